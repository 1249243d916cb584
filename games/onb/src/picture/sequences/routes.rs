//! Ways to a destination that a player touches: steps of ordinary movement (ON-7.7). They differ from those of the bots
//! (`bots/reach.rs`), which never provoke: a player may want to, so ways that give an opportunity are found as well, and marked.

use crate::action::Action;
use crate::game::Onb;
use crate::map::{CELLS, cell, neighbour};
use crate::state::{Gait, Phase, State};
use galerne_engine::{Rules as _, Seat};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BinaryHeap};

/// Opportunities that a way may give: after the first everything may be different, so more than two are not worth planning.
const DARING: usize = 2;

/// A way that the creature in hand can go now.
#[derive(Clone, Debug)]
pub(crate) struct Route {
    /// The anchor it leads to.
    pub(crate) to: usize,
    /// How it sets off, unless it is on its way already.
    pub(crate) gait: Option<Action>,
    pub(crate) steps: Vec<Action>,
    /// Halves of points.
    pub(crate) cost: u8,
    /// Steps that give an enemy an opportunity (ON-8.33).
    pub(crate) provokes: usize,
}

impl Route {
    pub(crate) fn actions(&self) -> Vec<Action> {
        self.gait.into_iter().chain(self.steps.iter().copied()).collect()
    }
}

/// How one may stand on an anchor: by which step one came (it matters for large bases, ON-7.5), after how many opportunities.
const HEADINGS: usize = 8;
const MANNERS: usize = HEADINGS * (DARING + 1);

/// A place on the way.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Place {
    anchor: usize,
    heading: u8,
    given: usize,
}

impl Place {
    fn index(self) -> usize {
        self.anchor * MANNERS + self.given * HEADINGS + usize::from(self.heading & 7)
    }
}

impl Onb {
    /// Every destination of the creature in hand, each by the way a careful player would go: no opportunity given if it can be helped,
    /// no sprint where a course will do, as few points as possible. A charge has a way of its own (ON-7.21).
    pub(crate) fn routes(&self, state: &State, seat: Seat) -> Vec<Route> {
        if !self.turn(state).deciders().has(seat) {
            return Vec::new();
        }
        let kind = self.kind(state.active().kind);
        let gaits: Vec<(Option<Action>, u8)> = match state.phase {
            Phase::Act => [(Action::Course, kind.course), (Action::Sprint, kind.sprint)]
                .into_iter()
                .filter(|(gait, _)| self.check(state, seat, gait).is_ok())
                .map(|(gait, points)| (Some(gait), 2 * points))
                .collect(),
            Phase::Move if state.act.gait != Gait::Charge => vec![(None, state.act.budget)],
            _ => Vec::new(),
        };
        let mut best: BTreeMap<usize, Route> = BTreeMap::new();
        for (gait, budget) in gaits {
            for route in self.routes_within(state, gait, budget) {
                // The course comes first: a sprint must spare an opportunity to be worth the whole activation.
                if best.get(&route.to).is_none_or(|known| route.provokes < known.provokes) {
                    best.insert(route.to, route);
                }
            }
        }
        best.into_values().collect()
    }

    /// What the way there would cost, however long: nothing where there is none.
    pub(crate) fn cost_to(&self, state: &State, to: usize) -> Option<u8> {
        let ways = self.routes_within(state, None, u8::MAX - 1);
        ways.into_iter().find(|route| route.to == to).map(|route| route.cost)
    }

    fn routes_within(&self, state: &State, gait: Option<Action>, budget: u8) -> Vec<Route> {
        let unit = state.active();
        let walker = self.walker(state, state.act.unit, false);
        let start = cell(unit.x, unit.y);
        let turned = |direction: u8| if walker.stiff { direction } else { 0 };
        let first = Place { anchor: start, heading: turned(Onb::heading(state)), given: 0 };
        // Of ways that cost the same the one with fewest turns.
        let mut cost = vec![(u8::MAX, u8::MAX); CELLS * MANNERS];
        let mut came: Vec<Option<(Place, Action)>> = vec![None; CELLS * MANNERS];
        // For every anchor the best way to stand on it: opportunities given, halves spent.
        let mut ends: BTreeMap<usize, (usize, u8, Place)> = BTreeMap::new();
        let mut queue = BinaryHeap::from([Reverse((0, 0, first))]);
        cost[first.index()] = (0, 0);
        while let Some(Reverse((spent, turns, place))) = queue.pop() {
            if cost[place.index()] < (spent, turns) {
                continue;
            }
            let came_by = came[place.index()].map(|(_, step)| heading_of(step));
            let Place { anchor: here, heading, given } = place;
            if here != start && self.stops_at(state, &walker, here) {
                let best = ends.entry(here).or_insert((given, spent, place));
                if (given, spent) < (best.0, best.1) {
                    *best = (given, spent, place);
                }
            }
            let watching = self.watchers(state, &walker, here);
            let open = self.open_steps(state, &walker, here);
            let turning = |direction: &u8| Onb::heading_allows(&walker, heading, *direction);
            for direction in (0..8u8).filter(|direction| open >> direction & 1 != 0).filter(turning) {
                let there = neighbour(here, usize::from(direction));
                let bent = turns + u8::from(came_by.is_some_and(|before| before != direction));
                let plain = spent.saturating_add(self.step_cost(state, &walker, here, usize::from(direction)));
                let provokes =
                    !watching.is_empty() && !watching.without(self.still_touching(state, &walker, there)).is_empty();
                // A plain step; where it gives an opportunity, a careful one as well (ON-8.32).
                let careful = provokes.then(|| (true, given, plain.saturating_add(self.careful_cost())));
                let manners = [(false, given + usize::from(provokes), plain)].into_iter().chain(careful);
                for (careful, given, spent) in manners {
                    let next = Place { anchor: there, heading: turned(direction), given };
                    if spent <= budget && given <= DARING && (spent, bent) < cost[next.index()] {
                        cost[next.index()] = (spent, bent);
                        came[next.index()] = Some((place, Action::Step { direction, careful }));
                        queue.push(Reverse((spent, bent, next)));
                    }
                }
            }
        }
        ends.into_iter()
            .map(|(to, (provokes, cost, end))| Route { to, gait, steps: way(&came, end), cost, provokes })
            .collect()
    }
}

/// Where a step leads.
fn heading_of(step: Action) -> u8 {
    match step {
        Action::Step { direction, .. } => direction,
        _ => crate::state::NONE,
    }
}

/// The steps from the start to a place. Costs only grow along them, so no place comes twice.
fn way(came: &[Option<(Place, Action)>], end: Place) -> Vec<Action> {
    let back = std::iter::successors(came[end.index()], |(before, _)| came[before.index()]);
    let mut steps: Vec<Action> = back.map(|(_, step)| step).collect();
    steps.reverse();
    steps
}
