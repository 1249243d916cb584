//! The rules: the course of a turn, what is legal, chance, secrets, standings.

mod chance;
mod legal;
mod orders;
mod secrets;
mod setup;
pub(crate) mod speed;
mod standings;
mod turn;
