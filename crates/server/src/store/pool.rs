//! Connections that only read. In WAL mode they disturb the writer as little as it disturbs them.

use super::StoreError;
use super::folder::FolderLock;
use rusqlite::{Connection, OpenFlags};
use std::{
    path::PathBuf,
    sync::{Mutex, PoisonError},
};

/// Idle connections to keep; more are opened when many read at once, and closed again.
const KEEP: usize = 4;

pub(super) struct Pool {
    path: PathBuf,
    // Fields are dropped in order: the lock outlives the connections.
    idle: Mutex<Vec<Connection>>,
    _lock: FolderLock,
}

impl Pool {
    pub(super) fn new(path: PathBuf, lock: FolderLock) -> Pool {
        Pool { path, idle: Mutex::default(), _lock: lock }
    }

    pub(super) fn with<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> Result<T, StoreError> {
        let idle = || self.idle.lock().unwrap_or_else(PoisonError::into_inner);
        let taken = idle().pop();
        let connection = match taken {
            Some(connection) => connection,
            None => {
                let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
                let connection = Connection::open_with_flags(&self.path, flags)?;
                connection.busy_timeout(std::time::Duration::from_secs(5))?;
                connection
            }
        };
        let result = work(&connection);
        let mut idle = idle();
        if idle.len() < KEEP {
            idle.push(connection);
        }
        Ok(result?)
    }
}
