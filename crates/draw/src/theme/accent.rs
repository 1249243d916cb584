//! What gives each game its own character: a first and a second colour.

use super::{Colour, Pair};

/// The colours a game brings. Each game declares its own (`Picture::accent`); [`faults`](super::faults) holds it to its contrasts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Accent {
    /// The value of `data-accent` on the page.
    pub id: &'static str,
    /// Buttons, links, what is chosen.
    pub accent: Pair,
    /// Letters on `accent`.
    pub on_accent: Pair,
    /// Grounds behind what is chosen.
    pub accent_soft: Pair,
    /// A darker ground of the same hue: headers, bands.
    pub deep: Pair,
    /// What stands beside the accent and must differ from it: previews, paths.
    pub second: Pair,
    /// Letters on `second`.
    pub on_second: Pair,
    /// Grounds in the hue of `second`.
    pub second_soft: Pair,
}

impl Accent {
    /// Letters on a dark ground, in the light theme.
    pub const PAPER_WHITE: u32 = 0xfdfaf3;

    /// For what belongs to no game.
    pub const HOUSE: Accent = Accent {
        id: "house",
        accent: Colour::Accent.house(),
        on_accent: Colour::OnAccent.house(),
        accent_soft: Colour::AccentSoft.house(),
        deep: Colour::Deep.house(),
        second: Colour::Second.house(),
        on_second: Colour::OnSecond.house(),
        second_soft: Colour::SecondSoft.house(),
    };

    /// The colours that a game may change.
    pub const SLOTS: [Colour; 7] = [
        Colour::Accent,
        Colour::OnAccent,
        Colour::AccentSoft,
        Colour::Deep,
        Colour::Second,
        Colour::OnSecond,
        Colour::SecondSoft,
    ];

    /// This game's values of a colour, where the game may change it.
    #[must_use]
    pub const fn of(&self, colour: Colour) -> Option<Pair> {
        match colour {
            Colour::Accent => Some(self.accent),
            Colour::OnAccent => Some(self.on_accent),
            Colour::AccentSoft => Some(self.accent_soft),
            Colour::Deep => Some(self.deep),
            Colour::Second => Some(self.second),
            Colour::OnSecond => Some(self.on_second),
            Colour::SecondSoft => Some(self.second_soft),
            _ => None,
        }
    }
}
