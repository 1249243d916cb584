//! What happened in many games together.

use crate::Datum;
use galerne_engine::{MAX_SEATS, SeatSet};
use std::collections::HashMap;

/// Sums over many games. The looked-at games only.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games that were looked at.
    pub games: u64,
    /// By kind of event.
    pub events: Vec<Fired>,
    /// By kind of action: how often taken, and in how many games.
    pub actions: Vec<Fired>,
    /// By kind of action: at how many decisions it was on offer.
    pub offered: Vec<u64>,
    pub rules: Vec<(&'static str, Fired)>,
    /// For each facet of the watch.
    pub facets: Vec<HashMap<Datum, FacetCell>>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Fired {
    pub times: u64,
    /// In how many games at least once.
    pub games: u64,
}

/// One value of a facet.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct FacetCell {
    pub times: u64,
    /// Failures, where the facet has some.
    pub against: u64,
    /// In how many games at least once.
    pub games: u64,
    /// How many seats did it at least once, counted game by game …
    pub seats: u64,
    /// … what they won, a shared victory counting its share …
    pub won: f64,
    /// … and what they scored.
    pub score: f64,
}

/// Counts with the number of the last game that counted, so that games are counted once.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counter {
    pub(crate) fired: Fired,
    last: u64,
}

impl Counter {
    /// `game` counts from 1.
    #[inline]
    pub(crate) fn count(&mut self, game: u64) {
        self.fired.times += 1;
        if self.last != game {
            self.last = game;
            self.fired.games += 1;
        }
    }
}

/// Counts by rule. Rules are constants, so their addresses find them; equal ids at several addresses are added in the end.
#[derive(Debug)]
pub(crate) struct RuleCounts {
    slots: Vec<(&'static str, Counter)>,
    filled: usize,
}

impl RuleCounts {
    pub(crate) fn new() -> RuleCounts {
        RuleCounts { slots: vec![("", Counter::default()); 256], filled: 0 }
    }

    #[inline]
    pub(crate) fn count(&mut self, rule: &'static str, game: u64) {
        let mask = self.slots.len() - 1;
        let mut at = (rule.as_ptr() as usize).wrapping_mul(0x9E37_79B9) >> 7 & mask;
        loop {
            let (known, counter) = &mut self.slots[at];
            if std::ptr::eq(known.as_ptr(), rule.as_ptr()) && known.len() == rule.len() {
                return counter.count(game);
            }
            if known.is_empty() {
                *known = rule;
                counter.count(game);
                self.filled += 1;
                return self.grow();
            }
            at = (at + 1) & mask;
        }
    }

    fn grow(&mut self) {
        if self.filled * 2 < self.slots.len() {
            return;
        }
        let twice = vec![("", Counter::default()); self.slots.len() * 2];
        let old = std::mem::replace(&mut self.slots, twice);
        let mask = self.slots.len() - 1;
        for (rule, counter) in old.into_iter().filter(|(rule, _)| !rule.is_empty()) {
            let mut at = (rule.as_ptr() as usize).wrapping_mul(0x9E37_79B9) >> 7 & mask;
            while !self.slots[at].0.is_empty() {
                at = (at + 1) & mask;
            }
            self.slots[at] = (rule, counter);
        }
    }

    /// All that fired, in the order of their names. An id at two addresses may count a game twice: at most the number of
    /// games is given.
    pub(crate) fn take(&mut self, games: u64) -> Vec<(&'static str, Fired)> {
        let mut all: Vec<(&'static str, Fired)> = Vec::new();
        let mut found: Vec<_> = self.slots.iter().filter(|slot| !slot.0.is_empty()).collect();
        found.sort_by_key(|slot| slot.0);
        for (rule, counter) in found {
            match all.last_mut() {
                Some((last, fired)) if last == rule => {
                    fired.times += counter.fired.times;
                    fired.games = (fired.games + counter.fired.games).min(games);
                }
                _ => all.push((rule, counter.fired)),
            }
        }
        *self = RuleCounts::new();
        all
    }
}

/// The values of a facet that came up in the game at hand, until its result is known.
#[derive(Debug, Default)]
pub(crate) struct FacetCount {
    pub(crate) cells: HashMap<Datum, FacetCell>,
    pub(crate) pending: Vec<(Datum, u32, u32, SeatSet)>,
}

impl FacetCount {
    pub(crate) fn note(&mut self, datum: Datum, against: bool, seat: Option<galerne_engine::Seat>) {
        let place = match self.pending.iter().position(|(known, ..)| *known == datum) {
            Some(place) => place,
            None => {
                self.pending.push((datum, 0, 0, SeatSet::NONE));
                self.pending.len() - 1
            }
        };
        let (_, times, failures, seats) = &mut self.pending[place];
        if against {
            *failures += 1;
        } else {
            *times += 1;
            if let Some(seat) = seat {
                *seats = seats.with(seat);
            }
        }
    }

    pub(crate) fn settle(&mut self, winners: SeatSet, scores: &[i32; MAX_SEATS]) {
        for (datum, times, against, seats) in self.pending.drain(..) {
            let cell = self.cells.entry(datum).or_default();
            cell.times += u64::from(times);
            cell.against += u64::from(against);
            cell.games += 1;
            for seat in seats.iter() {
                cell.seats += 1;
                cell.score += f64::from(scores[seat.index()]);
                if winners.has(seat) {
                    cell.won += 1.0 / winners.len() as f64;
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_engine::Seat;

    #[test]
    fn rules_are_counted_once_a_game_and_added_by_name() {
        let mut counts = RuleCounts::new();
        let elsewhere: &'static str = Box::leak("SR-1".to_owned().into_boxed_str());
        let names: Vec<&'static str> = (0..500).map(|n| &*Box::leak(format!("R-{n}").into_boxed_str())).collect();
        for game in 1..=2 {
            counts.count("SR-1", game);
            counts.count("SR-1", game);
            names.iter().for_each(|name| counts.count(name, game));
        }
        counts.count(elsewhere, 2);
        let all = counts.take(2);
        assert_eq!(all.len(), 501);
        let (_, fired) = all.iter().find(|(rule, _)| *rule == "SR-1").unwrap();
        assert_eq!(*fired, Fired { times: 5, games: 2 });
        assert!(counts.take(2).is_empty());
    }

    #[test]
    fn uses_are_held_against_results() {
        let mut count = FacetCount::default();
        let scores = [10, 4, 0, 0, 0, 0, 0, 0];
        count.note(Datum::Word("crop"), false, Some(Seat(0)));
        count.note(Datum::Word("crop"), false, Some(Seat(0)));
        count.note(Datum::Word("crop"), false, Some(Seat(1)));
        count.note(Datum::Word("crop"), true, None);
        count.settle(SeatSet::one(Seat(0)), &scores);
        let cell = count.cells[&Datum::Word("crop")];
        assert_eq!(cell, FacetCell { times: 3, against: 1, games: 1, seats: 2, won: 1.0, score: 14.0 });
    }
}
