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

mod chance;
mod position;
mod rules;
mod secrets;
pub mod solver;
mod state;
mod words;

pub use position::Position;
pub use rules::{KuhnPoker, Options};
pub use state::{Action, Card, Deal, Event, Held, Stage, State};
