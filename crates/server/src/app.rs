//! What all requests share, and the map from addresses to handlers.

use crate::config::Config;
use crate::insight::Thinkers;
use crate::lab::{self, Desk, Views};
use crate::metrics::Metrics;
use crate::rates::{Caps, Rates, Taken};
use crate::secret::Key;
use crate::store::{self, Store, StoreError};
use crate::tables::Tables;
use crate::{api, boards, compress, guard, insight, lesson, site, socket};
use axum::{Router, middleware, routing::get, routing::post};
use std::{fmt, net::IpAddr, ops::Deref, sync::Arc, time::Duration, time::Instant};
use tokio::sync::{Semaphore, watch};

const DAY: Duration = Duration::from_secs(24 * 3600);

/// The server's state; clones share it.
#[derive(Clone)]
pub struct App(Arc<Inner>);

/// What is inside.
pub struct Inner {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) key: Key,
    pub(crate) tables: Tables,
    pub(crate) metrics: Metrics,
    /// The bots that may think at the same time.
    pub(crate) bots: Arc<Semaphore>,
    /// Hints and analyses, which must not keep the bots waiting.
    pub(crate) thinkers: Thinkers,
    pub(crate) insights: Rates,
    /// When this server began: connections before it are nobody's fault.
    pub(crate) started: Instant,
    /// Passphrases that may be hashed at the same time: each takes some megabytes.
    pub(crate) hashing: Semaphore,
    pub(crate) actions: Rates,
    pub(crate) previews: Rates,
    pub(crate) requests: Rates,
    /// Requests of each address that are being answered.
    pub(crate) at_once: Arc<Caps>,
    pub(crate) openings: Rates,
    pub(crate) openings_a_day: Rates,
    pub(crate) imports: Rates,
    pub(crate) passphrases: Rates,
    /// Passphrases tried for each name.
    pub(crate) guesses: Rates,
    sockets: Arc<Caps>,
    /// The laboratory's queue, and what was drawn of its runs.
    pub(crate) lab: Desk,
    pub(crate) views: Views,
    /// Whether the disk answered when it was last asked, and when that was.
    pub(crate) health: tokio::sync::Mutex<Option<(Instant, bool)>>,
    /// Becomes true when the server stops.
    pub(crate) closing: watch::Sender<bool>,
}

impl Deref for App {
    type Target = Inner;

    fn deref(&self) -> &Inner {
        &self.0
    }
}

impl fmt::Debug for App {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("App").field("config", &self.0.config).finish_non_exhaustive()
    }
}

impl fmt::Debug for Inner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inner").field("config", &self.config).finish_non_exhaustive()
    }
}

impl App {
    /// Open the data folder. Nothing is served yet; call [`App::replay`] before it is.
    pub fn open(config: Config) -> Result<App, StoreError> {
        let file = config.database.clone().unwrap_or_else(|| config.data.join(store::FILE));
        let store = Store::open(&file, config.durability)?;
        store::make_folder(&config.data)
            .map_err(|error| StoreError::Other(format!("{}: {error}", config.data.display())))?;
        let path = config.data.join("key");
        let key = Key::open(&path).map_err(|error| StoreError::Other(format!("{}: {error}", path.display())))?;
        let limits = &config.limits;
        let folder = config.data.join("lab");
        let lab = Desk::open(folder.clone(), config.lab_threads.max(1), limits.clone())
            .map_err(|error| StoreError::Other(format!("{}: {error}", folder.display())))?;
        Ok(App(Arc::new(Inner {
            bots: Arc::new(Semaphore::new(config.bot_workers.max(1))),
            thinkers: Thinkers::new(&config),
            insights: Rates::new(limits.insight_credit, limits.insight_window),
            started: Instant::now(),
            hashing: Semaphore::new(2),
            actions: Rates::new(limits.action_credit, limits.action_window),
            previews: Rates::new(limits.preview_credit, limits.action_window),
            requests: Rates::new(limits.request_credit, limits.request_window),
            openings: Rates::new(limits.table_credit, limits.table_window),
            openings_a_day: Rates::new(limits.table_day_credit, DAY),
            imports: Rates::new(limits.import_credit, limits.import_window),
            passphrases: Rates::new(limits.passphrase_credit, limits.passphrase_window),
            guesses: Rates::new(limits.guess_credit, limits.guess_window),
            at_once: Arc::default(),
            sockets: Arc::default(),
            lab,
            views: Views::default(),
            health: tokio::sync::Mutex::default(),
            closing: watch::Sender::new(false),
            tables: Tables::default(),
            metrics: Metrics::default(),
            config,
            store,
            key,
        })))
    }

    /// For tests of a disk that does not answer.
    #[doc(hidden)]
    pub async fn hold_writer(&self, time: Duration) -> Result<(), StoreError> {
        self.store.hold_writer(time).await
    }

    /// For tests of a full disk: the database may not grow beyond that many pages.
    #[doc(hidden)]
    pub async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        self.store.limit_pages(pages).await
    }

    /// Room for one more socket or stream of that account at that address; `None` where either has enough.
    pub(crate) fn room_for_socket(&self, address: IpAddr, account: &str) -> Option<[Taken; 2]> {
        let (limits, address) = (&self.config.limits, address.to_string());
        let each = if account == address { limits.sockets_of_strangers } else { limits.sockets_per_person };
        let own = self.sockets.take(format!("of {account}"), each);
        let room = own.and_then(|own| Some([own, self.sockets.take(address, limits.sockets_per_address)?]));
        if room.is_none() {
            self.metrics.flooded.add(1);
        }
        room
    }

    /// Resolves when the server begins to stop.
    pub(crate) async fn until_closing(&self) {
        let mut closing = self.closing.subscribe();
        drop(closing.wait_for(|closing| *closing).await);
    }

    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }
}

/// Everything the server answers.
pub fn router(app: App) -> Router {
    let (api, openapi) = api::router();
    let pages = Router::new()
        .route("/", get(site::home))
        .route("/game/{game}", get(site::game))
        .route("/game/{game}/board", get(boards::show).post(boards::work))
        .route("/rules/{game}", get(site::rules))
        .route("/learn/{game}", get(lesson::learn))
        .route("/learn/{game}/ws", get(lesson::upgrade))
        .route("/play", post(site::play))
        .route("/table/{table}", get(site::table).post(site::by_hand))
        .route("/table/{table}/replay", get(site::replay))
        .route("/table/{table}/analysis", get(insight::analysis))
        .route("/table/{table}/ws", get(socket::upgrade))
        .route("/settings", get(site::settings).post(site::set_settings))
        .route("/settings/name", post(site::set_name))
        .route("/settings/passphrase", post(site::set_passphrase))
        .route("/settings/return", post(site::return_as))
        .route("/programs", get(site::programs))
        .route("/offline", get(site::offline))
        .route("/assets/{*name}", get(site::asset))
        .route("/favicon.ico", get(site::top_asset))
        .route("/manifest.webmanifest", get(site::top_asset))
        .route("/sw.js", get(site::top_asset))
        .route("/health", get(site::health))
        .route("/metrics", get(site::metrics))
        .fallback(site::nowhere);
    let openapi = get(move || async move { axum::Json(openapi) });
    pages
        .merge(lab::routes())
        .merge(api)
        .route("/api/openapi.json", openapi)
        .layer(middleware::from_fn(compress::compress))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}
