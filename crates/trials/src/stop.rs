//! The one error of this crate's serializers and deserializers.

use serde::{de, ser};
use std::fmt;

/// Ends a traversal early: the reader has what it wants, or the value has no such part. Nothing is read from or written to
/// the outside, so there is no other error; serde's traits demand a type for it.
#[derive(Debug)]
pub(crate) struct Stop;

impl fmt::Display for Stop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("traversal stopped")
    }
}

impl std::error::Error for Stop {}

impl ser::Error for Stop {
    fn custom<T: fmt::Display>(_: T) -> Stop {
        Stop
    }
}

impl de::Error for Stop {
    fn custom<T: fmt::Display>(_: T) -> Stop {
        Stop
    }
}
