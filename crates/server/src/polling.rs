//! Polling: where other processes write to the same tables, the database is asked for their entries at intervals.
//!
//! Correctness does not rest on it (every write is compared with the store, every page and request reads on first): it bounds how late
//! sockets and streams hear of what happens elsewhere.

use crate::app::App;
use crate::host::Shared;
use crate::review::resume;
use crate::store::{Mark, StoreError};
use std::collections::HashMap;
use std::time::{Duration, Instant};

/// How often this process says that it is there, and takes up what one that is gone has left.
const BEAT: Duration = Duration::from_secs(5);

/// Look for news until the server ends. Over at once where nobody else writes.
pub(crate) async fn poll(app: App) {
    if !app.store.is_shared() {
        return;
    }
    let (mut beaten, mut failing) = (Instant::now(), false);
    while !app.is_closing() {
        tokio::time::sleep(app.config.poll).await;
        let mut looked = look(&app).await;
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

async fn beat(app: &App) -> Result<(), StoreError> {
    app.store.probe().await?;
    resume(app).await
}

/// Compare the tables in memory with a database that other servers write to, and read on where it knows more.
pub async fn look(app: &App) -> Result<(), StoreError> {
    let mut known: Vec<(Shared, Mark)> = Vec::new();
    for shared in app.tables.all() {
        // One that is busy reads on by itself, or is looked at the next time.
        let mark = match shared.try_lock() {
            Ok(host) if !host.retired && host.closed().is_none() => host.mark(),
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
