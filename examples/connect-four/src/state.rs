//! The state: one bit per cell and seat.

use galerne_engine::Seat;

pub(crate) const COLUMNS: u8 = 7;
pub(crate) const ROWS: u8 = 6;
/// Bits per column: one more than the rows, so that no line of four wraps from one column into the next.
pub(crate) const STRIDE: u8 = ROWS + 1;

/// One bit per cell and seat, column by column from the bottom; the number of discs; whether the last one made four.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) discs: [u64; 2],
    pub(crate) count: u8,
    pub(crate) four: bool,
}

impl State {
    pub(crate) const EMPTY: State = State { discs: [0; 2], count: 0, four: false };

    pub(crate) const fn bit(column: u8, row: u8) -> u64 {
        1 << (column * STRIDE + row)
    }

    /// The cell a disc dropped there comes to rest in: adding one at the bottom of a column carries to its lowest free cell.
    #[inline]
    pub(crate) const fn landing(&self, column: u8) -> u64 {
        self.next_free() & column_of(column)
    }

    /// One bit above the topmost disc of every column; a full column has it in its spare row.
    #[inline]
    pub(crate) const fn next_free(&self) -> u64 {
        let mut floor = 0;
        let mut column = 0;
        while column < COLUMNS {
            floor |= State::bit(column, 0);
            column += 1;
        }
        (self.discs[0] | self.discs[1]) + floor
    }

    #[inline]
    pub(crate) const fn is_open(&self, column: u8) -> bool {
        (self.discs[0] | self.discs[1]) & State::bit(column, ROWS - 1) == 0
    }

    #[inline]
    pub(crate) const fn mover(&self) -> Seat {
        Seat(self.count & 1)
    }

    #[inline]
    pub(crate) const fn is_over(&self) -> bool {
        self.four || self.count == COLUMNS * ROWS
    }
}

/// The six cells of a column.
const fn column_of(column: u8) -> u64 {
    State::bit(column, ROWS) - State::bit(column, 0)
}
