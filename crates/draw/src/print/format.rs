//! The sizes of cards that sleeves and print shops know.

use std::str::FromStr;

/// A size of card. Cards are drawn for it, never scaled to it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Format {
    /// 63 × 88 mm, nine to a page.
    #[default]
    Poker,
    /// 57 × 88 mm.
    Bridge,
    /// 59 × 92 mm.
    Euro,
    /// 44 × 68 mm, twelve to a page.
    MiniEuro,
    /// 2½ × 3½ inches: what shops that count in inches call a poker card.
    Inch,
}

impl Format {
    /// All of them.
    pub const ALL: [Format; 5] = [Format::Poker, Format::Bridge, Format::Euro, Format::MiniEuro, Format::Inch];

    /// All of them, the smallest first.
    #[must_use]
    pub fn by_size() -> [Format; 5] {
        let area = |format: &Format| format.size().0 * format.size().1;
        let mut formats = Format::ALL;
        formats.sort_by(|a, b| area(a).total_cmp(&area(b)));
        formats
    }

    /// Width and height in millimetres.
    #[must_use]
    pub const fn size(self) -> (f32, f32) {
        match self {
            Format::Poker => (63.0, 88.0),
            Format::Bridge => (57.0, 88.0),
            Format::Euro => (59.0, 92.0),
            Format::MiniEuro => (44.0, 68.0),
            Format::Inch => (63.5, 88.9),
        }
    }

    /// The word for it on command lines and in addresses.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Format::Poker => "poker",
            Format::Bridge => "bridge",
            Format::Euro => "euro",
            Format::MiniEuro => "mini-euro",
            Format::Inch => "inch",
        }
    }
}

impl FromStr for Format {
    type Err = ();
    fn from_str(word: &str) -> Result<Format, ()> {
        Format::ALL.into_iter().find(|format| format.name() == word).ok_or(())
    }
}
