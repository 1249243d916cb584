//! The referee: owns a record and the state it leads to, and says who may act, what, and why not.

use crate::record::{Fingerprint, at_entry};
use crate::{Entry, Event, Game, Noticed, Record, Refusal, Rule, Seat, Streams, Trouble, Turn, View, Viewer, What};

/// Interval of the kept states, in entries: replaying one interval costs microseconds, keeping every state would cost megabytes.
const SNAPSHOT_EVERY: usize = 16;

/// The rules of the table itself, in every game (`docs/rules/table.en.md`).
pub mod rules {
    use crate::Rule;
    /// Only those who owe a decision act.
    pub const YOUR_TURN: Rule = Rule("TA-1.1");
    /// An outcome of chance is accepted only when one is due.
    pub const CHANCE_DUE: Rule = Rule("TA-1.2");
    /// Undo takes back one's own last action.
    pub const UNDO_OWN: Rule = Rule("TA-2.1");
    /// Undo never changes another player's turn.
    pub const UNDO_TURN: Rule = Rule("TA-2.2");
    /// Undo never makes another player act again.
    pub const UNDO_REDO: Rule = Rule("TA-2.3");
    /// Undo never crosses a random event.
    pub const UNDO_CHANCE: Rule = Rule("TA-2.4");
    /// Undo never crosses revealed information.
    pub const UNDO_REVEALED: Rule = Rule("TA-2.5");
    /// A finished game stays finished.
    pub const UNDO_OVER: Rule = Rule("TA-2.6");
    /// Undo never opens what its player has closed.
    pub const UNDO_CLOSED: Rule = Rule("TA-2.7");
    /// A real throw that was entered wrongly can be corrected until the next decision.
    pub const CORRECT: Rule = Rule("TA-2.8");
}

/// One game in progress. Every change is an appended entry; a refused one leaves no trace.
#[derive(Debug)]
pub struct Referee<G: Game> {
    game: G,
    record: Record<G>,
    /// Indices of the entries that still count, in order.
    live: Vec<usize>,
    state: G::State,
    /// `snapshots[i]` is the state before live entry `i · SNAPSHOT_EVERY`.
    snapshots: Vec<G::State>,
    events: Vec<G::Event>,
    /// `ends[i]` is the number of events after live entry `i`.
    ends: Vec<usize>,
    /// Who notices each entry of the record.
    noticed: Vec<Noticed>,
}

impl<G: Game> Referee<G> {
    /// A new game with those players.
    pub fn new(options: &G::Options, names: Vec<String>) -> Result<Self, Refusal> {
        let game = G::new(options, names.len())?;
        let state = game.start();
        let record = Record::new(game.options().clone(), names);
        Ok(Self::at_start(game, record, state))
    }

    /// A game that starts from a position: a lesson, a puzzle, a "what if".
    #[must_use]
    pub fn from_position(game: G, state: G::State, names: Vec<String>) -> Self {
        let mut record = Record::new(game.options().clone(), names);
        record.start = Some(crate::to_json(&game.describe(&state)));
        Self::at_start(game, record, state)
    }

    /// Replay a record, checking every entry.
    pub fn from_record(record: Record<G>) -> Result<Self, Trouble> {
        let game = G::new(&record.options, record.names.len())?;
        let state = match &record.start {
            None => game.start(),
            Some(start) => {
                let position = crate::from_json(start)
                    .map_err(|error| Trouble::new("file-part-bad").with("name", "start").with("error", error))?;
                let state = game.restore(&position)?;
                crate::position::ensure_not_stuck(&game, &state)?;
                state
            }
        };
        let entries = record.entries;
        let empty = Record { entries: Vec::with_capacity(entries.len()), ..record };
        let mut referee = Self::at_start(game, empty, state);
        for (index, entry) in entries.into_iter().enumerate() {
            referee.append(entry).map_err(|why| at_entry(index, why))?;
        }
        Ok(referee)
    }

    fn at_start(game: G, record: Record<G>, state: G::State) -> Self {
        let live = Vec::new();
        let (events, ends, noticed) = (Vec::new(), Vec::new(), Vec::new());
        Referee { game, record, live, state, snapshots: vec![state], events, ends, noticed }
    }

    /// The set-up that is played.
    #[must_use]
    pub fn game(&self) -> &G {
        &self.game
    }

    /// The record so far: the truth from which everything else can be computed again.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Call the players by other names, one per seat. Names are no part of the state: nothing is replayed.
    pub fn call_players(&mut self, names: Vec<String>) {
        if names.len() == self.record.names.len() {
            self.record.names = names;
        }
    }

    /// Who notices each entry of the record.
    #[must_use]
    pub fn noticed(&self) -> &[Noticed] {
        &self.noticed
    }

    /// The places in the record of the entries that count.
    #[must_use]
    pub fn live_indices(&self) -> &[usize] {
        &self.live
    }

    /// The unredacted state, for the referee's own use; others get a [`Referee::view`].
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// The present state as the viewer may know it.
    #[must_use]
    pub fn view(&self, viewer: Viewer) -> View<G> {
        View::new(&self.game, &self.state, viewer)
    }

    /// What the game waits for now.
    #[must_use]
    pub fn turn(&self) -> Turn {
        self.game.turn(&self.state)
    }

    /// The number of entries that count: those not undone.
    #[must_use]
    pub fn len(&self) -> usize {
        self.live.len()
    }

    /// Whether nothing counts yet: nothing was done, or all of it was undone.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.live.is_empty()
    }

    /// All that happened, without what was undone.
    #[must_use]
    pub fn events(&self) -> &[G::Event] {
        &self.events
    }

    /// What happened up to and including the first `n` live entries.
    #[must_use]
    pub fn events_until(&self, n: usize) -> &[G::Event] {
        match n.min(self.live.len()) {
            0 => &[],
            n => &self.events[..self.ends[n - 1]],
        }
    }

    /// The live entry with that number, counted from 0.
    #[must_use]
    pub fn live_entry(&self, n: usize) -> Option<&Entry<G::Action, G::Chance>> {
        self.live.get(n).and_then(|&index| self.record.entries.get(index))
    }

    /// The state after the first `n` live entries.
    #[must_use]
    pub fn state_at(&self, n: usize) -> G::State {
        let n = n.min(self.live.len());
        let snapshot = (n / SNAPSHOT_EVERY).min(self.snapshots.len() - 1);
        let mut state = self.snapshots[snapshot];
        for &index in &self.live[snapshot * SNAPSHOT_EVERY..n] {
            self.apply(&mut state, &self.record.entries[index].what, &mut ());
        }
        state
    }

    /// The legal actions of a seat.
    #[must_use]
    pub fn actions(&self, seat: Seat) -> Vec<G::Action> {
        let mut out = Vec::new();
        if self.turn().deciders().has(seat) {
            self.game.actions(&self.state, seat, &mut out);
        }
        out
    }

    /// Whether the seat may do that, and if not, why.
    pub fn check(&self, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.check_at(&self.state, seat, action)
    }

    /// A game refuses in its own words; the table answers for TA-1.1 even where a game forgets whose turn it is.
    fn check_at(&self, state: &G::State, seat: Seat, action: &G::Action) -> Result<(), Refusal> {
        self.game.check(state, seat, action)?;
        if !self.game.turn(state).deciders().has(seat) {
            return Err(Refusal::new(rules::YOUR_TURN, "table-not-your-turn").with("seat", seat));
        }
        Ok(())
    }

    /// The seat acts. Returns what happened.
    pub fn act(&mut self, seat: Seat, action: G::Action) -> Result<&[G::Event], Refusal> {
        self.check(seat, &action)?;
        Ok(self.record_entry(What::Act { seat, action }))
    }

    /// Apply an outcome of chance from outside: real dice, a recorded game.
    pub fn feed(&mut self, chance: G::Chance) -> Result<&[G::Event], Refusal> {
        self.chance_is_due()?;
        self.game.check_chance(&self.state, &chance)?;
        Ok(self.record_entry(What::Chance(chance)))
    }

    /// Draw an outcome of chance from the streams and apply it.
    pub fn roll(&mut self, streams: &mut Streams) -> Result<&[G::Event], Refusal> {
        self.chance_is_due()?;
        let Turn::Chance(source) = self.turn() else { return Ok(&[]) };
        let chance = self.game.draw(&self.state, streams.of(source));
        Ok(self.record_entry(What::Chance(chance)))
    }

    fn chance_is_due(&self) -> Result<(), Refusal> {
        match self.turn() {
            Turn::Chance(_) => Ok(()),
            Turn::Decide(_) | Turn::Over => Err(Refusal::new(rules::CHANCE_DUE, "table-no-chance-due")),
        }
    }

    /// The seat takes back its last action.
    pub fn undo(&mut self, seat: Seat) -> Result<(), Refusal> {
        let number = self.check_undo(seat)?;
        let entry = self.live[number];
        self.take_back(number);
        let then = Some(Fingerprint::of(&self.game, &self.state));
        self.record.entries.push(Entry { what: What::Undo { seat, entry }, then });
        // The viewers who noticed the entry notice its removal, and no others.
        self.noticed.push(self.noticed[entry]);
        Ok(())
    }

    /// Which live entry an undo by that seat would take back, or why it cannot.
    ///
    /// Later entries of other seats may stay: where choices are simultaneous they do not depend on it. They are replayed
    /// on the state without it; other viewers may notice only that the seat is choosing again.
    pub fn check_undo(&self, seat: Seat) -> Result<usize, Refusal> {
        let refuse = |rule: Rule, key: &'static str| Err(Refusal::new(rule, key));
        if self.turn() == Turn::Over {
            return refuse(rules::UNDO_OVER, "undo-over");
        }
        let is_own = |&index: &usize| matches!(self.record.entries[index].what, What::Act { seat: s, .. } if s == seat);
        let Some(number) = self.live.iter().rposition(is_own) else { return refuse(rules::UNDO_OWN, "undo-nothing") };
        let later = &self.live[number + 1..];
        if later.iter().any(|&index| matches!(self.record.entries[index].what, What::Chance(_))) {
            return refuse(rules::UNDO_CHANCE, "undo-chance");
        }
        let first_event = if number == 0 { 0 } else { self.ends[number - 1] };
        if self.events[first_event..].iter().any(Event::reveals) {
            return refuse(rules::UNDO_REVEALED, "undo-revealed");
        }
        // What others have closed since then was theirs to close.
        if self.events[first_event..self.ends[number]].iter().any(Event::closes) {
            return refuse(rules::UNDO_CLOSED, "undo-closed");
        }
        let mut state = self.state_at(number);
        for &index in later {
            let What::Act { seat: other, action } = self.record.entries[index].what else { continue };
            if self.check_at(&state, other, &action).is_err() {
                return refuse(rules::UNDO_REDO, "undo-redo");
            }
            self.game.act(&mut state, other, action, &mut ());
        }
        let Turn::Decide(after) = self.game.turn(&state) else { return refuse(rules::UNDO_TURN, "undo-turn") };
        if !after.has(seat) || after.without(seat) != self.turn().deciders().without(seat) {
            return refuse(rules::UNDO_TURN, "undo-turn");
        }
        Ok(number)
    }

    /// Takes back the last outcome of chance, with all that was decided on it, because it was entered wrongly. Chance
    /// is due again. The caller guarantees that the outcome came from outside, and that the decisions undone with it
    /// belong to the player who corrects.
    pub fn correct(&mut self, seat: Seat) -> Result<(), Refusal> {
        let number = self.check_correct(seat)?;
        let entry = self.live[number];
        // A viewer who noticed something of what is undone notices the undo.
        let noticed = self.cut(number).into_iter().map(|index| self.noticed[index]).reduce(Noticed::or);
        let then = Some(Fingerprint::of(&self.game, &self.state));
        self.record.entries.push(Entry { what: What::Undo { seat, entry }, then });
        self.noticed.push(noticed.unwrap_or(Noticed::ByAll));
        Ok(())
    }

    /// Which live entry a correction would take back, or why it cannot: the last one of chance, with nothing of that seat's after it.
    /// A throw that ended the game is no exception: typed wrongly, it has not ended it.
    pub fn check_correct(&self, seat: Seat) -> Result<usize, Refusal> {
        let refuse = |rule: Rule, key: &'static str| Err(Refusal::new(rule, key));
        let what = |&index: &usize| self.record.entries[index].what;
        let is_chance = |index: &usize| matches!(what(index), What::Chance(_));
        let Some(number) = self.live.iter().rposition(is_chance) else {
            return refuse(rules::CORRECT, "correct-nothing");
        };
        let decided = |index: &usize| matches!(what(index), What::Act { seat: other, .. } if other == seat);
        if self.live[number + 1..].iter().any(decided) {
            return refuse(rules::CORRECT, "correct-decided");
        }
        Ok(number)
    }

    /// Whether the record's entry with that index takes back an outcome of chance.
    #[must_use]
    pub fn is_correction(&self, index: usize) -> bool {
        let entry = |index: usize| self.record.entries.get(index).map(|entry| entry.what);
        match entry(index) {
            Some(What::Undo { entry: undone, .. }) => matches!(entry(undone), Some(What::Chance(_))),
            _ => false,
        }
    }

    fn take_back(&mut self, number: usize) {
        for index in self.cut(number).into_iter().skip(1) {
            self.make_live(index);
        }
    }

    /// Only the first `number` live entries count from now on; the others are given back.
    fn cut(&mut self, number: usize) -> Vec<usize> {
        let later = self.live.split_off(number);
        self.ends.truncate(number);
        self.events.truncate(self.ends.last().copied().unwrap_or(0));
        self.snapshots.truncate(number / SNAPSHOT_EVERY + 1);
        self.state = self.state_at(number);
        later
    }

    /// Appends an entry with its fingerprint and applies it.
    fn record_entry(&mut self, what: What<G::Action, G::Chance>) -> &[G::Event] {
        let (before, state) = (self.events.len(), self.state);
        self.record.entries.push(Entry { what, then: None });
        self.make_live(self.record.entries.len() - 1);
        let noticed = self.who_notices(&state, &what, &self.events[before..]);
        self.noticed.push(noticed);
        let then = Fingerprint::of(&self.game, &self.state);
        if let Some(entry) = self.record.entries.last_mut() {
            entry.then = Some(then);
        }
        &self.events[before..]
    }

    fn make_live(&mut self, index: usize) {
        let what = self.record.entries[index].what;
        let (mut state, mut events) = (self.state, std::mem::take(&mut self.events));
        self.apply(&mut state, &what, &mut events);
        (self.state, self.events) = (state, events);
        self.live.push(index);
        self.ends.push(self.events.len());
        if self.live.len().is_multiple_of(SNAPSHOT_EVERY) {
            self.snapshots.push(self.state);
        }
    }

    fn apply(&self, state: &mut G::State, what: &What<G::Action, G::Chance>, log: &mut impl crate::Log<G::Event>) {
        match *what {
            What::Act { seat, action } => self.game.act(state, seat, action, log),
            What::Chance(chance) => self.game.resolve(state, chance, log),
            What::Undo { .. } => {}
        }
    }

    /// Take an entry of a record: everything is checked as if it happened now, and the fingerprint must agree.
    pub fn append(&mut self, entry: Entry<G::Action, G::Chance>) -> Result<(), Trouble> {
        match entry.what {
            What::Act { seat, action } => {
                self.act(seat, action)?;
            }
            What::Chance(chance) => {
                self.feed(chance)?;
            }
            What::Undo { seat, entry } => {
                let corrects =
                    self.record.entries.get(entry).is_some_and(|entry| matches!(entry.what, What::Chance(_)));
                let number = if corrects { self.check_correct(seat)? } else { self.check_undo(seat)? };
                if self.live[number] != entry {
                    return Err(Trouble::new("entry-undo-other")
                        .with("found", entry.saturating_add(1))
                        .with("due", self.live[number] + 1));
                }
                if corrects {
                    self.correct(seat)?;
                } else {
                    self.undo(seat)?;
                }
            }
        }
        let now = self.record.entries.last().and_then(|entry| entry.then);
        if entry.then.is_some() && entry.then != now {
            return Err(Trouble::new("entry-differs"));
        }
        Ok(())
    }
}
