//! A player that knows what looks best and does not always do it.

use crate::player::{Player, imagine_choices};
use galerne_engine::{Judge, Random, Seat, View};

/// How much less likely each next best action is, once the best one is passed over.
const NEXT: f64 = 0.6;
/// Of the mistakes, so many are plain oversights: anything at all.
const OVERSIGHT: f64 = 0.15;

/// Mistakes as people make them: mostly the second or third best thing, seldom a blunder, more often where there is more to
/// choose from. Where all choices look the same it has no opinion.
#[derive(Clone, Debug)]
pub struct Fallible<G: Judge> {
    random: Random,
    /// How often it does something else than what looks best.
    slips: f64,
    actions: Vec<G::Action>,
    worths: Vec<f32>,
    order: Vec<usize>,
}

impl<G: Judge> Fallible<G> {
    #[must_use]
    pub fn new(slips: f32, seed: u64) -> Self {
        Fallible {
            random: Random::new(seed),
            slips: f64::from(slips),
            actions: Vec::new(),
            worths: Vec::new(),
            order: Vec::new(),
        }
    }

    /// The place, counted from the best, of the action that is taken.
    fn place(&mut self) -> usize {
        let most = self.actions.len() as u32;
        if self.random.unit() >= self.slips {
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

impl<G: Judge> Player<G> for Fallible<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let imagined = imagine_choices(game, view, seat, &mut self.random, &mut self.actions);
        if self.actions.len() < 2 {
            return self.actions.first().copied();
        }
        self.worths.clear();
        game.appraise_all(&imagined, seat, &self.actions, &mut self.worths);
        // Equals in any order: shuffled first, then sorted without disturbing them.
        self.order.clear();
        self.order.extend(0..self.actions.len());
        for last in (1..self.order.len()).rev() {
            self.order.swap(last, self.random.below(last as u32 + 1) as usize);
        }
        let worths = &self.worths;
        let worth = |index: &usize| if worths[*index].is_nan() { f32::NEG_INFINITY } else { worths[*index] };
        self.order.sort_by(|a, b| worth(b).total_cmp(&worth(a)));
        let place = self.place();
        self.order.get(place).map(|&index| self.actions[index])
    }
}
