//! Legal actions, and why others are refused. Both must agree exactly: the battery tries every action against both.

use crate::action::Action;
use crate::heap::MOST;
use crate::rule_ids::{LAST, TAKE, TURNS};
use crate::state::State;
use galerne_engine::{Refusal, Seat};

pub(crate) fn actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if seat == state.mover {
        out.extend((1..=MOST.min(state.stones)).map(|take| Action { take }));
    }
}

pub(crate) fn check(state: &State, seat: Seat, action: &Action) -> Result<(), Refusal> {
    if state.is_over() {
        Err(Refusal::new(LAST, "refused-over"))
    } else if seat != state.mover {
        Err(Refusal::new(TURNS, "refused-turn").with("mover", state.mover))
    } else if !(1..=MOST).contains(&action.take) {
        Err(Refusal::new(TAKE, "refused-number").with("most", MOST))
    } else if action.take > state.stones {
        Err(Refusal::new(TAKE, "refused-too-many").with("stones", state.stones))
    } else {
        Ok(())
    }
}
