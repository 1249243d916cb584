//! Players: what a board is worth, what a turn can bring, and three strengths of pilots.

mod ahead;
mod judge;
pub(crate) mod maitre;
pub(crate) mod observer;
mod plan;
mod report;
pub(crate) mod value;
