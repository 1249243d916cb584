//! What is asked of a review to find out how far it can be trusted: whether its curve comes true, and whether it finds an error that
//! was put there.

use super::stretches::of_the_maitre;
use super::{Desk, Difference, Effort, Stretch, Verdict, judge, stretches};
use crate::{Player, by_name};
use galerne_engine::{Judge, Random, Referee, Streams, Trouble, Turn, Unit, View, Viewer, mix, sift};

/// What was said of a seat at a state that rests, as shares of the victory, and what came of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Said {
    /// The judge's own word.
    pub judge: f64,
    /// The mean of the curve's continuations.
    pub curve: f64,
    /// The result.
    pub came: f64,
}

/// An error that was put into a game, and what the review makes of it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Planted {
    /// What it costs in the game's [`Unit`], found with four times the effort on luck of its own.
    pub cost: f64,
    /// The standard error of that.
    pub error: f64,
    /// What the review says.
    pub verdict: Verdict,
}

/// Plays on with that bot in every seat, for that number of entries or to the end.
pub fn play_on<G: Judge>(referee: &mut Referee<G>, bot: &str, entries: usize, seed: u64) -> Result<(), Trouble> {
    let mut luck = Streams::new(seed);
    let mut players = Vec::<Box<dyn Player<G>>>::new();
    for seat in 0..referee.game().seats() as u64 {
        players.push(by_name(bot, mix(seed, seat + 1))?);
    }
    for _ in 0..entries {
        match referee.turn() {
            Turn::Over => break,
            Turn::Chance(_) => {
                referee.roll(&mut luck)?;
            }
            Turn::Decide(seats) => {
                let Some(seat) = seats.lowest() else { break };
                let view = View::new(referee.game(), referee.state(), Viewer::seat(seat));
                let player = &mut players[seat.index()];
                let Some(action) = player.choose(referee.game(), &view, seat) else { break };
                referee.act(seat, action)?;
            }
        }
    }
    Ok(())
}

/// What the curve says from `from` entries on, at no more than `most` places evenly spread over the rest of the game, for each seat; no
/// more of it once `go_on` says no. Nothing where the unit is not a chance: there nothing is bent.
pub fn said<G: Judge>(
    referee: &Referee<G>,
    effort: &Effort,
    (from, most): (usize, usize),
    go_on: &mut dyn FnMut() -> bool,
) -> Vec<Said> {
    let game = referee.game();
    if game.unit() != Unit::Chance {
        return Vec::new();
    }
    let mut desk = Desk::new(referee, *effort);
    let begins = stretches(referee).into_iter().map(|stretch| stretch.from).filter(|&at| at >= from);
    let rests: Vec<usize> = begins.filter(|&at| game.rests(&referee.state_at(at))).collect();
    let came = desk.worth.told(game, referee.state());
    let mut said = Vec::new();
    for part in 0..most.min(rests.len()) {
        if !go_on() {
            break;
        }
        let state = referee.state_at(rests[part * rests.len() / most.min(rests.len())]);
        let (judge, [curve, _]) = (desk.worth.told(game, &state), desk.told(&state));
        let of =
            |seat: usize| Said { judge: judge[seat] / 100.0, curve: curve[seat] / 100.0, came: came[seat] / 100.0 };
        said.extend((0..game.seats()).map(of));
    }
    said
}

/// What a planted error costs at the least: chances in a hundred, or else points.
const WORTH_PLANTING: [f64; 2] = [10.0, 4.0];
/// Stretches that are tried for an error worth planting.
const TRIES: u64 = 12;
/// Random moves that an error may be long.
const LONG: usize = 64;

/// Puts random moves into the place of one stretch of the game, such that they truly cost something, and asks for that stretch's
/// price; `None` where no such stretch was found, where the price needs no playing on, or `go_on` said no.
pub fn planted<G: Judge>(
    referee: &Referee<G>,
    effort: &Effort,
    seed: u64,
    go_on: &mut dyn FnMut() -> bool,
) -> Option<Planted> {
    if referee.game().exact(0.5).is_some() {
        return None;
    }
    let [chances, points] = WORTH_PLANTING;
    let least = if referee.game().unit() == Unit::Chance { chances } else { points };
    let all = stretches(referee);
    let mut desk = Desk::new(referee, *effort);
    for number in 0..TRIES {
        let mut random = Random::new(mix(seed, number));
        let stretch = *all.get(random.below(all.len() as u32) as usize)?;
        let (done, end) = at_random(referee, &stretch, &mut random);
        let (line, best) = of_the_maitre(referee, &stretch, effort.iterations);
        if end == best || line.is_empty() {
            continue;
        }
        let (lines, mut truth) = ([&done[..], &line[..]], Difference::default());
        for times in [effort.screen * 2, effort.most, effort.most * 4] {
            if !go_on() {
                return None;
            }
            desk.compared(&stretch, lines, &mut truth, (times, mix(seed, 1_000 + number)));
            if -truth.mean(stretch.seat) < least {
                break;
            }
        }
        if truth.times() < effort.most * 4 || -truth.mean(stretch.seat) < least {
            continue;
        }
        let (mut known, mut times) = (Difference::default(), effort.screen.max(2));
        while known.times() < effort.most && known.asks_for_more(stretch.seat) {
            desk.compared(&stretch, lines, &mut known, (times, super::SEED));
            times = (times * 4).min(effort.most);
        }
        let verdict = judge(stretch, line, false, &known, &|mean| mean).verdict;
        return Some(Planted { cost: -truth.mean(stretch.seat), error: truth.error(stretch.seat), verdict });
    }
    None
}

/// Random moves in the place of the stretch, and the state they lead to.
fn at_random<G: Judge>(referee: &Referee<G>, stretch: &Stretch, random: &mut Random) -> (Vec<G::Action>, G::State) {
    let (game, mut now, mut done) = (referee.game(), referee.state_at(stretch.from), Vec::new());
    let mut actions = Vec::new();
    while done.len() < LONG && game.turn(&now).deciders().has(stretch.seat) {
        actions.clear();
        game.actions(&now, stretch.seat, &mut actions);
        sift(game, &mut actions);
        actions.retain(|action| !game.gives_up(action) && !game.is_idle(&now, action));
        let Some(&action) = actions.get(random.below(actions.len().max(1) as u32) as usize) else { break };
        let mut events = Vec::new();
        game.act(&mut now, stretch.seat, action, &mut events);
        done.push(action);
        if events.iter().any(galerne_engine::Event::reveals) {
            break;
        }
    }
    (done, now)
}
