//! Where a base may step, stand and touch on the bare board, as eight bits per cell.
//!
//! The tables hold for open doors; beside a closed door the answer is worked out again. Keeping them for every state of
//! the doors would cost more memory than the few cells beside a closed door cost time.

use super::{CELLS, Ground, Map, coordinates, neighbour};
use galerne_engine::COMPASS;

const SIZES: usize = 3;

#[derive(Clone, Debug)]
pub(crate) struct Ways {
    /// Directions in which a base of side n may step; ground bases, then flyers.
    steps: [[[u8; CELLS]; SIZES]; 2],
    /// Sides of base that may stand here, as bits.
    stands: [u8; CELLS],
    /// Directions of the cells one touches from here.
    touches: [u8; CELLS],
    /// Doors whose closing may change any of it, for bases of side n.
    near: [[u16; CELLS]; SIZES],
}

impl Ways {
    pub(crate) const fn none() -> Ways {
        Ways {
            steps: [[[0; CELLS]; SIZES]; 2],
            stands: [0; CELLS],
            touches: [0; CELLS],
            near: [[0; CELLS]; SIZES],
        }
    }

    pub(crate) fn of(map: &Map) -> Ways {
        let mut ways = Ways::none();
        for here in map.cells() {
            ways.touches[here] = map.work_out_touches(here, 0);
            for n in 1..=SIZES {
                let index = n - 1;
                ways.near[index][here] = map.doors_near(here, n as i8);
                ways.stands[here] |= u8::from(map.work_out_stand(here, n as i8, 0)) << index;
                for flying in [false, true] {
                    ways.steps[usize::from(flying)][index][here] = map.work_out_steps(here, n as i8, flying, 0);
                }
            }
        }
        ways
    }
}

impl Map {
    /// Directions in which the ground lets a base step (ON-7.3, ON-7.6), creatures apart.
    #[inline]
    pub(crate) fn steps(&self, anchor: usize, base: u8, flying: bool, closed: u16) -> u8 {
        let index = usize::from(base - 1) % SIZES;
        if closed & self.ways.near[index][anchor] == 0 {
            self.ways.steps[usize::from(flying)][index][anchor]
        } else {
            self.work_out_steps(anchor, base as i8, flying, closed)
        }
    }

    /// Whether the ground lets a base stand there (ON-7.4).
    #[inline]
    pub(crate) fn stands(&self, anchor: usize, base: u8, closed: u16) -> bool {
        let index = usize::from(base - 1) % SIZES;
        if closed & self.ways.near[index][anchor] == 0 {
            self.ways.stands[anchor] >> index & 1 != 0
        } else {
            self.work_out_stand(anchor, base as i8, closed)
        }
    }

    /// Directions of the neighbouring cells that a cell touches (ON-2.13).
    #[inline]
    pub(crate) fn touches(&self, here: usize, closed: u16) -> u8 {
        if closed & self.ways.near[0][here] == 0 {
            self.ways.touches[here]
        } else {
            self.work_out_touches(here, closed)
        }
    }

    fn passable(&self, here: usize, flying: bool, closed: u16) -> bool {
        match self.ground[here] {
            Ground::Wall => false,
            Ground::Door => !self.wall_like(here).now(closed),
            Ground::Obstacle(size) => flying && size <= 5,
            Ground::Free | Ground::Cluttered | Ground::Stairs => true,
        }
    }

    /// Every cell of a rectangle may be passed and no edge inside it is shut.
    fn clear(&self, (x, y): (i8, i8), (w, h): (i8, i8), flying: bool, closed: u16) -> bool {
        (y..y + h).all(|cy| {
            (x..x + w).all(|cx| {
                let here = super::cell(cx, cy);
                self.contains(cx, cy)
                    && self.passable(here, flying, closed)
                    && (cx + 1 == x + w || !self.east[here].now(closed))
                    && (cy + 1 == y + h || !self.south[here].now(closed))
            })
        })
    }

    fn work_out_steps(&self, anchor: usize, base: i8, flying: bool, closed: u16) -> u8 {
        let (x, y) = coordinates(anchor);
        (0..8).fold(0, |mask, direction| {
            let (dx, dy) = COMPASS[direction];
            let corner = (x + dx.min(0), y + dy.min(0));
            let clear = self.clear(corner, (base + dx.abs(), base + dy.abs()), flying, closed);
            mask | u8::from(clear) << direction
        })
    }

    fn work_out_stand(&self, anchor: usize, base: i8, closed: u16) -> bool {
        self.clear(coordinates(anchor), (base, base), false, closed)
    }

    fn work_out_touches(&self, here: usize, closed: u16) -> u8 {
        let (x, y) = coordinates(here);
        let point = |x: i8, y: i8| (2 * i32::from(x) + 1, 2 * i32::from(y) + 1);
        (0..8).fold(0, |mask, direction| {
            let (nx, ny) = (x + COMPASS[direction].0, y + COMPASS[direction].1);
            let there = neighbour(here, direction);
            let touch = self.contains(nx, ny)
                && !self.wall_like(there).now(closed)
                && !self.look(point(x, y), point(nx, ny), closed, None).blocked();
            mask | u8::from(touch) << direction
        })
    }

    /// The doors with a part within one cell of a base.
    fn doors_near(&self, anchor: usize, base: i8) -> u16 {
        let (x, y) = coordinates(anchor);
        let mut doors = 0;
        for cy in (y - 1).max(0)..(y + base + 1).min(self.height as i8) {
            for cx in (x - 1).max(0)..(x + base + 1).min(self.width as i8) {
                let here = super::cell(cx, cy);
                doors |= self.wall_like(here).doors;
                for side in [0, 2, 4, 6] {
                    doors |= self.edge(here, side).doors;
                }
            }
        }
        doors
    }
}
