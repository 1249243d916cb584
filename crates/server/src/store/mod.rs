//! Where tables are kept: the only truth about each of them. A SQLite file, unless PostgreSQL was asked for.
//!
//! In the file one thread writes. It takes whatever waits, carries it out in one transaction and commits once (group commit), so that a
//! thousand moves a second share a few hundred flushes. No write is acknowledged before its commit has returned.

mod backend;
mod database;
mod error;
mod file;
mod folder;
mod pool;
#[cfg(feature = "cluster")]
mod postgres;
mod reviews;
mod rows;
mod schema;
mod shapes;
mod wal;
mod whole;
mod writer;

pub(crate) use backend::Store;
pub(crate) use database::Sqlite;
pub use error::StoreError;
pub use file::backup;
pub(crate) use file::{keep_private, make_folder};
pub use folder::FILE;
pub(crate) use folder::now;
#[cfg(feature = "cluster")]
pub(crate) use postgres::{Played, Postgres, Purpose, Role, Shard};
pub(crate) use shapes::{Edition, Listed, Mark, ReviewRow, Seated, Wished};
#[cfg(feature = "cluster")]
pub(crate) use shapes::{seat_bits, seats_of_bits};
