//! Outcomes of chance, as records write them.

use crate::board::HEXES;
use crate::cards::CardId;
use crate::consumables::ConsumableId;
use crate::dice::Pool;
use crate::tiles::Tile;
use galerne_engine::Seat;
use serde::{Deserialize, Serialize};

/// One outcome.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// A wind token from the bag.
    Token {
        force: u8,
    },
    /// All dice of a contre.
    Roll {
        black: Pool,
        green: Pool,
        white: Pool,
        blue: Pool,
        violet: Pool,
    },
    /// Dice of the horde: added, or rolled again.
    Dice {
        blue: Pool,
        violet: Pool,
    },
    /// One separate die.
    Die {
        face: u8,
    },
    /// The top card of a deck.
    Card {
        card: CardId,
    },
    /// The tiles of a board.
    Layout {
        tiles: Layout,
    },
    /// The roses of the winds.
    Roses {
        roses: Roses,
    },
    First {
        seat: Seat,
    },
    /// A village for the race.
    Village {
        tile: Tile,
    },
    Consumable {
        consumable: ConsumableId,
    },
}

/// The tiles of a board, one letter per hex in the order of the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Layout(pub(crate) [Tile; HEXES]);

/// The number on each tile's downwind side, one digit per hex; 0 where no wind blows.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Roses(pub(crate) [u8; HEXES]);

impl Serialize for Layout {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text: String = self.0.iter().map(|tile| char::from(tile.letter())).collect();
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Layout {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Layout, D::Error> {
        let text = String::deserialize(deserializer)?;
        let tiles: Option<Vec<Tile>> = text.bytes().map(Tile::of_letter).collect();
        let tiles: Option<[Tile; HEXES]> = tiles.and_then(|tiles| tiles.try_into().ok());
        tiles.map(Layout).ok_or_else(|| serde::de::Error::custom("a layout is 36 letters of tiles"))
    }
}

impl Serialize for Roses {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let text: String = self.0.iter().map(|&number| char::from(b'0' + number.min(9))).collect();
        serializer.serialize_str(&text)
    }
}

impl<'de> Deserialize<'de> for Roses {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Roses, D::Error> {
        let text = String::deserialize(deserializer)?;
        let numbers: Option<Vec<u8>> =
            text.bytes().map(|byte| (b'0'..=b'6').contains(&byte).then(|| byte - b'0')).collect();
        let numbers: Option<[u8; HEXES]> = numbers.and_then(|numbers| numbers.try_into().ok());
        numbers.map(Roses).ok_or_else(|| serde::de::Error::custom("roses are 36 digits from 0 to 6"))
    }
}
