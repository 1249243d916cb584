//! What a seat sees, as numbers: for learning, and for search in other languages.
//!
//! A game writes one function. Run with three different [`Sense`]s it tells the names and shapes ([`Panes`]), fills floats
//! ([`Floats`]) or fills bytes ([`Bytes`]), so that these never disagree.

mod kept;

use kept::Same;
pub use kept::{Kept, Key, Layout, Piece};

use crate::{Game, Seat, View, Viewer};
use std::mem;

/// How a view becomes numbers.
///
/// Laws, to which the battery of the kit holds every game: the shape is the same in every state of a set-up; every value lies
/// within 0 … 1; dealing anew what the seat does not know changes nothing; two views that differ give numbers that differ. Filling
/// allocates nothing. A piece follows from its key. And where [`Perceive::recalls`] says so, histories that look different to a seat end in different numbers.
pub trait Perceive: Game {
    /// Whether in this set-up two histories that look different to a seat never lead it to a decision with the same view: then a view is
    /// an information state. A board alone forgets the order of the moves.
    fn recalls(&self) -> bool;

    /// What `seat` sees, always in the same order and of the same length: the seat itself before the others, these in turn order.
    fn perceive(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense);

    /// The same laid out square by square for convolutions, or worked out for a learner that is not to learn the map by heart: put after
    /// what [`Perceive::perceive`] puts, and only where it is asked for. A game whose numbers say all that directly has none.
    fn planes(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let _ = (view, seat, sense);
    }

    /// What never changes in this set-up (a map, distances, statistics): read once, not at every step.
    fn ground(&self, sense: &mut impl Sense) {
        let _ = sense;
    }
}

/// The seats from `seat` on in turn order: the order in which a seat perceives them.
#[inline]
pub fn seats_from(seat: Seat, seats: usize) -> impl Iterator<Item = Seat> {
    // A division for each seat would cost more than to perceive it.
    let first = if seat.index() < seats { seat.index() } else { 0 };
    (first..seats).chain(0..first).map(|seat| Seat(seat as u8))
}

/// Takes numbers one after the other. Only [`Sense::pane`] and [`Sense::put`] must be written; the others say what a number means.
pub trait Sense {
    /// Opens a named block: everything after it belongs to it, `shape` multiplied out. A 0 in the shape stands for what it takes to
    /// hold them all.
    fn pane(&mut self, name: &'static str, shape: &[usize]);
    /// One value within 0 … 1.
    fn put(&mut self, value: f32);

    /// Whether something holds.
    #[inline]
    fn flag(&mut self, on: bool) {
        self.put(if on { 1.0 } else { 0.0 });
    }

    /// One of `of` things; all zero where `n` is none of them.
    #[inline]
    fn one_of(&mut self, n: usize, of: usize) {
        for index in 0..of {
            self.flag(index == n);
        }
    }

    /// Of `of` amounts the one at `n`; the others are nothing, and so are all where `n` is none of them.
    #[inline]
    fn amount_at(&mut self, n: usize, of: usize, (value, most): (f32, f32)) {
        for index in 0..of {
            self.number(if index == n { value } else { 0.0 }, most);
        }
    }

    /// Several values within 0 … 1, as they are.
    #[inline]
    fn values<const N: usize>(&mut self, values: [f32; N]) {
        values.into_iter().for_each(|value| self.put(value));
    }

    /// The lowest `of` bits, the lowest first.
    #[inline]
    fn set(&mut self, bits: u64, of: usize) {
        for index in 0..of {
            self.flag(bits >> index & 1 == 1);
        }
    }

    /// An amount from 0 to `most`, which is more than 0; what lies outside counts as the nearest end.
    #[inline]
    fn number(&mut self, value: f32, most: f32) {
        self.put((value / most).clamp(0.0, 1.0));
    }

    /// An amount from −`most` to `most`, as two: what it is above and what it is below nothing.
    #[inline]
    fn signed(&mut self, value: f32, most: f32) {
        self.number(value, most);
        self.number(-value, most);
    }

    /// Whether each of several things holds. Several at once are written in one go where one by one each would be checked and counted.
    #[inline]
    fn flags<const N: usize>(&mut self, on: [bool; N]) {
        on.into_iter().for_each(|on| self.flag(on));
    }

    /// Several amounts, each with its most.
    #[inline]
    fn numbers<const N: usize>(&mut self, amounts: [(f32, f32); N]) {
        amounts.into_iter().for_each(|(value, most)| self.number(value, most));
    }

    /// A thermometer: the first `n` of `of` are set.
    #[inline]
    fn upto(&mut self, n: u8, of: u8) {
        for index in 0..of {
            self.flag(index < n);
        }
    }

    /// `N` numbers that `say` puts. Whether there is room for them is asked once, where it would be asked for every number: for what is
    /// perceived at every step of a fast game.
    #[inline]
    fn block<const N: usize>(&mut self, say: impl FnOnce(&mut Self))
    where
        Self: Sized,
    {
        say(self);
    }

    /// Numbers that follow from `key` alone, of which there are as many in every state: a sense that still holds what was said of the same
    /// key passes over them. What lies within another piece, or within a block, is a part of that.
    #[inline]
    fn piece<const K: usize>(&mut self, key: Key<K>, say: impl FnOnce(&mut Self))
    where
        Self: Sized,
    {
        let _ = key;
        say(self);
    }
}

/// A named block of numbers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pane {
    /// Unique within a game.
    pub name: &'static str,
    /// Multiplied out, the count of its numbers.
    pub shape: Vec<usize>,
    /// Where it begins.
    pub start: usize,
    /// How many numbers were put into it.
    pub len: usize,
}

/// Collects names and shapes.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Panes {
    /// In the order of the numbers.
    pub list: Vec<Pane>,
    /// All numbers.
    pub len: usize,
    /// What need not be said again while its key is the same.
    pub pieces: Vec<Piece>,
    /// Whether what is put lies within a piece or a block.
    is_within: bool,
}

impl Panes {
    /// What `seat` perceives: the panes are those of every state of the set-up, by law.
    #[must_use]
    pub fn of<G: Perceive>(game: &G) -> Panes {
        let mut panes = Panes::default();
        game.perceive(&View::new(game, &game.start(), Viewer::seat(Seat(0))), Seat(0), &mut panes);
        panes.settled()
    }

    /// The panes of [`Perceive::planes`]; none where the game has none.
    #[must_use]
    pub fn of_planes<G: Perceive>(game: &G) -> Panes {
        let mut panes = Panes::default();
        game.planes(&View::new(game, &game.start(), Viewer::seat(Seat(0))), Seat(0), &mut panes);
        panes.settled()
    }

    /// These, and others behind them.
    #[must_use]
    pub fn and(mut self, others: Panes) -> Panes {
        let behind = self.len;
        self.list.extend(others.list.into_iter().map(|pane| Pane { start: behind + pane.start, ..pane }));
        self.pieces.extend(others.pieces.into_iter().map(|piece| Piece { start: behind + piece.start, ..piece }));
        self.len += others.len;
        self
    }

    /// The panes of [`Perceive::ground`].
    #[must_use]
    pub fn of_ground<G: Perceive>(game: &G) -> Panes {
        let mut panes = Panes::default();
        game.ground(&mut panes);
        panes.settled()
    }

    fn settled(mut self) -> Panes {
        for pane in &mut self.list {
            let known: usize = pane.shape.iter().filter(|&&side| side > 0).product();
            for side in pane.shape.iter_mut().filter(|side| **side == 0) {
                *side = pane.len / known.max(1);
            }
        }
        self
    }
}

impl Sense for Panes {
    fn pane(&mut self, name: &'static str, shape: &[usize]) {
        self.list.push(Pane { name, shape: shape.to_vec(), start: self.len, len: 0 });
    }

    fn put(&mut self, _: f32) {
        self.len += 1;
        if let Some(pane) = self.list.last_mut() {
            pane.len += 1;
        }
    }

    fn block<const N: usize>(&mut self, say: impl FnOnce(&mut Self)) {
        let was_within = mem::replace(&mut self.is_within, true);
        say(self);
        self.is_within = was_within;
    }

    fn piece<const K: usize>(&mut self, _: Key<K>, say: impl FnOnce(&mut Self)) {
        let (start, is_whole) = (self.len, !mem::replace(&mut self.is_within, true));
        say(self);
        if is_whole {
            self.pieces.push(Piece { start, len: self.len - start, words: K });
            self.is_within = false;
        }
    }
}

/// Fills floats. What goes beyond the slice is dropped.
#[derive(Debug)]
pub struct Floats<'a> {
    out: &'a mut [f32],
    at: usize,
    /// Numbers before the slice: what lies behind a block is a slice of its own.
    before: usize,
    kept: Option<Kept<'a>>,
}

/// Fills bytes, 255 for 1.0: a quarter of the traffic.
#[derive(Debug)]
pub struct Bytes<'a> {
    out: &'a mut [u8],
    at: usize,
    /// As in [`Floats`].
    before: usize,
    kept: Option<Kept<'a>>,
}

/// Four bits as four numbers, for each way to set them.
const fn fours<T: Copy>(zero: T, one: T) -> [[T; 4]; 16] {
    let (mut all, mut bits) = ([[zero; 4]; 16], 0);
    while bits < 64 {
        if (bits / 4) >> (bits % 4) & 1 == 1 {
            all[bits / 4][bits % 4] = one;
        }
        bits += 1;
    }
    all
}

macro_rules! filler {
    ($name:ident, $type:ty, $zero:expr, $one:expr, $of:expr) => {
        impl<'a> $name<'a> {
            /// Fills the slice from its beginning; what is there already does not matter.
            pub fn new(out: &'a mut [$type]) -> Self {
                out.fill($zero);
                Self::on_zeros(out)
            }

            /// Fills a slice that is zero already.
            #[inline]
            pub fn on_zeros(out: &'a mut [$type]) -> Self {
                $name { out, at: 0, before: 0, kept: None }
            }

            /// Fills a slice in which some pieces may be still what they were.
            #[inline]
            pub fn on_kept(out: &'a mut [$type], kept: Kept<'a>) -> Self {
                kept.clear(out, $zero);
                $name { out, at: 0, before: 0, kept: Some(kept) }
            }

            /// How many numbers were put.
            #[must_use]
            pub fn filled(&self) -> usize {
                self.before + self.at
            }
        }

        impl Sense for $name<'_> {
            #[inline]
            fn pane(&mut self, _: &'static str, _: &[usize]) {}

            #[inline]
            fn put(&mut self, value: f32) {
                if let Some(place) = self.out.get_mut(self.at) {
                    *place = $of(value);
                }
                self.at += 1;
            }

            // The slice is zero already: one write for many numbers.
            #[inline]
            fn one_of(&mut self, n: usize, of: usize) {
                if n < of
                    && let Some(place) = self.out.get_mut(self.at + n)
                {
                    *place = $one;
                }
                self.at += of;
            }

            #[inline]
            fn amount_at(&mut self, n: usize, of: usize, (value, most): (f32, f32)) {
                if n < of
                    && let Some(place) = self.out.get_mut(self.at + n)
                {
                    *place = $of((value / most).clamp(0.0, 1.0));
                }
                self.at += of;
            }

            #[inline]
            fn values<const N: usize>(&mut self, values: [f32; N]) {
                match self.out.get_mut(self.at..).and_then(<[$type]>::first_chunk_mut) {
                    Some(places) => *places = values.map($of),
                    None => return values.into_iter().for_each(|value| self.put(value)),
                }
                self.at += N;
            }

            #[inline]
            fn set(&mut self, bits: u64, of: usize) {
                let mut rest = if of < 64 { bits & !(u64::MAX << of) } else { bits };
                if rest == 0 {
                    self.at += of;
                    return;
                }
                // Four at a time where most are set, one by one where few are. What the last four write behind the set is not put yet.
                if of >= 16 && rest.count_ones() as usize * 3 > of {
                    let mut at = self.at;
                    while rest != 0
                        && let Some(places) = self.out.get_mut(at..).and_then(<[$type]>::first_chunk_mut)
                    {
                        *places = const { fours($zero, $one) }[rest as usize & 15];
                        (rest, at) = (rest >> 4, at + 4);
                    }
                    rest = if rest == 0 { 0 } else { rest << (at - self.at) };
                }
                while rest != 0 {
                    if let Some(place) = self.out.get_mut(self.at + rest.trailing_zeros() as usize) {
                        *place = $one;
                    }
                    rest &= rest - 1;
                }
                self.at += of;
            }

            #[inline]
            fn flags<const N: usize>(&mut self, on: [bool; N]) {
                let Some(places) = self.out.get_mut(self.at..self.at + N) else {
                    on.into_iter().for_each(|on| self.flag(on));
                    return;
                };
                for (place, on) in places.iter_mut().zip(on) {
                    *place = if on { $one } else { $zero };
                }
                self.at += N;
            }

            #[inline]
            fn numbers<const N: usize>(&mut self, amounts: [(f32, f32); N]) {
                let Some(places) = self.out.get_mut(self.at..self.at + N) else {
                    amounts.into_iter().for_each(|(value, most)| self.number(value, most));
                    return;
                };
                for (place, (value, most)) in places.iter_mut().zip(amounts) {
                    *place = $of((value / most).clamp(0.0, 1.0));
                }
                self.at += N;
            }

            // One division for both.
            #[inline]
            fn signed(&mut self, value: f32, most: f32) {
                let value = value / most;
                self.values([value.clamp(0.0, 1.0), (-value).clamp(0.0, 1.0)]);
            }

            #[inline]
            fn upto(&mut self, n: u8, of: u8) {
                let end = (self.at + usize::from(n.min(of))).min(self.out.len());
                if let Some(places) = self.out.get_mut(self.at..end) {
                    places.fill($one);
                }
                self.at += usize::from(of);
            }

            // Within an array of known length the compiler knows of every number that there is room for it.
            #[inline]
            fn block<const N: usize>(&mut self, say: impl FnOnce(&mut Self)) {
                let rest = std::mem::take(&mut self.out).get_mut(self.at..).unwrap_or_default();
                (self.before, self.at) = (self.before + self.at, 0);
                // A block that does not fit whole is dropped whole.
                let Some((block, after)) = rest.split_first_chunk_mut::<N>() else {
                    self.before += N;
                    return;
                };
                let mut within = $name { out: block, at: 0, before: 0, kept: None };
                say(&mut within);
                debug_assert_eq!(within.filled(), N, "a block puts as many numbers as it says");
                (self.before, self.out) = (self.before + N, after);
            }

            #[inline]
            fn piece<const K: usize>(&mut self, key: Key<K>, say: impl FnOnce(&mut Self)) {
                let Some(mut kept) = self.kept.take() else { return say(self) };
                match kept.is_same(key) {
                    Same::Kept(len) => self.at += len,
                    Same::Changed(len) => {
                        if let Some(places) = self.out.get_mut(self.at..self.at + len) {
                            places.fill($zero);
                        }
                        say(self);
                    }
                    Same::Blank => say(self),
                }
                self.kept = Some(kept);
            }
        }
    };
}

filler!(Floats, f32, 0.0, 1.0, |value| value);
filler!(Bytes, u8, 0, 255, |value: f32| (value * 255.0).round() as u8);

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;

    fn say(sense: &mut impl Sense) {
        sense.pane("a", &[2, 3]);
        sense.one_of(1, 3);
        sense.one_of(9, 3);
        sense.pane("b", &[11]);
        sense.set(0b1_0101, 4);
        sense.upto(2, 3);
        sense.numbers([(3.0, 6.0), (9.0, 3.0)]);
        sense.flags([true, false]);
    }

    #[test]
    fn the_same_words_give_names_floats_and_bytes() {
        let mut panes = Panes::default();
        say(&mut panes);
        let places: Vec<_> = panes.list.iter().map(|pane| (pane.name, pane.start, pane.len)).collect();
        assert_eq!(places, [("a", 0, 6), ("b", 6, 11)]);
        let mut floats = [9.0; 17];
        say(&mut Floats::new(&mut floats));
        assert_eq!(floats, [0., 1., 0., 0., 0., 0., 1., 0., 1., 0., 1., 1., 0., 0.5, 1., 1., 0.]);
        let mut bytes = [9; 17];
        say(&mut Bytes::new(&mut bytes));
        assert_eq!(bytes.map(|byte| f32::from(byte > 0)), floats.map(|value| f32::from(u8::from(value > 0.0))));
    }

    #[test]
    fn a_block_is_written_as_it_would_be_without() {
        let blocks = |sense: &mut Floats<'_>| {
            sense.flag(true);
            sense.block::<5>(|sense| {
                sense.one_of(1, 3);
                sense.block::<2>(|sense| sense.numbers([(1.0, 4.0), (9.0, 3.0)]));
            });
            sense.upto(1, 2);
        };
        let mut floats = [0.0; 8];
        let mut sense = Floats::on_zeros(&mut floats);
        blocks(&mut sense);
        assert_eq!(sense.filled(), 8);
        assert_eq!(floats, [1., 0., 1., 0., 0.25, 1., 1., 0.]);
        // One that does not fit is dropped, and counted all the same.
        let mut sense = Floats::on_zeros(&mut floats[..4]);
        blocks(&mut sense);
        assert_eq!(sense.filled(), 8);
    }

    /// What a sense must write, and nothing else: the other words mean what the trait says.
    struct Plain(Vec<f32>);

    impl Sense for Plain {
        fn pane(&mut self, _: &'static str, _: &[usize]) {}

        fn put(&mut self, value: f32) {
            self.0.push(value);
        }
    }

    fn say_much(sense: &mut impl Sense, seed: u64) {
        let mut luck = Random::new(seed);
        for _ in 0..40 {
            let of = luck.below(65) as usize;
            // Few bits, about half of them, and nearly all.
            let (some, more) = (luck.bits(), luck.bits());
            sense.set([some & more & luck.bits(), some, some | more, 0][luck.below(4) as usize], of);
            sense.signed(luck.below(41) as f32 - 20.0, 16.0);
            sense.values([0.25, luck.unit() as f32, 1.0]);
            sense.one_of(luck.below(9) as usize, 7);
            sense.amount_at(luck.below(9) as usize, 7, (luck.below(9) as f32, 6.0));
            sense.upto(luck.below(9) as u8, 6);
        }
    }

    #[test]
    fn what_is_written_in_one_go_is_what_it_would_be_one_by_one() {
        for seed in 0..200 {
            let mut plain = Plain(Vec::new());
            say_much(&mut plain, seed);
            let mut floats = vec![9.0; plain.0.len()];
            say_much(&mut Floats::new(&mut floats), seed);
            assert_eq!(floats, plain.0, "seed {seed}");
            let mut bytes = vec![9; plain.0.len()];
            say_much(&mut Bytes::new(&mut bytes), seed);
            assert_eq!(bytes, plain.0.iter().map(|value| (value * 255.0).round() as u8).collect::<Vec<_>>());
            // The end of the slice may lie anywhere.
            let short = &mut floats[..plain.0.len() / 2 + seed as usize % 9];
            say_much(&mut Floats::new(short), seed);
            assert_eq!(*short, plain.0[..short.len()], "seed {seed}");
        }
    }

    #[test]
    fn a_slice_too_short_is_filled_as_far_as_it_goes() {
        let mut floats = [9.0; 8];
        let mut sense = Floats::new(&mut floats);
        say(&mut sense);
        assert_eq!(sense.filled(), 17);
        assert_eq!(floats[6..], [1.0, 0.0]);
    }
}
