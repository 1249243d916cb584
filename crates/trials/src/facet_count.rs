//! Events counted by the value of a field, and held against results.

use crate::mark::Mark;
use crate::pick::Datum;
use crate::tally::FacetCell;
use galerne_engine::{MAX_SEATS, Seat, SeatSet};
use std::collections::HashMap;

/// The counts of one facet. What is known of values is kept from game to game and from tally to tally, so that counting
/// allocates nothing once every value has been met.
#[derive(Debug)]
pub(crate) struct FacetCount {
    values: Vec<Value>,
    /// By mark, with open addressing. What is counted in the middle of play stands beside the mark that finds it: one place
    /// in memory to go to.
    slots: Vec<Slot>,
    marks: usize,
    /// The slots that came up in the game at hand, until its result is known.
    touched: Vec<u32>,
    /// The game at hand, counted from 1.
    game: u64,
}

#[derive(Debug)]
struct Value {
    datum: Datum,
    total: FacetCell,
    /// The last game that was counted.
    last: u64,
    /// Of the game that is being settled.
    seats: SeatSet,
}

/// A mark in the game at hand. Several marks may belong to one value.
#[derive(Clone, Copy, Debug)]
struct Slot {
    mark: Option<Mark>,
    value: u32,
    times: u32,
    against: u32,
    seats: SeatSet,
}

const EMPTY: Slot = Slot { mark: None, value: 0, times: 0, against: 0, seats: SeatSet::NONE };

impl FacetCount {
    pub(crate) fn new() -> FacetCount {
        FacetCount { values: Vec::new(), slots: vec![EMPTY; 64], marks: 0, touched: Vec::new(), game: 1 }
    }

    /// Once more the value with that mark; `datum` is asked only when the mark is new, and may refuse.
    #[inline]
    pub(crate) fn note(
        &mut self,
        mark: Mark,
        against: bool,
        seat: Option<Seat>,
        datum: impl FnOnce() -> Option<Datum>,
    ) {
        let at = match self.find(mark) {
            Ok(at) => at,
            Err(free) => match datum() {
                Some(datum) => self.meet(free, mark, datum),
                None => return,
            },
        };
        let slot = &mut self.slots[at];
        if slot.times | slot.against == 0 {
            self.touched.push(at as u32);
        }
        if against {
            slot.against += 1;
        } else {
            slot.times += 1;
            if let Some(seat) = seat {
                slot.seats = slot.seats.with(seat);
            }
        }
    }

    /// The slot of that mark, or the free one where it would stand.
    #[inline]
    fn find(&self, mark: Mark) -> Result<usize, usize> {
        let mask = self.slots.len() - 1;
        // The highest bits of a product are the best spread: neighbouring numbers and names come to stand apart.
        let mut at = (mark.spread() >> (64 - self.slots.len().trailing_zeros())) as usize;
        loop {
            match self.slots[at].mark {
                Some(known) if known == mark => return Ok(at),
                Some(_) => at = (at + 1) & mask,
                None => return Err(at),
            }
        }
    }

    /// A mark that was never met takes its slot.
    #[cold]
    #[inline(never)]
    fn meet(&mut self, free: usize, mark: Mark, datum: Datum) -> usize {
        let known = self.values.iter().position(|value| value.datum == datum);
        let value = known.unwrap_or_else(|| {
            self.values.push(Value { datum, total: FacetCell::default(), last: 0, seats: SeatSet::NONE });
            self.values.len() - 1
        }) as u32;
        self.slots[free] = Slot { mark: Some(mark), value, ..EMPTY };
        self.marks += 1;
        if self.marks * 2 <= self.slots.len() {
            return free;
        }
        self.widen();
        self.find(mark).unwrap_or(free)
    }

    fn widen(&mut self) {
        let wider = vec![EMPTY; self.slots.len() * 2];
        self.touched.clear();
        for slot in std::mem::replace(&mut self.slots, wider) {
            let Some(Err(at)) = slot.mark.map(|mark| self.find(mark)) else { continue };
            if slot.times | slot.against != 0 {
                self.touched.push(at as u32);
            }
            self.slots[at] = slot;
        }
    }

    /// The game at hand is over, and this is how it ended.
    pub(crate) fn settle(&mut self, winners: SeatSet, scores: &[i32; MAX_SEATS]) {
        let share = 1.0 / winners.len().max(1) as f64;
        for at in self.touched.drain(..) {
            let slot = &mut self.slots[at as usize];
            let value = &mut self.values[slot.value as usize];
            if value.last != self.game {
                (value.last, value.seats) = (self.game, SeatSet::NONE);
                value.total.games += 1;
            }
            let total = &mut value.total;
            total.times += u64::from(std::mem::take(&mut slot.times));
            total.against += u64::from(std::mem::take(&mut slot.against));
            for seat in std::mem::replace(&mut slot.seats, SeatSet::NONE).iter() {
                // Another mark of the same value may have told of that seat.
                if value.seats.has(seat) {
                    continue;
                }
                value.seats = value.seats.with(seat);
                total.seats += 1;
                total.score += f64::from(scores[seat.index()]);
                if winners.has(seat) {
                    total.won += share;
                }
            }
        }
        self.game += 1;
    }

    /// All that was settled since the last time.
    pub(crate) fn take(&mut self) -> HashMap<Datum, FacetCell> {
        let met = self.values.iter_mut().filter(|value| value.total.games > 0);
        met.map(|value| (value.datum.clone(), std::mem::take(&mut value.total))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(count: &mut FacetCount, word: &'static str, against: bool, seat: Option<Seat>) {
        count.note(Mark::text(word), against, seat, || Some(Datum::Word(word)));
    }

    #[test]
    fn uses_are_held_against_results() {
        let mut count = FacetCount::new();
        let scores = [10, 4, 0, 0, 0, 0, 0, 0];
        note(&mut count, "crop", false, Some(Seat(0)));
        note(&mut count, "crop", false, Some(Seat(0)));
        note(&mut count, "crop", false, Some(Seat(1)));
        note(&mut count, "crop", true, None);
        count.settle(SeatSet::one(Seat(0)), &scores);
        let cells = count.take();
        let cell = cells[&Datum::Word("crop")];
        assert_eq!(cell, FacetCell { times: 3, against: 1, games: 1, seats: 2, won: 1.0, score: 14.0 });
        // What was taken is not told again, and what is known is still known.
        assert!(count.take().is_empty());
        note(&mut count, "crop", false, None);
        count.settle(SeatSet::NONE, &scores);
        assert_eq!(count.take()[&Datum::Word("crop")].times, 1);
    }

    #[test]
    fn many_values_and_several_marks_of_one() {
        let mut count = FacetCount::new();
        for number in 0..1000 {
            for _ in 0..=number % 3 {
                count.note(Mark::number(number), false, None, || Some(Datum::Number(number / 2)));
            }
        }
        count.note(Mark::number(5000), false, None, || None);
        count.settle(SeatSet::NONE, &[0; MAX_SEATS]);
        let cells = count.take();
        assert_eq!(cells.len(), 500);
        // 6 came once and 7 twice, and the game counts once.
        assert_eq!((cells[&Datum::Number(3)].times, cells[&Datum::Number(3)].games), (1 + 2, 1));
    }
}
