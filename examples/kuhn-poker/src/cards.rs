//! The three cards, what lies before a seat, and the deal.

use serde::{Deserialize, Serialize};

/// The three cards, from the lowest to the highest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Card {
    Jack,
    Queen,
    King,
}

impl Card {
    pub const ALL: [Card; 3] = [Card::Jack, Card::Queen, Card::King];
}

/// What lies before a seat, as far as the onlooker knows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Held {
    #[default]
    Nothing,
    /// A card, but the onlooker may not know which.
    Unknown,
    Card(Card),
}

impl Held {
    pub(crate) const fn card(self) -> Option<Card> {
        match self {
            Held::Card(card) => Some(card),
            Held::Nothing | Held::Unknown => None,
        }
    }
}

/// One card to each seat, in seat order: a single outcome, so that six of them are the whole distribution.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Deal {
    pub cards: [Card; 2],
}
