//! The twelve mission cards (PL-1.10) and what each pays for an island; `rules/standings.rs` counts the islands and the points (PL-11).

use crate::material::PRINTED;
use crate::sky::Terrain;
use serde::{Deserialize, Serialize};

/// A mission card. Two copies of each exist.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Mission {
    LivestockPlain,
    LivestockForest,
    LivestockMountain,
    CropPlain,
    CropForest,
    CropMountain,
}

/// Copies of each card (PL-1.10). No edition has more: a hand counts to two.
pub(crate) const COPIES: u8 = 2;

impl Mission {
    pub const ALL: [Mission; 6] = [
        Mission::LivestockPlain,
        Mission::LivestockForest,
        Mission::LivestockMountain,
        Mission::CropPlain,
        Mission::CropForest,
        Mission::CropMountain,
    ];

    #[must_use]
    pub const fn id(self) -> &'static str {
        ["livestock_plain", "livestock_forest", "livestock_mountain", "crop_plain", "crop_forest", "crop_mountain"]
            [self as usize]
    }

    /// Whether it counts the largest region (else the islands in the rain).
    #[must_use]
    pub const fn is_livestock(self) -> bool {
        (self as usize) < 3
    }

    #[must_use]
    pub const fn terrain(self) -> Terrain {
        Terrain::ALL[self as usize % 3]
    }

    /// Villagers helped per island that counts, as printed on the card. What a game pays is [`Pluvionautes::value`]'s to say.
    ///
    /// [`Pluvionautes::value`]: crate::Pluvionautes::value
    #[must_use]
    pub fn printed_value(self) -> u8 {
        PRINTED.values[self as usize]
    }
}

galerne_engine::choices! {
    /// What the mission cards pay for an island (PL-1.10, PL-13.14).
    CardValues {
        /// What is printed on them.
        Printed = "printed",
        /// The specification's own guess (its question 2): a cow is worth a second villager.
        Raised = "raised",
        /// Every card has the same ceiling of thirty villagers with the rulebook's islands.
        Flat = "flat",
        /// What the laboratory found to even out who wins without making more games end level: the flat livestock, and crops whose
        /// ceilings are near each other but not the same.
        Mended = "mended",
    }
}

impl CardValues {
    /// Villagers helped per island that counts.
    #[must_use]
    pub fn of(self, mission: Mission) -> u8 {
        match self {
            CardValues::Printed => mission.printed_value(),
            CardValues::Raised => [2, 2, 3, 2, 3, 4][mission as usize],
            CardValues::Flat => [3, 5, 6, 3, 5, 6][mission as usize],
            CardValues::Mended => [3, 5, 6, 5, 8, 10][mission as usize],
        }
    }
}

/// The cards of one seat: two bits for each kind of card, or hidden.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub(crate) struct Hand(u16);

impl Hand {
    pub(crate) const EMPTY: Hand = Hand(0);
    pub(crate) const HIDDEN: Hand = Hand(u16::MAX);

    #[inline]
    pub(crate) const fn is_hidden(self) -> bool {
        self.0 == u16::MAX
    }

    /// How many copies of that card it holds; none are known of a hidden hand.
    #[inline]
    pub(crate) const fn copies(self, mission: Mission) -> u8 {
        if self.is_hidden() { 0 } else { (self.0 >> (2 * mission as u16)) as u8 & 3 }
    }

    /// Add a card. Callers never hold three of a kind: only two exist.
    pub(crate) const fn with(self, mission: Mission) -> Hand {
        Hand(self.0 + (1 << (2 * mission as u16)))
    }

    /// The cards, copies repeated, in the order of the kinds.
    pub(crate) fn iter(self) -> impl Iterator<Item = Mission> {
        Mission::ALL.into_iter().flat_map(move |mission| (0..self.copies(mission)).map(move |_| mission))
    }
}
