//! Compares two continuations of the same decision on the same luck.

use crate::outlook::{Steady, Tally};
use galerne_engine::{Judge, Random, Seat, View, mix};

/// By how much the second continuation is better than the first for the seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Difference {
    pub mean: f32,
    /// Its standard error.
    pub error: f32,
}

impl Difference {
    /// Whether the second is better by at least that much, beyond two standard errors.
    #[must_use]
    pub fn proves(&self, least: f32) -> bool {
        self.mean >= least && self.mean > 2.0 * self.error
    }
}

/// Determinises the decision as the seat sees it, plays each continuation and then on to a resting state, `times` times. Both
/// continuations meet the same luck each time. The verdict depends on what the seat could know, not on hidden cards.
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
            steady.told(game, &state, seat)
        };
        let (mine, better) = (worth(done), worth(other));
        tally.add(better - mine);
    }
    Difference { mean: tally.mean(), error: tally.error() }
}
