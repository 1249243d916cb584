//! The sky: 37 hexagonal cells and the 90 building slots between them (PL-1.2 … PL-1.4), all as constant tables.
//!
//! Sets of cells are bits of one `u64`, laid out as eight columns by seven rows with a spare column: every neighbour is then
//! a constant shift away, and a shift over the border falls on a bit that is no cell.

use galerne_engine::Direction;
use serde::{Deserialize, Serialize};
use std::fmt;

pub const CELLS: usize = 37;
pub const SLOTS: usize = 90;
/// "No cell": a lost die, a balloon that is not in the sky, nothing straddled.
pub(crate) const NONE: u8 = u8::MAX;

/// A set of cells.
pub(crate) type Mask = u64;

/// One cell, by its place in reading order. Written by its name, `D4`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Cell(pub u8);

/// One building slot, by its place in the order of its two cells. Written `D4|D5`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Slot(pub u8);

/// The directions from the lower to the higher cell of a slot; a slot is stored under one of these three axes.
pub(crate) const AXES: [usize; 3] = [0, 4, 5];
/// How far each axis shifts a bit.
pub(crate) const SHIFT: [u32; 3] = [1, 7, 8];

const ROWS: [usize; 7] = [4, 5, 6, 7, 6, 5, 4];

struct Tables {
    spot: [u8; CELLS],
    /// The cell on each bit, or [`NONE`].
    cell_on: [u8; 64],
    neighbour: [[u8; 6]; CELLS],
    slot: [[u8; 6]; CELLS],
    ends: [[u8; 2]; SLOTS],
    axis: [u8; SLOTS],
    board: Mask,
    /// For each axis the lower cells of its slots.
    linked: [Mask; 3],
}

const T: Tables = tables();

const fn tables() -> Tables {
    let mut t = Tables {
        spot: [0; CELLS],
        cell_on: [NONE; 64],
        neighbour: [[NONE; 6]; CELLS],
        slot: [[NONE; 6]; CELLS],
        ends: [[0; 2]; SLOTS],
        axis: [0; SLOTS],
        board: 0,
        linked: [0; 3],
    };
    let (mut row, mut index) = (0, 0);
    while row < 7 {
        // PL-1.3: row r holds q from max(−3, −3−r); shifted by 3, row 0 starts at column 3 and row 3 at column 0.
        let first = 3_usize.saturating_sub(row);
        let mut place = 0;
        while place < ROWS[row] {
            let spot = row * 8 + first + place;
            t.spot[index] = spot as u8;
            t.cell_on[spot] = index as u8;
            t.board |= 1 << spot;
            index += 1;
            place += 1;
        }
        row += 1;
    }
    let shifts: [i32; 6] = [1, -7, -8, -1, 7, 8];
    let mut cell = 0;
    while cell < CELLS {
        let mut direction = 0;
        while direction < 6 {
            let to = t.spot[cell] as i32 + shifts[direction];
            if to >= 0 && to < 64 {
                t.neighbour[cell][direction] = t.cell_on[to as usize];
            }
            direction += 1;
        }
        cell += 1;
    }
    let (mut cell, mut slot) = (0, 0);
    while cell < CELLS {
        let mut axis = 0;
        while axis < 3 {
            let direction = AXES[axis];
            let other = t.neighbour[cell][direction];
            if other != NONE {
                t.ends[slot] = [cell as u8, other];
                t.axis[slot] = axis as u8;
                t.slot[cell][direction] = slot as u8;
                t.slot[other as usize][(direction + 3) % 6] = slot as u8;
                t.linked[axis] |= 1 << t.spot[cell];
                slot += 1;
            }
            axis += 1;
        }
        cell += 1;
    }
    t
}

static TABLES: Tables = T;
/// Every cell.
pub(crate) const BOARD: Mask = T.board;
/// For each axis, the lower cells of all slots.
pub(crate) const LINKED: [Mask; 3] = T.linked;

/// The neighbour of a cell, or [`NONE`] beyond the border.
#[inline]
pub(crate) fn neighbour(cell: u8, direction: u8) -> u8 {
    TABLES.neighbour[usize::from(cell)][usize::from(direction)]
}

/// The slot on that side of a cell, or [`NONE`] at the border.
#[inline]
pub(crate) fn slot_at(cell: u8, direction: u8) -> u8 {
    TABLES.slot[usize::from(cell)][usize::from(direction)]
}

#[inline]
pub(crate) fn bit(cell: u8) -> Mask {
    1 << TABLES.spot[usize::from(cell)]
}

/// The set of one cell, empty for [`NONE`].
#[inline]
pub(crate) fn bit_or_none(cell: u8) -> Mask {
    if usize::from(cell) < CELLS { bit(cell) } else { 0 }
}

/// The cells of a set as bits by their places in reading order.
#[inline]
pub(crate) fn in_order(mask: Mask) -> u64 {
    let (mut all, mut row, mut place) = (0, 0, 0);
    while row < ROWS.len() {
        let first = 3_usize.saturating_sub(row);
        all |= (mask >> (row * 8 + first) & ((1 << ROWS[row]) - 1)) << place;
        (row, place) = (row + 1, place + ROWS[row]);
    }
    all
}

/// The cells of a set in reading order.
#[inline]
pub(crate) fn cells_of(mut mask: Mask) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        if mask == 0 {
            return None;
        }
        let cell = TABLES.cell_on[mask.trailing_zeros() as usize];
        mask &= mask - 1;
        Some(cell)
    })
}

impl Cell {
    pub fn all() -> impl Iterator<Item = Cell> {
        (0..CELLS as u8).map(Cell)
    }

    #[must_use]
    pub const fn is_real(self) -> bool {
        (self.0 as usize) < CELLS
    }

    /// The cell called so.
    #[must_use]
    pub fn named(name: &str) -> Option<Cell> {
        Cell::all().find(|cell| cell.to_string() == name)
    }

    /// Its row, 0 for A.
    #[must_use]
    pub fn row(self) -> usize {
        usize::from(TABLES.spot[usize::from(self.0) % CELLS]) / 8
    }

    /// Axial coordinates (PL-1.3), the centre D4 at the origin.
    #[must_use]
    pub fn axial(self) -> (i8, i8) {
        let spot = TABLES.spot[usize::from(self.0) % CELLS] as i8;
        (spot % 8 - 3, spot / 8 - 3)
    }

    #[must_use]
    pub fn towards(self, direction: Direction) -> Option<Cell> {
        let to = if self.is_real() { neighbour(self.0, direction.index() as u8) } else { NONE };
        (to != NONE).then_some(Cell(to))
    }

    /// The slots of the cell with the direction in which each lies.
    pub fn slots(self) -> impl Iterator<Item = (Direction, Slot)> {
        Direction::ALL.into_iter().filter_map(move |direction| {
            let slot = if self.is_real() { slot_at(self.0, direction.index() as u8) } else { NONE };
            (slot != NONE).then_some((direction, Slot(slot)))
        })
    }

    /// The cell, unless it is [`NONE`].
    pub(crate) fn if_real(cell: u8) -> Option<Cell> {
        (usize::from(cell) < CELLS).then_some(Cell(cell))
    }
}

impl Slot {
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..SLOTS as u8).map(Slot)
    }

    #[must_use]
    pub const fn is_real(self) -> bool {
        (self.0 as usize) < SLOTS
    }

    /// The slot called so.
    #[must_use]
    pub fn named(name: &str) -> Option<Slot> {
        Slot::all().find(|slot| slot.to_string() == name)
    }

    /// The slot between two neighbouring cells.
    #[must_use]
    pub fn between(a: Cell, b: Cell) -> Option<Slot> {
        let [low, high] = if a < b { [a.0, b.0] } else { [b.0, a.0] };
        Slot::all().find(|slot| TABLES.ends[usize::from(slot.0)] == [low, high])
    }

    /// Its two cells, the lower first.
    #[must_use]
    pub fn ends(self) -> [Cell; 2] {
        TABLES.ends[usize::from(self.0) % SLOTS].map(Cell)
    }

    /// The axis it is stored under.
    #[inline]
    pub(crate) fn axis(self) -> usize {
        usize::from(TABLES.axis[usize::from(self.0) % SLOTS])
    }

    /// The direction from its lower to its higher cell.
    #[must_use]
    pub fn direction(self) -> Direction {
        Direction::of(AXES[self.axis()])
    }

    /// The bit it is stored under: that of its lower cell.
    #[inline]
    pub(crate) fn low_bit(self) -> Mask {
        bit(TABLES.ends[usize::from(self.0) % SLOTS][0])
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_real() {
            return f.write_str("?");
        }
        let row = self.row();
        let before: usize = ROWS[..row].iter().sum();
        write!(f, "{}{}", char::from(b'A' + row as u8), usize::from(self.0) - before + 1)
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.is_real() {
            return f.write_str("?");
        }
        let [low, high] = self.ends();
        write!(f, "{low}|{high}")
    }
}

/// Cells and slots are written by their names.
macro_rules! by_name {
    ($($type:ident $missing:literal)*) => {$(
        impl From<$type> for String {
            fn from(named: $type) -> String {
                named.to_string()
            }
        }

        impl TryFrom<String> for $type {
            type Error = String;

            fn try_from(name: String) -> Result<$type, String> {
                $type::named(&name).ok_or_else(|| format!($missing, name))
            }
        }
    )*};
}

by_name! { Cell "no cell is called {:?}" Slot "no slot is called {:?}" }
