//! Powers that are no attacks: reload, heal, rally, summon (ON-10.1 … 10.5).

use crate::action::Action;
use crate::bestiary::{Effect, Power};
use crate::event::Event;
use crate::game::{Onb, Verdict};
use crate::map::{Base, Shot};
use crate::rule_ids as rule;
use crate::state::{MAX_UNITS, NONE, Phase, State, Unit, mark};
use galerne_engine::{Log, Reason, Square, demand};

impl Onb {
    fn power(&self, state: &State, number: u8) -> Verdict<&Power> {
        let kind = self.kind(state.active().kind);
        let power = kind.powers.get(usize::from(number)).and_then(|&power| self.library.powers.get(power));
        power.ok_or(Reason(rule::POWERS, "refused-no-power"))
    }

    /// The kind that the power in use calls.
    pub(crate) fn summoned(&self, state: &State) -> u8 {
        match self.power(state, state.act.tool).map(|power| power.effect) {
            Ok(Effect::Summon { kind, .. }) => kind,
            _ => NONE,
        }
    }

    /// Time, mana, once a round.
    fn power_ready(&self, state: &State, number: u8) -> Verdict<&Power> {
        let power = self.power(state, number)?;
        let unit = state.active();
        Onb::has_time(state, power.long)?;
        demand(unit.used >> number & 1 == 0, rule::ACTIVATION, "refused-power-used")?;
        demand(unit.mana >= power.mana, rule::POWERS, "refused-no-mana")?;
        Ok(power)
    }

    pub(crate) fn may_use(&self, state: &State, number: u8) -> Verdict {
        let power = self.power_ready(state, number)?;
        match power.effect {
            Effect::Reload => demand(state.active().unloaded != 0, rule::RELOAD, "refused-loaded"),
            Effect::Rally { radius } => {
                let some = (0..state.count).any(|other| self.rallies(state, other, radius));
                demand(some, rule::POWERS, "refused-nobody-to-rally")
            }
            Effect::Summon { max_alive, .. } => {
                let called = state.units().iter().filter(|unit| unit.alive() && unit.summoner == state.act.unit);
                demand(called.count() < usize::from(max_alive), rule::SUMMON, "refused-summon-alive")?;
                demand(usize::from(state.count) < MAX_UNITS, rule::SUMMON, "refused-table-full")?;
                let mut cells = self.summon_cells(state, power);
                demand(cells.next().is_some(), rule::SUMMON, "refused-no-cell")
            }
            Effect::Heal { .. } => Err(Reason(rule::POWERS, "refused-needs-target")),
        }
    }

    pub(crate) fn rallies(&self, state: &State, other: u8, radius: u8) -> bool {
        let (unit, ally) = (state.active(), state.unit(other));
        ally.on_board()
            && ally.seat != NONE
            && self.side(ally.seat) == self.side(unit.seat)
            && ally.has(mark::SHAKEN | mark::PRONE)
            && self.base(unit).distance(self.base(ally)) <= i32::from(radius)
    }

    pub(crate) fn may_use_on(&self, state: &State, number: u8, target: u8) -> Verdict {
        let power = self.power_ready(state, number)?;
        let Effect::Heal { range, also_self, .. } = power.effect else {
            return Err(Reason(rule::POWERS, "refused-needs-no-target"));
        };
        let (unit, ally) = (state.active(), state.unit(target));
        demand(ally.on_board() && target < state.count, rule::POWERS, "refused-no-creature")?;
        let friend = ally.seat != NONE && self.side(ally.seat) == self.side(unit.seat);
        demand(friend, rule::POWERS, "refused-not-ally")?;
        let kind = self.kind(ally.kind);
        // ON-12.17: flesh and robots are mended by different powers; which, says their file.
        let fits = power.exclude.as_ref().is_none_or(|category| !kind.has_category(category))
            && power.require.as_ref().is_none_or(|category| kind.has_category(category));
        demand(fits, rule::POWER_LIST, "refused-category")?;
        demand(ally.pv < kind.pv, rule::POWERS, "refused-full-pv")?;
        if target == state.act.unit {
            return demand(also_self, rule::POWER_LIST, "refused-not-self");
        }
        let (own, goal) = (self.base(unit), self.base(ally));
        match range {
            None => demand(self.touch(state, own, goal), rule::POWER_LIST, "refused-out-of-reach"),
            Some(range) => {
                let near = self.range(own, goal) <= 2 * i32::from(range);
                demand(near, rule::POWERS, "refused-out-of-range")?;
                let eye = self.eye(state, state.act.unit);
                let line = !power.line || self.line_to_unit(state, &eye, target, Shot::Mind).is_some();
                demand(line, rule::POWER_LINE, "refused-no-line")
            }
        }
    }

    pub(crate) fn list_powers(&self, state: &State, out: &mut Vec<Action>) {
        for number in 0..self.kind(state.active().kind).powers.len() as u8 {
            let Ok(power) = self.power_ready(state, number) else { continue };
            if matches!(power.effect, Effect::Heal { .. }) {
                let targets = (0..state.count).filter(|&target| self.may_use_on(state, number, target).is_ok());
                out.extend(targets.map(|target| Action::PowerOn { power: number, target }));
            } else if self.may_use(state, number).is_ok() {
                out.push(Action::Power { power: number });
            }
        }
    }

    fn pay_power(&self, state: &mut State, number: u8) {
        let Ok(power) = self.power(state, number) else { return };
        let (long, mana) = (power.long, power.mana);
        Onb::spend(state, long);
        if let Some(unit) = state.units.get_mut(usize::from(state.act.unit)) {
            unit.mana = unit.mana.saturating_sub(mana);
            unit.used |= 1 << (number & 7);
        }
    }

    pub(crate) fn use_power(&self, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        let Ok(effect) = self.power(state, number).map(|power| power.effect) else { return };
        let who = self.who(state, state.act.unit);
        match effect {
            Effect::Reload => {
                self.pay_power(state, number);
                if let Some(unit) = state.units.get_mut(usize::from(state.act.unit)) {
                    // One weapon at a time, the first listed first.
                    unit.unloaded &= unit.unloaded.wrapping_sub(1);
                }
                log.push(Event::Reloaded { who });
                self.go_on(state, log);
            }
            Effect::Rally { radius } => {
                self.pay_power(state, number);
                for other in 0..state.count {
                    if self.rallies(state, other, radius) {
                        state.units[usize::from(other)].marks &= !(mark::SHAKEN | mark::PRONE);
                    }
                }
                log.push(Event::Rallied { who });
                self.go_on(state, log);
            }
            Effect::Summon { .. } => (state.phase, state.act.tool) = (Phase::SummonCell, number),
            Effect::Heal { .. } => {}
        }
    }

    pub(crate) fn use_power_on(&self, state: &mut State, number: u8, target: u8, log: &mut impl Log<Event>) {
        let Ok(Effect::Heal { amount, .. }) = self.power(state, number).map(|power| power.effect) else { return };
        self.pay_power(state, number);
        let most = self.kind(state.unit(target).kind).pv;
        if let Some(unit) = state.units.get_mut(usize::from(target)).filter(|unit| unit.alive()) {
            let healed = amount.min(most.saturating_sub(unit.pv));
            unit.pv += healed;
            let (who, target) = (self.who(state, state.act.unit), self.who(state, target));
            log.push(Event::Healed { who, target, amount: healed });
        }
        self.go_on(state, log);
    }

    /// ON-10.4: free ground within range and in line.
    fn summon_cells<'a>(&'a self, state: &'a State, power: &Power) -> impl Iterator<Item = (i8, i8)> + 'a {
        let (kind, range) = match power.effect {
            Effect::Summon { kind, range, .. } => (kind, range),
            _ => (0, 0),
        };
        let (own, base) = (self.base(state.active()), self.kind(kind).base);
        let (eye, r) = (self.eye(state, state.act.unit), range as i8);
        let rows = (own.y - r).max(0)..(own.y + own.n + r).min(self.map.height as i8);
        rows.flat_map(move |y| {
            let columns = (own.x - r).max(0)..(own.x + own.n + r).min(self.map.width as i8);
            columns.map(move |x| (x, y))
        })
        .filter(move |&(x, y)| {
            self.range(own, Base::cell(x, y)) <= 2 * i32::from(range)
                && self.may_stop(state, Base::new(x, y, base), NONE)
                && self.line_to_cell(state, &eye, x, y, Shot::Mind).is_some()
        })
    }

    pub(crate) fn check_summon(&self, state: &State, action: Action) -> Verdict {
        match (state.phase, action) {
            (Phase::SummonCell, Action::Cell(at)) => {
                let power = self.power(state, state.act.tool)?;
                let found = self.summon_cells(state, power).any(|place| place == (at.x, at.y));
                demand(found, rule::SUMMON, "refused-summon-cell")
            }
            (Phase::SummonFace, Action::Face(direction)) => {
                demand(direction < 8, rule::DIRECTIONS, "refused-direction")
            }
            _ => Err(Reason(rule::SUMMON, "refused-summon-phase")),
        }
    }

    pub(crate) fn list_summon(&self, state: &State, out: &mut Vec<Action>) {
        if state.phase == Phase::SummonFace {
            out.extend((0..8).map(Action::Face));
        } else if let Ok(power) = self.power(state, state.act.tool) {
            out.extend(self.summon_cells(state, power).map(|(x, y)| Action::Cell(Square::new(x, y))));
        }
    }

    pub(crate) fn act_summon(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        match action {
            Action::Cell(at) => (state.phase, state.act.cell) = (Phase::SummonFace, (at.x, at.y)),
            Action::Face(facing) => {
                let number = state.act.tool;
                let Ok(Effect::Summon { kind, .. }) = self.power(state, number).map(|power| power.effect) else {
                    return;
                };
                self.pay_power(state, number);
                let (x, y) = state.act.cell;
                let summoner = state.act.unit;
                let fresh = Unit {
                    x,
                    y,
                    facing: facing & 7,
                    summoner,
                    marks: mark::FRESH,
                    ..self.new_unit(kind, state.active().seat)
                };
                let called = self.enlist(state, fresh);
                self.put(state, called);
                (state.act.tool, state.act.cell) = (NONE, (-1, -1));
                let (who, called) = (self.who(state, summoner), self.who(state, called));
                log.push(Event::Summoned { who, called, at: Square::new(x, y) });
                self.go_on(state, log);
            }
            _ => {}
        }
    }
}
