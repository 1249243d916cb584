//! The server at work: a port, connections, an orderly end.

use crate::app::App;
use crate::config::Config;
use crate::connection::connection;
use crate::door;
use crate::drain::drain;
use crate::polling::poll;
use crate::rates::Caps;
use crate::review::resume;
use crate::router::router;
use crate::store::StoreError;
use std::{fmt, io, net::SocketAddr, sync::Arc, time::Duration, time::Instant};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

/// Why the server did not start.
#[derive(Debug)]
pub enum StartError {
    Bind(SocketAddr, io::Error),
    Store(StoreError),
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StartError::Bind(address, error) => write!(f, "{address}: {error}"),
            StartError::Store(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for StartError {}

impl StartError {
    /// For people.
    #[must_use]
    pub fn message(&self) -> galerne_engine::Message {
        match self {
            StartError::Bind(address, error) => galerne_engine::Message::new("start-bind")
                .with("address", address.to_string())
                .with("error", error.to_string()),
            StartError::Store(error) => error.for_operators(),
        }
    }
}

/// How long connections may take to end when the server stops, and as long again the laboratory.
const PATIENCE: Duration = Duration::from_secs(2);
/// How often expired things are looked for.
const CLEAN_EVERY: Duration = Duration::from_secs(3600);

/// Serve until `shutdown` resolves; then say goodbye to every page, finish what was begun, and return. `ready` is
/// called with the address once tables have been replayed and connections are accepted.
pub async fn serve(
    mut config: Config,
    shutdown: impl Future<Output = ()>,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), StartError> {
    let wanted = SocketAddr::new(config.bind, config.port);
    let listener = TcpListener::bind(wanted).await.map_err(|error| StartError::Bind(wanted, error))?;
    let address = listener.local_addr().map_err(|error| StartError::Bind(wanted, error))?;
    config.port = address.port();
    let door = match config.ops {
        Some(at) => Some(TcpListener::bind(at).await.map_err(|error| StartError::Bind(at, error))?),
        None => None,
    };
    let app = App::connect(config).await.map_err(StartError::Store)?;
    app.replay().await.map_err(StartError::Store)?;
    resume(&app).await.map_err(StartError::Store)?;
    tracing::info!(%address, "serving");
    ready(address);
    let sweeping = tokio::spawn(sweep(app.clone()));
    let polling = tokio::spawn(poll(app.clone()));
    #[cfg(feature = "cluster")]
    let attending = tokio::spawn(crate::bus::attend(app.clone()));
    let door = door.map(|listener| tokio::spawn(door::keep(app.clone(), listener)));
    let shutdown = async {
        shutdown.await;
        drain(&app).await;
    };
    accept(&app, listener, shutdown).await;
    door.inspect(tokio::task::JoinHandle::abort);
    sweeping.abort();
    polling.abort();
    #[cfg(feature = "cluster")]
    attending.abort();
    Ok(())
}

async fn sweep(app: App) {
    let every = (app.config.limits.table_idle / 4).max(Duration::from_secs(1));
    let mut cleaned: Option<Instant> = None;
    loop {
        tokio::time::sleep(every).await;
        app.sweep().await;
        // In a quiet hour nothing stays in the log that a copy of the file alone would miss.
        if let Err(error) = app.store.tidy(false).await {
            tracing::warn!(%error, "the database's log could not be moved into its file");
        }
        if cleaned.is_none_or(|cleaned| cleaned.elapsed() >= CLEAN_EVERY) {
            cleaned = Some(Instant::now());
            if let Err(error) = app.clean_up().await {
                tracing::warn!(%error, "cleaning up failed");
            }
        }
    }
}

async fn accept(app: &App, listener: TcpListener, shutdown: impl Future<Output = ()>) {
    let service = router(app.clone());
    let limits = &app.config.limits;
    let (room, caps) = (Arc::new(Semaphore::new(limits.connections)), Arc::new(Caps::default()));
    let mut shutdown = std::pin::pin!(shutdown);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut shutdown => break,
        };
        let (stream, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // Too many open files, most likely: it passes when a connection closes.
                tracing::warn!(%error, "a connection could not be taken");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        // Behind a proxy every connection comes from the proxy.
        let most = if app.config.is_a_proxy(peer.ip()) { usize::MAX } else { limits.connections_per_address };
        let (Ok(permit), Some(taken)) = (Arc::clone(&room).try_acquire_owned(), caps.take(peer.ip().to_string(), most))
        else {
            app.metrics.flooded.add(1);
            continue;
        };
        let (app, service) = (app.clone(), service.clone());
        tokio::spawn(async move {
            app.metrics.connections.add(1);
            connection(&app, stream, peer, service).await;
            app.metrics.connections.sub(1);
            drop((permit, taken));
        });
    }
    tracing::info!("closing");
    app.closing.send_replace(true);
    #[cfg(feature = "cluster")]
    if let Some(bus) = app.bus() {
        bus.leave().await;
    }
    let all = u32::try_from(limits.connections).unwrap_or(u32::MAX);
    // Connections end by themselves now; those that do not are dropped.
    let parted = tokio::time::timeout(PATIENCE, room.acquire_many(all));
    // The laboratory ends between two moves. One move of a strong bot may take longer than the time to stop: it is
    // abandoned, and the games of its chunk are played again.
    let lab = app.lab.clone();
    let ended = tokio::task::spawn_blocking(move || lab.close(PATIENCE));
    drop(tokio::join!(parted, ended));
    let last = app.tables.all().into_iter().filter_map(|shared| shared.try_lock().ok()?.save_snapshot());
    // Once the writer has closed it takes none any more.
    for snapshot in last.collect::<Vec<_>>() {
        drop(snapshot.await);
    }
    // The writer works in order: when this has returned, everything before it is on the disk, and in the one file that people copy.
    if let Err(error) = app.store.tidy(true).await {
        tracing::warn!(%error, "a part of the games stays in the log beside the database: copy both, or use `galerne backup`");
    }
}
