//! How strong a planner plays: the levels that people choose from.

use super::value::Weights;

/// How widely the planner looks.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Placements of which Phase 5 is searched, the Rencontres left aside.
    pub tried: usize,
    /// Of those, how many are weighed against every Rencontre that may come.
    pub weighed: usize,
}

impl Effort {
    pub const DEFAULT: Effort = Effort { tried: 24, weighed: 8 };
}

/// How strong a planner plays, from the weakest: the levels that people choose from, the same names in all games.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Level {
    /// Looks at a handful of placements and takes the one that stands best in the wind: what hangs face down above the columns
    /// it notices when it turns.
    Novice,
    /// Weighs a few placements against every Rencontre that may come, one turn at a time.
    Habitue,
    /// Weighs many.
    Maitre,
}

impl Level {
    pub const ALL: [Level; 3] = [Level::Novice, Level::Habitue, Level::Maitre];

    #[must_use]
    pub const fn effort(self) -> Effort {
        match self {
            Level::Novice => Effort { tried: 4, weighed: 1 },
            Level::Habitue => Effort { tried: 12, weighed: 3 },
            Level::Maitre => Effort { tried: 32, weighed: 10 },
        }
    }

    #[must_use]
    pub const fn weights(self) -> Weights {
        match self {
            Level::Novice => Weights { ready: 1.0, ..Weights::PLAIN },
            Level::Habitue => Weights::PLAIN,
            Level::Maitre => Weights::DEFAULT,
        }
    }
}
