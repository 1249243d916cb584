//! Attacks: who may strike whom, the modifiers, the die and what it does (section 8).

use crate::bestiary::{Arm, Band, Class, Leaves, Line, Zone, loss_of_table};
use crate::event::{Event, Modifiers};
use crate::game::{Onb, Verdict};
use crate::map::{Base, Shot, behind};
use crate::options::Engaged;
use crate::rule_ids as rule;
use crate::rules::who_sees::Eye;
use crate::state::{NONE, Phase, Roll, RollKind, State, Unit, mark};
use galerne_engine::{Log, Reason, Square, demand};

/// What a die did.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Outcome {
    pub(crate) value: i16,
    pub(crate) success: bool,
    pub(crate) loss: u8,
    pub(crate) shaken: bool,
    pub(crate) prone: bool,
}

impl Onb {
    /// The visible side of a weapon in the active creature's hands.
    pub(crate) fn arm(&self, kind: u8, weapon: u8) -> Option<&Arm> {
        self.kind(kind).arms.get(usize::from(weapon)).filter(|arm| arm.class != Class::Parry)
    }

    /// ON-8.1: time, mana, a charge in the crossbow, the attack of the round.
    pub(crate) fn weapon_ready(&self, state: &State, weapon: u8) -> Verdict<&Arm> {
        let unit = state.active();
        let Some(arm) = self.arm(unit.kind, weapon) else { return Err(Reason(rule::ATTACK, "refused-no-weapon")) };
        demand(!state.act.attacked, rule::ACTIVATION, "refused-attacked")?;
        Onb::has_time(state, arm.long)?;
        demand(unit.mana >= arm.mana, rule::ATTACK, "refused-no-mana")?;
        demand(unit.unloaded >> weapon & 1 == 0, rule::RELOAD, "refused-unloaded")?;
        if arm.class == Class::Distance && self.options.engaged_shooting == Engaged::Forbid {
            demand(!self.engaged(state, unit), rule::ENGAGED, "refused-engaged")?;
        }
        Ok(arm)
    }

    /// Whether the weapon may strike that creature, at which band and through what cover.
    pub(crate) fn may_attack(&self, state: &State, weapon: u8, target: u8) -> Verdict<(Band, u8)> {
        let arm = self.weapon_ready(state, weapon)?;
        demand(arm.zone == Zone::Single, rule::ATTACK, "refused-area-weapon")?;
        let eye = self.eye(state, state.act.unit);
        self.may_hit(state, &eye, arm, target)
    }

    /// The geometry of it, from wherever the eye is: bots ask about places they are not at yet.
    pub(crate) fn may_hit(&self, state: &State, eye: &Eye, arm: &Arm, target: u8) -> Verdict<(Band, u8)> {
        let aimed = state.unit(target);
        demand(aimed.on_board() && target < state.count, rule::ATTACK, "refused-no-creature")?;
        let is_object = self.kind(aimed.kind).is_object();
        demand(is_object || self.hostile(aimed.seat, eye.side), rule::ATTACK, "refused-not-hostile")?;
        demand(!is_object || arm.class != Class::Psychic, rule::ATTACK, "refused-mind-of-object")?;
        let goal = self.base(aimed);
        let shooter = state.unit(eye.unit);
        if self.kind(shooter.kind).fixed.is_some() {
            demand(!behind(eye.base, shooter.facing, goal), rule::FIXED, "refused-rear-arc")?;
        }
        if arm.class == Class::Contact {
            if self.touch(state, eye.base, goal) {
                return Ok((Band::Normal, 0));
            }
            let reaches = arm.reach == 2 && eye.base.distance(goal) == 2;
            demand(reaches, rule::REACH, "refused-out-of-reach")?;
            let cover = self.line_to_unit(state, eye, target, Shot::Direct);
            return cover.map(|cover| (Band::Normal, cover)).ok_or(Reason(rule::LINE, "refused-no-line"));
        }
        let band = self.band(eye.base, arm, goal)?;
        let cover = self.line_to_unit(state, eye, target, Onb::shot(arm));
        cover.map(|cover| (band, cover)).ok_or(Reason(rule::LINE, "refused-no-line"))
    }

    /// ON-8.3.
    pub(crate) fn band(&self, from: Base, arm: &Arm, goal: Base) -> Verdict<Band> {
        let range = self.range(from, goal);
        demand(range >= 2 * i32::from(arm.range.min), rule::SHOOTING, "refused-too-near")?;
        if range <= 2 * i32::from(arm.range.normal) {
            Ok(Band::Normal)
        } else {
            demand(range <= 2 * i32::from(arm.range.long), rule::SHOOTING, "refused-out-of-range")?;
            Ok(Band::Long)
        }
    }

    pub(crate) fn shot(arm: &Arm) -> Shot {
        match arm.ballistic {
            _ if !arm.physical => Shot::Mind,
            Some(height) => Shot::Ballistic(height),
            None => Shot::Direct,
        }
    }

    pub(crate) fn attack(&self, state: &mut State, weapon: u8, target: u8, log: &mut impl Log<Event>) {
        let unit = state.act.unit;
        let aim = self.may_attack(state, weapon, target).unwrap_or((Band::Normal, 0));
        self.pay_for(state, weapon);
        state.roll = Roll::attack(unit, weapon, target, aim);
        self.announce(state, log);
        self.call_die(state, log);
    }

    /// Mana, the charge, the time (ON-8.4).
    pub(crate) fn pay_for(&self, state: &mut State, weapon: u8) {
        let Some(arm) = self.arm(state.active().kind, weapon).copied() else { return };
        Onb::spend(state, arm.long);
        state.act.attacked = true;
        if let Some(unit) = state.units.get_mut(usize::from(state.act.unit)) {
            unit.mana = unit.mana.saturating_sub(arm.mana);
            unit.unloaded |= u8::from(arm.reload) << (weapon & 7);
        }
    }

    pub(crate) fn announce(&self, state: &State, log: &mut impl Log<Event>) {
        let roll = &state.roll;
        let (who, target) = (self.who(state, roll.unit), self.who(state, roll.target));
        log.push(Event::Attacked { who, weapon: roll.weapon, target, line: self.roll_line(state) });
    }

    /// The line of the attack die that is due.
    pub(crate) fn roll_line(&self, state: &State) -> Line {
        let roll = &state.roll;
        let band = if roll.long { Band::Long } else { Band::Normal };
        self.lines.get(state.unit(roll.unit).kind, roll.weapon, band, state.unit(roll.target).kind)
    }

    /// Section 8.2, for the attack die that is due.
    pub(crate) fn roll_modifiers(&self, state: &State) -> Modifiers {
        let roll = &state.roll;
        let eye = self.eye(state, roll.unit);
        self.modifiers(state, &eye, roll.weapon, roll.target, roll.cover, roll.kind)
    }

    /// The same for any attack, from wherever the eye is.
    pub(crate) fn modifiers(
        &self,
        state: &State,
        eye: &Eye,
        weapon: u8,
        target: u8,
        cover: u8,
        kind: RollKind,
    ) -> Modifiers {
        let (unit, aimed) = (state.unit(eye.unit), state.unit(target));
        let mut sum = Modifiers::default();
        let Some(arm) = self.arm(unit.kind, weapon) else { return sum };
        let (data, goal) = (self.kind(unit.kind), self.base(aimed));
        let is_object = self.kind(aimed.kind).is_object();
        let (contact, single) = (arm.class == Class::Contact, arm.zone == Zone::Single);
        // ON-8.15: on everything a shaken creature does.
        sum.shaken = if unit.has(mark::SHAKEN) { -2 } else { 0 };
        sum.command = self.command(state, eye);
        // ON-8.10: the cover of the line (ON-6.13). In contact with the target the line has no cover, and attacks on
        // the mind ignore it.
        if arm.physical && arm.zone != Zone::Around {
            sum.cover = -(cover as i8);
        }
        let in_contact = self.hostile_touching(state, eye.base, eye.side);
        // ON-8.14: any enemy disturbs a shooter, not only the one aimed at.
        if arm.class == Class::Distance && self.options.engaged_shooting == Engaged::Malus && !in_contact.is_empty() {
            sum.engaged = -2;
        }
        if is_object || arm.class == Class::Psychic || !single {
            return sum;
        }
        // ON-8.12; the option changes the bonus.
        if behind(goal, aimed.facing, eye.base) {
            sum.rear = self.options.facing_rear as i8;
        }
        // ON-8.13: who lies is an easy mark from above and a small one from afar.
        if aimed.has(mark::PRONE) {
            sum.prone = if contact {
                2
            } else if self.touch(state, eye.base, goal) {
                0
            } else {
                -2
            };
        }
        if !contact {
            return sum;
        }
        // ON-8.11 counts the comrades around the target. ON-8.19: one of the attacker's own kind makes a pack.
        let mut comrades = 0;
        for number in self.hostile_touching(state, goal, self.side(aimed.seat)).iter() {
            let other = state.unit(number);
            if number != eye.unit && self.side(other.seat) == eye.side && !other.has(mark::PRONE) {
                comrades += 1;
                if other.kind == unit.kind {
                    sum.pack = data.pack;
                }
            }
        }
        if self.options.presence {
            let against = in_contact.iter().filter(|&number| number != target && !state.unit(number).has(mark::PRONE));
            let cap = self.options.presence_cap as i32;
            sum.presence = (comrades - against.count() as i32).clamp(-cap, cap) as i8;
        }
        match kind {
            // ON-8.16: a blow in haste.
            RollKind::Opportunity => sum.opportunity = -2,
            // ON-8.17: the bonus belongs to the blow at the end, the one die of a charge.
            RollKind::ChargeBlow => sum.charge = data.charge_bonus,
            _ => {}
        }
        sum
    }

    /// ON-8.18: the best command aura of another ally within its radius.
    fn command(&self, state: &State, eye: &Eye) -> i8 {
        let mut best = 0;
        for (number, unit) in state.units().iter().enumerate() {
            if unit.seat == NONE || !unit.on_board() || number == usize::from(eye.unit) {
                continue;
            }
            if let Some((radius, value)) = self.kind(unit.kind).aura
                && self.side(unit.seat) == eye.side
                && value > best
                && self.base(unit).distance(eye.base) <= i32::from(radius)
            {
                best = value;
            }
        }
        best
    }

    /// A die is due; a D0 has one face only and is read at once.
    pub(crate) fn call_die(&self, state: &mut State, log: &mut impl Log<Event>) {
        state.phase = Phase::Roll;
        if self.due_die(state) == 0 {
            self.read_die(state, 0, log);
        }
    }

    /// The number of faces of the die that is due.
    pub(crate) fn due_die(&self, state: &State) -> u8 {
        match self.due_test(state) {
            Some((_, line)) => line.die,
            None => self.roll_line(state).die,
        }
    }

    pub(crate) fn read_die(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        match state.roll.kind {
            RollKind::PickLock | RollKind::Bash => self.resolve_door(state, face, log),
            RollKind::Vault => self.resolve_vault(state, face, log),
            RollKind::Area => self.resolve_victim(state, face, log),
            RollKind::None => {}
            RollKind::Attack | RollKind::ChargeBlow | RollKind::Opportunity => self.resolve_attack(state, face, log),
        }
    }

    /// What a face of the due attack die does to the target.
    pub(crate) fn outcome(&self, state: &State, line: Line, modifiers: &Modifiers, face: u8) -> Outcome {
        let roll = &state.roll;
        let (attacker, target) = (state.unit(roll.unit), state.unit(roll.target));
        let (own, hurt) = (self.kind(attacker.kind), self.kind(target.kind));
        let mut value = i32::from(face) + i32::from(line.bonus) + modifiers.sum();
        let mut success = value >= 10;
        // ON-8.8: the faces decide nothing by themselves, unless the option says so.
        if self.options.critical_rolls && line.die > 0 {
            if face == line.die {
                (value, success) = (value.max(10), true);
            } else if face == 1 {
                success = false;
            }
        }
        let loss =
            if success { (loss_of_table(line.table, value) + i32::from(line.flat)).clamp(0, 63) as u8 } else { 0 };
        let survives = success && loss < target.pv && !hurt.is_object();
        let arm = self.arm(attacker.kind, roll.weapon);
        let (shakes, knocks) = arm.map_or((false, false), |arm| (arm.shakes, arm.knocks_down));
        // ON-12.14: some fear nothing; that things do not is part of `survives`.
        let shaken =
            self.options.shaken && survives && !hurt.immune_shaken && (2 * loss >= hurt.pv || (shakes && value >= 15));
        // What is larger, flies (ON-12.17) or stands firm (ON-12.15) stays on its feet.
        let prone = self.options.knockdown
            && survives
            && knocks
            && value >= 15
            && hurt.size <= own.size
            && !hurt.flying
            && !hurt.stable;
        Outcome { value: value as i16, success, loss, shaken, prone }
    }

    pub(crate) fn tell_roll(
        &self,
        state: &State,
        line: Line,
        modifiers: Modifiers,
        face: u8,
        outcome: &Outcome,
        log: &mut impl Log<Event>,
    ) {
        log.push(Event::Rolled {
            who: self.who(state, state.roll.unit),
            target: self.who(state, state.roll.target),
            line,
            roll: face,
            modifiers,
            value: outcome.value,
            success: outcome.success,
            loss: outcome.loss,
        });
    }

    fn resolve_attack(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        let (line, modifiers) = (self.roll_line(state), self.roll_modifiers(state));
        let outcome = self.outcome(state, line, &modifiers, face);
        self.tell_roll(state, line, modifiers, face, &outcome, log);
        let Roll { kind, unit, target, .. } = state.roll;
        state.roll = Roll::NONE;
        self.take_loss(state, state.unit(unit).seat, target, outcome.loss, log);
        self.take_marks(state, target, outcome.shaken, outcome.prone, log);
        self.check_victory(state, log);
        if kind == RollKind::Opportunity { self.after_riposte(state, log) } else { self.go_on(state, log) }
    }

    /// ON-8.6, ON-8.7.
    pub(crate) fn take_loss(&self, state: &mut State, by: u8, target: u8, loss: u8, log: &mut impl Log<Event>) {
        let who = self.who(state, target);
        let Some(unit) = state.units.get_mut(usize::from(target)).filter(|unit| unit.alive() && loss > 0) else {
            return;
        };
        let lost = loss.min(unit.pv);
        unit.pv -= lost;
        let (left, seat, at) = (unit.pv, unit.seat, Square::new(unit.x, unit.y));
        log.push(Event::Lost { who, loss: lost, left });
        if seat != NONE {
            let tally = &mut state.tally[usize::from(seat) & 3];
            tally.lost = tally.lost.saturating_add(u16::from(lost));
        }
        if by != NONE && seat != NONE && self.side(by) != self.side(seat) {
            let tally = &mut state.tally[usize::from(by) & 3];
            tally.dealt = tally.dealt.saturating_add(u16::from(lost));
            tally.kills = tally.kills.saturating_add(u8::from(left == 0));
        }
        if left == 0 {
            log.push(Event::Died { who, at });
            self.remove(state, target);
        }
    }

    pub(crate) fn take_marks(
        &self,
        state: &mut State,
        target: u8,
        shaken: bool,
        prone: bool,
        log: &mut impl Log<Event>,
    ) {
        let who = self.who(state, target);
        let Some(unit) = state.units.get_mut(usize::from(target)).filter(|unit| unit.alive()) else { return };
        if shaken && !unit.has(mark::SHAKEN) {
            unit.marks |= mark::SHAKEN;
            log.push(Event::BecameShaken { who });
        }
        if prone && !unit.has(mark::PRONE) {
            unit.marks |= mark::PRONE;
            log.push(Event::FellProne { who });
        }
    }

    /// Remove a dead creature: only kind, seat and summoner stay.
    pub(crate) fn remove(&self, state: &mut State, number: u8) {
        self.leave_rubble(state, number);
        self.lift(state, number);
        state.change(number, |unit| {
            *unit = Unit { kind: unit.kind, seat: unit.seat, summoner: unit.summoner, ..Unit::EMPTY };
        });
    }

    /// ON-12.30.
    fn leave_rubble(&self, state: &mut State, number: u8) {
        let unit = *state.unit(number);
        let kind = self.kind(unit.kind);
        if kind.is_object() && kind.leaves == Leaves::Cluttered && unit.x >= 0 {
            for (x, y) in self.base(&unit).squares() {
                state.rubble[usize::from(y as u8) % 26] |= 1 << (x as u8 & 31);
            }
        }
    }
}
