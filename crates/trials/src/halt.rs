//! The one way in which looking at a value can end early.

use serde::{de, ser};
use std::fmt;

/// Who looks has seen enough, or finds nothing of the kind it looks for. Nothing is read or written in this crate, so nothing can
/// go wrong in any other way; the traits want a name for it all the same.
#[derive(Debug)]
pub(crate) struct Halt;

impl fmt::Display for Halt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("nothing more to see")
    }
}

impl std::error::Error for Halt {}

impl ser::Error for Halt {
    fn custom<T: fmt::Display>(_: T) -> Halt {
        Halt
    }
}

impl de::Error for Halt {
    fn custom<T: fmt::Display>(_: T) -> Halt {
        Halt
    }
}
