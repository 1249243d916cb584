//! Chooses uniformly among the legal actions: the floor that every other bot must beat.

use crate::player::{Player, imagine_choices};
use galerne_engine::{Game, Random, Seat, View};

#[derive(Clone, Debug)]
pub struct RandomPlayer<G: Game> {
    random: Random,
    /// A buffer kept between decisions, so that choosing allocates nothing in steady state.
    actions: Vec<G::Action>,
}

impl<G: Game> RandomPlayer<G> {
    #[must_use]
    pub fn new(seed: u64) -> Self {
        RandomPlayer { random: Random::new(seed), actions: Vec::new() }
    }
}

impl<G: Game> Player<G> for RandomPlayer<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        self.random.pick(&self.actions)
    }
}
