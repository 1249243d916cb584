//! The set-up (HC-4.1 … HC-4.6, HC-14.3): what needs no card to be turned, then the first three Souffles.

use crate::cards::{Figure, Figures, Number, Numbers};
use crate::event::{Event, Moment};
use crate::game::Horde;
use crate::options::{CompetitionRencontres, StartAval};
use crate::state::{Camp, FACE_DOWN, NONE, State};
use galerne_engine::Log;

impl Horde {
    /// HC-4.1, HC-4.3: a player's decks, with one of each role in Aval or none. A shuffled deck is the set of its cards, so the Pack
    /// (HC-4.2) needs no more than to be whole. Hand and terrain are empty (HC-4.6).
    pub(crate) fn first_camp(&self) -> Camp {
        let mut camp = Camp { pack: Numbers::ALL, vif: Figures::ALL, ..Camp::EMPTY };
        if self.options.start_aval == StartAval::FourRoles {
            for rank in 0..4 {
                let heart = Figure(rank * 4);
                camp.vif = camp.vif.without(heart);
                camp.join_aval(heart);
            }
        }
        camp
    }

    /// HC-4.4, HC-14.3: the Rencontres dealt face down before the first turn.
    pub(crate) fn first_slots(&self) -> [u8; 8] {
        let dealt: &[usize] = match (self.seats, self.options.competition_rencontres) {
            (1, _) => &[0, 1, 2],
            (_, CompetitionRencontres::Segments) => &[0, 1, 2, 4, 5, 6],
            (_, CompetitionRencontres::Flow) => &[0, 1, 2, 3, 4, 5, 6],
            (_, CompetitionRencontres::Redeal) => &[],
        };
        let mut slots = [NONE; 8];
        for &slot in dealt {
            slots[slot] = FACE_DOWN;
        }
        slots
    }

    /// HC-4.5, HC-11.3: slots 3, 2 and 1 are filled in that order. Row (from 0) of the next one, while one is empty.
    pub(crate) fn next_row(state: &State) -> Option<usize> {
        (0..3).rev().find(|&row| state.winds[row] == NONE)
    }

    pub(crate) fn deal_souffle(&self, state: &mut State, card: Number, log: &mut impl Log<Event>) {
        if let Some(row) = Self::next_row(state) {
            state.winds[row] = card.0;
            log.push(Event::SouffleLaid { row: row as u8 + 1, card, when: Moment::SetUp });
        }
        if Self::next_row(state).is_none() {
            self.begin_turn(state, log);
        }
    }
}
