//! How many clicks a battle costs whoever makes the moves of the *maître* with the fewest touches that a page offers. Every legal action
//! and every sequence is one click: its button. A sequence whose target ends in `-again` goes on by itself once it was clicked, one whose
//! target ends in `-soon` needs no click at all.

use galerne_bots::{Levelled, Player};
use galerne_draw::{Picture, Sequence};
use galerne_engine::{Level, Luck, Rules, Seat, Streams, Turn, View, Viewer};
use galerne_onb::{Action, Onb, Options, State};

const ME: Seat = Seat(0);

/// What the player does until chance or another seat comes between: each action, and the state that it leads to.
fn turn_of(game: &Onb, state: &State, seat: Seat, player: &mut Levelled<Onb>) -> Vec<(Action, State)> {
    let (mut now, mut done) = (*state, Vec::new());
    while game.turn(&now).deciders().has(seat) {
        let action = player.choose(game, &View::new(game, &now, Viewer::seat(seat)), seat).unwrap();
        game.act(&mut now, seat, action, &mut ());
        done.push((action, now));
    }
    done
}

/// How many of the wanted actions the sequence does: all up to the state that it leads to.
fn covers(game: &Onb, state: &State, sequence: &Sequence<Action>, wanted: &[(Action, State)]) -> usize {
    let mut now = *state;
    for action in &sequence.actions {
        if game.check(&now, ME, action).is_err() {
            break;
        }
        game.act(&mut now, ME, *action, &mut ());
    }
    wanted.iter().rposition(|(_, end)| *end == now).map_or(0, |last| last + 1)
}

/// The clicks for one turn.
fn clicks(game: &Onb, state: &State, wanted: &[(Action, State)], standing: &mut bool) -> usize {
    let (mut now, mut rest, mut clicks) = (*state, wanted, 0);
    while !rest.is_empty() {
        let offered = game.sequences(&now, ME);
        let doing = offered.iter().map(|sequence| (covers(game, &now, sequence, rest), sequence));
        let best = doing.max_by_key(|(done, _)| *done).filter(|(done, _)| *done > 0);
        let is = |end: &str| best.is_some_and(|(_, sequence)| sequence.targets[0].ends_with(end));
        let comes = is("-soon") || (is("-again") && *standing);
        clicks += usize::from(!comes);
        *standing = is("-again");
        let done = best.map_or(1, |(done, _)| done);
        now = rest[done - 1].1;
        rest = &rest[done..];
    }
    clicks
}

fn battle(seed: u64) -> usize {
    let options: Options = serde_json::from_str(r#"{"points": 200, "armies": "random", "map": "prairie"}"#).unwrap();
    let game = Onb::new(&options, 2).unwrap();
    let (mut state, mut luck) = (game.start(), Streams::new(seed));
    let mut players = [Levelled::new(Level::Maitre, seed + 1), Levelled::new(Level::Habitue, seed + 2)];
    let (mut sum, mut standing) = (0, false);
    loop {
        match game.turn(&state) {
            Turn::Over => return sum,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                let wanted = turn_of(&game, &state, seat, &mut players[seat.index()]);
                if seat == ME {
                    sum += clicks(&game, &state, &wanted, &mut standing);
                }
                state = wanted.last().expect("whoever is asked decides").1;
            }
        }
    }
}

#[test]
fn a_battle_of_200_points_is_played_with_150_clicks() {
    let battles = [0, 1, 2].map(battle);
    assert!(battles.iter().sum::<usize>() / battles.len() <= 150, "{battles:?}");
}
