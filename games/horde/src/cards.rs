//! Playing cards: the 36 numbers, the 16 figures, and sets of them.
//!
//! Every card of a pack exists once, so a set of cards is a bit set, and a face-down deck is the set of the cards that may be
//! in it: drawing lazily needs no more. The engine's `Deck` counts kinds instead; with one card of each kind it would be five
//! times as large and slower.

use galerne_engine::Random;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
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

    #[must_use]
    pub const fn of(index: u8) -> Suit {
        Suit::ALL[(index & 3) as usize]
    }

    #[must_use]
    pub const fn name(self) -> &'static str {
        ["coeur", "carreau", "trefle", "pique"][self as usize]
    }

    #[must_use]
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

    #[must_use]
    pub const fn new(value: u8, suit: Suit) -> Option<Number> {
        if value >= 2 && value <= 10 { Some(Number((value - 2) * 4 + suit as u8)) } else { None }
    }

    pub(crate) const fn at(index: u8) -> Option<Number> {
        if index < Self::COUNT { Some(Number(index)) } else { None }
    }

    #[must_use]
    pub const fn value(self) -> u8 {
        self.0 / 4 + 2
    }

    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::of(self.0)
    }

    /// `7-pique`; with its deck in front it is the full id of HC-2.5.
    #[must_use]
    pub fn named(name: &str) -> Option<Number> {
        let (value, suit) = name.split_once('-')?;
        let suit = Suit::ALL.into_iter().find(|s| s.name() == suit)?;
        let value = value.parse().ok().filter(|_| !value.starts_with(['0', '+']))?;
        Number::new(value, suit)
    }

    /// As a player writes it: `7♠`.
    #[must_use]
    pub fn short(self) -> String {
        format!("{}{}", self.value(), self.suit().sign())
    }
}

impl Figure {
    pub const COUNT: u8 = 16;

    #[must_use]
    pub const fn new(rank: u8, suit: Suit) -> Option<Figure> {
        if rank < 4 { Some(Figure(rank * 4 + suit as u8)) } else { None }
    }

    pub(crate) const fn at(index: u8) -> Option<Figure> {
        if index < Self::COUNT { Some(Figure(index)) } else { None }
    }

    /// 0 king, 1 queen, 2 jack, 3 ace.
    #[must_use]
    pub const fn rank(self) -> u8 {
        (self.0 / 4) & 3
    }

    #[must_use]
    pub const fn suit(self) -> Suit {
        Suit::of(self.0)
    }

    #[must_use]
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

macro_rules! by_name {
    ($($card:ty),*) => {$(
        impl Serialize for $card {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> Deserialize<'de> for $card {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let name = String::deserialize(deserializer)?;
                <$card>::named(&name).ok_or_else(|| D::Error::custom(format_args!("no card is called {name:?}")))
            }
        }
    )*};
}
by_name!(Number, Figure);

/// The four decks a card may belong to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pile {
    Vif,
    Pack,
    Rencontre,
    Souffle,
}

/// The full id of a card (HC-2.5): its deck, its rank and its suit, and in competition the owner of a Vif or Pack card.
#[must_use]
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

            #[must_use]
            pub const fn len(self) -> u8 {
                self.0.count_ones() as u8
            }

            #[must_use]
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            #[must_use]
            pub const fn has(self, card: $card) -> bool {
                self.0 & (1 << card.0) != 0
            }

            #[must_use]
            pub const fn with(self, card: $card) -> $set {
                $set(self.0 | (1 << card.0))
            }

            #[must_use]
            pub const fn without(self, card: $card) -> $set {
                $set(self.0 & !(1 << card.0))
            }

            #[must_use]
            pub const fn union(self, other: $set) -> $set {
                $set(self.0 | other.0)
            }

            #[must_use]
            pub const fn minus(self, other: $set) -> $set {
                $set(self.0 & !other.0)
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
card_set!(Numbers, Number, (1 << Number::COUNT) - 1);
card_set!(Figures, Figure, u16::MAX);

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_engine::Seat;

    #[test]
    fn hc_2_1_hc_2_2_hc_2_3_two_packs_of_fifty_two_without_jokers() {
        assert_eq!((Numbers::ALL.len(), Figures::ALL.len()), (36, 16));
        assert_eq!(Numbers::ALL.iter().map(|card| u32::from(card.value())).sum::<u32>(), 216);
        for value in 2..=10 {
            assert_eq!(Numbers::ALL.iter().filter(|card| card.value() == value).count(), 4);
        }
        assert_eq!((Number::new(1, Suit::Pique), Number::new(11, Suit::Pique)), (None, None));
    }

    #[test]
    fn hc_2_5_card_ids_name_deck_rank_and_suit() {
        for card in Numbers::ALL.iter() {
            assert_eq!(Number::named(&card.to_string()), Some(card));
        }
        for card in Figures::ALL.iter() {
            assert_eq!(Figure::named(&card.to_string()), Some(card));
        }
        let seven = Number::new(7, Suit::Pique).unwrap();
        assert_eq!(card_id(Pile::Souffle, Some(Seat(0)), seven), "souffle-7-pique");
        assert_eq!(card_id(Pile::Pack, None, seven), "pack-7-pique");
        assert_eq!(card_id(Pile::Vif, Some(Seat(1)), Figure::new(1, Suit::Coeur).unwrap()), "r:vif-dame-coeur");
        for bad in ["", "7", "11-pique", "07-pique", "+7-pique", "7-Pique", "joker-coeur", "roi", "7-coeur-"] {
            assert_eq!((Number::named(bad), Figure::named(bad)), (None, None), "{bad}");
        }
    }
}
