//! Sets of cards.

use super::{CATALOGUE, Card};

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

    /// Card `n` as bit `n`.
    #[inline]
    pub(crate) const fn bits(self) -> u128 {
        self.0
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

    /// The nth card in ascending order, from 0; 0 where there are fewer.
    #[inline]
    #[must_use]
    pub const fn nth(self, n: u32) -> u8 {
        let low = self.0 as u64;
        let (mut half, mut left, base) =
            if n < low.count_ones() { (low, n, 0) } else { ((self.0 >> 64) as u64, n - low.count_ones(), 64) };
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
