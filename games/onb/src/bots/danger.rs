//! The danger of a cell: the losses that enemies could inflict on a creature that ends its turn there.

use super::{Mind, weights};
use crate::game::Onb;
use crate::map::{Aim, Base, Shot};
use crate::rules::who_sees::Eye;
use crate::state::{State, mark};

/// How well an enemy could strike at a place next time, from 0 to 1.
fn likely(slack: i32, span: i32) -> f32 {
    // Certain well inside the reach, fading over the last few half-cells.
    (slack as f32 / span as f32).clamp(0.0, 1.0)
}

/// Factors for a shot through the thickest cover, and for one that needs a move to get a line.
const LEAST: f32 = 0.2;
const UNSEEN: f32 = 0.45;

/// An enemy as a threat to one creature: what does not depend on the cell where that creature ends.
struct Foe {
    eye: Eye,
    /// Half-cells of a run and of a charge.
    legs: i32,
    charge: i32,
    /// Mean PV lost to a blow and to a shot, and how far the shot goes.
    blow: f32,
    shot: f32,
    missile: i32,
}

/// All that threatens one creature.
pub(super) struct Menace {
    foes: Vec<Foe>,
    size: u8,
    number: u8,
    /// Its PV now and in full health.
    pv: f32,
    health: f32,
    /// What all of it counts for, in army points.
    weight: f32,
}

impl Menace {
    pub(super) fn of(game: Mind<'_>, state: &State, number: u8) -> Menace {
        let unit = state.unit(number);
        let kind = game.kind(unit.kind);
        let side = game.side(unit.seat);
        let enemies = state.units().iter().enumerate();
        let enemies = enemies.filter(|(_, enemy)| enemy.on_board() && game.hostile(enemy.seat, side));
        let foes = enemies.map(|(other, enemy)| {
            let foe = game.kind(enemy.kind);
            let (blow, shot) = (game.worth.contact(enemy.kind, unit.kind), game.worth.afar(enemy.kind, unit.kind));
            Foe {
                eye: game.eye(state, other as u8),
                legs: if enemy.has(mark::PRONE) { 0 } else { 2 * i32::from(foe.course) },
                charge: if enemy.has(mark::SHAKEN | mark::PRONE) { 0 } else { 2 * i32::from(foe.sprint) },
                blow,
                shot,
                missile: game.worth.missiles[usize::from(enemy.kind)],
            }
        });
        Menace {
            foes: foes.collect(),
            size: kind.size,
            number,
            pv: f32::from(unit.pv),
            health: f32::from(kind.pv),
            weight: weights::DANGER * game.price(state, number),
        }
    }

    /// The expected loss, in army points, of the creature if it ends at a base. Where the loss is at least `limit`, any
    /// such number is returned: lines of sight, the costly part, are then not computed.
    pub(super) fn danger(&self, game: &Onb, state: &State, base: Base, limit: f32) -> f32 {
        let hand_to_hand = |foe: &Foe, range: i32| {
            // A run and a blow, or a charge.
            if range <= 2 + foe.legs { foe.blow } else { 0.6 * foe.blow * likely(2 + foe.charge - range, 6) }
        };
        let mut pv = 0.0;
        let mut lines = 0;
        for foe in &self.foes {
            let range = game.range(foe.eye.base, base);
            let strike = hand_to_hand(foe, range);
            // A shot from where it stands, if it sees the place, or after a run.
            let fire = if foe.shot <= strike || foe.missile == 0 {
                0.0
            } else if range <= foe.missile {
                lines += 1;
                LEAST * foe.shot
            } else {
                0.6 * foe.shot * likely(foe.missile + foe.legs - range, 8)
            };
            pv += strike.max(fire);
        }
        for foe in &self.foes {
            if lines == 0 || pv >= 1.2 * self.pv || self.loss(pv) >= limit {
                break;
            }
            let range = game.range(foe.eye.base, base);
            let strike = hand_to_hand(foe, range);
            if foe.shot > strike && foe.missile > 0 && range <= foe.missile {
                lines -= 1;
                let fire = match self.cover(game, state, foe, base) {
                    Some(cover) => foe.shot * (1.0 - 0.1 * f32::from(cover)).max(LEAST),
                    None => UNSEEN * foe.shot,
                };
                pv += strike.max(fire) - strike.max(LEAST * foe.shot);
            }
        }
        self.loss(pv)
    }

    /// Lost PV in army points. Losses near death count more: the last PV carry the premium for a kill.
    fn loss(&self, pv: f32) -> f32 {
        let lost = pv.min(self.pv * 1.2) / self.health;
        let fatal = (pv / self.pv.max(1.0)).min(1.0);
        self.weight * (lost + 0.4 * fatal * fatal)
    }

    /// The cover of a line to a place where the creature is not yet.
    fn cover(&self, game: &Onb, state: &State, foe: &Foe, base: Base) -> Option<u8> {
        let aim = Aim::creature(base, self.size);
        let others = game.others(state, &foe.eye, self.number);
        game.map.line(state.closed, foe.eye.base, foe.eye.size, &aim, Shot::Direct, others)
    }
}
