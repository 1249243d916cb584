//! Sums over many games.

use crate::Datum;
use std::collections::HashMap;

/// Sums over the recorded games.
#[derive(Clone, Debug, Default)]
pub struct Tally {
    /// Games recorded in detail.
    pub games: u64,
    /// By kind of event.
    pub events: Vec<Fired>,
    /// By kind of action: how often taken, and in how many games.
    pub actions: Vec<Fired>,
    /// By kind of action: at how many decisions it was legal.
    pub offered: Vec<u64>,
    pub rules: Vec<(&'static str, Fired)>,
    /// For each facet by value, then for each run by length.
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
    /// Seats that had it at least once, summed over games …
    pub seats: u64,
    /// … the victories of those seats, shared victories in shares …
    pub won: f64,
    /// … and their scores.
    pub score: f64,
}

/// Counts events by kind and by rule. In the middle of play a single counter is incremented, that of the kind, as long as its rule
/// stays the same; the rest is computed when the game is over.
#[derive(Debug)]
pub(crate) struct Fires {
    /// By kind of event.
    runs: Vec<Run>,
    pairs: Vec<Pair>,
    events: Vec<Counter>,
    rules: Vec<(&'static str, Counter)>,
    /// The number of the current game, from 1.
    game: u64,
}

/// Consecutive events of one kind with the same rule.
#[derive(Clone, Copy, Debug)]
struct Run {
    rule: &'static str,
    /// Not yet added to its pair.
    times: u32,
    pair: u32,
}

/// A kind of event and its rule.
#[derive(Debug)]
struct Pair {
    kind: usize,
    rule: &'static str,
    /// Its index among the rules.
    place: usize,
    /// In the current game.
    times: u32,
}

/// A count that also counts each game once, by remembering the number of the last one.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counter {
    pub(crate) fired: Fired,
    last: u64,
}

impl Counter {
    /// `game` counts from 1.
    #[inline]
    pub(crate) fn count(&mut self, times: u32, game: u64) {
        self.fired.times += u64::from(times);
        if self.last != game {
            self.last = game;
            self.fired.games += 1;
        }
    }
}

impl Fires {
    pub(crate) fn new(kinds: usize) -> Fires {
        let events = vec![Counter::default(); kinds];
        let runs = vec![Run { rule: "", times: 0, pair: 0 }; kinds];
        Fires { runs, pairs: Vec::new(), events, rules: Vec::new(), game: 1 }
    }

    #[inline]
    pub(crate) fn count(&mut self, kind: usize, rule: &'static str) {
        match self.runs.get_mut(kind) {
            Some(run) if is_at(run.rule, rule) => run.times += 1,
            _ => self.count_other(kind, rule),
        }
    }

    /// Rules are constants and found by address; one id at several addresses is still one rule.
    #[cold]
    #[inline(never)]
    fn count_other(&mut self, kind: usize, rule: &'static str) {
        self.flush(kind);
        let known = self.pairs.iter().position(|pair| pair.kind == kind && is_at(pair.rule, rule));
        let pair = known.unwrap_or_else(|| {
            let place = self.rules.iter().position(|(id, _)| *id == rule).unwrap_or_else(|| {
                self.rules.push((rule, Counter::default()));
                self.rules.len() - 1
            });
            self.pairs.push(Pair { kind, rule, place, times: 0 });
            self.pairs.len() - 1
        });
        match self.runs.get_mut(kind) {
            Some(run) => *run = Run { rule, times: 1, pair: pair as u32 },
            // A kind that is not in the game's anatomy.
            None => self.pairs[pair].times += 1,
        }
    }

    /// Adds the run of that kind to its pair.
    fn flush(&mut self, kind: usize) {
        let Some(run) = self.runs.get_mut(kind) else { return };
        if let Some(pair) = self.pairs.get_mut(run.pair as usize) {
            pair.times += std::mem::take(&mut run.times);
        }
    }

    /// Adds the finished game to the totals and writes to `kinds` how often each kind of event happened in it.
    pub(crate) fn settle(&mut self, kinds: &mut [u32]) {
        (0..self.runs.len()).for_each(|kind| self.flush(kind));
        kinds.fill(0);
        for pair in self.pairs.iter_mut().filter(|pair| pair.times > 0) {
            let times = std::mem::take(&mut pair.times);
            self.rules[pair.place].1.count(times, self.game);
            if let (Some(counter), Some(kind)) = (self.events.get_mut(pair.kind), kinds.get_mut(pair.kind)) {
                counter.count(times, self.game);
                *kind += times;
            }
        }
        self.game += 1;
    }

    /// The totals since the last call: by kind, and by rule in alphabetical order.
    pub(crate) fn take(&mut self) -> (Vec<Fired>, Vec<(&'static str, Fired)>) {
        let events = self.events.iter_mut().map(|counter| std::mem::take(counter).fired).collect();
        let rules = self.rules.iter_mut().map(|(rule, counter)| (*rule, std::mem::take(counter).fired));
        let mut rules: Vec<_> = rules.filter(|(_, fired)| fired.times > 0).collect();
        rules.sort_unstable_by_key(|(rule, _)| *rule);
        (events, rules)
    }
}

#[inline]
fn is_at(one: &'static str, other: &'static str) -> bool {
    std::ptr::eq(one.as_ptr(), other.as_ptr()) && one.len() == other.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn events_and_rules_are_counted_once_a_game_and_rules_by_their_name() {
        let mut fires = Fires::new(3);
        let mut kinds = [0; 3];
        let elsewhere: &'static str = Box::leak("SR-1".to_owned().into_boxed_str());
        let names: Vec<&'static str> = (0..500).map(|n| &*Box::leak(format!("R-{n}").into_boxed_str())).collect();
        for game in 1..=2 {
            fires.count(0, "SR-1");
            fires.count(0, "SR-1");
            names.iter().for_each(|name| fires.count(1, name));
            // The same rule at another address, with another kind of event, in the second game only.
            if game == 2 {
                fires.count(2, elsewhere);
            }
            fires.settle(&mut kinds);
            assert_eq!(kinds, [2, 500, u32::from(game == 2)]);
        }
        let (events, rules) = fires.take();
        assert_eq!(
            events.iter().map(|fired| (fired.times, fired.games)).collect::<Vec<_>>(),
            [(4, 2), (1000, 2), (1, 1)]
        );
        assert_eq!(rules.len(), 501);
        let (_, fired) = rules.iter().find(|(rule, _)| *rule == "SR-1").unwrap();
        assert_eq!(*fired, Fired { times: 5, games: 2 });
        assert!(fires.take().1.is_empty());
        fires.count(2, elsewhere);
        fires.settle(&mut kinds);
        assert_eq!(fires.take().1, [("SR-1", Fired { times: 1, games: 1 })]);
    }
}
