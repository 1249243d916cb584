//! Polling: where other processes write to the same tables, the database is asked for their entries at intervals.
//!
//! Correctness does not rest on it (every write is compared with the store, every page and request reads on first): it bounds how late
//! sockets and streams learn of what happens elsewhere.

use crate::app::App;
use crate::host::{Host, Shared};
use crate::review::resume;
use crate::store::{Mark, StoreError};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How often this process says that it is there, and takes up what one that is gone has left.
const BEAT: Duration = Duration::from_secs(5);
/// Tables that are taken over at once; others may take the rest.
const ORPHANS: usize = 100;

/// Poll for news until the server ends. Returns at once where this process is the only writer.
pub(crate) async fn poll(app: App) {
    if !app.store.is_shared() {
        return;
    }
    let (mut beaten, mut failing, mut pace) = (Instant::now(), false, Pace::new(&app));
    while !app.is_closing() {
        let mut looked = pace.look(&app).await;
        if looked.is_ok() && beaten.elapsed() >= BEAT {
            beaten = Instant::now();
            looked = beat(&app).await;
        }
        // Said once, not twice a second.
        match &looked {
            Err(error) if !failing => tracing::error!(%error, "what other servers write cannot be read for now"),
            Ok(()) if failing => tracing::warn!("the database answers again"),
            _ => {}
        }
        failing = looked.is_err();
    }
}

/// All tables every half second; where the bus tells what others write, now and then, and when it has come or gone.
struct Pace {
    /// When all were last looked at.
    #[cfg(feature = "cluster")]
    looked: Option<Instant>,
    #[cfg(feature = "cluster")]
    turns: Option<tokio::sync::watch::Receiver<Option<Instant>>>,
}

impl Pace {
    #[cfg(feature = "cluster")]
    fn new(app: &App) -> Pace {
        Pace { looked: None, turns: app.bus().map(crate::bus::Bus::changes) }
    }

    #[cfg(not(feature = "cluster"))]
    fn new(_: &App) -> Pace {
        Pace {}
    }

    /// Wait, and look: at all tables, or at those alone of which the bus does not tell.
    async fn look(&mut self, app: &App) -> Result<(), StoreError> {
        let pause = tokio::time::sleep(app.config.poll);
        #[cfg(feature = "cluster")]
        if let Some(turns) = &mut self.turns {
            tokio::select! {
                () = pause => {}
                _ = turns.changed() => self.looked = None,
            }
            attend(app);
            let is_fresh = self.looked.is_some_and(|looked| looked.elapsed() < app.config.poll_on_bus);
            if is_fresh && app.bus().is_some_and(crate::bus::Bus::is_up) {
                return look_at(app, |host| !host.ear.hears()).await;
            }
            let began = Instant::now();
            look(app).await?;
            self.looked = Some(began);
            return Ok(());
        }
        pause.await;
        look(app).await
    }
}

/// Subscribe all tables to what other servers write.
#[cfg(feature = "cluster")]
fn attend(app: &App) {
    for shared in app.tables.all() {
        if let Ok(mut host) = shared.try_lock() {
            host.mark_time();
            host.attend();
        }
    }
}

async fn beat(app: &App) -> Result<(), StoreError> {
    app.store.probe().await?;
    resume(app).await?;
    take_over(app).await
}

/// Drive on what a server that is gone has left waiting for a bot or for dice, also where nobody looks.
pub async fn take_over(app: &App) -> Result<(), StoreError> {
    for id in app.store.orphans(ORPHANS).await? {
        // One that cannot be opened is told in the log, and to whoever opens it.
        if let Ok(mut host) = app.tables.table_as_known(&id).await {
            app.metrics.takeovers.add(1);
            host.drive();
        }
    }
    Ok(())
}

/// Compare the tables in memory with a database that other servers write to, and read on where it knows more.
pub async fn look(app: &App) -> Result<(), StoreError> {
    look_at(app, |_| true).await
}

async fn look_at(app: &App, is_wanted: fn(&Host) -> bool) -> Result<(), StoreError> {
    let mut known: Vec<(Shared, Mark)> = Vec::new();
    for shared in app.tables.all() {
        // One that is busy reads on by itself, or is looked at the next time.
        let mark = match shared.try_lock() {
            Ok(host) if !host.retired && host.closed().is_none() && is_wanted(&host) => host.mark(),
            _ => continue,
        };
        known.push((shared, mark));
    }
    if known.is_empty() {
        return Ok(());
    }
    let ids = known.iter().map(|(_, mark)| mark.table.clone()).collect();
    let marks = app.store.marks(ids).await?.into_iter().map(|mark| (mark.table.clone(), mark));
    let marks: HashMap<String, Mark> = marks.collect();
    for (shared, mark) in known {
        if marks.get(&mark.table) != Some(&mark) {
            shared.lock().await.catch_up().await?;
        }
    }
    Ok(())
}
