//! Hidden information: what a viewer is shown of a state and its events, and complete states that fit a view.

use crate::{Random, Rules, View, Viewer};

/// What is hidden from which viewer, and how a bot fills it in. No method has a default: a game without secrets says so ([`NoSecrets`]).
pub trait Secrets: Rules {
    /// The state with every secret that the viewer may not know replaced by one and the same "unknown".
    fn redact(&self, state: &Self::State, viewer: Viewer) -> Self::State;
    /// The event as the viewer may know it; `None` when not even its existence may be known.
    fn redact_event(&self, event: &Self::Event, viewer: Viewer) -> Option<Self::Event>;
    /// A complete state that agrees with the view: every unknown filled in with its probability, for a searching bot.
    fn determinise(&self, view: &View<Self>, random: &mut Random) -> Self::State;
}

/// A game of perfect information: `impl NoSecrets for MyGame {}` is its whole [`Secrets`].
pub trait NoSecrets: Rules {}

impl<G: NoSecrets> Secrets for G {
    fn redact(&self, state: &G::State, _: Viewer) -> G::State {
        *state
    }

    fn redact_event(&self, event: &G::Event, _: Viewer) -> Option<G::Event> {
        Some(event.clone())
    }

    fn determinise(&self, view: &View<G>, _: &mut Random) -> G::State {
        *view.state()
    }
}
