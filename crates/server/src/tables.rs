//! The tables in memory.

use crate::live::group::at_hand;
use crate::live::{Live, load};
use crate::model::Status;
use crate::{app::App, store::StoreError};
use galerne_engine::Trouble;
use std::{
    collections::HashMap,
    num::NonZero,
    sync::{Arc, Mutex, PoisonError, atomic::Ordering::Relaxed},
    time::Instant,
};
use tokio::sync::{Mutex as TableMutex, OnceCell, OwnedMutexGuard, Semaphore};

/// The rest waits for the next time: nobody's move shall wait for a broom.
const CLEANED_AT_ONCE: usize = 500;

pub(crate) type Shared = Arc<TableMutex<Live>>;

pub(crate) struct Tables {
    memory: Mutex<HashMap<String, Shared>>,
    /// Those that are being read just now: whoever asks for one meanwhile waits for the same reading.
    loading: Mutex<HashMap<String, Arc<OnceCell<Shared>>>>,
    /// Records that are replayed at the same time.
    replays: Arc<Semaphore>,
}

impl Default for Tables {
    fn default() -> Tables {
        let hands = std::thread::available_parallelism().map_or(1, NonZero::get);
        Tables { memory: Mutex::default(), loading: Mutex::default(), replays: Arc::new(Semaphore::new(hands)) }
    }
}

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoTable {
    Unknown,
    Store(StoreError),
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
    /// Tables left for the day somebody opens them.
    pub left: usize,
}

impl Tables {
    fn memory(&self) -> std::sync::MutexGuard<'_, HashMap<String, Shared>> {
        self.memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn loading(&self) -> std::sync::MutexGuard<'_, HashMap<String, Arc<OnceCell<Shared>>>> {
        self.loading.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn in_memory(&self, id: &str) -> Option<Shared> {
        self.memory().get(id).cloned()
    }

    pub(crate) fn all(&self) -> Vec<Shared> {
        self.memory().values().cloned().collect()
    }

    fn forget(&self, app: &App, id: &str, copy: &Shared) {
        let mut memory = self.memory();
        if memory.get(id).is_some_and(|known| Arc::ptr_eq(known, copy)) {
            memory.remove(id);
            app.metrics.tables_in_memory.sub(1);
        }
    }
}

impl App {
    /// The table, from memory or from the file, for one's own use until the guard is dropped.
    pub(crate) async fn table(&self, id: &str) -> Result<OwnedMutexGuard<Live>, NoTable> {
        loop {
            let shared = self.shared(id).await?;
            let mut live = Arc::clone(&shared).lock_owned().await;
            if !live.retired {
                live.used = Instant::now();
                return Ok(live);
            }
            drop(live);
            self.tables.forget(self, id, &shared);
        }
    }

    /// Look at the table, or change it, with as much plain work as it takes: drawing, above all. It is done beside the threads
    /// that take moves.
    pub(crate) async fn look<T: Send + 'static>(
        &self,
        id: &str,
        work: impl FnOnce(&mut Live) -> T + Send + 'static,
    ) -> Result<T, NoTable> {
        loop {
            let shared = self.shared(id).await?;
            let (mut live, hand) = at_hand(&shared).await.ok_or(NoTable::Failed)?;
            if live.retired {
                drop((live, hand));
                self.tables.forget(self, id, &shared);
                continue;
            }
            live.used = Instant::now();
            let looking = tokio::task::spawn_blocking(move || {
                let seen = work(&mut live);
                drop((live, hand));
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
        let permit = Arc::clone(&self.tables.replays).acquire_owned().await.map_err(|_| NoTable::Failed)?;
        let working = tokio::task::spawn_blocking(move || {
            let done = work();
            drop(permit);
            done
        });
        working.await.map_err(|_| NoTable::Failed)
    }

    async fn shared(&self, id: &str) -> Result<Shared, NoTable> {
        if let Some(shared) = self.tables.in_memory(id) {
            return Ok(shared);
        }
        // A name that cannot exist costs no look into the file.
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(NoTable::Unknown);
        }
        let cell = Arc::clone(self.tables.loading().entry(id.to_owned()).or_default());
        let (app, name, flight) = (self.clone(), id.to_owned(), Arc::clone(&cell));
        // In a task of its own: a reader who goes away does not end the reading for those who wait with them.
        let read = tokio::spawn(async move { flight.get_or_try_init(|| app.read(&name)).await.cloned() });
        let shared = read.await.unwrap_or(Err(NoTable::Failed));
        let mut loading = self.tables.loading();
        if loading.get(id).is_some_and(|known| Arc::ptr_eq(known, &cell)) {
            loading.remove(id);
        }
        shared
    }

    /// Read the table from the file into memory.
    async fn read(&self, id: &str) -> Result<Shared, NoTable> {
        let saved = self.store.load(id.to_owned()).await.map_err(NoTable::Store)?.ok_or(NoTable::Unknown)?;
        let (listed, status) = (saved.state.clone(), saved.head.status);
        let mut live = self.replaying(move || load(saved)).await?.map_err(NoTable::Broken)?;
        // An older program, or older rules, may have left another word about it.
        let state = live.state();
        if (&state, live.head.status) != (&listed, status) {
            let saved = self.store.save_state(id.to_owned(), live.head.status, state).await;
            saved
                .unwrap_or_else(|error| tracing::warn!(table = id, %error, "the state for lists could not be written"));
        }
        let fresh = Arc::new_cyclic(|me| {
            live.me = me.clone();
            live.grace = self.config.limits.seat_grace;
            live.since = self.started;
            TableMutex::new(live)
        });
        let (shared, count) = {
            let mut memory = self.tables.memory();
            // Somebody may have been faster: there must be one copy only.
            let shared = Arc::clone(memory.entry(id.to_owned()).or_insert_with(|| Arc::clone(&fresh)));
            (shared, memory.len())
        };
        if Arc::ptr_eq(&shared, &fresh) {
            self.metrics.tables_in_memory.add(1);
            // Bots and dice may have been interrupted when the table was last in memory.
            self.drive(&shared).await;
        }
        if count > self.config.limits.tables_in_memory {
            self.make_room().await;
        }
        Ok(shared)
    }

    /// Replay the tables in play before anybody is served. Those that differ are reported, and will be shown as closed.
    pub async fn replay(&self) -> Result<Replayed, StoreError> {
        let limits = &self.config.limits;
        let started = Instant::now();
        let mut ids = match self.store.playing(limits.startup_replays + 1).await {
            Ok(ids) => ids,
            // A damaged page must not shut out those whose tables lie on sound ones: each is looked at when somebody opens it.
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
            let why = match self.store.load(id.clone()).await {
                Ok(None) => continue,
                Ok(Some(saved)) => {
                    let (listed, status) = (saved.state.clone(), saved.head.status);
                    match self.replaying(move || load(saved)).await {
                        Ok(Ok(live)) => {
                            let (state, now) = (live.state(), live.head.status);
                            if (&state, now) != (&listed, status) {
                                self.store.save_state(id.clone(), now, state).await?;
                            }
                            live.closed.map(|closed| closed.why.to_string())
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
        self.metrics.tables_closed.add(replayed.closed.len() as u64);
        tracing::info!(good = replayed.good, closed = replayed.closed.len(), left = replayed.left, "tables replayed");
        Ok(replayed)
    }

    /// Delete what nobody has touched for as long as the operator wishes it kept.
    pub async fn clean_up(&self) -> Result<(), StoreError> {
        let Some(days) = self.config.keep_days else { return Ok(()) };
        let since = crate::store::now() - i64::from(days) * 24 * 3600;
        let forgotten = self.store.forgotten(since, CLEANED_AT_ONCE).await?;
        let mut deleted = 0;
        for id in forgotten {
            // Whoever looks at it still wants it.
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

    /// Let tables that nobody looks at leave the memory.
    pub async fn sweep(&self) {
        for shared in self.tables.all() {
            let Ok(live) = Arc::clone(&shared).try_lock_owned() else { continue };
            if live.used.elapsed() >= self.config.limits.table_idle {
                self.evict(&shared, live);
            }
        }
    }

    /// More tables than memory is meant for: those that were asked for longest ago leave it, a tenth more than need be, so that this
    /// is not done for every table that comes.
    async fn make_room(&self) {
        let mut tables: Vec<(Instant, Shared)> = Vec::new();
        for shared in self.tables.all() {
            if let Ok(live) = shared.try_lock() {
                tables.push((live.used, Arc::clone(&shared)));
            }
        }
        let most = self.config.limits.tables_in_memory;
        let mut over = self.tables.memory().len().saturating_sub(most - most / 10);
        tables.sort_by_key(|(used, _)| *used);
        for (_, shared) in tables {
            if over == 0 {
                break;
            }
            if let Ok(live) = Arc::clone(&shared).try_lock_owned() {
                over -= usize::from(self.evict(&shared, live));
            }
        }
    }

    /// Let the table leave the memory, unless somebody looks or a bot thinks; whether it has left.
    fn evict(&self, shared: &Shared, mut live: OwnedMutexGuard<Live>) -> bool {
        let busy = live.driving.load(Relaxed) && !live.stuck;
        if live.is_watched() || busy || live.retired {
            return false;
        }
        live.save_snapshot(self);
        live.retired = true;
        let id = live.id().to_owned();
        drop(live);
        self.tables.forget(self, &id, shared);
        true
    }

    /// Remove the table for good.
    pub(crate) async fn delete_table(&self, mut live: OwnedMutexGuard<Live>) -> Result<(), StoreError> {
        let id = live.id().to_owned();
        self.store.delete(id.clone()).await?;
        live.retired = true;
        live.head.status = Status::Closed;
        live.dismiss(|language| crate::socket::bye(language, "bye-deleted", None));
        live.grown.send_replace(usize::MAX);
        drop(live);
        if let Some(shared) = self.tables.in_memory(&id) {
            self.tables.forget(self, &id, &shared);
        }
        Ok(())
    }
}
