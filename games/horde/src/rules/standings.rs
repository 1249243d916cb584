//! Scores and winners (HC-13.6, HC-14.14).

use crate::game::Horde;
use crate::state::{State, Step};
use galerne_engine::{Seat, SeatSet};

impl Horde {
    /// HC-13.6, HC-14.14: the score of a seat now.
    pub(crate) fn score(&self, state: &State, seat: usize) -> i32 {
        let Some(camp) = state.camps.get(seat) else { return 0 };
        let characters = i32::from(camp.characters());
        match (self.seats, camp.lost, state.step) {
            (1, None, Step::Over) => 100 + characters + i32::from(camp.pack_len() + camp.hand_len()),
            (1, _, _) => i32::from(state.souffle_discard().len()),
            (_, None, _) => characters,
            (_, Some(_), _) => 0,
        }
    }

    /// HC-1.3: alone, a Horde that has arrived. HC-1.4, HC-14.14 in competition: more characters, then more Pack cards, else a draw.
    pub(crate) fn winners(&self, state: &State) -> SeatSet {
        let worth = |seat: usize| {
            let camp = &state.camps[seat];
            camp.lost.is_none().then(|| (camp.characters(), camp.pack_len() + camp.hand_len()))
        };
        match self.seats {
            _ if state.step != Step::Over => SeatSet::NONE,
            1 if worth(0).is_some() => SeatSet::one(Seat(0)),
            2 if worth(0) > worth(1) => SeatSet::one(Seat(0)),
            2 if worth(1) > worth(0) => SeatSet::one(Seat(1)),
            _ => SeatSet::NONE,
        }
    }
}
