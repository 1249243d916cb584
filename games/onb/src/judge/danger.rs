//! What a cell costs: the losses the enemy could inflict on somebody who ends there.

use super::Weights;
use crate::geometry::Base;
use crate::setup::Onb;
use crate::sight::{Eye, Shot};
use crate::state::{State, mark};

/// How well an enemy could strike at a place next time, from 0 to 1.
fn likely(slack: i32, span: i32) -> f32 {
    // Certain well inside the reach, fading over the last few half-cells.
    (slack as f32 / span as f32).clamp(0.0, 1.0)
}

impl Onb {
    /// The expected loss, in army points, of a creature that ends at a base.
    pub(crate) fn danger(&self, state: &State, number: u8, base: Base) -> f32 {
        let unit = state.unit(number);
        let kind = self.kind(unit.kind);
        let side = self.side(unit.seat);
        let mut pv = 0.0;
        for (other, enemy) in state.units().iter().enumerate() {
            if !enemy.on_board() || !self.hostile(enemy.seat, side) {
                continue;
            }
            let foe = self.kind(enemy.kind);
            let range = self.base(enemy).range(base, self.options.range_metric);
            // Hand to hand: a run and a blow, or a charge.
            let legs = if enemy.has(mark::PRONE) { 0 } else { 2 * i32::from(foe.course) };
            let charge = if enemy.has(mark::SHAKEN | mark::PRONE) { 0 } else { 2 * i32::from(foe.sprint) };
            let blow = self.worth.contact(enemy.kind, unit.kind);
            let strike = if range <= 2 + legs { blow } else { 0.6 * blow * likely(2 + charge - range, 6) };
            // From afar: where it stands now if it sees the place, or after a run.
            let missile = self.worth.missiles[usize::from(enemy.kind)];
            let shot = self.worth.afar(enemy.kind, unit.kind);
            let mut fire = 0.0;
            if shot > strike && missile > 0 {
                if range <= missile {
                    let eye =
                        Eye { base: self.base(enemy), size: foe.size, side: self.side(enemy.seat), unit: other as u8 };
                    let seen = self.sees_place(state, &eye, base, kind.size, number);
                    fire = match seen {
                        Some(cover) => shot * (1.0 - 0.1 * f32::from(cover)).max(0.2),
                        None => 0.45 * shot,
                    };
                } else {
                    fire = 0.6 * shot * likely(missile + legs - range, 8);
                }
            }
            pv += strike.max(fire);
        }
        let lost = pv.min(f32::from(unit.pv) * 1.2) / f32::from(kind.pv);
        // Being close to death makes danger worse: the last PV are worth the premium too.
        let fatal = (pv / f32::from(unit.pv.max(1))).min(1.0);
        Weights::TUNED.danger * self.price(state, number) * (lost + 0.4 * fatal * fatal)
    }

    /// The cover of a line to a place where the creature is not yet.
    fn sees_place(&self, state: &State, eye: &Eye, base: Base, size: u8, number: u8) -> Option<u8> {
        let aim = crate::sight::Aim::creature(base, size);
        self.map.line(state.closed, eye.base, eye.size, &aim, Shot::Direct, self.figures_but(state, eye, number))
    }
}
