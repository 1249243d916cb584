//! Requests that cost a good part of a second and no table waits for: sheets of print, pictures to share. They run a few at a time.

use crate::problem::Problem;
use axum::http::StatusCode;
use tokio::sync::Semaphore;

/// Setting a box takes a tenth of a second of a processor: never more than two at a time, whoever asks.
static AT_WORK: Semaphore = Semaphore::const_new(2);

/// On the threads that may take their time.
pub(crate) async fn worked<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, "no-page");
    let _place = AT_WORK.acquire().await.map_err(|_| busy())?;
    tokio::task::spawn_blocking(work).await.map_err(|_| busy())?
}
