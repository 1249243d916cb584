//! A greedy player that makes mistakes.

use crate::player::{Player, imagine_choices};
use galerne_engine::{Judge, Random, Seat, View};

/// Once the best action is passed over, each next best one is less likely by this factor.
const NEXT: f64 = 0.6;
/// The share of mistakes that pick any action at all.
const OVERSIGHT: f64 = 0.15;

/// Makes mistakes as people do: mostly the second or third best action, seldom a blunder. Actions with equal appraisals are equally
/// likely.
#[derive(Clone, Debug)]
pub struct Fallible<G: Judge> {
    random: Random,
    insight: Option<G::Insight>,
    /// The probability of not taking the best action.
    mistake_rate: f64,
    actions: Vec<G::Action>,
    worths: Vec<f32>,
    order: Vec<usize>,
}

impl<G: Judge> Fallible<G> {
    #[must_use]
    pub fn new(mistake_rate: f32, seed: u64) -> Self {
        Fallible {
            random: Random::new(seed),
            insight: None,
            mistake_rate: f64::from(mistake_rate),
            actions: Vec::new(),
            worths: Vec::new(),
            order: Vec::new(),
        }
    }

    /// The rank of the action to take, 0 for the best.
    fn place(&mut self) -> usize {
        let most = self.actions.len() as u32;
        if self.random.unit() >= self.mistake_rate {
            return 0;
        }
        if self.random.unit() < OVERSIGHT {
            return self.random.below(most) as usize;
        }
        let mut place = 1;
        while place < 12 && self.random.unit() < NEXT {
            place += 1;
        }
        place.min(most as usize - 1)
    }
}

/// The best first. Without the game's type, so that the sort is compiled once.
fn sort_by_worth(order: &mut [usize], worths: &[f32]) {
    let worth = |index: &usize| if worths[*index].is_nan() { f32::NEG_INFINITY } else { worths[*index] };
    order.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
}

impl<G: Judge> Player<G> for Fallible<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let imagined = imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        if self.actions.len() < 2 {
            return self.actions.first().copied();
        }
        self.worths.clear();
        let insight = self.insight.get_or_insert_with(|| game.insight());
        game.appraise_all(insight, &imagined, seat, &self.actions, &mut self.worths);
        // Shuffle, then sort stably: equal actions come in random order.
        self.order.clear();
        self.order.extend(0..self.actions.len());
        for last in (1..self.order.len()).rev() {
            self.order.swap(last, self.random.below(last as u32 + 1) as usize);
        }
        sort_by_worth(&mut self.order, &self.worths);
        let place = self.place();
        self.order.get(place).map(|&index| self.actions[index])
    }
}
