//! The greedy judge, the levels, and the race solved exactly.

mod habitue;
mod judge;
mod maitre;
mod racer;
pub(crate) mod solver;
