//! Phase 2 (HC-7.1 … HC-7.3): the hand and Aval are filled.

use crate::cards::{Figure, Number};
use crate::event::Event;
use crate::game::Horde;
use crate::state::{Cause, NONE, Resume, State, Step};
use galerne_engine::{Log, Seat};

impl Horde {
    /// HC-7.1 for every player from `first` on, the left one before the right one (HC-14.4); then HC-7.2. Both failures count
    /// together (HC-14.6). HC-13.5: only a draw from an empty Pack is a defeat; with fewer cards than wanted one draws those.
    pub(crate) fn draws(&self, state: &mut State, first: usize, log: &mut impl Log<Event>) {
        for seat in first..self.seats {
            let camp = &state.camps[seat];
            if camp.lost.is_some() {
                continue;
            }
            state.actor = seat as u8;
            if camp.hand_len() < self.options.hand_size {
                if !camp.has_pack() {
                    state.failing[seat] = Some(Cause::PackDraw);
                    continue;
                }
                match Number::at(camp.top) {
                    None => {
                        state.step = Step::Draw;
                        return;
                    }
                    Some(card) => {
                        state.camps[seat].top = NONE;
                        if !self.take_in_hand(state, card, log) {
                            continue;
                        }
                        if state.step == Step::Draw {
                            return;
                        }
                    }
                }
            }
            if self.joins(state) {
                return;
            }
        }
        self.settle(state, Resume::Draws, log);
    }

    /// One drawn card; says whether the player goes on. Leaves the step at [`Step::Draw`] while more cards are due.
    fn take_in_hand(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) -> bool {
        let seat = state.actor;
        let camp = state.camp_mut();
        camp.hand = camp.hand.with(card);
        log.push(Event::Drew { seat: Seat(seat), card: Some(card) });
        if camp.hand_len() < self.options.hand_size && camp.has_pack() {
            state.step = Step::Draw;
            return true;
        }
        state.step = Step::Join;
        if self.options.pack_empty_loses && state.camp().pack_len() == 0 {
            state.failing[usize::from(seat & 1)] = Some(Cause::PackEmpty);
            return false;
        }
        true
    }

    pub(crate) fn drew(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) {
        let camp = state.camp_mut();
        camp.pack = camp.pack.without(card);
        if self.take_in_hand(state, card, log) && (state.step == Step::Draw || self.joins(state)) {
            return;
        }
        self.draws(state, usize::from(state.actor) + 1, log);
    }

    /// HC-7.2: whether a character is due for Aval. An empty Vif fills nothing and does no harm (HC-13.5).
    fn joins(&self, state: &mut State) -> bool {
        let camp = state.camp();
        let due = camp.aval_len < self.options.aval_size && !camp.vif.is_empty();
        if due {
            state.step = Step::Join;
        }
        due
    }

    pub(crate) fn joined(&self, state: &mut State, card: Figure, log: &mut impl Log<Event>) {
        let seat = Seat(state.actor);
        let camp = state.camp_mut();
        camp.vif = camp.vif.without(card);
        camp.join_aval(card);
        log.push(Event::Joined { seat, card });
        if !self.joins(state) {
            self.draws(state, usize::from(state.actor) + 1, log);
        }
    }
}
