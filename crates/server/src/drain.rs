//! Draining: a server that stops while others run beside it reports itself as not ready, and closes its connections in waves.

use crate::app::App;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

/// What a proxy needs at most to see that this server is not to be used any more; never more than a quarter of the whole.
const TO_BE_SEEN: Duration = Duration::from_secs(5);

/// Send readers away table by table over the time that the operator grants, so that the other servers do not open all of them at once.
/// Moves are taken until the end. Over at once where no time is granted.
pub(crate) async fn drain(app: &App) {
    let whole = app.config.drain;
    if whole.is_zero() {
        return;
    }
    tracing::info!(seconds = whole.as_secs(), "draining");
    app.draining.store(true, Relaxed);
    let seen = TO_BE_SEEN.min(whole / 4);
    tokio::time::sleep(seen).await;
    let tables = app.tables.all();
    let pause = (whole - seen) / u32::try_from(tables.len().max(1)).unwrap_or(u32::MAX);
    for shared in tables {
        let mut host = shared.lock().await;
        if host.is_watched() && !host.retired {
            host.retire("bye-restart", Some(1500));
        }
        drop(host);
        tokio::time::sleep(pause).await;
    }
}
