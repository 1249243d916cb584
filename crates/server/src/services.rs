//! What tables need of the server: the store, the limits, the counters, the hands of bots.

#[cfg(feature = "cluster")]
use crate::bus::Bus;
use crate::config::{Config, Mistake};
use crate::metrics::Metrics;
use crate::store::Store;
use galerne_table::Bounds;
use std::fmt;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, watch};

/// Shared by every table and every request.
pub struct Services {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) metrics: Metrics,
    /// The bots that may think at the same time.
    pub(crate) bots: Arc<Semaphore>,
    /// What marks of histories are made with: the same at every server of this program that has the same key.
    pub(crate) seal: String,
    /// When this server began. The clock of tables counts from here.
    pub(crate) started: Instant,
    /// Becomes true when the server stops.
    pub(crate) closing: watch::Sender<bool>,
    /// Becomes true when no more clients are to be sent here.
    pub(crate) draining: AtomicBool,
    /// For tests: the number of tries to drive a table that panic.
    pub(crate) panics: AtomicU32,
    /// Set once, before anything is served.
    #[cfg(feature = "cluster")]
    pub(crate) on_bus: std::sync::OnceLock<Bus>,
}

impl fmt::Debug for Services {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Services").field("config", &self.config).finish_non_exhaustive()
    }
}

impl Services {
    pub(crate) fn new(config: Config, store: Store, seal: String) -> Services {
        Services {
            bots: Arc::new(Semaphore::new(config.bot_workers.max(1))),
            seal,
            started: Instant::now(),
            metrics: Metrics::default(),
            closing: watch::Sender::new(false),
            draining: AtomicBool::new(false),
            panics: AtomicU32::new(0),
            #[cfg(feature = "cluster")]
            on_bus: std::sync::OnceLock::new(),
            config,
            store,
        }
    }

    /// For tests of what becomes of a task that falls over.
    pub(crate) fn panic_if_asked(&self) {
        let asked = self.panics.fetch_update(Relaxed, Relaxed, |left| left.checked_sub(1)).is_ok();
        assert!(!asked, "a test asked for this");
    }

    /// What tables allow.
    pub(crate) fn bounds(&self) -> Bounds {
        let limits = &self.config.limits;
        Bounds {
            seat_grace: limits.seat_grace,
            missed_steps: limits.missed_steps,
            only_host: !self.store.is_shared(),
            rules_ahead: self.config.rules_ahead,
            forgets_ids: self.config.mistake == Some(Mistake::ForgetsIds),
        }
    }

    /// The way to the other servers, where there is one.
    #[cfg(feature = "cluster")]
    pub(crate) fn bus(&self) -> Option<&Bus> {
        self.on_bus.get()
    }

    /// The clock of tables.
    pub(crate) fn now(&self) -> Duration {
        self.started.elapsed()
    }

    /// Resolves when the server begins to stop.
    pub(crate) async fn until_closing(&self) {
        let mut closing = self.closing.subscribe();
        drop(closing.wait_for(|closing| *closing).await);
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }
}
