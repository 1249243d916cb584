//! Takes the action with the highest appraisal.

use crate::player::{Player, imagine_choices};
use crate::search::best_of;
use galerne_engine::{Judge, Random, Seat, View};

/// Takes the action that the game's own [`Judge`] appraises highest in one determinised state; ties are broken at random.
///
/// It uses one determinised state, not an average over many: this is the cheapest bot that is not random.
#[derive(Clone, Debug)]
pub struct Greedy<G: Judge> {
    random: Random,
    insight: Option<G::Insight>,
    /// Buffers kept between decisions, so that choosing allocates nothing in steady state.
    actions: Vec<G::Action>,
    worths: Vec<f32>,
}

impl<G: Judge> Greedy<G> {
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Greedy { random: Random::new(seed), insight: None, actions: Vec::new(), worths: Vec::new() }
    }
}

fn best<G: Judge>(
    game: &G,
    insight: &mut Option<G::Insight>,
    imagined: &G::State,
    seat: Seat,
    choices: &[G::Action],
    worths: &mut Vec<f32>,
    random: &mut Random,
) -> Option<G::Action> {
    worths.clear();
    game.appraise_all(insight.get_or_insert_with(|| game.insight()), imagined, seat, choices, worths);
    best_of(choices, worths, random)
}

impl<G: Judge> Player<G> for Greedy<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let imagined = imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        best(game, &mut self.insight, &imagined, seat, &self.actions, &mut self.worths, &mut self.random)
    }

    fn choose_among(&mut self, game: &G, view: &View<G>, seat: Seat, choices: &[G::Action]) -> Option<G::Action> {
        let imagined = view.imagine(game, &mut self.random);
        best(game, &mut self.insight, &imagined, seat, choices, &mut self.worths, &mut self.random)
    }
}
