//! Who may know what: what another boat has committed to, and the weather drawn in advance.

use crate::action::Action;
use crate::event::Event;
use crate::game::SailRace;
use crate::state::{Commit, Phase, State};
use galerne_engine::{Random, Rules, Seat, Secrets, View, Viewer};

impl Secrets for SailRace {
    /// SR-5.2, SR-5.3: what another boat has committed to, and the lines of the table to come.
    #[inline]
    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        for (index, boat) in seen.boats[..self.seats].iter_mut().enumerate() {
            if boat.commit != Commit::NONE && !viewer.sees(Seat(index as u8)) {
                boat.commit = Commit::HIDDEN;
            }
        }
        seen.imagined = true;
        seen
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match event {
            Event::Committed { seat, .. } if !viewer.sees(*seat) => Event::Committed { seat: *seat, action: None },
            event => event.clone(),
        })
    }

    /// A hidden commitment may be any that is legal: nothing is known of a player's taste.
    fn determinise(&self, view: &View<Self>, random: &mut Random) -> State {
        let mut state = *view.state();
        for index in 0..self.seats {
            if state.boats[index].commit == Commit::HIDDEN {
                let seat = Seat(index as u8);
                let mut asked = state;
                asked.boats[index].commit = Commit::NONE;
                asked.awaited = asked.awaited.with(seat);
                if asked.phase == Phase::Weather {
                    asked.phase = if asked.turn == 0 { Phase::InitialHeading } else { Phase::Plot };
                }
                let mut actions = Vec::new();
                self.actions(&asked, seat, &mut actions);
                actions.retain(|action| *action != Action::Resign);
                state.boats[index].commit = random.pick(&actions).map_or(Commit::NONE, Commit::to);
            }
        }
        state
    }
}
