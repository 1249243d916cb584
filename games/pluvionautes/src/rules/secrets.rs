//! Who knows which cards (PL-10): hiding them, and guessing them with their true probabilities.

use crate::event::Event;
use crate::game::Pluvionautes;
use crate::missions::{Hand, Mission};
use crate::options::Secrecy;
use crate::state::{Phase, State};
use galerne_engine::{Random, Seat, Secrets, View, Viewer};

impl Secrets for Pluvionautes {
    /// PL-10.2: only the cards are secret, until the end or, with the option of PL-13.10, not at all. Spectators are
    /// shown none of them (PL-10.3).
    fn redact(&self, state: &State, viewer: Viewer) -> State {
        let mut seen = *state;
        if self.options.missions == Secrecy::Hidden && state.phase != Phase::Over {
            for seat in (0..self.seats).filter(|&seat| !viewer.sees(Seat(seat as u8))) {
                seen.hands[seat] = Hand::HIDDEN;
            }
        }
        seen
    }

    fn redact_event(&self, event: &Event, viewer: Viewer) -> Option<Event> {
        Some(match *event {
            Event::Dealt { seat, .. } if self.options.missions == Secrecy::Hidden && !viewer.sees(seat) => {
                Event::Dealt { seat, mission: None }
            }
            _ => *event,
        })
    }

    /// PL-10.4: the hidden hands are dealt anew from the cards the viewer does not see. Each pile is dealt card by card in
    /// proportion to the copies left, which makes every consistent deal exactly as likely as the shuffle made it.
    fn determinise(&self, view: &View<Self>, random: &mut Random) -> State {
        let (seen, mut full) = (view.state(), *view.state());
        for pile in 0..2 {
            let kinds = &Mission::ALL[pile * 3..pile * 3 + 3];
            let mut left: [u8; 3] = std::array::from_fn(|kind| {
                let known: u8 = seen.hands.iter().map(|hand| hand.copies(kinds[kind])).sum();
                self.material.copies[kinds[kind] as usize].saturating_sub(known)
            });
            for seat in (0..self.seats).filter(|&seat| seen.hands[seat].is_hidden()) {
                let hand = &mut full.hands[seat];
                if pile == 0 {
                    *hand = Hand::EMPTY;
                }
                for _ in 0..self.dealt(seen, seat)[pile] {
                    let Some(kind) = random.weighted(left.iter().map(|&n| u32::from(n))) else { break };
                    left[kind] -= 1;
                    *hand = hand.with(kinds[kind]);
                }
            }
        }
        full
    }
}

impl Pluvionautes {
    /// How many cards of the livestock pile and of the crop pile a seat has been dealt.
    pub(crate) fn dealt(&self, state: &State, seat: usize) -> [u8; 2] {
        let each = self.options.missions_per_kind;
        if state.phase != Phase::Deal {
            let none = matches!(state.phase, Phase::Islands | Phase::Island | Phase::SetupDie);
            return if none { [0, 0] } else { [each, each] };
        }
        let pile = each * self.seats as u8;
        let share = |dealt: u8| (dealt + self.seats as u8 - 1 - seat as u8) / self.seats as u8;
        [share(state.index.min(pile)), share(state.index.saturating_sub(pile))]
    }
}
