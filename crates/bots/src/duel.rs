//! Two ways to go on from the same decision, compared on the same luck.

use crate::outlook::{Steady, Tally, told};
use galerne_engine::{Judge, Random, Seat, View, mix};

/// By how much the second way is better than the first for the seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    pub mean: f32,
    /// Its standard error.
    pub error: f32,
}

impl Difference {
    /// Whether the second way is better by at least that much, and not by luck.
    #[must_use]
    pub fn proves(&self, least: f32) -> bool {
        self.mean >= least && self.mean > 2.0 * self.error
    }
}

/// Imagine the decision as the seat sees it, do the one and the other, and play on: so many times, each time with another luck that
/// both meet. Judged by what the seat could know, not by what lay face down.
pub fn duel<G: Judge>(
    game: &G,
    steady: &mut Steady<G>,
    (view, seat): (&View<G>, Seat),
    [done, other]: [&[G::Action]; 2],
    times: u32,
    seed: u64,
) -> Difference {
    let mut tally = Tally::default();
    for time in 0..times {
        let luck = mix(seed, u64::from(time));
        let imagined = view.imagine(game, &mut Random::new(luck));
        let mut worth = |actions: &[G::Action]| {
            let mut state = imagined;
            for action in actions {
                if game.check(&state, seat, action).is_err() {
                    break;
                }
                game.act(&mut state, seat, *action, &mut ());
            }
            steady.play_on(game, &mut state, &mut Random::new(mix(luck, 1)));
            told(game, &state, seat)
        };
        let (mine, better) = (worth(done), worth(other));
        tally.add(better - mine);
    }
    Difference { mean: tally.mean(), error: tally.error() }
}
