//! The action that looks best at a glance.

use crate::player::{Player, imagine_choices};
use galerne_engine::{Judge, Random, Seat, View};

/// Takes the action that the game's own judgement prizes most, in one state it imagines; among equals, any.
///
/// One imagined state, not an average over many: this is the bot that costs nothing. Where secrets matter it guesses, and
/// guesses anew at every decision.
#[derive(Clone, Debug)]
pub struct Greedy<G: Judge> {
    random: Random,
    /// Kept between decisions so that choosing allocates nothing in steady state.
    actions: Vec<G::Action>,
    best: Vec<G::Action>,
}

impl<G: Judge> Greedy<G> {
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Greedy { random: Random::new(seed), actions: Vec::new(), best: Vec::new() }
    }
}

impl<G: Judge> Player<G> for Greedy<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let imagined = imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        let mut most = f32::NEG_INFINITY;
        self.best.clear();
        for action in &self.actions {
            let worth = game.appraise(&imagined, seat, action);
            if worth > most {
                most = worth;
                self.best.clear();
            }
            // A judgement that is not a number compares with nothing and is never the best.
            if worth >= most {
                self.best.push(*action);
            }
        }
        self.random.pick(&self.best).or_else(|| self.random.pick(&self.actions))
    }
}
