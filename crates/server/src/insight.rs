//! Hints for people at a table: one search for all who ask the same.

use crate::app::App;
use crate::commands::spend;
use crate::host::Host;
use crate::problem::Problem;
use crate::thinkers::{Flight, NoThought};
use axum::http::StatusCode;
use galerne_catalog::{Budget, Hint, Machine};
use galerne_engine::{Seat, Viewer};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::OwnedMutexGuard;

/// The clock of this machine, from the moment of the request.
#[derive(Debug)]
struct Clock(Instant);

impl Machine for Clock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}

/// Compute, unless it is cached or in progress. The first caller is charged for it; a caller that goes away does not
/// cancel it.
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

/// What the seat could do now, the best first. The table is not locked while it is computed.
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
