//! How long bots and dice wait for people to follow them: as long as the slowest of those who still play wishes.

use galerne_engine::Seat;
use galerne_table::Pace;
use std::collections::HashMap;
use std::sync::Arc;
use tokio::sync::Notify;

/// What people wish, by their seats. It is not stored: a page says it anew when it is opened.
#[derive(Default)]
pub(crate) struct Paces {
    pub(crate) wished: HashMap<Seat, Pace>,
    pub(crate) changed: Arc<Notify>,
}
