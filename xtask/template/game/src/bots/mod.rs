//! Judgement: with an appraisal of actions and an evaluation of states every level can play.

use crate::action::Action;
use crate::game::TemplateGame;
use crate::heap::MOST;
use crate::state::State;
use galerne_engine::{Judge, Seat};

/// A player who leaves a multiple of this wins.
const ROUND: u8 = MOST + 1;

impl Judge for TemplateGame {
    type Insight = ();

    fn insight(&self) {}

    fn appraise(&self, (): &(), state: &State, _: Seat, action: &Action) -> f32 {
        f32::from(u8::from(state.stones.saturating_sub(action.take) % ROUND == 0))
    }

    fn evaluate(&self, (): &(), state: &State, seat: Seat) -> f32 {
        let mover_loses = state.stones % ROUND == 0;
        f32::from(u8::from((seat == state.mover) != mover_loses))
    }
}
