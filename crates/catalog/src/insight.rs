//! Hints about the next move.

use crate::Choice;
use core::time::Duration;
use galerne_engine::Message;
use serde::Serialize;
use std::fmt::Debug;

/// What the caller lends for thinking: this crate reads no clock and starts no thread.
pub trait Machine: Sync + Debug {
    /// The time since a moment that stays the same.
    fn now(&self) -> Duration;

    /// Calls the function with every number below `count`, one after the other or side by side.
    fn side_by_side(&self, count: usize, work: &(dyn Fn(usize) + Sync)) {
        (0..count).for_each(work);
    }
}

/// No clock and one thread: only iterations limit what is thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoClock;

impl Machine for NoClock {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// Limits of a hint: whichever is reached first.
#[derive(Clone, Copy, Debug)]
pub struct Budget<'a> {
    /// Iterations of the search.
    pub iterations: u32,
    /// Time on the clock.
    pub time: Duration,
    /// Searches of the same decision side by side, merged.
    pub threads: usize,
    /// The clock that `time` is measured by, and the threads.
    pub machine: &'a dyn Machine,
}

impl Budget<'_> {
    /// Short enough to wait for, on a machine with a clock.
    pub const QUICK: Budget<'static> =
        Budget { iterations: 20_000, time: Duration::from_millis(800), threads: 1, machine: &NoClock };

    /// The moment at which the time is spent, if it begins now.
    pub(crate) fn end(&self) -> Duration {
        self.machine.now() + self.time
    }

    pub(crate) fn is_over(&self, end: Duration) -> bool {
        self.machine.now() >= end
    }
}

/// An action and its expected result.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Hint {
    /// The action that is judged.
    pub choice: Choice,
    /// From 0 (lost) to 1 (won); alone at the table, the share of what could be reached.
    pub worth: f32,
    /// Its standard error; 0 if it was computed and not sampled.
    pub error: f32,
    /// A sentence with the number; `None` where the number is not reliable.
    pub words: Option<Message>,
    /// The planned continuation.
    pub then: Vec<Choice>,
}

impl Hint {
    /// Whether both are equally good within their errors.
    #[must_use]
    pub fn about_equals(&self, other: &Hint) -> bool {
        let doubt = 2.0 * (self.error.powi(2) + other.error.powi(2)).sqrt();
        (self.worth - other.worth).abs() <= doubt.max(1e-4)
    }
}
