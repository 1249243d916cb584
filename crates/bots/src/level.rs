//! The three levels, the same in every game.

use crate::player::{Player, imagine_choices};
use crate::search::Search;
use crate::{Fallible, Greedy};
use galerne_engine::{Expert, Judge, Level, Random, Seat, View};
use std::fmt;

/// A player of a level: the game's own where it brings one, else a glance with mistakes, a glance, or a search, as the game
/// asks to be thought about.
pub struct Levelled<G: Judge> {
    level: Level,
    seed: u64,
    random: Random,
    /// Made at the first decision, when the game is there to ask.
    mind: Option<Mind<G>>,
    actions: Vec<G::Action>,
}

enum Mind<G: Judge> {
    Expert(Box<dyn Expert<G>>, Greedy<G>),
    Search(Box<Search<G>>),
    Glance(Fallible<G>),
}

impl<G: Judge> Levelled<G> {
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Self {
        Levelled { level, seed, random: Random::new(seed), mind: None, actions: Vec::new() }
    }

    fn mind(game: &G, level: Level, seed: u64) -> Mind<G> {
        if let Some(expert) = game.expert(level) {
            return Mind::Expert(expert, Greedy::new(seed));
        }
        let thinking = game.thinking();
        match level {
            Level::Novice => Mind::Glance(Fallible::new(thinking.slips[0], seed)),
            Level::Habitue if thinking.habitue == 0 => Mind::Glance(Fallible::new(thinking.slips[1], seed)),
            Level::Habitue => Mind::Search(Box::new(Search::new(thinking, thinking.habitue, seed))),
            Level::Maitre => Mind::Search(Box::new(Search::new(thinking, thinking.iterations, seed))),
        }
    }
}

impl<G: Judge> fmt::Debug for Levelled<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Levelled").field("level", &self.level).finish_non_exhaustive()
    }
}

impl<G: Judge> Player<G> for Levelled<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let imagined = imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        if self.actions.len() < 2 {
            return self.actions.first().copied();
        }
        let (level, seed) = (self.level, self.seed);
        match self.mind.get_or_insert_with(|| Self::mind(game, level, seed)) {
            Mind::Glance(glance) => glance.choose(game, view, seat),
            Mind::Search(search) => search.choose(game, view, seat),
            Mind::Expert(expert, glance) => {
                let decided = expert.decide(game, view, seat, &mut self.random);
                let sound = |action: &G::Action| !game.gives_up(action) && game.check(&imagined, seat, action).is_ok();
                decided.filter(sound).or_else(|| glance.choose(game, view, seat))
            }
        }
    }
}
