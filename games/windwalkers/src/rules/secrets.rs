//! Who may know what (WW-2.31): only consumables are hidden.

use crate::event::Event;
use crate::game::Windwalkers;
use crate::state::State;
use galerne_engine::{Random, Seat, Secrets, View, Viewer};

impl Secrets for Windwalkers {
    /// Another seat's consumables become "some card", and lie in the stock for all one knows.
    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        for seat in (0..self.seats as u8).filter(|&seat| !viewer.sees(Seat(seat))) {
            for held in &mut seen.tracks[usize::from(seat)].hand {
                if (1..255).contains(held) {
                    seen.stock |= 1 << (*held - 1);
                    *held = 255;
                }
            }
        }
        seen
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        match *event {
            Event::ConsumableDrawn { seat, .. } if !viewer.sees(seat) => {
                Some(Event::ConsumableDrawn { seat, consumable: None })
            }
            event => Some(event),
        }
    }

    fn determinise(&self, view: &View<Self>, random: &mut Random) -> State {
        let mut state = *view.state();
        for seat in 0..self.seats {
            for slot in 0..2 {
                if state.tracks[seat].hand[slot] == 255 {
                    let stock = (0..32).map(|number| state.stock >> number & 1);
                    let drawn = random.weighted(stock).unwrap_or(0) as u8;
                    state.stock &= !(1 << drawn);
                    state.tracks[seat].hand[slot] = drawn + 1;
                }
            }
            state.tracks[seat].hand.sort_unstable_by(|a, b| b.cmp(a));
        }
        state
    }
}
