//! Whole games: readable playthroughs per mode, a record for each way to end, and counts of continuations.
//! `GALERNE_BLESS=1 cargo test -p galerne-onb --test records` writes the files anew.

mod common;

use common::{OPEN, Table, options};
use galerne_engine::{Event as _, Judge, Luck, Record, Referee, Seat, Square, Streams, Turn};
use galerne_kit::{kept, perft, playthrough};
use galerne_onb::{Action, Event, Onb};
use serde_json::{Value, json};
use std::path::PathBuf;

fn play(name: &str, seats: usize, more: Value) {
    let file = PathBuf::from(format!("tests/playthroughs/{name}.txt"));
    playthrough::<Onb>(&file, &options(more), seats, 1);
}

#[test]
fn playthrough_to_the_death() {
    play("mort", 2, json!({ "map": "prairie", "points": 80, "turn_limit": 6 }));
}

#[test]
fn playthrough_capture() {
    play(
        "capture",
        2,
        json!({ "map": "citadelle", "points": 60, "scenario": "capture", "roles": "drawn", "armies": "random", "turn_limit": 6 }),
    );
}

#[test]
fn playthrough_target() {
    play(
        "cible",
        2,
        json!({ "map": "donjon", "points": 60, "scenario": "cible", "opportunity": "ask", "turn_limit": 5 }),
    );
}

#[test]
fn playthrough_two_against_two() {
    play("equipes", 4, json!({ "map": "ruines", "points": 40, "alliances": "pairs", "turn_limit": 3 }));
}

#[test]
fn playthrough_three_in_secret() {
    play(
        "trois",
        3,
        json!({ "map": "ruines", "points": 40, "deployment": "secret", "scenario": "capture", "turn_limit": 4 }),
    );
}

/// A way to end: its name, the table, and what the last events look like.
type Ending = (&'static str, usize, Value, fn(&Onb, &[Event]) -> bool);

fn limit(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::LimitReached { .. }))
}

fn won(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Won { .. }))
}

fn eliminated(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Eliminated { .. }))
}

fn conceded(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Conceded { .. }))
}

fn held(events: &[Event]) -> bool {
    events.iter().any(|event| matches!(event, Event::Control { .. }))
}

fn endings() -> Vec<Ending> {
    let small = |more: Value| {
        let mut all = json!({ "armies": "random", "points": 45, "map": "prairie" });
        for (name, value) in more.as_object().unwrap() {
            all[name] = value.clone();
        }
        all
    };
    vec![
        ("elimination", 2, small(json!({})), |_, last| won(last) && eliminated(last) && !conceded(last)),
        ("concession", 2, small(json!({ "turn_limit": 40 })), |_, last| won(last) && conceded(last)),
        ("points", 2, small(json!({ "turn_limit": 2 })), |_, last| limit(last) && won(last)),
        ("equal-points", 2, small(json!({ "turn_limit": 1, "points": 15 })), |_, last| {
            limit(last) && last.contains(&Event::Drawn)
        }),
        ("capture", 2, small(json!({ "scenario": "capture" })), |_, last| won(last) && held(last)),
        ("held-out", 2, small(json!({ "scenario": "capture", "turn_limit": 1 })), |_, last| limit(last) && won(last)),
        ("open-point", 3, small(json!({ "scenario": "capture", "map": "ruines" })), |_, last| won(last) && held(last)),
        ("target", 2, small(json!({ "scenario": "cible" })), |_, last| {
            won(last) && eliminated(last) && !conceded(last)
        }),
        ("target-lives", 2, small(json!({ "scenario": "cible_unique", "turn_limit": 2 })), |_, last| {
            limit(last) && won(last)
        }),
        ("alliance", 4, small(json!({ "alliances": "pairs", "map": "ruines", "points": 30 })), |_, last| {
            won(last) && eliminated(last)
        }),
        ("both-targets", 2, small(json!({})), |_, last| eliminated(last) && last.contains(&Event::Drawn)),
    ]
}

/// Play until a game ends that way; no seat gives up unless that is the way.
fn find(ending: &Ending) -> Record<Onb> {
    let (name, seats, more, fits) = ending;
    for seed in 0..2000 {
        let names = (0..*seats).map(|seat| format!("Player {}", seat + 1)).collect();
        let mut referee = Referee::<Onb>::new(&options(more.clone()), names).unwrap();
        let insight = referee.game().insight();
        let mut luck = Streams::new(seed);
        let mut last = Vec::new();
        let mut decisions = 0;
        loop {
            match referee.turn() {
                Turn::Over => break,
                Turn::Chance(_) => last = referee.roll(&mut luck).unwrap().to_vec(),
                Turn::Decide(seats) => {
                    let seat = seats.lowest().unwrap();
                    decisions += 1;
                    let action = if *name == "concession" && decisions > 30 {
                        Action::Concede
                    } else {
                        referee.game().mind(&insight).advise(referee.state(), seat).unwrap()
                    };
                    last = referee.act(seat, action).unwrap().to_vec();
                }
            }
        }
        if fits(referee.game(), &last) {
            return referee.record().clone();
        }
    }
    panic!("no game ends by {name}");
}

/// One bomb on the targets of both sides: rare enough to be set up by hand.
fn both_targets() -> Record<Onb> {
    let figures = [("mortier", 0, 0, 3, 2), ("loup", 1, 6, 3, 6), ("voyante", 0, 6, 4, 6), ("garde", 1, 11, 5, 6)];
    let mut table = Table::new(&OPEN, json!({ "scenario": "cible" }), &figures);
    table.edit(|position| {
        position.units[1].pv = 1;
        position.units[2].pv = 1;
        position.targets = vec![Some(2), Some(1)];
    });
    table.take(0);
    let Table { game, state, .. } = table;
    let mut referee = Referee::from_position(game, state, vec!["Player 1".to_owned(), "Player 2".to_owned()]);
    referee.act(Seat(0), Action::Aim { weapon: 0 }).unwrap();
    referee.act(Seat(0), Action::Cell(Square::new(6, 3))).unwrap();
    while referee.turn() != Turn::Over {
        let mut outcomes = Vec::new();
        referee.game().outcomes(referee.state(), &mut outcomes);
        referee.feed(outcomes.last().unwrap().0).unwrap();
    }
    referee.record().clone()
}

#[test]
fn on_13_1_on_13_10_on_13_20_on_13_21_on_13_30_on_13_31_a_record_for_each_way_to_end() {
    for ending in endings() {
        let text = kept(format!("tests/records/{}.json", ending.0), || {
            if ending.0 == "both-targets" { both_targets().to_json() } else { find(&ending).to_json() }
        });
        let referee = Referee::from_record(Record::<Onb>::from_json(&text).unwrap())
            .unwrap_or_else(|why| panic!("{}: {why}", ending.0));
        assert_eq!(referee.turn(), Turn::Over, "{}", ending.0);
        let start = referee.events_until(referee.len() - 1).len();
        let last = &referee.events()[start..];
        assert!((ending.3)(referee.game(), last), "{}: {last:?}", ending.0);
        assert!(last.iter().all(|event| event.rule().0.starts_with("ON-")));
    }
}

/// Continuations of a few small positions, counted: a change of the rules shows here.
#[test]
fn perft_of_small_positions() {
    let rows = ["....", "....", "....", "...."];
    let mut duel = Table::new(&rows, json!({ "concede": false }), &[("garde", 0, 1, 1, 2), ("gobelin", 1, 2, 1, 6)]);
    duel.take(0);
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&duel.game, &duel.state, depth)).collect();
    assert_eq!(counts, DUEL, "a guard and a goblin face to face");
    let open = Table::new(&OPEN, json!({ "concede": false }), &[("arbaletrier", 0, 0, 0, 2), ("loup", 1, 9, 3, 6)]);
    let counts: Vec<u64> = (1..=4).map(|depth| perft(&open.game, &open.state, depth)).collect();
    assert_eq!(counts, APART, "a crossbow and a wolf apart");
}

const DUEL: [u64; 4] = [4, 26, 102, 468];
const APART: [u64; 4] = [2, 6, 38, 214];
