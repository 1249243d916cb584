//! The pages that belong to no table: home, rulebooks, files, and what operators ask for.

use crate::app::App;
use crate::error_page::{error, page};
use crate::identity::{Reader, with_cookie};
use crate::models::{known, lists};
use crate::problem::Problem;
use crate::secret;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse as _, Response};
use galerne_catalog::{AnyGame, games};
use galerne_pages::model::{GameCard, HomePage, ProgramsPage, RulesPage, RulesShelfPage};
use galerne_table::game_card;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

pub(crate) async fn nowhere(State(app): State<App>, reader: Reader, uri: Uri) -> Response {
    let problem = Problem::new(StatusCode::NOT_FOUND, "no-page");
    if uri.path().starts_with("/api/") {
        problem.into_json(reader.language())
    } else {
        error(&app, &reader, problem).await
    }
}

pub(crate) async fn home(State(app): State<App>, reader: Reader) -> Response {
    let (_, cookie) = reader.person_or_new(&app);
    let html = async {
        let (mine, open) = lists(&app, &reader).await?;
        let games = games().map(|game| game_card(game, reader.language())).collect();
        Ok(galerne_pages::home(&HomePage { frame: reader.frame(&app).await, games, mine, open }))
    };
    with_cookie(page(&app, &reader, html.await).await, cookie)
}

/// All rulebooks.
pub(crate) async fn rulebooks(State(app): State<App>, reader: Reader) -> Html<String> {
    let has_book = |game: &&'static dyn AnyGame| !game.is_example() && galerne_pages::has_rulebook(game.id());
    let games = games().filter(has_book).map(|game| game_card(game, reader.language())).collect();
    Html(galerne_pages::rules_shelf(&RulesShelfPage { frame: reader.frame(&app).await, games }))
}

pub(crate) async fn rules(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let html = async {
        // The rules of all tables are a book like any other, of no game.
        let game = match id.as_str() {
            "table" => GameCard { id: id.clone(), ..GameCard::default() },
            id => game_card(known(id)?, reader.language()),
        };
        let book = galerne_pages::rules(&RulesPage { frame: reader.frame(&app).await, game });
        book.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))
    };
    page(&app, &reader, html.await).await
}

/// For people who write programs.
pub(crate) async fn programs(State(app): State<App>, reader: Reader, headers: HeaderMap) -> Html<String> {
    let host = headers.get(header::HOST).and_then(|value| value.to_str().ok()).unwrap_or("localhost");
    let address = app.config.origins.first().cloned().unwrap_or_else(|| format!("http://{host}"));
    Html(galerne_pages::programs(&ProgramsPage { frame: reader.frame(&app).await, address }))
}

/// What the browser shows when it cannot reach us: it fetches this ahead of time.
pub(crate) async fn offline(State(app): State<App>, reader: Reader) -> Html<String> {
    Html(galerne_pages::offline(&reader.frame(&app).await))
}

pub(crate) async fn asset(Path(name): Path<String>) -> Response {
    file(&name, "public, max-age=31536000, immutable")
}

pub(crate) async fn top_asset(uri: Uri) -> Response {
    file(uri.path().trim_start_matches('/'), "public, max-age=3600")
}

fn file(name: &str, keep: &'static str) -> Response {
    let Some(asset) = galerne_pages::assets::find(name) else { return StatusCode::NOT_FOUND.into_response() };
    let headers = [(header::CONTENT_TYPE, asset.content_type), (header::CACHE_CONTROL, keep)];
    match &asset.gzip {
        // Every browser takes it.
        Some(gzip) => (headers, [(header::CONTENT_ENCODING, "gzip")], Bytes::from_static(gzip)).into_response(),
        None => (headers, Bytes::from_static(&asset.bytes)).into_response(),
    }
}

/// How long the last answer about the disk is reused: callers may ask at any rate.
const HEALTH_AGE: Duration = Duration::from_secs(1);

/// Well: able to read its file, and to write to it.
pub(crate) async fn health(State(app): State<App>) -> Response {
    let ill = |why: &'static str| (StatusCode::SERVICE_UNAVAILABLE, why).into_response();
    if app.is_closing() || app.draining.load(Relaxed) {
        return ill("closing\n");
    }
    let mut last = app.health.lock().await;
    let known = last.filter(|(at, _)| at.elapsed() < HEALTH_AGE).map(|(_, is_well)| is_well);
    let is_well = match known {
        Some(is_well) => is_well,
        None => {
            let asked = tokio::time::timeout(app.config.limits.health_wait, app.store.probe());
            let is_well = asked.await.is_ok_and(|answer| answer.is_ok());
            *last = Some((Instant::now(), is_well));
            is_well
        }
    };
    if is_well { "ok\n".into_response() } else { ill("the database does not answer\n") }
}

/// For operators: by their token, or from this very machine where nothing stands between.
pub(crate) async fn metrics(State(app): State<App>, reader: Reader, headers: HeaderMap) -> Response {
    let config = &app.config;
    let is_direct = !config.is_proxied()
        && config.origins.is_empty()
        && reader.address.is_loopback()
        && !["x-forwarded-for", "forwarded", "via", "x-real-ip"].iter().any(|name| headers.contains_key(*name));
    let is_known = match (&config.metrics_token, &reader.bearer) {
        (Some(token), Some(shown)) => secret::is_same(token, shown),
        _ => false,
    };
    if !is_direct && !is_known {
        return error(&app, &reader, Problem::new(StatusCode::NOT_FOUND, "no-page")).await;
    }
    counters(&app)
}

/// All counters, as Prometheus reads them.
pub(crate) fn counters(app: &App) -> Response {
    let (writes, groups) = app.store.written();
    let mut text = app.metrics.text();
    let mut add = |name: &str, kind: &str, help: &str, value: u64| {
        text.push_str(&format!("# HELP galerne_{name} {help}\n# TYPE galerne_{name} {kind}\ngalerne_{name} {value}\n"));
    };
    add("writes", "counter", "Writes carried out.", writes);
    add("write_groups", "counter", "Transactions that they shared.", groups);
    #[cfg(feature = "cluster")]
    if let Some(bus) = app.bus() {
        add("bus", "gauge", "Whether the bus is there.", bus.is_up().into());
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text).into_response()
}
