//! What all requests share.

use crate::build;
#[cfg(feature = "cluster")]
use crate::bus::Bus;
use crate::config::Config;
use crate::host::Host;
#[cfg(feature = "cluster")]
use crate::lab::Hands;
use crate::lab::{Desk, Views};
use crate::rates::{Caps, Rates, Taken};
use crate::secret::Key;
use crate::services::Services;
use crate::store::{self, Sqlite, Store, StoreError};
#[cfg(feature = "cluster")]
use crate::store::{Postgres, Purpose, Role};
use crate::tables::{NoTable, Replayed, Tables};
use crate::thinkers::Thinkers;
use galerne_catalog::review::Progress;
use std::{fmt, net::IpAddr, ops::Deref, path::PathBuf, sync::Arc, time::Duration, time::Instant};
use tokio::sync::{OwnedMutexGuard, Semaphore};

/// The rest waits for the next pass, so that cleaning up never delays a move.
const CLEANED_AT_ONCE: usize = 500;

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The server's state; clones share it.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// What is inside.
pub struct Inner {
    services: Arc<Services>,
    pub(crate) key: Key,
    pub(crate) tables: Tables,
    /// Hints and analyses, which must not keep the bots waiting.
    pub(crate) thinkers: Thinkers,
    pub(crate) insights: Rates,
    /// Passphrases that may be hashed at the same time: each takes some megabytes.
    pub(crate) hashing: Semaphore,
    pub(crate) actions: Rates,
    pub(crate) previews: Rates,
    pub(crate) requests: Rates,
    /// Requests of each address that are being answered.
    pub(crate) at_once: Arc<Caps>,
    pub(crate) openings: Rates,
    pub(crate) openings_a_day: Rates,
    pub(crate) imports: Rates,
    pub(crate) passphrases: Rates,
    /// Passphrases tried for each name.
    pub(crate) guesses: Rates,
    sockets: Arc<Caps>,
    /// The worker of the queue of reviews.
    pub(crate) reviewing: Arc<tokio::sync::Mutex<()>>,
    /// The table whose review is being worked out here, and how far that is.
    pub(crate) reviewed: Arc<std::sync::Mutex<Option<(String, Progress)>>>,
    /// The laboratory's queue, and what was drawn of its runs.
    pub(crate) lab: Desk,
    pub(crate) views: Views,
    /// Whether the disk answered when it was last asked, and when that was.
    pub(crate) health: tokio::sync::Mutex<Option<(Instant, bool)>>,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl Deref for Inner {
    type Target = Services;

    fn deref(&self) -> &Services {
        &self.services
    }
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("config", &self.0.config).finish_non_exhaustive()
    }
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inner").field("config", &self.config).finish_non_exhaustive()
    }
}

fn key_path(config: &Config) -> PathBuf {
    config.key.clone().unwrap_or_else(|| config.data.join("key"))
}

fn open_key(config: &Config) -> Result<Key, StoreError> {
    store::make_folder(&config.data)
        .map_err(|error| StoreError::Other(format!("{}: {error}", config.data.display())))?;
    let path = key_path(config);
    Key::open(&path).map_err(|error| StoreError::Other(format!("{}: {error}", path.display())))
}

impl App {
    /// Open the data folder. Nothing is served yet; call [`App::replay`] before it is.
    pub fn open(config: Config) -> Result<App, StoreError> {
        let file = config.database.clone().unwrap_or_else(|| config.data.join(store::FILE));
        let store = Sqlite::open(&file, config.durability)?;
        let key = open_key(&config)?;
        App::with(config, Store::Sqlite(store), key)
    }

    /// The same where the tables may lie in a database that other servers write to, too.
    pub async fn connect(config: Config) -> Result<App, StoreError> {
        #[cfg(feature = "cluster")]
        if let Some(url) = &config.postgres {
            let key = open_key(&config)?;
            let mark = key.sign(&["installation"]);
            let store = Postgres::open(url, Purpose::Serve { key: &mark, role: Role::Server }).await;
            let store = store.map_err(|error| error.with_key(&key_path(&config)))?;
            let names = store.names().await?;
            let app = App::with(config, Store::Postgres(store), key)?;
            if let Some(address) = app.config.bus.clone() {
                drop(app.services.on_bus.set(Bus::start(address, names, app.key.clone())));
            }
            return Ok(app);
        }
        App::open(config)
    }

    fn with(config: Config, store: Store, key: Key) -> Result<App, StoreError> {
        let services = Arc::new(Services::new(config, store, key.sign(&["mark", build::id()])));
        let (config, limits) = (&services.config, &services.config.limits);
        let folder = config.data.join("lab");
        #[cfg(feature = "cluster")]
        let hands = match &services.store {
            Store::Postgres(store) => Some(Hands::new(store.clone(), tokio::runtime::Handle::current())),
            Store::Sqlite(_) => None,
        };
        #[cfg(not(feature = "cluster"))]
        let hands = None;
        let lab = Desk::open(folder.clone(), config.lab_threads.max(1), limits.clone(), hands)
            .map_err(|error| StoreError::Other(format!("{}: {error}", folder.display())))?;
        Ok(App(Arc::new(Inner {
            thinkers: Thinkers::new(config),
            insights: Rates::new(limits.insight_credit, limits.insight_window),
            hashing: Semaphore::new(2),
            actions: Rates::new(limits.action_credit, limits.action_window),
            previews: Rates::new(limits.preview_credit, limits.action_window),
            requests: Rates::new(limits.request_credit, limits.request_window),
            openings: Rates::new(limits.table_credit, limits.table_window),
            openings_a_day: Rates::new(limits.table_day_credit, DAY),
            imports: Rates::new(limits.import_credit, limits.import_window),
            passphrases: Rates::new(limits.passphrase_credit, limits.passphrase_window),
            guesses: Rates::new(limits.guess_credit, limits.guess_window),
            at_once: Arc::default(),
            sockets: Arc::default(),
            lab,
            reviewing: Arc::default(),
            reviewed: Arc::default(),
            views: Views::default(),
            health: tokio::sync::Mutex::default(),
            tables: Tables::new(Arc::clone(&services)),
            services,
            key,
        })))
    }

    /// For tests of a disk that does not answer.
    #[doc(hidden)]
    pub async fn hold_writer(&self, time: Duration) -> Result<(), StoreError> {
        self.store.hold_writer(time).await
    }

    /// For tests of a full disk: the database may not grow beyond that many pages.
    #[doc(hidden)]
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.store.limit_pages(pages).await
    }

    /// For tests of drivers that panic: the number of tries that do.
    #[doc(hidden)]
    pub fn panic_drivers(&self, tries: u32) {
        self.panics.store(tries, std::sync::atomic::Ordering::Relaxed);
    }

    /// Room for one more socket or stream of that account at that address; `None` where either has enough.
    pub(crate) fn room_for_socket(&self, address: IpAddr, account: &str) -> Option<[Taken; 2]> {
        let (limits, address) = (&self.config.limits, address.to_string());
        let each = if account == address { limits.sockets_of_strangers } else { limits.sockets_per_person };
        let own = self.sockets.take(format!("of {account}"), each);
        let room = own.and_then(|own| Some([own, self.sockets.take(address, limits.sockets_per_address)?]));
        if room.is_none() {
            self.metrics.flooded.add(1);
        }
        room
    }

    /// The table, from memory or from the file, for one's own use until the guard is dropped.
    pub(crate) async fn table(&self, id: &str) -> Result<OwnedMutexGuard<Host>, NoTable> {
        self.tables.table(id).await
    }

    /// Look at the table, or change it, with as much plain work as it takes: beside the threads that take moves.
    pub(crate) async fn with_table<T: Send + 'static>(
        &self,
        id: &str,
        work: impl FnOnce(&mut Host) -> T + Send + 'static,
    ) -> Result<T, NoTable> {
        self.tables.with_table(id, work).await
    }

    /// Replay the tables in play before the first request is served. Those that differ are reported and shown as
    /// closed.
    pub async fn replay(&self) -> Result<Replayed, StoreError> {
        self.tables.replay_all().await
    }

    /// For tests of what is taken up again: as when the server begins to stop.
    #[doc(hidden)]
    pub fn stop(&self) {
        self.closing.send_replace(true);
    }

    /// Evict tables without readers from memory.
    pub async fn sweep(&self) {
        self.tables.sweep().await;
    }

    /// Delete tables that have been unused for longer than the operator keeps them.
    pub async fn clean_up(&self) -> Result<(), StoreError> {
        let Some(days) = self.config.keep_days else { return Ok(()) };
        let since = store::now() - i64::from(days) * 24 * 3600;
        let forgotten = self.store.forgotten(since, CLEANED_AT_ONCE).await?;
        let mut deleted = 0;
        for id in forgotten {
            // A table in memory is in use.
            if self.tables.in_memory(&id).is_none() {
                self.store.delete(id).await?;
                deleted += 1;
            }
        }
        let people = self.store.forget_people(since).await?;
        let lab = self.lab.clone();
        let runs = tokio::task::spawn_blocking(move || lab.clean_up(since)).await.unwrap_or(0);
        if deleted + people + runs > 0 {
            tracing::info!(tables = deleted, people, runs, days, "cleaned up");
        }
        Ok(())
    }
}
