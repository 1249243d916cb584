//! Exact chances: the winds that may come, and where an order may lead over all of them.

use crate::course::Passage;
use crate::game::SailRace;
use crate::rules::speed::Orders;
use crate::state::State;
use crate::wind::Wind;
use galerne_engine::{Luck as _, Seat};

/// Where a boat may end up, with its weight, and what that does to its buoys: one way leads to a cell, so there is one answer.
pub(crate) struct End {
    pub(crate) cell: u16,
    pub(crate) weight: u32,
    pub(crate) passage: Passage,
}

impl SailRace {
    /// Every wind that may come, with its weight.
    pub(crate) fn winds(&self, state: &State) -> Vec<(Wind, u32)> {
        let (mut outcomes, mut winds) = (Vec::new(), Vec::<(Wind, u32)>::new());
        self.outcomes(state, &mut outcomes);
        for (chance, weight) in outcomes {
            let wind = self.wind_after(state, chance);
            match winds.iter_mut().find(|(known, _)| *known == wind) {
                Some((_, known)) => *known += weight,
                None => winds.push((wind, weight)),
            }
        }
        winds
    }

    /// Where the orders lead over those winds, each cell once.
    pub(crate) fn ends(&self, state: &State, seat: Seat, orders: Orders, winds: &[(Wind, u32)]) -> Vec<End> {
        let mut ends: Vec<End> = Vec::new();
        for &(wind, weight) in winds {
            let cell = self.landing(state, seat, wind, orders).cell;
            match ends.iter_mut().find(|end| end.cell == cell) {
                Some(end) => end.weight += weight,
                None => ends.push(End { cell, weight, passage: self.passage(state, seat, wind, orders) }),
            }
        }
        ends
    }
}
