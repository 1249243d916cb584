//! What a quick player thinks.

use crate::actions::Action;
use crate::setup::Windwalkers;
use crate::state::State;
use galerne_engine::{Judge, Seat};

impl Judge for Windwalkers {
    fn appraise(&self, _: &State, _: Seat, action: &Action) -> f32 {
        match action {
            Action::Concede => -1.0,
            _ => 0.0,
        }
    }

    fn evaluate(&self, _: &State, _: Seat) -> f32 {
        0.5
    }
}
