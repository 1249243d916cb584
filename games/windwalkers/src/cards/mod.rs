//! The hordiers: one value per card, in the files by position.
//!
//! The names and professions are the author's; everything a card does is a list of [`Op`]s, and its text is made from the same
//! list in `words`.

mod fer;
mod pack;
mod set;
#[cfg(test)]
mod tests;
mod traceurs;
mod traine;

pub use set::CardSet;

use crate::effects::{Condition, Cost, Op, Tag};
use serde::{Deserialize, Serialize};

/// The three lines of the horde (WW-2.12).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Line {
    Fer,
    Pack,
    Traine,
}

impl Line {
    pub const ALL: [Line; 3] = [Line::Fer, Line::Pack, Line::Traine];

    #[must_use]
    pub const fn id(self) -> &'static str {
        ["FER", "PACK", "TRAINE"][self as usize]
    }

    /// The places of the line on the horde board.
    #[must_use]
    pub const fn places(self) -> std::ops::Range<usize> {
        match self {
            Line::Fer => 0..3,
            Line::Pack => 3..6,
            Line::Traine => 6..8,
        }
    }

    /// The line of a place.
    #[must_use]
    pub const fn of_place(place: usize) -> Line {
        match place {
            0..3 => Line::Fer,
            3..6 => Line::Pack,
            _ => Line::Traine,
        }
    }
}

/// The four decks.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Position {
    Traceur,
    Fer,
    Pack,
    Traine,
}

impl Position {
    pub const ALL: [Position; 4] = [Position::Traceur, Position::Fer, Position::Pack, Position::Traine];

    #[must_use]
    pub const fn id(self) -> &'static str {
        ["TRACEUR", "FER", "PACK", "TRAINE"][self as usize]
    }

    /// A Traceur sits in, and counts as part of, the Fer line.
    #[must_use]
    pub const fn line(self) -> Line {
        match self {
            Position::Traceur | Position::Fer => Line::Fer,
            Position::Pack => Line::Pack,
            Position::Traine => Line::Traine,
        }
    }
}

/// The deck an offer of that line draws from; Traceurs are never offered (WW-3.6).
impl From<Line> for Position {
    fn from(line: Line) -> Position {
        match line {
            Line::Fer => Position::Fer,
            Line::Pack => Position::Pack,
            Line::Traine => Position::Traine,
        }
    }
}

/// Which box a card comes from (WW-2.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Set {
    Base,
    Ext,
    Multi,
}

/// How a power is paid for with its own card (WW-9.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trigger {
    Tap,
    Discard,
    Reaction,
    ReactionDiscard,
}

impl Trigger {
    #[must_use]
    pub const fn abandons(self) -> bool {
        matches!(self, Trigger::Discard | Trigger::ReactionDiscard)
    }

    #[must_use]
    pub const fn reacts(self) -> bool {
        matches!(self, Trigger::Reaction | Trigger::ReactionDiscard)
    }
}

/// When a power may be used (WW-9.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Windows {
    pub contre: bool,
    pub travel: bool,
}

impl Windows {
    pub const CONTRE: Windows = Windows { contre: true, travel: false };
    pub const TRAVEL: Windows = Windows { contre: false, travel: true };
    pub const BOTH: Windows = Windows { contre: true, travel: true };
}

/// One hordier.
#[derive(Clone, Copy, Debug)]
pub struct Card {
    pub id: u8,
    /// The name in records, positions and commands.
    pub key: &'static str,
    pub name: &'static str,
    pub set: Set,
    pub position: Position,
    /// As printed; no rule reads it (WW-2.14).
    pub tier: u8,
    pub profession: &'static str,
    /// For the sentences that agree with a person.
    pub woman: bool,
    pub tags: &'static [&'static str],
    pub trigger: Trigger,
    pub windows: Windows,
    pub costs: &'static [Cost],
    pub when: &'static [Condition],
    pub ops: &'static [Op],
    /// Dice may be stored on this card while it is in the horde (WW-9.40).
    pub stores: bool,
    /// When that card is abandoned this one leaves too and its effects happen (WW-9.44).
    pub follows: Option<u8>,
    /// Counts itself among its family although it has just left (card 97).
    pub counts_itself: bool,
}

/// What most cards do not have.
const BLANK: Card = Card {
    id: 0,
    key: "",
    name: "",
    set: Set::Base,
    position: Position::Traceur,
    tier: 1,
    profession: "",
    woman: false,
    tags: &[],
    trigger: Trigger::Tap,
    windows: Windows::BOTH,
    costs: &[],
    when: &[],
    ops: &[],
    stores: false,
    follows: None,
    counts_itself: false,
};

/// A hordier as printed, its power apart; `names` are its key, its name and its profession.
const fn hordier(
    position: Position,
    id: u8,
    set: Set,
    tier: u8,
    names: [&'static str; 3],
    tags: &'static [&'static str],
) -> Card {
    let [key, name, profession] = names;
    Card { id, key, name, set, position, tier, profession, tags, ..BLANK }
}

/// The number of cards; their ids run from 1 to it.
pub const CARDS: usize = 109;

/// All cards by id; the first entry is blank, so that a card's id is its index.
pub static CATALOGUE: [Card; CARDS + 1] = {
    let mut all = [BLANK; CARDS + 1];
    let mut i = 0;
    while i < CARDS {
        let card = if i < 12 {
            traceurs::TRACEURS[i]
        } else if i < 37 {
            fer::FER[i - 12]
        } else if i < 70 {
            pack::PACK[i - 37]
        } else {
            traine::TRAINE[i - 70]
        };
        all[card.id as usize] = card;
        i += 1;
    }
    all
};

impl Card {
    #[must_use]
    pub fn named(key: &str) -> Option<&'static Card> {
        CATALOGUE[1..].iter().find(|card| card.key == key)
    }

    #[must_use]
    pub fn has(&self, tag: Tag) -> bool {
        self.tags.contains(&tag.id())
    }

    #[inline]
    #[must_use]
    pub const fn line(&self) -> Line {
        self.position.line()
    }

    /// Whether green dice are noted on it (WW-9.42).
    #[inline]
    #[must_use]
    pub const fn keeps_greens(&self) -> bool {
        matches!(self.ops, [Op::StoreGreen])
    }
}

/// A card by its number, written by its key.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardId(pub u8);

impl CardId {
    /// The card; the blank one for a number that is none.
    #[inline]
    #[must_use]
    pub fn card(self) -> &'static Card {
        CATALOGUE.get(usize::from(self.0)).unwrap_or(&CATALOGUE[0])
    }
}

impl std::fmt::Debug for CardId {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.0, self.card().key)
    }
}

impl Serialize for CardId {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.card().key)
    }
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<CardId, D::Error> {
        let key = String::deserialize(deserializer)?;
        match Card::named(&key) {
            Some(card) => Ok(CardId(card.id)),
            None => Err(serde::de::Error::custom(format!("there is no hordier \"{key}\""))),
        }
    }
}
