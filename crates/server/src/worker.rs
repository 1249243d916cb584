//! A process that thinks for servers: it holds no table and takes no connection.

use crate::bus::{Bus, BusAddress};
use crate::secret::Key;
use crate::store::{Postgres, Purpose, StoreError};
use std::path::PathBuf;

/// Whom it works for, and how hard.
#[derive(Clone, Debug)]
pub struct Worker {
    /// The address of the servers' database, which says what its subjects are called.
    pub database: String,
    pub bus: BusAddress,
    /// The file of the servers' key.
    pub key: PathBuf,
    /// Decisions that are thought about at the same time.
    pub hands: usize,
}

/// Think for servers until `shutdown` resolves.
pub async fn work(worker: Worker, shutdown: impl Future<Output = ()>) -> Result<(), StoreError> {
    // A key of its own would be good for nothing: none is made.
    if !worker.key.is_file() {
        return Err(StoreError::WrongKey(worker.key.display().to_string()));
    }
    let key =
        Key::open(&worker.key).map_err(|error| StoreError::Other(format!("{}: {error}", worker.key.display())))?;
    let store = Postgres::open(&worker.database, Purpose::Serve { key: &key.sign(&["installation"]) }).await;
    let store = store.map_err(|error| error.with_key(&worker.key))?;
    let bus = Bus::start(worker.bus, store.names().await?, key);
    tokio::select! {
        () = shutdown => {}
        () = bus.work(worker.hands) => {}
    }
    store.leave().await
}
