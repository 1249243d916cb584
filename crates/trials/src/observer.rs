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
    /// The fields that anybody here asks for; the others know theirs by its place among them.
    wanted: Wanted,
    /// Which counts, and by which of their patterns; not those that want every event of the kind.
    counts: Vec<(usize, Vec<Test>)>,
    facets: Vec<Use>,
    runs: Vec<Part>,
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

/// What an event does for a run: it goes on, or ends.
#[derive(Debug)]
struct Part {
    run: usize,
    is_end: bool,
    tests: Vec<Test>,
    seat: usize,
}

/// A field that must have a value.
#[derive(Debug)]
struct Test {
    field: usize,
    datum: Datum,
    /// What was found out about marks: each is written out and compared once.
    known: Vec<(Mark, bool)>,
}

/// A test remembers no more marks than it can look through quickly; a field with more values is written out every time.
const KNOWN: usize = 64;

impl Test {
    #[inline]
    fn fits<E: Event>(&mut self, event: &E, wanted: &Wanted) -> bool {
        let Some(mark) = wanted.found(self.field) else { return false };
        match self.known.iter().find(|(known, _)| *known == mark) {
            Some((_, fits)) => *fits,
            None => self.meet(event, wanted, mark),
        }
    }

    #[cold]
    fn meet<E: Event>(&mut self, event: &E, wanted: &Wanted, mark: Mark) -> bool {
        let fits = pick(event, wanted.path(self.field)).is_some_and(|datum| datum.reads(&self.datum));
        if self.known.len() < KNOWN {
            self.known.push((mark, fits));
        }
        fits
    }
}

/// Most events are counted whatever they say.
#[inline]
fn fits<E: Event>(event: &E, wanted: &Wanted, tests: &mut [Test]) -> bool {
    tests.iter_mut().all(|test| test.fits(event, wanted))
}

impl Concern {
    fn new(watch: &Watch, kind: usize, shape: &Shape) -> Concern {
        let patterns = watch.counts.iter().enumerate();
        let patterns = patterns.flat_map(|(index, patterns)| patterns.iter().map(move |pattern| (index, pattern)));
        let counts: Vec<_> =
            patterns.filter(|(_, pattern)| pattern.kind == kind && !pattern.fields.is_empty()).collect();
        let facets = watch.facets.iter().enumerate().flat_map(|(index, facet)| {
            let both = [Some((false, &facet.pattern)), facet.against.as_ref().map(|against| (true, against))];
            both.into_iter().flatten().map(move |(is_failure, pattern)| (index, facet, is_failure, pattern))
        });
        let facets: Vec<_> = facets.filter(|(.., pattern)| pattern.kind == kind).collect();
        // What goes on comes before what ends: an event that does both goes on.
        let runs = watch.runs.iter().enumerate().flat_map(|(index, runs)| {
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

/// A log that keeps counts instead of events.
#[derive(Debug)]
pub(crate) struct Observer {
    /// By kind of event.
    concerns: Vec<Concern>,
    /// The kind that begins a turn; none has the highest number.
    turn: usize,
    /// Counts that want every event of a kind: what happened is counted anyhow, and they read it when the game is over.
    whole: Vec<(usize, usize)>,
    /// How often each kind happened in the game that is over.
    happened: Vec<u32>,
    /// Those of them that matter at all, one bit for each; beyond 64 kinds some are asked in vain.
    matters: u64,
    watched: Vec<Facet>,
    fires: Fires,
    /// By kind of action: how often it was taken in the game at hand …
    taken: Vec<u32>,
    /// … and in all that are over.
    actions: Vec<Counter>,
    offers: Offers,
    /// Of the watch's facets, then of its runs.
    facets: Vec<FacetCount>,
    /// For each of the watch's runs, how long that of each seat is.
    runs: Vec<[u32; MAX_SEATS]>,
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
        facets.resize_with(watch.facets.len() + watch.runs.len(), FacetCount::new);
        let whole = watch.counts.iter().enumerate().flat_map(|(index, patterns)| {
            let whole = patterns.iter().filter(|pattern| pattern.fields.is_empty());
            whole.map(move |pattern| (index, pattern.kind))
        });
        let matters = concerns.iter().enumerate().filter(|(_, concern)| concern.matters());
        Observer {
            matters: matters.fold(0, |bits, (kind, _)| bits | 1 << (kind & 63)),
            concerns,
            turn: watch.turn.unwrap_or(usize::MAX),
            whole: whole.collect(),
            happened: vec![0; anatomy.events.len()],
            watched: watch.facets.clone(),
            fires: Fires::new(anatomy.events.len()),
            taken: vec![0; action_kinds],
            actions: vec![Counter::default(); action_kinds],
            offers: Offers { kinds: vec![0; action_kinds], set: 0, times: 0 },
            facets,
            runs: vec![[0; MAX_SEATS]; watch.runs.len()],
            games: 0,
            turns: 0,
            counts: vec![0; watch.counts.len()],
        }
    }

    pub(crate) fn begin(&mut self) {
        self.games += 1;
        self.turns = 0;
        self.counts.fill(0);
        self.runs.fill([0; MAX_SEATS]);
    }

    /// What was on offer at a decision, each kind once.
    #[inline]
    pub(crate) fn offered<A: serde::Serialize>(&mut self, actions: &[A]) {
        // No game of this house has half as many kinds of actions as there are bits.
        self.offers.count(actions.iter().fold(0, |kinds, action| kinds | 1 << (kind_of(action) & 63)));
    }

    #[inline]
    pub(crate) fn taken<A: serde::Serialize>(&mut self, action: &A) {
        if let Some(times) = self.taken.get_mut(kind_of(action)) {
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

    /// Out of line, so that the many events that nobody asks about cost no more than being counted.
    #[inline(never)]
    fn concern<E: Event>(&mut self, event: &E, kind: usize) {
        let Some(Concern { wanted, counts, facets, runs }) = self.concerns.get_mut(kind) else { return };
        wanted.gather(event);
        for (index, tests) in counts {
            self.counts[*index] += u32::from(fits(event, wanted, tests));
        }
        for facet in facets {
            let Some(mark) = wanted.found(facet.field) else { continue };
            if !fits(event, wanted, &mut facet.tests) {
                continue;
            }
            let seat = facet.seat.and_then(|field| wanted.found(field)).and_then(Mark::seat);
            let (count, spec) = (&mut self.facets[facet.facet], &self.watched[facet.facet]);
            count.note(mark, facet.is_failure, seat, || value(event, spec));
        }
        let mut settled = None;
        for part in runs {
            if settled == Some(part.run) || !fits(event, wanted, &mut part.tests) {
                continue;
            }
            settled = Some(part.run);
            let Some(seat) = wanted.found(part.seat).and_then(Mark::seat) else { continue };
            match self.runs[part.run].get_mut(seat.index()) {
                Some(length) if part.is_end => note_run(&mut self.facets[self.watched.len() + part.run], seat, length),
                Some(length) => *length += 1,
                None => {}
            }
        }
    }
}

/// A run is over, if there was one.
fn note_run(count: &mut FacetCount, seat: Seat, length: &mut u32) {
    if *length > 0 {
        let told = i64::from(std::mem::take(length));
        count.note(Mark::number(told), false, Some(seat), || Some(Datum::Number(told)));
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
    // Always: where a game writes an event down, its kind and nearly always its rule are known when the program is built. Inlined,
    // an event that nobody asks about costs one comparison and one addition, and need not even be made.
    #[inline(always)]
    fn push(&mut self, event: E) {
        let kind = kind_of(&event);
        self.fires.count(kind, event.rule().0);
        self.turns += u32::from(self.turn == kind);
        if self.matters & 1 << (kind & 63) != 0 {
            self.concern(&event, kind);
        }
    }
}
