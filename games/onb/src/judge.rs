//! The game's own judgement.

use crate::action::Action;
use crate::setup::Onb;
use crate::state::State;
use galerne_engine::{Judge, Seat};

impl Judge for Onb {
    fn appraise(&self, _state: &State, _seat: Seat, action: &Action) -> f32 {
        if *action == Action::Concede { -1000.0 } else { 0.0 }
    }

    fn evaluate(&self, _state: &State, _seat: Seat) -> f32 {
        0.5
    }
}
