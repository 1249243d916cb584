//! ONB, One dice Battles: a skirmish of figures on a square grid where every attack is a single die.
//!
//! Hidden statistics are boiled down beforehand into printed attack lines (`bestiary`), boards into tables of sight and
//! movement (`map`); what is left for play is small.
//!
//! ```
//! use galerne_engine::{Playout, Rules};
//! use galerne_onb::{Onb, Options};
//!
//! let game = Onb::new(&Options::default(), 2).unwrap();
//! let mut state = game.start();
//! assert!(Playout::new(1).finish(&game, &mut state, 1_000_000).is_some());
//! ```

mod action;
mod activation;
mod area;
mod army;
mod attack;
pub mod bestiary;
mod board;
mod chance;
mod charge;
mod deploy;
mod doors;
mod doubt;
mod event;
mod explain;
mod game;
mod geometry;
mod judge;
mod lesson;
pub mod map;
mod movement;
mod names;
mod odds;
mod opportunity;
mod options;
mod picture;
mod position;
mod powers;
mod restore;
mod roster;
mod round;
mod routes;
pub mod rules_ids;
mod scenario;
mod secrets;
mod setup;
mod sight;
mod soundness;
mod state;
mod telling;
mod words;
mod write_down;

pub use action::{Action, Chance, Order};
pub use event::{DoorChange, Event, Modifiers, Move, Test, Who};
pub use lesson::LESSON;
pub use options::Options;
pub use position::{
    ActiveText, DoorText, GaitText, Mark, PathText, PlacingText, Position, RollName, RollText, UnitText,
};
pub use setup::Onb;
pub use sight::Shot;
pub use state::State;
