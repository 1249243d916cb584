//! Square grids: cells, the eight directions, and the names people read.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A cell: column `x` from the left, row `y` from the top. People read `C4` for `(2, 3)`; files hold `[2, 3]`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(from = "[i8; 2]", into = "[i8; 2]")]
pub struct Square {
    /// The column from the left, from 0.
    pub x: i8,
    /// The row from the top, from 0.
    pub y: i8,
}

/// The eight directions, clockwise from North.
pub const COMPASS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

impl Square {
    /// The cell with these coordinates; any pair is one, on a board or not.
    #[must_use]
    pub const fn new(x: i8, y: i8) -> Square {
        Square { x, y }
    }

    /// The neighbour in a direction of [`COMPASS`], counted clockwise from North and wrapping round.
    #[must_use]
    pub const fn towards(self, direction: usize) -> Square {
        let (dx, dy) = COMPASS[direction % 8];
        Square::new(self.x.wrapping_add(dx), self.y.wrapping_add(dy))
    }

    /// Steps of a king.
    #[must_use]
    pub fn distance(self, other: Square) -> u32 {
        let apart = |a: i8, b: i8| (i32::from(a) - i32::from(b)).unsigned_abs();
        apart(self.x, other.x).max(apart(self.y, other.y))
    }

    /// The cell with that name: one letter for the column, a number from 1 for the row.
    #[must_use]
    pub fn named(name: &str) -> Option<Square> {
        let column = name.chars().next()?.to_ascii_uppercase();
        let row: i8 = name.get(1..)?.parse().ok()?;
        (column.is_ascii_uppercase() && row >= 1).then(|| Square::new((column as u8 - b'A') as i8, row - 1))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match u8::try_from(self.x) {
            Ok(x) if x < 26 => write!(f, "{}{}", (b'A' + x) as char, i16::from(self.y) + 1),
            _ => write!(f, "({}, {})", self.x, self.y),
        }
    }
}

impl From<[i8; 2]> for Square {
    fn from([x, y]: [i8; 2]) -> Square {
        Square { x, y }
    }
}

impl From<Square> for [i8; 2] {
    fn from(cell: Square) -> [i8; 2] {
        [cell.x, cell.y]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_go_both_ways_and_bad_ones_are_none() {
        assert_eq!(Square::new(2, 3).to_string(), "C4");
        assert_eq!(Square::named("c4"), Some(Square::new(2, 3)));
        for bad in ["", "4", "C", "C0", "C-1", "é4", "C999"] {
            assert_eq!(Square::named(bad), None, "{bad}");
        }
        assert_eq!(Square::new(0, 0).distance(Square::new(3, -5)), 5);
        assert_eq!(Square::new(4, 4).towards(7), Square::new(3, 3));
    }
}
