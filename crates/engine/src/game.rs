//! The contract: what a game is. Everything else in the house is a reader of it.

use crate::{Field, Preset, Random, Refusal, Rule, Seat, SeatSet, Source, Standings, View, Viewer};
use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash, ops::RangeInclusive};

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    /// Each of these seats owes one decision; several at once where choices are simultaneous.
    Decide(SeatSet),
    /// Dice, a bag or a deck must speak next.
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

/// One thing that happened, for the log, the animation and the metrics.
pub trait Event: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The rule that made it happen.
    fn rule(&self) -> Rule;

    /// Whether it shows somebody a secret of another seat. Undo never crosses such an event.
    fn reveals(&self) -> bool {
        false
    }

    /// Whether its player has closed a part of the turn with it, in a game whose rules let nobody open such a part again. Undo
    /// never crosses such an event.
    fn closes(&self) -> bool {
        false
    }
}

/// Where events go. Playouts pass `&mut ()` and pay nothing; a table passes a `Vec`.
pub trait Log<E> {
    /// Take one event. Events arrive in the order in which they happen.
    fn push(&mut self, event: E);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn push(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}

/// A value small and plain enough to be an action or a chance outcome.
pub trait Plain: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}
impl<T: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Plain for T {}

/// A game: a pure state machine.
///
/// The value that implements `Game` is the *set-up*: options, seats, and every table computed from them (maps, distances,
/// cards), built once and shared. The *state* is what changes: flat, `Copy`, without references, so that a bot or a
/// laboratory copies it like a number. Neither holds randomness, clocks or text.
///
/// Laws, tested for every game by the crate `galerne-kit`: `check` accepts exactly what `actions` lists; a refused action
/// leaves no trace; chance weights agree with sampling; a viewer's state does not depend on what the viewer may not know;
/// a position read back is the same state; every game ends.
pub trait Game: Sized + Debug + Send + Sync + 'static {
    /// Mode and variants. The default is the rulebook's own game.
    type Options: Clone + PartialEq + Default + Debug + Send + Sync + Serialize + DeserializeOwned + 'static;
    /// Everything that changes during play.
    type State: Copy + Eq + Hash + Debug + Send + Sync + 'static;
    /// A state as a person would write it down: the content of a position file.
    type Position: Serialize + DeserializeOwned + 'static;
    /// One small decision of one seat: what one click does.
    type Action: Plain;
    /// One outcome of dice, bag or deck, complete enough to be replayed.
    type Chance: Plain;
    /// What a log, a spectator or a laboratory is told about an action or a chance.
    type Event: Event;

    /// The name in commands, addresses and records.
    const ID: &'static str;
    /// Counts up whenever the same record would lead to another state.
    const RULES: u32;
    /// How many may play; options may narrow it further ([`Game::new`]).
    const SEATS: RangeInclusive<usize>;
    /// How many sit down to it unless they ask for another number; the nearest that the usual options allow.
    const USUAL_SEATS: usize = 2;
    /// The names of the sources of chance, in the order of [`Source`].
    const SOURCES: &'static [&'static str];

    /// The options as named, documented fields, for the lobby, the command line and the laboratory.
    fn fields() -> &'static [Field];
    /// Named sets of options.
    fn presets() -> &'static [Preset];
    /// A small value that an option given as JSON may have, for whoever wrote one that cannot be read.
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

    /// Sample an outcome of the chance that is due.
    fn draw(&self, state: &Self::State, random: &mut Random) -> Self::Chance;
    /// Append the outcomes with integer weights and say `true`, where they are few enough to be listed. Outcomes that lead
    /// to the same state are listed once, by a representative, with their weights added.
    fn outcomes(&self, state: &Self::State, out: &mut Vec<(Self::Chance, u32)>) -> bool;
    /// Whether the outcome is possible now: a real table may feed it in.
    fn check_chance(&self, state: &Self::State, chance: &Self::Chance) -> Result<(), Refusal>;
    /// Apply a possible outcome.
    fn resolve(&self, state: &mut Self::State, chance: Self::Chance, log: &mut impl Log<Self::Event>);

    /// Scores and places now; the winners only once the game is over.
    fn standings(&self, state: &Self::State) -> Standings;

    /// The state with every secret that the viewer may not know replaced by one and the same "unknown".
    fn redact(&self, state: &Self::State, viewer: Viewer) -> Self::State;
    /// The event as the viewer may know it; `None` when not even its existence may be known.
    fn redact_event(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// A complete state that agrees with the view: every unknown filled in with its probability, for a searching bot.
    fn determinise(&self, view: &View<Self>, random: &mut Random) -> Self::State;

    /// The state as its position file holds it. [`Fingerprint`](crate::Fingerprint)s digest it, so two states that
    /// differ must be described differently.
    fn describe(&self, state: &Self::State) -> Self::Position;
    /// Read a position; refuses an impossible one with the reason.
    fn restore(&self, position: &Self::Position) -> Result<Self::State, Refusal>;

    /// The number of dense action ids: every legal action of every state has its own id below it.
    fn action_space(&self) -> usize;
    /// The id of an action: the same in every state.
    fn action_id(&self, action: &Self::Action) -> usize;
    /// The action with that id; `None` for an id that none has. Inverse of [`Game::action_id`].
    fn action_of(&self, id: usize) -> Option<Self::Action>;

    /// Whether the action gives the game up. It is legal like any other, but no bot and no random play chooses it while
    /// there is something else to do. In [`Game::actions`] it stands last, and alone: whoever leaves it out looks nowhere else
    /// ([`sift`](crate::sift)).
    fn gives_up(&self, _action: &Self::Action) -> bool {
        false
    }

    /// Whether the legal action would change nothing but what it costs. The rules allow it, so it is listed and may be done; but
    /// it is not offered to people.
    fn is_idle(&self, _state: &Self::State, _action: &Self::Action) -> bool {
        false
    }
}
