//! One turn.

use crate::event::Event;
use crate::state::State;
use galerne_engine::{Log, Seat};

/// XX-2.1, XX-3.1: the stones leave the heap; the last one wins.
pub(crate) fn take(state: &mut State, seat: Seat, stones: u8, log: &mut impl Log<Event>) {
    state.stones -= stones;
    state.mover = state.other();
    log.push(Event::Taken { seat, stones });
    if state.is_over() {
        log.push(Event::Won { seat });
    }
}
