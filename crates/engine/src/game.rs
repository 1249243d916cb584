//! The contract: what a game is. All other crates read games through it.
//!
//! It has five parts, each a trait in a file of its own, so that a game implements each part in the file that knows the matter:
//! [`Rules`], [`Luck`], [`Secrets`], [`Positions`], and [`Dense`] for its actions. Readers ask for their sum, [`Game`].

mod dense;
mod event;
mod luck;
mod positions;
mod rules;
mod secrets;

pub use dense::Dense;
pub use event::{Event, Log};
pub use luck::{Luck, Never, NoLuck};
pub use positions::Positions;
pub use rules::{Rules, Turn};
pub use secrets::{NoSecrets, Secrets};

use serde::{Serialize, de::DeserializeOwned};
use std::{fmt::Debug, hash::Hash};

/// A value small and plain enough to be an action or a chance outcome.
pub trait Plain: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {}
impl<T: Copy + Eq + Hash + Debug + Send + Sync + Serialize + DeserializeOwned + 'static> Plain for T {}

/// A game: a pure state machine. Whatever implements all parts of the contract is one.
///
/// The value that implements it is the *set-up*: options, seats, and every table computed from them (maps, distances,
/// cards), built once and shared. The *state* is what changes: flat, `Copy`, without references, so that a bot or a
/// laboratory copies it like a number. Neither holds randomness, clocks or text.
///
/// Laws, tested for every game by the crate `galerne-kit`: `check` accepts exactly what `actions` lists; a refused action
/// leaves no trace; chance weights agree with sampling; a viewer's state does not depend on what the viewer may not know;
/// a position read back is the same state; every game ends.
pub trait Game: Rules + Luck + Secrets + Positions {}
impl<G: Rules + Luck + Secrets + Positions> Game for G {}
