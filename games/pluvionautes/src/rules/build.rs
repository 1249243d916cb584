//! Building (PL-9): taking a piece from the reserve, placing one.

use super::turn::EIGHT;
use crate::buildings::Kind;
use crate::cells::{NONE, Slot};
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::options::End;
use crate::state::{Phase, State};
use galerne_engine::Log;

impl Pluvionautes {
    /// PL-5.1: a building may follow, where what stands is not frozen (PL-13.5).
    pub(super) fn to_building(&self, state: &mut State, log: &mut impl Log<Event>) {
        if self.is_frozen(state) {
            self.end_turn(state, log);
        } else {
            state.phase = Phase::Build;
        }
    }

    pub(crate) fn take(&self, state: &mut State, kind: Kind, log: &mut impl Log<Event>) {
        let seat = self.active(state);
        state.reserve[kind.index()] = state.reserve[kind.index()].saturating_sub(1);
        state.supply[seat.index()][kind.index()] += 1;
        log.push(Event::Took { seat, kind });
        self.end_turn(state, log);
    }

    pub(crate) fn place(&self, state: &mut State, kind: Kind, slot: Slot, log: &mut impl Log<Event>) {
        let seat = self.active(state);
        let own = &mut state.supply[seat.index()][kind.index()];
        *own = own.saturating_sub(1);
        state.buildings.put(slot, kind);
        log.push(Event::Placed { seat, kind, slot });
        if self.options.end == End::EightBuildings && state.left == NONE && state.buildings.total() >= EIGHT {
            // The turn that is ending counts itself off.
            state.left = self.seats as u8;
            log.push(Event::LastTurns { seat });
        }
        self.end_turn(state, log);
    }
}
