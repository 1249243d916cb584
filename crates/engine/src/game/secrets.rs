//! Who may know what.

use crate::{Random, Rules, View, Viewer};

/// What is hidden, from whom, and what may be thought of it. All three are required: what is optional stays unwritten.
pub trait Secrets: Rules {
    /// The state with every secret that the viewer may not know replaced by one and the same "unknown".
    fn redact(&self, state: &Self::State, viewer: Viewer) -> Self::State;
    /// The event as the viewer may know it; `None` when not even its existence may be known.
    fn redact_event(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// A complete state that agrees with the view: every unknown filled in with its probability, for a searching bot.
    fn determinise(&self, view: &View<Self>, random: &mut Random) -> Self::State;
}
