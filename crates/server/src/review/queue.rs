//! Into the queue, and through it. One review is computed at a time: it takes some seconds of a processor, while bots
//! keep moving.

use crate::app::App;
use crate::commands::who;
use crate::identity::Reader;
use crate::problem::Problem;
use crate::store::{Edition, ReviewRow, StoreError, Wished};
use axum::http::StatusCode;
use galerne_catalog::AnyGame;
use galerne_catalog::review::{Effort, METHOD, Progress, Review};
use galerne_engine::Turn;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

/// Delay before a store that could not be read is tried again.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often a worker looks whether anything waits.
#[cfg(feature = "cluster")]
const LOOK_EVERY: Duration = Duration::from_millis(500);

/// How far the review of a table has come.
#[derive(Debug)]
pub(crate) enum Asked {
    Waiting(usize),
    /// How far it is, if it is worked out here.
    Working(Option<Progress>),
    Failed,
    Done(Review),
}

impl From<ReviewRow> for Asked {
    fn from(row: ReviewRow) -> Asked {
        match row {
            ReviewRow::Waiting(before) => Asked::Waiting(before),
            ReviewRow::Working => Asked::Working(None),
            ReviewRow::Failed => Asked::Failed,
            // A review that cannot be read is computed again at the next request.
            ReviewRow::Done(body) => serde_json::from_str(&body).map_or(Asked::Failed, Asked::Done),
        }
    }
}

impl Asked {
    /// The same with what this server knows of its progress.
    fn followed(self, app: &App, id: &str) -> Asked {
        match self {
            Asked::Working(_) => {
                let known = app.reviewed.lock().unwrap_or_else(PoisonError::into_inner);
                Asked::Working(known.as_ref().filter(|(table, _)| table == id).map(|(_, progress)| *progress))
            }
            other => other,
        }
    }
}

/// The edition that this table is reviewed in, and the account of the one who asks; a problem where there is nothing to review.
async fn edition(app: &App, id: &str, reader: &Reader) -> Result<(Edition, String), Problem> {
    let host = app.table(id).await?;
    let account = reader.account(id, &who(app, &host, reader)?);
    // Open cards are for afterwards.
    if host.table().turn() != Turn::Over || host.closed().is_some() {
        return Err(Problem::new(StatusCode::FORBIDDEN, "refused-not-over"));
    }
    Ok((Edition { method: METHOD, rules: host.table().game().rules() }, account))
}

/// The review as it stands; nothing is begun.
pub(crate) async fn known(app: &App, id: &str, reader: &Reader) -> Result<Option<Asked>, Problem> {
    let (edition, _) = edition(app, id, reader).await?;
    Ok(app.store.review(id.to_owned(), edition).await?.map(Asked::from))
}

/// The review, which is put into the queue unless it is there already; one that failed only `again`.
pub(crate) async fn ask(app: &App, id: &str, reader: &Reader, again: bool) -> Result<Asked, Problem> {
    let (edition, account) = edition(app, id, reader).await?;
    if let Some(known) = app.store.review(id.to_owned(), edition).await?
        && !(again && known == ReviewRow::Failed)
    {
        return Ok(Asked::from(known).followed(app, id));
    }
    let limits = &app.config.limits;
    let most = [limits.reviews_waiting_each, limits.reviews_waiting];
    let enough = |key| Problem { retry: Some(30), ..Problem::new(StatusCode::TOO_MANY_REQUESTS, key) };
    match app.store.wish_review(id.to_owned(), edition, account, again, most).await? {
        Wished::There(row) => {
            wake(app);
            Ok(row.into())
        }
        Wished::EnoughOfOne => Err(enough("refused-reviews-each")),
        Wished::EnoughOfAll => Err(enough("refused-reviews-all")),
    }
}

/// Take up the reviews that waited when the last server ended.
pub async fn resume(app: &App) -> Result<(), StoreError> {
    if app.store.reopen_reviews().await? {
        wake(app);
    }
    Ok(())
}

/// A request that has put something into the queue works it off, unless another one does already; then it follows and finds the queue
/// empty.
fn wake(app: &App) {
    let app = app.clone();
    tokio::spawn(async move {
        // Where a worker that was killed leaves something behind, that is seen to within seconds.
        if app.store.has_reviewer().await {
            return;
        }
        let turn = Arc::clone(&app.reviewing).lock_owned().await;
        while !app.is_closing() {
            match app.store.claim_review().await {
                Ok(Some((table, edition))) => work(&app, table, edition).await,
                Ok(None) => break,
                Err(error) => {
                    tracing::error!(%error, "no review could be taken from the queue");
                    tokio::select! {
                        () = tokio::time::sleep(PATIENCE) => {}
                        () = app.until_closing() => {}
                    }
                }
            }
        }
        drop(turn);
    });
}

/// The review of that record, where this program makes reviews of that edition; `follow` hears how far it is, and whether to go on.
async fn judge(
    game: &'static dyn AnyGame,
    record: String,
    edition: Edition,
    mut follow: impl FnMut(Progress) -> bool + Send + 'static,
) -> Option<Review> {
    if edition != (Edition { method: METHOD, rules: game.rules() }) {
        return None;
    }
    let judging = move || game.load_record(&record).ok()?.review(&Effort::FULL, &mut follow);
    tokio::task::spawn_blocking(judging).await.ok().flatten()
}

/// Work off the queue of the servers that share a database, until `stop` is set.
#[cfg(feature = "cluster")]
pub(crate) async fn work_off(store: crate::store::Postgres, stop: Arc<std::sync::atomic::AtomicBool>) {
    use galerne_table::{Bounds, OpenTable};
    use std::sync::atomic::Ordering::Relaxed;
    while !stop.load(Relaxed) {
        let claimed = match store.reopen_reviews().await {
            Ok(true) => store.claim_review().await,
            Ok(false) => Ok(None),
            Err(error) => Err(error),
        };
        let (table, edition) = match claimed {
            Ok(Some(claimed)) => claimed,
            Ok(None) => {
                tokio::time::sleep(LOOK_EVERY).await;
                continue;
            }
            Err(error) => {
                tracing::warn!(%error, "no review could be taken from the queue");
                tokio::time::sleep(PATIENCE).await;
                continue;
            }
        };
        let opened = match store.load(table.clone()).await {
            Ok(Some(saved)) => {
                let open = move || OpenTable::open(saved, Bounds::default()).ok();
                tokio::task::spawn_blocking(open).await.ok().flatten()
            }
            _ => None,
        };
        let made = match opened {
            Some(open) => {
                let (game, record, stop) = (open.table().game(), open.table().record(), Arc::clone(&stop));
                judge(game, record, edition, move |_| !stop.load(Relaxed)).await
            }
            None => None,
        };
        if made.is_none() && stop.load(Relaxed) {
            // Others take it up once this process is gone.
            return;
        }
        let body = made.and_then(|review| serde_json::to_string(&review).ok());
        if let Err(error) = store.finish_review(table, body).await {
            tracing::error!(%error, "a review could not be kept");
        }
    }
}

/// One review. When the server stops during it the row stays as it is, and the next server begins anew.
async fn work(app: &App, id: String, edition: Edition) {
    let made = match app.table(&id).await {
        Ok(host) => {
            let (game, record) = (host.table().game(), host.table().record());
            drop(host);
            let closing = app.closing.subscribe();
            let (told, named) = (Arc::clone(&app.reviewed), id.clone());
            let follow = move |progress| {
                *told.lock().unwrap_or_else(PoisonError::into_inner) = Some((named.clone(), progress));
                !*closing.borrow()
            };
            judge(game, record, edition, follow).await
        }
        Err(_) => None,
    };
    if made.is_none() && app.is_closing() {
        return;
    }
    let body = made.and_then(|review| serde_json::to_string(&review).ok());
    if body.is_none() {
        tracing::warn!(table = id, "a review failed");
    }
    if let Err(error) = app.store.finish_review(id, body).await {
        tracing::error!(%error, "a review could not be kept");
    }
}
