//! Secrets (HC-3.2): in competition a hand, the cards that Aide looks at and the top card it leaves. Face-down Rencontres are not in the
//! state at all.

use crate::cards::{Number, Numbers};
use crate::event::Event;
use crate::game::Horde;
use crate::state::{HIDDEN, State};
use galerne_engine::{Random, Seat, Secrets, View, Viewer};

impl Secrets for Horde {
    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        if self.seats == 1 {
            return seen;
        }
        for (seat, camp) in seen.camps.iter_mut().enumerate() {
            if viewer.sees(Seat(seat as u8)) {
                continue;
            }
            camp.hidden += camp.hand.len();
            camp.pack = camp.pack.union(camp.hand);
            camp.hand = Numbers::NONE;
            for card in [&mut camp.top].into_iter().chain(&mut camp.looked) {
                if let Some(known) = Number::at(*card) {
                    camp.pack = camp.pack.with(known);
                    *card = HIDDEN;
                }
            }
        }
        seen
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Drew { seat, .. } if self.seats > 1 && !viewer.sees(seat) => Event::Drew { seat, card: None },
            Event::Looked { seat, .. } if self.seats > 1 && !viewer.sees(seat) => Event::Looked { seat, card: None },
            Event::Kept { seat, .. } if self.seats > 1 && !viewer.sees(seat) => Event::Kept { seat, card: None },
            seen => seen,
        })
    }

    /// Every unknown card, wherever it lies, is equally likely to be any of the unseen ones.
    fn determinise(&self, view: &View<Horde>, random: &mut Random) -> State {
        let mut state = *view.state();
        for camp in &mut state.camps {
            let mut unseen = camp.pack;
            let mut one = || {
                let card = unseen.sample(random);
                if let Some(card) = card {
                    unseen = unseen.without(card);
                }
                card
            };
            for _ in 0..std::mem::take(&mut camp.hidden) {
                if let Some(card) = one() {
                    camp.hand = camp.hand.with(card);
                }
            }
            for place in [&mut camp.top].into_iter().chain(&mut camp.looked).filter(|place| **place == HIDDEN) {
                *place = one().map_or(crate::state::NONE, |card| card.0);
            }
            camp.pack = unseen;
        }
        state
    }
}
