//! The perfect sailor: every decision by its price, and the hint that tells it in turns.

use super::racer::raced;
use super::solver::Par;
use crate::action::{Action, Spi};
use crate::course::Tour;
use crate::game::SailRace;
use crate::rules::speed::PointOfSail;
use crate::state::State;
use crate::words::tenths;
use galerne_engine::{Expected, Expert, Message, Random, Rules, Seat, View};
use std::sync::Arc;

/// The worth of a race of that number of turns, and back: a share of a length that no race reaches.
fn worth_of(turns: f32) -> f32 {
    (1.0 - turns / 100.0).clamp(0.0, 1.0)
}

pub(super) fn turns_of(worth: f32) -> f32 {
    (1.0 - worth) * 100.0
}

/// Plays every decision at its best price in expected turns. Boats do not meet, so that is perfect play alone; in company it counts
/// victories as well.
#[derive(Debug, Default)]
pub(crate) struct Maitre {
    /// It minds the others.
    races: bool,
    pars: [Option<Arc<Par>>; 2],
    actions: Vec<Action>,
}

impl Maitre {
    pub(super) fn racing() -> Maitre {
        Maitre { races: true, ..Maitre::default() }
    }

    /// The heading that wins most often, and how often.
    fn raced(&mut self, race: &SailRace, state: &State, seat: Seat) -> Option<(Action, f64)> {
        if !self.races || race.seats() == 1 {
            return None;
        }
        let par = self.par(race, state.tour?);
        let raced = raced(race, &par, state, seat)?;
        Some((Action::Plot { heading: raced.heading, spi: Spi::Keep }, raced.share))
    }

    fn par(&mut self, race: &SailRace, tour: Tour) -> Arc<Par> {
        Arc::clone(self.pars[tour as usize].get_or_insert_with(|| Par::of(race, tour)))
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

impl Expert<SailRace> for Maitre {
    fn decide(&mut self, race: &SailRace, view: &View<SailRace>, seat: Seat, _: &mut Random) -> Option<Action> {
        if let Some((action, _)) = self.raced(race, view.state(), seat) {
            return Some(action);
        }
        self.prices(race, view.state(), seat).first().map(|(action, _)| *action)
    }

    fn expect(&mut self, race: &SailRace, view: &View<SailRace>, seat: Seat) -> Vec<Expected<Action>> {
        let state = *view.state();
        let mut prices = self.prices(race, &state, seat);
        let cheapest = prices.first().map(|(action, _)| *action);
        let raced = self.raced(race, &state, seat);
        let first = raced.and_then(|(action, _)| prices.iter().position(|(priced, _)| *priced == action));
        if let Some(place) = first {
            prices[..=place].rotate_right(1);
        }
        let expected = |(place, (action, turns)): (usize, (Action, f32))| {
            let worth = worth_of(f32::from(state.turn) + turns);
            // The best heading may be one that the present wind stops: the hint then explains why.
            let waits = place == 0 && Some(action) == cheapest;
            let is_stopped = race.orders_of(&state, seat, &action).is_some_and(|orders| {
                PointOfSail::of(orders.heading, SailRace::reckoned_wind(&state)) == PointOfSail::Ahead
            });
            let words = match raced {
                _ if is_stopped && waits => Message::new("hint-turns-waiting"),
                Some((_, share)) if place == 0 => {
                    Message::new("hint-race").with("share", (100.0 * share).round() as i64)
                }
                _ => Message::new("hint-turns"),
            };
            let whole = (turns * 10.0).round() as i64 / 10;
            Expected::new(action, worth).told(words.with("turns", tenths(turns)).with("whole", whole))
        };
        prices.into_iter().enumerate().map(expected).collect()
    }
}
