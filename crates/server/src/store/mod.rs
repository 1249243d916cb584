//! The SQLite file: the only truth about every table.
//!
//! One thread writes. It takes whatever waits, carries it out in one transaction and commits once (group commit), so that a
//! thousand moves a second share a few hundred flushes. Nobody hears of a write before its commit has returned.

mod database;
mod error;
mod file;
mod folder;
mod pool;
mod reviews;
mod rows;
mod schema;
mod wal;
mod writer;

pub(crate) use database::Store;
pub use error::StoreError;
pub use file::backup;
pub(crate) use file::{keep_private, make_folder};
pub use folder::FILE;
pub(crate) use folder::now;
pub(crate) use reviews::{Edition, ReviewRow, Wished};
pub(crate) use rows::Listed;
