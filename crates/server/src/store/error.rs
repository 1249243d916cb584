//! Errors of a store, distinguished as far as a caller or an operator acts on them differently.

use galerne_engine::Message;
use std::{fmt, path::Path};

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StoreError {
    /// The disk is full: nothing was written.
    Full,
    /// Another program holds the database.
    Locked,
    /// Another server uses this data folder.
    InUse(String),
    /// The file is no database of ours.
    Foreign(String),
    /// The file can no longer be read as a whole.
    Damaged(String),
    /// Everything was in the log beside the file, and the log is damaged.
    LogLost(String),
    /// A copy would replace this file.
    Exists(String),
    /// There is nothing to copy at this path.
    Missing(String),
    /// The file was written by a later version of this program.
    Newer {
        found: i64,
        known: i64,
    },
    /// The entry exists already: another writer was faster.
    Conflict,
    /// The connection broke after the write had been sent: it may stand or not.
    Uncertain,
    /// The database does not answer: nothing was written.
    Unreachable(String),
    /// The database takes no writes.
    ReadOnly,
    /// The database would lose what it has acknowledged: the setting that says so.
    Unsafe(String),
    /// The database is on another machine, and nothing encrypts what goes there.
    Plain(String),
    /// Other processes that use the database sign with another key than the one in this file.
    WrongKey(String),
    /// A copy would mix two stores: a table or person that is in the target only.
    NotEmpty(String),
    /// What was copied does not read as what it was copied from.
    Miscopied(String),
    /// The database was made by an earlier version of this program.
    Older {
        found: i64,
        known: i64,
    },
    /// The writer has stopped: the server is shutting down.
    Gone,
    Other(String),
}

impl StoreError {
    pub(super) fn io(path: &Path, error: &std::io::Error) -> StoreError {
        StoreError::Other(format!("{}: {error}", path.display()))
    }

    pub(super) fn at(path: &Path, error: rusqlite::Error) -> StoreError {
        StoreError::from(error).at_path(path)
    }

    pub(super) fn at_path(self, path: &Path) -> StoreError {
        match self {
            StoreError::Foreign(_) => StoreError::Foreign(path.display().to_string()),
            StoreError::Damaged(_) => StoreError::Damaged(path.display().to_string()),
            StoreError::Other(why) => StoreError::Other(format!("{}: {why}", path.display())),
            other => other,
        }
    }

    /// Which key it was that is wrong.
    #[cfg(feature = "cluster")]
    pub(crate) fn with_key(self, path: &Path) -> StoreError {
        match self {
            StoreError::WrongKey(_) => StoreError::WrongKey(path.display().to_string()),
            other => other,
        }
    }

    /// For players: without the paths of the server's files.
    #[must_use]
    pub fn message(&self) -> Message {
        match self {
            StoreError::Damaged(_)
            | StoreError::LogLost(_)
            | StoreError::Other(_)
            | StoreError::Unreachable(_)
            | StoreError::ReadOnly => Message::new("store-broken"),
            other => other.for_operators(),
        }
    }

    /// For operators: which file it is, and what can be done.
    #[must_use]
    pub fn for_operators(&self) -> Message {
        match self {
            StoreError::Damaged(path) => Message::new("store-damaged").with("path", path.as_str()),
            StoreError::LogLost(path) => Message::new("store-log-lost").with("path", path.as_str()),
            StoreError::Exists(path) => Message::new("store-exists").with("path", path.as_str()),
            StoreError::Missing(path) => Message::new("store-missing").with("path", path.as_str()),
            StoreError::Full => Message::new("store-full"),
            StoreError::Locked => Message::new("store-locked"),
            StoreError::InUse(folder) => Message::new("store-in-use").with("folder", folder.as_str()),
            StoreError::Foreign(path) => Message::new("store-foreign").with("path", path.as_str()),
            StoreError::Newer { found, known } => {
                Message::new("store-newer").with("found", *found).with("known", *known)
            }
            StoreError::Conflict => Message::new("store-conflict"),
            StoreError::Uncertain => Message::new("store-uncertain"),
            StoreError::Unreachable(error) => Message::new("store-unreachable").with("error", error.as_str()),
            StoreError::ReadOnly => Message::new("store-read-only"),
            StoreError::Unsafe(setting) => Message::new("store-unsafe").with("setting", setting.as_str()),
            StoreError::Plain(host) => Message::new("store-plain").with("host", host.as_str()),
            StoreError::NotEmpty(id) => Message::new("store-not-empty").with("id", id.as_str()),
            StoreError::Miscopied(id) => Message::new("store-miscopied").with("id", id.as_str()),
            StoreError::WrongKey(path) => Message::new("store-wrong-key").with("path", path.as_str()),
            StoreError::Older { found, known } => {
                Message::new("store-older").with("found", *found).with("known", *known)
            }
            StoreError::Gone => Message::new("store-gone"),
            StoreError::Other(error) => Message::new("store-other").with("error", error.as_str()),
        }
    }
}

impl fmt::Display for StoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&crate::texts::say(galerne_texts::Language::En, &self.for_operators()))
    }
}

impl std::error::Error for StoreError {}

impl From<rusqlite::Error> for StoreError {
    fn from(error: rusqlite::Error) -> StoreError {
        use rusqlite::ErrorCode;
        // On a full disk not even the index beside the log can be made, and SQLite calls that an error of input and output.
        let extended = error.sqlite_error().map(|error| error.extended_code);
        if extended == Some(rusqlite::ffi::SQLITE_IOERR_SHMSIZE) {
            return StoreError::Full;
        }
        match error.sqlite_error_code() {
            Some(ErrorCode::DiskFull) => StoreError::Full,
            Some(ErrorCode::DatabaseBusy | ErrorCode::DatabaseLocked) => StoreError::Locked,
            Some(ErrorCode::NotADatabase) => StoreError::Foreign(String::new()),
            Some(ErrorCode::ConstraintViolation) => StoreError::Conflict,
            Some(ErrorCode::DatabaseCorrupt) => StoreError::Damaged(String::new()),
            _ => StoreError::Other(error.to_string()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rusqlite::ffi;

    #[test]
    fn a_full_disk_is_called_so_also_when_the_database_is_opened() {
        let failed = |code| StoreError::from(rusqlite::Error::SqliteFailure(ffi::Error::new(code), None));
        assert_eq!(failed(ffi::SQLITE_IOERR_SHMSIZE), StoreError::Full);
        assert_eq!(failed(ffi::SQLITE_FULL), StoreError::Full);
        assert_eq!(failed(ffi::SQLITE_CORRUPT), StoreError::Damaged(String::new()));
        assert!(matches!(failed(ffi::SQLITE_IOERR_READ), StoreError::Other(_)));
    }
}
