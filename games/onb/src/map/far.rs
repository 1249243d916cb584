//! How far it is on foot, creatures apart.

use super::{CELLS, Map, cell, neighbour};
use std::sync::OnceLock;

pub(crate) const FAR: u16 = u16::MAX;
/// What it costs to open a door on the way, and one that is locked, in half-cells of walking.
const DOOR: u16 = 6;
const LOCK: u16 = 24;

/// Cells waiting to be left, in order of what it costs to get there: one bucket per cost, in a ring. Every cell is left once,
/// where a plain queue would leave many of them again and again.
pub(crate) struct Queue {
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
    pub(crate) fn new() -> Queue {
        Queue { heads: [FAR; QUEUE_RING], entries: [(0, 0); QUEUE_ROOM], used: 0, waiting: 0 }
    }

    #[inline]
    pub(crate) fn push(&mut self, cost: u16, cell: usize) {
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
    pub(crate) fn pop(&mut self, cost: &mut u16) -> Option<usize> {
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

/// The doors that are closed, and those that are locked besides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Doors {
    pub(crate) closed: u16,
    pub(crate) bolted: u16,
}

type Row = OnceLock<Box<[u16; CELLS]>>;

/// Ways to single anchors, remembered for the doors as they are at the start and for all of them open; for ground bases and
/// flyers of the three sides. Continuations on one board ask for the same few ways thousands of times.
#[derive(Clone, Debug, Default)]
pub(crate) struct Far([OnceLock<Box<[Row]>>; 12]);

impl Map {
    /// Half-cells of walking for a base to reach a figure at an anchor, from everywhere; `None` where the doors are not as
    /// they are remembered.
    pub(crate) fn way_to(&self, doors: Doors, (base, flying): (u8, bool), anchor: usize) -> Option<&[u16; CELLS]> {
        let start = Doors { closed: self.closed_at_start(), bolted: self.locked_at_start() };
        let doors_are = match doors {
            Doors { closed: 0, .. } => 0,
            doors if doors == start => 1,
            _ => return None,
        };
        let index = usize::from(base - 1) % 3 * 4 + usize::from(flying) * 2 + doors_are;
        let rows = self.far.0[index].get_or_init(|| (0..CELLS).map(|_| Row::new()).collect());
        let work_out = || Box::new(self.field(doors, (base, flying), self.anchors_at(anchor, base)));
        Some(rows[anchor].get_or_init(work_out))
    }

    /// A large base cannot stand on the anchor of a small enemy in a corner, so its own anchors beside it count as goals.
    pub(crate) fn anchors_at(&self, anchor: usize, base: u8) -> impl Iterator<Item = usize> + '_ {
        let (x, y) = super::coordinates(anchor);
        let shift = (base - 1) as i8;
        let anchors = (0..=shift).flat_map(move |dy| (0..=shift).map(move |dx| (x - dx, y - dy)));
        anchors.filter(|&(x, y)| self.contains(x, y)).map(|(x, y)| cell(x, y))
    }

    /// Half-cells of walking to the nearest of some goals, creatures apart. A closed door is a detour, a locked one a long
    /// one: counted as walls they would make an enemy behind them unreachable.
    pub(crate) fn field(
        &self,
        Doors { closed, bolted }: Doors,
        (base, flying): (u8, bool),
        goals: impl Iterator<Item = usize>,
    ) -> [u16; CELLS] {
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
            let open = self.steps(here, base, flying, closed);
            let (mut behind_doors, mut behind_locks) = (open, open);
            if closed != 0 {
                behind_doors = self.steps(here, base, flying, closed & bolted);
                behind_locks = self.steps(here, base, flying, 0);
            }
            let extra = if flying { 0 } else { u16::from(self.extra[here]) };
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
}
