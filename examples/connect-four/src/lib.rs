//! Connect four: a complete small game behind the contract. `docs/adding-a-game.md` walks through it.

mod picture;
mod rules;
mod words;

pub use rules::{Action, ConnectFour, Event, Options, Position, State};
