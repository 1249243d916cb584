//! Where a creature can go, and how far the enemy is: shortest ways over the board.

use crate::action::Action;
use crate::map::{CELLS, cell, neighbour};
use crate::movement::Walker;
use crate::setup::Onb;
use crate::state::{NONE, State};

/// The anchors within a budget, each with its cost and the step that leads to it.
#[derive(Debug)]
pub(crate) struct Reach {
    /// `u8::MAX` where the creature cannot go.
    pub(crate) cost: [u8; CELLS],
    start: usize,
    /// Direction of the last step on the way there, and whether it is a careful one.
    came: [(u8, bool); CELLS],
    pub(crate) stops: [u16; CELLS],
    pub(crate) count: usize,
}

impl Reach {
    /// The steps to an anchor, the last one first.
    fn backwards(&self, anchor: usize) -> impl Iterator<Item = (u8, bool)> {
        let mut here = anchor;
        std::iter::from_fn(move || {
            let step = self.came[here];
            (here != self.start && step.0 != NONE).then(|| {
                here = neighbour(here, usize::from(step.0 ^ 4));
                step
            })
        })
    }

    pub(crate) fn first_step(&self, anchor: usize) -> (u8, bool) {
        self.backwards(anchor).last().unwrap_or((NONE, false))
    }

    /// The steps to an anchor in their order.
    pub(crate) fn path(&self, anchor: usize) -> Vec<Action> {
        let step = |(direction, careful)| Action::Step { direction, careful };
        let mut path: Vec<Action> = self.backwards(anchor).map(step).collect();
        path.reverse();
        path
    }
}

pub(crate) const FAR: u16 = u16::MAX;
/// What it costs to open a door on the way, and one that is locked, in half-cells of walking.
const DOOR: u16 = 6;
const LOCK: u16 = 24;
const RING: usize = 2048;

impl Onb {
    /// Careful wherever a step would provoke, so that nothing is lost on the way.
    pub(crate) fn reach(&self, state: &State, walker: &Walker, start: usize, budget: u8) -> Reach {
        let mut reach = Reach { start, cost: [u8::MAX; CELLS], came: [(NONE, false); CELLS], stops: [0; CELLS], count: 0 };
        let mut ring = [0u16; RING];
        let (mut head, mut tail) = (0, 1);
        ring[0] = start as u16;
        reach.cost[start] = 0;
        while head != tail {
            let here = usize::from(ring[head]);
            head = (head + 1) % RING;
            let spent = reach.cost[here];
            let open = self.open_steps(state, walker, here);
            let watching = self.watchers(state, walker, here);
            for direction in (0..8usize).filter(|direction| open >> direction & 1 != 0) {
                let there = neighbour(here, direction);
                let mut cost = spent.saturating_add(self.step_cost(state, walker, here, direction));
                let careful =
                    !watching.is_empty() && !watching.without(self.still_touching(state, walker, there)).is_empty();
                if careful {
                    cost = cost.saturating_add(self.careful_cost());
                }
                if cost > budget || cost >= reach.cost[there] {
                    continue;
                }
                if reach.cost[there] == u8::MAX && self.stops_at(state, walker, there) && reach.count < CELLS {
                    reach.stops[reach.count] = there as u16;
                    reach.count += 1;
                }
                reach.cost[there] = cost;
                reach.came[there] = (direction as u8, careful);
                ring[tail] = there as u16;
                tail = (tail + 1) % RING;
            }
        }
        reach
    }

    /// Half-cells of walking to the nearest of some goals, creatures apart. A closed door is a detour, a locked one a long
    /// one: as walls they would hide an enemy who shuts himself in.
    fn field(
        &self,
        state: &State,
        base: u8,
        flying: bool,
        goals: impl Iterator<Item = usize>,
    ) -> [u16; CELLS] {
        let mut far = [FAR; CELLS];
        let mut ring = [0u16; RING];
        let (mut head, mut tail) = (0, 0);
        for goal in goals {
            if far[goal] != 0 {
                far[goal] = 0;
                ring[tail] = goal as u16;
                tail = (tail + 1) % RING;
            }
        }
        while head != tail {
            let here = usize::from(ring[head]);
            head = (head + 1) % RING;
            let open = self.map.steps(here, base, flying, state.closed);
            let behind_locks = self.map.steps(here, base, flying, 0);
            let behind_doors = self.map.steps(here, base, flying, state.closed & state.bolted);
            for direction in (0..8usize).filter(|direction| behind_locks >> direction & 1 != 0) {
                let there = neighbour(here, direction);
                let extra = if flying { 0 } else { u16::from(self.map.extra[here]) };
                let door = match (open >> direction & 1, behind_doors >> direction & 1) {
                    (1, _) => 0,
                    (_, 1) => DOOR,
                    _ => LOCK,
                };
                let cost = far[here].saturating_add(2 + (direction & 1) as u16 + extra + door);
                if cost < far[there] {
                    far[there] = cost;
                    ring[tail] = there as u16;
                    tail = (tail + 1) % RING;
                }
            }
        }
        far
    }

    /// The field to the nearest enemy of a side, and the one to the point.
    pub(crate) fn field_to_enemies(&self, state: &State, walker: &Walker) -> [u16; CELLS] {
        let enemies = state.units().iter().filter(|unit| unit.on_board() && self.hostile(unit.seat, walker.side));
        // A large base never gets onto the anchor of a small enemy in a corner; its own anchor beside it will do.
        let goals = enemies.flat_map(move |unit| {
            let shift = (walker.base - 1) as i8;
            (0..=shift).flat_map(move |dy| (0..=shift).map(move |dx| (unit.x - dx, unit.y - dy)))
        });
        let goals = goals.filter(|&(x, y)| self.map.contains(x, y)).map(|(x, y)| cell(x, y));
        self.field(state, walker.base, walker.flying, goals)
    }

    pub(crate) fn field_to_point(&self, state: &State, walker: &Walker) -> [u16; CELLS] {
        let goals = self.map.cells().filter(|&here| self.map.objective[here]);
        self.field(state, walker.base, walker.flying, goals)
    }
}
