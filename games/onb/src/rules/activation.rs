//! One creature's turn: what it may do with its two half-actions, and how it ends (section 5.2).

use crate::action::Action;
use crate::bestiary::{Class, Zone};
use crate::event::{Event, Who};
use crate::game::{Onb, Verdict};
use crate::map::{Base, cell, square};
use crate::rule_ids as rule;
use crate::state::{Gait, NONE, Phase, State, mark};
use galerne_engine::{Log, Reason, Square, demand};

impl Onb {
    /// A creature as the log names it.
    pub(crate) fn who(&self, state: &State, number: u8) -> Who {
        Who { unit: number, kind: state.unit(number).kind }
    }

    /// Enough half-actions for something short or long.
    pub(crate) fn has_time(state: &State, long: bool) -> Verdict {
        if long {
            demand(state.act.halves == 2, rule::ACTIVATION, "refused-long-action")
        } else {
            demand(state.act.halves >= 1, rule::ACTIVATION, "refused-no-half-action")
        }
    }

    pub(crate) fn spend(state: &mut State, long: bool) {
        state.act.halves = state.act.halves.saturating_sub(if long { 2 } else { 1 });
    }

    pub(crate) fn check_act(&self, state: &State, action: Action) -> Verdict {
        let unit = state.active();
        if action == Action::End {
            return Ok(());
        }
        if unit.has(mark::RESERVE) {
            return match action {
                Action::Cell(at) => self.may_arrive(state, at),
                _ => Err(Reason(rule::RESERVE, "refused-in-reserve")),
            };
        }
        if action == Action::Stand {
            demand(unit.has(mark::PRONE), rule::STAND_UP, "refused-not-prone")?;
            return Onb::has_time(state, false);
        }
        demand(!unit.has(mark::PRONE), rule::PRONE_ACTS, "refused-prone")?;
        match action {
            Action::Course => self.may_move(state, Gait::Course),
            Action::Sprint => self.may_move(state, Gait::Sprint),
            Action::Charge(target) => self.may_charge(state, target),
            Action::Attack { weapon, target } => self.may_attack(state, weapon, target).map(|_| ()),
            Action::Around { weapon } => self.may_sweep(state, weapon),
            Action::Aim { weapon } => self.may_aim(state, weapon),
            Action::Power { power } => self.may_use(state, power),
            Action::PowerOn { power, target } => self.may_use_on(state, power, target),
            Action::Open(door) => self.may_open(state, door),
            Action::Close(door) => self.may_close(state, door),
            Action::PickLock(door) => self.may_pick_lock(state, door),
            Action::Bash(door) => self.may_bash(state, door),
            Action::Vault { direction } => self.may_vault(state, direction),
            _ => Err(Reason(rule::ACTIVATION, "refused-act-phase")),
        }
    }

    /// Ending comes last: on a page it must not appear where the creature was chosen a moment before.
    pub(crate) fn list_act(&self, state: &State, out: &mut Vec<Action>) {
        self.list_deeds(state, out);
        out.push(Action::End);
    }

    /// Whether the creature in hand has half-actions left and no use for them (ON-5.13 ends an activation only without any).
    pub(crate) fn only_end_is_left(&self, state: &State) -> bool {
        let mut deeds = Vec::new();
        self.list_deeds(state, &mut deeds);
        state.phase == Phase::Act && deeds.is_empty()
    }

    fn list_deeds(&self, state: &State, out: &mut Vec<Action>) {
        let unit = state.active();
        let mut offer = |action: Action| {
            if self.check_act(state, action).is_ok() {
                out.push(action);
            }
        };
        if unit.has(mark::RESERVE) {
            self.list_arrivals(state, out);
            return;
        }
        if unit.has(mark::PRONE) {
            offer(Action::Stand);
            return;
        }
        let (kind, side) = (self.kind(unit.kind), self.side(unit.seat));
        if !state.act.moved && kind.sprint > 0 {
            offer(Action::Course);
            offer(Action::Sprint);
            for direction in [0, 2, 4, 6] {
                offer(Action::Vault { direction });
            }
        }
        if self.may_start_charging(state).is_ok() {
            for number in 0..state.count {
                let target = state.unit(number);
                if target.on_board() && (self.hostile(target.seat, side) || self.kind(target.kind).is_object()) {
                    offer(Action::Charge(number));
                }
            }
        }
        if !state.act.attacked {
            self.list_attacks(state, out);
        }
        self.list_powers(state, out);
        self.list_doors(state, out);
    }

    fn list_attacks(&self, state: &State, out: &mut Vec<Action>) {
        let unit = state.active();
        let (kind, side) = (self.kind(unit.kind), self.side(unit.seat));
        for (weapon, arm) in kind.arms.iter().enumerate() {
            let weapon = weapon as u8;
            if arm.class == Class::Parry || self.weapon_ready(state, weapon).is_err() {
                continue;
            }
            match arm.zone {
                Zone::Single => {
                    for number in 0..state.count {
                        let target = state.unit(number);
                        if target.on_board()
                            && (self.hostile(target.seat, side) || self.kind(target.kind).is_object())
                            && self.may_attack(state, weapon, number).is_ok()
                        {
                            out.push(Action::Attack { weapon, target: number });
                        }
                    }
                }
                Zone::Around => {
                    if self.may_sweep(state, weapon).is_ok() {
                        out.push(Action::Around { weapon });
                    }
                }
                Zone::Fired => {
                    if self.may_aim(state, weapon).is_ok() {
                        out.push(Action::Aim { weapon });
                    }
                }
            }
        }
    }

    pub(crate) fn act_act(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let who = self.who(state, state.act.unit);
        match action {
            Action::Course => self.start_move(state, Gait::Course, log),
            Action::Sprint => self.start_move(state, Gait::Sprint, log),
            Action::Charge(target) => self.start_charge(state, target, log),
            Action::Attack { weapon, target } => self.attack(state, weapon, target, log),
            Action::Around { weapon } => self.sweep(state, weapon, log),
            Action::Aim { weapon } => (state.phase, state.act.tool) = (Phase::Aim, weapon),
            Action::Power { power } => self.use_power(state, power, log),
            Action::PowerOn { power, target } => self.use_power_on(state, power, target, log),
            Action::Open(door) | Action::Close(door) | Action::PickLock(door) | Action::Bash(door) => {
                self.work_door(state, action, door, log);
            }
            Action::Vault { direction } => self.vault(state, direction, log),
            Action::Stand => {
                Onb::spend(state, false);
                state.change(state.act.unit, |unit| unit.marks &= !mark::PRONE);
                log.push(Event::StoodUp { who });
                self.go_on(state, log);
            }
            Action::Cell(at) => self.arrive(state, at, log),
            _ => self.end_activation(state, log),
        }
    }

    /// Back to the creature in hand after something was resolved: more choices, or the end (ON-5.13).
    pub(crate) fn go_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.phase == Phase::Over {
            return;
        }
        if !state.active().alive() {
            self.next_slot(state, log);
        } else if state.act.halves == 0 {
            self.end_activation(state, log);
        } else {
            state.phase = Phase::Act;
        }
    }

    /// ON-5.12: the shaken marker goes, then the creature turns. No other action turns it (ON-5.14).
    fn end_activation(&self, state: &mut State, log: &mut impl Log<Event>) {
        let number = state.act.unit;
        if state.act.halves == 2 {
            log.push(Event::Idled { who: self.who(state, number) });
        }
        log.push(Event::Ended { who: self.who(state, number) });
        state.change(number, |unit| unit.marks &= !mark::SHAKEN);
        state.phase = Phase::Face;
        if state.unit(number).has(mark::RESERVE) {
            // The facing of a creature in the reserve means nothing.
            self.finish(state, log);
        }
    }

    fn finish(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.change(state.act.unit, |unit| unit.marks |= mark::ACTIVATED);
        self.next_slot(state, log);
    }

    pub(crate) fn check_face(&self, state: &State, action: Action) -> Verdict {
        let Action::Face(direction) = action else { return Err(Reason(rule::END, "refused-face-phase")) };
        demand(direction < 8, rule::DIRECTIONS, "refused-direction")?;
        let unit = state.active();
        let turn = (direction + 8 - unit.facing) & 7;
        let pivot = self.kind(unit.kind).fixed.unwrap_or(4);
        demand(turn.min(8 - turn) <= pivot, rule::FIXED, "refused-pivot")
    }

    pub(crate) fn act_face(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        if let (Action::Face(facing), Some(unit)) = (action, state.units.get_mut(usize::from(state.act.unit))) {
            unit.facing = facing & 7;
        }
        let who = self.who(state, state.act.unit);
        log.push(Event::Faced { who, facing: state.active().facing });
        self.finish(state, log);
    }

    // Reserve (ON-4.26).

    /// A reserve creature arrives in the zone of the seat that built its army.
    fn arrivals<'a>(&'a self, state: &State) -> impl Iterator<Item = u16> + 'a {
        let unit = state.active();
        let (seat, base) = (self.captain(unit.seat), self.kind(unit.kind).base);
        self.anchors[usize::from(seat) & 3][usize::from(base - 1) % 3].iter().copied()
    }

    fn may_arrive(&self, state: &State, at: Square) -> Verdict {
        demand(self.map.contains(at.x, at.y), rule::GRID, "refused-off-map")?;
        let anchor = cell(at.x, at.y) as u16;
        demand(self.arrivals(state).any(|place| place == anchor), rule::RESERVE, "refused-off-zone")?;
        let base = Base::new(at.x, at.y, self.kind(state.active().kind).base);
        demand(self.may_stop(state, base, NONE), rule::RESERVE, "refused-occupied")
    }

    fn list_arrivals(&self, state: &State, out: &mut Vec<Action>) {
        let base = self.kind(state.active().kind).base;
        out.extend(
            self.arrivals(state)
                .map(usize::from)
                .filter(|&anchor| self.may_stop(state, Base::at(anchor, base), NONE))
                .map(|anchor| Action::Cell(square(anchor))),
        );
    }

    fn arrive(&self, state: &mut State, at: Square, log: &mut impl Log<Event>) {
        let number = state.act.unit;
        if let Some(unit) = state.units.get_mut(usize::from(number)) {
            (unit.x, unit.y) = (at.x, at.y);
            unit.marks &= !mark::RESERVE;
        }
        self.put(state, number);
        log.push(Event::Arrived { who: self.who(state, number), at });
        Onb::spend(state, true);
        self.go_on(state, log);
    }
}
