//! Question 10 of the specification: when does a spectator know a player's cards, and does it pay to hinder then?
//! `cargo run --release -p galerne-pluvionautes --example deduce -- [GAMES]`
//!
//! First table: a spectator watches one seat of tables where all play alike, with players who err by 1 villager
//! (habitué)
//! or 8 (novice). Second table: two players; one looks after itself, the other hinders and knows more or less about the
//! first one's cards. Same games, same luck on every machine; every game is played from both sides.
#![allow(clippy::print_stdout)]

use galerne_engine::{Judge, Random, Rules, Seat, SeatSet, View, Viewer, mix};
use galerne_kit::play;
use galerne_pluvionautes::{Action, Observer, Options, Pilot, Pluvionautes, Secrecy, State, Style};

/// An observer is sure from here on.
const SURE: f32 = 0.8;

/// The spread of the noise that a softmax of slack 1 stands for is that of a misjudgement 4.44 wide: π√2.
fn slack(pilot: &Pilot) -> f32 {
    (pilot.misjudges / 4.44).max(0.05)
}

/// The luck of those who decide.
fn minds(seed: u64) -> Random {
    Random::new(mix(seed, 99))
}

fn by_pilot(game: &Pluvionautes, pilot: &Pilot, state: &State, seat: Seat, random: &mut Random) -> Action {
    let view = View::new(game, state, Viewer(SeatSet::one(seat)));
    game.decide(pilot, &game.insight(), &view, seat, random).expect("a decider has an action")
}

/// After each of the watched seat's turns: how often the observer is sure, and how often its best guess is right.
fn deduction(name: &str, pilot: Pilot, seats: usize, games: u64) {
    let game = Pluvionautes::new(&Options::default(), seats).expect("the rulebook's options");
    let rounds = usize::from(game.options().rounds);
    let (mut sure, mut right) = (vec![0u32; rounds], vec![0u32; rounds]);
    let (mut kinds, mut named, mut wrongly, mut turns) = ([0u32; 2], 0u32, 0u32, Vec::new());
    for seed in 0..games {
        let mut observer =
            Observer::new(&game, Seat(0), &[], pilot.style, slack(&pilot)).expect("one card of each kind");
        // What the observer thought at the end of each turn; a later choice of the same turn overwrites it.
        let mut after = vec![observer; rounds];
        let mut random = minds(seed);
        let over = play(&game, seed, |state, seat| {
            let action = by_pilot(&game, &pilot, state, seat, &mut random);
            if seat == Seat(0) {
                observer.watch(&game, state, &action);
                after[usize::from(game.round(state)) - 1..].fill(observer);
            }
            action
        });
        let held = over.missions(Seat(0)).expect("all is shown at the end");
        for (round, observer) in after.iter().enumerate() {
            let (guess, belief) = observer.guess();
            sure[round] += u32::from(belief >= SURE);
            right[round] += u32::from(held == guess);
        }
        if let Some(round) = after.iter().position(|observer| observer.guess().1 >= SURE) {
            turns.push(round + 1);
            named += 1;
            wrongly += u32::from(held != after[round].guess().0);
        }
        for (kind, count) in kinds.iter_mut().enumerate() {
            *count += u32::from(after[0].belief(held[kind]) >= SURE);
        }
    }
    let share = |count: u32| 100.0 * f64::from(count) / games as f64;
    let list =
        |counts: &[u32]| counts.iter().map(|&count| format!("{:.0}", share(count))).collect::<Vec<_>>().join(" ");
    turns.sort_unstable();
    println!(
        "{seats} players, {name}: sure after turn 1…{rounds} in {} %, best guess right in {} %",
        list(&sure),
        list(&right)
    );
    println!(
        "    sure at some time in {:.0} %, half of these by turn {}, wrong then in {:.0} %; after one turn the livestock card is known in {:.0} %, the crop card in {:.0} %",
        share(named),
        turns.get(turns.len() / 2).copied().unwrap_or(0),
        100.0 * f64::from(wrongly) / f64::from(named.max(1)),
        share(kinds[0]),
        share(kinds[1])
    );
}

/// What a hindering player knows of the other's cards.
#[derive(Clone, Copy, PartialEq)]
enum Knows {
    /// It does not hinder at all.
    Selfish,
    /// Every card is as likely as the copies left.
    Copies,
    /// What the board gives away: the maître.
    Board,
    /// What the observer believes, once it is sure; until then the board.
    Choices,
    /// The cards themselves.
    Cards,
}

/// The share of victories of the second seat, which hinders, against a habitué; and both mean scores.
fn denial(name: &str, knows: Knows, games: u64) {
    let hidden = Pluvionautes::new(&Options::default(), 2).expect("the rulebook's options");
    // Where cards lie open the game's own appraisal hinders what it sees: a supposed hand is put there for it to see.
    let open = Options { missions: Secrecy::Open, ..Options::default() };
    let open = Pluvionautes::new(&open, 2).expect("open cards are an option");
    let style = match knows {
        Knows::Selfish => Style::SELFISH,
        Knows::Copies => Style { keen: 0.0, ..Style::HINDERING },
        _ => Style::HINDERING,
    };
    let pilot = Pilot { style, misjudges: 0.0 };
    let (mut won, mut squares, mut scores) = (0.0, 0.0, [0.0; 2]);
    for seed in 0..games {
        for hinders in [Seat(0), Seat(1)] {
            let other = Seat(1 - hinders.0);
            let (mut random, mut observer) = (minds(seed), None);
            let over = play(&hidden, seed, |state, seat| {
                if seat == other {
                    let habit = Pilot::HABITUE;
                    let action = by_pilot(&hidden, &habit, state, seat, &mut random);
                    if knows == Knows::Choices {
                        let own = state.missions(hinders).unwrap_or_default();
                        observer = observer.or_else(|| Observer::new(&hidden, other, &own, habit.style, slack(&habit)));
                        if let Some(observer) = &mut observer {
                            observer.watch(&hidden, state, &action);
                        }
                    }
                    return action;
                }
                let sure = observer.filter(|seen: &Observer| seen.guess().1 >= SURE);
                match (knows, sure) {
                    (Knows::Cards, _) => by_pilot(&open, &pilot, state, seat, &mut random),
                    (Knows::Choices, Some(seen)) => by_pilot(&open, &pilot, &seen.supposed(state), seat, &mut random),
                    _ => by_pilot(&hidden, &pilot, state, seat, &mut random),
                }
            });
            let winners = hidden.standings(&over).winners;
            let share = if winners.has(hinders) { 1.0 / winners.len() as f64 } else { 0.0 };
            (won, squares) = (won + share, squares + share * share);
            scores[0] += f64::from(hidden.score(&over, hinders));
            scores[1] += f64::from(hidden.score(&over, other));
        }
    }
    let n = 2.0 * games as f64;
    let mean = won / n;
    let error = 1.96 * ((squares / n - mean * mean) / n).sqrt();
    println!(
        "hindering with {name}: wins {:.1} % (±{:.1}), scores {:.1} against {:.1}",
        100.0 * mean,
        100.0 * error,
        scores[0] / n,
        scores[1] / n
    );
}

fn main() {
    let games = std::env::args().nth(1).and_then(|games| games.parse().ok()).unwrap_or(500);
    for seats in [2, 4] {
        deduction("habitué", Pilot::HABITUE, seats, games);
        deduction("novice", Pilot::NOVICE, seats, games);
    }
    denial("no wish to hinder", Knows::Selfish, games);
    denial("the copies left", Knows::Copies, games);
    denial("what the board gives away", Knows::Board, games);
    denial("what the observer is sure of", Knows::Choices, games);
    denial("the cards in sight", Knows::Cards, games);
}
