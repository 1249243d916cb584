//! Connect four keeps the laws of the contract.

use connect_four::{Action, ConnectFour, Options, Position};
use galerne_engine::{Playout, Positions, Rules, Seat, Turn};
use galerne_kit::{Battery, perft, playthrough};
use std::path::Path;

fn played(columns: &[u8]) -> <ConnectFour as Rules>::State {
    let mut state = ConnectFour.start();
    for (turn, &column) in columns.iter().enumerate() {
        let (seat, action) = (Seat(turn as u8 & 1), Action { column: column - 1 });
        ConnectFour.check(&state, seat, &action).unwrap();
        ConnectFour.act(&mut state, seat, action, &mut ());
    }
    state
}

#[test]
fn cf_1_1_battery() {
    Battery::<ConnectFour>::new(10_000).setup(&Options {}, 2).run();
}

#[test]
fn playthrough_is_as_kept() {
    playthrough::<ConnectFour>(Path::new("tests/playthroughs/connect-four.txt"), &Options {}, 2, 1);
}

#[test]
fn cf_1_2_seats_take_turns() {
    let refusal = ConnectFour.check(&ConnectFour.start(), Seat(1), &Action { column: 0 }).unwrap_err();
    assert_eq!(refusal.rule.0, "CF-1.2");
}

#[test]
fn cf_1_3_discs_fall_and_columns_fill() {
    let state = played(&[1, 1, 1, 1, 1, 1]);
    assert_eq!(ConnectFour.check(&state, Seat(0), &Action { column: 0 }).unwrap_err().rule.0, "CF-1.3");
    assert_eq!(ConnectFour.check(&state, Seat(0), &Action { column: 7 }).unwrap_err().rule.0, "CF-1.3");
    assert_eq!(ConnectFour.describe(&state).rows[0], "o......");
    assert_eq!(ConnectFour.describe(&state).rows[5], "x......");
}

#[test]
fn cf_2_1_four_in_every_direction_wins() {
    for columns in [
        &[1, 2, 1, 2, 1, 2, 1][..],
        &[1, 1, 2, 2, 3, 3, 4],
        &[1, 2, 2, 3, 3, 4, 3, 4, 4, 6, 4],
        &[7, 6, 6, 5, 5, 4, 5, 4, 4, 2, 4],
    ] {
        let state = played(columns);
        assert_eq!(ConnectFour.turn(&state), Turn::Over, "{columns:?}");
        assert!(ConnectFour.standings(&state).winners.has(Seat(0)));
    }
}

#[test]
fn cf_2_2_a_full_board_is_nobodys() {
    let full = (0..10_000).find_map(|seed| {
        let mut state = ConnectFour.start();
        (Playout::new(seed).finish(&ConnectFour, &mut state, 43) == Some(42)
            && ConnectFour.standings(&state).winners.is_empty())
        .then_some(state)
    });
    let full = full.expect("random play fills the board now and then");
    assert_eq!(ConnectFour.turn(&full), Turn::Over);
    assert_eq!(ConnectFour.check(&full, Seat(0), &Action { column: 0 }).unwrap_err().rule.0, "CF-2.2");
}

#[test]
fn impossible_positions_are_refused() {
    let refused = |rows: [&str; 6]| {
        let position = Position { rows: rows.map(str::to_owned).to_vec() };
        ConnectFour.restore(&position).unwrap_err().reason.key
    };
    let empty = ".......";
    assert_eq!(refused([empty, empty, empty, empty, "x......", empty]), "refused-board-floating");
    assert_eq!(refused([empty, empty, empty, empty, empty, "xx....."]), "refused-board-turns");
    assert_eq!(refused([empty, empty, empty, empty, empty, "x?....."]), "refused-board-sign");
    assert_eq!(refused([empty, empty, empty, empty, empty, "x"]), "refused-board-size");
}

/// The published counts of connect four games by length.
#[test]
fn perft_counts() {
    let counts: Vec<u64> = (0..=8).map(|depth| perft(&ConnectFour, &ConnectFour.start(), depth)).collect();
    assert_eq!(counts, [1, 7, 49, 343, 2401, 16807, 117_649, 823_536, 5_673_234]);
}
