//! What changes during play: flat, small, `Copy`.

use galerne_engine::Seat;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    /// The stones that are left.
    pub stones: u8,
    /// Whose turn it is; once the heap is empty, who lost.
    pub mover: Seat,
}

impl State {
    #[must_use]
    pub const fn is_over(&self) -> bool {
        self.stones == 0
    }

    /// The seat that is not to move.
    #[must_use]
    pub const fn other(&self) -> Seat {
        Seat(1 - self.mover.0)
    }
}
