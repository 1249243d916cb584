//! The board as a file, and the checks that a written one passes.

use crate::game::ConnectFour;
use crate::rule_ids as rule;
use crate::rules::has_four;
use crate::state::{COLUMNS, ROWS, State};
use galerne_engine::{Positions, Refusal, refuse};
use serde::{Deserialize, Serialize};

/// The board as one would type it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    /// Six rows from the top; `x` the first seat, `o` the second, `.` empty.
    pub rows: Vec<String>,
}

impl Positions for ConnectFour {
    type Position = Position;

    fn describe(&self, state: &State) -> Position {
        let cell = |row, column| match State::bit(column, row) {
            bit if state.discs[0] & bit != 0 => 'x',
            bit if state.discs[1] & bit != 0 => 'o',
            _ => '.',
        };
        Position { rows: (0..ROWS).rev().map(|row| (0..COLUMNS).map(|column| cell(row, column)).collect()).collect() }
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        let mut state = State::EMPTY;
        if position.rows.len() != usize::from(ROWS) {
            return refuse(rule::DROP, "refused-board-size");
        }
        for (row, line) in (0..ROWS).rev().zip(&position.rows) {
            if line.chars().count() != usize::from(COLUMNS) {
                return refuse(rule::DROP, "refused-board-size");
            }
            for (column, sign) in (0..COLUMNS).zip(line.chars()) {
                match sign {
                    'x' => state.discs[0] |= State::bit(column, row),
                    'o' => state.discs[1] |= State::bit(column, row),
                    '.' => {}
                    _ => return refuse(rule::DROP, "refused-board-sign"),
                }
            }
        }
        let all = state.discs[0] | state.discs[1];
        let floating = |column, row| all & State::bit(column, row) != 0 && all & State::bit(column, row - 1) == 0;
        if (0..COLUMNS).any(|column| (1..ROWS).any(|row| floating(column, row))) {
            return refuse(rule::DROP, "refused-board-floating");
        }
        let [first, second] = state.discs.map(u64::count_ones);
        if first != second && first != second + 1 {
            return refuse(rule::TURNS, "refused-board-turns");
        }
        state.count = (first + second) as u8;
        let last = usize::from((state.count + 1) & 1);
        if has_four(state.discs[1 - last]) {
            return refuse(rule::FOUR, "refused-board-played-on");
        }
        state.four = has_four(state.discs[last]);
        Ok(state)
    }
}
