//! The one thread that writes.

use super::StoreError;
use super::folder::FolderLock;
use rusqlite::Connection;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering::Relaxed},
};
use tokio::sync::{mpsc, oneshot};

/// Writes that may wait for the thread before those who write must wait too.
const QUEUE: usize = 1024;
/// Writes of one transaction: enough to share the flush, few enough that the first does not wait long for the last.
const GROUP: usize = 256;

#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Task>,
    counts: Arc<Counts>,
}

#[derive(Default)]
struct Counts {
    writes: AtomicU64,
    groups: AtomicU64,
}

/// What the thread can be asked for.
enum Task {
    Write(Box<dyn Job>),
    /// Between transactions only; with `all`, whatever it takes.
    Checkpoint {
        all: bool,
        waits: oneshot::Sender<Result<(), StoreError>>,
    },
}

/// A write that waits.
trait Job: Send {
    fn run(&mut self, connection: &Connection);
    /// Whether `run` went well: if not, what it did is rolled back.
    fn is_good(&self) -> bool;
    /// Notify the callers that wait, after the commit.
    fn answer(self: Box<Self>, commit: &Result<(), StoreError>);
}

struct Work<F, T> {
    work: Option<F>,
    outcome: Option<rusqlite::Result<T>>,
    waits: oneshot::Sender<Result<T, StoreError>>,
}

impl<T: Send, F: FnOnce(&Connection) -> rusqlite::Result<T> + Send> Job for Work<F, T> {
    fn run(&mut self, connection: &Connection) {
        // The thread outlives whatever falls over in it: a table that cannot be written is no reason to write none.
        let run = self.work.take().map(|work| catch_unwind(AssertUnwindSafe(|| work(connection))));
        self.outcome = run.and_then(|run| run.map_err(|_| tracing::error!("a write fell over")).ok());
    }

    fn is_good(&self) -> bool {
        matches!(self.outcome, Some(Ok(_)))
    }

    fn answer(self: Box<Self>, commit: &Result<(), StoreError>) {
        let result = match (self.outcome, commit) {
            (Some(Err(error)), _) => Err(error.into()),
            (_, Err(error)) => Err(error.clone()),
            (Some(Ok(value)), Ok(())) => Ok(value),
            (None, Ok(())) => Err(StoreError::Gone),
        };
        // The caller may have been dropped; the write stands all the same.
        drop(self.waits.send(result));
    }
}

impl Writer {
    pub(super) fn start(connection: Connection, lock: FolderLock) -> Writer {
        let (queue, jobs) = mpsc::channel(QUEUE);
        let counts = Arc::new(Counts::default());
        let shared = Arc::clone(&counts);
        std::thread::Builder::new()
            .name("store".to_owned())
            .spawn(move || {
                run(&connection, jobs, &shared);
                drop(connection);
                drop(lock);
            })
            .expect("a thread can be started at start-up");
        Writer { queue, counts }
    }

    pub(super) async fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let (waits, answer) = oneshot::channel();
        let job = Box::new(Work { work: Some(work), outcome: None, waits });
        self.queue.send(Task::Write(job)).await.map_err(|_| StoreError::Gone)?;
        answer.await.map_err(|_| StoreError::Gone)?
    }

    pub(super) async fn checkpoint(&self, all: bool) -> Result<(), StoreError> {
        let (waits, answer) = oneshot::channel();
        self.queue.send(Task::Checkpoint { all, waits }).await.map_err(|_| StoreError::Gone)?;
        answer.await.map_err(|_| StoreError::Gone)?
    }

    pub(super) fn counts(&self) -> (u64, u64) {
        (self.counts.writes.load(Relaxed), self.counts.groups.load(Relaxed))
    }
}

fn run(connection: &Connection, mut tasks: mpsc::Receiver<Task>, counts: &Counts) {
    let mut group: Vec<Box<dyn Job>> = Vec::new();
    let mut next = None;
    while let Some(first) = next.take().or_else(|| tasks.blocking_recv()) {
        match first {
            Task::Write(job) => group.push(job),
            Task::Checkpoint { all, waits } => {
                let done = checkpoint(connection, all);
                let is_last = all && done.is_ok();
                drop(waits.send(done));
                if is_last {
                    // The one file is whole: a later write, from a bot that is still thinking, would leave it again.
                    return;
                }
                continue;
            }
        }
        while group.len() < GROUP && next.is_none() {
            match tasks.try_recv() {
                Ok(Task::Write(job)) => group.push(job),
                Ok(other) => next = Some(other),
                Err(_) => break,
            }
        }
        let commit = commit(connection, &mut group);
        if let Err(error) = &commit {
            tracing::error!(%error, writes = group.len(), "a group of writes was lost; nobody was told it was kept");
        }
        counts.writes.fetch_add(group.len() as u64, Relaxed);
        counts.groups.fetch_add(1, Relaxed);
        for job in group.drain(..) {
            job.answer(&commit);
        }
    }
}

fn checkpoint(connection: &Connection, all: bool) -> Result<(), StoreError> {
    let sql = if all { "PRAGMA wal_checkpoint(TRUNCATE)" } else { "PRAGMA wal_checkpoint(PASSIVE)" };
    let is_busy = connection.query_row(sql, [], |row| row.get::<_, i64>(0))? != 0;
    if all && is_busy { Err(StoreError::Locked) } else { Ok(()) }
}

/// All or, for each job by itself, nothing.
fn commit(connection: &Connection, group: &mut [Box<dyn Job>]) -> Result<(), StoreError> {
    let execute = |sql: &str| connection.prepare_cached(sql)?.execute([]).map(|_| ());
    execute("BEGIN IMMEDIATE")?;
    let mut all = || -> rusqlite::Result<()> {
        for job in group.iter_mut() {
            execute("SAVEPOINT job")?;
            job.run(connection);
            if !job.is_good() {
                execute("ROLLBACK TO job")?;
            }
            execute("RELEASE job")?;
        }
        execute("COMMIT")
    };
    all().map_err(|error| {
        // SQLite may have rolled back by itself, then this fails and that is well.
        if !connection.is_autocommit() {
            drop(execute("ROLLBACK"));
        }
        error.into()
    })
}
