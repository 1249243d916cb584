//! Who stands where, how far apart, and who touches whom (sections 2.4 and 6.1).

use crate::game::Onb;
use crate::map::{Base, cell, neighbour};
use crate::options::RangeMetric;
use crate::state::{NONE, State, Unit, UnitSet};

impl Onb {
    #[inline]
    pub(crate) fn base(&self, unit: &Unit) -> Base {
        Base::new(unit.x, unit.y, self.kind(unit.kind).base)
    }

    /// The range between two bases in half-cells (ON-2.12).
    #[inline]
    pub(crate) fn range(&self, a: Base, b: Base) -> i32 {
        match self.options.range_metric {
            RangeMetric::Octile => a.octile(b),
            RangeMetric::Chebyshev => 2 * a.distance(b),
        }
    }

    #[inline]
    pub(crate) fn touch(&self, state: &State, a: Base, b: Base) -> bool {
        self.map.touch(state.closed, a, b)
    }

    /// The creatures hostile to a side that touch a base, prone and shaken ones included.
    #[inline]
    pub(crate) fn hostile_touching(&self, state: &State, base: Base, side: u8) -> UnitSet {
        let mut found = UnitSet::NONE;
        let mut look = |here: usize| {
            let occupant = state.at[here];
            if occupant != NONE && self.hostile(state.unit(occupant).seat, side) {
                found.insert(occupant);
            }
        };
        for here in base.cells() {
            let mut touches = self.map.touches(here, state.closed);
            while touches != 0 {
                look(neighbour(here, touches.trailing_zeros() as usize));
                touches &= touches - 1;
            }
            look(here);
        }
        found
    }

    /// Whether a creature touches an enemy.
    pub(crate) fn engaged(&self, state: &State, unit: &Unit) -> bool {
        !self.hostile_touching(state, self.base(unit), self.side(unit.seat)).is_empty()
    }

    /// Whether a base may stop there: standable ground that no other figure occupies (ON-7.4).
    pub(crate) fn may_stop(&self, state: &State, base: Base, number: u8) -> bool {
        self.map.stands(cell(base.x, base.y), base.n as u8, state.closed)
            && base.cells().all(|here| state.at[here] == NONE || state.at[here] == number)
    }

    /// Put a creature on the board, or take it off.
    pub(crate) fn put(&self, state: &mut State, number: u8) {
        self.mark_cells(state, number, number);
    }

    pub(crate) fn lift(&self, state: &mut State, number: u8) {
        self.mark_cells(state, number, NONE);
    }

    fn mark_cells(&self, state: &mut State, number: u8, with: u8) {
        let unit = *state.unit(number);
        if unit.x < 0 {
            return;
        }
        for here in self.base(&unit).cells() {
            // A creature on its way is lifted already, and may be passing through a comrade's cell.
            if with != NONE || state.at[here] == number {
                state.at[here] = with;
            }
        }
    }
}
