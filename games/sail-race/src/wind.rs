//! The rules of the wind (SR-3): direction, force, gales, and how a throw or a card changes it (`evolution`); who draws it is in
//! `rules/chance.rs`.

use galerne_engine::Direction;
use serde::{Deserialize, Serialize};

/// The wind of a turn (SR-3.1): where it comes from in degrees anticlockwise from East, its base force, and whether a gale
/// blows over it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Wind {
    pub direction: u16,
    pub base: u8,
    pub gale: bool,
}

/// What a throw or a card does to the force (SR-3.7).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Force {
    #[serde(rename = "=")]
    Same,
    #[serde(rename = "+")]
    More,
    #[serde(rename = "-")]
    Less,
    #[serde(rename = "g")]
    Gale,
}

impl Force {
    pub const ALL: [Force; 4] = [Force::Same, Force::More, Force::Less, Force::Gale];

    #[must_use]
    pub const fn sign(self) -> &'static str {
        match self {
            Force::Same => "=",
            Force::More => "+",
            Force::Less => "-",
            Force::Gale => "g",
        }
    }
}

const INITIAL_FORCE: u8 = 2;
const MAX_BASE: u8 = 3;
const GALE_FORCE: u8 = 4;

use Force::{Gale as G, Less as L, More as M, Same as S};
/// Table 2 (SR-3.5), row by row: change of direction in tens of degrees, change of force. A test holds it against the data file.
const EVOLUTION: [[(i8, Force); 6]; 6] = [
    [(-3, G), (-2, L), (-1, L), (1, M), (2, M), (3, G)],
    [(-2, S), (-1, S), (0, M), (0, L), (1, S), (2, S)],
    [(-1, M), (0, L), (0, S), (0, S), (0, M), (1, L)],
    [(-1, L), (0, M), (0, S), (0, S), (0, L), (1, M)],
    [(-2, S), (-1, S), (0, L), (0, M), (1, S), (2, S)],
    [(-3, G), (-2, M), (-1, M), (1, L), (2, L), (3, G)],
];

/// Table 1 (SR-3.4): the initial direction of a throw, column before row (SR-3.3).
#[must_use]
pub const fn initial_direction(column: u8, row: u8) -> u16 {
    60 * (row as u16 - 1) + 10 * (column as u16 - 1)
}

/// Table 2 (SR-3.5): the change of direction in degrees and of force of a throw (column, row), both 1 to 6.
#[inline]
#[must_use]
pub fn evolution(column: u8, row: u8) -> (i16, Force) {
    // Dice are checked long before; the comparison only keeps a hostile one from panicking.
    let face = |die: u8| if (1..=6).contains(&die) { usize::from(die) - 1 } else { 0 };
    let (tens, force) = EVOLUTION[face(row)][face(column)];
    (tens as i16 * 10, force)
}

const SECTORS: [Direction; 36] = {
    let mut sectors = [Direction::E; 36];
    let mut ten = 0;
    while ten < 36 {
        sectors[ten] = Direction::of(((10 * ten + 20) % 360) / 60);
        ten += 1;
    }
    sectors
};

/// The sector of the compass a direction belongs to (SR-3.2), named like the six headings (SR-2.5).
#[inline]
#[must_use]
pub const fn sector(direction: u16) -> Direction {
    let ten = (direction / 10) as usize;
    SECTORS[if ten < 36 { ten } else { 0 }]
}

impl Wind {
    /// The wind before the first turn (SR-3.4, SR-11.12): force 2, no gale. It is there to choose a heading by (SR-3.10).
    #[must_use]
    pub const fn initial(direction: u16) -> Wind {
        Wind { direction, base: INITIAL_FORCE, gale: false }
    }

    /// The force in effect.
    #[must_use]
    pub const fn force(self) -> u8 {
        if self.gale { GALE_FORCE } else { self.base }
    }

    /// The wind after a change (SR-3.6, SR-3.7, SR-3.8): a gale leaves the base as it was, and ends with the next change.
    #[inline]
    #[must_use]
    pub const fn changed(self, turn: i16, force: Force) -> Wind {
        let turned = self.direction as i16 + turn;
        let direction = if turned < 0 {
            turned + 360
        } else if turned >= 360 {
            turned - 360
        } else {
            turned
        } as u16;
        let base = match force {
            Force::More if self.base < MAX_BASE => self.base + 1,
            Force::Less if self.base > 1 => self.base - 1,
            _ => self.base,
        };
        Wind { direction, base, gale: matches!(force, Force::Gale) }
    }

    /// As the bulletin writes it (SR-3.9): `2 | 240`, or `4g(2) | 210` in a gale.
    #[must_use]
    pub fn bulletin(self) -> String {
        if self.gale {
            format!("{GALE_FORCE}g({}) | {}", self.base, self.direction)
        } else {
            format!("{} | {}", self.base, self.direction)
        }
    }

    /// Whether a table of the game can show this wind.
    #[must_use]
    pub const fn is_possible(self) -> bool {
        is_direction(self.direction) && self.base >= 1 && self.base <= MAX_BASE
    }
}

/// Directions are the multiples of ten below 360 (SR-2.6).
#[must_use]
pub(crate) const fn is_direction(degrees: u16) -> bool {
    degrees.is_multiple_of(10) && degrees < 360
}
