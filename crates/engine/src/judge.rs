//! What a game lends to players who otherwise know only the contract: its judgement, how to think about it, and, where it
//! knows better than any search, a player of its own.

use crate::{Game, Message, Random, Seat, Streams, View};
use std::fmt::Debug;

/// What a quick player thinks. With the two required judgements every level can play.
pub trait Judge: Game {
    /// Tables that only judging needs. A player makes them once per set-up and keeps them; the set-up does not hold them.
    type Insight: Debug + Send + 'static;

    /// Compute those tables; `()` where there are none.
    fn insight(&self) -> Self::Insight;

    /// How good the action looks to `seat` at a glance. Higher is better; only comparisons between the actions of one
    /// decision mean anything.
    fn appraise(&self, insight: &Self::Insight, state: &Self::State, seat: Seat, action: &Self::Action) -> f32;
    /// How good the state is for `seat`, from 0 (lost) to 1 (won). Alone at the table it grows with the result, at the end
    /// of the game too: it is what a search maximises.
    fn evaluate(&self, insight: &Self::Insight, state: &Self::State, seat: Seat) -> f32;

    /// The appraisals of several actions of one decision, in their order. A game whose actions share most of the work does
    /// it once here; the answers are those of [`Judge::appraise`].
    fn appraise_all(
        &self,
        insight: &Self::Insight,
        state: &Self::State,
        seat: Seat,
        actions: &[Self::Action],
        out: &mut Vec<f32>,
    ) {
        out.extend(actions.iter().map(|action| self.appraise(insight, state, seat, action)));
    }

    /// How to search this game.
    fn search_params(&self) -> SearchParams {
        SearchParams::DEFAULT
    }

    /// A player of the game's own for that level: an exact solver, a planner. `None` leaves the level to the bots.
    fn expert(&self, _level: Level) -> Option<Box<dyn Expert<Self>>> {
        None
    }

    /// How many versions of *maître* there have been. The first is played as `maitre@1` for ever, so that every gain is measured from the
    /// same place; `maitre` is the newest.
    const MAITRES: u8 = 1;

    /// The maître as it was in that version, counted from 1; asked only for versions before the newest.
    fn former(&self, _version: u8) -> Option<Box<dyn Expert<Self>>> {
        self.expert(Level::Maitre)
    }

    /// Whether the state can be judged as it stands. In the middle of a turn a judgement
    /// says little: rollouts play on to a state that rests.
    fn rests(&self, _state: &Self::State) -> bool {
        true
    }

    /// Whether the game can be won. Alone it may only go more or less well.
    fn scale(&self) -> Scale {
        if self.seats() > 1 { Scale::Chance } else { Scale::Share }
    }

    /// The value shown to people, on the game's [`Scale`]: the chance to win, not the value a search prefers.
    fn prospect(&self, insight: &Self::Insight, state: &Self::State, seat: Seat) -> f32 {
        self.evaluate(insight, state, seat)
    }

    /// What the numbers of a review of this game are.
    fn unit(&self) -> Unit {
        match self.scale() {
            Scale::Chance => Unit::Chance,
            Scale::Share => Unit::Points,
        }
    }

    /// Who plays on where a review compares two lines of play, thousands of times: sound, and quick. `None` plays greedily.
    fn steady(&self) -> Option<Box<dyn Expert<Self>>> {
        self.expert(Level::Habitue)
    }

    /// After how many stretches of play (the moves of one seat up to the next chance or to another seat's) such a comparison stops at
    /// a state that [rests](Judge::rests), to be judged by [`Judge::prospect`]; `None` plays every line to the end of the game.
    fn horizon(&self) -> Option<u32> {
        None
    }

    /// The result, in the game's [`Unit`], that a worth of the maître stands for, where the maître has worked it out and not guessed
    /// it: then a review asks for prices and compares nothing.
    fn exact(&self, _worth: f32) -> Option<f64> {
        None
    }

    /// How the seat did at the end, on the scale that players use; more is better. The score, unless that is made to be
    /// compared rather than read.
    fn result(&self, state: &Self::State, seat: Seat) -> f64 {
        f64::from(self.standings(state).score(seat))
    }

    /// What the results of this luck are measured by, seats averaged: a clairvoyant's, a ceiling, a gentler game's. The game
    /// says in its text `game-yardstick` which it is; `None` where it has none.
    fn bound(&self, _luck: &Streams) -> Option<f64> {
        None
    }
}

/// What the values shown to people mean.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Scale {
    /// The chance to win, from 0 to 1.
    Chance,
    /// The share of what can be reached: there is no opponent.
    Share,
}

/// What the numbers of a review are; more is always better.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Unit {
    /// The share of the victory, from 0 to 1.
    Chance,
    /// Points of the final score.
    Points,
    /// Turns until the end, counted against the player: all numbers are negative.
    Turns,
}

/// How strong a player is meant to be, by the names people see in every game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Makes human mistakes.
    Novice,
    /// Plays soundly at a glance.
    Habitue,
    /// The strongest that a second of thought affords.
    Maitre,
}

/// Parameters of the search and of the levels. They differ between games: how good appraisals are, how far they reach, what a position
/// costs to judge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct SearchParams {
    /// Iterations of *maître* per decision.
    pub iterations: u32,
    /// Iterations of *habitué* per decision; 0 makes it greedy.
    pub habitue: u32,
    /// Decisions of a rollout before the position is evaluated.
    pub rollout_depth: u32,
    /// The share of those decisions that are greedy; the others are random.
    pub rollout_greed: f32,
    /// At most this many actions of one decision are searched: those with the highest appraisals.
    pub max_actions: usize,
    /// Progressive widening: `widening · √visits` actions are considered.
    pub widening: f32,
    /// Weight of the exploration term.
    pub exploration: f32,
    /// How often *novice* and *habitué* take another action than the best appraised one.
    pub mistake_rates: [f32; 2],
}

impl SearchParams {
    /// Suits games of moderate width; a game that measured better values returns its own.
    pub const DEFAULT: SearchParams = SearchParams {
        iterations: 1_000,
        habitue: 0,
        rollout_depth: 8,
        rollout_greed: 0.9,
        max_actions: 40,
        widening: 1.5,
        exploration: 0.7,
        mistake_rates: [0.5, 0.08],
    };
}

/// A player that a game brings along. It sees a view like every other player.
pub trait Expert<G: Game>: Send {
    /// One of the legal actions of the seat; `None` leaves the decision to the bots.
    fn decide(&mut self, game: &G, view: &View<G>, seat: Seat, random: &mut Random) -> Option<G::Action>;

    /// What the actions of the seat lead to, the best first; nothing where the expert cannot say.
    fn expect(&mut self, _game: &G, _view: &View<G>, _seat: Seat) -> Vec<Expected<G::Action>> {
        Vec::new()
    }

    /// Whether the decision stands by itself. In the middle of a planned sequence it does not: an expert that is asked
    /// there for the first time does not know its plan, and is shown first what led there.
    fn begins(&self, _game: &G, _view: &View<G>) -> bool {
        true
    }
}

/// What an action is expected to lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Expected<A> {
    /// The action that was judged.
    pub action: A,
    /// For the seat, from 0 (lost) to 1 (won), as [`Judge::evaluate`] counts.
    pub worth: f32,
    /// How far the worth may be off: its standard error; 0 where it was worked out and not sampled.
    pub error: f32,
    /// What can be said about it in the game's own terms, with the number named; nothing where there is no number to trust.
    pub words: Option<Message>,
    /// The planned continuation, in order, up to the next chance or the next decision of another seat.
    pub line: Vec<A>,
}

impl<A> Expected<A> {
    /// An expectation without error, words or continuation: exact until [`Expected::give_or_take`] says otherwise.
    #[must_use]
    pub fn new(action: A, worth: f32) -> Expected<A> {
        Expected { action, worth, error: 0.0, words: None, line: Vec::new() }
    }

    /// The same with a standard error, for a worth that was sampled.
    #[must_use]
    pub fn give_or_take(self, error: f32) -> Expected<A> {
        Expected { error, ..self }
    }

    /// The same with a sentence in the game's own terms.
    #[must_use]
    pub fn told(self, words: Message) -> Expected<A> {
        Expected { words: Some(words), ..self }
    }

    /// The same with the actions that were planned to follow.
    #[must_use]
    pub fn followed_by(self, line: Vec<A>) -> Expected<A> {
        Expected { line, ..self }
    }
}
