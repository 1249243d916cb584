//! A quick player's opinion.

use crate::action::Action;
use crate::game::Horde;
use crate::state::State;
use galerne_engine::{Judge, Seat};

impl Judge for Horde {
    fn appraise(&self, _: &State, _: Seat, _: &Action) -> f32 {
        0.0
    }

    fn evaluate(&self, _: &State, _: Seat) -> f32 {
        0.5
    }
}
