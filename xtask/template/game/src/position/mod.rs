//! The position as a file, and the checks that a written one passes.

use crate::game::TemplateGame;
use crate::heap::MOST;
use crate::rule_ids::{HEAP, TURNS};
use crate::state::State;
use galerne_engine::{Positions, Refusal, Seat, ensure};
use serde::{Deserialize, Serialize};

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Position {
    pub stones: u8,
    pub mover: Seat,
}

impl Positions for TemplateGame {
    type Position = Position;

    fn describe(&self, state: &State) -> Position {
        Position { stones: state.stones, mover: state.mover }
    }

    fn restore(&self, position: &Position) -> Result<State, Refusal> {
        ensure(position.stones <= self.options.stones, HEAP, "refused-heap-grown")?;
        ensure(position.mover.index() < 2, TURNS, "refused-mover")?;
        // The stones that are gone were taken in a number of turns that fits whose turn it is.
        let gone = self.options.stones - position.stones;
        let mut turns = gone.div_ceil(MOST)..=gone;
        ensure(turns.any(|turns| turns & 1 == position.mover.0), TURNS, "refused-mover")?;
        Ok(State { stones: position.stones, mover: position.mover })
    }
}
