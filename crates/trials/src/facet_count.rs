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
    /// From marks to values, by open addressing; several marks may lead to one value.
    places: Vec<Option<(Mark, u32)>>,
    marks: usize,
    /// The values that came up in the game at hand, until its result is known.
    touched: Vec<u32>,
}

#[derive(Debug)]
struct Value {
    datum: Datum,
    total: FacetCell,
    /// Of the game at hand.
    times: u32,
    against: u32,
    seats: SeatSet,
}

impl FacetCount {
    pub(crate) fn new() -> FacetCount {
        FacetCount { values: Vec::new(), places: vec![None; 32], marks: 0, touched: Vec::new() }
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
        let place = match self.find(mark) {
            Ok(place) => place,
            Err(slot) => match datum() {
                Some(datum) => self.meet(slot, mark, datum),
                None => return,
            },
        };
        let value = &mut self.values[place as usize];
        if value.times == 0 && value.against == 0 {
            self.touched.push(place);
        }
        if against {
            value.against += 1;
        } else {
            value.times += 1;
            if let Some(seat) = seat {
                value.seats = value.seats.with(seat);
            }
        }
    }

    /// Where the value of that mark is, or the slot where the mark would stand.
    #[inline]
    fn find(&self, mark: Mark) -> Result<u32, usize> {
        let mask = self.places.len() - 1;
        let mut at = (mark.bits() >> 32) as usize & mask;
        loop {
            match self.places[at] {
                Some((known, place)) if known == mark => return Ok(place),
                Some(_) => at = (at + 1) & mask,
                None => return Err(at),
            }
        }
    }

    #[cold]
    fn meet(&mut self, slot: usize, mark: Mark, datum: Datum) -> u32 {
        let known = self.values.iter().position(|value| value.datum == datum);
        let place = known.unwrap_or_else(|| {
            let total = FacetCell::default();
            self.values.push(Value { datum, total, times: 0, against: 0, seats: SeatSet::NONE });
            self.values.len() - 1
        }) as u32;
        self.places[slot] = Some((mark, place));
        self.marks += 1;
        if self.marks * 2 > self.places.len() {
            let wider = vec![None; self.places.len() * 2];
            for (mark, place) in std::mem::replace(&mut self.places, wider).into_iter().flatten() {
                if let Err(slot) = self.find(mark) {
                    self.places[slot] = Some((mark, place));
                }
            }
        }
        place
    }

    /// The game at hand is over, and this is how it ended.
    pub(crate) fn settle(&mut self, winners: SeatSet, scores: &[i32; MAX_SEATS]) {
        for place in self.touched.drain(..) {
            let value = &mut self.values[place as usize];
            let total = &mut value.total;
            total.times += u64::from(std::mem::take(&mut value.times));
            total.against += u64::from(std::mem::take(&mut value.against));
            total.games += 1;
            for seat in std::mem::replace(&mut value.seats, SeatSet::NONE).iter() {
                total.seats += 1;
                total.score += f64::from(scores[seat.index()]);
                if winners.has(seat) {
                    total.won += 1.0 / winners.len() as f64;
                }
            }
        }
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
                count.note(Mark::Number(number), false, None, || Some(Datum::Number(number / 2)));
            }
        }
        count.note(Mark::Number(5000), false, None, || None);
        count.settle(SeatSet::NONE, &[0; MAX_SEATS]);
        let cells = count.take();
        assert_eq!(cells.len(), 500);
        // 6 came once and 7 twice, and the game counts once.
        assert_eq!((cells[&Datum::Number(3)].times, cells[&Datum::Number(3)].games), (1 + 2, 1));
    }
}
