//! The laws of the contract, and one test for each rule.

use galerne_engine::{Positions, Rules, Seat, Turn};
use galerne_kit::{Battery, hostile, playthrough};
use galerne_template_game::{Action, Options, Position, State, TemplateGame};
use std::path::Path;

fn game() -> TemplateGame {
    TemplateGame::new(&Options::default(), 2).unwrap()
}

#[test]
fn xx_1_1_battery() {
    let small = Options { stones: 5 };
    Battery::<TemplateGame>::new(2_000).setup(&Options::default(), 2).setup(&small, 2).run();
    assert_eq!(TemplateGame::new(&Options::default(), 3).unwrap_err().rule.0, "XX-1.1");
}

#[test]
fn damaged_positions_and_records_are_refused() {
    hostile::<TemplateGame>(&Options::default(), 2, 6);
}

#[test]
fn playthrough_is_as_kept() {
    playthrough::<TemplateGame>(Path::new("tests/playthroughs/core.txt"), &Options::default(), 2, 1);
}

#[test]
fn xx_1_2_players_take_turns() {
    assert_eq!(game().check(&game().start(), Seat(1), &Action { take: 1 }).unwrap_err().rule.0, "XX-1.2");
    let restored = game().restore(&Position { stones: 20, mover: Seat(0) });
    assert_eq!(restored.unwrap_err().rule.0, "XX-1.2");
}

#[test]
fn xx_1_3_the_heap_has_its_size() {
    assert_eq!(TemplateGame::new(&Options { stones: 4 }, 2).unwrap_err().rule.0, "XX-1.3");
    assert_eq!(game().restore(&Position { stones: 22, mover: Seat(0) }).unwrap_err().rule.0, "XX-1.3");
}

#[test]
fn xx_2_1_one_to_three_stones_that_are_there() {
    let two = State { stones: 2, mover: Seat(0) };
    for (take, legal) in [(0, false), (1, true), (2, true), (3, false), (4, false)] {
        assert_eq!(game().check(&two, Seat(0), &Action { take }).is_ok(), legal, "{take}");
    }
}

#[test]
fn xx_3_1_the_last_stone_wins() {
    let mut state = State { stones: 2, mover: Seat(1) };
    game().act(&mut state, Seat(1), Action { take: 2 }, &mut ());
    assert_eq!(game().turn(&state), Turn::Over);
    assert!(game().standings(&state).winners.has(Seat(1)));
}
