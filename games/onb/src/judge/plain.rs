//! The plain player the judgement is measured against: it attacks the nearest enemy, never waits, and knows nothing of
//! cover, danger or focus.

use super::outlook::Outlook;
use super::reach::Reach;
use crate::action::Action;
use crate::bestiary::{Class, Zone};
use crate::geometry::Base;
use crate::map::{cell, coordinates};
use crate::setup::Onb;
use crate::sight::Eye;
use crate::state::{Gait, Phase, State, mark};
use galerne_engine::{Game, Seat};

impl Onb {
    /// The plain player's choice.
    #[must_use]
    pub fn plain_advice(&self, state: &State, seat: Seat) -> Option<Action> {
        let mut legal = Vec::new();
        self.actions(state, seat, &mut legal);
        let has = |action: &Action| legal.contains(action);
        let wanted = match state.phase {
            Phase::Slot => legal.iter().copied().find(|action| matches!(action, Action::Activate(_))),
            Phase::Act => self.plain_act(state, &legal),
            Phase::Move => self.plain_step(state, &legal),
            Phase::Army
            | Phase::Deploy
            | Phase::SecretDeploy
            | Phase::Aim
            | Phase::SummonCell
            | Phase::SummonFace
            | Phase::Strike
            | Phase::Ask
            | Phase::Face => self.advise(state, seat),
            _ => None,
        };
        wanted.filter(has).or_else(|| legal.first().copied())
    }

    /// The nearest enemy of the creature in hand, and how far it is.
    fn nearest(&self, state: &State, from: Base, side: u8) -> Option<(i32, u8)> {
        let enemies = (0..state.count).filter(|&number| {
            let unit = state.unit(number);
            unit.on_board() && self.hostile(unit.seat, side)
        });
        enemies.map(|number| (from.range(self.base(state.unit(number)), self.options.range_metric), number)).min()
    }

    fn plain_act(&self, state: &State, legal: &[Action]) -> Option<Action> {
        let unit = state.active();
        if unit.has(mark::PRONE) {
            return Some(Action::Stand);
        }
        let own = self.base(unit);
        // The nearest target that can be struck from here; the best weapon for it.
        let strikes = legal.iter().filter_map(|action| match *action {
            Action::Attack { weapon, target } => {
                let kind = self.kind(unit.kind);
                let worth = match kind.arms[usize::from(weapon)].class {
                    Class::Contact => self.worth.contact(unit.kind, state.unit(target).kind),
                    _ => self.worth.afar(unit.kind, state.unit(target).kind),
                };
                let range = own.range(self.base(state.unit(target)), self.options.range_metric);
                Some((range, -(worth * 1000.0) as i64, *action))
            }
            _ => None,
        });
        if let Some((_, _, action)) = strikes.min_by_key(|(range, worth, _)| (*range, *worth)) {
            return Some(action);
        }
        for action in legal {
            match *action {
                Action::Around { .. } => return Some(*action),
                Action::Aim { weapon } if self.best_blast(state, weapon).is_some() => return Some(*action),
                _ => {}
            }
        }
        if legal.contains(&Action::Course) && !state.act.attacked {
            let kind = self.kind(unit.kind);
            let walker = self.walker(state, state.act.unit, false);
            let reach = self.reach(state, &walker, cell(unit.x, unit.y), 2 * kind.course);
            if state.act.halves == 2 && self.plain_firing_place(state, &reach).is_some() {
                return Some(Action::Course);
            }
            let charges = legal.iter().filter_map(|action| match *action {
                Action::Charge(target) => {
                    Some((own.range(self.base(state.unit(target)), self.options.range_metric), *action))
                }
                _ => None,
            });
            if let Some((_, action)) = charges.min_by_key(|(range, _)| *range) {
                return Some(action);
            }
            if legal.contains(&Action::Sprint) && !state.act.moved {
                return Some(Action::Sprint);
            }
            return Some(Action::Course);
        }
        let reload =
            legal.iter().copied().find(|action| matches!(action, Action::Power { .. } | Action::PowerOn { .. }));
        reload.or(Some(Action::End))
    }

    /// The first place within reach from which somebody can be struck, the nearest enemy first.
    fn plain_firing_place(&self, state: &State, reach: &Reach) -> Option<usize> {
        let unit = state.active();
        let side = self.side(unit.seat);
        let own = self.base(unit);
        let (_, prey) = self.nearest(state, own, side)?;
        let mut best: Option<(bool, u8, usize)> = None;
        for &anchor in &reach.stops[..reach.count] {
            let anchor = usize::from(anchor);
            let (x, y) = coordinates(anchor);
            let eye = Eye { base: Base::new(x, y, own.n as u8), ..self.eye(state, state.act.unit) };
            for (weapon, arm) in self.kind(unit.kind).arms.iter().enumerate() {
                let usable = arm.class != Class::Parry
                    && arm.zone == Zone::Single
                    && !arm.long
                    && unit.mana >= arm.mana
                    && unit.unloaded >> weapon & 1 == 0;
                if !usable {
                    continue;
                }
                for target in 0..state.count {
                    let goal = self.base(state.unit(target));
                    if eye.base.distance(goal) > i32::from(arm.range.long.max(arm.range.normal)).max(2) {
                        continue;
                    }
                    if self.may_hit(state, &eye, arm, target).is_ok() {
                        let rank = (target != prey, reach.cost[anchor], anchor);
                        if best.is_none_or(|known| rank < known) {
                            best = Some(rank);
                        }
                    }
                }
            }
        }
        best.map(|(.., anchor)| anchor)
    }

    fn plain_step(&self, state: &State, legal: &[Action]) -> Option<Action> {
        if state.act.gait == Gait::Charge {
            let mut best: Option<(f32, Action)> = None;
            self.weigh_move(state, &mut |action, worth| {
                if legal.contains(&action) && best.is_none_or(|(most, _)| worth > most) {
                    best = Some((worth, action));
                }
            });
            return best.map(|(_, action)| action);
        }
        let unit = state.active();
        let here = cell(unit.x, unit.y);
        let walker = self.walker(state, state.act.unit, false);
        let reach = self.reach(state, &walker, here, state.act.budget);
        if state.act.halves > 0 && !state.act.attacked {
            let now = legal
                .contains(&Action::Halt)
                .then(|| self.best_attack(state, &self.eye(state, state.act.unit), false))
                .flatten();
            if now.is_some() {
                return Some(Action::Halt);
            }
            if let Some(anchor) = self.plain_firing_place(state, &reach) {
                let (direction, careful) = reach.first_step(anchor);
                return Some(Action::Step { direction, careful });
            }
        }
        // Towards the nearest enemy as the feet go.
        let outlook = Outlook::new(self, state, state.act.unit);
        let field = |anchor: usize| outlook.to_enemies(anchor);
        let nearest = reach.stops[..reach.count]
            .iter()
            .map(|&anchor| usize::from(anchor))
            .min_by_key(|&anchor| (field(anchor), reach.cost[anchor], anchor));
        match nearest {
            Some(anchor) if field(anchor) < field(here) || !legal.contains(&Action::Halt) => {
                let (direction, careful) = reach.first_step(anchor);
                Some(Action::Step { direction, careful })
            }
            _ => Some(Action::Halt),
        }
    }
}
