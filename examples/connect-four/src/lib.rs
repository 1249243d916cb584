//! Connect four: a complete small game behind the contract. `docs/adding-a-game.md` walks through it.

mod chance;
mod game;
mod picture;
mod position;
mod rules;
mod secrets;
mod words;

pub use chance::Never;
pub use game::{ConnectFour, Options};
pub use position::Position;
pub use rules::{Action, Event, State};
