//! The habitué: takes the wind as it is, like everybody at a glance, but thinks of the turn after this one.
//!
//! A glance alone sees only where the next move ends. It then lies for turns with the wind on its bow, because every way out begins by
//! leading away from the gate, and what it does by mistake may be anything, back over its own buoy too. People who have sailed a few
//! races do neither: whoever watches them must not learn it from them.

use crate::action::Action;
use crate::game::SailRace;
use crate::state::State;
use galerne_engine::{Expert, Game, Random, Seat, View};

/// How many turns are thought of beyond the one decided.
const AHEAD: u8 = 1;
/// How often it does something else than what looks best.
const SLIPS: f64 = 0.08;
/// How often it is then the second best thing; else the third.
const SECOND: f64 = 0.7;

#[derive(Debug, Default)]
pub(crate) struct Seasoned {
    actions: Vec<Action>,
    /// What may be done, the best first.
    order: Vec<(Action, f32)>,
}

/// Whether the boat gets on at all if the wind stays, and loses no buoy.
fn is_sensible(race: &SailRace, state: &State, seat: Seat, action: &Action) -> bool {
    race.orders_of(state, seat, action).is_none_or(|orders| {
        let landing = race.foresee(state, seat, SailRace::reckoned_wind(state), orders);
        landing.moved > 0 && landing.rounded >= state.boat(seat).rounded
    })
}

impl Expert<SailRace> for Seasoned {
    fn decide(&mut self, race: &SailRace, view: &View<SailRace>, seat: Seat, random: &mut Random) -> Option<Action> {
        // Always two numbers: positions that are compared on one luck must not fall out of step.
        let (slip, which) = (random.unit() < SLIPS, random.unit());
        let state = view.state();
        self.actions.clear();
        self.order.clear();
        race.actions(state, seat, &mut self.actions);
        let decided = self.actions.iter().filter(|action| !race.gives_up(action));
        self.order.extend(decided.map(|action| (*action, race.worth(state, seat, action, AHEAD))));
        // Equals in any order: a turn of the list by chance, then sorted without disturbing them.
        let equals = self.order.len().max(1);
        self.order.rotate_left((which * equals as f64) as usize % equals);
        self.order.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = self.order.first().map(|(action, _)| *action);
        if !slip {
            return best;
        }
        let place = usize::from(which >= SECOND);
        let others = self.order.iter().skip(1).map(|(action, _)| *action);
        others.filter(|action| is_sensible(race, state, seat, action)).nth(place).or(best)
    }
}
