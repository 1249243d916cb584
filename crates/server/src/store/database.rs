//! A handle to the file.

use super::pool::Pool;
use super::shapes::Mark;
use super::writer::Writer;
use super::{StoreError, file, make_folder, schema, wal};
use crate::config::Durability;
use galerne_table::News;
use rusqlite::Connection;
use std::{fs::File, path::Path, sync::Arc, time::Duration};

/// A handle to the file; clones share it.
#[derive(Clone)]
pub(crate) struct Sqlite {
    writer: Writer,
    pool: Arc<Pool>,
    path: Arc<Path>,
}

impl std::fmt::Debug for Sqlite {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sqlite").finish_non_exhaustive()
    }
}

const LOCK_PATIENCE: Duration = Duration::from_secs(3);
const LOCK_RETRY: Duration = Duration::from_millis(50);

impl Sqlite {
    /// Open or make the database.
    pub(crate) fn open(path: &Path, durability: Durability) -> Result<Sqlite, StoreError> {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        make_folder(folder).map_err(|error| StoreError::io(folder, &error))?;
        let lock_path = folder.join("lock");
        let lock = File::create(&lock_path).map_err(|error| StoreError::io(&lock_path, &error))?;
        // A server that was just asked to stop may still be closing: a restart waits for it a moment.
        let mut patience = LOCK_PATIENCE;
        while lock.try_lock().is_err() {
            let Some(left) = patience.checked_sub(LOCK_RETRY) else {
                return Err(StoreError::InUse(folder.display().to_string()));
            };
            patience = left;
            std::thread::sleep(LOCK_RETRY);
        }
        file::make_private(path)?;
        let damaged = wal::keep_damaged(path)?;
        let mut connection = Connection::open(path).map_err(|error| StoreError::at(path, error))?;
        if let Some(copy) = &damaged {
            // Without its log the file may be as it was on the first day: an empty server would look as if nothing had ever been.
            let objects = connection.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get::<_, i64>(0));
            if objects.map_err(|error| StoreError::at(path, error))? == 0 {
                return Err(StoreError::LogLost(wal::path_of(path).display().to_string()));
            }
            tracing::warn!(
                log = %wal::path_of(path).display(), copy = %copy.display(),
                "the log of the database is damaged: the last moves before the damage are kept, those after it are lost; \
                 restore a backup if there is one"
            );
        }
        schema::prepare(&mut connection, durability).map_err(|error| error.at_path(path))?;
        let lock = Arc::new(lock);
        let pool = Arc::new(Pool::new(path.to_owned(), Arc::clone(&lock)));
        Ok(Sqlite { writer: Writer::start(connection, lock), pool, path: path.into() })
    }

    /// What the database takes on the disk.
    pub(crate) fn bytes(&self) -> u64 {
        let length = |path: &Path| std::fs::metadata(path).map_or(0, |about| about.len());
        length(&self.path) + length(&wal::path_of(&self.path))
    }

    /// Move what is in the log into the file itself. With `all`, nothing is left in the log, so that the file alone holds everything.
    pub(crate) async fn checkpoint(&self, all: bool) -> Result<(), StoreError> {
        self.writer.checkpoint(all).await.map_err(|error| error.at_path(&self.path))
    }

    /// Write; `Ok` once it is as durable as was promised.
    pub(crate) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.writer.write(work).await.map_err(|error| error.at_path(&self.path))
    }

    /// Read what has been committed.
    pub(crate) async fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let pool = Arc::clone(&self.pool);
        let read = tokio::task::spawn_blocking(move || pool.with(work)).await.map_err(|_| StoreError::Gone)?;
        read.map_err(|error| error.at_path(&self.path))
    }

    /// Moves committed and the transactions they shared, since the start.
    pub(crate) fn written(&self) -> (u64, u64) {
        self.writer.counts()
    }

    /// No other process writes to the file.
    pub(crate) async fn marks(&self, _tables: Vec<String>) -> Result<Vec<Mark>, StoreError> {
        Ok(Vec::new())
    }

    /// As above.
    pub(crate) async fn news(&self, _since: Mark) -> Result<Option<News>, StoreError> {
        Ok(Some(News::default()))
    }

    /// Whether it can be read and written just now.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        self.playing(1).await?;
        self.write(|_| Ok(())).await
    }

    /// For tests: block the writer for this long.
    pub(crate) async fn hold_writer(&self, time: Duration) -> Result<(), StoreError> {
        self.write(move |_| {
            std::thread::sleep(time);
            Ok(())
        })
        .await
    }

    /// For tests of a full disk: the file may not grow beyond that many pages.
    pub(crate) async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.write(move |connection| connection.pragma_update(None, "max_page_count", pages)).await
    }
}
