//! Chance and secrets; the rest of the rules fits into `game.rs`.

mod chance;
mod secrets;
