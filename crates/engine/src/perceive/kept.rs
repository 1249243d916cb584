//! What need not be said again: pieces of an observation that follow from a key, and the keys of which they were said last.

use std::ops::Range;

/// What the numbers of a piece follow from, in so many words: pieces with equal keys are equal.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Key<const K: usize>(pub [u64; K]);

impl From<u64> for Key<1> {
    #[inline]
    fn from(word: u64) -> Key<1> {
        Key([word])
    }
}

/// Bytes as words.
impl<const K: usize> From<[[u8; 8]; K]> for Key<K> {
    #[inline]
    fn from(bytes: [[u8; 8]; K]) -> Key<K> {
        Key(bytes.map(u64::from_le_bytes))
    }
}

/// Where a piece lies, and how many words its key has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The place of its first number.
    pub start: usize,
    /// How many numbers it has.
    pub len: usize,
    pub(super) words: usize,
}

/// How the pieces of a set-up lie, the same in all its observations.
#[derive(Clone, Debug, Default)]
pub struct Layout {
    pieces: Vec<Piece>,
    /// What belongs to no piece.
    loose: Vec<Range<usize>>,
    words: usize,
}

impl Layout {
    /// Of an observation of `len` numbers with those pieces, the first one first.
    #[must_use]
    pub fn new(pieces: &[Piece], len: usize) -> Layout {
        let (mut loose, mut end) = (Vec::new(), 0);
        for piece in pieces {
            loose.push(end..piece.start);
            end = piece.start + piece.len;
        }
        loose.push(end..len);
        loose.retain(|range| !range.is_empty());
        Layout { pieces: pieces.to_vec(), loose, words: pieces.iter().map(|piece| piece.words).sum() }
    }

    /// How many words all keys of one observation have.
    #[must_use]
    pub fn words(&self) -> usize {
        self.words
    }
}

/// The keys of one observation, and how its pieces lie.
#[derive(Debug)]
pub struct Kept<'a> {
    layout: &'a Layout,
    next: usize,
    keys: &'a mut [u64],
    /// Whether the numbers of those keys are still there.
    is_there: bool,
}

/// What is to be done with a piece.
pub(super) enum Same {
    /// Nothing: so many numbers are still there.
    Kept(usize),
    /// So many numbers are to be said anew.
    Changed(usize),
    /// It is to be said where nothing is.
    Blank,
}

impl<'a> Kept<'a> {
    /// The keys have [`Layout::words`]. Where the numbers are not there any more, all is said anew.
    #[inline]
    #[must_use]
    pub fn new(layout: &'a Layout, keys: &'a mut [u64], is_there: bool) -> Kept<'a> {
        Kept { layout, next: 0, keys, is_there }
    }

    /// Nothing everywhere but in the pieces that may stay.
    #[inline]
    pub(super) fn clear<T: Copy>(&self, out: &mut [T], zero: T) {
        if !self.is_there {
            return out.fill(zero);
        }
        for range in &self.layout.loose {
            if let Some(places) = out.get_mut(range.clone()) {
                places.fill(zero);
            }
        }
    }

    /// Notes the key of the next piece.
    #[inline]
    pub(super) fn is_same<const K: usize>(&mut self, key: Key<K>) -> Same {
        let Some((old, rest)) = std::mem::take(&mut self.keys).split_first_chunk_mut::<K>() else { return Same::Blank };
        let len = self.layout.pieces.get(self.next).map_or(0, |piece| piece.len);
        (self.keys, self.next) = (rest, self.next + 1);
        if self.is_there && *old == key.0 {
            return Same::Kept(len);
        }
        *old = key.0;
        if self.is_there { Same::Changed(len) } else { Same::Blank }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Bytes, Floats, Panes, Random, Sense};

    /// Loose numbers, a piece with a piece and a block in it, a block with a piece in it, and a piece at the end.
    fn say(sense: &mut impl Sense, [loose, first, second, third]: [u8; 4], said: &mut [u32; 3]) {
        let [one, two, three] = said;
        sense.pane("a", &[0]);
        sense.one_of(loose.into(), 5);
        sense.piece(Key::from([[first, 0, 0, 0, 0, 0, 0, 0]]), |sense| {
            *one += 1;
            sense.upto(first, 4);
            sense.piece(Key([first.into()]), |sense| sense.flag(first > 2));
            sense.block::<2>(|sense| sense.values([0.5, f32::from(first) / 8.0]));
        });
        sense.block::<3>(|sense| sense.piece(Key([loose.into()]), |sense| sense.one_of(loose.into(), 3)));
        sense.number(loose.into(), 9.0);
        sense.piece(Key([second.into(), 7]), |sense| {
            *two += 1;
            sense.set(second.into(), 8);
        });
        sense.piece(Key([third.into()]), |sense| {
            *three += 1;
            sense.one_of(third.into(), 4);
        });
    }

    #[test]
    fn what_is_kept_is_what_would_be_said_and_is_not_said_again() {
        let mut panes = Panes::default();
        say(&mut panes, [0; 4], &mut [0; 3]);
        let layout = Layout::new(&panes.pieces, panes.len);
        assert_eq!((panes.pieces.len(), layout.words(), layout.loose.len()), (3, 4, 2));
        let (mut floats, mut bytes) = (vec![9.0; panes.len], vec![9; panes.len]);
        let (mut keys, mut others) = (vec![0; 4], vec![0; 4]);
        let (mut luck, mut before, mut said, mut changes) = (Random::new(3), [255; 4], [0; 3], [0; 3]);
        for round in 0..500 {
            let words: [u8; 4] = std::array::from_fn(|_| luck.below(5) as u8);
            // Now and then somebody else has written there.
            let is_there = round > 0 && luck.below(20) > 0;
            if !is_there {
                floats.fill(3.0);
                bytes.fill(3);
            }
            for (place, count) in changes.iter_mut().enumerate() {
                *count += u32::from(!is_there || words[place + 1] != before[place + 1]);
            }
            say(&mut Floats::on_kept(&mut floats, Kept::new(&layout, &mut keys, is_there)), words, &mut said);
            say(&mut Bytes::on_kept(&mut bytes, Kept::new(&layout, &mut others, is_there)), words, &mut [0; 3]);
            let (mut fresh, mut small) = (vec![9.0; panes.len], vec![9; panes.len]);
            say(&mut Floats::new(&mut fresh), words, &mut [0; 3]);
            say(&mut Bytes::new(&mut small), words, &mut [0; 3]);
            assert_eq!((&floats, &bytes), (&fresh, &small), "round {round}");
            before = words;
        }
        assert_eq!(said, changes, "each piece is said as often as its key changed");
    }
}
