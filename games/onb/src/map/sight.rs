//! Lines of sight among figures, and their cover (section 6). Walls, doors and obstacles come from the tables of [`super::sight_tables`].

use super::{Base, Ground, Map, cell};

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

impl Shot {
    /// Sizes from the first on matter; above the second anything cuts; and whether hostile creatures cut from the first on.
    #[inline]
    pub(crate) fn thresholds(self, own: u8, target: u8) -> (u8, u8, bool) {
        match self {
            Shot::Direct | Shot::Mind => (own.min(target), own.max(target), true),
            Shot::Ballistic(height) => (height.saturating_add(1), height, false),
        }
    }
}

/// A segment prepared for tests against many boxes.
///
/// ON-6.2 asks whether the corners of a box lie on both sides of the segment. Their cross products (ON-6.1) are that of the
/// box's centre plus and minus its half side times `|dx| + |dy|`, so one product decides instead of four.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ray {
    from: (i32, i32),
    way: (i32, i32),
    /// `|dx| + |dy|`.
    span: i32,
}

impl Ray {
    #[inline]
    pub(crate) fn new(from: (i32, i32), to: (i32, i32)) -> Ray {
        let way = (to.0 - from.0, to.1 - from.1);
        Ray { from, way, span: way.0.abs() + way.1.abs() }
    }

    /// How far beside the segment's line the base's centre lies, in units of `span` per half cell, and how far along it.
    #[inline]
    fn beside(&self, base: Base) -> (i32, i32) {
        let (x, y) = base.centre();
        let (x, y) = (x - self.from.0, y - self.from.1);
        ((self.way.0 * y - self.way.1 * x).abs(), self.way.0 * x + self.way.1 * y)
    }

    /// ON-6.2: the segment crosses the open box.
    #[inline]
    pub(crate) fn crosses(&self, base: Base) -> bool {
        self.beside(base).0 < i32::from(base.n) * self.span && self.passes(base)
    }

    /// The rectangle of the segment meets the box.
    #[inline]
    fn passes(&self, base: Base) -> bool {
        let ((x, y), n) = (base.centre(), i32::from(base.n));
        let (px, py) = self.from;
        let (qx, qy) = (px + self.way.0, py + self.way.1);
        px.max(qx) > x - n && px.min(qx) < x + n && py.max(qy) > y - n && py.min(qy) < y + n
    }
}

/// ON-6.12: the corners of the target whose segments the base crosses. Seldom asked; inside the loop over the figures its four
/// rays would be prepared for every line.
#[inline(never)]
fn corners_behind(from: (i32, i32), target: Base, base: Base) -> u8 {
    let corners = target.corners().into_iter().enumerate();
    corners.fold(0, |hidden, (corner, point)| hidden | u8::from(Ray::new(from, point).crosses(base)) << corner)
}

/// What is looked at: a creature's base, or a cell whose own obstacle does not count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aim {
    pub(crate) base: Base,
    pub(crate) size: u8,
    /// Whether contact is enough (ON-6.9): with a creature, not with a cell (ON-6.20).
    pub(crate) contact: bool,
    pub(crate) bare: Option<usize>,
}

impl Aim {
    pub(crate) fn creature(base: Base, size: u8) -> Aim {
        Aim { base, size, contact: true, bare: None }
    }
}

/// Another figure on the board.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Figure {
    pub(crate) base: Base,
    pub(crate) size: u8,
    /// Whether it is hostile to the looker.
    pub(crate) hostile: bool,
}

impl Map {
    /// A cell as a target; `None` for one that cannot be looked into.
    pub(crate) fn aim_at_cell(&self, closed: u16, x: i8, y: i8, size: u8) -> Option<Aim> {
        if !self.contains(x, y) || self.wall_like(cell(x, y)).now(closed) {
            return None;
        }
        let bare = matches!(self.ground[cell(x, y)], Ground::Obstacle(_)).then_some(cell(x, y));
        Some(Aim { base: Base::cell(x, y), size, contact: false, bare })
    }

    /// The cover of a line, or `None` (ON-6.9 … 6.33). A figure is one square as large as its base, so it counts once however
    /// many of its cells the line crosses (ON-6.3).
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
        let (low, high, hostile_cut) = shot.thresholds(own, aim.size);
        let (p, q) = (from.centre(), target.centre());
        let near = aim.contact && from.near(target);
        if near && from.n + target.n > 2 && self.touch(closed, from, target) {
            return Some(0);
        }
        let (mut cover, mut hidden) = self.bare_line(p, target, closed, aim.bare, (low, high))?;
        // Neighbouring cells touch exactly if nothing blocks the way between their centres (ON-2.13).
        if near && from.n + target.n == 2 {
            return Some(0);
        }
        let (line, reach) = (Ray::new(p, q), i32::from(target.n));
        let (left, right) = (((p.0 - 1) >> 1) as i8, (p.0 >> 1) as i8);
        let (top, bottom) = (((p.1 - 1) >> 1) as i8, (p.1 >> 1) as i8);
        let (left, right) = (left.min(target.x), right.max(target.x + target.n - 1));
        let (top, bottom) = (top.min(target.y), bottom.max(target.y + target.n - 1));
        for Figure { base, size, hostile } in others {
            // Most figures stand outside the rectangle of the two, many of the rest outside the fan from eye to target.
            let apart = base.x > right || base.y > bottom || base.x + base.n <= left || base.y + base.n <= top;
            if apart || size < low {
                continue;
            }
            let n = i32::from(base.n);
            let (beside, along) = line.beside(base);
            if beside >= (n + reach) * line.span || along + n * line.span <= 0 {
                continue;
            }
            let cuts = size > high || (hostile_cut && hostile);
            if beside < n * line.span && line.passes(base) {
                if cuts {
                    return None;
                }
                cover += 2;
            } else if cuts {
                hidden |= corners_behind(p, target, base);
            }
        }
        if shot == Shot::Mind {
            return Some(0);
        }
        // ON-6.12: hidden corners. ON-6.13: they add to the cover of what is crossed.
        cover += hidden.count_ones() as u8;
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
        } else {
            Aim::creature(base(target), target[3])
        };
        let others = others.iter().filter(|(figure, _)| !is_cell || !base(*figure).covers(aim.base.x, aim.base.y));
        let others = others.map(|&(figure, hostile)| Figure { base: base(figure), size: figure[3], hostile });
        self.line(closed, base(eye), eye[3], &aim, shot, others)
    }
}
