//! Position files: a state described with names, and restored from such a description.

use crate::{Refusal, Rules};
use serde::{Serialize, de::DeserializeOwned};

/// A state into a position and back.
pub trait Positions: Rules {
    /// A state as a person would write it down: the content of a position file.
    type Position: Serialize + DeserializeOwned + 'static;

    /// The state as its position file holds it. [`Fingerprint`](crate::Fingerprint)s digest it, so two states that
    /// differ must be described differently.
    fn describe(&self, state: &Self::State) -> Self::Position;
    /// Read a position; refuses an impossible one with the reason.
    fn restore(&self, position: &Self::Position) -> Result<Self::State, Refusal>;
}
