//! What a strong player thinks: a hint while one plays, and the whole game looked back at when it is over.

use crate::app::App;
use crate::commands::{spend, who};
use crate::host::Host;
use crate::identity::Reader;
use crate::problem::Problem;
use crate::thinkers::{Flight, NoThought};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::response::{Html, IntoResponse as _, Response};
use galerne_catalog::{Budget, Hint, Machine, NoClock};
use galerne_engine::{Seat, Turn, Viewer};
use galerne_pages::model::LookingBack;
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::OwnedMutexGuard;

/// For a whole game somebody waits a little longer than for a move.
const WHOLE_GAME: Budget<'_> =
    Budget { iterations: 400_000, time: Duration::from_secs(4), threads: 1, machine: &NoClock };

/// The clock of this machine, from the moment somebody asked.
#[derive(Debug)]
struct Clock(Instant);

impl Machine for Clock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Think, unless somebody has or does. Whoever begins it pays for it; whoever goes away meanwhile does not stop it.
async fn once<T: Send + Sync + 'static>(
    app: &App,
    flight: Flight<T>,
    account: &str,
    work: impl FnOnce() -> Option<T> + Send + 'static,
) -> Result<Arc<T>, Problem> {
    if let Some(known) = flight.get() {
        return Ok(Arc::clone(known));
    }
    let (app, account) = (app.clone(), account.to_owned());
    let thinking = tokio::spawn(async move {
        let begin = || async {
            spend(&app, &app.insights, &account)?;
            let failed = || Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "refused-error");
            let busy = || Problem { retry: Some(5), ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, "refused-busy") };
            match app.thinkers.think(work).await {
                Ok(thought) => thought.map(Arc::new).ok_or_else(failed),
                Err(NoThought::Failed) => Err(failed()),
                Err(NoThought::Busy) => Err(busy()),
            }
        };
        flight.get_or_try_init(begin).await.cloned()
    });
    thinking.await.unwrap_or_else(|_| Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "refused-error")))
}

/// What the seat could do now, the best first. The table stays free meanwhile.
pub(crate) async fn hints(
    app: &App,
    mut host: OwnedMutexGuard<Host>,
    seat: Seat,
    account: &str,
) -> Result<Arc<Vec<Hint>>, Problem> {
    let version = host.version_for(Viewer::seat(seat));
    let none = || Problem::new(StatusCode::NOT_FOUND, "refused-no-hint");
    let copy = host.for_a_bot();
    let (known, flight) = host.insights.hints.get_mut(seat.index()).ok_or_else(none)?;
    if *known != version {
        (*known, *flight) = (version, Flight::default());
    }
    let flight = Arc::clone(flight);
    drop(host);
    let copy = copy.ok_or_else(none)?;
    once(app, flight, account, move || {
        Some(copy.hint(seat, &Budget { machine: &Clock(Instant::now()), ..Budget::QUICK }))
    })
    .await
}

/// `/table/{table}/analysis`: a piece of a page, for the table and its replay once the game is over.
pub(crate) async fn analysis(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    match looked_back(&app, &id, &reader).await {
        Ok(seen) => Html(galerne_pages::looking_back(&seen, language)).into_response(),
        Err(problem) => problem.into_json(language),
    }
}

async fn looked_back(app: &App, id: &str, reader: &Reader) -> Result<LookingBack, Problem> {
    let host = app.table(id).await?;
    let (language, who) = (reader.language(), who(app, &host, reader)?);
    // Open cards are for afterwards.
    if host.table().turn() != Turn::Over || host.closed().is_some() {
        return Err(Problem::new(StatusCode::FORBIDDEN, "refused-not-over"));
    }
    let flight = Arc::clone(&host.insights.analysis);
    let (game, record) = (host.table().game(), host.table().record());
    drop(host);
    let look_back = move || {
        game.load_record(&record)
            .ok()
            .map(|table| table.analysis(&Budget { machine: &Clock(Instant::now()), ..WHOLE_GAME }))
    };
    let analysis = once(app, flight, &reader.account(id, &who), look_back).await?;
    Ok(app.with_table(id, move |host| galerne_table::analysis_page(host, &analysis, language)).await?)
}
