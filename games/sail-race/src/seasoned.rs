//! The habitué: thinks of the winds that may come with this turn, like everybody who has been surprised by them, and of one turn beyond.
//!
//! A glance alone sees only where the next move ends, in the wind as it is. It then lies for turns with the wind on its bow, passes a
//! buoy on the wrong side because two ways looked equally long, and what it does by mistake may be anything, back over its own buoy too.
//! People who have sailed a few races do none of this: whoever watches them must not learn it from them. They err by choosing the second
//! best of what makes sense.

use crate::action::Action;
use crate::course::Passage;
use crate::game::SailRace;
use crate::state::{Phase, State};
use crate::wind::Wind;
use galerne_engine::{Expert, Luck, Random, Rules, Seat, View};

/// How many turns are thought of beyond the one decided.
const AHEAD: u8 = 1;
/// How often it does something else than what looks best.
const SLIPS: f64 = 0.15;
/// How often it is then the second best thing; else the third.
const SECOND: f64 = 0.7;

#[derive(Debug, Default)]
pub(crate) struct Seasoned {
    actions: Vec<Action>,
    /// The winds that may come, each with its chances.
    winds: Vec<(Wind, u32)>,
    /// What may be done, the best first.
    order: Vec<(Action, f32)>,
}

impl Seasoned {
    /// The winds in which a heading chosen now may be sailed; none where the wind is known, or nothing is sailed.
    fn foresee_winds(&mut self, race: &SailRace, state: &State) {
        self.winds.clear();
        if !matches!(state.phase, Phase::InitialHeading | Phase::Plot) {
            return;
        }
        let mut outcomes = Vec::new();
        race.outcomes(state, &mut outcomes);
        for (chance, weight) in outcomes {
            let wind = race.wind_after(state, chance);
            match self.winds.iter_mut().find(|(known, _)| *known == wind) {
                Some((_, known)) => *known += weight,
                None => self.winds.push((wind, weight)),
            }
        }
    }

    /// What the action is worth over those winds.
    fn worth(&self, race: &SailRace, state: &State, seat: Seat, action: &Action) -> f32 {
        let all: u32 = self.winds.iter().map(|(_, weight)| weight).sum();
        if all == 0 {
            return race.worth(state, seat, action, AHEAD);
        }
        let worth = |&(wind, weight): &(Wind, u32)| {
            // With the wind there, the move is the helm's: a gale counts in full.
            let there = State { wind, phase: Phase::Helm, ..*state };
            race.worth(&there, seat, action, AHEAD) * weight as f32
        };
        self.winds.iter().map(worth).sum::<f32>() / all as f32
    }
}

/// What the move would do if the wind stayed.
fn outcome(race: &SailRace, state: &State, seat: Seat, action: &Action) -> Option<Passage> {
    let orders = race.orders_of(state, seat, action)?;
    Some(race.passage(state, seat, SailRace::reckoned_wind(state), orders))
}

/// Whether the boat keeps its buoys.
fn keeps(race: &SailRace, state: &State, seat: Seat, action: &Action) -> bool {
    !matches!(outcome(race, state, seat, action), Some(Passage::Loses(_)))
}

/// Whether the boat gets on: it keeps its buoys, passes none without its gate, and does not turn back.
fn is_sensible(race: &SailRace, state: &State, seat: Seat, action: &Action) -> bool {
    let Some((orders, tour)) = race.orders_of(state, seat, action).zip(state.tour) else { return true };
    let boat = state.boat(seat);
    let landing = race.foresee(state, seat, SailRace::reckoned_wind(state), orders);
    let left = |cell: u16, rounded: u8| race.course().remaining(tour, cell, rounded);
    let is_behind = !landing.finished && left(landing.cell, landing.rounded) > left(boat.cell, boat.rounded);
    let is_wrong = matches!(outcome(race, state, seat, action), Some(Passage::Loses(_) | Passage::Misses(_)));
    landing.moved > 0 && !is_behind && !is_wrong
}

impl Expert<SailRace> for Seasoned {
    fn decide(&mut self, race: &SailRace, view: &View<SailRace>, seat: Seat, random: &mut Random) -> Option<Action> {
        // Always two numbers: positions that are compared on one luck must not fall out of step.
        let (slip, which) = (random.unit() < SLIPS, random.unit());
        let state = view.state();
        self.foresee_winds(race, state);
        self.actions.clear();
        race.actions(state, seat, &mut self.actions);
        let mut order = std::mem::take(&mut self.order);
        order.clear();
        let decided = self.actions.iter().filter(|action| !race.gives_up(action));
        order.extend(decided.map(|action| (*action, self.worth(race, state, seat, action))));
        // Equals in any order: a turn of the list by chance, then sorted without disturbing them.
        let equals = order.len().max(1);
        order.rotate_left((which * equals as f64) as usize % equals);
        order.sort_by(|a, b| b.1.total_cmp(&a.1));
        let best = order.iter().position(|(action, _)| keeps(race, state, seat, action)).unwrap_or(0);
        let place = usize::from(which >= SECOND);
        let others = order.iter().skip(best + 1).filter(|(action, _)| is_sensible(race, state, seat, action));
        let chosen = Some(others).filter(|_| slip).and_then(|mut others| others.nth(place)).or(order.get(best));
        let chosen = chosen.map(|(action, _)| *action);
        self.order = order;
        chosen
    }
}
