//! Plain play by one's own card, and the exact solver.

pub mod solver;

use crate::action::Action;
use crate::cards::Card;
use crate::game::{ANTE, KuhnPoker};
use crate::state::State;
use galerne_engine::{Judge, SearchParams, Seat};

impl Judge for KuhnPoker {
    type Insight = ();

    fn insight(&self) {}

    /// Plain play by one's own card: the King bets and calls, the Jack gives way, the Queen waits and calls.
    fn appraise(&self, (): &(), state: &State, seat: Seat, action: &Action) -> f32 {
        let Some(card) = state.held(seat).card() else { return 0.0 };
        match (card, action) {
            (Card::King, Action::Bet | Action::Call) => 1.0,
            (Card::Queen, Action::Check | Action::Call) => 1.0,
            (Card::Jack, Action::Check | Action::Fold) => 1.0,
            _ => 0.0,
        }
    }

    fn evaluate(&self, (): &(), state: &State, seat: Seat) -> f32 {
        let lead = f32::from(state.chips.get(seat.index()).copied().unwrap_or(0));
        let at_stake = f32::from(u8::max(1, self.options.hands)) * f32::from(2 * ANTE);
        0.5 + 0.5 * lead / at_stake
    }

    /// A hand is short; the one after it is another.
    fn search_params(&self) -> SearchParams {
        SearchParams { iterations: 400, rollout_depth: 6, rollout_greed: 0.5, ..SearchParams::DEFAULT }
    }
}
