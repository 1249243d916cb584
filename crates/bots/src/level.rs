//! The three levels that every game has.

use crate::player::{Player, imagine_choices};
use crate::search::Search;
use crate::{Fallible, Greedy};
use galerne_engine::{Expert, Judge, Level, Random, Seat, View};
use std::fmt;

/// A player of a level: the game's own expert where it has one, else a fallible greedy player or a search, as the game's
/// [`SearchParams`](galerne_engine::SearchParams) say.
pub struct Levelled<G: Judge> {
    level: Level,
    /// The version of the maître, where it is not the newest.
    version: Option<u8>,
    seed: u64,
    random: Random,
    /// Created at the first decision, because it depends on the game.
    mind: Option<Mind<G>>,
    actions: Vec<G::Action>,
}

enum Mind<G: Judge> {
    Expert(Box<dyn Expert<G>>, Greedy<G>),
    Search(Box<Search<G>>),
    Greedy(Fallible<G>),
}

impl<G: Judge> Levelled<G> {
    #[must_use]
    pub fn new(level: Level, seed: u64) -> Self {
        Levelled { level, version: None, seed, random: Random::new(seed), mind: None, actions: Vec::new() }
    }

    /// The maître as it was in that version, counted from 1; the newest is what [`Levelled::new`] makes.
    #[must_use]
    pub fn former(version: u8, seed: u64) -> Self {
        let version = (version < G::MAITRES).then_some(version);
        Levelled { version, ..Levelled::new(Level::Maitre, seed) }
    }

    fn mind(game: &G, (level, version): (Level, Option<u8>), seed: u64) -> Mind<G> {
        let expert = match version {
            Some(version) => game.former(version),
            None => game.expert(level),
        };
        if let Some(expert) = expert {
            return Mind::Expert(expert, Greedy::new(seed));
        }
        let params = game.search_params();
        match level {
            Level::Novice => Mind::Greedy(Fallible::new(params.mistake_rates[0], seed)),
            Level::Habitue if params.habitue == 0 => Mind::Greedy(Fallible::new(params.mistake_rates[1], seed)),
            Level::Habitue => Mind::Search(Box::new(Search::new(params, params.habitue, seed))),
            Level::Maitre => Mind::Search(Box::new(Search::new(params, params.iterations, seed))),
        }
    }
}

impl<G: Judge> fmt::Debug for Levelled<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Levelled").field("level", &self.level).field("version", &self.version).finish_non_exhaustive()
    }
}

impl<G: Judge> Player<G> for Levelled<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let imagined = imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        if self.actions.len() < 2 {
            return self.actions.first().copied();
        }
        let (level, seed) = ((self.level, self.version), self.seed);
        match self.mind.get_or_insert_with(|| Self::mind(game, level, seed)) {
            Mind::Greedy(greedy) => greedy.choose(game, view, seat),
            Mind::Search(search) => search.choose(game, view, seat),
            Mind::Expert(expert, greedy) => {
                let decided = expert.decide(game, view, seat, &mut self.random);
                let sound = |action: &G::Action| !game.gives_up(action) && game.check(&imagined, seat, action).is_ok();
                decided.filter(sound).or_else(|| greedy.choose(game, view, seat))
            }
        }
    }
}
