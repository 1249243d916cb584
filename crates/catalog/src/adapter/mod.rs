//! The adapter from the typed contract to the object-safe interface.

mod analysis;
mod bench;
mod insight;
mod listed;
mod moment;
mod pictures;
mod reading;
mod table;
mod why;

pub(crate) use listed::Listed;
