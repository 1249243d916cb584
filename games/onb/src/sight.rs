//! Lines of sight and cover among creatures (section 6). Walls, doors and obstacles come from the map's tables.

use crate::geometry::Base;
use crate::map::{Ground, cell};
use crate::setup::Onb;
use crate::state::{MAX_UNITS, NONE, State};

/// How a line is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shot {
    /// ON-6.9 … 6.13.
    Direct,
    /// ON-6.30, with the height of the shot.
    Ballistic(u8),
    /// ON-6.33: a line is needed, but nothing covers.
    Mind,
}

/// Who looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    pub(crate) base: Base,
    pub(crate) size: u8,
    pub(crate) side: u8,
    pub(crate) unit: u8,
}

/// ON-6.2: the segment crosses the open box, by signs of cross products only (ON-6.1).
#[inline]
pub(crate) fn crosses(p: (i32, i32), q: (i32, i32), base: Base) -> bool {
    let (x0, y0) = (2 * i32::from(base.x), 2 * i32::from(base.y));
    let (x1, y1) = (x0 + 2 * i32::from(base.n), y0 + 2 * i32::from(base.n));
    if p.0.max(q.0) <= x0 || p.0.min(q.0) >= x1 || p.1.max(q.1) <= y0 || p.1.min(q.1) >= y1 {
        return false;
    }
    let (dx, dy) = (q.0 - p.0, q.1 - p.1);
    let side = |x: i32, y: i32| dx * (y - p.1) - dy * (x - p.0);
    let corners = [side(x0, y0), side(x1, y0), side(x0, y1), side(x1, y1)];
    corners.iter().any(|&c| c > 0) && corners.iter().any(|&c| c < 0)
}

impl Onb {
    /// The eye of a creature where it stands.
    pub(crate) fn eye(&self, state: &State, number: u8) -> Eye {
        let unit = state.unit(number);
        Eye { base: self.base(unit), size: self.kind(unit.kind).size, side: self.side(unit.seat), unit: number }
    }

    /// The cover of the line to a creature or object; `None` where there is no line.
    #[inline]
    pub(crate) fn line_to_unit(&self, state: &State, eye: &Eye, target: u8, shot: Shot) -> Option<u8> {
        let aimed = state.unit(target);
        let base = self.base(aimed);
        if self.touch(state, eye.base, base) {
            return Some(0);
        }
        self.line(state, eye, base, self.kind(aimed.kind).size, target, None, shot)
    }

    /// The cover of the line to a cell (ON-6.20).
    pub(crate) fn line_to_cell(&self, state: &State, eye: &Eye, x: i8, y: i8, shot: Shot) -> Option<u8> {
        let here = cell(x, y);
        if !self.map.contains(x, y) || self.map.wall_like(here).now(state.closed) {
            return None;
        }
        let bare = matches!(self.map.ground[here], Ground::Obstacle(_)).then_some(here);
        self.line(state, eye, Base::cell(x, y), eye.size, state.at[here], bare, shot)
    }

    #[allow(clippy::too_many_arguments, reason = "one line has this many ends")]
    fn line(
        &self,
        state: &State,
        eye: &Eye,
        target: Base,
        size: u8,
        ignored: u8,
        bare: Option<usize>,
        shot: Shot,
    ) -> Option<u8> {
        let (p, q) = (eye.base.centre(), target.centre());
        let centre = self.map.segment(p, q, state.closed, bare);
        if centre.blocked() {
            return None;
        }
        // Sizes from `low` on matter; from above `high` on anything cuts, and hostile creatures cut from `low` on.
        let (low, high, hostile_cut) = match shot {
            Shot::Direct | Shot::Mind => (eye.size.min(size), eye.size.max(size), true),
            Shot::Ballistic(height) => {
                let height = if self.ballistic_bonus() { (size + height).saturating_sub(3) } else { height };
                (height.saturating_add(1), height, false)
            }
        };
        if centre.taller_than(high) {
            return None;
        }
        let mut cover = 2 * centre.between(low, high);
        let (x0, x1) = (p.0.min(2 * i32::from(target.x)), p.0.max(2 * i32::from(target.x + target.n)));
        let (y0, y1) = (p.1.min(2 * i32::from(target.y)), p.1.max(2 * i32::from(target.y + target.n)));
        let mut cutters = [Base::cell(0, 0); MAX_UNITS];
        let mut cutting = 0;
        for (number, unit) in state.units().iter().enumerate() {
            let (ux, uy) = (2 * i32::from(unit.x), 2 * i32::from(unit.y));
            // Off the board is left of every line, so that the dead need no test of their own.
            if ux < 0 || ux >= x1 || uy >= y1 || ux + 6 <= x0 || uy + 6 <= y0 || unit.pv == 0 {
                continue;
            }
            let kind = self.kind(unit.kind);
            if kind.size < low || number == usize::from(eye.unit) || number == usize::from(ignored) {
                continue;
            }
            let base = Base::new(unit.x, unit.y, kind.base);
            let cuts = kind.size > high || (hostile_cut && self.hostile(unit.seat, eye.side));
            if crosses(p, q, base) {
                if cuts {
                    return None;
                }
                cover += 2;
            } else if cuts && cutting < MAX_UNITS {
                cutters[cutting] = base;
                cutting += 1;
            }
        }
        if shot == Shot::Mind {
            return Some(0);
        }
        // ON-6.12: hidden corners.
        let (left, top, side) = (2 * i32::from(target.x), 2 * i32::from(target.y), 2 * i32::from(target.n));
        for corner in [(left, top), (left + side, top), (left, top + side), (left + side, top + side)] {
            let segment = self.map.segment(p, corner, state.closed, bare);
            let hidden = segment.blocked()
                || segment.taller_than(high)
                || cutters[..cutting].iter().any(|&base| crosses(p, corner, base));
            cover += u8::from(hidden);
        }
        Some(cover)
    }

    /// ON-7.20: the straight way between two bases is free of walls, obstacles, creatures and objects.
    pub(crate) fn way_is_free(&self, state: &State, from: u8, to: u8) -> bool {
        let (p, q) = (self.base(state.unit(from)).centre(), self.base(state.unit(to)).centre());
        let segment = self.map.segment(p, q, state.closed, None);
        !segment.blocked()
            && !segment.any()
            && !state.units().iter().enumerate().any(|(number, unit)| {
                number != usize::from(from)
                    && number != usize::from(to)
                    && unit.on_board()
                    && crosses(p, q, self.base(unit))
            })
    }

    /// Whether anything stands on a cell.
    pub(crate) fn occupied(&self, state: &State, x: i8, y: i8) -> bool {
        state.at[cell(x, y)] != NONE
    }
}
