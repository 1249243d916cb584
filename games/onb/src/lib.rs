//! ONB, One dice Battles: a skirmish of figures on a square grid where every attack is a single die.
//!
//! | room | what is in it |
//! |---|---|
//! | `bestiary`, `map` | the parts: creatures and weapons with the generator of their attack lines; boards with their tables of sight and movement |
//! | `options`, `state`, `action`, `event`, `rule_ids`, `game` | the vocabulary of a battle, and the set-up that implements the contract |
//! | `rules` | what may be done and what it does, a file per phase or concept |
//! | `position` | positions written, read and validated |
//! | `perceive` | what a seat sees, as numbers |
//! | `odds` | exact chances of attacks and tests |
//! | `words` | labels, questions, log, text board, army lists, explained lines of sight |
//! | `bots` | judgement, plans, and the *maître* |
//! | `picture` | board, panels, previews, sequences, reasons |
//! | `lesson` | the lesson |
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
pub mod bestiary;
mod bots;
mod event;
mod game;
mod lesson;
pub mod map;
mod odds;
mod options;
mod perceive;
mod picture;
mod position;
mod print;
pub mod rule_ids;
mod rules;
mod state;
mod words;

pub use action::{Action, Chance, Order};
pub use event::{DoorChange, Event, Modifiers, Move, Test, Who};
pub use game::Onb;
pub use lesson::LESSON;
pub use map::{DoorState, Shot};
pub use options::Options;
pub use position::{ActiveText, Mark, PathText, PlacingText, Position, RollText, UnitText};
pub use state::{Gait, RollKind, State};
pub use words::COMMANDS;

/// What reviews of its games are read by, as measured.
pub const REVIEW: &str = include_str!("../data/review.toml");
