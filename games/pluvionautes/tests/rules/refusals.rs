//! Bad input: every code of the specification's table, in its order, and positions that cannot be.

use crate::common::*;
use galerne_engine::{Direction, Playout, Positions, Refusal, Rules, Seat, Turn, read_position, write_position};
use galerne_pluvionautes::{Action, Cell, Kind, Mission, Options, Phase, Pluvionautes, Position, Slot, State};
use serde_json::json;

#[test]
fn codes_of_the_table() {
    let game = game(2);
    let soft = launch("D4", Direction::E, galerne_pluvionautes::Force::Soft);
    let state = game.sketch().islands(TB).state();
    let check = |state: &State, seat, action: &Action| game.check(state, Seat(seat), action).unwrap_err().reason.key;
    assert_eq!(check(&state, 1, &soft), "table-not-your-turn");
    assert_eq!(check(&state, 9, &soft), "table-not-your-turn");
    assert_eq!(check(&game.start(), 0, &soft), "table-not-your-turn", "chance is due");
    let over = game.sketch().phase(Phase::Over).state();
    assert_eq!(check(&over, 0, &soft), "refused-over");
    let pilot = game.sketch().islands(TB).pilot("D4", 2).state();
    assert_eq!(check(&pilot, 0, &soft), "refused-wrong-phase");
    assert_eq!(check(&pilot, 0, &Action::Tow { cell: cell("D4") }), "refused-wrong-phase");
    assert_eq!(check(&pilot, 0, &Action::Pilot { cell: Cell(37) }), "refused-unknown-cell");
    assert_eq!(check(&pilot, 0, &Action::Pilot { cell: cell("A1") }), "refused-out-of-range");
    // Cut off by walls: A1 lies next door and cannot be reached.
    let cut = game.sketch().building("A1|A2", Kind::Wall).building("A1|B1", Kind::Wall).building("A1|B2", Kind::Wall);
    assert_eq!(check(&cut.pilot("A2", 5).state(), 0, &Action::Pilot { cell: cell("A1") }), "refused-out-of-range");
    let build = game.sketch().islands(TB).supply(0, [1, 0, 0]).build("D5").state();
    let place = |kind, slot| Action::Place { kind, slot };
    assert_eq!(check(&build, 0, &place(Kind::Wall, Slot(90))), "refused-unknown-edge");
    assert_eq!(check(&build, 0, &place(Kind::WaterTower, slot("D4|D5"))), "refused-supply-empty");
    assert_eq!(check(&build, 0, &place(Kind::Wall, slot("A1|A2"))), "refused-slot-not-adjacent");
    for action in [Action::Face { fuel: 3 }, Action::ReportOut, Action::Rest { cell: cell("D5") }] {
        assert_eq!(check(&build, 0, &action), "refused-wrong-phase");
    }
}

#[test]
fn words_that_are_no_action_are_no_action() {
    let read = serde_json::from_value::<Action>;
    assert!(read(json!({"launch": {"target": "D4", "heading": "E", "force": "soft"}})).is_ok());
    for bad in [
        json!({"launch": {"target": "D4", "heading": "N", "force": "soft"}}),
        json!({"launch": {"target": "D4", "heading": 6, "force": "soft"}}),
        json!({"launch": {"target": "D4", "heading": "E", "force": "medium"}}),
        json!({"launch": {"target": "D8", "heading": "E", "force": "soft"}}),
        json!({"place": {"kind": "wall", "slot": "D4|D6"}}),
        json!({"place": {"kind": "castle", "slot": "D4|D5"}}),
        json!({"report_face": {"face": "6"}}),
    ] {
        assert!(read(bad.clone()).is_err(), "{bad}");
    }
    assert!(serde_json::from_value::<Options>(json!({"weather": 2})).is_err());
}

/// A position in the middle of a game, changed by hand and read back.
fn changed(change: impl FnOnce(&mut Position)) -> Refusal {
    let game = game(3);
    let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(12));
    while state.turns() < 4 || state.phase() != Phase::Pilot {
        playout.step(&game, &mut state, &mut ());
    }
    let mut position = game.describe(&state);
    assert!(game.restore(&position).is_ok());
    change(&mut position);
    game.restore(&position).expect_err("an impossible position is refused")
}

#[test]
fn impossible_positions_are_refused_with_their_rule() {
    let broken: [(&str, &str, Refusal); 18] = [
        ("PL-1.3", "refused-position-rows", changed(|p| p.islands[0].push('p'))),
        ("PL-1.3", "refused-position-rows", changed(|p| p.islands.truncate(6))),
        ("PL-1.5", "refused-islands", changed(|p| p.islands[3] = ".......".to_owned())),
        ("PL-9.9", "refused-position-buildings", changed(|p| p.reserve.wall += 1)),
        ("PL-9.9", "refused-position-buildings", changed(|p| p.supplies[2].lighthouse = 200)),
        ("PL-1.1", "refused-position-seats", changed(|p| p.supplies.truncate(2))),
        ("PL-1.10", "refused-position-copies", changed(|p| p.missions[0] = Some(vec![Mission::CropPlain; 3]))),
        ("PL-2.4", "refused-position-cards", changed(|p| p.missions[0] = Some(vec![Mission::CropPlain]))),
        ("PL-10.2", "refused-position-hidden", changed(|p| p.missions[1] = None)),
        ("PL-2.6", "refused-position-first", changed(|p| p.first = Seat(3))),
        ("PL-12.1", "refused-position-turns", changed(|p| p.turns = 15)),
        ("PL-12.1", "refused-position-turns", changed(|p| p.turns_left = Some(1))),
        ("PL-1.8", "refused-position-dice", changed(|p| p.weather[0].as_mut().unwrap().value = 7)),
        ("PL-6.10", "refused-position-straddle", changed(|p| p.weather[0].as_mut().unwrap().other = Some(cell("A1")))),
        ("PL-5.3", "refused-position-balloon", changed(|p| p.balloon = None)),
        ("PL-7.2", "refused-position-fuel", changed(|p| p.fuel = Some(6))),
        ("PL-6.12", "refused-position-attempt", changed(|p| p.attempt = 3)),
        ("PL-5.1", "refused-position-phase", changed(|p| p.phase = Phase::ReportFace)),
    ];
    for (rule, key, refusal) in broken {
        if key == "refused-position-phase" {
            assert!(["PL-5.1", "PL-7.2"].contains(&refusal.rule.0), "{refusal}");
        } else {
            assert_eq!((refusal.rule.0, refusal.reason.key), (rule, key));
        }
    }
}

#[test]
fn any_phase_in_any_position_is_read_or_refused() {
    // Every phase forced upon every moment of a few games: restore answers, and what it accepts can be played on.
    const PHASES: [&str; 25] = [
        "islands",
        "island",
        "setup_die",
        "deal",
        "first",
        "rethrow",
        "rethrow_value",
        "rethrowing",
        "launch",
        "throwing",
        "face_roll",
        "report_landing",
        "report_die",
        "report_value",
        "report_face",
        "rest_balloon",
        "rest_weather",
        "face",
        "pilot",
        "tow",
        "build",
        "gust_aim",
        "gust",
        "final_die",
        "over",
    ];
    let mut accepted = 0;
    for (throw, seats) in [("aimed", 2), ("manual", 3), ("chosen", 2), ("uniform", 1)] {
        let options: Options = serde_json::from_value(json!({ "throw": throw })).unwrap();
        let game = with(options, seats);
        let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(3));
        while game.turn(&state) != Turn::Over {
            for phase in PHASES {
                let mut position = game.describe(&state);
                position.phase = serde_json::from_value(json!(phase)).unwrap();
                position.index = (position.index + u8::from(phase.len() % 2 == 0)) % 3;
                let Ok(mut read) = game.restore(&position) else { continue };
                accepted += 1;
                for _ in 0..12 {
                    playout.step(&game, &mut read, &mut ());
                }
            }
            playout.step(&game, &mut state, &mut ());
        }
    }
    assert!(accepted > 100, "{accepted}");
}

#[test]
fn position_files_are_read_back() {
    let game = game(2);
    let state = game.start();
    let (again, read) = read_position::<Pluvionautes>(&write_position(&game, &state)).unwrap();
    assert_eq!((again.seats(), read), (2, state));
}
