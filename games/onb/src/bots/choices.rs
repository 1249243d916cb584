//! The smaller choices: powers, where to aim, what to call, how to strike, where to look.

use super::outlook::Outlook;
use super::plan::Plan;
use super::{Mind, Scores};
use crate::action::Action;
use crate::bestiary::{Band, Effect, TestLine};
use crate::game::Onb;
use crate::map::{Base, behind, cell};
use crate::state::{RollKind, State};
use galerne_engine::{COMPASS, Square};

impl Mind<'_> {
    pub(super) fn weigh_powers(&self, state: &State, stay: f32, sink: &mut dyn FnMut(Plan)) {
        let unit = state.active();
        let kind = self.kind(unit.kind);
        for (number, &power) in kind.powers.iter().enumerate() {
            let number = number as u8;
            let Some(power) = self.library.powers.get(power) else { continue };
            match power.effect {
                Effect::Reload => {
                    if self.may_use(state, number).is_ok() {
                        sink(Plan::of(Action::Power { power: number }, stay + 4.0, 0.0));
                    }
                }
                Effect::Heal { amount, .. } => {
                    for target in 0..state.count {
                        if self.may_use_on(state, number, target).is_ok() {
                            let ally = state.unit(target);
                            let most = self.kind(ally.kind).pv;
                            let healed = f32::from(amount.min(most - ally.pv)) / f32::from(most);
                            let worth = 0.8 * healed * self.price(state, target) - 0.5 * f32::from(power.mana);
                            sink(Plan::of(Action::PowerOn { power: number, target }, stay + worth, 0.0));
                        }
                    }
                }
                Effect::Rally { radius } => {
                    if self.may_use(state, number).is_ok() {
                        let allies = (0..state.count).filter(|&ally| self.rallies(state, ally, radius));
                        sink(Plan::of(Action::Power { power: number }, stay + 3.0 * allies.count() as f32, 0.0));
                    }
                }
                Effect::Summon { .. } => {
                    if self.may_use(state, number).is_ok() {
                        sink(Plan::of(Action::Power { power: number }, stay + 9.0, 1.0));
                    }
                }
            }
        }
    }

    /// Opening a door is worth what the way behind it is, by the chance that it opens.
    pub(super) fn weigh_doors(&self, state: &State, here: usize, stay: f32, sink: &mut dyn FnMut(Plan)) {
        let unit = state.active();
        let [bash, pick, _] = self.tests[usize::from(unit.kind)];
        let chance = |line: TestLine| {
            let faces = (1..=line.die).filter(|&face| i16::from(face) + line.bonus >= 10).count();
            faces as f32 / f32::from(line.die.max(1))
        };
        for door in (0..self.map.doors.len() as u8).filter(|&door| state.closed >> door & 1 != 0) {
            let ways = [
                (Action::Open(door), self.may_open(state, door), 1.0),
                (Action::PickLock(door), self.may_pick_lock(state, door), chance(pick)),
                (Action::Bash(door), self.may_bash(state, door), chance(bash)),
            ];
            if ways.iter().all(|(_, verdict, _)| verdict.is_err()) {
                continue;
            }
            let mut opened = *state;
            opened.closed &= !(1 << door);
            let gain = Outlook::new(*self, &opened, state.act.unit).approach(here);
            let gain = gain - Outlook::new(*self, state, state.act.unit).approach(here);
            for (action, verdict, chance) in ways {
                if verdict.is_ok() {
                    sink(Plan::of(action, stay + chance * gain - 0.1, 0.0));
                }
            }
        }
    }

    pub(crate) fn weigh_aim(&self, state: &State, scores: Scores<'_>) {
        if let Some((worth, x, y)) = self.best_blast(state, state.act.tool) {
            scores(Action::Cell(Square::new(x, y)), worth);
        }
    }

    pub(crate) fn weigh_summon(&self, state: &State, scores: Scores<'_>) {
        let outlook = Outlook::new(*self, state, state.act.unit);
        let (cx, cy) = state.act.cell;
        for y in 0..self.map.height as i8 {
            for x in 0..self.map.width as i8 {
                scores(Action::Cell(Square::new(x, y)), -f32::from(outlook.to_enemies(cell(x, y)).min(200)));
            }
        }
        self.weigh_facings(state, Base::cell(cx.max(0), cy.max(0)), scores);
    }

    pub(crate) fn weigh_strike(&self, state: &State, scores: Scores<'_>) {
        let eye = self.eye(state, state.act.unit);
        for weapon in 0..self.kind(state.active().kind).arms.len() as u8 {
            let target = state.act.quarry;
            let modifiers = self.modifiers(state, &eye, weapon, target, 0, RollKind::ChargeBlow);
            let worth = self.attack_worth(state, state.act.unit, weapon, target, Band::Normal, &modifiers);
            scores(Action::Strike { weapon }, worth);
        }
    }

    pub(crate) fn weigh_face(&self, state: &State, scores: Scores<'_>) {
        self.weigh_facings(state, self.base(state.active()), scores);
    }
}

impl Onb {
    /// Keep enemies out of the rear arc, near ones before far ones.
    pub(super) fn weigh_facings(&self, state: &State, own: Base, scores: Scores<'_>) {
        let side = self.side(state.active().seat);
        for direction in 0..8u8 {
            let (dx, dy) = COMPASS[usize::from(direction)];
            let (x, y) = own.centre();
            let mut worth = 0.0;
            for enemy in state.units().iter().filter(|enemy| enemy.on_board() && self.hostile(enemy.seat, side)) {
                let base = self.base(enemy);
                let (ex, ey) = base.centre();
                let near = 1.0 / (1.0 + own.distance(base).max(0) as f32);
                let length = (((ex - x).pow(2) + (ey - y).pow(2)) as f32).sqrt().max(1.0)
                    * f32::from(dx.abs() + dy.abs()).sqrt();
                let ahead = (i32::from(dx) * (ex - x) + i32::from(dy) * (ey - y)) as f32 / length;
                worth += near * near * (ahead - if behind(own, direction, base) { 2.0 } else { 0.0 });
            }
            scores(Action::Face(direction), worth);
        }
    }
}
