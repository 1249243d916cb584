//! The tables in memory.

use crate::host::{Host, Shared, at_hand, replay};
use crate::services::Services;
use crate::store::StoreError;
use galerne_engine::Trouble;
use std::{
    collections::HashMap,
    num::NonZero,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
    time::Instant,
};
use tokio::sync::{OnceCell, OwnedMutexGuard, Semaphore};

/// The registry of tables in memory; clones share it.
#[derive(Clone)]
pub(crate) struct Tables(Arc<Registry>);

struct Registry {
    services: Arc<Services>,
    memory: Mutex<HashMap<String, Shared>>,
    /// Tables being loaded: further requests for one await the same load.
    loading: Mutex<HashMap<String, Arc<OnceCell<Shared>>>>,
    /// Records that are replayed at the same time.
    replays: Arc<Semaphore>,
}

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoTable {
    Unknown,
    Store(StoreError),
    /// Servers of a newer program play it on, or those of an older one still do: here nothing of it can be written.
    Elsewhere,
    /// Its game is not in this program any more, or nothing of it can be set up.
    Broken(Trouble),
    /// Looking at it failed: a mistake of the program.
    Failed,
}

/// What the replay before serving found.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Replayed {
    /// Tables that lead where they led.
    pub good: usize,
    /// Tables that do not, with the reason; they are shown as closed.
    pub closed: Vec<(String, String)>,
    /// Tables left to be checked when they are opened.
    pub left: usize,
}

impl Tables {
    pub(crate) fn new(services: Arc<Services>) -> Tables {
        let hands = std::thread::available_parallelism().map_or(1, NonZero::get);
        let replays = Arc::new(Semaphore::new(hands));
        Tables(Arc::new(Registry { services, memory: Mutex::default(), loading: Mutex::default(), replays }))
    }

    fn services(&self) -> &Arc<Services> {
        &self.0.services
    }

    fn memory(&self) -> std::sync::MutexGuard<'_, HashMap<String, Shared>> {
        self.0.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn loading(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<OnceCell<Shared>>>> {
        self.0.loading.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn in_memory(&self, id: &str) -> Option<Shared> {
        self.memory().get(id).cloned()
    }

    pub(crate) fn all(&self) -> Vec<Shared> {
        self.memory().values().cloned().collect()
    }

    fn forget(&self, id: &str, copy: &Shared) {
        let mut memory = self.memory();
        if memory.get(id).is_some_and(|known| Arc::ptr_eq(known, copy)) {
            memory.remove(id);
            self.services().metrics.tables_in_memory.sub(1);
        }
    }

    /// The table, from memory or from the file, locked until the guard is dropped. Where other processes write, too, it
    /// includes all that they have written: a reader is never shown less than another server has already sent.
    pub(crate) async fn table(&self, id: &str) -> Result<OwnedMutexGuard<Host>, NoTable> {
        loop {
            let mut host = self.table_as_known(id).await?;
            host.catch_up().await.map_err(NoTable::Store)?;
            if !host.retired {
                return Ok(host);
            }
        }
    }

    /// The same as memory knows it: for moves, which are compared with the store when they are written, and again when they are refused.
    pub(crate) async fn table_as_known(&self, id: &str) -> Result<OwnedMutexGuard<Host>, NoTable> {
        loop {
            let shared = self.shared(id).await?;
            let mut host = Arc::clone(&shared).lock_owned().await;
            if !host.retired {
                host.mark_used();
                return Ok(host);
            }
            drop(host);
            self.forget(id, &shared);
        }
    }

    /// Look at the table, or change it, with as much plain work as it takes: drawing, above all. It is done beside the threads
    /// that take moves.
    pub(crate) async fn with_table<T: Send + 'static>(
        &self,
        id: &str,
        work: impl FnOnce(&mut Host) -> T + Send + 'static,
    ) -> Result<T, NoTable> {
        loop {
            let shared = self.shared(id).await?;
            let (mut host, hand) = at_hand(&shared).await.ok_or(NoTable::Failed)?;
            host.catch_up().await.map_err(NoTable::Store)?;
            if host.retired {
                drop((host, hand));
                self.forget(id, &shared);
                continue;
            }
            host.mark_used();
            let looking = tokio::task::spawn_blocking(move || {
                let seen = work(&mut host);
                drop((host, hand));
                seen
            });
            return looking.await.map_err(|_| NoTable::Failed);
        }
    }

    /// Plain work of the length of a replay, beside the threads that take moves, and not too much of it at the same time.
    pub(crate) async fn replaying<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, NoTable> {
        let permit = Arc::clone(&self.0.replays).acquire_owned().await.map_err(|_| NoTable::Failed)?;
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        working.await.map_err(|_| NoTable::Failed)
    }

    async fn shared(&self, id: &str) -> Result<Shared, NoTable> {
        if let Some(shared) = self.in_memory(id) {
            return Ok(shared);
        }
        // A name that cannot exist costs no look into the file.
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(NoTable::Unknown);
        }
        let cell = Arc::clone(self.loading().entry(id.to_owned()).or_default());
        let (tables, name, flight) = (self.clone(), id.to_owned(), Arc::clone(&cell));
        // In a task of its own: a reader who goes away does not end the reading for those who wait with them.
        let read = tokio::spawn(async move { flight.get_or_try_init(|| tables.read(&name)).await.cloned() });
        let shared = read.await.unwrap_or(Err(NoTable::Failed));
        let mut loading = self.loading();
        if loading.get(id).is_some_and(|known| Arc::ptr_eq(known, &cell)) {
            loading.remove(id);
        }
        shared
    }

    /// Read the table from the file into memory.
    async fn read(&self, id: &str) -> Result<Shared, NoTable> {
        let (services, began) = (Arc::clone(self.services()), Instant::now());
        let saved = services.store.load(id.to_owned()).await.map_err(NoTable::Store)?.ok_or(NoTable::Unknown)?;
        let (listed, status, replaying) = (saved.state.clone(), saved.head.status, Arc::clone(&services));
        let entries = saved.entries.len();
        let (open, snapshot_at) = self.replaying(move || replay(saved, &replaying)).await?.map_err(NoTable::Broken)?;
        // What this program cannot replay is left alone while there are servers that can.
        if services.store.is_shared()
            && (open.is_outgrown() || open.closed().is_some() && services.store.has_other_programs().await)
        {
            return Err(NoTable::Elsewhere);
        }
        // An older program, or older rules, may have left another word about it.
        let state = open.state();
        if (&state, open.status()) != (&listed, status) {
            let saved = services.store.save_state(id.to_owned(), entries, open.status(), state).await;
            saved
                .unwrap_or_else(|error| tracing::warn!(table = id, %error, "the state for lists could not be written"));
        }
        let fresh = Host::share(open, snapshot_at, Arc::clone(&services));
        let (shared, count) = {
            let mut memory = self.memory();
            // Another request may have been faster: there must be one copy only.
            let shared = Arc::clone(memory.entry(id.to_owned()).or_insert_with(|| Arc::clone(&fresh)));
            (shared, memory.len())
        };
        if Arc::ptr_eq(&shared, &fresh) {
            services.metrics.load_seconds.add(began.elapsed());
            services.metrics.tables_in_memory.add(1);
            // Bots and dice may have been interrupted when the table was last in memory.
            let mut host = shared.lock().await;
            host.drive();
            #[cfg(feature = "cluster")]
            host.attend();
        }
        if count > services.config.limits.tables_in_memory {
            self.make_room().await;
        }
        Ok(shared)
    }

    /// Replay the tables in play before the first request is served. Those that differ are reported and shown as
    /// closed.
    pub(crate) async fn replay_all(&self) -> Result<Replayed, StoreError> {
        let services = Arc::clone(self.services());
        // Servers that share a database come and go while others serve: `galerne store check` replays it for all of them.
        if services.store.is_shared() {
            return Ok(Replayed::default());
        }
        let limits = &services.config.limits;
        let started = Instant::now();
        let mut ids = match services.store.playing(limits.startup_replays + 1).await {
            Ok(ids) => ids,
            // A damaged page must not shut out the tables on sound ones: each is checked when it is opened.
            Err(error @ StoreError::Damaged(_)) => {
                tracing::error!(%error, "the tables in play cannot be listed; serving what can be read");
                Vec::new()
            }
            Err(error) => return Err(error),
        };
        let mut replayed = Replayed { left: ids.len().saturating_sub(limits.startup_replays), ..Replayed::default() };
        ids.truncate(limits.startup_replays);
        for (done, id) in ids.iter().enumerate() {
            if started.elapsed() > limits.startup_time {
                replayed.left += ids.len() - done;
                break;
            }
            let why = match services.store.load(id.clone()).await {
                Ok(None) => continue,
                Ok(Some(saved)) => {
                    let (listed, status, replaying) = (saved.state.clone(), saved.head.status, Arc::clone(&services));
                    let entries = saved.entries.len();
                    match self.replaying(move || replay(saved, &replaying)).await {
                        Ok(Ok((open, _))) => {
                            let (state, now) = (open.state(), open.status());
                            if (&state, now) != (&listed, status)
                                && let Err(error) = services.store.save_state(id.clone(), entries, now, state).await
                            {
                                // On a full disk tables can still be shown.
                                tracing::warn!(table = id, %error, "the state for lists could not be written");
                            }
                            open.closed().map(|closed| closed.why.to_string())
                        }
                        Ok(Err(trouble)) => Some(trouble.to_string()),
                        Err(_) => Some("the replay broke off".to_owned()),
                    }
                }
                // A page or a row that cannot be read is one table's misfortune.
                Err(error) => Some(error.to_string()),
            };
            match why {
                None => replayed.good += 1,
                Some(why) => {
                    tracing::warn!(table = id, why, "this table no longer replays; it is shown as closed");
                    replayed.closed.push((id.clone(), why));
                }
            }
        }
        services.metrics.tables_closed.add(replayed.closed.len() as u64);
        tracing::info!(good = replayed.good, closed = replayed.closed.len(), left = replayed.left, "tables replayed");
        Ok(replayed)
    }

    /// Evict tables without readers from memory.
    pub(crate) async fn sweep(&self) {
        for shared in self.all() {
            let Ok(host) = Arc::clone(&shared).try_lock_owned() else { continue };
            if host.used.elapsed() >= self.services().config.limits.table_idle {
                self.evict(&shared, host);
            }
        }
    }

    /// More tables than memory is meant for: those that were asked for longest ago leave it, a tenth more than need be, so that this
    /// is not done for every table that comes.
    async fn make_room(&self) {
        let mut tables: Vec<(Instant, Shared)> = Vec::new();
        for shared in self.all() {
            if let Ok(host) = shared.try_lock() {
                tables.push((host.used, Arc::clone(&shared)));
            }
        }
        let most = self.services().config.limits.tables_in_memory;
        let mut over = self.memory().len().saturating_sub(most - most / 10);
        tables.sort_by_key(|(used, _)| *used);
        for (_, shared) in tables {
            if over == 0 {
                break;
            }
            if let Ok(host) = Arc::clone(&shared).try_lock_owned() {
                over -= usize::from(self.evict(&shared, host));
            }
        }
    }

    /// Evict the table from memory, unless it has a reader or a bot is thinking; whether it was evicted.
    fn evict(&self, shared: &Shared, mut host: OwnedMutexGuard<Host>) -> bool {
        let busy = host.driving.load(Relaxed) && !host.is_stuck();
        if host.is_watched() || busy || host.retired {
            return false;
        }
        host.save_snapshot();
        host.retired = true;
        #[cfg(feature = "cluster")]
        host.stop_hearing();
        let id = host.id().to_owned();
        drop(host);
        self.forget(&id, shared);
        true
    }

    /// Remove the table for good.
    pub(crate) async fn delete(&self, mut host: OwnedMutexGuard<Host>) -> Result<(), StoreError> {
        let id = host.id().to_owned();
        self.services().store.delete(id.clone()).await?;
        #[cfg(feature = "cluster")]
        host.tell_gone();
        host.retire("bye-deleted", None);
        drop(host);
        if let Some(shared) = self.in_memory(&id) {
            self.forget(&id, &shared);
        }
        Ok(())
    }
}
