//! What a state is worth in the unit of a review: chances as hundredths, points and turns as they are.

use super::{Bend, Measured};
use galerne_engine::{Judge, MAX_SEATS, Scale, Seat, Turn, Unit};

/// The judge of a review.
pub(super) struct Worth<G: Judge> {
    insight: G::Insight,
    measured: Measured,
}

impl<G: Judge> Worth<G> {
    pub(super) fn new(game: &G, measured: Measured) -> Worth<G> {
        Worth { insight: game.insight(), measured }
    }

    /// Where lines stop; points are counted at the end only.
    pub(super) fn horizon(&self, game: &G) -> Option<u32> {
        game.horizon().filter(|_| game.unit() == Unit::Chance)
    }

    /// For every seat, chances as they come true.
    pub(super) fn of(&mut self, game: &G, state: &G::State) -> [f64; MAX_SEATS] {
        let bend = self.measured.judge;
        self.each(game, state, Some(&bend))
    }

    /// For every seat, chances as the judge says them.
    pub(super) fn told(&mut self, game: &G, state: &G::State) -> [f64; MAX_SEATS] {
        self.each(game, state, None)
    }

    /// A mean of what was [judged](Worth::told), as it comes true.
    pub(super) fn come(&self, game: &G, mean: f64) -> f64 {
        if game.unit() == Unit::Chance { 100.0 * self.measured.curve.of(mean / 100.0) } else { mean }
    }

    /// A mean of what was [judged](Worth::told), as it comes true, and its error.
    pub(super) fn of_mean(&self, game: &G, mean: f64, doubt: f64) -> (f64, f64) {
        if game.unit() != Unit::Chance {
            return (mean, doubt);
        }
        let come = |told: f64| 100.0 * self.measured.curve.of(told / 100.0);
        (come(mean), (come(mean + doubt) - come(mean - doubt)) / 2.0)
    }

    fn each(&mut self, game: &G, state: &G::State, bend: Option<&Bend>) -> [f64; MAX_SEATS] {
        let mut worth = [0.0; MAX_SEATS];
        for (seat, worth) in worth.iter_mut().enumerate().take(game.seats()) {
            *worth = self.of_seat(game, state, Seat(seat as u8), bend);
        }
        worth
    }

    fn of_seat(&mut self, game: &G, state: &G::State, seat: Seat, bend: Option<&Bend>) -> f64 {
        if game.unit() != Unit::Chance {
            return game.result(state, seat);
        }
        let is_over = game.turn(state) == Turn::Over;
        let winners = game.standings(state).winners;
        if is_over && game.scale() == Scale::Chance && !winners.is_empty() {
            return if winners.has(seat) { 100.0 / winners.len() as f64 } else { 0.0 };
        }
        let told = f64::from(game.prospect(&self.insight, state, seat));
        let told = if told.is_finite() { told.clamp(0.0, 1.0) } else { 0.5 };
        100.0 * bend.filter(|_| !is_over).map_or(told, |bend| bend.of(told))
    }
}
