//! Monte-Carlo search over what the players know.
//!
//! Each iteration imagines one complete state that fits the view and plays it on. There is no tree of moves but a table of
//! *information sets*: what a seat sees, by its fingerprint, with the actions it has there and how they went. That one idea
//! covers much: every seat decides on what it sees and on nothing else, also inside the search (so secrets and simultaneous
//! choices are handled without special cases: a choice that is still secret does not change what the others see, and each
//! selects from statistics of its own); positions reached by different ways are one; the values of every seat are kept apart
//! (max-n), so that any number of seats, teams and a single player are the same; and what was learnt stays true for the
//! next decision, so the table is simply kept.
//!
//! Known limits: the others are taken to imagine as this seat does, and a bluff that is only worth while it is mixed is
//! played too purely.

mod chance;
mod fingerprint;
mod rollout;
mod table;

use crate::player::{Player, imagine_choices};
use chance::Spread;
use fingerprint::fingerprint;
use galerne_engine::{
    Expected, Game, Judge, MAX_SEATS, Message, Random, Scale, Seat, Thinking, Turn, View, Viewer, sift,
};
pub(crate) use rollout::{Glance, best_of};
use table::{Range, Table};

/// No path through the table is followed further than this; no game of the house makes so many decisions before it is judged.
const DEEPEST: usize = 400;

/// A searching player.
#[derive(Debug)]
pub struct Search<G: Judge> {
    thinking: Thinking,
    iterations: u32,
    random: Random,
    table: Table<G::Action>,
    spread: Spread<G::Chance>,
    glance: Glance<G>,
    /// The way of the present iteration: node, edge, and whose decision it was.
    path: Vec<(u32, u32, Seat)>,
    actions: Vec<G::Action>,
}

/// What the search thinks of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    pub action: A,
    /// How often it was tried: the search's own measure of how good it is.
    pub visits: u32,
    /// How it went on average, from 0 (lost) to 1 (won).
    pub worth: f32,
}

impl<G: Judge> Search<G> {
    /// A search that thinks about the game as it asks to be thought about, for so many iterations a decision.
    #[must_use]
    pub fn new(thinking: Thinking, iterations: u32, seed: u64) -> Self {
        Search {
            thinking,
            iterations: iterations.max(1),
            random: Random::new(seed),
            table: Table::default(),
            spread: Spread::default(),
            glance: Glance::default(),
            path: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Think about a decision of the seat: at most so many iterations, and only while `go_on` says so (whoever has a clock
    /// reads it there). The actions that were tried, the best first; nothing where the seat owes no decision.
    pub fn think(
        &mut self,
        game: &G,
        view: &View<G>,
        seat: Seat,
        iterations: u32,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Vec<Thought<G::Action>> {
        let mut thoughts = Vec::new();
        if self.prepare(game, view, seat) {
            for _ in 0..iterations {
                self.iterate(game, view);
                if !go_on() {
                    break;
                }
            }
            let root = self.root(game, view, seat);
            self.table.thoughts(root, &mut thoughts);
        }
        thoughts
    }

    /// The number of information sets it remembers: what bounds its memory.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.table.len()
    }

    fn root(&mut self, game: &G, view: &View<G>, seat: Seat) -> u64 {
        key(game, &view.imagine(game, &mut self.random), seat)
    }

    /// Whether there is something to think about.
    fn prepare(&mut self, game: &G, view: &View<G>, seat: Seat) -> bool {
        if self.table.is_crowded() {
            self.table.clear();
        }
        self.spread.clear();
        self.table.ranges = [Range::NONE; MAX_SEATS];
        imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        !self.actions.is_empty()
    }

    fn iterate(&mut self, game: &G, view: &View<G>) {
        let mut state = view.imagine(game, &mut self.random);
        self.path.clear();
        let mut known = true;
        let mut left = self.thinking.ahead;
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = if known {
                        self.spread.draw(game, &state, &mut self.random)
                    } else {
                        game.draw(&state, &mut self.random)
                    };
                    game.resolve(&mut state, chance, &mut ());
                }
                Turn::Decide(deciders) => {
                    let Some(seat) = deciders.lowest() else { break };
                    if known && self.path.len() < DEEPEST {
                        known = self.follow(game, &mut state, seat);
                    } else if left == 0 {
                        break;
                    } else {
                        left -= 1;
                        if !self.glance.step(game, &mut state, seat, self.thinking.greed, &mut self.random) {
                            break;
                        }
                    }
                }
            }
        }
        self.learn(game, &state);
    }

    /// One decision within what is known; `false` when it was the first visit, from where the glance takes over.
    fn follow(&mut self, game: &G, state: &mut G::State, seat: Seat) -> bool {
        let key = key(game, state, seat);
        let (node, is_new) = match self.table.find(key) {
            Some(node) => (node, false),
            None => {
                let actions = &mut self.glance.actions;
                actions.clear();
                game.actions(state, seat, actions);
                sift(game, actions);
                // A decision without a choice teaches nothing.
                if let [only] = actions[..] {
                    game.act(state, seat, only, &mut ());
                    return true;
                }
                self.glance.worths.clear();
                game.appraise_all(state, seat, &self.glance.actions, &mut self.glance.worths);
                let Glance { actions, worths, .. } = &self.glance;
                match self.table.add(key, actions, worths, self.thinking.widest, &mut self.random) {
                    Some(node) => (node, true),
                    None => return false,
                }
            }
        };
        let edge = self.table.select(node, seat, &self.thinking);
        let action = self.table.action(edge);
        debug_assert!(
            game.check(state, seat, &action).is_ok(),
            "a view has two sets of actions: {action:?} in {state:?}"
        );
        self.path.push((node, edge, seat));
        game.act(state, seat, action, &mut ());
        !is_new
    }

    /// Tell everybody on the way how it went for them.
    fn learn(&mut self, game: &G, state: &G::State) {
        let mut worth = [f32::NAN; MAX_SEATS];
        for &(node, edge, seat) in &self.path {
            let worth = &mut worth[seat.index() % MAX_SEATS];
            if worth.is_nan() {
                let judged = game.evaluate(state, seat);
                *worth = if judged.is_finite() { judged } else { 0.5 };
                self.table.ranges[seat.index() % MAX_SEATS].widen(*worth);
            }
            self.table.record(node, edge, *worth);
        }
    }
}

fn key<G: Game>(game: &G, state: &G::State, seat: Seat) -> u64 {
    fingerprint(seat.0, &game.redact(state, Viewer::seat(seat)))
}

impl<G: Judge> Player<G> for Search<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        if !self.prepare(game, view, seat) {
            return None;
        }
        if let [only] = self.actions[..] {
            return Some(only);
        }
        let root = self.root(game, view, seat);
        for done in 1..=self.iterations {
            self.iterate(game, view);
            if done % 32 == 0 && self.table.is_settled(root, self.iterations - done) {
                break;
            }
        }
        self.table.best(root).or_else(|| self.random.pick(&self.actions))
    }
}

/// One opinion out of several searches of the same decision, each with luck of its own: how several threads think together.
#[must_use]
pub fn merged<A: Copy + PartialEq>(opinions: &[Vec<Thought<A>>]) -> Vec<Thought<A>> {
    let mut all: Vec<Thought<A>> = Vec::new();
    for thought in opinions.iter().flatten() {
        match all.iter_mut().find(|known| known.action == thought.action) {
            Some(known) => {
                let visits = known.visits + thought.visits;
                let sum = known.worth * known.visits as f32 + thought.worth * thought.visits as f32;
                *known = Thought { visits, worth: sum / visits.max(1) as f32, ..*known };
            }
            None => all.push(*thought),
        }
    }
    all.sort_by(|a, b| b.visits.cmp(&a.visits).then(b.worth.total_cmp(&a.worth)));
    all
}

/// What the actions lead to in the words that all games share. A share of what can be reached is no number that says
/// anything by itself; a chance is one.
#[must_use]
pub fn in_words<G: Judge>(game: &G, thoughts: Vec<Thought<G::Action>>) -> Vec<Expected<G::Action>> {
    let expected = |thought: Thought<G::Action>| {
        // Results lie between 0 and 1, so that one alone is at most half away from the mean.
        let error = 0.5 / (thought.visits.max(1) as f32).sqrt();
        let expected = Expected::new(thought.action, thought.worth).give_or_take(error);
        match game.scale() {
            Scale::Chance => {
                let percent = (thought.worth * 100.0).round() as i64;
                expected.told(Message::new("hint-chance").with("percent", percent))
            }
            Scale::Share => expected,
        }
    };
    thoughts.into_iter().map(expected).collect()
}

/// What the viewer sees, in 64 bits: luck grown from it is the same whenever the same is seen.
#[must_use]
pub fn seen<G: Game>(view: &View<G>) -> u64 {
    fingerprint(0, view.state())
}
