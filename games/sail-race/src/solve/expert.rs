//! The perfect sailor: every decision by its price.

use super::Par;
use crate::action::{Action, Tour};
use crate::game::SailRace;
use crate::options::Options;
use crate::state::State;
use galerne_engine::{Expected, Expert, Game, Message, Random, Seat, View};
use std::sync::{Arc, Mutex, PoisonError};

/// So many solved races are kept: a few tables at once, and the senses of each.
const KEPT: usize = 6;

/// Solved races. A race is the same for everybody who plays it, a table is opened anew for every bot's move, and a solution takes
/// longer than a move should. It changes no answer: a solution is a function of the options and the sense.
static SOLVED: Mutex<Vec<(Options, Tour, Arc<Par>)>> = Mutex::new(Vec::new());

/// The solution of the race in that sense, solved when it is first asked for.
pub(crate) fn solved(race: &SailRace, tour: Tour) -> Arc<Par> {
    // Whoever solves holds the lock: two who wait for the same race then wait for one solution.
    let mut known = SOLVED.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(place) = known.iter().position(|(options, of, _)| *of == tour && options == race.options()) {
        let found = known.remove(place);
        let par = Arc::clone(&found.2);
        known.push(found);
        return par;
    }
    let par = Arc::new(Par::solve(race, tour, |_| {}));
    if known.len() >= KEPT {
        known.remove(0);
    }
    known.push((race.options().clone(), tour, Arc::clone(&par)));
    par
}

/// Plays every decision at its best price in expected turns. Boats do not meet, so that is perfect play alone, and as good as
/// perfect in company.
#[derive(Debug, Default)]
pub(crate) struct Optimal {
    pars: [Option<Arc<Par>>; 2],
    actions: Vec<Action>,
}

impl Optimal {
    fn par(&mut self, race: &SailRace, tour: Tour) -> Arc<Par> {
        Arc::clone(self.pars[tour as usize].get_or_insert_with(|| solved(race, tour)))
    }

    /// Expected turns of each sailing decision, the best first; nothing where none is to be made.
    fn prices(&mut self, race: &SailRace, state: &State, seat: Seat) -> Vec<(Action, f32)> {
        let mut actions = std::mem::take(&mut self.actions);
        actions.clear();
        race.actions(state, seat, &mut actions);
        let price = |action: &Action| match (*action, state.tour) {
            (Action::SetTour { tour }, _) => Some(self.par(race, tour).from_start(race, state.wind.direction)),
            (action, Some(tour)) => self.par(race, tour).price(race, state, seat, &action),
            _ => None,
        };
        let mut prices: Vec<(Action, f32)> = Vec::new();
        prices.extend(actions.iter().map(price).zip(&actions).filter_map(|(price, action)| Some((*action, price?))));
        prices.sort_by(|a, b| a.1.total_cmp(&b.1));
        self.actions = actions;
        prices
    }
}

impl Expert<SailRace> for Optimal {
    fn decide(&mut self, race: &SailRace, view: &View<SailRace>, seat: Seat, _: &mut Random) -> Option<Action> {
        self.prices(race, view.state(), seat).first().map(|(action, _)| *action)
    }

    fn expect(&mut self, race: &SailRace, view: &View<SailRace>, seat: Seat) -> Vec<Expected<Action>> {
        let state = *view.state();
        let expected = |(action, turns): (Action, f32)| Expected {
            action,
            worth: (1.0 - (f32::from(state.turn) + turns) / 100.0).clamp(0.0, 1.0),
            words: Message::new("hint-turns").with("turns", format!("{turns:.1}")),
        };
        self.prices(race, &state, seat).into_iter().map(expected).collect()
    }
}
