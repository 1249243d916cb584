//! The data folder: the name of its database, its lock, the time that rows are stamped with.

use std::fs::File;
use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

/// The name of the database within the data folder.
pub const FILE: &str = "galerne.sqlite";

/// The folder's lock: a second server on the same folder would serve stale tables. Every connection holds it until it
/// is closed, because closing the last one still moves the log into the file.
pub(super) type FolderLock = Arc<File>;

/// Seconds since the epoch.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_secs() as i64)
}
