//! How strong a planner plays: the levels that people choose from.

use super::value::Weights;
use galerne_engine::Level;

/// How widely the planner looks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Placements of which Phase 5 is searched, the Rencontres left aside.
    pub tried: usize,
    /// Of those, how many are weighed against every Rencontre that may come.
    pub weighed: usize,
    /// In competition, whether it reckons with a column that both Hordes move on, or plays as if it were alone.
    pub shares: bool,
}

impl Effort {
    /// The *novice* looks at a handful of placements and takes the one that stands best in the wind: what hangs face down above
    /// the columns it notices when it turns. The others weigh a few against every Rencontre that may come, or many.
    #[must_use]
    pub const fn of(level: Level) -> Effort {
        match level {
            Level::Novice => Effort { tried: 4, weighed: 1, shares: false },
            Level::Habitue => Effort { tried: 8, weighed: 2, shares: true },
            Level::Maitre => Effort { tried: 32, weighed: 10, shares: true },
        }
    }
}

impl Weights {
    /// The *novice* hardly thinks of the next turn; the others judge alike.
    #[must_use]
    pub const fn of(level: Level) -> Weights {
        match level {
            Level::Novice => Weights { ready: 1.0, promise: 1.0, ..Weights::DEFAULT },
            Level::Habitue | Level::Maitre => Weights::DEFAULT,
        }
    }
}
