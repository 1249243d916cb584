//! Phase 1 (HC-6.1 … HC-6.5): the Souffles shift, the Dominantes are named, the Rencontres move on.

use crate::cards::{Figure, Number};
use crate::event::{Event, Moment};
use crate::game::Horde;
use crate::options::CompetitionRencontres;
use crate::state::{FACE_DOWN, NONE, POOLS, State, Step};
use crate::terrain::Column;
use galerne_engine::{Log, Seat};

impl Horde {
    /// HC-6.1 a and b: the Souffle of row 4 is gone, the others come down; row 1 is left open.
    pub(crate) fn shift_column(state: &mut State, when: Moment, log: &mut impl Log<Event>) {
        if let Some(card) = state.wind(3) {
            log.push(Event::SouffleGone { row: 4, card, when });
        }
        let [first, second, third, _] = state.winds;
        state.winds = [NONE, first, second, third];
    }

    pub(crate) fn shifted(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) {
        state.winds[0] = card.0;
        log.push(Event::SouffleLaid { row: 1, card, when: Moment::Shift });
        self.after_shift(state, log);
    }

    /// HC-13.2: the end is checked here, before any card is drawn, so that an empty Pack cannot spoil a victory.
    pub(super) fn after_shift(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.wind_is_spent(state) {
            self.arrive(state, log);
        } else {
            self.dominantes(state, log);
        }
    }

    /// HC-6.2, HC-6.3, HC-14.5: one Dominante for every Horde that still walks.
    pub(crate) fn dominantes(&self, state: &mut State, log: &mut impl Log<Event>) {
        for seat in 0..self.seats {
            if state.camps[seat].lost.is_some() || state.dominantes[seat] != NONE {
                continue;
            }
            if !state.souffles.is_empty() {
                (state.step, state.actor) = (Step::Dominante, seat as u8);
                return;
            }
            if let Some(card) = (0..4).rev().find_map(|row| state.wind(row)) {
                state.dominantes[seat] = card.0;
                let ailier = self.ailier_colour(&state.camps[seat], card.suit());
                log.push(Event::Dominante { seat: Seat(seat as u8), card, fallback: true, ailier });
            }
        }
        self.rencontres(state, log);
    }

    pub(crate) fn name_dominante(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) {
        let seat = usize::from(state.actor & 1);
        state.dominantes[seat] = card.0;
        state.drawn[seat] = true;
        let ailier = self.ailier_colour(&state.camps[seat], card.suit());
        log.push(Event::Dominante { seat: Seat(state.actor), card, fallback: false, ailier });
        self.dominantes(state, log);
    }

    /// Whether each player has a line of four Rencontres of his own.
    pub(crate) fn in_segments(&self) -> bool {
        self.seats == 1 || self.options.competition_rencontres == CompetitionRencontres::Segments
    }

    /// The last slots of the lines that move (HC-6.4, HC-14.5).
    fn last_slots(&self, state: &State) -> [Option<usize>; 2] {
        match (self.in_segments(), self.options.competition_rencontres) {
            (true, _) => {
                let served =
                    |seat: usize| (seat < self.seats && state.camps[seat].lost.is_none()).then_some(seat * 4 + 3);
                [served(0), served(1)]
            }
            (false, CompetitionRencontres::Flow) => [Some(7), None],
            (false, _) => [None, None],
        }
    }

    /// The slot whose face-down card is about to leave.
    pub(crate) fn leaving_slot(&self, state: &State) -> Option<usize> {
        self.last_slots(state).into_iter().flatten().find(|&slot| State::is_face_down(state.slots[slot]))
    }

    pub(crate) fn rencontres(&self, state: &mut State, log: &mut impl Log<Event>) {
        for slot in self.last_slots(state).into_iter().flatten() {
            if let Some(card) = state.face_up(slot) {
                state.slots[slot] = NONE;
                log.push(Event::RencontreLeft { slot: Column(slot as u8), card });
            } else if State::is_face_down(state.slots[slot]) {
                // HC-3.4: discards lie face up, so the card must be seen to be discarded.
                state.step = Step::RencontreOut;
                return;
            }
        }
        if self.in_segments() {
            for seat in 0..self.seats {
                if state.camps[seat].lost.is_none() {
                    state.slots.copy_within(seat * 4..seat * 4 + 3, seat * 4 + 1);
                    state.slots[seat * 4] = NONE;
                }
            }
            for seat in 0..self.seats {
                if state.camps[seat].lost.is_none() {
                    Self::deal_rencontre(state, seat * 4, log);
                }
            }
        } else if self.options.competition_rencontres == CompetitionRencontres::Flow {
            state.slots.copy_within(0..7, 1);
            state.slots[0] = NONE;
            Self::deal_rencontre(state, 0, log);
        } else {
            for slot in (0..8).rev() {
                Self::deal_rencontre(state, slot, log);
            }
        }
        if self.options.rencontres_face_up {
            state.cursor = 0;
            self.show(state, log);
        } else {
            self.draws(state, 0, log);
        }
    }

    /// HC-15.5: the first slot whose card should lie face up.
    pub(crate) fn slot_to_show(state: &State) -> Option<usize> {
        (0..8).find(|&slot| State::is_face_down(state.slots[slot]))
    }

    /// HC-15.5: whatever was dealt turns its face; then Phase 2, or the actions in which an Attaque brought a new card.
    pub(crate) fn show(&self, state: &mut State, log: &mut impl Log<Event>) {
        if Self::slot_to_show(state).is_some() {
            state.step = Step::Show;
        } else if std::mem::take(&mut state.cursor) == 0 {
            self.draws(state, 0, log);
        } else {
            state.step = Step::Actions;
            self.pass_over(state, log);
        }
    }

    pub(crate) fn shown(&self, state: &mut State, card: Figure, log: &mut impl Log<Event>) {
        if let Some(slot) = Self::slot_to_show(state) {
            Self::turn_up(state, slot, card);
            log.push(Event::DealtFaceUp { slot: Column(slot as u8), card });
        }
        self.show(state, log);
    }

    /// The top card of the Rencontre deck goes face down to a slot; an empty deck is made anew from the discard first (HC-13.5).
    pub(crate) fn deal_rencontre(state: &mut State, slot: usize, log: &mut impl Log<Event>) {
        if state.rencontre_deck_len() == 0 {
            let discard = state.rencontre_discard();
            log.push(Event::RencontresReshuffled { cards: discard.len() });
            // What lies face down now was dealt from the old deck: it keeps its own pool.
            if !state.pools[0].is_empty()
                && let Some(older) = (1..POOLS).find(|&pool| state.pools[pool].is_empty())
            {
                state.pools[older] = state.pools[0];
                for card in state.slots.iter_mut().filter(|card| **card == FACE_DOWN) {
                    *card = FACE_DOWN + older as u8;
                }
            }
            state.pools[0] = discard;
        }
        state.slots[slot & 7] = FACE_DOWN;
    }

    /// A face-down Rencontre shows what it is.
    pub(crate) fn turn_up(state: &mut State, slot: usize, card: Figure) {
        if let Some(&down) = state.slots.get(slot)
            && State::is_face_down(down)
        {
            let pool = &mut state.pools[usize::from(down - FACE_DOWN)];
            *pool = pool.without(card);
            state.slots[slot] = card.0;
        }
    }
}
