//! Who decides now.

use crate::game::Onb;
use crate::state::{NONE, Phase, State};
use galerne_engine::{Seat, SeatSet};

impl Onb {
    /// The seat that answers for the creature in hand, or for the opportunity in question.
    fn owner(&self, state: &State) -> u8 {
        match state.phase {
            Phase::Ask => state.unit(state.act.provoked.lowest().unwrap_or(NONE)).seat,
            _ => state.active().seat,
        }
    }

    pub(crate) fn deciders(&self, state: &State) -> SeatSet {
        let one = |seat: u8| if usize::from(seat) < self.seats { SeatSet::one(Seat(seat)) } else { SeatSet::NONE };
        match state.phase {
            Phase::Army | Phase::SecretDeploy => {
                let left = self.still_building(state);
                (0..self.seats as u8).filter(|seat| left >> seat & 1 != 0).map(Seat).collect()
            }
            Phase::Deploy => one(self.deployer(state)),
            Phase::Target => one(state.cursor),
            Phase::Slot => self.slot(state).map_or(SeatSet::NONE, |slot| one(Onb::decider(state, &slot).0)),
            Phase::Act
            | Phase::Move
            | Phase::Aim
            | Phase::SummonCell
            | Phase::SummonFace
            | Phase::Strike
            | Phase::Ask
            | Phase::Face => one(self.owner(state)),
            Phase::Roles | Phase::ArmyDraw | Phase::Order | Phase::Ties | Phase::Roll | Phase::Over => SeatSet::NONE,
        }
    }
}
