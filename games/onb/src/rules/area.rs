//! Area attacks: around oneself, or fired at a cell; one die per victim, all losses at once (section 9).

use crate::action::Action;
use crate::bestiary::{Band, Zone};
use crate::event::Event;
use crate::game::{Onb, Verdict};
use crate::map::{Base, cell};
use crate::rule_ids as rule;
use crate::state::{Phase, Roll, RollKind, State, UnitSet};
use galerne_engine::{Log, Reason, Square, demand};

/// Bits of a loss that waits for the other dice (`Unit::hit`).
const LOSS: u8 = 63;
const SHAKEN: u8 = 64;
const PRONE: u8 = 128;

impl Onb {
    pub(crate) fn may_sweep(&self, state: &State, weapon: u8) -> Verdict {
        let arm = self.weapon_ready(state, weapon)?;
        demand(arm.zone == Zone::Around, rule::AROUND, "refused-not-around")?;
        demand(self.engaged(state, state.active()), rule::AROUND, "refused-nobody-around")
    }

    /// ON-9.1: everything that touches, friend and thing included.
    pub(crate) fn all_touching(&self, state: &State, number: u8) -> UnitSet {
        let own = self.base(state.unit(number));
        let mut victims = UnitSet::NONE;
        for other in 0..state.count {
            let unit = state.unit(other);
            if other != number && unit.on_board() && self.touch(state, own, self.base(unit)) {
                victims.insert(other);
            }
        }
        victims
    }

    pub(crate) fn sweep(&self, state: &mut State, weapon: u8, log: &mut impl Log<Event>) {
        let unit = state.act.unit;
        self.pay_for(state, weapon);
        log.push(Event::SweptAround { who: self.who(state, unit), weapon });
        let victims = self.all_touching(state, unit);
        state.roll = Roll { kind: RollKind::Area, unit, weapon, victims, ..Roll::NONE };
        self.next_victim(state, log);
    }

    /// Whether anything at all can be aimed at: the nearest cells first, so that the answer comes soon.
    pub(crate) fn may_aim(&self, state: &State, weapon: u8) -> Verdict {
        let arm = self.weapon_ready(state, weapon)?;
        demand(arm.zone == Zone::Fired, rule::BLAST, "refused-not-fired")?;
        let unit = state.active();
        let (own, far) = (self.base(unit), arm.range.normal.max(arm.range.long) as i8);
        // Diagonals count one and a half (ON-2.12), so the least range may be kept on a ring nearer than its number.
        let ring = (1..=far).flat_map(|distance| {
            let span = -distance..=own.n - 1 + distance;
            let edges = span.clone().flat_map(move |along| {
                [(along, -distance), (along, own.n - 1 + distance), (-distance, along), (own.n - 1 + distance, along)]
            });
            edges.map(|(dx, dy)| (own.x.saturating_add(dx), own.y.saturating_add(dy)))
        });
        let mut cells = ring.filter(|&(x, y)| self.map.contains(x, y));
        let some = cells.any(|(x, y)| self.may_fire_at(state, weapon, x, y).is_ok());
        demand(some, rule::BLAST, "refused-nothing-to-aim-at")
    }

    /// ON-9.2: range and line to the cell; the band and the cover.
    pub(crate) fn may_fire_at(&self, state: &State, weapon: u8, x: i8, y: i8) -> Verdict<(Band, u8)> {
        let unit = state.active();
        let Some(arm) = self.arm(unit.kind, weapon) else { return Err(Reason(rule::BLAST, "refused-no-weapon")) };
        demand(self.map.contains(x, y), rule::GRID, "refused-off-map")?;
        demand(!self.map.wall_like(cell(x, y)).now(state.closed), rule::BLAST, "refused-wall-cell")?;
        let eye = self.eye(state, state.act.unit);
        demand(!eye.base.covers(x, y), rule::BLAST, "refused-own-cell")?;
        let goal = Base::cell(x, y);
        let band = self.band(eye.base, arm, goal)?;
        if self.kind(unit.kind).fixed.is_some() {
            let rear = crate::map::behind(eye.base, unit.facing, goal);
            demand(!rear, rule::FIXED, "refused-rear-arc")?;
        }
        let cover = self.line_to_cell(state, &eye, x, y, Onb::shot(arm));
        cover.map(|cover| (band, cover)).ok_or(Reason(rule::CELL_LINE, "refused-no-line"))
    }

    pub(crate) fn check_aim(&self, state: &State, action: Action) -> Verdict {
        let Action::Cell(Square { x, y }) = action else { return Err(Reason(rule::BLAST, "refused-aim-phase")) };
        self.may_fire_at(state, state.act.tool, x, y).map(|_| ())
    }

    pub(crate) fn list_aim(&self, state: &State, out: &mut Vec<Action>) {
        let unit = state.active();
        let Some(arm) = self.arm(unit.kind, state.act.tool) else { return };
        let reach = arm.range.normal.max(arm.range.long) as i8;
        let own = self.base(unit);
        for y in (own.y - reach).max(0)..(own.y + own.n + reach).min(self.map.height as i8) {
            for x in (own.x - reach).max(0)..(own.x + own.n + reach).min(self.map.width as i8) {
                if self.may_fire_at(state, state.act.tool, x, y).is_ok() {
                    out.push(Action::Cell(Square::new(x, y)));
                }
            }
        }
    }

    /// ON-9.2: everything with a cell near enough and not behind a wall, the shooter included.
    pub(crate) fn victims_at(&self, state: &State, x: i8, y: i8, radius: u8) -> UnitSet {
        let (centre, r) = (cell(x, y), radius as i8);
        let mut victims = UnitSet::NONE;
        for cy in (y - r).max(0)..=(y + r).min(self.map.height as i8 - 1) {
            for cx in (x - r).max(0)..=(x + r).min(self.map.width as i8 - 1) {
                let here = cell(cx, cy);
                let occupant = state.at[here];
                if occupant != crate::state::NONE && (here == centre || !self.map.blocked(centre, here, state.closed)) {
                    victims.insert(occupant);
                }
            }
        }
        victims
    }

    /// ON-9.4: one attack. The mana is spent once, and the dice of all victims belong to it.
    pub(crate) fn fire_at(&self, state: &mut State, x: i8, y: i8, log: &mut impl Log<Event>) {
        let (unit, weapon) = (state.act.unit, state.act.tool);
        let (band, cover) = self.may_fire_at(state, weapon, x, y).unwrap_or((Band::Normal, 0));
        let radius = self.arm(state.active().kind, weapon).map_or(0, |arm| arm.radius);
        self.pay_for(state, weapon);
        state.act.tool = crate::state::NONE;
        log.push(Event::AimedAt { who: self.who(state, unit), weapon, at: Square::new(x, y) });
        let victims = self.victims_at(state, x, y, radius);
        let long = band == Band::Long;
        state.roll = Roll { kind: RollKind::Area, unit, weapon, cell: (x, y), cover, long, victims, ..Roll::NONE };
        self.next_victim(state, log);
    }

    fn next_victim(&self, state: &mut State, log: &mut impl Log<Event>) {
        match state.roll.victims.lowest() {
            Some(victim) => {
                state.roll.target = victim;
                self.call_die(state, log);
            }
            None => self.apply_area(state, log),
        }
    }

    pub(crate) fn resolve_victim(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        let (line, modifiers) = (self.roll_line(state), self.roll_modifiers(state));
        let outcome = self.outcome(state, line, &modifiers, face);
        self.tell_roll(state, line, modifiers, face, &outcome, log);
        let target = state.roll.target;
        if let Some(unit) = state.units.get_mut(usize::from(target)) {
            unit.hit = outcome.loss.min(unit.pv).min(LOSS)
                | if outcome.shaken { SHAKEN } else { 0 }
                | if outcome.prone { PRONE } else { 0 };
        }
        state.roll.victims.remove(target);
        self.next_victim(state, log);
    }

    /// ON-9.3: together, after the last roll: losses, then markers, then one look at who has won.
    fn apply_area(&self, state: &mut State, log: &mut impl Log<Event>) {
        let seat = state.unit(state.roll.unit).seat;
        state.roll = Roll::NONE;
        for number in 0..state.count {
            let loss = state.unit(number).hit & LOSS;
            self.take_loss(state, seat, number, loss, log);
        }
        for number in 0..state.count {
            let hit = state.unit(number).hit;
            if hit != 0 {
                state.units[usize::from(number)].hit = 0;
                self.take_marks(state, number, hit & SHAKEN != 0, hit & PRONE != 0, log);
            }
        }
        self.check_victory(state, log);
        if state.phase != Phase::Over {
            self.go_on(state, log);
        }
    }
}
