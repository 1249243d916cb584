//! A whole game between bots, kept as what each decision was seen as: the feed of training.

use super::setup::Setup;
use super::{MOST_STEPS, returns};
use crate::{AnySetup as _, Episode, Utility};
use galerne_bots::{Player, by_name};
use galerne_engine::{
    Bytes, Dense as _, Judge, Perceive, Random, Seat, Streams, Trouble, Turn, View, Viewer, Words, mix,
};

pub(super) fn play<G: Judge + Perceive + Words>(
    setup: &Setup<G>,
    players: &[String],
    seed: u64,
    number: u64,
) -> Result<Episode, Trouble> {
    let (game, width) = (&setup.game, setup.panes().len);
    let luck = mix(seed, number);
    let mut streams = Streams::new(luck);
    let mut guess = Random::new(mix(luck, 0x6775_6573_7365));
    let player = |seat: usize| -> Result<Box<dyn Player<G>>, Trouble> {
        let name = players.get(seat).or(players.last()).map_or("random", String::as_str);
        by_name::<G>(name, mix(luck, 0x6D69_6E64 + seat as u64))
    };
    let mut minds = (0..game.seats()).map(player).collect::<Result<Vec<_>, Trouble>>()?;
    let insight = game.insight();
    let (mut state, mut episode) = (game.start(), Episode::default());
    for _ in 0..MOST_STEPS {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = game.draw(&state, streams.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(deciders) => {
                let seat = deciders.lowest().unwrap_or(Seat(0));
                let view = View::new(game, &state, Viewer::seat(seat));
                let broken = || Trouble::new("arena-broken").with("error", format!("no choice of seat {seat}"));
                let action = minds[seat.index()].choose(game, &view, seat).ok_or_else(broken)?;
                game.check(&state, seat, &action)?;
                let start = episode.seen.len();
                episode.seen.resize(start + width, 0);
                setup.perceive(&view, seat, &mut Bytes::new(&mut episode.seen[start..]));
                episode.seat.push(seat.0 as i8);
                episode.action.push(action.id() as i32);
                let imagined = view.imagine(game, &mut guess);
                episode.worth.push(game.evaluate(&insight, &imagined, seat));
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
    episode.returns = returns(game, &state, Utility::Victory)[..game.seats()].to_vec();
    Ok(episode)
}
