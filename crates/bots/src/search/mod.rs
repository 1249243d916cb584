//! Information-set Monte-Carlo search.
//!
//! Each iteration determinises the view and plays the state on. Instead of a tree of moves there is a table of *information sets*:
//! the fingerprint of what a seat sees, with its actions and their statistics. It follows that:
//! - every seat decides on what it sees alone, also inside the search. Secrets and simultaneous choices need no special case: a
//!   secret choice does not change what the others see, and each seat selects from its own statistics;
//! - transpositions share one entry;
//! - values are kept by seat (max-n), so any number of seats, teams and a single player are handled alike;
//! - statistics stay valid for the next decision, so the table is kept.
//!
//! Known limits: opponents are assumed to determinise as this seat does, and mixed strategies (bluffs) are played too purely.

mod chance;
mod fingerprint;
mod rollout;
mod table;

use crate::player::{Player, imagine_choices};
use chance::Spread;
use fingerprint::fingerprint;
use galerne_engine::{
    Expected, Game, Judge, MAX_SEATS, Message, Random, Scale, SearchParams, Seat, Turn, View, Viewer, sift,
};
pub(crate) use rollout::{Glance, best_of};
use table::{Range, Table};

/// Maximum length of a path through the table; no game makes as many decisions before the rollout is judged.
const DEEPEST: usize = 400;

/// A searching player.
#[derive(Debug)]
pub struct Search<G: Judge> {
    params: SearchParams,
    iterations: u32,
    random: Random,
    table: Table<G::Action>,
    spread: Spread<G::Chance>,
    glance: Glance<G>,
    /// The path of the current iteration: node, edge, and the deciding seat.
    path: Vec<(u32, u32, Seat)>,
    actions: Vec<G::Action>,
}

/// The statistics of one action.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Thought<A> {
    pub action: A,
    /// Number of visits: the search's own measure of quality.
    pub visits: u32,
    /// Mean result, from 0 (lost) to 1 (won).
    pub worth: f32,
}

impl<G: Judge> Search<G> {
    /// A search with the game's parameters and that many iterations per decision.
    #[must_use]
    pub fn new(params: SearchParams, iterations: u32, seed: u64) -> Self {
        Search {
            params,
            iterations: iterations.max(1),
            random: Random::new(seed),
            table: Table::default(),
            spread: Spread::default(),
            glance: Glance::default(),
            path: Vec::new(),
            actions: Vec::new(),
        }
    }

    /// Searches a decision of the seat for at most that many iterations, while `go_on` returns true (a caller with a clock reads
    /// it there). Returns the visited actions, the best first; empty if the seat owes no decision.
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

    /// The number of stored information sets, which bounds the memory.
    #[must_use]
    pub fn remembered(&self) -> usize {
        self.table.len()
    }

    fn root(&mut self, game: &G, view: &View<G>, seat: Seat) -> u64 {
        key(game, &view.imagine(game, &mut self.random), seat)
    }

    /// Whether there is a choice to search.
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
        let mut left = self.params.rollout_depth;
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
                        if !self.glance.step(game, &mut state, seat, self.params.rollout_greed, &mut self.random) {
                            break;
                        }
                    }
                }
            }
        }
        self.learn(game, &state);
    }

    /// One decision inside the table; `false` on the first visit, from where the rollout takes over.
    fn follow(&mut self, game: &G, state: &mut G::State, seat: Seat) -> bool {
        let key = key(game, state, seat);
        let (node, is_new) = match self.table.find(key) {
            Some(node) => (node, false),
            None => {
                let actions = &mut self.glance.actions;
                actions.clear();
                game.actions(state, seat, actions);
                sift(game, actions);
                // A forced decision needs no statistics.
                if let [only] = actions[..] {
                    game.act(state, seat, only, &mut ());
                    return true;
                }
                self.glance.appraise(game, state, seat);
                let Glance { actions, worths, .. } = &self.glance;
                match self.table.add(key, actions, worths, self.params.max_actions, &mut self.random) {
                    Some(node) => (node, true),
                    None => return false,
                }
            }
        };
        let edge = self.table.select(node, seat, &self.params);
        let action = self.table.action(edge);
        debug_assert!(
            game.check(state, seat, &action).is_ok(),
            "a view has two sets of actions: {action:?} in {state:?}"
        );
        self.path.push((node, edge, seat));
        game.act(state, seat, action, &mut ());
        !is_new
    }

    /// Backs the results up along the path.
    fn learn(&mut self, game: &G, state: &G::State) {
        let mut worth = [f32::NAN; MAX_SEATS];
        for &(node, edge, seat) in &self.path {
            let worth = &mut worth[seat.index() % MAX_SEATS];
            if worth.is_nan() {
                let judged = game.evaluate(self.glance.insight(game), state, seat);
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

/// Merges the results of several searches of the same decision with different seeds, such as one per thread.
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
    sort_thoughts(&mut all);
    all
}

/// The most visited first; ties go to the better mean.
fn sort_thoughts<A: Copy>(thoughts: &mut Vec<Thought<A>>) {
    let order = sorted(&thoughts.iter().map(|thought| (thought.visits, thought.worth)).collect::<Vec<_>>());
    *thoughts = order.into_iter().map(|index| thoughts[index]).collect();
}

/// The indices of visits and means in their order. Without the type of actions, so that the sort is compiled once.
fn sorted(keys: &[(u32, f32)]) -> Vec<usize> {
    let mut order: Vec<usize> = (0..keys.len()).collect();
    order.sort_by(|&a, &b| keys[b].0.cmp(&keys[a].0).then(keys[b].1.total_cmp(&keys[a].1)));
    order
}

/// Expectations in words shared by all games. Only a chance to win is put into words: a share of what can be reached means little as
/// a number.
#[must_use]
pub fn in_words<G: Judge>(game: &G, thoughts: Vec<Thought<G::Action>>) -> Vec<Expected<G::Action>> {
    let expected = |thought: Thought<G::Action>| {
        // Results lie between 0 and 1, so the deviation of a single one is at most one half.
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

/// A fingerprint of what the viewer sees: a seed that is the same whenever the view is.
#[must_use]
pub fn seen<G: Game>(view: &View<G>) -> u64 {
    fingerprint(0, view.state())
}
