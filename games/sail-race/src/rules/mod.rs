//! The rules: the course of a turn, a boat's move, what is legal, chance, secrets, standings.

mod chance;
mod legal;
mod movement;
mod orders;
mod secrets;
mod setup;
pub(crate) mod speed;
mod standings;
mod turn;
