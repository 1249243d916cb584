//! Dice as multisets: only colour and face matter in a contre, so a pool counts its dice by face in the lanes of one word.
//!
//! Dice are not distinguished (WW-6.12: pairing needs no choice). Two equal dice are one choice instead of two, states
//! that
//! play alike are equal, and the tests of a contre are a handful of word operations.

use galerne_engine::Random;
use serde::{Deserialize, Serialize};

/// The colour of a die. Blue and violet are the horde's, the others the épreuve's (WW-2.1).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Colour {
    Blue,
    Violet,
    White,
    Green,
    Black,
}

impl Colour {
    pub const ALL: [Colour; 5] = [Colour::Blue, Colour::Violet, Colour::White, Colour::Green, Colour::Black];

    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// How many dice of one colour show each face. Written as the faces in order: `"123566"`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Pool(u64);

/// The top bit of each of the six lanes.
const TOPS: u64 = 0x0000_8080_8080_8080;

impl Pool {
    pub const EMPTY: Pool = Pool(0);
    /// No pool of a real game comes near it; sums and counts stay inside their lanes below it.
    pub const MOST: u32 = 30;

    #[must_use]
    pub fn of(faces: &[u8]) -> Pool {
        faces.iter().fold(Pool::EMPTY, |pool, &face| pool.with(face, 1))
    }

    #[inline]
    #[must_use]
    pub const fn with(self, face: u8, n: u8) -> Pool {
        if face < 1 || face > 6 { self } else { Pool(self.0 + ((n as u64) << (8 * (face - 1)))) }
    }

    /// One die less on that face; unchanged if there is none.
    #[inline]
    #[must_use]
    pub const fn without(self, face: u8) -> Pool {
        if self.count(face) == 0 { self } else { Pool(self.0 - (1 << (8 * (face - 1)))) }
    }

    #[inline]
    #[must_use]
    pub const fn count(self, face: u8) -> u8 {
        if face < 1 || face > 6 { 0 } else { (self.0 >> (8 * (face - 1))) as u8 }
    }

    #[inline]
    #[must_use]
    pub const fn len(self) -> u32 {
        (self.0.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }

    #[inline]
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The sum of the faces: one multiplication, exact for up to [`Pool::MOST`] dice.
    #[inline]
    #[must_use]
    pub const fn sum(self) -> u32 {
        (self.0.wrapping_mul(0x0102_0304_0506_0000) >> 56) as u32
    }

    #[inline]
    #[must_use]
    pub const fn plus(self, other: Pool) -> Pool {
        Pool(self.0 + other.0)
    }

    /// The dice of this pool that are not in `other`, face by face, never below none.
    #[inline]
    #[must_use]
    pub const fn minus(self, other: Pool) -> Pool {
        Pool(self.0 - self.meet(other).0)
    }

    /// Face by face the smaller number: how many pairs two pools form.
    #[inline]
    #[must_use]
    pub const fn meet(self, other: Pool) -> Pool {
        let wins = ((self.0 | TOPS) - other.0) & TOPS;
        let here_is_more = (wins >> 7) * 0xFF;
        Pool((other.0 & here_is_more) | (self.0 & !here_is_more))
    }

    /// Whether every face shows at least as often here as there.
    #[inline]
    #[must_use]
    pub const fn covers(self, other: Pool) -> bool {
        ((self.0 | TOPS) - other.0) & TOPS == TOPS
    }

    /// The faces that show, each once, from low to high.
    #[inline]
    pub(crate) fn shown(self) -> impl Iterator<Item = u8> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            if left == 0 {
                return None;
            }
            let lane = left.trailing_zeros() & !7;
            left &= !(0xFF << lane);
            Some((lane / 8 + 1) as u8)
        })
    }

    /// One die moved from a face to the one above or below; at the ends nothing changes (WW-7.2).
    #[inline]
    #[must_use]
    pub const fn shifted(self, face: u8, up: bool) -> Pool {
        let to = Pool::beside(face, up);
        if self.count(face) == 0 { self } else { self.without(face).with(to, 1) }
    }

    /// The face one step up or down, staying within 1 to 6.
    #[inline]
    #[must_use]
    pub const fn beside(face: u8, up: bool) -> u8 {
        if up {
            if face >= 6 { 6 } else { face + 1 }
        } else if face <= 1 {
            1
        } else {
            face - 1
        }
    }

    /// The dice on faces `from..=to`.
    #[must_use]
    pub fn between(self, from: u8, to: u8) -> Pool {
        (from.max(1)..=to.min(6)).fold(Pool::EMPTY, |pool, face| pool.with(face, self.count(face)))
    }

    #[must_use]
    pub fn lowest(self) -> Option<u8> {
        (1..=6).find(|&face| self.count(face) > 0)
    }

    /// The faces in ascending order, one entry per die.
    pub fn faces(self) -> impl Iterator<Item = u8> {
        (1..=6).flat_map(move |face| std::iter::repeat_n(face, usize::from(self.count(face))))
    }

    /// Throw that many dice. Twelve at a time come out of one number below 6¹², which is exact and cheap.
    pub fn thrown(dice: u32, random: &mut Random) -> Pool {
        const POWERS: [u32; 13] = {
            let mut powers = [1; 13];
            let mut n = 1;
            while n < 13 {
                powers[n] = powers[n - 1] * 6;
                n += 1;
            }
            powers
        };
        let mut pool = 0;
        let mut left = dice.min(Pool::MOST);
        while left > 0 {
            let now = left.min(12);
            let mut number = random.below(POWERS[now as usize]);
            for _ in 0..now {
                pool += 1u64 << (8 * (number % 6));
                number /= 6;
            }
            left -= now;
        }
        Pool(pool)
    }

    /// Every multiset of that many dice with the number of ordered throws that show it.
    pub fn multisets(dice: u8, mut visit: impl FnMut(Pool, u64)) {
        galerne_engine::multisets(dice, 6, |counts, ways| {
            let pool = (1..=6).zip(counts).fold(Pool::EMPTY, |pool, (face, &n)| pool.with(face, n));
            visit(pool, ways);
        });
    }

    /// The number of multisets of that many dice.
    #[must_use]
    pub const fn kinds(dice: u32) -> u64 {
        let n = dice as u64;
        (n + 1) * (n + 2) * (n + 3) * (n + 4) * (n + 5) / 120
    }
}

impl std::fmt::Debug for Pool {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&String::from(*self))
    }
}

impl From<Pool> for String {
    fn from(pool: Pool) -> String {
        pool.faces().map(|face| char::from(b'0' + face)).collect()
    }
}

impl Serialize for Pool {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&String::from(*self))
    }
}

impl<'de> Deserialize<'de> for Pool {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Pool, D::Error> {
        let text = String::deserialize(deserializer)?;
        if text.len() > Pool::MOST as usize {
            return Err(serde::de::Error::custom("too many dice in one pool"));
        }
        text.bytes().try_fold(Pool::EMPTY, |pool, byte| match byte {
            b'1'..=b'6' => Ok(pool.with(byte - b'0', 1)),
            _ => Err(serde::de::Error::custom("a die shows 1 to 6")),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_count_sum_and_compare() {
        let pool = Pool::of(&[6, 1, 3, 3, 6, 5]);
        assert_eq!((pool.len(), pool.sum(), pool.count(3), String::from(pool)), (6, 24, 2, "133566".to_owned()));
        assert!(pool.covers(Pool::of(&[3, 6])) && !pool.covers(Pool::of(&[5, 5])));
        assert_eq!(pool.meet(Pool::of(&[3, 3, 3, 2, 6])), Pool::of(&[3, 3, 6]));
        assert_eq!(pool.minus(Pool::of(&[1, 2, 6])), Pool::of(&[3, 3, 5, 6]));
        assert_eq!(pool.shifted(1, true).shifted(6, true).shifted(1, false), Pool::of(&[2, 3, 3, 5, 6, 6]));
        assert_eq!(Pool::of(&[6; 30]).sum(), 180);
        assert_eq!(pool.between(2, 5), Pool::of(&[3, 3, 5]));
    }

    #[test]
    fn throws_are_fair_and_whole() {
        let mut random = Random::new(8);
        let mut faces = [0; 7];
        for _ in 0..4000 {
            let pool = Pool::thrown(15, &mut random);
            assert_eq!(pool.len(), 15);
            for face in 1..=6 {
                faces[usize::from(face)] += u32::from(pool.count(face));
            }
        }
        assert!(faces[1..].iter().all(|&n| (9_600..10_400).contains(&n)), "{faces:?}");
        assert_eq!((Pool::kinds(6), Pool::kinds(0)), (462, 1));
    }
}
