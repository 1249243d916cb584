//! Counts the events of a game as they are logged.

use crate::anatomy::{Anatomy, Shape};
use crate::facet_count::FacetCount;
use crate::field_reader::{Datum, read_field};
use crate::key_reader::Wanted;
use crate::metrics::{Facet, Metrics, Pattern};
use crate::tally::{Counter, Fires, Tally};
use crate::value_key::ValueKey;
use crate::variant_reader::variant_of;
use galerne_engine::{Event, Log, MAX_SEATS, Seat, SeatSet};

/// What one kind of event is counted for.
#[derive(Debug, Default)]
struct Concern {
    /// All fields read from this kind; the members below refer to them by position.
    wanted: Wanted,
    /// Counts with conditions on fields. Counts of every event of the kind are in [`Observer::whole`].
    counts: Vec<(usize, Vec<Test>)>,
    facets: Vec<Use>,
    runs: Vec<Part>,
}

/// A facet that counts this kind of event.
#[derive(Debug)]
struct Use {
    facet: usize,
    is_failure: bool,
    tests: Vec<Test>,
    field: usize,
    seat: Option<usize>,
}

/// A run that this kind of event continues or ends.
#[derive(Debug)]
struct Part {
    run: usize,
    is_end: bool,
    tests: Vec<Test>,
    seat: usize,
}

/// A condition: the field must have this value.
#[derive(Debug)]
struct Test {
    field: usize,
    datum: Datum,
    /// Results by key, so that each value is formatted and compared once.
    known: Vec<(ValueKey, bool)>,
}

/// Size limit of that cache, which is searched linearly; values beyond it are formatted every time.
const KNOWN: usize = 64;

impl Test {
    #[inline]
    fn fits<E: Event>(&mut self, event: &E, wanted: &Wanted) -> bool {
        let Some(key) = wanted.found(self.field) else { return false };
        match self.known.iter().find(|(known, _)| *known == key) {
            Some((_, fits)) => *fits,
            None => self.meet(event, wanted, key),
        }
    }

    #[cold]
    fn meet<E: Event>(&mut self, event: &E, wanted: &Wanted, key: ValueKey) -> bool {
        let fits = read_field(event, wanted.path(self.field)).is_some_and(|datum| datum == self.datum);
        if self.known.len() < KNOWN {
            self.known.push((key, fits));
        }
        fits
    }
}

/// Whether the event meets all conditions; most patterns have none.
#[inline]
fn fits<E: Event>(event: &E, wanted: &Wanted, tests: &mut [Test]) -> bool {
    tests.iter_mut().all(|test| test.fits(event, wanted))
}

impl Concern {
    fn new(metrics: &Metrics, kind: usize, shape: &Shape) -> Concern {
        let patterns = metrics.counts.iter().enumerate();
        let patterns = patterns.flat_map(|(index, patterns)| patterns.iter().map(move |pattern| (index, pattern)));
        let counts: Vec<_> =
            patterns.filter(|(_, pattern)| pattern.kind == kind && !pattern.fields.is_empty()).collect();
        let facets = metrics.facets.iter().enumerate().flat_map(|(index, facet)| {
            let both = [Some((false, &facet.pattern)), facet.against.as_ref().map(|against| (true, against))];
            both.into_iter().flatten().map(move |(is_failure, pattern)| (index, facet, is_failure, pattern))
        });
        let facets: Vec<_> = facets.filter(|(.., pattern)| pattern.kind == kind).collect();
        // Patterns that continue a run come first: an event that matches both continues it.
        let runs = metrics.runs.iter().enumerate().flat_map(|(index, runs)| {
            let both = runs.of.iter().map(|pattern| (false, pattern)).chain(runs.until.iter().map(|end| (true, end)));
            both.map(move |(is_end, pattern)| (index, &runs.seat, is_end, pattern))
        });
        let runs: Vec<_> = runs.filter(|(.., pattern)| pattern.kind == kind).collect();
        let tested = counts.iter().map(|(_, pattern)| *pattern).chain(facets.iter().map(|(.., pattern)| *pattern));
        let tested = tested.chain(runs.iter().map(|(.., pattern)| *pattern));
        let tested = tested.flat_map(|pattern| pattern.fields.iter().map(|(path, _)| path));
        let asked = facets.iter().flat_map(|(_, facet, ..)| [Some(&facet.field), facet.seat.as_ref()]).flatten();
        let asked = asked.chain(runs.iter().map(|(_, seat, ..)| *seat));
        let wanted = Wanted::new(shape, tested.chain(asked).cloned().collect());
        let tests = |pattern: &Pattern| {
            let test = |(path, datum): &(Vec<String>, Datum)| {
                let (field, known) = (wanted.place(path), Vec::with_capacity(KNOWN));
                Test { field, datum: datum.clone(), known }
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
        let part = |(run, seat, is_end, pattern): (usize, &Vec<String>, bool, &Pattern)| Part {
            run,
            is_end,
            tests: tests(pattern),
            seat: wanted.place(seat),
        };
        Concern {
            runs: runs.into_iter().map(part).collect(),
            counts: counts.into_iter().map(|(index, pattern)| (index, tests(pattern))).collect(),
            facets: facets.into_iter().map(facet).collect(),
            wanted,
        }
    }

    fn matters(&self) -> bool {
        !self.counts.is_empty() || !self.facets.is_empty() || !self.runs.is_empty()
    }
}

/// A log that counts events instead of storing them.
#[derive(Debug)]
pub(crate) struct Observer {
    /// By kind of event.
    concerns: Vec<Concern>,
    /// The kind that begins a turn; `usize::MAX` if none does.
    turn: usize,
    /// Counts of every event of a kind, as (count, kind): read from `happened` when the game is over.
    whole: Vec<(usize, usize)>,
    /// How often each kind happened in the last finished game.
    happened: Vec<u32>,
    /// Kinds with a concern, one bit each; kinds beyond 64 share bits, which costs a lookup but miscounts nothing.
    matters: u64,
    watched: Vec<Facet>,
    fires: Fires,
    /// By kind of action: how often it was taken in the current game …
    taken: Vec<u32>,
    /// … and in all finished games.
    actions: Vec<Counter>,
    offers: Offers,
    /// One for each facet, then one for each run.
    facets: Vec<FacetCount>,
    /// For each run, its current length by seat.
    runs: Vec<[u32; MAX_SEATS]>,
    /// Games recorded since the last tally, including the current one.
    games: u64,
    /// Of the current game.
    pub(crate) turns: u32,
    pub(crate) counts: Vec<u32>,
}

/// At how many decisions each kind of action was legal. Consecutive decisions mostly offer the same kinds: those are counted as
/// one set, and split by kind only when the set changes.
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
    pub(crate) fn new(metrics: &Metrics, anatomy: &Anatomy) -> Observer {
        let shapes = anatomy.events.iter().enumerate();
        let concerns: Vec<_> = shapes.map(|(kind, shape)| Concern::new(metrics, kind, shape)).collect();
        let action_kinds = anatomy.actions.len();
        let mut facets = Vec::new();
        facets.resize_with(metrics.facets.len() + metrics.runs.len(), FacetCount::new);
        let whole = metrics.counts.iter().enumerate().flat_map(|(index, patterns)| {
            let whole = patterns.iter().filter(|pattern| pattern.fields.is_empty());
            whole.map(move |pattern| (index, pattern.kind))
        });
        let matters = concerns.iter().enumerate().filter(|(_, concern)| concern.matters());
        Observer {
            matters: matters.fold(0, |bits, (kind, _)| bits | 1 << (kind & 63)),
            concerns,
            turn: metrics.turn.unwrap_or(usize::MAX),
            whole: whole.collect(),
            happened: vec![0; anatomy.events.len()],
            watched: metrics.facets.clone(),
            fires: Fires::new(anatomy.events.len()),
            taken: vec![0; action_kinds],
            actions: vec![Counter::default(); action_kinds],
            offers: Offers { kinds: vec![0; action_kinds], set: 0, times: 0 },
            facets,
            runs: vec![[0; MAX_SEATS]; metrics.runs.len()],
            games: 0,
            turns: 0,
            counts: vec![0; metrics.counts.len()],
        }
    }

    pub(crate) fn begin(&mut self) {
        self.games += 1;
        self.turns = 0;
        self.counts.fill(0);
        self.runs.fill([0; MAX_SEATS]);
    }

    /// Counts the legal actions of a decision, each kind once.
    #[inline]
    pub(crate) fn offered<A: serde::Serialize>(&mut self, actions: &[A]) {
        // No game has half as many kinds of actions as there are bits.
        self.offers.count(actions.iter().fold(0, |kinds, action| kinds | 1 << (variant_of(action) & 63)));
    }

    #[inline]
    pub(crate) fn taken<A: serde::Serialize>(&mut self, action: &A) {
        if let Some(times) = self.taken.get_mut(variant_of(action)) {
            *times += 1;
        }
    }

    pub(crate) fn end(&mut self, winners: SeatSet, scores: &[i32; MAX_SEATS]) {
        self.fires.settle(&mut self.happened);
        for (counter, times) in self.actions.iter_mut().zip(&mut self.taken).filter(|(_, times)| **times > 0) {
            counter.count(std::mem::take(times), self.games);
        }
        for (count, kind) in &self.whole {
            self.counts[*count] += self.happened.get(*kind).copied().unwrap_or_default();
        }
        // The end of the game ends every run.
        for (run, lengths) in self.runs.iter_mut().enumerate() {
            for (seat, length) in lengths.iter_mut().enumerate() {
                note_run(&mut self.facets[self.watched.len() + run], Seat(seat as u8), length);
            }
        }
        for facet in &mut self.facets {
            facet.settle(winners, scores);
        }
    }

    /// All counts since the last call.
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

    /// Out of line, so that events without a concern cost no more than being counted.
    #[inline(never)]
    fn concern<E: Event>(&mut self, event: &E, kind: usize) {
        let Some(Concern { wanted, counts, facets, runs }) = self.concerns.get_mut(kind) else { return };
        wanted.gather(event);
        for (index, tests) in counts {
            self.counts[*index] += u32::from(fits(event, wanted, tests));
        }
        for facet in facets {
            let Some(key) = wanted.found(facet.field) else { continue };
            if !fits(event, wanted, &mut facet.tests) {
                continue;
            }
            let seat = facet.seat.and_then(|field| wanted.found(field)).and_then(ValueKey::seat);
            let (count, spec) = (&mut self.facets[facet.facet], &self.watched[facet.facet]);
            count.note(key, facet.is_failure, seat, || value(event, spec));
        }
        let mut settled = None;
        for part in runs {
            if settled == Some(part.run) || !fits(event, wanted, &mut part.tests) {
                continue;
            }
            settled = Some(part.run);
            let Some(seat) = wanted.found(part.seat).and_then(ValueKey::seat) else { continue };
            match self.runs[part.run].get_mut(seat.index()) {
                Some(length) if part.is_end => note_run(&mut self.facets[self.watched.len() + part.run], seat, length),
                Some(length) => *length += 1,
                None => {}
            }
        }
    }
}

/// Ends a run, if there was one.
fn note_run(count: &mut FacetCount, seat: Seat, length: &mut u32) {
    if *length > 0 {
        let number = i64::from(std::mem::take(length));
        count.note(ValueKey::number(number), false, Some(seat), || Some(Datum::Number(number)));
    }
}

/// The value that a facet counts by.
#[cold]
fn value<E: Event>(event: &E, facet: &Facet) -> Option<Datum> {
    Some(match (facet.after, read_field(event, &facet.field)?) {
        (Some(after), Datum::Text(text)) => Datum::Text(text.rsplit(after).next().unwrap_or_default().to_owned()),
        (_, datum) => datum,
    })
}

impl<E: Event> Log<E> for Observer {
    // Where a game logs an event, its kind and nearly always its rule are compile-time constants. Inlined, an event without a
    // concern costs one comparison and one addition, and need not even be constructed.
    #[inline(always)]
    fn push(&mut self, event: E) {
        let kind = variant_of(&event);
        self.fires.count(kind, event.rule().0);
        self.turns += u32::from(self.turn == kind);
        if self.matters & 1 << (kind & 63) != 0 {
            self.concern(&event, kind);
        }
    }
}
