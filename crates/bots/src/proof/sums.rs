//! Means with their intervals.

/// 95 % of a normal distribution lie within so many standard errors.
const Z95: f64 = 1.959_964;

/// What a mean needs, gathered one value at a time (Welford: no catastrophe of large sums).
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Sums {
    pub count: u64,
    mean: f64,
    squares: f64,
}

/// A mean and half the width of its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Estimate {
    pub mean: f64,
    pub margin: f64,
}

impl Sums {
    pub fn add(&mut self, value: f64) {
        self.count += 1;
        let apart = value - self.mean;
        self.mean += apart / self.count as f64;
        self.squares += apart * (value - self.mean);
    }

    #[must_use]
    pub fn mean(&self) -> f64 {
        self.mean
    }

    /// The variance of one value; 0 while it cannot be told.
    #[must_use]
    pub fn variance(&self) -> f64 {
        if self.count < 2 { 0.0 } else { self.squares / (self.count - 1) as f64 }
    }

    #[must_use]
    pub fn estimate(&self) -> Estimate {
        let margin = if self.count < 2 { f64::NAN } else { Z95 * (self.variance() / self.count as f64).sqrt() };
        Estimate { mean: self.mean, margin }
    }
}

impl Estimate {
    /// The interval, kept within what is possible.
    #[must_use]
    pub fn within(&self, low: f64, high: f64) -> (f64, f64) {
        ((self.mean - self.margin).clamp(low, high), (self.mean + self.margin).clamp(low, high))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_mean_of_known_numbers() {
        let mut sums = Sums::default();
        for value in [2.0, 4.0, 4.0, 4.0, 5.0, 5.0, 7.0, 9.0] {
            sums.add(value);
        }
        assert_eq!(sums.mean(), 5.0);
        assert!((sums.variance() - 32.0 / 7.0).abs() < 1e-12);
        let estimate = sums.estimate();
        assert!((estimate.margin - Z95 * (32.0f64 / 7.0 / 8.0).sqrt()).abs() < 1e-12);
        assert_eq!(Estimate { mean: 0.9, margin: 0.2 }.within(0.0, 1.0), (0.7, 1.0));
    }
}
