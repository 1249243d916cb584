//! The balloon die: its faces, and the aim and force of a throw.

use crate::cells::{Cell, NONE};
use galerne_engine::Direction;
use serde::{Deserialize, Serialize};

/// What the balloon die shows.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
pub enum Face {
    #[serde(rename = "blimp")]
    Blimp,
    #[serde(rename = "2")]
    Two,
    #[serde(rename = "3")]
    Three,
    #[serde(rename = "4")]
    Four,
    #[serde(rename = "5")]
    Five,
}

impl Face {
    pub const ALL: [Face; 5] = [Face::Blimp, Face::Two, Face::Three, Face::Four, Face::Five];

    /// PL-1.7: an ordinary die whose 1 and 6 carry the blimp.
    #[must_use]
    pub const fn of_pips(pips: u8) -> Face {
        match pips {
            2 => Face::Two,
            3 => Face::Three,
            4 => Face::Four,
            5 => Face::Five,
            _ => Face::Blimp,
        }
    }

    /// The number on it; a blimp bears what its player picks.
    #[must_use]
    pub const fn fuel(self) -> Option<u8> {
        match self {
            Face::Blimp => None,
            Face::Two => Some(2),
            Face::Three => Some(3),
            Face::Four => Some(4),
            Face::Five => Some(5),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Force {
    Soft,
    Hard,
}

impl Force {
    pub const ALL: [Force; 2] = [Force::Soft, Force::Hard];
}

/// What the thrower chose.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) struct Aim {
    pub(crate) target: u8,
    pub(crate) heading: u8,
    pub(crate) force: Force,
}

impl Aim {
    pub(crate) const NONE: Aim = Aim { target: NONE, heading: 0, force: Force::Soft };

    pub(crate) const fn at(target: Cell, heading: Direction, force: Force) -> Aim {
        Aim { target: target.0, heading: heading.index() as u8, force }
    }
}
