//! Who may know which card.

use crate::cards::{Card, Held};
use crate::event::Event;
use crate::game::KuhnPoker;
use crate::state::{Stage, State};
use galerne_engine::{Random, Seat, Secrets, View, Viewer};

impl Secrets for KuhnPoker {
    /// During a hand a card is its holder's secret; cards shown at its end are public.
    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        if state.stage != Stage::Deal {
            seen.held = hide(state.held, viewer);
        }
        seen
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { held } => Event::Dealt { held: hide(held, viewer) },
            open => open,
        })
    }

    /// All deals that fit what the viewer sees are equally likely: betting habits are not taken into account.
    fn determinise(&self, view: &View<Self>, random: &mut Random) -> State {
        let mut state = *view.state();
        for seat in 0..2 {
            if state.held[seat] == Held::Unknown {
                let mut left = Card::ALL;
                left.sort_by_key(|card| state.held.contains(&Held::Card(*card)));
                let others = 3 - state.held.iter().filter(|held| held.card().is_some()).count();
                state.held[seat] = Held::Card(left[random.below(others as u32) as usize]);
            }
        }
        state
    }
}

fn hide(held: [Held; 2], viewer: Viewer) -> [Held; 2] {
    let seen = |seat: u8| match held[usize::from(seat)] {
        Held::Card(_) if !viewer.sees(Seat(seat)) => Held::Unknown,
        known => known,
    };
    [seen(0), seen(1)]
}
