//! The hordiers: one value per card, in the files by position, each with its effects and its tests.
//!
//! The names and professions are the author's; everything a card does is a list of [`Op`]s. Texts and icon lines are made
//! from the same list in `card_text`.

mod fer;
mod pack;
mod traceurs;
mod traine;

use crate::effects::{Cost, If, Op, Tag};
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
impl std::convert::From<Line> for Position {
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
    pub tags: &'static [&'static str],
    pub trigger: Trigger,
    pub windows: Windows,
    pub costs: &'static [Cost],
    pub when: &'static [If],
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

/// A set of cards. Every card exists once, so a deck is the set of its cards: nothing of its order is ever known, and a
/// draw is a uniform choice (the lazy deck of the engine, one bit per card).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct CardSet(u128);

impl CardSet {
    pub const EMPTY: CardSet = CardSet(0);

    #[inline]
    #[must_use]
    pub const fn has(self, card: u8) -> bool {
        card < 128 && self.0 >> card & 1 == 1
    }

    #[inline]
    #[must_use]
    pub const fn with(self, card: u8) -> CardSet {
        if card < 128 { CardSet(self.0 | 1 << card) } else { self }
    }

    #[inline]
    #[must_use]
    pub const fn without(self, card: u8) -> CardSet {
        if card < 128 { CardSet(self.0 & !(1 << card)) } else { self }
    }

    #[inline]
    #[must_use]
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet(self.0 & !other.0)
    }

    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let card = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(card)
        })
    }

    /// The nth card in ascending order, from 0; 0 where there are not so many.
    #[inline]
    #[must_use]
    pub const fn nth(self, n: u32) -> u8 {
        let low = self.0 as u64;
        let (mut half, mut left, base) = if n < low.count_ones() {
            (low, n, 0)
        } else {
            ((self.0 >> 64) as u64, n - low.count_ones(), 64)
        };
        while left > 0 {
            half &= half.wrapping_sub(1);
            left -= 1;
        }
        if half == 0 { 0 } else { base + half.trailing_zeros() as u8 }
    }

    /// The cards that fit the description.
    #[must_use]
    pub fn of(fits: impl Fn(&Card) -> bool) -> CardSet {
        CATALOGUE[1..].iter().filter(|card| fits(card)).fold(CardSet::EMPTY, |set, card| set.with(card.id))
    }
}

impl FromIterator<u8> for CardSet {
    fn from_iter<I: IntoIterator<Item = u8>>(cards: I) -> CardSet {
        cards.into_iter().fold(CardSet::EMPTY, CardSet::with)
    }
}

impl std::fmt::Debug for CardSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
