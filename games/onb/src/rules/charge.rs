//! Charges: a run, every step closer, and one free blow at the first touch (section 7.2).

use crate::action::Action;
use crate::event::Event;
use crate::game::{Onb, Verdict};
use crate::map::{Base, CELLS, cell, neighbour};
use crate::rule_ids as rule;
use crate::rules::movement::Walker;
use crate::state::{Gait, NONE, Phase, Roll, RollKind, State, mark};
use galerne_engine::{Log, Reason, demand};

impl Onb {
    /// What does not depend on the target (ON-7.20).
    pub(crate) fn may_start_charging(&self, state: &State) -> Verdict {
        let unit = state.active();
        let kind = self.kind(unit.kind);
        demand(kind.fixed.is_none(), rule::FIXED, "refused-fixed")?;
        demand(!state.act.moved && !state.act.attacked, rule::ACTIVATION, "refused-charge-spent")?;
        Onb::has_time(state, true)?;
        demand(kind.sprint > 0, rule::CHARGE, "refused-cannot-move")?;
        demand(!unit.has(mark::SHAKEN), rule::CHARGE, "refused-charge-shaken")?;
        demand(self.blows(state).next().is_some(), rule::CHARGE_BLOW, "refused-no-blow")?;
        demand(!self.engaged(state, unit), rule::CHARGE, "refused-charge-contact")
    }

    /// The weapons that may end a charge (ON-7.22).
    fn blows<'a>(&'a self, state: &State) -> impl Iterator<Item = u8> + 'a {
        let unit = state.active();
        let unloaded = unit.unloaded;
        let arms = self.kind(unit.kind).arms.iter().enumerate();
        arms.filter(move |(weapon, arm)| arm.is_plain_blow() && unloaded >> weapon & 1 == 0)
            .map(|(weapon, _)| weapon as u8)
    }

    pub(crate) fn may_charge(&self, state: &State, target: u8) -> Verdict {
        self.may_start_charging(state)?;
        let (unit, quarry) = (state.active(), state.unit(target));
        demand(quarry.on_board(), rule::CHARGE, "refused-no-creature")?;
        let fair = self.hostile(quarry.seat, self.side(unit.seat)) || self.kind(quarry.kind).is_object();
        demand(fair, rule::CHARGE, "refused-not-hostile")?;
        let walker = self.walker(state, state.act.unit, true);
        let budget = 2 * self.kind(unit.kind).sprint;
        let (own, goal) = (self.base(unit), self.base(quarry));
        demand(least_run(own, goal) <= i32::from(budget), rule::CHARGE_PATH, "refused-charge-far")?;
        demand(!self.touch(state, own, goal), rule::CHARGE, "refused-charge-contact")?;
        demand(self.way_is_free(state, state.act.unit, target), rule::CHARGE, "refused-charge-line")?;
        let anchor = cell(unit.x, unit.y);
        let runs =
            |walker: &Walker| self.seek_contact(state, walker, anchor, unit.facing, goal, budget, &mut [0; CELLS]);
        Onb::demand_way(&walker, runs, Reason(rule::CHARGE_PATH, "refused-charge-path"))
    }

    /// Whether a run from that anchor can touch the goal. What was seen is only remembered where headings do not matter.
    #[allow(clippy::too_many_arguments, reason = "a run has this many conditions")]
    fn seek_contact(
        &self,
        state: &State,
        walker: &Walker,
        anchor: usize,
        heading: u8,
        goal: Base,
        budget: u8,
        seen: &mut [u8; CELLS],
    ) -> bool {
        let here = Base::at(anchor, walker.base);
        if least_run(here, goal) > i32::from(budget) || (!walker.stiff && seen[anchor] > budget) {
            return false;
        }
        seen[anchor] = budget + 1;
        let open = self.open_steps(state, walker, anchor);
        (0..8).filter(|direction| open >> direction & 1 != 0).any(|direction| {
            let there = neighbour(anchor, direction);
            let next = Base::at(there, walker.base);
            let cost = self.step_cost(state, walker, anchor, direction);
            let turned = direction as u8;
            cost <= budget
                && Onb::heading_allows(walker, heading, turned)
                && apart(next, goal) < apart(here, goal)
                && (self.touch(state, next, goal)
                    || self.seek_contact(state, walker, there, turned, goal, budget - cost, seen))
        })
    }

    pub(crate) fn may_charge_step(
        &self,
        state: &State,
        walker: &Walker,
        anchor: usize,
        direction: u8,
        more: u8,
    ) -> Verdict {
        let goal = self.base(state.unit(state.act.quarry));
        let there = neighbour(anchor, usize::from(direction));
        let (here, next) = (Base::at(anchor, walker.base), Base::at(there, walker.base));
        let cost = self.step_cost(state, walker, anchor, usize::from(direction)) + more;
        demand(cost <= state.act.budget, rule::MOVES, "refused-over-budget")?;
        demand(apart(next, goal) < apart(here, goal), rule::CHARGE_PATH, "refused-charge-away")?;
        demand(Onb::heading_allows(walker, Onb::heading(state), direction), rule::LARGE, "refused-heading")?;
        let left = state.act.budget - cost;
        let arrives = self.touch(state, next, goal)
            || self.seek_contact(state, walker, there, direction, goal, left, &mut [0; CELLS]);
        demand(arrives, rule::CHARGE_PATH, "refused-charge-path")
    }

    pub(crate) fn start_charge(&self, state: &mut State, target: u8, log: &mut impl Log<Event>) {
        let number = state.act.unit;
        log.push(Event::Charging { who: self.who(state, number), target: self.who(state, target) });
        let budget = 2 * self.kind(state.active().kind).sprint;
        Onb::spend(state, true);
        state.act.attacked = true;
        self.set_off(state, Gait::Charge, budget);
        state.act.quarry = target;
        self.run_on(state, log);
    }

    /// A step without alternative is no decision (section 5.3): a charge through a corridor runs by itself.
    fn run_on(&self, state: &mut State, log: &mut impl Log<Event>) {
        let walker = self.walker(state, state.act.unit, true);
        let anchor = cell(state.active().x, state.active().y);
        let open = self.open_steps(state, &walker, anchor);
        let allowed = |direction: &u8, more: u8| self.may_charge_step(state, &walker, anchor, *direction, more).is_ok();
        let mut steps = (0..8u8).filter(|direction| open >> direction & 1 != 0).filter(|step| allowed(step, 0));
        let (Some(direction), None) = (steps.next(), steps.next()) else { return };
        let there = neighbour(anchor, usize::from(direction));
        let careful_too =
            allowed(&direction, self.careful_cost()) && !self.provoked(state, &walker, anchor, there).is_empty();
        if !careful_too {
            self.act_move(state, Action::Step { direction, careful: false }, log);
        }
    }

    /// After a step: the first touch ends the run and brings the blow.
    pub(crate) fn charge_arrives(&self, state: &mut State, log: &mut impl Log<Event>) {
        let (number, target) = (state.act.unit, state.act.quarry);
        let (own, goal) = (self.base(state.active()), self.base(state.unit(target)));
        if !self.touch(state, own, goal) {
            self.run_on(state, log);
            return;
        }
        self.put(state, number);
        self.clear_move(state);
        state.act.quarry = target;
        let mut blows = self.blows(state);
        match (blows.next(), blows.next()) {
            (Some(only), None) => self.strike(state, only, log),
            _ => state.phase = Phase::Strike,
        }
    }

    pub(crate) fn check_strike(&self, state: &State, action: Action) -> Verdict {
        let Action::Strike { weapon } = action else { return Err(Reason(rule::CHARGE_BLOW, "refused-strike-phase")) };
        demand(self.blows(state).any(|blow| blow == weapon), rule::CHARGE_BLOW, "refused-no-blow")
    }

    pub(crate) fn list_strike(&self, state: &State, out: &mut Vec<Action>) {
        out.extend(self.blows(state).map(|weapon| Action::Strike { weapon }));
    }

    pub(crate) fn strike(&self, state: &mut State, weapon: u8, log: &mut impl Log<Event>) {
        let (unit, target) = (state.act.unit, state.act.quarry);
        state.act.quarry = NONE;
        state.roll = Roll::of(RollKind::ChargeBlow, unit, weapon, target);
        self.announce(state, log);
        self.call_die(state, log);
    }
}

/// Squared distance between centres, in quarter cells.
fn apart(a: Base, b: Base) -> i32 {
    let ((ax, ay), (bx, by)) = (a.centre(), b.centre());
    (ax - bx) * (ax - bx) + (ay - by) * (ay - by)
}

/// The fewest halves that bring two bases into touch: one cell short of the range distance.
fn least_run(a: Base, b: Base) -> i32 {
    let straight = a.distance(b);
    let both = a.octile(b) - 2 * straight;
    2 * (straight - 1) + (both - 1).max(0)
}
