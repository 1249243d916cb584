//! Events: what an action or a chance brings about, and the log that collects them.

use crate::Rule;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// One thing that happened, for the log, the animation and the metrics.
pub trait Event: Clone + PartialEq + Debug + Send + Sync + Serialize + DeserializeOwned + 'static {
    /// The rule that made it happen.
    fn rule(&self) -> Rule;

    /// Whether it reveals a secret to another seat. Undo never crosses such an event.
    fn reveals(&self) -> bool {
        false
    }

    /// Whether it closes a part of the turn that the rules do not allow to reopen. Undo never crosses such an event.
    fn closes(&self) -> bool {
        false
    }
}

/// Where events go. Playouts pass `&mut ()` and pay nothing; a table passes a `Vec`.
pub trait Log<E> {
    /// Take one event. Events arrive in the order in which they happen.
    fn push(&mut self, event: E);
}

impl<E> Log<E> for () {
    #[inline(always)]
    fn push(&mut self, _: E) {}
}

impl<E> Log<E> for Vec<E> {
    fn push(&mut self, event: E) {
        Vec::push(self, event);
    }
}
