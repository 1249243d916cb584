//! One creature's turn: every way to spend it, weighed by what it takes, what it risks and where it leads.

use super::outlook::{Outlook, Stop};
use super::reach::Reach;
use super::{Mind, Scores, weights};
use crate::action::Action;
use crate::bestiary::{Band, Class, Zone};
use crate::map::{Base, FAR, cell, coordinates, neighbour};
use crate::rules::who_sees::Eye;
use crate::state::{Activation, Gait, Phase, RollKind, State, mark};
use galerne_engine::{COMPASS, Square};
use std::cell::Cell;

/// One way to spend a turn, or what is left of it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Plan {
    /// The click it begins with.
    pub(super) first: Action,
    /// Where the move ends that it begins with.
    pub(super) stop: Option<usize>,
    /// The attack after that move.
    pub(super) then: Option<Action>,
    pub(super) worth: f32,
    /// The attack's share of it.
    pub(super) blow: f32,
}

impl Plan {
    pub(super) fn of(first: Action, worth: f32, blow: f32) -> Plan {
        Plan { first, stop: None, then: None, worth, blow }
    }

    fn ending(first: Action, Stop { worth, blow, anchor }: Stop) -> Plan {
        let then = blow.map(|(_, weapon, target)| Action::Attack { weapon, target });
        Plan { first, stop: Some(anchor), then, worth, blow: blow.map_or(0.0, |(worth, ..)| worth) }
    }

    /// What to click: the move with its steps, and the blow that follows.
    pub(super) fn clicks(&self, reach: Option<&Reach>) -> Vec<Action> {
        let mut clicks = vec![self.first];
        if let (Some(stop), Some(reach)) = (self.stop, reach) {
            clicks.extend(reach.path(stop));
            clicks.push(Action::Halt);
        }
        clicks.extend(self.then);
        clicks
    }
}

/// A bar that lets every plan pass.
pub(super) fn no_bar() -> Cell<f32> {
    Cell::new(f32::NEG_INFINITY)
}

impl Mind<'_> {
    /// The best a creature could do if it were activated now: worth, and the attack in it.
    fn prospect(&self, state: &State, number: u8) -> (f32, f32) {
        let (mut blow, mut idle) = (0.0, f32::NEG_INFINITY);
        let best = no_bar();
        self.plans(&self.taking_up(state, number), &best, &mut |plan| {
            if plan.worth > best.get() {
                best.set(plan.worth);
                blow = plan.blow;
            }
            if plan.first == Action::End {
                idle = plan.worth;
            }
        });
        (best.get() - idle.max(-1.0e6), blow)
    }

    /// As if that creature had been activated.
    pub(super) fn taking_up(&self, state: &State, number: u8) -> State {
        let mut trial = *state;
        trial.act = Activation { unit: number, halves: 2, ..Activation::NONE };
        trial.phase = Phase::Act;
        trial
    }

    /// Who acts first, and who had better wait for the enemy to come.
    pub(crate) fn weigh_slot(&self, state: &State, seat: u8, scores: Scores<'_>) {
        let Some(slot) = self.slot(state) else { return };
        let last_chance = state.pass == 2;
        for number in self.candidates(state, &slot, seat) {
            let unit = state.unit(number);
            let (gain, blow) = self.prospect(state, number);
            let ready = blow > weights::PATIENCE || unit.has(mark::PRONE | mark::RESERVE);
            scores(Action::Activate(number), if ready || last_chance { 10.0 + blow + 0.01 * gain } else { 0.0 });
            // Creatures that cannot strike wait, the least useful first: the others stay free to react.
            scores(Action::Wait(number), if ready { -1.0 } else { 5.0 - 0.01 * gain });
        }
        scores(Action::Yield, -2.0);
    }

    /// The worth of an action is that of the best plan that begins with it.
    pub(crate) fn weigh_act(&self, state: &State, scores: Scores<'_>) {
        let (mut course, mut sprint) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
        self.plans(state, &no_bar(), &mut |plan| match plan.first {
            Action::Course => course = course.max(plan.worth),
            Action::Sprint => sprint = sprint.max(plan.worth),
            action => scores(action, plan.worth),
        });
        scores(Action::Course, course);
        scores(Action::Sprint, sprint);
    }

    /// Every way the creature in hand could go on, or only those above a bar that rises as better ones are found. Gives
    /// back where it can go, for those who carry a plan out.
    pub(super) fn plans(&self, state: &State, bar: &Cell<f32>, sink: &mut dyn FnMut(Plan)) -> Option<Reach> {
        let unit = state.active();
        let number = state.act.unit;
        if unit.has(mark::RESERVE) {
            sink(Plan::of(Action::End, -1.0, 0.0));
            self.weigh_arrival(state, sink);
            return None;
        }
        let mut outlook = Outlook::new(*self, state, number);
        let here = cell(unit.x, unit.y);
        let stay = outlook.standing(here);
        sink(Plan::of(Action::End, stay, 0.0));
        if unit.has(mark::PRONE) {
            sink(Plan::of(Action::Stand, stay + 5.0, 0.0));
            return None;
        }
        let kind = self.kind(unit.kind);
        let two = state.act.halves == 2;
        let may_move = !state.act.moved && kind.course > 0 && kind.fixed.is_none();
        let (course, sprint) = (2 * kind.course, 2 * kind.sprint);
        let reach = may_move.then(|| {
            let budget = if two { course.max(sprint) } else { course };
            self.reach(state, &outlook.walker, here, budget)
        });
        if !state.act.attacked {
            let step_after = reach.as_ref().filter(|_| two).map(|reach| (reach, course));
            self.weigh_attacks(state, &mut outlook, stay, step_after, sink);
        }
        if let Some(reach) = &reach {
            let attacks = two && !state.act.attacked;
            outlook.stops(reach, course, attacks, bar, |stop| sink(Plan::ending(Action::Course, stop)));
            if two && sprint > course {
                outlook.stops(reach, sprint, false, bar, |stop| sink(Plan::ending(Action::Sprint, stop)));
            }
        }
        self.weigh_powers(state, stay, sink);
        if state.closed != 0 {
            self.weigh_doors(state, here, stay, sink);
        }
        reach
    }

    fn weigh_attacks(
        &self,
        state: &State,
        outlook: &mut Outlook<'_>,
        stay: f32,
        step_after: Option<(&Reach, u8)>,
        sink: &mut dyn FnMut(Plan),
    ) {
        let unit = state.active();
        let kind = self.kind(unit.kind);
        let eye = self.eye(state, state.act.unit);
        // Strike first, then step to a better place; computed only if there is a target.
        let mut after = None;
        let mut rest = |outlook: &mut Outlook<'_>, long: bool| match step_after {
            Some((reach, course)) if !long => *after
                .get_or_insert_with(|| outlook.best_stop(reach, course, false, stay).map_or(stay, |stop| stop.worth)),
            _ => stay,
        };
        for (weapon, arm) in kind.arms.iter().enumerate() {
            let weapon = weapon as u8;
            if arm.class == Class::Parry || self.weapon_ready(state, weapon).is_err() {
                continue;
            }
            // Spent mana does not come back, so it reduces the worth.
            let thrift = 0.6 * f32::from(arm.mana);
            match arm.zone {
                Zone::Single => {
                    for target in 0..state.count {
                        let Ok((band, cover)) = self.may_hit(state, &eye, arm, target) else { continue };
                        let modifiers = self.modifiers(state, &eye, weapon, target, cover, RollKind::Attack);
                        let worth = self.attack_worth(state, state.act.unit, weapon, target, band, &modifiers) - thrift;
                        sink(Plan::of(Action::Attack { weapon, target }, worth + rest(outlook, arm.long), worth));
                    }
                }
                Zone::Around => {
                    let victims = self.all_touching(state, state.act.unit);
                    let worth = self.area_worth(state, state.act.unit, weapon, Band::Normal, 0, victims);
                    sink(Plan::of(Action::Around { weapon }, worth + rest(outlook, arm.long), worth));
                }
                Zone::Fired => {
                    if let Some((worth, ..)) = self.best_blast(state, weapon) {
                        sink(Plan::of(
                            Action::Aim { weapon },
                            worth - thrift + rest(outlook, arm.long),
                            worth - thrift,
                        ));
                    }
                }
            }
        }
        if self.may_start_charging(state).is_ok() {
            self.weigh_charges(state, outlook, sink);
        }
    }

    /// The worth of charges. Where the run ends is only estimated.
    fn weigh_charges(&self, state: &State, outlook: &mut Outlook<'_>, sink: &mut dyn FnMut(Plan)) {
        let unit = state.active();
        let own = self.base(unit);
        for target in 0..state.count {
            let quarry = state.unit(target);
            if !quarry.on_board()
                || !self.hostile(quarry.seat, outlook.walker.side)
                || self.may_charge(state, target).is_err()
            {
                continue;
            }
            let goal = self.base(quarry);
            // Roughly where the run ends: one base short of the target on the straight way.
            let step = |from: i8, n: i8, to: i8, m: i8| {
                if from + n <= to {
                    to - n
                } else if from >= to + m {
                    to + m
                } else {
                    from
                }
            };
            let end = Base { x: step(own.x, own.n, goal.x, goal.n), y: step(own.y, own.n, goal.y, goal.n), n: own.n };
            let eye = Eye { base: end, ..self.eye(state, state.act.unit) };
            let mut best = 0.0f32;
            for (weapon, _) in self.kind(unit.kind).arms.iter().enumerate().filter(|(_, arm)| arm.is_plain_blow()) {
                let modifiers = self.modifiers(state, &eye, weapon as u8, target, 0, RollKind::ChargeBlow);
                let unit = state.act.unit;
                best = best.max(self.attack_worth(state, unit, weapon as u8, target, Band::Normal, &modifiers));
            }
            let inside = self.map.contains(end.x, end.y);
            let standing = if inside { outlook.standing(cell(end.x, end.y)) } else { 0.0 };
            sink(Plan::of(Action::Charge(target), best + standing, best));
        }
    }

    fn weigh_arrival(&self, state: &State, sink: &mut dyn FnMut(Plan)) {
        let outlook = Outlook::new(*self, state, state.act.unit);
        let seat = self.captain(state.active().seat);
        let base = self.kind(state.active().kind).base;
        for &anchor in &self.anchors[usize::from(seat) & 3][usize::from(base - 1) % 3] {
            let (x, y) = coordinates(usize::from(anchor));
            let near = FAR - outlook.to_enemies(usize::from(anchor));
            sink(Plan::of(Action::Cell(Square::new(x, y)), f32::from(near) * 0.001, 1.0));
        }
    }

    /// Towards the best stop, step by step; the same stop stays the best one on the way there.
    pub(crate) fn weigh_move(&self, state: &State, scores: Scores<'_>) {
        let unit = state.active();
        let here = cell(unit.x, unit.y);
        if state.act.gait == Gait::Charge {
            self.weigh_run(state, scores);
            return;
        }
        let mut outlook = Outlook::new(*self, state, state.act.unit);
        let attacks = state.act.halves > 0 && !state.act.attacked;
        let reach = self.reach(state, &outlook.walker, here, state.act.budget);
        let stays = state.act.steps > 0 && self.stops_at(state, &outlook.walker, here);
        let mut best = outlook.best_stop(&reach, state.act.budget, attacks, f32::NEG_INFINITY);
        if stays {
            let blow = if attacks { outlook.attack_from(here).map_or(0.0, |(worth, ..)| worth) } else { 0.0 };
            let worth = blow + outlook.standing(here);
            scores(Action::Halt, worth);
            best = best.filter(|stop| stop.worth > worth);
        }
        // Every legal step has a worth, so that no creature gets stuck; the way to the best stop comes first.
        for direction in 0..8u8 {
            scores(Action::Step { direction, careful: true }, -900.0);
            scores(Action::Step { direction, careful: false }, -950.0);
        }
        if let Some(stop) = best {
            let (direction, careful) = reach.first_step(stop.anchor);
            scores(Action::Step { direction, careful }, stop.worth);
        }
    }

    /// On a charge: straight on, avoiding opportunity attacks if the points allow.
    fn weigh_run(&self, state: &State, scores: Scores<'_>) {
        let goal = self.base(state.unit(state.act.quarry)).centre();
        let unit = state.active();
        let (walker, here) = (self.walker(state, state.act.unit, true), cell(unit.x, unit.y));
        let open = self.open_steps(state, &walker, here);
        for direction in (0..8u8).filter(|direction| open >> direction & 1 != 0) {
            let (dx, dy) = COMPASS[usize::from(direction)];
            let (x, y) = Base::new(unit.x + dx, unit.y + dy, self.kind(unit.kind).base).centre();
            let away = ((x - goal.0).pow(2) + (y - goal.1).pow(2)) as f32;
            // A careful step beats an opportunity attack, but not an unwatched step: no detours for the sake of care.
            let watched = !self.provoked(state, &walker, here, neighbour(here, usize::from(direction))).is_empty();
            scores(Action::Step { direction, careful: false }, if watched { -5000.0 - away } else { -away });
            scores(Action::Step { direction, careful: true }, -away - 1.0);
        }
    }
}
