//! Boards: terrain, walls, doors and zones, with everything that can be computed once per map.

mod base;
mod build;
mod draft;
mod far;
mod sight;
mod sight_tables;
mod text;
mod walk;
mod ways;
mod workshop;

pub use draft::{Draft, DraftDoor};
pub use sight::Shot;
pub use text::{read_map, write_map};
pub use workshop::WORKSHOP;

pub(crate) use base::{Base, behind};
pub(crate) use far::{Doors, FAR, Queue};
use galerne_engine::Square;
use serde::{Deserialize, Serialize};
pub(crate) use sight::{Aim, Figure, Ray};
pub(crate) use walk::Visit;
use ways::Ways;

/// The longest side of a board: columns have one-letter names.
pub const MAX_SIDE: usize = 26;
/// Cells are numbered with a border of wall all round, in rows of 32.
pub(crate) const STRIDE: usize = 32;
pub(crate) const CELLS: usize = STRIDE * (MAX_SIDE + 2);
pub const MAX_DOORS: usize = 16;

/// The number of a cell with its border.
#[inline]
pub(crate) const fn cell(x: i8, y: i8) -> usize {
    ((y as i32 + 1) as usize * STRIDE + (x as i32 + 1) as usize) & 1023
}

/// How far the neighbour in each direction is in cell numbers (ON-2.8).
pub(crate) const OFFSET: [isize; 8] = [
    -(STRIDE as isize),
    1 - STRIDE as isize,
    1,
    STRIDE as isize + 1,
    STRIDE as isize,
    STRIDE as isize - 1,
    -1,
    -(STRIDE as isize) - 1,
];

#[inline]
pub(crate) const fn neighbour(cell: usize, direction: usize) -> usize {
    cell.wrapping_add_signed(OFFSET[direction & 7])
}

/// What covers a cell (section 2.3 of the rules).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    Free,
    Cluttered,
    Stairs,
    Wall,
    /// A cell of a door; whether one can stand there depends on the door.
    Door,
    /// Cannot be stood on; flyers pass over sizes up to 5.
    Obstacle(u8),
}

/// Something that may be shut: for good, or while one of these doors is closed.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Shut {
    pub(crate) always: bool,
    pub(crate) doors: u16,
}

impl Shut {
    pub(crate) const NEVER: Shut = Shut { always: false, doors: 0 };
    pub(crate) const ALWAYS: Shut = Shut { always: true, doors: 0 };

    pub(crate) fn or(self, other: Shut) -> Shut {
        Shut { always: self.always || other.always, doors: self.doors | other.doors }
    }

    pub(crate) fn now(self, closed: u16) -> bool {
        self.always || self.doors & closed != 0
    }
}

/// A door: cells or edges that open and close together (ON-2.10).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Door {
    pub id: String,
    /// Cell numbers with their border.
    pub(crate) cells: Vec<u16>,
    /// The two cells on either side of each edge.
    pub(crate) edges: Vec<(u16, u16)>,
    pub closed: bool,
    pub locked: bool,
}

/// The state of a door.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum DoorState {
    Open,
    Closed,
    Locked,
    Broken,
}

/// A board, ready to play on.
#[derive(Clone, Debug)]
pub struct Map {
    pub id: String,
    pub name: String,
    pub indoor: bool,
    /// The numbers of players it is made for.
    pub players: Vec<u8>,
    pub width: u8,
    pub height: u8,
    pub outpost: u8,
    pub hold: u8,
    pub limit: u8,
    pub doors: Vec<Door>,
    /// Objects and neutral creatures that stand there from the start: kind id and anchor.
    pub things: Vec<(String, i8, i8)>,
    pub(crate) ground: [Ground; CELLS],
    /// Halves of a movement point to enter, above the plain step (ON-7.2).
    pub(crate) extra: [u8; CELLS],
    /// 1 to 4 in a deployment zone, else 0.
    pub(crate) zone: [u8; CELLS],
    pub(crate) objective: [bool; CELLS],
    /// The edge between a cell and its eastern, its southern neighbour.
    pub(crate) east: [Shut; CELLS],
    pub(crate) south: [Shut; CELLS],
    pub(crate) door_of: [u8; CELLS],
    /// The doors that are closed at the start.
    shut_at_start: u16,
    ways: Ways,
    sight: sight_tables::Sight,
    far: far::Far,
}

impl Map {
    /// Every cell of the board, row by row.
    pub(crate) fn cells(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.height as i8).flat_map(move |y| (0..self.width as i8).map(move |x| cell(x, y)))
    }

    pub(crate) fn contains(&self, x: i8, y: i8) -> bool {
        (0..self.width as i8).contains(&x) && (0..self.height as i8).contains(&y)
    }

    #[must_use]
    pub fn ground(&self, x: i8, y: i8) -> Ground {
        if self.contains(x, y) { self.ground[cell(x, y)] } else { Ground::Wall }
    }

    #[must_use]
    pub fn is_objective(&self, x: i8, y: i8) -> bool {
        self.contains(x, y) && self.objective[cell(x, y)]
    }

    /// The seat (counted from 1) whose zone the cell is in, or 0.
    #[must_use]
    pub fn zone(&self, x: i8, y: i8) -> u8 {
        if self.contains(x, y) { self.zone[cell(x, y)] } else { 0 }
    }

    /// Whether the cell stops everything: a wall, or a door while it is closed (ON-2.9).
    pub(crate) fn wall_like(&self, cell: usize) -> Shut {
        match self.ground[cell] {
            Ground::Wall => Shut::ALWAYS,
            Ground::Door => Shut { always: false, doors: 1 << (self.door_of[cell] & 15) },
            _ => Shut::NEVER,
        }
    }

    /// The edge between a cell and its neighbour in a side direction.
    pub(crate) fn edge(&self, cell: usize, direction: usize) -> Shut {
        match direction & 7 {
            0 => self.south[neighbour(cell, 0)],
            2 => self.east[cell],
            4 => self.south[cell],
            6 => self.east[neighbour(cell, 6)],
            _ => Shut::NEVER,
        }
    }
}

/// The coordinates of a numbered cell.
#[inline]
pub(crate) const fn coordinates(cell: usize) -> (i8, i8) {
    ((cell % STRIDE) as i8 - 1, (cell / STRIDE) as i8 - 1)
}

/// A numbered cell as a square.
pub(crate) const fn square(cell: usize) -> Square {
    let (x, y) = coordinates(cell);
    Square::new(x, y)
}
