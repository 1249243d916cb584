//! Readable playthroughs, kept as files: their difference shows a reviewer what a change did.

use crate::{Speech, assert_kept};
use galerne_engine::{Dense, Event as _, Game, Judge, Random, Referee, Seat, Streams, Turn, View, Viewer, Words};
use std::{fmt::Write as _, path::Path};

/// The board is drawn every this many decisions; log lines and choices come in between.
const BOARD_EVERY: usize = 12;

/// Plays one game with the game's own judgement and a fixed seed, and compares the account of it with the file ([`assert_kept`]).
///
/// # Panics
/// If the file differs from what was played, or is missing.
pub fn playthrough<G: Game + Words + Judge>(file: &Path, options: &G::Options, seats: usize, seed: u64) {
    assert_kept(file, &account::<G>(options, seats, seed));
}

fn account<G: Game + Words + Judge>(options: &G::Options, seats: usize, seed: u64) -> String {
    let speech = Speech::of::<G>();
    let names = (0..seats).map(|seat| format!("Player {}", seat + 1)).collect();
    let mut referee = Referee::<G>::new(options, names).expect("the options of a playthrough are sound");
    let insight = referee.game().insight();
    let (mut random, mut luck) = (Random::new(seed), Streams::new(seed));
    let mut text = format!(
        "{} · rules {} · {seats} seats · seed {seed}\noptions {}\n",
        G::ID,
        G::RULES,
        serde_json::to_string(options).expect("options serialise")
    );
    let mut decisions = 0;
    loop {
        let told = referee.events().len();
        match referee.turn() {
            Turn::Over => break,
            Turn::Chance(source) => {
                referee.roll(&mut luck).expect("chance is due");
                let _ = writeln!(text, "\n-- chance: {}", G::SOURCES[usize::from(source.0)]);
            }
            Turn::Decide(deciders) => {
                let seat = deciders.lowest().expect("somebody decides");
                if decisions % BOARD_EVERY == 0 {
                    draw(&mut text, &referee, &speech, seat);
                }
                decisions += 1;
                decide(&mut text, &mut referee, &insight, &mut random, &speech, seat);
            }
        }
        for event in &referee.events()[told..] {
            let _ = writeln!(text, "   {} [{}]", speech.say(&referee.game().tell(event)), event.rule());
        }
    }
    let _ = writeln!(text, "\n== over after {decisions} decisions");
    for line in referee.game().standings(referee.state()).iter() {
        let _ = writeln!(
            text,
            "   seat {}: place {}, score {}{}",
            line.seat,
            line.place,
            line.score,
            if line.won { ", won" } else { "" }
        );
    }
    text
}

fn draw<G: Game + Words>(text: &mut String, referee: &Referee<G>, speech: &Speech, seat: Seat) {
    let board = referee.game().board(&View::new(referee.game(), referee.state(), Viewer::seat(seat)));
    text.push('\n');
    for row in &board.drawing {
        let _ = writeln!(text, "{}", format!("   | {row}").trim_end());
    }
    for fact in &board.facts {
        let _ = writeln!(text, "   · {}", speech.say(fact));
    }
}

fn decide<G: Game + Words + Judge>(
    text: &mut String,
    referee: &mut Referee<G>,
    insight: &G::Insight,
    random: &mut Random,
    speech: &Speech,
    seat: Seat,
) {
    let actions = referee.actions(seat);
    let worth = |action| referee.game().appraise(insight, referee.state(), seat, action);
    let worth: Vec<f32> = actions.iter().map(worth).collect();
    let best = worth.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let good: Vec<G::Action> =
        actions.iter().zip(&worth).filter(|(_, worth)| **worth >= best).map(|(action, _)| *action).collect();
    let action = random.pick(&good).or(actions.first().copied()).expect("a decider has an action");
    let label = speech.say(&referee.game().label(referee.state(), seat, &action));
    let _ = writeln!(text, "\n-- seat {seat}: {label}   (action {}, one of {})", action.id(), actions.len());
    referee.act(seat, action).expect("a listed action is legal");
}
