//! Players: what a board is worth, what a turn can bring, three strengths of pilots, and what the strongest has learnt.

pub(crate) mod ahead;
mod inputs;
mod judge;
pub(crate) mod learnt;
pub(crate) mod maitre;
pub(crate) mod observer;
mod plan;
mod report;
mod shipped;
pub(crate) mod value;
