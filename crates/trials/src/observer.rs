//! Sees the events of a game go by and counts them.

use crate::kind::kind_of;
use crate::pick::{Datum, pick};
use crate::tally::{Counter, FacetCount, RuleCounts, Tally};
use crate::watch::{Facet, Pattern, Watch};
use galerne_engine::{Event, Log, MAX_SEATS, Seat, SeatSet};

/// What one kind of event matters for.
#[derive(Debug, Default)]
struct Concern {
    is_turn: bool,
    /// Which counts, and by which of their patterns.
    counts: Vec<(usize, Pattern)>,
    /// Which facets, and whether as a failure.
    facets: Vec<(usize, bool)>,
}

/// A log that keeps counts instead of events.
#[derive(Debug)]
pub(crate) struct Observer {
    concerns: Vec<Concern>,
    watched: Vec<Facet>,
    events: Vec<Counter>,
    actions: Vec<Counter>,
    offered: Vec<u64>,
    rules: RuleCounts,
    facets: Vec<FacetCount>,
    /// Games looked at since the last tally; the game at hand is the last of them.
    games: u64,
    /// Of the game at hand.
    pub(crate) turns: u32,
    pub(crate) counts: Vec<u32>,
}

impl Observer {
    pub(crate) fn new(watch: &Watch, event_kinds: usize, action_kinds: usize) -> Observer {
        let mut concerns: Vec<Concern> = Vec::new();
        concerns.resize_with(event_kinds, Concern::default);
        let mut at = |kind: usize, add: &dyn Fn(&mut Concern)| concerns.get_mut(kind).map(add).unwrap_or_default();
        if let Some(kind) = watch.turn {
            at(kind, &|concern| concern.is_turn = true);
        }
        for (index, patterns) in watch.counts.iter().enumerate() {
            for pattern in patterns {
                at(pattern.kind, &|concern| concern.counts.push((index, pattern.clone())));
            }
        }
        for (index, facet) in watch.facets.iter().enumerate() {
            at(facet.pattern.kind, &|concern| concern.facets.push((index, false)));
            if let Some(against) = &facet.against {
                at(against.kind, &|concern| concern.facets.push((index, true)));
            }
        }
        let mut facets = Vec::new();
        facets.resize_with(watch.facets.len(), FacetCount::default);
        Observer {
            concerns,
            watched: watch.facets.clone(),
            events: vec![Counter::default(); event_kinds],
            actions: vec![Counter::default(); action_kinds],
            offered: vec![0; action_kinds],
            rules: RuleCounts::new(),
            facets,
            games: 0,
            turns: 0,
            counts: vec![0; watch.counts.len()],
        }
    }

    pub(crate) fn begin(&mut self) {
        self.games += 1;
        self.turns = 0;
        self.counts.fill(0);
    }

    /// One decision: what was on offer (each kind once), and what was taken.
    pub(crate) fn decision<A: serde::Serialize>(&mut self, offered: &[A], taken: &A) {
        let mut seen = 0u128;
        for action in offered {
            let kind = kind_of(action);
            let bit = 1u128 << (kind & 127);
            if seen & bit == 0 {
                seen |= bit;
                if let Some(count) = self.offered.get_mut(kind) {
                    *count += 1;
                }
            }
        }
        if let Some(counter) = self.actions.get_mut(kind_of(taken)) {
            counter.count(self.games);
        }
    }

    pub(crate) fn end(&mut self, winners: SeatSet, scores: &[i32; MAX_SEATS]) {
        for facet in &mut self.facets {
            facet.settle(winners, scores);
        }
    }

    /// All that was counted since the last time.
    pub(crate) fn take(&mut self) -> Tally {
        let fired = |counters: &mut Vec<Counter>| {
            counters.iter_mut().map(|counter| std::mem::take(counter).fired).collect::<Vec<_>>()
        };
        let games = std::mem::take(&mut self.games);
        Tally {
            games,
            events: fired(&mut self.events),
            actions: fired(&mut self.actions),
            offered: self.offered.iter_mut().map(std::mem::take).collect(),
            rules: self.rules.take(games),
            facets: self.facets.iter_mut().map(|facet| std::mem::take(&mut facet.cells)).collect(),
        }
    }

    fn concern<E: Event>(&mut self, event: &E, kind: usize) {
        let concern = &self.concerns[kind];
        self.turns += u32::from(concern.is_turn);
        for (index, pattern) in &concern.counts {
            self.counts[*index] += u32::from(fits(event, pattern));
        }
        for &(index, is_failure) in &concern.facets {
            let facet = &self.watched[index];
            let pattern = if is_failure { facet.against.as_ref() } else { Some(&facet.pattern) };
            if !pattern.is_some_and(|pattern| fits(event, pattern)) {
                continue;
            }
            let Some(datum) = pick(event, &facet.field) else { continue };
            let datum = match (facet.after, datum) {
                (Some(mark), Datum::Text(text)) => Datum::Text(text.rsplit(mark).next().unwrap_or_default().to_owned()),
                (_, datum) => datum,
            };
            let seat = facet.seat.as_ref().and_then(|path| pick(event, path));
            let seat = match seat {
                Some(Datum::Number(seat)) => u8::try_from(seat).ok().map(Seat),
                _ => None,
            };
            self.facets[index].note(datum, is_failure, seat);
        }
    }
}

fn fits<E: Event>(event: &E, pattern: &Pattern) -> bool {
    pattern.fields.iter().all(|(path, wanted)| match (pick(event, path), wanted) {
        (Some(Datum::Text(found)), Datum::Text(wanted)) => found == *wanted,
        (Some(Datum::Word(found)), Datum::Text(wanted)) => found == wanted,
        (found, wanted) => found.as_ref() == Some(wanted),
    })
}

impl<E: Event> Log<E> for Observer {
    #[inline]
    fn push(&mut self, event: E) {
        let kind = kind_of(&event);
        self.rules.count(event.rule().0, self.games);
        let Some(counter) = self.events.get_mut(kind) else { return };
        counter.count(self.games);
        let concern = &self.concerns[kind];
        if concern.is_turn || !concern.counts.is_empty() || !concern.facets.is_empty() {
            self.concern(&event, kind);
        }
    }
}
