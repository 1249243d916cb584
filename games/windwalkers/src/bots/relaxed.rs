//! A yardstick for a horde alone: the maître in a gentler game where every power is ready before every contre.
//!
//! No player of the real game has that much, so its mean stands above theirs; but it is a reference, not a proof: a single
//! campaign of the real game may end higher. The largest score that luck allows would say nothing: surpassement has no end
//! (WW-11.6), and a clairvoyant who may wait for good dice on every tile of a board crosses them all.

use crate::bots::maitre::Maitre;
use crate::bots::plan::Weights;
use crate::game::Windwalkers;
use crate::horde::PLACES;
use crate::state::{Phase, Wait};
use galerne_engine::{Expert as _, Luck, Random, Rules, Seat, Streams, Turn, View, Viewer};

impl Windwalkers {
    /// The score of the gentler game on that luck; `None` for several hordes, which are no measure of each other.
    pub(crate) fn relaxed_score(&self, luck: &Streams) -> Option<f64> {
        let alone = Seat(0);
        if self.seats != 1 {
            return None;
        }
        let (mut state, mut luck) = (self.start(), luck.clone());
        let (mut maitre, mut random) = (Maitre::new(Weights::DEFAULT), Random::new(0));
        loop {
            match self.turn(&state) {
                Turn::Over => return Some(f64::from(self.standings(&state).score(alone))),
                Turn::Chance(source) => {
                    let chance = self.draw(&state, luck.of(source));
                    self.resolve(&mut state, chance, &mut ());
                }
                Turn::Decide(_) => {
                    if state.phase == Phase::Move && state.run.wait == Wait::Nothing {
                        let horde = state.horde_mut(alone.0);
                        for place in 0..PLACES {
                            if horde.restable(place) {
                                horde.ready(place);
                            }
                        }
                    }
                    let view = View::new(self, &state, Viewer::seat(alone));
                    let action = maitre.decide(self, &view, alone, &mut random)?;
                    self.act(&mut state, alone, action, &mut ());
                }
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{Mode, Options};
    use galerne_engine::Judge;

    #[test]
    fn powers_that_are_always_ready_are_a_measure_of_a_horde_alone() {
        let chapter = Options { mode: Mode::Chapter, ..Options::default() };
        let alone = Windwalkers::new(&chapter, 1).unwrap();
        let of = |luck: u64| alone.bound(&Streams::new(luck)).unwrap();
        assert_eq!(of(1), of(1), "the same luck, the same yardstick");
        assert!((1..=4).map(of).sum::<f64>() > 60.0, "a chapter of a ready horde is worth more than 15 points");
        let rivals = Windwalkers::new(&Options { mode: Mode::Competitive, ..Options::default() }, 2).unwrap();
        assert_eq!(rivals.bound(&Streams::new(1)), None);
    }
}
