//! How good an action and a state look: all that players need who know only the contract.

use crate::action::Action;
use crate::game::ConnectFour;
use crate::rules::has_four;
use crate::state::State;
use galerne_engine::{Judge, Rules, SearchParams, Seat};

impl Judge for ConnectFour {
    type Insight = ();

    fn insight(&self) {}

    /// Win if one can, else hinder the other's win, else play towards the middle.
    fn appraise(&self, (): &(), state: &State, seat: Seat, action: &Action) -> f32 {
        let wins_for = |who: usize| has_four(state.discs[who] | state.landing(action.column));
        let middle = 3.0 - (f32::from(action.column) - 3.0).abs();
        match (wins_for(seat.index() & 1), wins_for(1 - (seat.index() & 1))) {
            (true, _) => 100.0,
            (_, true) => 50.0,
            _ => middle,
        }
    }

    fn evaluate(&self, (): &(), state: &State, seat: Seat) -> f32 {
        let winners = self.standings(state).winners;
        if winners.is_empty() { 0.5 } else { f32::from(u8::from(winners.has(seat))) }
    }

    /// A glance sees only fours, so games are played on to their end.
    fn search_params(&self) -> SearchParams {
        SearchParams { iterations: 4_000, rollout_depth: 42, rollout_greed: 0.7, ..SearchParams::DEFAULT }
    }
}
