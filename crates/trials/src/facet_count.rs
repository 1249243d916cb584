//! Counts events by the value of a field, and relates the counts to results.

use crate::field_reader::Datum;
use crate::tally::FacetCell;
use crate::value_key::ValueKey;
use galerne_engine::{MAX_SEATS, Seat, SeatSet};
use std::collections::HashMap;

/// The counts of one facet. Values are kept between games and tallies, so that counting allocates nothing once every value
/// has appeared.
#[derive(Debug)]
pub(crate) struct FacetCount {
    values: Vec<Value>,
    /// A hash table by key with open addressing. The counts of the current game lie beside the key: one memory access.
    slots: Vec<Slot>,
    keys: usize,
    /// The slots counted in the current game, until its result is known.
    touched: Vec<u32>,
    /// The number of the current game, from 1.
    game: u64,
}

#[derive(Debug)]
struct Value {
    datum: Datum,
    total: FacetCell,
    /// The last game in which it was counted.
    last: u64,
    /// Seats that had it in the game being settled.
    seats: SeatSet,
}

/// A key and its counts in the current game. Several keys may belong to one value.
#[derive(Clone, Copy, Debug)]
struct Slot {
    key: Option<ValueKey>,
    value: u32,
    times: u32,
    against: u32,
    seats: SeatSet,
}

const EMPTY: Slot = Slot { key: None, value: 0, times: 0, against: 0, seats: SeatSet::NONE };

impl FacetCount {
    pub(crate) fn new() -> FacetCount {
        FacetCount { values: Vec::new(), slots: vec![EMPTY; 64], keys: 0, touched: Vec::new(), game: 1 }
    }

    /// Counts the value with that key; `datum` is called only for a new key, and may return `None` to ignore it.
    #[inline]
    pub(crate) fn note(
        &mut self,
        key: ValueKey,
        against: bool,
        seat: Option<Seat>,
        datum: impl FnOnce() -> Option<Datum>,
    ) {
        let at = match self.find(key) {
            Ok(at) => at,
            Err(free) => match datum() {
                Some(datum) => self.meet(free, key, datum),
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

    /// The slot of that key, or the free slot to insert it at.
    #[inline]
    fn find(&self, key: ValueKey) -> Result<usize, usize> {
        let mask = self.slots.len() - 1;
        // The highest bits of a product are the best mixed.
        let mut at = (key.spread() >> (64 - self.slots.len().trailing_zeros())) as usize;
        loop {
            match self.slots[at].key {
                Some(known) if known == key => return Ok(at),
                Some(_) => at = (at + 1) & mask,
                None => return Err(at),
            }
        }
    }

    /// Inserts a new key.
    #[cold]
    #[inline(never)]
    fn meet(&mut self, free: usize, key: ValueKey, datum: Datum) -> usize {
        let known = self.values.iter().position(|value| value.datum == datum);
        let value = known.unwrap_or_else(|| {
            self.values.push(Value { datum, total: FacetCell::default(), last: 0, seats: SeatSet::NONE });
            self.values.len() - 1
        }) as u32;
        self.slots[free] = Slot { key: Some(key), value, ..EMPTY };
        self.keys += 1;
        if self.keys * 2 <= self.slots.len() {
            return free;
        }
        self.widen();
        self.find(key).unwrap_or(free)
    }

    fn widen(&mut self) {
        let wider = vec![EMPTY; self.slots.len() * 2];
        self.touched.clear();
        for slot in std::mem::replace(&mut self.slots, wider) {
            let Some(Err(at)) = slot.key.map(|key| self.find(key)) else { continue };
            if slot.times | slot.against != 0 {
                self.touched.push(at as u32);
            }
            self.slots[at] = slot;
        }
    }

    /// Adds the counts of the finished game to the totals.
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
                // Another key of the same value may have counted that seat already.
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

    /// The totals since the last call.
    pub(crate) fn take(&mut self) -> HashMap<Datum, FacetCell> {
        let met = self.values.iter_mut().filter(|value| value.total.games > 0);
        met.map(|value| (value.datum.clone(), std::mem::take(&mut value.total))).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(count: &mut FacetCount, word: &'static str, against: bool, seat: Option<Seat>) {
        count.note(ValueKey::text(word), against, seat, || Some(Datum::Text(word.to_owned())));
    }

    #[test]
    fn counts_are_related_to_results() {
        let mut count = FacetCount::new();
        let scores = [10, 4, 0, 0, 0, 0, 0, 0];
        note(&mut count, "crop", false, Some(Seat(0)));
        note(&mut count, "crop", false, Some(Seat(0)));
        note(&mut count, "crop", false, Some(Seat(1)));
        note(&mut count, "crop", true, None);
        count.settle(SeatSet::one(Seat(0)), &scores);
        let cells = count.take();
        let cell = cells[&Datum::Text("crop".to_owned())];
        assert_eq!(cell, FacetCell { times: 3, against: 1, games: 1, seats: 2, won: 1.0, score: 14.0 });
        // Totals are returned once; values stay known.
        assert!(count.take().is_empty());
        note(&mut count, "crop", false, None);
        count.settle(SeatSet::NONE, &scores);
        assert_eq!(count.take()[&Datum::Text("crop".to_owned())].times, 1);
    }

    #[test]
    fn many_values_and_several_marks_of_one() {
        let mut count = FacetCount::new();
        for number in 0..1000 {
            for _ in 0..=number % 3 {
                count.note(ValueKey::number(number), false, None, || Some(Datum::Number(number / 2)));
            }
        }
        count.note(ValueKey::number(5000), false, None, || None);
        count.settle(SeatSet::NONE, &[0; MAX_SEATS]);
        let cells = count.take();
        assert_eq!(cells.len(), 500);
        // 6 was counted once and 7 twice; the game counts once.
        assert_eq!((cells[&Datum::Number(3)].times, cells[&Datum::Number(3)].games), (1 + 2, 1));
    }
}
