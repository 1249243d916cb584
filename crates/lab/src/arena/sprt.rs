//! The sequential probability ratio test: stop as soon as the answer is clear.

use super::rate_of;
use crate::stats::Moments;

/// Tests whether the first of two players is stronger by `elo1` or only by `elo0`, with 5 % errors of either kind.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Sprt {
    pub elo0: f64,
    pub elo1: f64,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The difference is `elo1` or more.
    Stronger,
    /// The difference is `elo0` or less.
    NotStronger,
    Open,
}

/// Prior of the variance: this many groups of the largest variance are added to those that were played.
const PRIOR_GROUPS: f64 = 20.0;
/// The variance of a share of the points is largest when it is 0 or 1 with equal probability.
const LARGEST_VARIANCE: f64 = 0.25;

impl Sprt {
    /// The log of the odds at which 5 % errors of both kinds allow a verdict.
    pub const BOUND: f64 = 2.944_439;

    /// The log-likelihood ratio of the groups' shares of points, by the normal approximation that chess engine testers use for
    /// games in pairs. The variance of few groups is unreliable, so it starts from the largest possible one.
    #[must_use]
    pub fn ratio(&self, groups: &Moments) -> f64 {
        if groups.n < 2.0 {
            return 0.0;
        }
        let (low, high) = (rate_of(self.elo0), rate_of(self.elo1));
        let count = groups.n;
        let variance =
            (groups.variance() * (count - 1.0) + PRIOR_GROUPS * LARGEST_VARIANCE) / (count - 1.0 + PRIOR_GROUPS);
        count * (high - low) * (2.0 * groups.mean - low - high) / (2.0 * variance)
    }

    #[must_use]
    pub fn verdict(&self, groups: &Moments) -> Verdict {
        match self.ratio(groups) {
            ratio if ratio >= Self::BOUND => Verdict::Stronger,
            ratio if ratio <= -Self::BOUND => Verdict::NotStronger,
            _ => Verdict::Open,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_engine::Random;

    /// Whether the test says stronger, on groups of one game each that are won with that probability.
    fn says_stronger(rate: f64, seed: u64) -> bool {
        let test = Sprt { elo0: 0.0, elo1: 80.0 };
        let (mut random, mut groups) = (Random::new(seed), Moments::default());
        loop {
            groups.add(f64::from(u8::from(random.unit() < rate)));
            match test.verdict(&groups) {
                Verdict::Open => assert!(groups.n < 100_000.0),
                verdict => return verdict == Verdict::Stronger,
            }
        }
    }

    #[test]
    fn it_errs_about_as_often_as_it_may() {
        let right = (0..400).filter(|&seed| says_stronger(rate_of(80.0), seed)).count();
        let wrong = (0..400).filter(|&seed| says_stronger(rate_of(0.0), seed)).count();
        assert!(right > 360 && wrong < 40, "{right} of 400 right, {wrong} of 400 wrong");
    }
}
