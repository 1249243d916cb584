//! Walking a straight segment over the grid: which cells it crosses, which edges, which vertices (ON-6.2 … 6.5).
//!
//! Doubled integer coordinates throughout (ON-2.6). The walk visits each crossed cell once, in order, with a dozen
//! instructions per cell; testing every cell of the bounding box by the definition would cost thirty times as much.

use super::{Map, STRIDE, Shut};

/// What a walk tells.
pub(crate) trait Visit {
    /// The segment crosses the open square of this cell.
    fn cell(&mut self, cell: usize);
    /// It crosses this edge strictly inside it.
    fn edge(&mut self, shut: Shut);
    /// It passes a vertex strictly inside itself; these are the two ways round.
    fn vertex(&mut self, ways: [Shut; 2]);
}

const fn number(x: i32, y: i32) -> usize {
    ((y + 1) as usize * STRIDE + (x + 1) as usize) & 1023
}

impl Map {
    /// Walk from one point to another: centres of bases (both coordinates odd, or both even) or grid vertices.
    pub(crate) fn walk(&self, from: (i32, i32), to: (i32, i32), visit: &mut impl Visit) {
        let (dx, dy) = (to.0 - from.0, to.1 - from.1);
        if (dx == 0 && from.0 & 1 == 0) || (dy == 0 && from.1 & 1 == 0) {
            self.walk_grid_line(from, to, visit);
            return;
        }
        let (ax, ay, sx, sy) = (dx.abs(), dy.abs(), dx.signum(), dy.signum());
        let start = |at: i32, sign: i32| if at & 1 == 0 && sign < 0 { at / 2 - 1 } else { at.div_euclid(2) };
        let (mut x, mut y) = (start(from.0, sx), start(from.1, sy));
        // Distances to the next grid line each way; never reached where the segment does not go that way.
        let (mut ex, mut ey) = (2 - (from.0 & 1), 2 - (from.1 & 1));
        visit.cell(number(x, y));
        loop {
            let (next_x, next_y) = (if ax == 0 { i32::MAX } else { ex * ay }, if ay == 0 { i32::MAX } else { ey * ax });
            if next_x < next_y {
                if ex >= ax {
                    return;
                }
                visit.edge(self.east[number(if sx > 0 { x } else { x - 1 }, y)]);
                (x, ex) = (x + sx, ex + 2);
            } else if next_y < next_x {
                if ey >= ay {
                    return;
                }
                visit.edge(self.south[number(x, if sy > 0 { y } else { y - 1 })]);
                (y, ey) = (y + sy, ey + 2);
            } else {
                if ex >= ax {
                    return;
                }
                visit.vertex(self.ways_round(x, y, sx, sy));
                (x, y, ex, ey) = (x + sx, y + sy, ex + 2, ey + 2);
            }
            visit.cell(number(x, y));
        }
    }

    /// ON-6.5, both signs non-zero: from the cell behind the vertex to the one ahead, by either of the other two.
    fn ways_round(&self, x: i32, y: i32, sx: i32, sy: i32) -> [Shut; 2] {
        let vertical = |left: i32, y: i32| self.east[number(left, y)];
        let horizontal = |x: i32, top: i32| self.south[number(x, top)];
        let (left, top) = (if sx > 0 { x } else { x - 1 }, if sy > 0 { y } else { y - 1 });
        let sideways = self.wall_like(number(x + sx, y)).or(vertical(left, y)).or(horizontal(x + sx, top));
        let upright = self.wall_like(number(x, y + sy)).or(horizontal(x, top)).or(vertical(left, y + sy));
        [sideways, upright]
    }

    /// ON-6.5, one sign zero: the segment runs along a grid line, crosses no cell, and meets vertices only.
    fn walk_grid_line(&self, from: (i32, i32), to: (i32, i32), visit: &mut impl Visit) {
        let flat = from.1 == to.1;
        let (a, b) = if flat { (from.0.min(to.0), from.0.max(to.0)) } else { (from.1.min(to.1), from.1.max(to.1)) };
        let line = if flat { from.1 / 2 } else { from.0 / 2 };
        let mut at = a + 2 - (a & 1);
        while at < b {
            let v = at / 2;
            let way = |side: i32| {
                let (before, after, edge) = if flat {
                    (number(v - 1, side), number(v, side), self.east[number(v - 1, side)])
                } else {
                    (number(side, v - 1), number(side, v), self.south[number(side, v - 1)])
                };
                self.wall_like(before).or(self.wall_like(after)).or(edge)
            };
            visit.vertex([way(line - 1), way(line)]);
            at += 2;
        }
    }
}
