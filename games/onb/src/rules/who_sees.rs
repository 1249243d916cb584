//! Lines of sight of the creatures on the board (section 6).

use crate::game::Onb;
use crate::map::{Aim, Base, Figure, Ray, Shot, cell};
use crate::state::{NONE, State};

/// Who looks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Eye {
    pub(crate) base: Base,
    pub(crate) size: u8,
    pub(crate) side: u8,
    pub(crate) unit: u8,
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
        let aim = Aim::creature(self.base(aimed), self.kind(aimed.kind).size);
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

    /// All figures on the board except the eye and its target.
    #[inline]
    pub(crate) fn others<'a>(&'a self, state: &'a State, eye: &Eye, target: u8) -> impl Iterator<Item = Figure> + 'a {
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

    /// Section 14, `ballistic_model`: the older text counts from the size of the target.
    pub(crate) fn height(&self, shot: Shot, target: u8) -> Shot {
        match shot {
            Shot::Ballistic(height) if self.ballistic_bonus() => Shot::Ballistic((target + height).saturating_sub(3)),
            shot => shot,
        }
    }

    /// ON-7.20: the straight way between two bases is free of walls, obstacles, creatures and objects.
    pub(crate) fn way_is_free(&self, state: &State, from: u8, to: u8) -> bool {
        let (p, q) = (self.base(state.unit(from)).centre(), self.base(state.unit(to)).centre());
        let (segment, line) = (self.map.segment(p, q, state.closed, None), Ray::new(p, q));
        !segment.blocked()
            && !segment.any()
            && !state.units().iter().enumerate().any(|(number, unit)| {
                number != usize::from(from)
                    && number != usize::from(to)
                    && unit.on_board()
                    && line.crosses(self.base(unit))
            })
    }

    /// Whether anything stands on a cell.
    pub(crate) fn occupied(&self, state: &State, x: i8, y: i8) -> bool {
        state.at[cell(x, y)] != NONE
    }
}
