//! What a game lends to players who otherwise know only the contract: its judgement, how to think about it, and, where it
//! knows better than any search, a player of its own.

use crate::{Game, Message, Random, Seat, Streams, View};

/// What a quick player thinks. Only the first two are required; with them every level can play.
pub trait Judge: Game {
    /// How good the action looks to `seat` at a glance. Higher is better; only comparisons between the actions of one
    /// decision mean anything.
    fn appraise(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> f32;
    /// How good the state is for `seat`, from 0 (lost) to 1 (won). Alone at the table it grows with the result, at the end
    /// of the game too: it is what a search maximises.
    fn evaluate(&self, state: &Self::State, seat: Seat) -> f32;

    /// The appraisals of several actions of one decision, in their order. A game whose actions share most of the work does
    /// it once here; the answers are those of [`Judge::appraise`].
    fn appraise_all(&self, state: &Self::State, seat: Seat, actions: &[Self::Action], out: &mut Vec<f32>) {
        out.extend(actions.iter().map(|action| self.appraise(state, seat, action)));
    }

    /// How a search should think about this game.
    fn thinking(&self) -> Thinking {
        Thinking::DEFAULT
    }

    /// A player of the game's own for that level: an exact solver, a planner. `None` leaves the level to the bots.
    fn expert(&self, _level: Level) -> Option<Box<dyn Expert<Self>>> {
        None
    }

    /// How the seat did at the end, on the scale that people speak of; more is better. The score, unless that is made to be
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

/// How a search thinks about a game. The numbers differ because games do: how much a glance is worth, how far ahead it shows,
/// what a position costs to judge.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thinking {
    /// How many times *maître* imagines the game going on, per decision.
    pub iterations: u32,
    /// The same for *habitué*; 0 when a glance is its level.
    pub habitue: u32,
    /// How many decisions are played on at a glance before the position is judged.
    pub ahead: u32,
    /// The share of those decisions that follow the glance; the others are random.
    pub greed: f32,
    /// At most so many actions of one decision are ever tried: those that look best.
    pub widest: usize,
    /// How fast actions are added to those tried: `narrow · √visits`.
    pub narrow: f32,
    /// How much is tried that does not look best.
    pub curiosity: f32,
    /// How often *novice* and *habitué* do something else than what looks best.
    pub slips: [f32; 2],
}

impl Thinking {
    pub const DEFAULT: Thinking = Thinking {
        iterations: 1_000,
        habitue: 0,
        ahead: 8,
        greed: 0.9,
        widest: 40,
        narrow: 1.5,
        curiosity: 0.7,
        slips: [0.5, 0.08],
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
}

/// What an action is expected to lead to.
#[derive(Clone, PartialEq, Debug)]
pub struct Expected<A> {
    pub action: A,
    /// For the seat, from 0 (lost) to 1 (won), as [`Judge::evaluate`] counts.
    pub worth: f32,
    /// The same as a person would say it.
    pub words: Message,
}
