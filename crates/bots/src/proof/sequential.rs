//! The sequential test: stop as soon as the answer is clear.

use super::{Sums, rate_of};

/// Whether the first of two players is stronger by `elo1` or only by `elo0`, with 5 % errors of either kind.
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

/// So many groups of the largest variance are imagined beside those that were played.
const WARY: f64 = 20.0;
/// A share of the points varies most when it is all or nothing, each as likely.
const LARGEST: f64 = 0.25;

impl Sprt {
    /// The log of the odds at which 5 % errors of both kinds allow a verdict.
    pub const BOUND: f64 = 2.944_439;

    /// The log-likelihood ratio of the shares of points of the groups so far (the normal approximation that chess engine
    /// testers use with games in pairs). The variance of few groups says little, so it starts from the largest there can be.
    #[must_use]
    pub fn ratio(&self, groups: &Sums) -> f64 {
        if groups.count < 2 {
            return 0.0;
        }
        let (low, high) = (rate_of(self.elo0), rate_of(self.elo1));
        let count = groups.count as f64;
        let variance = (groups.variance() * (count - 1.0) + WARY * LARGEST) / (count - 1.0 + WARY);
        count * (high - low) * (2.0 * groups.mean() - low - high) / (2.0 * variance)
    }

    #[must_use]
    pub fn verdict(&self, groups: &Sums) -> Verdict {
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

    /// Groups of one game each, won with that probability, until the test ends; whether it said stronger.
    fn says_stronger(rate: f64, seed: u64) -> bool {
        let test = Sprt { elo0: 0.0, elo1: 80.0 };
        let (mut random, mut groups) = (Random::new(seed), Sums::default());
        loop {
            groups.add(f64::from(u8::from(random.unit() < rate)));
            match test.verdict(&groups) {
                Verdict::Open => assert!(groups.count < 100_000),
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
