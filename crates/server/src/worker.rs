//! A process that works for servers: it holds no table and takes no connection.

use crate::bus::{Bus, BusAddress};
use crate::lab::Hands;
use crate::review::work_off;
use crate::secret::Key;
use crate::store::{Postgres, Purpose, Role, StoreError};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Whom it works for, and how hard.
#[derive(Clone, Debug)]
pub struct Worker {
    /// The address of the servers' database, which says what its subjects are called.
    pub database: String,
    /// Where bots are asked for. Reviews and the laboratory are rows of the database.
    pub bus: Option<BusAddress>,
    /// The file of the servers' key.
    pub key: PathBuf,
    /// Decisions of bots that are thought about at the same time.
    pub bots: usize,
    /// Work out reviews, one at a time.
    pub reviews: bool,
    /// Threads that play the laboratory's games, at the lowest priority there is.
    pub lab: usize,
}

/// How often it says that it is there.
const BEAT: Duration = Duration::from_secs(5);
/// How long a move of the laboratory that has been begun is waited for at the end.
const PATIENCE: Duration = Duration::from_secs(2);

/// Work for servers until `shutdown` resolves.
pub async fn work(worker: Worker, shutdown: impl Future<Output = ()>) -> Result<(), StoreError> {
    // A key of its own would be good for nothing: none is made.
    if !worker.key.is_file() {
        return Err(StoreError::WrongKey(worker.key.display().to_string()));
    }
    let key =
        Key::open(&worker.key).map_err(|error| StoreError::Other(format!("{}: {error}", worker.key.display())))?;
    let (mark, role) = (key.sign(&["installation"]), Role::Worker { reviews: worker.reviews });
    let store = Postgres::open(&worker.database, Purpose::Serve { key: &mark, role }).await;
    let store = store.map_err(|error| error.with_key(&worker.key))?;
    let names = store.names().await?;
    let bus = worker.bus.map(|address| Bus::start(address, names, key));
    let stop = Arc::new(AtomicBool::new(false));
    let hands = Hands::new(store.clone(), tokio::runtime::Handle::current());
    let players = (0..worker.lab).map(|_| {
        let (hands, stop) = (hands.clone(), Arc::clone(&stop));
        std::thread::spawn(move || hands.work(&|| stop.load(Relaxed)))
    });
    let players: Vec<_> = players.collect();
    if worker.reviews {
        tokio::spawn(work_off(store.clone(), Arc::clone(&stop)));
    }
    let thinking = async {
        match &bus {
            Some(bus) if worker.bots > 0 => bus.work(worker.bots).await,
            _ => std::future::pending().await,
        }
    };
    let beating = async {
        loop {
            tokio::time::sleep(BEAT).await;
            if let Err(error) = store.beat().await {
                tracing::warn!(%error, "the database does not hear that this worker is there");
            }
        }
    };
    tokio::select! {
        () = shutdown => {}
        () = thinking => {}
        () = beating => {}
    }
    stop.store(true, Relaxed);
    let began = Instant::now();
    while !players.iter().all(std::thread::JoinHandle::is_finished) && began.elapsed() < PATIENCE {
        tokio::time::sleep(Duration::from_millis(5)).await;
    }
    store.leave().await
}
