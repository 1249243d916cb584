//! Where a creature can go, and how far the enemy is: shortest ways over the board.

use crate::action::Action;
use crate::map::{CELLS, STRIDE, cell, neighbour};
use crate::movement::Walker;
use crate::setup::Onb;
use crate::state::{NONE, State, UnitSet};

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

/// Cells waiting to be left, in order of what it costs to get there: one bucket per cost, in a ring. Every cell is left once,
/// where a plain queue would leave many of them again and again.
struct Queue {
    heads: [u16; QUEUE_RING],
    entries: [(u16, u16); QUEUE_ROOM],
    used: usize,
    waiting: usize,
}

/// More than any step costs, so that costs in the ring are never mistaken for each other.
const QUEUE_RING: usize = 64;
/// A cell is queued again only when it got cheaper: at most for each direction it is entered from.
const QUEUE_ROOM: usize = 4 * CELLS;

impl Queue {
    fn new() -> Queue {
        Queue { heads: [FAR; QUEUE_RING], entries: [(0, 0); QUEUE_ROOM], used: 0, waiting: 0 }
    }

    #[inline]
    fn push(&mut self, cost: u16, cell: usize) {
        if self.used < QUEUE_ROOM {
            let head = &mut self.heads[usize::from(cost) % QUEUE_RING];
            self.entries[self.used] = (cell as u16, *head);
            *head = self.used as u16;
            self.used += 1;
            self.waiting += 1;
        }
    }

    /// The next cell, and what it cost when it was queued; `cost` is where the last one left off.
    #[inline]
    fn pop(&mut self, cost: &mut u16) -> Option<usize> {
        while self.waiting > 0 {
            let head = &mut self.heads[usize::from(*cost) % QUEUE_RING];
            if *head != FAR {
                let (cell, next) = self.entries[usize::from(*head)];
                *head = next;
                self.waiting -= 1;
                return Some(usize::from(cell));
            }
            *cost += 1;
        }
        None
    }
}

impl Onb {
    /// Careful wherever a step would provoke, so that nothing is lost on the way.
    pub(crate) fn reach(&self, state: &State, walker: &Walker, start: usize, budget: u8) -> Reach {
        let mut reach =
            Reach { start, cost: [u8::MAX; CELLS], came: [(NONE, false); CELLS], stops: [0; CELLS], count: 0 };
        let beside = self.beside_enemies(state, walker);
        let mut queue = Queue::new();
        let mut now = 0;
        queue.push(0, start);
        reach.cost[start] = 0;
        while let Some(here) = queue.pop(&mut now) {
            let spent = reach.cost[here];
            if u16::from(spent) != now {
                continue;
            }
            if here != start && self.stops_at(state, walker, here) {
                reach.stops[reach.count] = here as u16;
                reach.count += 1;
            }
            let open = self.open_steps(state, walker, here);
            let watching = if beside[here / STRIDE] >> (here % STRIDE) & 1 != 0 {
                self.watchers(state, walker, here)
            } else {
                UnitSet::NONE
            };
            for direction in (0..8usize).filter(|direction| open >> direction & 1 != 0) {
                let there = neighbour(here, direction);
                let mut cost = spent.saturating_add(self.step_cost(state, walker, here, direction));
                if cost > budget || cost >= reach.cost[there] {
                    continue;
                }
                let careful =
                    !watching.is_empty() && !watching.without(self.still_touching(state, walker, there)).is_empty();
                if careful {
                    cost = cost.saturating_add(self.careful_cost());
                    if cost > budget || cost >= reach.cost[there] {
                        continue;
                    }
                }
                reach.cost[there] = cost;
                reach.came[there] = (direction as u8, careful);
                queue.push(u16::from(cost), there);
            }
        }
        reach
    }

    /// Anchors from where the walker may touch an enemy, a bit each: only there can anybody answer a step.
    fn beside_enemies(&self, state: &State, walker: &Walker) -> [u32; CELLS / STRIDE] {
        let mut rows = [0; CELLS / STRIDE];
        for unit in state.units().iter().filter(|unit| unit.on_board() && self.hostile(unit.seat, walker.side)) {
            let side = self.kind(unit.kind).base + walker.base;
            let left = (unit.x + 1 - walker.base as i8).max(0) as u32;
            let top = (unit.y + 1 - walker.base as i8).max(0) as usize;
            let row = ((1u32 << (side + 1)) - 1) << left;
            rows.iter_mut().skip(top).take(usize::from(side) + 1).for_each(|place| *place |= row);
        }
        rows
    }

    /// Half-cells of walking to the nearest of some goals, creatures apart. A closed door is a detour, a locked one a long
    /// one: as walls they would hide an enemy who shuts himself in.
    fn field(&self, state: &State, base: u8, flying: bool, goals: impl Iterator<Item = usize>) -> [u16; CELLS] {
        let mut far = [FAR; CELLS];
        let mut queue = Queue::new();
        let mut now = 0;
        for goal in goals {
            if far[goal] != 0 {
                far[goal] = 0;
                queue.push(0, goal);
            }
        }
        while let Some(here) = queue.pop(&mut now) {
            if far[here] != now {
                continue;
            }
            let open = self.map.steps(here, base, flying, state.closed);
            let (mut behind_doors, mut behind_locks) = (open, open);
            if state.closed != 0 {
                behind_doors = self.map.steps(here, base, flying, state.closed & state.bolted);
                behind_locks = self.map.steps(here, base, flying, 0);
            }
            let extra = if flying { 0 } else { u16::from(self.map.extra[here]) };
            let mut left = behind_locks;
            while left != 0 {
                let direction = left.trailing_zeros() as usize;
                left &= left - 1;
                let there = neighbour(here, direction);
                let door = match (open >> direction & 1, behind_doors >> direction & 1) {
                    (1, _) => 0,
                    (_, 1) => DOOR,
                    _ => LOCK,
                };
                let cost = now.saturating_add(2 + (direction & 1) as u16 + extra + door);
                if cost < far[there] {
                    far[there] = cost;
                    queue.push(cost, there);
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
