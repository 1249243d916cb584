//! Requests that cost a good part of a second and no table waits for: sheets of print, pictures to share. They run a few at a time.

use crate::problem::Problem;
use axum::http::StatusCode;
use std::time::Duration;
use tokio::sync::Semaphore;

/// Setting a box takes a tenth of a second of a processor: at most two run at a time, over all callers.
static AT_WORK: Semaphore = Semaphore::const_new(2);
/// A request that would wait longer is refused with the advice to retry: its reader has given up by then, and an
/// unbounded queue would let visitors stop the server.
const PATIENCE: Duration = Duration::from_secs(5);

/// On the threads that may take their time.
pub(crate) async fn worked<T: Send + 'static>(
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    waited(&AT_WORK, PATIENCE, work).await
}

async fn waited<T: Send + 'static>(
    places: &Semaphore,
    patience: Duration,
    work: impl FnOnce() -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    let busy = || Problem { retry: Some(5), ..Problem::new(StatusCode::SERVICE_UNAVAILABLE, "refused-busy") };
    let Ok(Ok(_place)) = tokio::time::timeout(patience, places.acquire()).await else { return Err(busy()) };
    tokio::task::spawn_blocking(work).await.map_err(|_| busy())?
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_waits_for_ever() {
        let places = Semaphore::new(1);
        let taken = places.acquire().await.unwrap();
        let refused = waited(&places, Duration::from_millis(5), || Ok(1)).await;
        assert_eq!(refused.err().map(|problem| problem.status), Some(StatusCode::SERVICE_UNAVAILABLE));
        drop(taken);
        assert!(waited(&places, Duration::from_secs(60), || Ok(1)).await.is_ok());
    }
}
