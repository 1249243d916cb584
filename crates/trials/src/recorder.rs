//! Records a game while it is played: events, choices, and who led when.

use crate::anatomy::Anatomy;
use crate::game_row::{GameRow, MOMENTS};
use crate::metrics::Metrics;
use crate::observer::Observer;
use crate::tally::Tally;
use galerne_engine::{Game, Log, SeatSet};

/// Who led at the beginning of a turn.
#[derive(Clone, Copy, Debug)]
struct Tick {
    leaders: SeatSet,
    entry: u32,
}

/// What the loop reports about a game in progress.
pub(crate) trait Observe<G: Game>: Log<G::Event> {
    /// All legal actions of the current decision.
    fn offered(&mut self, game: &G, actions: &[G::Action]);
    fn taken(&mut self, action: &G::Action);
    fn stepped(&mut self, game: &G, state: &G::State, entry: u32, was_decision: bool);
}

impl<G: Game> Observe<G> for () {
    #[inline(always)]
    fn offered(&mut self, _: &G, _: &[G::Action]) {}
    #[inline(always)]
    fn taken(&mut self, _: &G::Action) {}
    #[inline(always)]
    fn stepped(&mut self, _: &G, _: &G::State, _: u32, _: bool) {}
}

/// The event counters, with what is recorded of the current game.
#[derive(Debug)]
pub(crate) struct Recorder {
    observer: Observer,
    has_turns: bool,
    // Of the current game.
    ticks: Vec<Tick>,
    last_turn: u32,
    turn_had_choice: bool,
    choices: u64,
    forced: u32,
    dead_turns: u32,
}

impl Recorder {
    pub(crate) fn new(metrics: &Metrics, anatomy: &Anatomy) -> Recorder {
        Recorder {
            observer: Observer::new(metrics, anatomy),
            has_turns: metrics.turn.is_some(),
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

    /// Completes the row, whose result is already filled in.
    pub(crate) fn end(&mut self, row: &mut GameRow, seats: usize) {
        self.observer.end(row.winners, &row.scores);
        row.detailed = true;
        (row.choices, row.forced, row.dead_turns) = (self.choices, self.forced, self.dead_turns);
        row.turns = if self.has_turns { self.observer.turns } else { row.decisions };
        row.counts.clone_from(&self.observer.counts);
        if seats > 1 {
            tension(&self.ticks, row);
        }
    }

    pub(crate) fn tally(&mut self) -> Tally {
        self.observer.take()
    }
}

impl<E: galerne_engine::Event> Log<E> for Recorder {
    #[inline(always)]
    fn push(&mut self, event: E) {
        self.observer.push(event);
    }
}

impl<G: Game> Observe<G> for Recorder {
    #[inline]
    fn offered(&mut self, game: &G, actions: &[G::Action]) {
        self.observer.offered(actions);
        // Number of real choices: conceding does not count, and is always listed last.
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

/// Derives lead changes and the moment of decision from who led at the beginning of each turn.
fn tension(ticks: &[Tick], row: &mut GameRow) {
    let sole = |set: SeatSet| set.lowest().filter(|_| set.len() == 1);
    let mut last = None;
    row.lead_changes = 0;
    for leader in ticks.iter().filter_map(|tick| sole(tick.leaders)) {
        row.lead_changes += u32::from(last.is_some_and(|last| last != leader));
        last = Some(leader);
    }
    let winner = sole(row.winners).filter(|_| !ticks.is_empty());
    let Some(winner) = winner else {
        (row.decided, row.led, row.decided_entry) = (None, None, 0);
        return;
    };
    let doubtful = ticks.iter().rposition(|tick| sole(tick.leaders) != Some(winner));
    let decided = doubtful.map_or(0, |index| index + 1);
    row.decided = Some(decided as f32 / ticks.len() as f32);
    row.decided_entry = ticks.get(decided).or(ticks.last()).map_or(0, |tick| tick.entry);
    let led = |moment: usize| {
        let tick = ticks[(moment * (ticks.len() - 1)) / MOMENTS];
        let leads = tick.leaders.has(winner);
        u8::from(leads) + u8::from(leads && tick.leaders.len() == 1)
    };
    row.led = Some(std::array::from_fn(led));
}
