//! Lines of sight and cover among creatures (section 6). Walls, doors and obstacles come from the map's tables.

use crate::geometry::Base;
use crate::map::{Ground, Map, cell};
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

/// What is looked at: a base, or a cell whose own obstacle does not count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    pub(crate) base: Base,
    pub(crate) size: u8,
    pub(crate) bare: Option<usize>,
}

/// Somebody or something else on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figure {
    pub(crate) base: Base,
    pub(crate) size: u8,
    /// Hostile to the one who looks.
    pub(crate) hostile: bool,
}

impl Map {
    /// A cell as something to look at; `None` for one that nobody could look into.
    pub(crate) fn aim_at_cell(&self, closed: u16, x: i8, y: i8, size: u8) -> Option<Aim> {
        if !self.contains(x, y) || self.wall_like(cell(x, y)).now(closed) {
            return None;
        }
        let bare = matches!(self.ground[cell(x, y)], Ground::Obstacle(_)).then_some(cell(x, y));
        Some(Aim { base: Base::cell(x, y), size, bare })
    }

    /// The cover of a line, or `None` (ON-6.10 … 6.33). Contact is the caller's affair (ON-6.9).
    #[inline]
    pub(crate) fn line(
        &self,
        closed: u16,
        from: Base,
        own: u8,
        aim: &Aim,
        shot: Shot,
        others: impl Iterator<Item = Figure>,
    ) -> Option<u8> {
        let target = aim.base;
        let (p, q) = (from.centre(), target.centre());
        let centre = self.segment(p, q, closed, aim.bare);
        if centre.blocked() {
            return None;
        }
        // Sizes from `low` on matter; from above `high` on anything cuts, and hostile creatures cut from `low` on.
        let (low, high, hostile_cut) = match shot {
            Shot::Direct | Shot::Mind => (own.min(aim.size), own.max(aim.size), true),
            Shot::Ballistic(height) => (height.saturating_add(1), height, false),
        };
        if centre.taller_than(high) {
            return None;
        }
        let mut cover = 2 * centre.between(low, high);
        let (x0, x1) = (p.0.min(2 * i32::from(target.x)), p.0.max(2 * i32::from(target.x + target.n)));
        let (y0, y1) = (p.1.min(2 * i32::from(target.y)), p.1.max(2 * i32::from(target.y + target.n)));
        let mut cutters = [Base::cell(0, 0); MAX_UNITS];
        let mut cutting = 0;
        for Figure { base, size, hostile } in others {
            let (left, top) = (2 * i32::from(base.x), 2 * i32::from(base.y));
            let side = 2 * i32::from(base.n);
            if size < low || left >= x1 || top >= y1 || left + side <= x0 || top + side <= y0 {
                continue;
            }
            let cuts = size > high || (hostile_cut && hostile);
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
            let segment = self.segment(p, corner, closed, aim.bare);
            let hidden = segment.blocked()
                || segment.taller_than(high)
                || cutters[..cutting].iter().any(|&base| crosses(p, corner, base));
            cover += u8::from(hidden);
        }
        Some(cover)
    }

    /// A line on a bare board with figures anywhere, for editors and laboratories: `[x, y, base, size]` of the one who
    /// looks and of the target (a cell: its base and size are not read), and the others with whether they are hostile.
    /// The doors are as the map has them at the start.
    #[must_use]
    pub fn sight(
        &self,
        eye: [u8; 4],
        target: [u8; 4],
        is_cell: bool,
        shot: Shot,
        others: &[([u8; 4], bool)],
    ) -> Option<u8> {
        let base = |figure: [u8; 4]| Base::new(figure[0] as i8, figure[1] as i8, figure[2]);
        let closed = self.closed_at_start();
        let aim = if is_cell {
            self.aim_at_cell(closed, target[0] as i8, target[1] as i8, eye[3])?
        } else if self.touch(closed, base(eye), base(target)) {
            return Some(0);
        } else {
            Aim { base: base(target), size: target[3], bare: None }
        };
        let others = others.iter().filter(|(figure, _)| !is_cell || !base(*figure).covers(aim.base.x, aim.base.y));
        let others = others.map(|&(figure, hostile)| Figure { base: base(figure), size: figure[3], hostile });
        self.line(closed, base(eye), eye[3], &aim, shot, others)
    }
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
        if self.map.touch(state.closed, eye.base, base) {
            return Some(0);
        }
        let aim = Aim { base, size: self.kind(aimed.kind).size, bare: None };
        self.map.line(
            state.closed,
            eye.base,
            eye.size,
            &aim,
            self.height(shot, aim.size),
            self.others(state, eye, target),
        )
    }

    /// The cover of the line to a cell (ON-6.20).
    pub(crate) fn line_to_cell(&self, state: &State, eye: &Eye, x: i8, y: i8, shot: Shot) -> Option<u8> {
        let aim = self.map.aim_at_cell(state.closed, x, y, eye.size)?;
        let others = self.others(state, eye, state.at[cell(x, y)]);
        self.map.line(state.closed, eye.base, eye.size, &aim, self.height(shot, aim.size), others)
    }

    /// Everybody on the board but the one who looks and the one looked at.
    #[inline]
    fn others<'a>(&'a self, state: &'a State, eye: &Eye, target: u8) -> impl Iterator<Item = Figure> + 'a {
        let (looker, side) = (eye.unit, eye.side);
        let units = state.units().iter().enumerate();
        units
            .filter(move |(number, unit)| {
                unit.on_board() && *number != usize::from(looker) && *number != usize::from(target)
            })
            .map(move |(_, unit)| {
                let kind = self.kind(unit.kind);
                let base = Base::new(unit.x, unit.y, kind.base);
                Figure { base, size: kind.size, hostile: self.hostile(unit.seat, side) }
            })
    }

    /// Everybody but the one who looks and one more: for a place where that one is not yet.
    pub(crate) fn figures_but<'a>(
        &'a self,
        state: &'a State,
        eye: &Eye,
        other: u8,
    ) -> impl Iterator<Item = Figure> + 'a {
        self.others(state, eye, other)
    }

    /// Section 14, `ballistic_model`: the older text counts from the size of the target.
    fn height(&self, shot: Shot, target: u8) -> Shot {
        match shot {
            Shot::Ballistic(height) if self.ballistic_bonus() => Shot::Ballistic((target + height).saturating_sub(3)),
            shot => shot,
        }
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
