//! PostgreSQL: the truth about every table, for any number of processes.
//!
//! An append says how many entries and how many changes of seats its sender knows of (`heads`): the database compares, and carries it out
//! only if no other writer was faster. Nothing is locked between two statements, and no process is in charge of a
//! table.

mod append;
mod convert;
mod handle;
mod joining;
mod link;
mod lists;
mod news;
mod nodes;
mod people;
mod pool;
mod queue;
mod role;
mod schema;
mod shards;
mod tables;
mod whole;

pub(crate) use handle::{Postgres, Purpose};
pub(crate) use role::Role;
pub(crate) use shards::{Played, Shard};
