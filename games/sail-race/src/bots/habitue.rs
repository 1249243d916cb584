//! The habitué: the solved race with human slips.
//!
//! Where the race is small enough, decisions are ranked by the solver's expected turns; elsewhere by the greedy worth one turn
//! further ahead, averaged over the winds to come. (Greedy worth alone tacks to and fro before a buoy to windward: up to forty
//! turns on the short map, where twelve do.) A slip takes the second or third best of the sensible actions, never one that costs
//! more than [`DEAR`] turns, and never where the best action finishes or rounds the buoy in every wind.

use super::solver::Par;
use crate::action::Action;
use crate::course::{Passage, Tour};
use crate::game::SailRace;
use crate::state::{Phase, State};
use crate::wind::Wind;
use galerne_engine::{Expert, Random, Rules, Seat, View};
use std::sync::Arc;

/// How many turns are thought of beyond the one decided.
const AHEAD: u8 = 1;
/// How often it does something else than what looks best.
const SLIPS: f64 = 0.6;
/// No slip costs more turns than this.
const DEAR: f32 = 1.3;
/// A turn on the scale of the greedy worth: sixteen to the hex, 1.7 hexes to the turn.
const TURN: f32 = 16.0 * 1.7;
/// How often it is then the second best thing; else the third.
const SECOND: f64 = 0.7;

#[derive(Debug, Default)]
pub(crate) struct Habitue {
    actions: Vec<Action>,
    /// The winds that may come, each with its chances.
    winds: Vec<(Wind, u32)>,
    /// What may be done and the turns it takes, the best first.
    order: Vec<(Action, f32)>,
    /// The race solved, by its sense; nothing where that would take too long.
    pars: [Option<Option<Arc<Par>>>; 2],
}

impl Habitue {
    /// Expected turns after the action: solved, or estimated from the greedy worth.
    fn turns(&mut self, race: &SailRace, state: &State, seat: Seat, action: &Action) -> f32 {
        let tour = match action {
            Action::SetTour { tour } => Some(*tour),
            _ => state.tour,
        };
        let par =
            tour.and_then(|tour: Tour| self.pars[tour as usize].get_or_insert_with(|| Par::known(race, tour)).as_ref());
        let solved = par.and_then(|par| match action {
            Action::SetTour { .. } => Some(par.from_start(race, state.wind.direction)),
            action => par.price(race, state, seat, action),
        });
        solved.unwrap_or_else(|| -self.worth(race, state, seat, action) / TURN)
    }

    /// Whether the action finishes or rounds the next buoy in every wind that may come.
    fn is_sure(&self, race: &SailRace, state: &State, seat: Seat, action: &Action) -> bool {
        let Some(orders) = race.orders_of(state, seat, action) else { return false };
        let gains = |wind: Wind| {
            let landing = race.landing(state, seat, wind, orders);
            landing.finished || landing.rounded > state.boat(seat).rounded
        };
        match state.phase {
            Phase::Helm | Phase::Trim => gains(state.wind),
            _ => !self.winds.is_empty() && self.winds.iter().all(|&(wind, _)| gains(wind)),
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

/// Whether the boat gets on: it keeps its buoys, passes none without its gate, and does not turn back.
fn is_sensible(race: &SailRace, state: &State, seat: Seat, action: &Action) -> bool {
    let Some((orders, tour)) = race.orders_of(state, seat, action).zip(state.tour) else { return true };
    let boat = state.boat(seat);
    let landing = race.landing(state, seat, SailRace::reckoned_wind(state), orders);
    let left = |cell: u16, rounded: u8| race.course().remaining(tour, cell, rounded);
    let is_behind = !landing.finished && left(landing.cell, landing.rounded) > left(boat.cell, boat.rounded);
    let is_wrong = matches!(outcome(race, state, seat, action), Some(Passage::Loses(_) | Passage::Misses(_)));
    landing.moved > 0 && !is_behind && !is_wrong
}

impl Expert<SailRace> for Habitue {
    fn decide(&mut self, race: &SailRace, view: &View<SailRace>, seat: Seat, random: &mut Random) -> Option<Action> {
        // Always draws two numbers, so that positions compared on the same luck use the same numbers later.
        let (slip, which) = (random.unit() < SLIPS, random.unit());
        let state = view.state();
        // Where the wind is known, or nothing is sailed, there is none to average over.
        let plots = matches!(state.phase, Phase::InitialHeading | Phase::Plot);
        self.winds = if plots { race.winds(state) } else { Vec::new() };
        self.actions.clear();
        race.actions(state, seat, &mut self.actions);
        let mut order = std::mem::take(&mut self.order);
        order.clear();
        let actions = std::mem::take(&mut self.actions);
        let decided = actions.iter().filter(|action| !race.gives_up(action));
        order.extend(decided.map(|action| (*action, self.turns(race, state, seat, action))));
        self.actions = actions;
        // Equals in any order: a turn of the list by chance, then sorted without disturbing them.
        let equals = order.len().max(1);
        order.rotate_left((which * equals as f64) as usize % equals);
        order.sort_by(|a, b| a.1.total_cmp(&b.1));
        let best = order.first();
        let slip = slip && !best.is_some_and(|(action, _)| self.is_sure(race, state, seat, action));
        let most = best.map_or(0.0, |(_, turns)| turns + DEAR);
        let is_slip = |(action, turns): &&(Action, f32)| *turns <= most && is_sensible(race, state, seat, action);
        let place = usize::from(which >= SECOND);
        let others = order.iter().skip(1).filter(is_slip);
        let chosen = Some(others).filter(|_| slip).and_then(|mut others| others.nth(place)).or(best);
        let chosen = chosen.map(|(action, _)| *action);
        self.order = order;
        chosen
    }
}
