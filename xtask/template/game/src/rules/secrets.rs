//! Nothing is hidden: everybody sees the state as it is.

use crate::event::Event;
use crate::game::TemplateGame;
use crate::state::State;
use galerne_engine::{Random, Secrets, View, Viewer};

impl Secrets for TemplateGame {
    fn redact(&self, state: &State, _: Viewer) -> State {
        *state
    }

    fn redact_event(&self, event: &Event, _: Viewer) -> Option<Event> {
        Some(*event)
    }

    fn determinise(&self, view: &View<Self>, _: &mut Random) -> State {
        *view.state()
    }
}
