//! The action that looks best at a glance.

use crate::player::{Player, imagine_choices};
use crate::search::best_of;
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
    worths: Vec<f32>,
}

impl<G: Judge> Greedy<G> {
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Greedy { random: Random::new(seed), actions: Vec::new(), worths: Vec::new() }
    }
}

fn best<G: Judge>(
    game: &G,
    imagined: &G::State,
    seat: Seat,
    choices: &[G::Action],
    worths: &mut Vec<f32>,
    random: &mut Random,
) -> Option<G::Action> {
    worths.clear();
    game.appraise_all(imagined, seat, choices, worths);
    best_of(choices, worths, random)
}

impl<G: Judge> Player<G> for Greedy<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let imagined = imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        best(game, &imagined, seat, &self.actions, &mut self.worths, &mut self.random)
    }

    fn choose_among(&mut self, game: &G, view: &View<G>, seat: Seat, choices: &[G::Action]) -> Option<G::Action> {
        let imagined = view.imagine(game, &mut self.random);
        best(game, &imagined, seat, choices, &mut self.worths, &mut self.random)
    }
}
