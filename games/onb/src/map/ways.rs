//! Where a base may step, stand and touch on the bare board, as eight bits per cell.
//!
//! Tables hold for the doors nearby all open or all closed; only between two doors, one open and one closed, is the
//! answer worked out again. Tables for every state of the doors would cost more memory than those few cells cost time.

use super::{CELLS, Ground, Map, coordinates, neighbour};
use galerne_engine::COMPASS;

const SIZES: usize = 3;

#[derive(Clone, Debug)]
pub(crate) struct Ways {
    /// Directions in which a base of side n may step: doors open or closed, ground bases or flyers.
    steps: [[[[u8; CELLS]; SIZES]; 2]; 2],
    /// Sides of base that may stand here, as bits.
    stands: [[u8; CELLS]; 2],
    /// Directions of the cells one touches from here.
    touches: [[u8; CELLS]; 2],
    /// Doors whose closing may change any of it, for bases of side n.
    near: [[u16; CELLS]; SIZES],
}

impl Ways {
    pub(crate) const fn none() -> Ways {
        Ways {
            steps: [[[[0; CELLS]; SIZES]; 2]; 2],
            stands: [[0; CELLS]; 2],
            touches: [[0; CELLS]; 2],
            near: [[0; CELLS]; SIZES],
        }
    }

    pub(crate) fn of(map: &Map) -> Ways {
        let mut ways = Ways::none();
        for here in map.cells() {
            for n in 1..=SIZES {
                ways.near[n - 1][here] = map.doors_near(here, n as i8);
            }
            for shut in 0..2 {
                let closed = |n: usize| if shut == 1 { ways.near[n - 1][here] } else { 0 };
                ways.touches[shut][here] = map.work_out_touches(here, closed(1));
                for n in 1..=SIZES {
                    let stands = map.work_out_stand(here, n as i8, closed(n));
                    let steps = [false, true].map(|flying| map.work_out_steps(here, n as i8, flying, closed(n)));
                    ways.stands[shut][here] |= u8::from(stands) << (n - 1);
                    ways.steps[shut][0][n - 1][here] = steps[0];
                    ways.steps[shut][1][n - 1][here] = steps[1];
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
        match self.doors_agree(index, anchor, closed) {
            Some(shut) => self.ways.steps[usize::from(shut)][usize::from(flying)][index][anchor],
            None => self.work_out_steps(anchor, base as i8, flying, closed),
        }
    }

    /// Whether the ground lets a base stand there (ON-7.4).
    #[inline]
    pub(crate) fn stands(&self, anchor: usize, base: u8, closed: u16) -> bool {
        let index = usize::from(base - 1) % SIZES;
        match self.doors_agree(index, anchor, closed) {
            Some(shut) => self.ways.stands[usize::from(shut)][anchor] >> index & 1 != 0,
            None => self.work_out_stand(anchor, base as i8, closed),
        }
    }

    /// Directions of the neighbouring cells that a cell touches (ON-2.13).
    #[inline]
    pub(crate) fn touches(&self, here: usize, closed: u16) -> u8 {
        match self.doors_agree(0, here, closed) {
            Some(shut) => self.ways.touches[usize::from(shut)][here],
            None => self.work_out_touches(here, closed),
        }
    }

    /// Whether the doors near a base are all open (`false`) or all closed (`true`).
    #[inline]
    fn doors_agree(&self, index: usize, anchor: usize, closed: u16) -> Option<bool> {
        let near = self.ways.near[index][anchor];
        match near & closed {
            0 => Some(false),
            some if some == near => Some(true),
            _ => None,
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
