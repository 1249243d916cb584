//! Movement: step by step, with costs in half points (section 7.1).

use crate::action::Action;
use crate::event::{Event, Move};
use crate::game::{Onb, Verdict};
use crate::map::{Base, CELLS, cell, coordinates, neighbour};
use crate::rule_ids as rule;
use crate::state::{Gait, NONE, Phase, State, Unit, UnitSet};
use galerne_engine::{COMPASS, Log, Reason, Square, demand};

/// Side steps block the diagonals beside them: their cells belong to the rectangle (ON-7.3).
pub(crate) const SIDES: u8 = 0b0101_0101;

/// A creature on its way: everything about it that does not change from step to step.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Walker {
    pub(crate) number: u8,
    pub(crate) side: u8,
    pub(crate) base: u8,
    pub(crate) flying: bool,
    pub(crate) charging: bool,
    /// Whether it turns by at most 45° from step to step (ON-7.5 with `large_heading`).
    pub(crate) stiff: bool,
}

impl Onb {
    pub(crate) fn walker(&self, state: &State, number: u8, charging: bool) -> Walker {
        let unit = state.unit(number);
        let kind = self.kind(unit.kind);
        let stiff = self.options.large_heading && kind.base > 1;
        Walker { number, side: self.side(unit.seat), base: kind.base, flying: kind.flying, charging, stiff }
    }

    /// Whether an occupant bars the way to this walker.
    #[inline]
    pub(crate) fn bars(&self, state: &State, walker: &Walker, occupant: u8) -> bool {
        if occupant == NONE || occupant == walker.number {
            return false;
        }
        let unit = state.unit(occupant);
        if walker.charging {
            return true;
        }
        let kind = self.kind(unit.kind);
        if walker.flying {
            return kind.is_object() && kind.size > 5;
        }
        kind.is_object() || self.hostile(unit.seat, walker.side)
    }

    /// The directions a walker may step in, costs apart (ON-7.3, 7.6, 7.21).
    #[inline]
    pub(crate) fn open_steps(&self, state: &State, walker: &Walker, anchor: usize) -> u8 {
        let flies = walker.flying && !walker.charging;
        let open = self.map.steps(anchor, walker.base, flies, state.closed);
        if walker.base > 1 {
            return self.open_steps_large(state, walker, anchor, open);
        }
        let mut barred = 0;
        for direction in 0..8 {
            let there = neighbour(anchor, direction) % CELLS;
            barred |= u8::from(self.bars(state, walker, state.at[there])) << direction;
        }
        let sides = barred & SIDES;
        barred |= sides.rotate_left(1) | sides.rotate_right(1);
        open & !barred
    }

    fn open_steps_large(&self, state: &State, walker: &Walker, anchor: usize, open: u8) -> u8 {
        let own = Base::at(anchor, walker.base);
        let free = |direction: &usize| {
            let (dx, dy) = COMPASS[*direction];
            let (w, h) = (own.n + dx.abs(), own.n + dy.abs());
            (0..h).all(|ry| {
                (0..w).all(|rx| {
                    let (cx, cy) = (own.x + dx.min(0) + rx, own.y + dy.min(0) + ry);
                    own.covers(cx, cy) || !self.bars(state, walker, state.at[cell(cx, cy)])
                })
            })
        };
        (0..8).filter(|direction| open >> direction & 1 != 0).filter(free).fold(0, |mask, d| mask | 1 << d)
    }

    /// ON-7.2: halves of a point for a step.
    #[inline]
    pub(crate) fn step_cost(&self, state: &State, walker: &Walker, anchor: usize, direction: usize) -> u8 {
        let plain = 2 + (direction & 1) as u8;
        if walker.flying {
            return plain;
        }
        let there = neighbour(anchor, direction);
        if walker.base == 1 {
            return plain + self.extra(state, there);
        }
        let own = Base::at(anchor, walker.base);
        let fresh = Base::at(there, walker.base).squares().filter(|&(cx, cy)| !own.covers(cx, cy));
        plain + fresh.map(|(cx, cy)| self.extra(state, cell(cx, cy))).max().unwrap_or(0)
    }

    #[inline]
    fn extra(&self, state: &State, here: usize) -> u8 {
        let (x, y) = coordinates(here);
        let rubble = state.rubble[usize::from(y as u8) % 26] >> (x as u8 & 31) & 1 != 0;
        if rubble { 2 } else { self.map.extra[here] }
    }

    /// ON-7.5 with `large_heading`: a heavy base turns by at most 45° from step to step.
    pub(crate) fn heading_allows(walker: &Walker, heading: u8, direction: u8) -> bool {
        if !walker.stiff || heading == NONE {
            return true;
        }
        let turn = (direction + 8 - heading) & 7;
        turn.min(8 - turn) <= 1
    }

    /// `Ok` if the walker finds a way; if only its stiffness is in its way, that is the reason (ON-7.5).
    pub(crate) fn demand_way(walker: &Walker, finds: impl Fn(&Walker) -> bool, otherwise: Reason) -> Verdict {
        if finds(walker) {
            Ok(())
        } else if walker.stiff && finds(&Walker { stiff: false, ..*walker }) {
            Err(Reason(rule::LARGE, "refused-heading"))
        } else {
            Err(otherwise)
        }
    }

    /// Whether a legal stop can still be reached from an anchor that is none.
    fn can_stop_later(&self, state: &State, walker: &Walker, anchor: usize, budget: u8, heading: u8) -> bool {
        // The most halves with which each anchor was left; headings make paths matter, so nothing is remembered then.
        let mut seen = [0u8; CELLS];
        self.seek_stop(state, walker, anchor, budget, heading, &mut seen)
    }

    fn seek_stop(
        &self,
        state: &State,
        walker: &Walker,
        anchor: usize,
        budget: u8,
        heading: u8,
        seen: &mut [u8; CELLS],
    ) -> bool {
        if !walker.stiff && seen[anchor] > budget {
            return false;
        }
        seen[anchor] = budget + 1;
        let open = self.open_steps(state, walker, anchor);
        (0..8).filter(|direction| open >> direction & 1 != 0).any(|direction| {
            let cost = self.step_cost(state, walker, anchor, direction);
            if cost > budget || !Onb::heading_allows(walker, heading, direction as u8) {
                return false;
            }
            let there = neighbour(anchor, direction);
            self.stops_at(state, walker, there)
                || self.seek_stop(state, walker, there, budget - cost, direction as u8, seen)
        })
    }

    #[inline]
    pub(crate) fn stops_at(&self, state: &State, walker: &Walker, anchor: usize) -> bool {
        if walker.base == 1 {
            let occupant = state.at[anchor];
            return (occupant == NONE || occupant == walker.number) && self.map.stands(anchor, 1, state.closed);
        }
        self.may_stop(state, Base::at(anchor, walker.base), walker.number)
    }

    /// Whether the creature in hand may begin to move that way.
    pub(crate) fn may_move(&self, state: &State, gait: Gait) -> Verdict {
        let unit = state.active();
        let kind = self.kind(unit.kind);
        demand(kind.fixed.is_none(), rule::FIXED, "refused-fixed")?;
        demand(!state.act.moved, rule::ACTIVATION, "refused-moved")?;
        Onb::has_time(state, gait != Gait::Course)?;
        let budget = 2 * if gait == Gait::Course { kind.course } else { kind.sprint };
        demand(budget > 0, rule::MOVES, "refused-cannot-move")?;
        let walker = self.walker(state, state.act.unit, false);
        let anchor = cell(unit.x, unit.y);
        let open = self.open_steps(state, &walker, anchor);
        let somewhere = |walker: &Walker| {
            (0..8u8).any(|direction| {
                open >> direction & 1 != 0
                    && self.may_step_to(state, walker, anchor, unit.facing, direction, budget, 0).is_ok()
            })
        };
        Onb::demand_way(&walker, somewhere, Reason(rule::STEP, "refused-hemmed-in"))
    }

    /// The cost of a step that ends somewhere one may stop, now or later.
    #[allow(clippy::too_many_arguments, reason = "a step has this many conditions")]
    #[inline]
    fn may_step_to(
        &self,
        state: &State,
        walker: &Walker,
        anchor: usize,
        heading: u8,
        direction: u8,
        budget: u8,
        more: u8,
    ) -> Verdict<u8> {
        let cost = self.step_cost(state, walker, anchor, usize::from(direction)) + more;
        demand(cost <= budget, rule::MOVES, "refused-over-budget")?;
        demand(Onb::heading_allows(walker, heading, direction), rule::LARGE, "refused-heading")?;
        let there = neighbour(anchor, usize::from(direction));
        let stops =
            self.stops_at(state, walker, there) || self.can_stop_later(state, walker, there, budget - cost, direction);
        demand(stops, rule::STOP, "refused-no-stop")?;
        Ok(cost)
    }

    /// The heading of the step before, or the facing before the first.
    pub(crate) fn heading(state: &State) -> u8 {
        if state.act.heading == NONE { state.active().facing } else { state.act.heading }
    }

    pub(crate) fn start_move(&self, state: &mut State, gait: Gait, log: &mut impl Log<Event>) {
        let kind = self.kind(state.active().kind);
        let sprinting = gait == Gait::Sprint;
        let points = if sprinting { kind.sprint } else { kind.course };
        Onb::spend(state, sprinting);
        self.set_off(state, gait, 2 * points);
        let gait = if sprinting { Move::Sprint } else { Move::Course };
        log.push(Event::Moving { who: self.who(state, state.act.unit), gait });
    }

    /// While it moves a creature is off the board: it may share cells with others on its way.
    pub(crate) fn set_off(&self, state: &mut State, gait: Gait, budget: u8) {
        let number = state.act.unit;
        let (x, y) = (state.active().x, state.active().y);
        self.lift(state, number);
        let act = &mut state.act;
        (act.gait, act.budget, act.moved, act.steps) = (gait, budget, true, 0);
        (act.stop, act.heading) = ((x, y), NONE);
        state.phase = Phase::Move;
    }

    pub(crate) fn check_move(&self, state: &State, action: Action) -> Verdict {
        let unit = state.active();
        let walker = self.walker(state, state.act.unit, state.act.gait == Gait::Charge);
        let anchor = cell(unit.x, unit.y);
        match action {
            Action::Step { direction, careful } => {
                demand(direction < 8, rule::DIRECTIONS, "refused-direction")?;
                let open = self.open_steps(state, &walker, anchor) >> direction & 1 != 0;
                demand(open, rule::STEP, "refused-step")?;
                if careful {
                    let there = neighbour(anchor, usize::from(direction));
                    let provokes = !self.provoked(state, &walker, anchor, there).is_empty();
                    demand(provokes, rule::CAREFUL, "refused-careful")?;
                }
                let more = if careful { self.careful_cost() } else { 0 };
                if walker.charging {
                    return self.may_charge_step(state, &walker, anchor, direction, more);
                }
                let heading = Onb::heading(state);
                self.may_step_to(state, &walker, anchor, heading, direction, state.act.budget, more).map(|_| ())
            }
            Action::Halt => {
                demand(!walker.charging, rule::CHARGE_PATH, "refused-charge-halt")?;
                demand(state.act.steps > 0, rule::MOVES, "refused-no-step")?;
                demand(self.stops_at(state, &walker, anchor), rule::STOP, "refused-no-stop")
            }
            _ => Err(Reason(rule::PATH, "refused-move-phase")),
        }
    }

    pub(crate) fn list_move(&self, state: &State, out: &mut Vec<Action>) {
        let unit = state.active();
        let walker = self.walker(state, state.act.unit, state.act.gait == Gait::Charge);
        let anchor = cell(unit.x, unit.y);
        if !walker.charging && state.act.steps > 0 && self.stops_at(state, &walker, anchor) {
            out.push(Action::Halt);
        }
        let open = self.open_steps(state, &walker, anchor);
        let watching = self.watchers(state, &walker, anchor);
        let heading = Onb::heading(state);
        for direction in (0..8u8).filter(|direction| open >> direction & 1 != 0) {
            let allowed = |more: u8| {
                if walker.charging {
                    self.may_charge_step(state, &walker, anchor, direction, more).is_ok()
                } else {
                    self.may_step_to(state, &walker, anchor, heading, direction, state.act.budget, more).is_ok()
                }
            };
            if !allowed(0) {
                continue;
            }
            out.push(Action::Step { direction, careful: false });
            if !watching.is_empty() {
                let there = neighbour(anchor, usize::from(direction));
                let provokes = !watching.without(self.still_touching(state, &walker, there)).is_empty();
                if provokes && allowed(self.careful_cost()) {
                    out.push(Action::Step { direction, careful: true });
                }
            }
        }
    }

    pub(crate) fn act_move(&self, state: &mut State, action: Action, log: &mut impl Log<Event>) {
        let Action::Step { direction, careful } = action else {
            self.halt(state, log);
            return;
        };
        let walker = self.walker(state, state.act.unit, state.act.gait == Gait::Charge);
        let anchor = cell(state.active().x, state.active().y);
        let there = neighbour(anchor, usize::from(direction));
        let cost = self.step_cost(state, &walker, anchor, usize::from(direction));
        let cost = cost + if careful { self.careful_cost() } else { 0 };
        state.act.budget = state.act.budget.saturating_sub(cost);
        state.act.step = direction;
        if careful {
            self.complete_step(state, true, log);
            return;
        }
        state.act.provoked = self.provoked(state, &walker, anchor, there);
        self.next_riposte(state, log);
    }

    pub(crate) fn clear_move(&self, state: &mut State) {
        let act = &mut state.act;
        (act.gait, act.budget, act.steps, act.stop) = (Gait::None, 0, 0, (-1, -1));
        (act.heading, act.step, act.provoked, act.quarry) = (NONE, NONE, UnitSet::NONE, NONE);
    }

    pub(crate) fn complete_step(&self, state: &mut State, careful: bool, log: &mut impl Log<Event>) {
        let (number, direction) = (state.act.unit, state.act.step);
        let (dx, dy) = COMPASS[usize::from(direction) & 7];
        state.change(number, |unit| (unit.x, unit.y) = (unit.x + dx, unit.y + dy));
        state.act.heading = direction & 7;
        state.act.step = NONE;
        state.act.steps = state.act.steps.saturating_add(1);
        state.phase = Phase::Move;
        let unit = *state.active();
        log.push(Event::Stepped { who: self.who(state, number), at: Square::new(unit.x, unit.y), careful });
        let walker = self.walker(state, number, state.act.gait == Gait::Charge);
        let stops = self.stops_at(state, &walker, cell(unit.x, unit.y));
        if stops {
            state.act.stop = (unit.x, unit.y);
        }
        if state.act.gait == Gait::Charge {
            self.charge_arrives(state, log);
        } else if stops && state.act.budget < 2 {
            // Nothing else is left to choose.
            self.halt(state, log);
        }
    }

    pub(crate) fn halt(&self, state: &mut State, log: &mut impl Log<Event>) {
        let number = state.act.unit;
        let Unit { x, y, .. } = *state.active();
        log.push(Event::Halted { who: self.who(state, number), at: Square::new(x, y) });
        self.put(state, number);
        self.clear_move(state);
        self.go_on(state, log);
    }
}
