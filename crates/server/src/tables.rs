//! The tables in memory.

use crate::live::{Live, load};
use crate::model::Status;
use crate::{app::App, store::StoreError};
use galerne_engine::Trouble;
use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};
use tokio::sync::{Mutex as TableMutex, OwnedMutexGuard};

/// The rest waits for the next time: nobody's move shall wait for a broom.
const CLEANED_AT_ONCE: usize = 500;

pub(crate) type Shared = Arc<TableMutex<Live>>;

#[derive(Default)]
pub(crate) struct Tables {
    memory: Mutex<HashMap<String, Shared>>,
}

/// Why there is no table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum NoTable {
    Unknown,
    Store(StoreError),
    /// Its game is not in this program any more, or nothing of it can be set up.
    Broken(Trouble),
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

    async fn shared(&self, id: &str) -> Result<Shared, NoTable> {
        if let Some(shared) = self.tables.in_memory(id) {
            return Ok(shared);
        }
        // A name that cannot exist costs no look into the file.
        if id.len() > 32 || !id.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
            return Err(NoTable::Unknown);
        }
        let saved = self.store.load(id.to_owned()).await.map_err(NoTable::Store)?.ok_or(NoTable::Unknown)?;
        let mut live = load(saved, self.config.limits.remembered_clients).map_err(NoTable::Broken)?;
        let fresh = Arc::new_cyclic(|me| {
            live.me = me.clone();
            live.grace = self.config.limits.program_grace;
            TableMutex::new(live)
        });
        let shared = {
            let mut memory = self.tables.memory();
            // Somebody may have been faster: there must be one copy only.
            let shared = Arc::clone(memory.entry(id.to_owned()).or_insert_with(|| Arc::clone(&fresh)));
            if Arc::ptr_eq(&shared, &fresh) {
                self.metrics.tables_in_memory.add(1);
            }
            shared
        };
        if Arc::ptr_eq(&shared, &fresh) {
            // Bots and dice may have been interrupted when the table was last in memory.
            self.drive(&shared).await;
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
                Ok(Some(saved)) => match load(saved, 0) {
                    Ok(live) => live.closed.map(|closed| closed.why.to_string()),
                    Err(trouble) => Some(trouble.to_string()),
                },
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
            let Ok(mut live) = Arc::clone(&shared).try_lock_owned() else { continue };
            let idle = live.used.elapsed() >= self.config.limits.table_idle;
            if idle && !live.is_watched() && !live.driving {
                live.save_snapshot(self);
                live.retired = true;
                let id = live.id().to_owned();
                drop(live);
                self.tables.forget(self, &id, &shared);
            }
        }
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
