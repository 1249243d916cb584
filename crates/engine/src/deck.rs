//! Decks drawn lazily: a multiset of cards whose order nobody knows, under the few cards somebody has seen.

use crate::Random;

/// A face-down deck of cards of `KINDS` kinds, of which at most `KNOWN` lie known on top.
///
/// The order of the unknown part does not exist until a card is drawn. A solo game so has no hidden information at all, a
/// bot cannot peek, and a record names the card that came instead of a seed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Deck<const KINDS: usize, const KNOWN: usize> {
    /// How many of each kind are in the unknown part.
    unknown: [u8; KINDS],
    /// The known cards, the topmost last.
    known: [u8; KNOWN],
    known_len: u8,
}

impl<const KINDS: usize, const KNOWN: usize> Deck<KINDS, KNOWN> {
    /// A shuffled deck with that many cards of each kind, none of them seen yet.
    #[must_use]
    pub const fn new(counts: [u8; KINDS]) -> Self {
        Deck { unknown: counts, known: [0; KNOWN], known_len: 0 }
    }

    /// All cards, known and unknown.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.known_len) + self.unknown.iter().map(|&n| usize::from(n)).sum::<usize>()
    }

    /// Whether no card is left, known or unknown.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The known cards from the top downwards.
    pub fn known(&self) -> impl Iterator<Item = u8> {
        self.known[..usize::from(self.known_len)].iter().rev().copied()
    }

    /// The counts of the unknown part, by kind.
    #[must_use]
    pub const fn unknown(&self) -> &[u8; KINDS] {
        &self.unknown
    }

    /// How many ways the top card can be `kind`: the weight of that outcome, out of [`Deck::weight`].
    #[must_use]
    pub fn chances(&self, kind: u8) -> u32 {
        match self.known().next() {
            Some(top) => u32::from(top == kind),
            None => self.unknown.get(usize::from(kind)).copied().map_or(0, u32::from),
        }
    }

    /// The total weight of the possible top cards.
    #[must_use]
    pub fn weight(&self) -> u32 {
        if self.known_len > 0 { 1 } else { self.unknown.iter().map(|&n| u32::from(n)).sum() }
    }

    /// Which card would come: a sample, the deck unchanged. `None` of an empty deck.
    pub fn sample(&self, random: &mut Random) -> Option<u8> {
        match self.known().next() {
            Some(top) => Some(top),
            None => random.weighted(self.unknown.iter().map(|&n| u32::from(n))).map(|kind| kind as u8),
        }
    }

    /// Take that card from the top; `false`, and nothing changed, if it cannot be the top card.
    pub fn take(&mut self, kind: u8) -> bool {
        if self.chances(kind) == 0 {
            return false;
        }
        if self.known_len > 0 {
            self.known_len -= 1;
            // No trace of it: equal decks are equal bytes, for hashing, for redacting, for a position read back.
            self.known[usize::from(self.known_len)] = 0;
        } else {
            self.unknown[usize::from(kind)] -= 1;
        }
        true
    }

    /// Put a card on top for somebody to remember; `false` when no more can be remembered.
    pub fn put_on_top(&mut self, kind: u8) -> bool {
        if usize::from(self.known_len) == KNOWN || usize::from(kind) >= KINDS {
            return false;
        }
        self.known[usize::from(self.known_len)] = kind;
        self.known_len += 1;
        true
    }

    /// Shuffle cards under the unknown part. Only right when that part is empty or the cards are mixed into it by the rules.
    pub fn shuffle_in(&mut self, counts: &[u8; KINDS]) {
        for (here, more) in self.unknown.iter_mut().zip(counts) {
            *here += more;
        }
    }

    /// Nobody remembers the top any more: the known cards become part of the unknown (a shuffle, or a viewer who never saw them).
    pub fn forget(&mut self) {
        while self.known_len > 0 {
            self.known_len -= 1;
            self.unknown[usize::from(self.known[usize::from(self.known_len)])] += 1;
        }
        self.known = [0; KNOWN];
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_known_comes_first_and_then_by_count() {
        let mut deck = Deck::<3, 2>::new([2, 0, 1]);
        assert!(deck.put_on_top(1) && deck.put_on_top(2) && !deck.put_on_top(0));
        assert_eq!((deck.len(), deck.known().collect::<Vec<_>>()), (5, vec![2, 1]));
        assert!(!deck.take(1) && deck.take(2) && deck.take(1));
        assert_eq!((deck.chances(0), deck.chances(1), deck.weight()), (2, 0, 3));
        let mut random = Random::new(4);
        let zeros = (0..3000).filter(|_| deck.sample(&mut random) == Some(0)).count();
        assert!((1900..2100).contains(&zeros), "{zeros}");
        assert!(deck.take(0) && deck.take(0) && deck.take(2) && !deck.take(0));
        assert_eq!(deck.sample(&mut random), None);
    }

    #[test]
    fn a_card_taken_leaves_no_trace() {
        let mut deck = Deck::<3, 2>::new([2, 0, 1]);
        deck.put_on_top(2);
        deck.take(2);
        assert_eq!(deck, Deck::new([2, 0, 1]));
    }

    #[test]
    fn forgetting_loses_no_card() {
        let mut deck = Deck::<2, 2>::new([1, 1]);
        deck.put_on_top(0);
        deck.forget();
        assert_eq!((deck.len(), *deck.unknown()), (3, [2, 1]));
    }
}
