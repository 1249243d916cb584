//! The operators' address (`--ops`): probes and metrics on a port of their own, which no proxy leads to.

use crate::app::App;
use crate::connection::connection;
use crate::site::{counters, health};
use axum::Router;
use axum::extract::State;
use axum::routing::get;
use std::{sync::Arc, time::Duration};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// Probes are few.
const CONNECTIONS: usize = 64;

/// The routes: `/live` while the process runs, `/ready` while clients may be sent to it, `/metrics` for every caller.
pub fn door(app: App) -> Router {
    Router::new()
        .route("/live", get(|| async { "ok\n" }))
        .route("/ready", get(health))
        .route("/metrics", get(|State(app): State<App>| async move { counters(&app) }))
        .with_state(app)
}

/// Answer until the server has ended.
pub(crate) async fn keep(app: App, listener: TcpListener) {
    let (service, room) = (door(app.clone()), Arc::new(Semaphore::new(CONNECTIONS)));
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            tokio::time::sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Ok(permit) = Arc::clone(&room).try_acquire_owned() else { continue };
        let (app, service) = (app.clone(), service.clone());
        tokio::spawn(async move {
            connection(&app, stream, peer, service).await;
            drop(permit);
        });
    }
}
