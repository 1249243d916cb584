//! What an attack is worth: expected losses in army points, and a table of how much every kind hurts every other.

use super::weights;
use crate::bestiary::{Band, Class, Kind, Library, Line, Lines, Zone};
use crate::event::Modifiers;
use crate::game::Onb;
use crate::odds::loss;
use crate::options::Scenario;
use crate::rules::who_sees::Eye;
use crate::state::{NONE, RollKind, State, mark};

/// Mean PV lost per attack of one kind on another, by hand and from afar, without modifiers.
#[derive(Clone, Debug, Default)]
pub struct Worth {
    contact: Vec<f32>,
    afar: Vec<f32>,
    kinds: usize,
    /// The longest reach of each kind's missiles in half-cells; 0 without any.
    pub(crate) missiles: Vec<i32>,
}

impl Worth {
    pub(crate) fn of(library: &Library, lines: &Lines) -> Worth {
        let kinds = library.kinds.len();
        let mut worth = Worth {
            contact: vec![0.0; kinds * kinds],
            afar: vec![0.0; kinds * kinds],
            kinds,
            missiles: library.kinds.iter().map(missiles).collect(),
        };
        for (x, kind) in library.kinds.iter().enumerate() {
            for (weapon, arm) in kind.arms.iter().enumerate().filter(|(_, arm)| arm.class != Class::Parry) {
                let list = if arm.class == Class::Contact { &mut worth.contact } else { &mut worth.afar };
                for y in 0..kinds {
                    let line = lines.get(x as u8, weapon as u8, Band::Normal, y as u8);
                    // A weapon that must be reloaded, or that takes the whole turn, strikes less often.
                    let pace = if arm.reload { 0.7 } else { 1.0 };
                    let mean = pace * mean_loss(line, 0, library.kinds[y].pv);
                    let place = &mut list[x * kinds + y];
                    *place = place.max(mean);
                }
            }
        }
        worth
    }

    pub(crate) fn contact(&self, x: u8, y: u8) -> f32 {
        self.contact.get(usize::from(x) * self.kinds + usize::from(y)).copied().unwrap_or(0.0)
    }

    pub(crate) fn afar(&self, x: u8, y: u8) -> f32 {
        self.afar.get(usize::from(x) * self.kinds + usize::from(y)).copied().unwrap_or(0.0)
    }
}

/// The longest reach of a kind's missiles in half-cells; 0 without any.
pub(super) fn missiles(kind: &Kind) -> i32 {
    let missiles = kind.arms.iter().filter(|arm| !matches!(arm.class, Class::Contact | Class::Parry));
    missiles.map(|arm| 2 * i32::from(arm.range.normal)).max().unwrap_or(0)
}

fn mean_loss(line: Line, modifiers: i32, pv: u8) -> f32 {
    let faces = i32::from(line.die.max(1));
    let sum: i32 = (1..=faces).map(|face| loss(line, modifiers, face).min(i32::from(pv))).sum();
    sum as f32 / faces as f32
}

impl Onb {
    /// What a creature is worth to its enemies.
    pub(crate) fn price(&self, state: &State, number: u8) -> f32 {
        let unit = state.unit(number);
        let kind = self.kind(unit.kind);
        // Summons and objects have no cost, but an attack on them has some worth.
        let cost = match kind.cost {
            0 if kind.is_object() => 0.5,
            0 => 10.0,
            cost => f32::from(cost),
        };
        let aimed = state.targets.contains(&number);
        if aimed && matches!(self.options.scenario, Scenario::Cible | Scenario::CibleUnique) {
            3.0 * cost
        } else {
            cost
        }
    }

    /// The expected worth of one attack: PV by their price, a premium for the last one, a little for markers.
    pub(crate) fn attack_worth(
        &self,
        state: &State,
        attacker: u8,
        weapon: u8,
        target: u8,
        band: Band,
        modifiers: &Modifiers,
    ) -> f32 {
        let (own, aimed) = (state.unit(attacker), state.unit(target));
        let line = self.lines.get(own.kind, weapon, band, aimed.kind);
        let (sum, faces) = (modifiers.sum(), i32::from(line.die.max(1)));
        let hurt = self.kind(aimed.kind);
        let price = self.price(state, target);
        let fresh = if aimed.has(mark::ACTIVATED) { 1.0 } else { 1.0 + weights::FRESH };
        let mut total = 0.0;
        for face in 1..=faces {
            let lost = loss(line, sum, face);
            if lost == 0 {
                continue;
            }
            let pv = i32::from(aimed.pv);
            total += if lost >= pv {
                price * (aimed.pv as f32 / f32::from(hurt.pv) + weights::KILL * fresh)
            } else {
                let shaken = self.options.shaken && !hurt.immune_shaken && 2 * lost >= i32::from(hurt.pv);
                price * (lost as f32 / f32::from(hurt.pv) + if shaken { 0.08 } else { 0.0 })
            };
        }
        total / faces as f32
    }

    /// The best single-target attack from a place: its worth, weapon and target. `long_too` if both half-actions are there.
    pub(crate) fn best_attack(&self, state: &State, eye: &Eye, long_too: bool) -> Option<(f32, u8, u8)> {
        let unit = state.unit(eye.unit);
        let kind = self.kind(unit.kind);
        let mut best: Option<(f32, u8, u8)> = None;
        for (weapon, arm) in kind.arms.iter().enumerate() {
            let weapon = weapon as u8;
            if arm.class == Class::Parry
                || arm.zone != Zone::Single
                || (arm.long && !long_too)
                || unit.mana < arm.mana
                || unit.unloaded >> weapon & 1 != 0
            {
                continue;
            }
            let far = 2 * i32::from(arm.range.normal.max(arm.range.long));
            for number in 0..state.count {
                let target = state.unit(number);
                if !target.on_board() || !self.hostile(target.seat, eye.side) {
                    continue;
                }
                let goal = self.base(target);
                let near = if arm.class == Class::Contact {
                    eye.base.distance(goal) <= i32::from(arm.reach)
                } else {
                    self.range(eye.base, goal) <= far
                };
                if !near {
                    continue;
                }
                let Ok((band, cover)) = self.may_hit(state, eye, arm, number) else { continue };
                let modifiers = self.modifiers(state, eye, weapon, number, cover, RollKind::Attack);
                let worth = self.attack_worth(state, eye.unit, weapon, number, band, &modifiers);
                if worth > best.map_or(0.0, |(most, ..)| most) {
                    best = Some((worth, weapon, number));
                }
            }
        }
        best
    }

    /// A sweep or a blast: enemies count for, friends against, and one's own more than theirs.
    pub(crate) fn area_worth(
        &self,
        state: &State,
        attacker: u8,
        weapon: u8,
        band: Band,
        cover: u8,
        victims: crate::state::UnitSet,
    ) -> f32 {
        let eye = self.eye(state, attacker);
        let mut total = 0.0;
        for number in victims.iter() {
            let modifiers = self.modifiers(state, &eye, weapon, number, cover, RollKind::Area);
            let worth = self.attack_worth(state, attacker, weapon, number, band, &modifiers);
            let unit = state.unit(number);
            if self.hostile(unit.seat, eye.side) {
                total += worth;
            } else if unit.seat != NONE {
                total -= 1.3 * worth;
            }
        }
        total
    }

    /// The best cell for a fired area attack.
    pub(crate) fn best_blast(&self, state: &State, weapon: u8) -> Option<(f32, i8, i8)> {
        let unit = state.active();
        let radius = self.arm(unit.kind, weapon)?.radius as i8;
        let side = self.side(unit.seat);
        let mut best: Option<(f32, i8, i8)> = None;
        for target in state.units().iter().filter(|target| target.on_board() && self.hostile(target.seat, side)) {
            for dy in -radius..=radius {
                for dx in -radius..=radius {
                    let (x, y) = (target.x + dx, target.y + dy);
                    if !self.map.contains(x, y) {
                        continue;
                    }
                    let victims = self.victims_at(state, x, y, radius as u8);
                    let Ok((band, cover)) = self.may_fire_at(state, weapon, x, y) else { continue };
                    let worth = self.area_worth(state, state.act.unit, weapon, band, cover, victims);
                    if worth > best.map_or(0.0, |(most, ..)| most) {
                        best = Some((worth, x, y));
                    }
                }
            }
        }
        best
    }
}
