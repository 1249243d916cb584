//! Where a creature can go: shortest ways over the board, among others.

use crate::action::Action;
use crate::game::Onb;
use crate::map::{CELLS, Queue, STRIDE, cell, neighbour};
use crate::rules::movement::{SIDES, Walker};
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

/// The steps from an anchor that lead to a barred one, or past one (ON-7.3): every cell of a base's way diagonally belongs to
/// the base where it starts, where it ends, or beside one of the two.
fn barred_steps(rows: &[u32; CELLS / STRIDE], here: usize) -> u8 {
    let (row, column) = (here / STRIDE, here % STRIDE);
    let three = |row: usize| rows.get(row).map_or(0, |bits| bits >> (column - 1)) & 7;
    let (above, beside, below) = (three(row - 1), three(row), three(row + 1));
    // From north, clockwise.
    let barred = above >> 1 & 1
        | (above >> 2 & 1) << 1
        | (beside >> 2 & 1) << 2
        | (below >> 2 & 1) << 3
        | (below >> 1 & 1) << 4
        | (below & 1) << 5
        | (beside & 1) << 6
        | (above & 1) << 7;
    let barred = barred as u8;
    let sides = barred & SIDES;
    barred | sides.rotate_left(1) | sides.rotate_right(1)
}

impl Onb {
    /// Careful wherever a step would provoke, so that nothing is lost on the way.
    pub(crate) fn reach(&self, state: &State, walker: &Walker, start: usize, budget: u8) -> Reach {
        let mut reach =
            Reach { start, cost: [u8::MAX; CELLS], came: [(NONE, false); CELLS], stops: [0; CELLS], count: 0 };
        let beside = self.beside_enemies(state, walker);
        let barred = self.barred(state, walker);
        // Among ways of equal cost the one with the fewest turns: no zigzags over open ground.
        let mut turns = [0u8; CELLS];
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
            let mut open =
                self.map.steps(here, walker.base, walker.flying, state.closed) & !barred_steps(&barred, here);
            let watching = if beside[here / STRIDE] >> (here % STRIDE) & 1 != 0 {
                self.watchers(state, walker, here)
            } else {
                UnitSet::NONE
            };
            while open != 0 {
                let direction = open.trailing_zeros() as usize;
                open &= open - 1;
                let there = neighbour(here, direction);
                let came = reach.came[here].0;
                let bent = turns[here] + u8::from(came != NONE && came != direction as u8);
                let is_worse =
                    |cost: u8| cost > reach.cost[there] || (cost == reach.cost[there] && bent >= turns[there]);
                // Most neighbours are reached already, whatever the ground costs.
                if is_worse(spent.saturating_add(2 + (direction & 1) as u8)) {
                    continue;
                }
                let mut cost = spent.saturating_add(self.step_cost(state, walker, here, direction));
                if cost > budget || is_worse(cost) {
                    continue;
                }
                let careful =
                    !watching.is_empty() && !watching.without(self.still_touching(state, walker, there)).is_empty();
                if careful {
                    cost = cost.saturating_add(self.careful_cost());
                    if cost > budget || is_worse(cost) {
                        continue;
                    }
                }
                let is_known = cost == reach.cost[there];
                reach.cost[there] = cost;
                reach.came[there] = (direction as u8, careful);
                turns[there] = bent;
                if !is_known {
                    queue.push(u16::from(cost), there);
                }
            }
        }
        reach
    }

    /// Anchors that other figures bar to the walker (ON-7.3), one bit each.
    fn barred(&self, state: &State, walker: &Walker) -> [u32; CELLS / STRIDE] {
        let mut rows = [0; CELLS / STRIDE];
        for (number, unit) in state.units().iter().enumerate().filter(|(_, unit)| unit.on_board()) {
            // A creature on the move is off the board and bars nothing.
            let there = state.at[cell(unit.x, unit.y)] == number as u8;
            if there && self.bars(state, walker, number as u8) {
                let before = walker.base as i8 - 1;
                let left = (unit.x - before).max(0);
                let top = (unit.y - before).max(0);
                let wide = unit.x + self.kind(unit.kind).base as i8 - left;
                let high = unit.y + self.kind(unit.kind).base as i8 - top;
                let row = ((1u32 << wide) - 1) << (left + 1);
                rows.iter_mut().skip(top as usize + 1).take(high as usize).for_each(|place| *place |= row);
            }
        }
        rows
    }

    /// Anchors from where the walker may touch an enemy, one bit each: only there can a step be answered.
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
}
