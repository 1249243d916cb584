//! The rules: what may be done, what it does, and how it ends.

use crate::{Dense, Event, Field, Group, Log, Need, Preset, Refusal, Seat, SeatSet, Source, Standings};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Each of these seats owes one decision; several at once where choices are simultaneous.
    Decide(SeatSet),
    /// The outcome of dice, a bag or a deck is due.
    Chance(Source),
    /// Nothing more happens.
    Over,
}

impl Turn {
    /// The seats that owe a decision now.
    #[must_use]
    pub const fn deciders(self) -> SeatSet {
        match self {
            Turn::Decide(seats) => seats,
            Turn::Chance(_) | Turn::Over => SeatSet::NONE,
        }
    }
}

/// The set-up of a game, and its course from the start to the standings.
pub trait Rules: Sized + Debug + Send + Sync + 'static {
    /// Mode and variants. The default is the rulebook's own game.
    type Options: Clone + PartialEq + Default + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Everything that changes during play.
    type State: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// One small decision of one seat: what one click does.
    type Action: Dense;
    /// What an action or a chance brings about, for logs, spectators and the laboratory.
    type Event: Event;

    /// The name in commands, addresses and records.
    const ID: &'static str;
    /// Counts up whenever the same record would lead to another state.
    const RULES: u32;
    /// How many may play; options may narrow it further ([`Rules::new`]).
    const SEATS: RangeInclusive<usize>;
    /// How many sit down to it unless they ask for another number; the nearest that the usual options allow.
    const USUAL_SEATS: usize = 2;

    /// The options as named, documented fields, for the lobby, the command line and the laboratory.
    fn fields() -> &'static [Field];
    /// Named sets of options.
    fn presets() -> &'static [Preset];
    /// Which options stand together in a form.
    #[must_use]
    fn groups() -> &'static [Group] {
        &[]
    }
    /// Which options change nothing without another.
    #[must_use]
    fn needs() -> &'static [Need] {
        &[]
    }
    /// A small valid value of an option given as JSON, shown where one could not be read.
    #[must_use]
    fn example(field: &str) -> Option<&'static str> {
        let _ = field;
        None
    }

    /// Set the game up; refuses options that contradict each other and a wrong number of seats.
    fn new(options: &Self::Options, seats: usize) -> Result<Self, Refusal>;
    /// The options that this set-up was made from, complete: what was left out has its default.
    fn options(&self) -> &Self::Options;
    /// The number of seats of this set-up.
    fn seats(&self) -> usize;

    /// The state before the first decision or chance.
    fn start(&self) -> Self::State;
    /// What the game waits for: decisions, a chance, or nothing more.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Append exactly the legal actions of `seat`; nothing for a seat that owes no decision.
    fn actions(&self, state: &Self::State, seat: Seat, out: &mut Vec<Self::Action>);
    /// Whether the action is legal, and if not, why.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Refusal>;
    /// Carry out a legal action. Callers have checked it; what an illegal one does is not specified.
    fn act(&self, state: &mut Self::State, seat: Seat, action: Self::Action, log: &mut impl Log<Self::Event>);

    /// Scores and places now; the winners only once the game is over.
    fn standings(&self, state: &Self::State) -> Standings;

    /// Whether the action gives the game up. It is legal like any other, but no bot and no random play chooses it while
    /// there is something else to do. [`Rules::actions`] lists at most one such action, as the last: [`sift`](crate::sift) looks
    /// nowhere else.
    fn gives_up(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether the legal action would change nothing but what it costs. The rules allow it, so it is listed and may be done; but
    /// it is not offered to people.
    fn is_idle(&self, _state: &Self::State, _action: &Self::Action) -> bool {
        false
    }
}
