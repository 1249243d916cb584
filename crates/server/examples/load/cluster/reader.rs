//! Somebody who asks for a table over and over, at any door: what was acknowledged before the question is in the answer.

use super::Hall;
use crate::http::Http;
use serde_json::Value;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

/// Between two questions.
const PAUSE: Duration = Duration::from_millis(100);
/// A node may be asleep.
const PATIENCE: Duration = Duration::from_secs(3);

pub(super) async fn read(hall: Hall, table: Arc<str>, mut round: usize) {
    let Hall { doors, shared, done } = hall;
    let path = format!("/api/tables/{table}");
    while !done.load(Relaxed) {
        tokio::time::sleep(PAUSE).await;
        round += 1;
        let newest = || shared.newest.lock().unwrap_or_else(PoisonError::into_inner).get(&table).copied().unwrap_or(0);
        let known = newest();
        let asked = tokio::time::timeout(PATIENCE, async {
            Http::connect(doors[round % doors.len()]).await?.call("GET", &path, "").await
        });
        let Ok(Ok((200, text))) = asked.await else { continue };
        let state: Value = serde_json::from_str(&text).unwrap_or_default();
        if (state["v"].as_u64().unwrap_or(0) as usize) < known {
            shared.went_back.fetch_add(1, Relaxed);
        }
    }
}
