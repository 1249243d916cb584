//! Means and shares with their confidence intervals.

use galerne_engine::{Random, mix};
use serde::Serialize;
use std::collections::BTreeMap;

/// Two-sided 95 %.
pub const Z95: f64 = 1.959_963_985;

/// An estimate with the ends of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

impl Estimate {
    /// Clamped to [0, 1], for shares.
    #[must_use]
    pub fn as_share(self) -> Estimate {
        let within = |value: f64| if value.is_nan() { value } else { value.clamp(0.0, 1.0) };
        Estimate { value: within(self.value), low: within(self.low), high: within(self.high) }
    }

    /// Whether the interval excludes that value.
    #[must_use]
    pub fn excludes(&self, value: f64) -> bool {
        self.low > value || self.high < value
    }
}

/// Wilson's interval for a share: valid even for rare events and few games.
#[must_use]
pub fn wilson(hits: f64, n: f64) -> Estimate {
    if n <= 0.0 {
        return Estimate { value: f64::NAN, low: 0.0, high: 1.0 };
    }
    let (p, z2) = (hits / n, Z95 * Z95);
    let middle = (p + z2 / (2.0 * n)) / (1.0 + z2 / n);
    let half = Z95 / (1.0 + z2 / n) * (p * (1.0 - p) / n + z2 / (4.0 * n * n)).max(0.0).sqrt();
    Estimate { value: p, low: (middle - half).max(0.0), high: (middle + half).min(1.0) }
}

/// Running mean and variance (Welford's algorithm, which is numerically stable).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Moments {
    pub n: f64,
    pub mean: f64,
    squares: f64,
}

impl Moments {
    pub fn add(&mut self, value: f64) {
        self.n += 1.0;
        let away = value - self.mean;
        self.mean += away / self.n;
        self.squares += away * (value - self.mean);
    }

    /// The sample variance; 0 for fewer than two values.
    #[must_use]
    pub fn variance(&self) -> f64 {
        if self.n < 2.0 { 0.0 } else { self.squares / (self.n - 1.0) }
    }

    #[must_use]
    pub fn deviation(&self) -> f64 {
        if self.n > 1.0 { (self.squares / (self.n - 1.0)).max(0.0).sqrt() } else { 0.0 }
    }

    #[must_use]
    pub fn error(&self) -> f64 {
        if self.n > 0.0 { self.deviation() / self.n.sqrt() } else { f64::INFINITY }
    }

    /// The mean with its normal interval, at that many standard errors.
    #[must_use]
    pub fn estimate(&self, z: f64) -> Estimate {
        let half = z * self.error();
        Estimate { value: self.mean, low: self.mean - half, high: self.mean + half }
    }

    /// Half the width of an interval that is valid at all sample sizes simultaneously, so that it may be inspected repeatedly
    /// (Robbins' normal mixture, tightest around `tuned` values).
    #[must_use]
    pub fn always(&self, alpha: f64, tuned: f64) -> f64 {
        if self.n < 2.0 {
            return f64::INFINITY;
        }
        let rho = tuned / (2.0 * (1.0 / alpha).ln()).max(1.0);
        let spread = self.deviation();
        spread * ((self.n + rho) * ((self.n + rho) / (rho * alpha * alpha)).ln()).sqrt() / self.n
    }
}

/// A histogram whose bins grow coarser as the range grows, in constant memory.
#[derive(Clone, PartialEq, Debug)]
pub struct Histogram {
    /// Steps per unit.
    grain: f64,
    width: i64,
    bins: BTreeMap<i64, u64>,
    pub n: u64,
}

const MOST_BINS: usize = 512;

impl Histogram {
    #[must_use]
    pub fn new(grain: f64) -> Histogram {
        Histogram { grain, width: 1, bins: BTreeMap::new(), n: 0 }
    }

    pub fn add(&mut self, value: f64) {
        let step = (value * self.grain).round() as i64;
        *self.bins.entry(step.div_euclid(self.width)).or_default() += 1;
        self.n += 1;
        while self.bins.len() > MOST_BINS {
            self.coarsen();
        }
    }

    fn coarsen(&mut self) {
        self.width *= 2;
        let fine = std::mem::take(&mut self.bins);
        for (bin, count) in fine {
            *self.bins.entry(bin.div_euclid(2)).or_default() += count;
        }
    }

    /// At most `most` columns: their width, and for each its start and count.
    #[must_use]
    pub fn columns(&self, most: usize) -> (f64, Vec<(f64, u64)>) {
        let mut coarse = self.clone();
        let span = |h: &Histogram| match (h.bins.first_key_value(), h.bins.last_key_value()) {
            (Some((first, _)), Some((last, _))) => (last - first + 1) as usize,
            _ => 0,
        };
        while span(&coarse) > most {
            coarse.coarsen();
        }
        let width = coarse.width as f64 / coarse.grain;
        let (Some((&first, _)), Some((&last, _))) = (coarse.bins.first_key_value(), coarse.bins.last_key_value())
        else {
            return (width, Vec::new());
        };
        let column = |bin: i64| (bin as f64 * width, coarse.bins.get(&bin).copied().unwrap_or(0));
        (width, (first..=last).map(column).collect())
    }

    /// The quantile of that share.
    #[must_use]
    pub fn quantile(&self, share: f64) -> f64 {
        let wanted = (share.clamp(0.0, 1.0) * self.n as f64).ceil().max(1.0) as u64;
        let mut passed = 0;
        for (&bin, &count) in &self.bins {
            passed += count;
            if passed >= wanted {
                return (bin * self.width) as f64 / self.grain;
            }
        }
        f64::NAN
    }

    /// The median with a distribution-free interval.
    #[must_use]
    pub fn median(&self) -> Estimate {
        let half = Z95 * 0.5 / (self.n.max(1) as f64).sqrt();
        Estimate { value: self.quantile(0.5), low: self.quantile(0.5 - half), high: self.quantile(0.5 + half) }
    }
}

/// Intraclass correlation: which part of the variance comes from what the two values of a pair share. The interval is bootstrapped
/// with random weights, since the distribution is unknown.
#[derive(Clone, Debug)]
pub struct Likeness {
    seed: u64,
    pairs: u64,
    sums: Vec<[f64; 4]>,
}

const RESAMPLES: usize = 200;
/// Cumulative probabilities of a Poisson distribution with mean 1, for the weights.
const POISSON: [f64; 7] = [0.367_879, 0.735_759, 0.919_699, 0.981_012, 0.996_340, 0.999_406, 1.0];

impl Likeness {
    #[must_use]
    pub fn new(seed: u64) -> Likeness {
        // The first replicate is the sample itself.
        Likeness { seed, pairs: 0, sums: vec![[0.0; 4]; 1 + RESAMPLES] }
    }

    pub fn add(&mut self, a: f64, b: f64) {
        let mut random = Random::new(mix(self.seed, self.pairs));
        self.pairs += 1;
        for (index, sums) in self.sums.iter_mut().enumerate() {
            let weight = match index {
                0 => 1.0,
                _ => {
                    let chance = random.unit();
                    POISSON.iter().position(|&limit| chance < limit).unwrap_or(0) as f64
                }
            };
            if weight > 0.0 {
                sums[0] += weight;
                sums[1] += weight * (a + b);
                sums[2] += weight * (a * a + b * b);
                sums[3] += weight * a * b;
            }
        }
    }

    /// The correlation, from 0 (pairs differ as much as any values) to 1 (both values of a pair are always equal); `None` for too few
    /// pairs or if all values are equal.
    #[must_use]
    pub fn estimate(&self) -> Option<Estimate> {
        let share = |[n, sum, squares, product]: &[f64; 4]| {
            let mean = sum / (2.0 * n);
            let spread = squares / (2.0 * n) - mean * mean;
            (*n > 1.0 && spread > 1e-12).then(|| (product / n - mean * mean) / spread)
        };
        let value = share(&self.sums[0])?;
        if self.pairs < 20 {
            return None;
        }
        let mut all: Vec<f64> = self.sums[1..].iter().filter_map(share).collect();
        all.sort_by(f64::total_cmp);
        let at = |part: f64| all.get(((all.len() as f64 - 1.0) * part).round() as usize).copied().unwrap_or(value);
        // An estimate may come out slightly negative; a share cannot be.
        Some(Estimate { value, low: at(0.025).min(value), high: at(0.975).max(value) }.as_share())
    }

    #[must_use]
    pub fn pairs(&self) -> u64 {
        self.pairs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilson_is_wilson() {
        // 7 of 20: a textbook example.
        let share = wilson(7.0, 20.0);
        assert!((share.low - 0.1812).abs() < 1e-4 && (share.high - 0.5671).abs() < 1e-4, "{share:?}");
        assert_eq!(wilson(0.0, 10.0).low, 0.0);
        assert!(wilson(0.0, 10.0).high > 0.2);
    }

    #[test]
    fn intervals_hold_the_truth_as_often_as_they_say() {
        let (mut held, mut wilson_held) = (0, 0);
        for trial in 0..400 {
            let mut random = Random::new(mix(11, trial));
            let (mut dice, mut hits) = (Moments::default(), 0.0);
            for _ in 0..200 {
                let die = f64::from(random.die(6));
                dice.add(die);
                hits += f64::from(u8::from(die < 2.0));
            }
            held += u32::from(!dice.estimate(Z95).excludes(3.5));
            wilson_held += u32::from(!wilson(hits, 200.0).excludes(1.0 / 6.0));
        }
        assert!((368..=392).contains(&held), "{held} of 400");
        assert!((366..=394).contains(&wilson_held), "{wilson_held} of 400");
    }

    #[test]
    fn an_interval_that_always_holds_survives_looking_all_the_time() {
        let mut broken = 0;
        for trial in 0..200 {
            let mut random = Random::new(mix(5, trial));
            let mut coin = Moments::default();
            let mut ever = false;
            for n in 0..2000 {
                coin.add(f64::from(random.below(2)) - 0.5);
                ever |= n > 50 && coin.mean.abs() > coin.always(0.05, 500.0);
            }
            broken += u32::from(ever);
        }
        assert!(broken <= 16, "looked away from the truth in {broken} of 200");
    }

    #[test]
    fn a_histogram_stays_small_and_keeps_its_quantiles() {
        let mut histogram = Histogram::new(1.0);
        for value in 0..100_000 {
            histogram.add(f64::from(value));
        }
        assert!(histogram.bins.len() <= MOST_BINS);
        assert!((histogram.quantile(0.5) - 50_000.0).abs() < 300.0);
        let (width, columns) = histogram.columns(40);
        assert!(columns.len() <= 40 && columns.iter().map(|(_, n)| n).sum::<u64>() == 100_000 && width > 1000.0);
        let median = histogram.median();
        assert!(median.low <= median.value && median.value <= median.high);
        assert!(Histogram::new(1.0).quantile(0.5).is_nan());
    }

    #[test]
    fn likeness_tells_shared_luck_from_none() {
        let (mut shared, mut apart, mut half) = (Likeness::new(1), Likeness::new(2), Likeness::new(3));
        let mut random = Random::new(9);
        for _ in 0..2000 {
            let [luck, a, b] = [0; 3].map(|_| random.unit());
            shared.add(luck, luck);
            apart.add(a, b);
            half.add(luck + a, luck + b);
        }
        assert!((shared.estimate().unwrap().value - 1.0).abs() < 1e-9);
        let apart = apart.estimate().unwrap();
        assert!(!apart.excludes(0.0) && apart.high < 0.1, "{apart:?}");
        let half = half.estimate().unwrap();
        assert!(!half.excludes(0.5) && half.high - half.low < 0.12, "{half:?}");
        assert!(Likeness::new(1).estimate().is_none());
    }

    #[test]
    fn a_share_is_never_less_than_nothing() {
        // Pairs with opposite results.
        let mut contrary = Likeness::new(4);
        for n in 0..400 {
            contrary.add(f64::from(n % 2), f64::from((n + 1) % 2));
        }
        assert_eq!(contrary.estimate(), Some(Estimate { value: 0.0, low: 0.0, high: 0.0 }));
        let near = Estimate { value: 0.997, low: 0.99, high: 1.003 }.as_share();
        assert_eq!((near.value, near.high), (0.997, 1.0));
    }
}
