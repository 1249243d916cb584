//! What is seen of a game while it is played.

use crate::anatomy::Anatomy;
use crate::observer::Observer;
use crate::seen::{MOMENTS, Seen};
use crate::tally::Tally;
use crate::watch::Watch;
use galerne_engine::{Game, Log, SeatSet};

/// Who led at some moment.
#[derive(Clone, Copy, Debug)]
struct Tick {
    leaders: SeatSet,
    entry: u32,
}

/// What the loop tells those who look: nothing, or all.
pub(crate) trait Look<G: Game>: Log<G::Event> {
    /// Every legal action of the decision at hand.
    fn offered(&mut self, game: &G, actions: &[G::Action]);
    fn taken(&mut self, action: &G::Action);
    fn stepped(&mut self, game: &G, state: &G::State, entry: u32, was_decision: bool);
}

impl<G: Game> Look<G> for () {
    #[inline(always)]
    fn offered(&mut self, _: &G, _: &[G::Action]) {}
    #[inline(always)]
    fn taken(&mut self, _: &G::Action) {}
    #[inline(always)]
    fn stepped(&mut self, _: &G, _: &G::State, _: u32, _: bool) {}
}

/// The observer with what it needs of the game at hand.
#[derive(Debug)]
pub(crate) struct Sight {
    observer: Observer,
    has_turns: bool,
    // Of the game at hand.
    ticks: Vec<Tick>,
    last_turn: u32,
    turn_had_choice: bool,
    choices: u64,
    forced: u32,
    dead_turns: u32,
}

impl Sight {
    pub(crate) fn new(watch: &Watch, anatomy: &Anatomy) -> Sight {
        Sight {
            observer: Observer::new(watch, anatomy),
            has_turns: watch.turn.is_some(),
            ticks: Vec::new(),
            last_turn: 0,
            turn_had_choice: false,
            choices: 0,
            forced: 0,
            dead_turns: 0,
        }
    }

    pub(crate) fn begin(&mut self) {
        self.observer.begin();
        self.ticks.clear();
        (self.last_turn, self.turn_had_choice) = (0, false);
        (self.choices, self.forced, self.dead_turns) = (0, 0, 0);
    }

    /// The game is over: what was seen of it, beside how it ended.
    pub(crate) fn end(&mut self, seen: &mut Seen, seats: usize) {
        self.observer.end(seen.winners, &seen.scores);
        seen.detailed = true;
        (seen.choices, seen.forced, seen.dead_turns) = (self.choices, self.forced, self.dead_turns);
        seen.turns = if self.has_turns { self.observer.turns } else { seen.decisions };
        seen.counts.clone_from(&self.observer.counts);
        if seats > 1 {
            tension(&self.ticks, seen);
        }
    }

    pub(crate) fn tally(&mut self) -> Tally {
        self.observer.take()
    }
}

impl<E: galerne_engine::Event> Log<E> for Sight {
    #[inline(always)]
    fn push(&mut self, event: E) {
        self.observer.push(event);
    }
}

impl<G: Game> Look<G> for Sight {
    #[inline]
    fn offered(&mut self, game: &G, actions: &[G::Action]) {
        self.observer.offered(actions);
        // Giving up is no choice, and stands last.
        let real = actions.len() - usize::from(actions.last().is_some_and(|last| game.gives_up(last)));
        self.choices += real as u64;
        self.forced += u32::from(real <= 1);
        self.turn_had_choice |= real > 1;
    }

    #[inline]
    fn taken(&mut self, action: &G::Action) {
        self.observer.taken(action);
    }

    fn stepped(&mut self, game: &G, state: &G::State, entry: u32, was_decision: bool) {
        let is_tick = if self.has_turns { self.observer.turns != self.last_turn } else { was_decision };
        if !is_tick {
            return;
        }
        if self.last_turn > 0 || !self.has_turns {
            self.dead_turns += u32::from(!self.turn_had_choice);
        }
        self.turn_had_choice = false;
        self.last_turn = self.observer.turns;
        self.ticks.push(Tick { leaders: game.standings(state).leaders(), entry });
    }
}

/// How the lead went to and fro, from who led at the beginning of each turn.
fn tension(ticks: &[Tick], seen: &mut Seen) {
    let sole = |set: SeatSet| set.lowest().filter(|_| set.len() == 1);
    let mut last = None;
    seen.lead_changes = 0;
    for leader in ticks.iter().filter_map(|tick| sole(tick.leaders)) {
        seen.lead_changes += u32::from(last.is_some_and(|last| last != leader));
        last = Some(leader);
    }
    let winner = sole(seen.winners).filter(|_| !ticks.is_empty());
    let Some(winner) = winner else {
        (seen.decided, seen.led, seen.decided_entry) = (None, None, 0);
        return;
    };
    let doubtful = ticks.iter().rposition(|tick| sole(tick.leaders) != Some(winner));
    let decided = doubtful.map_or(0, |index| index + 1);
    seen.decided = Some(decided as f32 / ticks.len() as f32);
    seen.decided_entry = ticks.get(decided).or(ticks.last()).map_or(0, |tick| tick.entry);
    let led = |moment: usize| {
        let tick = ticks[(moment * (ticks.len() - 1)) / MOMENTS];
        let leads = tick.leaders.has(winner);
        u8::from(leads) + u8::from(leads && tick.leaders.len() == 1)
    };
    seen.led = Some(std::array::from_fn(led));
}
