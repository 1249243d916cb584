//! The threads that work out hints for people who ask, and the answers kept for each table.

use crate::config::Config;
use galerne_catalog::Hint;
use galerne_engine::MAX_SEATS;
use std::sync::Arc;
use tokio::sync::{OnceCell, Semaphore};

/// Why nothing was thought.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum NoThought {
    /// Too many are waiting already.
    Busy,
    Failed,
}

/// Those who think about games for people who ask. They are not the bots: however much is asked, bots move.
#[derive(Debug)]
pub(crate) struct Thinkers {
    hands: Arc<Semaphore>,
    /// Room for those who think and those who wait for it.
    room: Arc<Semaphore>,
}

impl Thinkers {
    pub(crate) fn new(config: &Config) -> Thinkers {
        let hands = config.bot_workers.div_ceil(2);
        let room = hands + config.limits.insights_waiting;
        Thinkers { hands: Arc::new(Semaphore::new(hands)), room: Arc::new(Semaphore::new(room)) }
    }

    pub(crate) async fn think<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoThought> {
        let room = Arc::clone(&self.room).try_acquire_owned().map_err(|_| NoThought::Busy)?;
        let hand = Arc::clone(&self.hands).acquire_owned().await.map_err(|_| NoThought::Failed)?;
        let thinking = tokio::task::spawn_blocking(move || {
            let thought = work();
            drop((hand, room));
            thought
        });
        thinking.await.map_err(|_| NoThought::Failed)
    }
}

pub(crate) type Flight<T> = Arc<OnceCell<Arc<T>>>;

/// Insights computed or in progress, by table: identical requests share one computation.
#[derive(Default)]
pub(crate) struct Insights {
    /// Of each seat, at the version of the table that its player knows.
    pub(crate) hints: [(usize, Flight<Vec<Hint>>); MAX_SEATS],
}
