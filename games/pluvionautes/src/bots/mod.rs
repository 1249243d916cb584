//! Players: what a board is worth, what a turn can bring, and three strengths of pilots.

mod judge;
pub(crate) mod observer;
pub(crate) mod pilot;
mod plan;
mod report;
pub(crate) mod value;
