//! What a table keeps of listening to others.

use galerne_engine::SeatSet;
use std::time::Instant;
use tokio::task::AbortHandle;

/// A table's ear. It ends with the copy in memory that it belongs to.
#[derive(Default)]
pub(crate) struct Ear {
    pub(super) task: Option<Task>,
    /// Nothing that others say is missed.
    pub(super) hears: bool,
    /// When all others were last asked who is connected to them.
    pub(super) asked: Option<Instant>,
    /// Who was last said to be connected here, and when.
    pub(super) said: Option<(SeatSet, Instant)>,
    /// Who wrote what was last followed.
    pub(super) followed: Option<String>,
}

pub(super) struct Task(pub(super) AbortHandle);

impl Drop for Task {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Ear {
    pub(crate) fn hears(&self) -> bool {
        self.hears
    }
}
