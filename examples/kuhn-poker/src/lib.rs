//! Kuhn poker: three cards, two players, one chip to bet. The smallest game with both secrets and chance, and one whose
//! exact value is known: with best play on both sides the first to speak loses a chip in eighteen hands.
//!
//! ```
//! use galerne_engine::Rules;
//! use kuhn_poker::{KuhnPoker, Options, solver};
//!
//! let game = KuhnPoker::new(&Options::default(), 2).unwrap();
//! assert_eq!(solver::solve(&game).unwrap().value, solver::Fraction::new(-1, 18));
//! ```

mod action;
mod bots;
mod cards;
mod event;
mod game;
mod perceive;
mod position;
mod rule_ids;
mod rules;
mod state;
mod words;

pub use action::Action;
pub use bots::solver;
pub use cards::{Card, Deal, Held};
pub use event::Event;
pub use game::{KuhnPoker, Options};
pub use position::Position;
pub use state::{Stage, State};
