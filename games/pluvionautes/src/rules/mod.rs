//! The rules: the course of a turn, what is legal, chance, secrets, the count.

mod build;
mod chance;
pub(crate) mod edition;
mod legal;
mod report;
mod secrets;
mod setup;
pub(crate) mod standings;
pub(crate) mod throw;
mod tow;
pub(crate) mod turn;
mod ways;
