//! Sealed luck: each draw has a seed derived from a key, its source and its time, and does not depend on the draws before it.
//!
//! Two lines of play can so be compared on the same luck although they throw at different times: the gust of turn nine is the gust
//! of turn nine in both. One throw reveals nothing of another, because each has a seed of its own.

use crate::{Luck, Random, Source};
use core::hash::{Hash, Hasher};
use std::collections::BTreeMap;

/// What a chance is, so that the same one brings the same in another course of the game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Occasion {
    /// The next of its source, whatever came before.
    Next,
    /// At this place and time.
    Throw(u64),
    /// The next card of this pack. The order of the pack is fixed; what has been taken from it by name is missing from it.
    Order(u64),
}

/// The luck of a key: the same key is the same luck on every machine.
#[derive(Clone, Debug)]
pub struct Sealed {
    key: [u64; 2],
    /// How often each occasion has come.
    seen: BTreeMap<(u8, Occasion), u64>,
    /// How often each card, by its hash, has come from each pack.
    drawn: BTreeMap<(u8, u64, u64), u64>,
}

impl Sealed {
    /// The luck of that key.
    #[must_use]
    pub fn new(key: [u64; 2]) -> Sealed {
        Sealed { key, seen: BTreeMap::new(), drawn: BTreeMap::new() }
    }

    /// The outcome of the chance that is due.
    pub fn draw<G: Luck>(&mut self, game: &G, state: &G::State, source: Source) -> G::Chance {
        let occasion = game.occasion(state);
        if let Occasion::Order(pack) = occasion
            && let Some(card) = self.first_of(game, state, source, pack)
        {
            return card;
        }
        let known = self.seen.entry((source.0, occasion)).or_default();
        let seen = *known;
        *known += 1;
        let (tag, place) = match occasion {
            Occasion::Next => (0, 0),
            Occasion::Throw(place) => (1, place),
            Occasion::Order(pack) => (2, pack),
        };
        let seed = self.seed([u64::from(source.0), tag, place, seen]);
        game.draw(state, &mut Random::new(seed))
    }

    /// Every copy of every card has a number of its own, and the least comes first: that is one shuffled pack.
    fn first_of<G: Luck>(&mut self, game: &G, state: &G::State, source: Source, pack: u64) -> Option<G::Chance> {
        let mut cards = Vec::new();
        if !game.outcomes(state, &mut cards) {
            return None;
        }
        let mut least: Option<(u64, u64, G::Chance)> = None;
        for (card, copies) in cards {
            let mut name = Sip::new([0, 0]);
            card.hash(&mut name);
            let name = name.finish();
            let gone = self.drawn.get(&(source.0, pack, name)).copied().unwrap_or(0);
            for copy in gone..gone + u64::from(copies) {
                let place = self.seed([u64::from(source.0), 3, pack, name ^ copy.rotate_left(32)]);
                if least.is_none_or(|(known, _, _)| place < known) {
                    least = Some((place, name, card));
                }
            }
        }
        let (_, name, card) = least?;
        *self.drawn.entry((source.0, pack, name)).or_default() += 1;
        Some(card)
    }

    fn seed(&self, words: [u64; 4]) -> u64 {
        let mut sip = Sip::new(self.key);
        words.iter().for_each(|&word| sip.write_u64(word));
        sip.finish()
    }
}

/// SipHash-2-4, which an attacker who sees some outcomes cannot turn round. Written here because the standard library's is neither
/// promised to stay nor keyed; numbers go in as eight bytes whatever the machine's own size is.
#[derive(Clone, Debug)]
struct Sip {
    v: [u64; 4],
    tail: u64,
    length: u64,
}

impl Sip {
    fn new([k0, k1]: [u64; 2]) -> Sip {
        let v = [
            k0 ^ 0x736f_6d65_7073_6575,
            k1 ^ 0x646f_7261_6e64_6f6d,
            k0 ^ 0x6c79_6765_6e65_7261,
            k1 ^ 0x7465_6462_7974_6573,
        ];
        Sip { v, tail: 0, length: 0 }
    }

    fn round([mut a, mut b, mut c, mut d]: [u64; 4]) -> [u64; 4] {
        a = a.wrapping_add(b);
        c = c.wrapping_add(d);
        b = b.rotate_left(13) ^ a;
        d = d.rotate_left(16) ^ c;
        a = a.rotate_left(32);
        c = c.wrapping_add(b);
        a = a.wrapping_add(d);
        b = b.rotate_left(17) ^ c;
        d = d.rotate_left(21) ^ a;
        c = c.rotate_left(32);
        [a, b, c, d]
    }

    fn take(&mut self, word: u64) {
        self.v[3] ^= word;
        self.v = Sip::round(Sip::round(self.v));
        self.v[0] ^= word;
    }
}

impl Hasher for Sip {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.tail |= u64::from(byte) << (8 * (self.length % 8));
            self.length += 1;
            if self.length.is_multiple_of(8) {
                let word = core::mem::take(&mut self.tail);
                self.take(word);
            }
        }
    }

    fn write_u16(&mut self, n: u16) {
        self.write(&n.to_le_bytes());
    }

    fn write_u32(&mut self, n: u32) {
        self.write(&n.to_le_bytes());
    }

    fn write_u64(&mut self, n: u64) {
        self.write(&n.to_le_bytes());
    }

    fn write_usize(&mut self, n: usize) {
        self.write_u64(n as u64);
    }

    fn write_isize(&mut self, n: isize) {
        self.write_u64(n as u64);
    }

    fn finish(&self) -> u64 {
        let mut last = self.clone();
        last.take(self.tail | self.length << 56);
        last.v[2] ^= 0xff;
        let [a, b, c, d] = (0..4).fold(last.v, |v, _| Sip::round(v));
        a ^ b ^ c ^ d
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of the reference implementation: key 00 … 0f, messages of the bytes 00, 00 01, and so on.
    #[test]
    fn the_hash_is_siphash_2_4() {
        let key = [0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908];
        let of = |length: u8| {
            let mut sip = Sip::new(key);
            sip.write(&(0..length).collect::<Vec<_>>());
            sip.finish()
        };
        assert_eq!(of(0), 0x726f_db47_dd0e_0e31);
        assert_eq!(of(1), 0x74f8_39c5_93dc_67fd);
        assert_eq!(of(8), 0x93f5_f579_9a93_2462);
        assert_eq!(of(15), 0xa129_ca61_49be_45e5);
        let mut split = Sip::new(key);
        split.write(&[0, 1, 2]);
        split.write(&[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14]);
        assert_eq!(split.finish(), of(15), "in parts as in one");
    }
}
