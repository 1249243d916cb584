//! Sees the events of a game go by and counts them.

use crate::anatomy::{Anatomy, Shape};
use crate::facet_count::FacetCount;
use crate::gather::Wanted;
use crate::kind::kind_of;
use crate::mark::Mark;
use crate::pick::{Datum, pick};
use crate::tally::{Counter, Fires, Tally};
use crate::watch::{Facet, Pattern, Watch};
use galerne_engine::{Event, Log, MAX_SEATS, Seat, SeatSet};

/// What one kind of event matters for.
#[derive(Debug, Default)]
struct Concern {
    is_turn: bool,
    /// The fields that anybody here asks for; the others know theirs by its place among them.
    wanted: Wanted,
    /// What they are in the event at hand; kept so that looking allocates nothing.
    found: Vec<Option<Mark>>,
    /// Which counts, and by which of their patterns.
    counts: Vec<(usize, Vec<Test>)>,
    facets: Vec<Use>,
}

/// A facet for which an event matters.
#[derive(Debug)]
struct Use {
    facet: usize,
    is_failure: bool,
    tests: Vec<Test>,
    field: usize,
    seat: Option<usize>,
}

/// A field that must have a value.
#[derive(Debug)]
struct Test {
    field: usize,
    datum: Datum,
    mark: Mark,
}

impl Concern {
    fn new(watch: &Watch, kind: usize, shape: &Shape) -> Concern {
        let patterns = watch.counts.iter().enumerate();
        let patterns = patterns.flat_map(|(index, patterns)| patterns.iter().map(move |pattern| (index, pattern)));
        let counts: Vec<_> = patterns.filter(|(_, pattern)| pattern.kind == kind).collect();
        let facets = watch.facets.iter().enumerate().flat_map(|(index, facet)| {
            let both = [Some((false, &facet.pattern)), facet.against.as_ref().map(|against| (true, against))];
            both.into_iter().flatten().map(move |(is_failure, pattern)| (index, facet, is_failure, pattern))
        });
        let facets: Vec<_> = facets.filter(|(.., pattern)| pattern.kind == kind).collect();
        let tested = counts.iter().map(|(_, pattern)| *pattern).chain(facets.iter().map(|(.., pattern)| *pattern));
        let tested = tested.flat_map(|pattern| pattern.fields.iter().map(|(path, _)| path));
        let asked = facets.iter().flat_map(|(_, facet, ..)| [Some(&facet.field), facet.seat.as_ref()]).flatten();
        let wanted = Wanted::new(shape, tested.chain(asked).cloned().collect());
        let tests = |pattern: &Pattern| {
            let test = |(path, datum): &(Vec<String>, Datum)| {
                let mark = match datum {
                    Datum::Number(number) => Mark::Number(*number),
                    Datum::Word(word) => Mark::text(word),
                    Datum::Text(text) => Mark::text(text),
                };
                Test { field: wanted.place(path), datum: datum.clone(), mark }
            };
            pattern.fields.iter().map(test).collect::<Vec<_>>()
        };
        let facet = |(facet, spec, is_failure, pattern): (usize, &Facet, bool, &Pattern)| Use {
            facet,
            is_failure,
            tests: tests(pattern),
            field: wanted.place(&spec.field),
            seat: spec.seat.as_ref().map(|path| wanted.place(path)),
        };
        Concern {
            is_turn: watch.turn == Some(kind),
            counts: counts.into_iter().map(|(index, pattern)| (index, tests(pattern))).collect(),
            facets: facets.into_iter().map(facet).collect(),
            found: vec![None; wanted.len()],
            wanted,
        }
    }

    fn matters(&self) -> bool {
        self.is_turn || !self.counts.is_empty() || !self.facets.is_empty()
    }

    #[inline]
    fn fits<E: Event>(&self, event: &E, tests: &[Test]) -> bool {
        // Most events are counted whatever they say.
        tests.is_empty()
            || tests.iter().all(|test| match self.found[test.field] {
                // What has parts of its own is compared as it is written.
                Some(Mark::Parts(_)) => {
                    pick(event, self.wanted.path(test.field)).is_some_and(|datum| datum == test.datum)
                }
                found => found == Some(test.mark),
            })
    }
}

/// A log that keeps counts instead of events.
#[derive(Debug)]
pub(crate) struct Observer {
    /// By kind of event.
    concerns: Vec<Concern>,
    /// Those of them that matter at all, one bit for each; beyond 64 kinds some are asked in vain.
    matters: u64,
    watched: Vec<Facet>,
    fires: Fires,
    actions: Vec<Counter>,
    offers: Offers,
    facets: Vec<FacetCount>,
    /// Games looked at since the last tally; the game at hand is the last of them.
    games: u64,
    /// Of the game at hand.
    pub(crate) turns: u32,
    pub(crate) counts: Vec<u32>,
}

/// At how many decisions each kind of action was on offer. The same kinds are on offer many times running: they are counted
/// together, as a set, and told apart only when another set comes.
#[derive(Debug)]
struct Offers {
    kinds: Vec<u64>,
    set: u64,
    times: u64,
}

impl Offers {
    #[inline]
    fn count(&mut self, set: u64) {
        if set != self.set {
            self.spread();
            self.set = set;
        }
        self.times += 1;
    }

    fn spread(&mut self) {
        let times = std::mem::take(&mut self.times);
        let mut rest = std::mem::take(&mut self.set);
        while rest != 0 {
            if let Some(count) = self.kinds.get_mut(rest.trailing_zeros() as usize) {
                *count += times;
            }
            rest &= rest - 1;
        }
    }
}

impl Observer {
    pub(crate) fn new(watch: &Watch, anatomy: &Anatomy) -> Observer {
        let shapes = anatomy.events.iter().enumerate();
        let concerns: Vec<_> = shapes.map(|(kind, shape)| Concern::new(watch, kind, shape)).collect();
        let action_kinds = anatomy.actions.len();
        let mut facets = Vec::new();
        facets.resize_with(watch.facets.len(), FacetCount::new);
        let matters = concerns.iter().enumerate().filter(|(_, concern)| concern.matters());
        Observer {
            matters: matters.fold(0, |bits, (kind, _)| bits | 1 << (kind & 63)),
            concerns,
            watched: watch.facets.clone(),
            fires: Fires::new(anatomy.events.len()),
            actions: vec![Counter::default(); action_kinds],
            offers: Offers { kinds: vec![0; action_kinds], set: 0, times: 0 },
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

    /// One decision: what was on offer (each kind once), and what was taken. Tells how many of them were a choice: giving up
    /// is none.
    #[inline]
    pub(crate) fn decision<A: serde::Serialize>(
        &mut self,
        offered: &[A],
        taken: &A,
        gives_up: impl Fn(&A) -> bool,
    ) -> usize {
        let (mut kinds, mut real) = (0, 0);
        for action in offered {
            // No game of this house has half as many kinds of actions as there are bits.
            kinds |= 1 << (kind_of(action) & 63);
            real += usize::from(!gives_up(action));
        }
        self.offers.count(kinds);
        if let Some(counter) = self.actions.get_mut(kind_of(taken)) {
            counter.count(1, self.games);
        }
        real
    }

    pub(crate) fn end(&mut self, winners: SeatSet, scores: &[i32; MAX_SEATS]) {
        self.fires.settle();
        for facet in &mut self.facets {
            facet.settle(winners, scores);
        }
    }

    /// All that was counted since the last time.
    pub(crate) fn take(&mut self) -> Tally {
        self.offers.spread();
        let (events, rules) = self.fires.take();
        Tally {
            games: std::mem::take(&mut self.games),
            events,
            actions: self.actions.iter_mut().map(|counter| std::mem::take(counter).fired).collect(),
            offered: self.offers.kinds.iter_mut().map(std::mem::take).collect(),
            rules,
            facets: self.facets.iter_mut().map(FacetCount::take).collect(),
        }
    }

    fn concern<E: Event>(&mut self, event: &E, kind: usize) {
        let Some(concern) = self.concerns.get_mut(kind) else { return };
        self.turns += u32::from(concern.is_turn);
        concern.wanted.gather(event, &mut concern.found);
        for (index, tests) in &concern.counts {
            self.counts[*index] += u32::from(concern.fits(event, tests));
        }
        for facet in &concern.facets {
            let Some(mark) = concern.found[facet.field] else { continue };
            if !concern.fits(event, &facet.tests) {
                continue;
            }
            let seat = match facet.seat.and_then(|field| concern.found[field]) {
                Some(Mark::Number(seat)) => u8::try_from(seat).ok().map(Seat),
                _ => None,
            };
            let (count, spec) = (&mut self.facets[facet.facet], &self.watched[facet.facet]);
            count.note(mark, facet.is_failure, seat, || value(event, spec));
        }
    }
}

/// The value that a facet counts by, written out.
#[cold]
fn value<E: Event>(event: &E, facet: &Facet) -> Option<Datum> {
    Some(match (facet.after, pick(event, &facet.field)?) {
        (Some(after), Datum::Text(text)) => Datum::Text(text.rsplit(after).next().unwrap_or_default().to_owned()),
        (_, datum) => datum,
    })
}

impl<E: Event> Log<E> for Observer {
    #[inline]
    fn push(&mut self, event: E) {
        let kind = kind_of(&event);
        self.fires.count(kind, event.rule().0);
        if self.matters & 1 << (kind & 63) != 0 {
            self.concern(&event, kind);
        }
    }
}
