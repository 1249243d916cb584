//! What a home printer takes.

use std::str::FromStr;

/// A size of paper. Pages are always upright, so that a duplex printer always flips on the long edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8½ × 11 inches.
    Letter,
}

impl Paper {
    /// Both.
    pub const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Width and height in millimetres.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (210.0, 297.0),
            Paper::Letter => (215.9, 279.4),
        }
    }

    /// The word for it on command lines and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }
}

impl FromStr for Paper {
    type Err = ();
    fn from_str(word: &str) -> Result<Paper, ()> {
        Paper::ALL.into_iter().find(|paper| paper.name() == word).ok_or(())
    }
}

/// How backs reach the other side of a piece.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Backs {
    /// On the next page, mirrored: for printers that print both sides.
    #[default]
    Duplex,
    /// Beside the front, to be folded and glued.
    Fold,
    /// Not at all: for sleeves.
    None,
}

impl Backs {
    /// All of them.
    pub const ALL: [Backs; 3] = [Backs::Duplex, Backs::Fold, Backs::None];

    /// The word for it on command lines and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Backs::Duplex => "duplex",
            Backs::Fold => "fold",
            Backs::None => "none",
        }
    }
}

impl FromStr for Backs {
    type Err = ();
    fn from_str(word: &str) -> Result<Backs, ()> {
        Backs::ALL.into_iter().find(|backs| backs.name() == word).ok_or(())
    }
}
