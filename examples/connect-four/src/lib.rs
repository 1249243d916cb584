//! Connect four: a complete small game behind the contract. `docs/adding-a-game.md` walks through it.

mod action;
mod bots;
mod event;
mod game;
mod perceive;
mod picture;
mod position;
mod rule_ids;
mod rules;
mod state;
mod words;

pub use action::Action;
pub use event::Event;
pub use game::{ConnectFour, Options};
pub use position::Position;
pub use state::State;
