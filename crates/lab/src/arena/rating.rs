//! Rating differences from shares of the points, and back.

/// A difference of this many points means odds of ten to one.
pub const ELO_SCALE: f64 = 400.0;

/// The rating difference of a player with that share of the points; clamped near 0 and 1, where it diverges.
#[must_use]
pub fn elo_of(rate: f64) -> f64 {
    let rate = rate.clamp(0.000_5, 0.999_5);
    ELO_SCALE * (rate / (1.0 - rate)).log10()
}

/// The share of the points that a rating difference brings.
#[must_use]
pub fn rate_of(elo: f64) -> f64 {
    1.0 / (1.0 + 10f64.powf(-elo / ELO_SCALE))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_and_rates_are_each_others_inverse() {
        assert!((elo_of(0.75) - 190.848).abs() < 0.01);
        assert!((rate_of(elo_of(0.6)) - 0.6).abs() < 1e-12);
        assert!(elo_of(1.0).is_finite() && elo_of(0.0).is_finite());
    }
}
