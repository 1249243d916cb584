//! What is known of one game after it was played.

use core::time::Duration;
use galerne_engine::{MAX_SEATS, SeatSet};

/// The lead is sampled at this many equal intervals of a game.
pub const MOMENTS: usize = 10;

/// One game, reduced to numbers.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameRow {
    pub decisions: u32,
    pub chances: u32,
    /// By seat.
    pub scores: [i32; MAX_SEATS],
    pub places: [u8; MAX_SEATS],
    pub winners: SeatSet,
    /// By seat; all zero unless the caller passed a clock. The only field that differs from run to run.
    pub thought: [Thought; MAX_SEATS],
    /// Whether the game was recorded in detail: the fields below are valid only then.
    pub detailed: bool,
    pub turns: u32,
    /// The number of legal actions, summed over all decisions.
    pub choices: u64,
    /// Decisions with a single legal action.
    pub forced: u32,
    /// Turns in which no seat had a real choice.
    pub dead_turns: u32,
    /// How often another seat took the lead.
    pub lead_changes: u32,
    /// The fraction of the game after which the later winner led to the end; `None` unless exactly one seat won.
    pub decided: Option<f32>,
    /// The entry of the record at that moment.
    pub decided_entry: u32,
    /// At each tenth of the game, in halves: the later winner led (2), shared the lead (1) or trailed (0).
    pub led: Option<[u8; MOMENTS + 1]>,
    /// One number for each of [`crate::Metrics::counts`].
    pub counts: Vec<u32>,
}

/// The time one player spent on its decisions.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub struct Thought {
    /// Decisions that were timed.
    pub decisions: u32,
    /// Time for all of them.
    pub total: Duration,
    /// Time for the slowest of them.
    pub longest: Duration,
}

impl Thought {
    /// Adds another seat's or game's time.
    pub fn add(&mut self, other: Thought) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.longest = self.longest.max(other.longest);
    }
}
