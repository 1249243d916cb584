//! A state as a viewer is allowed to see it.

use crate::{Random, Secrets, Viewer};

/// A redacted state and the viewer it was redacted for. Pages, bots and spectators get this and never a state: it can
/// only be made by redacting, so a secret cannot slip through by mistake.
#[derive(Debug)]
pub struct View<G: Secrets> {
    state: G::State,
    viewer: Viewer,
}

impl<G: Secrets> View<G> {
    /// What the viewer may know of the state. There is no other way to make a view, so none holds an unredacted
    /// secret.
    #[inline]
    #[must_use]
    pub fn new(game: &G, state: &G::State, viewer: Viewer) -> View<G> {
        View { state: game.redact(state, viewer), viewer }
    }

    /// The redacted state: what is unknown to the viewer is marked unknown in it.
    #[inline]
    #[must_use]
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Whose view it is.
    #[must_use]
    pub fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// One complete state that the viewer must hold possible.
    #[must_use]
    pub fn imagine(&self, game: &G, random: &mut Random) -> G::State {
        game.determinise(self, random)
    }
}

impl<G: Secrets> Clone for View<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Secrets> Copy for View<G> {}
