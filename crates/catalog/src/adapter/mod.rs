//! The adapter from the typed contract to the object-safe interface.

mod bench;
mod flat;
mod insight;
mod listed;
mod moment;
mod pictures;
mod printing;
mod reading;
mod review;
mod table;
mod why;

pub(crate) use listed::{Chapters, Listed};
