//! Connect four: a complete small game behind the contract. `docs/adding-a-game.md` walks through it.

mod game;
mod picture;
mod position;
mod rules;
mod words;

pub use game::{ConnectFour, Never, Options};
pub use position::Position;
pub use rules::{Action, Event, State};
