//! Where a creature can go, and how far the enemy is: shortest ways over the board.

use crate::map::{CELLS, cell, neighbour};
use crate::movement::Walker;
use crate::setup::Onb;
use crate::state::{NONE, State};

/// The anchors within a budget, each with its cost and the first step towards it.
#[derive(Debug)]
pub(crate) struct Reach {
    /// `u8::MAX` where the creature cannot go.
    pub(crate) cost: [u8; CELLS],
    /// Direction of the first step, and whether it is a careful one.
    pub(crate) first: [(u8, bool); CELLS],
    pub(crate) stops: [u16; CELLS],
    pub(crate) count: usize,
}

pub(crate) const FAR: u16 = u16::MAX;
const RING: usize = 2048;

impl Onb {
    /// Careful wherever a step would provoke, so that nothing is lost on the way.
    pub(crate) fn reach(&self, state: &State, walker: &Walker, start: usize, budget: u8) -> Reach {
        let mut reach = Reach { cost: [u8::MAX; CELLS], first: [(NONE, false); CELLS], stops: [0; CELLS], count: 0 };
        let mut ring = [0u16; RING];
        let (mut head, mut tail) = (0, 1);
        ring[0] = start as u16;
        reach.cost[start] = 0;
        while head != tail {
            let here = usize::from(ring[head]);
            head = (head + 1) % RING;
            let spent = reach.cost[here];
            let open = self.open_steps(state, walker, here);
            for direction in (0..8usize).filter(|direction| open >> direction & 1 != 0) {
                let there = neighbour(here, direction);
                let mut cost = spent.saturating_add(self.step_cost(state, walker, here, direction));
                let careful = !self.provoked(state, walker, here, there).is_empty();
                if careful {
                    cost = cost.saturating_add(2 * self.options.careful_cost);
                }
                if cost > budget || cost >= reach.cost[there] {
                    continue;
                }
                if reach.cost[there] == u8::MAX && self.stops_at(state, walker, there) && reach.count < CELLS {
                    reach.stops[reach.count] = there as u16;
                    reach.count += 1;
                }
                reach.cost[there] = cost;
                reach.first[there] = if here == start { (direction as u8, careful) } else { reach.first[here] };
                ring[tail] = there as u16;
                tail = (tail + 1) % RING;
            }
        }
        reach
    }

    /// Half-cells of walking to the nearest of some goals, creatures apart; closed doors are walls.
    pub(crate) fn field(
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
            for direction in (0..8usize).filter(|direction| open >> direction & 1 != 0) {
                let there = neighbour(here, direction);
                let extra = if flying { 0 } else { u16::from(self.map.extra[here]) };
                let cost = far[here].saturating_add(2 + (direction & 1) as u16 + extra);
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
