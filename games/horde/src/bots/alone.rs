//! Competition as one player sees it: his own Horde, on columns A to D, and the wind.

use crate::action::Action;
use crate::state::{Camp, NONE, State};
use crate::terrain::{Cell, Column};
use galerne_engine::Seat;

/// The table as if the seat sat there alone, on columns A to D.
pub(crate) fn seen_alone(state: &State, seat: Seat) -> State {
    let mine = seat.index() & 1;
    let mut alone = *state;
    alone.actor = 0;
    alone.waiting = false;
    alone.failing = [None; 2];
    // Of the other Horde it matters whether it still walks, and that its Dominante goes back to the deck (HC-14.11).
    let other = state.camps[1 - mine].lost;
    alone.camps = [state.camps[mine], Camp { lost: other, ..Camp::EMPTY }];
    if let Some(card) = state.dominante(1 - mine).filter(|_| state.drawn[1 - mine]) {
        alone.souffles = alone.souffles.with(card);
    }
    alone.dominantes = [state.dominantes[mine], NONE];
    alone.drawn = [state.drawn[mine], false];
    if mine == 1 {
        alone.slots.copy_within(4..8, 0);
    }
    for slot in &mut alone.slots[4..] {
        *slot = NONE;
    }
    alone
}

/// The action as the seat itself would say it.
pub(crate) fn for_seat(action: Action, seat: Seat) -> Action {
    let (cell, column) = (|cell: Cell| Cell(seat.0 * 16 + cell.0), |column: Column| Column(seat.0 * 4 + column.0));
    match action {
        Action::Enter { role, column: at } => Action::Enter { role, column: column(at) },
        Action::Move { role, cell: to } => Action::Move { role, cell: cell(to) },
        Action::Provocation { role, cell: to } => Action::Provocation { role, cell: cell(to) },
        Action::WindMove { cell: to } => Action::WindMove { cell: cell(to) },
        Action::Attaque { slot } => Action::Attaque { slot: column(slot) },
        other => other,
    }
}
