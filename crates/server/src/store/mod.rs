//! The SQLite file: the only truth about every table.
//!
//! One thread writes. It takes whatever waits, carries it out in one transaction and commits once (group commit), so that a
//! thousand moves a second share a few hundred flushes. Nobody hears of a write before its commit has returned.

mod error;
mod pool;
mod rows;
mod schema;
mod writer;

pub use error::StoreError;
pub(crate) use rows::now;
pub(crate) use rows::{Listed, NewSeat, NewTable, Saved, SavedSeat, TableHeadRow};

use crate::config::Durability;
use pool::Pool;
use rusqlite::Connection;
use std::{fs::File, path::Path, sync::Arc, time::Duration};
use writer::Writer;

/// A handle to the file; clones share it.
#[derive(Clone)]
pub(crate) struct Store {
    writer: Writer,
    pool: Arc<Pool>,
    /// Held for as long as the store is: a second server on the same folder would serve stale tables.
    _lock: Arc<File>,
}

impl std::fmt::Debug for Store {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Store").finish_non_exhaustive()
    }
}

/// The name of the database within the data folder.
pub const FILE: &str = "galerne.sqlite";

const LOCK_PATIENCE: Duration = Duration::from_secs(3);
const LOCK_RETRY: Duration = Duration::from_millis(50);

impl Store {
    /// Open or make the database.
    pub(crate) fn open(path: &Path, durability: Durability) -> Result<Store, StoreError> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        std::fs::create_dir_all(folder).map_err(|error| StoreError::io(folder, &error))?;
        let lock_path = folder.join("lock");
        let lock = File::create(&lock_path).map_err(|error| StoreError::io(&lock_path, &error))?;
        // A server that was just told to stop may still be saying goodbye: a restart waits for it a moment.
        let mut patience = LOCK_PATIENCE;
        while lock.try_lock().is_err() {
            let Some(left) = patience.checked_sub(LOCK_RETRY) else {
                return Err(StoreError::InUse(folder.display().to_string()));
            };
            patience = left;
            std::thread::sleep(LOCK_RETRY);
        }
        let mut connection = Connection::open(path).map_err(|error| StoreError::at(path, error))?;
        schema::prepare(&mut connection, durability).map_err(|error| error.at_path(path))?;
        let pool = Arc::new(Pool::new(path.to_owned()));
        Ok(Store { writer: Writer::start(connection), pool, _lock: Arc::new(lock) })
    }

    /// Write; `Ok` once it is as durable as was promised.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.write(work).await
    }

    /// Read what has been committed.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let pool = Arc::clone(&self.pool);
        tokio::task::spawn_blocking(move || pool.with(work)).await.map_err(|_| StoreError::Gone)?
    }

    /// Moves committed and the transactions they shared, since the start.
    pub(crate) fn written(&self) -> (u64, u64) {
        self.writer.counts()
    }

    /// For tests of a full disk: the file may not grow beyond that many pages.
    pub(crate) async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.write(move |connection| connection.pragma_update(None, "max_page_count", pages)).await
    }
}
