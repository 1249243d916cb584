//! What gives each game its own character: a first and a second colour.

use super::{Colour, Pair};

/// The colours a game brings. A game of its own may define one; those of the house's five stand here, side by side, so that
/// they stay one family.
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

const PAPER_WHITE: u32 = 0xfdfaf3;

impl Accent {
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

    /// Ochre steppe and storm blue.
    pub const WINDWALKERS: Accent = Accent {
        id: "windwalkers",
        accent: Pair::new(0x8a5a0c, 0xe6b155),
        on_accent: Pair::new(PAPER_WHITE, 0x2a1d06),
        accent_soft: Pair::new(0xefdcae, 0x3d3220),
        deep: Pair::new(0x8a5a0c, 0x835511),
        second: Pair::new(0x2c4a6b, 0x9ab9dc),
        on_second: Pair::new(PAPER_WHITE, 0x121d2a),
        second_soft: Pair::new(0xcdd8e2, 0x243241),
    };

    /// Blood red, ink and bone.
    pub const HORDE: Accent = Accent {
        id: "horde",
        accent: Pair::new(0x96191c, 0xf08077),
        on_accent: Pair::new(PAPER_WHITE, 0x2c0a08),
        accent_soft: Pair::new(0xf0d8cc, 0x412522),
        deep: Pair::new(0x96191c, 0x8c1b1d),
        second: Pair::new(0x2b2a2d, 0xded7c8),
        on_second: Pair::new(PAPER_WHITE, 0x1c1a17),
        second_soft: Pair::new(0xe9e1cf, 0x322e29),
    };

    /// Sea green, chart paper, and the vermilion of buoys.
    pub const SAIL_RACE: Accent = Accent {
        id: "sail-race",
        accent: Pair::new(0x17665c, 0x71c7b8),
        on_accent: Pair::new(PAPER_WHITE, 0x06231f),
        accent_soft: Pair::new(0xcfe4da, 0x1c3833),
        deep: Pair::new(0x17665c, 0x19645b),
        second: Pair::new(0xac3d22, 0xf49473),
        on_second: Pair::new(PAPER_WHITE, 0x2e0f06),
        second_soft: Pair::new(0xf6e6c8, 0x382c20),
    };

    /// Slate, parchment and torchlight.
    pub const ONB: Accent = Accent {
        id: "onb",
        accent: Pair::new(0x3c4955, 0xacbccb),
        on_accent: Pair::new(PAPER_WHITE, 0x161c22),
        accent_soft: Pair::new(0xd8dcdc, 0x2c3339),
        deep: Pair::new(0x3c4955, 0x46535f),
        second: Pair::new(0x93500c, 0xf5a94f),
        on_second: Pair::new(PAPER_WHITE, 0x2e1b05),
        second_soft: Pair::new(0xf3e1be, 0x3e2f1c),
    };

    /// Sky, cotton and rain.
    pub const PLUVIONAUTES: Accent = Accent {
        id: "pluvionautes",
        accent: Pair::new(0x23629a, 0x8dc3ef),
        on_accent: Pair::new(PAPER_WHITE, 0x0a1c2b),
        accent_soft: Pair::new(0xd5e6f2, 0x20344a),
        deep: Pair::new(0x23629a, 0x265f92),
        second: Pair::new(0x46508f, 0xb0bbf0),
        on_second: Pair::new(PAPER_WHITE, 0x14172e),
        second_soft: Pair::new(0xeceef2, 0x2f323c),
    };

    /// The house's own and those of its games, for the style sheet and for tests of contrast.
    pub const ALL: [Accent; 6] =
        [Accent::HOUSE, Accent::WINDWALKERS, Accent::HORDE, Accent::SAIL_RACE, Accent::ONB, Accent::PLUVIONAUTES];

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
