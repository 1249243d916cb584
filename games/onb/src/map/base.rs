//! Bases: squares of cells, their distances and contact (sections 2.4 and 6.1).

use super::{Map, cell, coordinates};
use galerne_engine::COMPASS;

/// A square of N × N cells located by its top-left one (ON-2.7). A cell is a base of side 1.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Base {
    pub(crate) x: i8,
    pub(crate) y: i8,
    pub(crate) n: i8,
}

impl Base {
    #[inline]
    pub(crate) const fn new(x: i8, y: i8, n: u8) -> Base {
        Base { x, y, n: n as i8 }
    }

    /// The base of side `n` at a numbered anchor.
    #[inline]
    pub(crate) const fn at(anchor: usize, n: u8) -> Base {
        let (x, y) = coordinates(anchor);
        Base::new(x, y, n)
    }

    #[inline]
    pub(crate) const fn cell(x: i8, y: i8) -> Base {
        Base { x, y, n: 1 }
    }

    /// The centre in doubled coordinates.
    #[inline]
    pub(crate) const fn centre(self) -> (i32, i32) {
        (2 * self.x as i32 + self.n as i32, 2 * self.y as i32 + self.n as i32)
    }

    /// The corners in doubled coordinates.
    #[inline]
    pub(crate) const fn corners(self) -> [(i32, i32); 4] {
        let (left, top, side) = (2 * self.x as i32, 2 * self.y as i32, 2 * self.n as i32);
        [(left, top), (left + side, top), (left, top + side), (left + side, top + side)]
    }

    /// Gaps between two bases, column-wise and row-wise.
    #[inline]
    fn gaps(self, other: Base) -> (i32, i32) {
        let gap = |a: i8, an: i8, b: i8, bn: i8| {
            let (a, an, b, bn) = (i32::from(a), i32::from(an), i32::from(b), i32::from(bn));
            (b - (a + an - 1)).max(a - (b + bn - 1)).max(0)
        };
        (gap(self.x, self.n, other.x, other.n), gap(self.y, self.n, other.y, other.n))
    }

    /// Whether the cell distance is at most 1, so that they may touch.
    #[inline]
    pub(crate) fn near(self, other: Base) -> bool {
        let beside = |a: i8, an: i8, b: i8, bn: i8| b <= a + an && a <= b + bn;
        beside(self.x, self.n, other.x, other.n) && beside(self.y, self.n, other.y, other.n)
    }

    /// ON-2.11.
    #[inline]
    pub(crate) fn distance(self, other: Base) -> i32 {
        let (dx, dy) = self.gaps(other);
        dx.max(dy)
    }

    /// ON-2.12 in half-cells, a diagonal counting one and a half.
    #[inline]
    pub(crate) fn octile(self, other: Base) -> i32 {
        let (dx, dy) = self.gaps(other);
        2 * dx.max(dy) + dx.min(dy)
    }

    pub(crate) fn covers(self, x: i8, y: i8) -> bool {
        (self.x..self.x + self.n).contains(&x) && (self.y..self.y + self.n).contains(&y)
    }

    /// The numbers of its cells.
    pub(crate) fn cells(self) -> impl Iterator<Item = usize> {
        let Base { x, y, n } = self;
        (0..n).flat_map(move |dy| (0..n).map(move |dx| cell(x + dx, y + dy)))
    }

    pub(crate) fn squares(self) -> impl Iterator<Item = (i8, i8)> {
        let Base { x, y, n } = self;
        (0..n).flat_map(move |dy| (0..n).map(move |dx| (x + dx, y + dy)))
    }
}

/// ON-8.12, ON-12.16: whether something at `other` is behind a creature at `own` that faces there.
pub(crate) fn behind(own: Base, facing: u8, other: Base) -> bool {
    let ((ax, ay), (bx, by)) = (own.centre(), other.centre());
    let (fx, fy) = COMPASS[usize::from(facing) & 7];
    i32::from(fx) * (bx - ax) + i32::from(fy) * (by - ay) < 0
}

impl Map {
    /// ON-2.13: contact. A flyer above a creature touches it too (ON-8.31).
    #[inline]
    pub(crate) fn touch(&self, closed: u16, a: Base, b: Base) -> bool {
        let (dx, dy) = a.gaps(b);
        match dx.max(dy) {
            0 => true,
            1 if a.n == 1 && b.n == 1 => {
                let (sx, sy) = (b.x - a.x, b.y - a.y);
                let direction = COMPASS.iter().position(|&step| step == (sx, sy)).unwrap_or(0);
                self.touches(cell(a.x, a.y), closed) >> direction & 1 != 0
            }
            1 => a.squares().any(|(x, y)| {
                let touches = self.touches(cell(x, y), closed);
                (0..8).any(|d| touches >> d & 1 != 0 && b.covers(x + COMPASS[d].0, y + COMPASS[d].1))
            }),
            _ => false,
        }
    }
}
