//! Playing cards: the 36 numbers, the 16 figures, and sets of them.
//!
//! Every card of a pack of 52 exists once (HC-2.1), so a set of cards is a bit set, and a face-down deck is the set of the cards
//! that may be in it: drawing lazily needs no more. The engine's `Deck` counts kinds instead; with one card of each kind it would
//! be five times as large and slower.

use galerne_engine::Random;
use serde::{Deserialize, Serialize};
use std::fmt;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Suit {
    Coeur,
    Carreau,
    Trefle,
    Pique,
}

impl Suit {
    pub const ALL: [Suit; 4] = [Suit::Coeur, Suit::Carreau, Suit::Trefle, Suit::Pique];

    pub const fn of(index: u8) -> Suit {
        Suit::ALL[(index & 3) as usize]
    }

    pub const fn name(self) -> &'static str {
        ["coeur", "carreau", "trefle", "pique"][self as usize]
    }

    pub const fn sign(self) -> char {
        ['♥', '♦', '♣', '♠'][self as usize]
    }
}

/// A card from 2 to 10: a Puissance or a Souffle (HC-2.2, HC-2.3). Numbered by value, then suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Number(pub(crate) u8);

/// A king, queen, jack or ace: a character or a Rencontre (HC-2.2, HC-2.3). Numbered by rank, then suit.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Figure(pub(crate) u8);

/// The ranks of the figures, in the order of the roles and of the Rencontres.
pub const RANKS: [&str; 4] = ["roi", "dame", "valet", "as"];

impl Number {
    pub const COUNT: u8 = 36;

    pub const fn new(value: u8, suit: Suit) -> Option<Number> {
        if value >= 2 && value <= 10 { Some(Number((value - 2) * 4 + suit as u8)) } else { None }
    }

    pub(crate) const fn at(index: u8) -> Option<Number> {
        if index < Self::COUNT { Some(Number(index)) } else { None }
    }

    pub const fn value(self) -> u8 {
        self.0 / 4 + 2
    }

    pub const fn suit(self) -> Suit {
        Suit::of(self.0)
    }

    /// `7-pique`; with its deck in front it is the full id of HC-2.5.
    pub fn named(name: &str) -> Option<Number> {
        let (value, suit) = name.split_once('-')?;
        let suit = Suit::ALL.into_iter().find(|s| s.name() == suit)?;
        let value = value.parse().ok().filter(|_| !value.starts_with(['0', '+']))?;
        Number::new(value, suit)
    }

    /// As a player writes it: `7♠`.
    pub fn short(self) -> String {
        format!("{}{}", self.value(), self.suit().sign())
    }
}

impl Figure {
    pub const COUNT: u8 = 16;

    pub const fn new(rank: u8, suit: Suit) -> Option<Figure> {
        if rank < 4 { Some(Figure(rank * 4 + suit as u8)) } else { None }
    }

    pub(crate) const fn at(index: u8) -> Option<Figure> {
        if index < Self::COUNT { Some(Figure(index)) } else { None }
    }

    /// 0 king, 1 queen, 2 jack, 3 ace.
    pub const fn rank(self) -> u8 {
        (self.0 / 4) & 3
    }

    pub const fn suit(self) -> Suit {
        Suit::of(self.0)
    }

    pub fn named(name: &str) -> Option<Figure> {
        let (rank, suit) = name.split_once('-')?;
        let suit = Suit::ALL.into_iter().find(|s| s.name() == suit)?;
        let rank = RANKS.iter().position(|r| *r == rank)?;
        Figure::new(rank as u8, suit)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.value(), self.suit().name())
    }
}

impl fmt::Display for Figure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", RANKS[usize::from(self.rank())], self.suit().name())
    }
}

/// Cards, cells and columns are written by their names.
macro_rules! by_name {
    ($($kind:literal: $type:ty),*) => {$(
        impl serde::Serialize for $type {
            fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> serde::Deserialize<'de> for $type {
            fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                let unknown = || serde::de::Error::custom(format_args!("no {} is called {name:?}", $kind));
                <$type>::named(&name).ok_or_else(unknown)
            }
        }
    )*};
}
pub(crate) use by_name;
by_name!("card": Number, "card": Figure);

/// The four decks a card may belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    Vif,
    Pack,
    Rencontre,
    Souffle,
}

/// The full id of a card (HC-2.5): its deck, its rank and its suit, and in competition the owner of a Vif or Pack card.
pub fn card_id(pile: Pile, owner: Option<galerne_engine::Seat>, card: impl fmt::Display) -> String {
    let deck = match pile {
        Pile::Vif => "vif",
        Pile::Pack => "pack",
        Pile::Rencontre => "rencontre",
        Pile::Souffle => "souffle",
    };
    let owner = match owner.filter(|_| matches!(pile, Pile::Vif | Pile::Pack)) {
        None => "",
        Some(seat) if seat.0 == 0 => "l:",
        Some(_) => "r:",
    };
    format!("{owner}{deck}-{card}")
}

/// A set of number cards.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Numbers(pub(crate) u64);

/// A set of figures.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Figures(pub(crate) u16);

macro_rules! card_set {
    ($set:ident, $card:ident, $all:expr) => {
        impl $set {
            pub const NONE: $set = $set(0);
            pub const ALL: $set = $set($all);

            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            pub const fn has(self, card: $card) -> bool {
                self.0 & (1 << card.0) != 0
            }

            pub const fn with(self, card: $card) -> $set {
                $set(self.0 | (1 << card.0))
            }

            pub const fn without(self, card: $card) -> $set {
                $set(self.0 & !(1 << card.0))
            }

            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
            }

            /// Add cards and return them as a set; a card that is there already is the error.
            pub(crate) fn add(&mut self, cards: &[$card]) -> Result<$set, $card> {
                let before = *self;
                for &card in cards {
                    if self.has(card) {
                        return Err(card);
                    }
                    *self = self.with(card);
                }
                Ok(self.minus(before))
            }

            pub fn iter(self) -> impl Iterator<Item = $card> {
                let mut rest = self.0;
                std::iter::from_fn(move || {
                    if rest == 0 {
                        return None;
                    }
                    let card = $card(rest.trailing_zeros() as u8);
                    rest &= rest - 1;
                    Some(card)
                })
            }

            /// One of the cards, all equally likely.
            pub fn sample(self, random: &mut Random) -> Option<$card> {
                let mut rest = self.0;
                if rest == 0 {
                    return None;
                }
                for _ in 0..random.below(rest.count_ones()) {
                    rest &= rest - 1;
                }
                Some($card(rest.trailing_zeros() as u8))
            }
        }

        impl FromIterator<$card> for $set {
            fn from_iter<I: IntoIterator<Item = $card>>(cards: I) -> Self {
                cards.into_iter().fold($set::NONE, $set::with)
            }
        }
    };
}
impl Numbers {
    /// The values of all cards, added up.
    pub(crate) fn points(self) -> u16 {
        (0..9).map(|step| ((self.0 >> (4 * step)) & 15).count_ones() as u16 * (step + 2)).sum()
    }
}

card_set!(Numbers, Number, (1 << Number::COUNT) - 1);
card_set!(Figures, Figure, u16::MAX);
