//! The terrain: cells, rows, columns, and where a character may move (HC-2.6 … HC-2.8, HC-12.1 … HC-12.6).
//!
//! Cells are numbered column by column, so that "towards Aval" is the next number, the four cells of a column are four
//! neighbouring bits, and the order of the numbers is the order in which Rencontres are resolved.

use crate::cards::by_name;
use crate::roles::Role;
use std::fmt;

/// A cell of either grid: columns A–D belong to the left player (or the only one), E–H to the right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell(pub(crate) u8);

/// A column, and the Rencontre slot above it, whose card watches this column alone (HC-2.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Column(pub(crate) u8);

impl Cell {
    pub const COUNT: u8 = 32;

    pub const fn new(column: u8, row: u8) -> Option<Cell> {
        if column < 8 && row < 4 { Some(Cell(column * 4 + row)) } else { None }
    }

    pub(crate) const fn at(index: u8) -> Option<Cell> {
        if index < Cell::COUNT { Some(Cell(index)) } else { None }
    }

    /// The cell of a grid: `own` counts within it.
    pub(crate) const fn of_grid(grid: u8, own: u8) -> Cell {
        Cell((grid & 1) * 16 + (own & 15))
    }

    /// The cell counted within its grid, if it lies on that grid.
    pub(crate) const fn own(self, grid: u8) -> Option<u8> {
        if self.0 / 16 == grid { Some(self.0 & 15) } else { None }
    }

    pub const fn column(self) -> Column {
        Column(self.0 / 4)
    }

    /// 1 (Amont) to 4.
    pub const fn row(self) -> u8 {
        self.0 % 4 + 1
    }

    pub fn named(name: &str) -> Option<Cell> {
        match name.as_bytes() {
            &[column @ b'A'..=b'H', row @ b'1'..=b'4'] => Cell::new(column - b'A', row - b'1'),
            _ => None,
        }
    }
}

impl Column {
    pub const fn new(index: u8) -> Option<Column> {
        if index < 8 { Some(Column(index)) } else { None }
    }

    pub const fn index(self) -> usize {
        (self.0 & 7) as usize
    }

    pub const fn letter(self) -> char {
        (b'A' + (self.0 & 7)) as char
    }

    pub fn named(name: &str) -> Option<Column> {
        match name.as_bytes() {
            &[letter @ b'A'..=b'H'] => Some(Column(letter - b'A')),
            _ => None,
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.column().letter(), self.row())
    }
}

impl fmt::Display for Column {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.letter())
    }
}

by_name!("cell": Cell, "column": Column);

/// The bits of one row (0–3) of a grid.
pub(crate) const fn row_mask(row: u8) -> u16 {
    0x1111 << (row & 3)
}

/// The cell of a character that is not on the terrain: its bit lies outside every mask.
pub(crate) const ABSENT: u8 = 16;

/// The cells that the four roles occupy.
pub(crate) const fn occupied(cells: &[u8; 4]) -> u16 {
    ((1u32 << cells[0]) | (1u32 << cells[1]) | (1u32 << cells[2]) | (1u32 << cells[3])) as u16
}

/// Whether a cell of a grid is in a mask; [`ABSENT`] is in none.
#[inline]
pub(crate) const fn on(mask: u16, cell: u8) -> bool {
    mask & (1u32 << cell) as u16 != 0
}

/// The cells of a mask, by their numbers.
pub(crate) fn cells_in(mask: u16) -> impl Iterator<Item = u8> {
    (0..16).filter(move |&cell| on(mask, cell))
}

/// The cells one diagonal or two away, jumping allowed (HC-12.4).
const JUMPS: [u16; 16] = {
    let mut out = [0; 16];
    let mut cell: i32 = 0;
    while cell < 16 {
        let (x, y) = (cell / 4, cell % 4);
        let mut to = 0;
        while to < 16 {
            let (dx, dy) = ((to / 4 - x).abs(), (to % 4 - y).abs());
            if dx == dy && (dx == 1 || dx == 2) {
                out[cell as usize] |= 1 << to;
            }
            to += 1;
        }
        cell += 1;
    }
    out
};

/// The cells and all their neighbours: a king's step. Column by column, a row up is one bit down, a column is four bits.
const fn spread(cells: u16) -> u16 {
    let tall = cells | ((cells >> 1) & 0x7777) | ((cells << 1) & 0xEEEE);
    tall | (tall >> 4) | (tall << 4)
}

/// HC-12.1 … HC-12.6: the free cells of the grid where a role standing on `from` may go; `free` are the empty cells.
#[inline]
pub(crate) const fn destinations(role: Role, from: u8, free: u16) -> u16 {
    let here = 1u16 << (from & 15);
    match role {
        // HC-12.2: straight, both cells free.
        Role::Traceur => {
            let up = (here >> 1) & 0x7777 & free;
            let down = (here << 1) & 0xEEEE & free;
            let (left, right) = ((here >> 4) & free, (here << 4) & free);
            let far = ((up >> 1) & 0x7777) | ((down << 1) & 0xEEEE) | (left >> 4) | (right << 4);
            up | down | left | right | (far & free)
        }
        // HC-12.3: two king's steps over free cells; the second may bend.
        Role::Combattante => {
            let once = spread(here) & free;
            (once | spread(once)) & free & !here
        }
        Role::Ailier => JUMPS[(from & 15) as usize] & free,
        Role::Feuleuse => spread(here) & free & !here,
    }
}

/// HC-2.10: the light cells of a grid.
pub(crate) const LIGHT: u16 = 0xA5A5;

/// HC-2.10: whether the cell of a grid is light. A movement of the Ailier never changes it.
pub fn is_light(cell: Cell) -> bool {
    (cell.column().0 % 4 + cell.row()) % 2 == 1
}
