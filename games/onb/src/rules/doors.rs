//! Doors, locks and low obstacles (ON-10.20 … 10.25).

use crate::action::Action;
use crate::bestiary::TestLine;
use crate::event::{DoorChange, Event, Test};
use crate::game::{Onb, Verdict};
use crate::map::{Base, Door, Ground, cell, coordinates, neighbour};
use crate::rule_ids as rule;
use crate::state::{Gait, NONE, Phase, Roll, RollKind, State, Unit, mark};
use galerne_engine::{Log, Reason, Square, demand};

impl Onb {
    /// The door, if the creature in hand stands beside it (ON-10.20).
    fn door_at_hand(&self, state: &State, number: u8) -> Verdict<&Door> {
        let Some(door) = self.map.doors.get(usize::from(number)) else {
            return Err(Reason(rule::DOORS, "refused-no-door"));
        };
        let own = self.base(state.active());
        let beside = |here: &u16| {
            let (x, y) = coordinates(usize::from(*here));
            [(1, 0), (-1, 0), (0, 1), (0, -1)].iter().any(|(dx, dy)| own.covers(x + dx, y + dy))
        };
        let covers = |here: u16| {
            let (x, y) = coordinates(usize::from(here));
            own.covers(x, y)
        };
        let near = door.cells.iter().any(beside) || door.edges.iter().any(|&(a, b)| covers(a) || covers(b));
        demand(near, rule::OPEN_DOOR, "refused-door-far")?;
        Ok(door)
    }

    pub(crate) fn may_open(&self, state: &State, number: u8) -> Verdict {
        self.door_at_hand(state, number)?;
        Onb::has_time(state, false)?;
        demand(state.closed >> number & 1 != 0, rule::OPEN_DOOR, "refused-door-open")?;
        demand(state.bolted >> number & 1 == 0, rule::OPEN_DOOR, "refused-door-locked")
    }

    pub(crate) fn may_close(&self, state: &State, number: u8) -> Verdict {
        let door = self.door_at_hand(state, number)?;
        Onb::has_time(state, false)?;
        demand(state.closed >> number & 1 == 0, rule::OPEN_DOOR, "refused-door-closed")?;
        demand(state.broken >> number & 1 == 0, rule::DOORS, "refused-door-broken")?;
        let empty = door.cells.iter().all(|&here| state.at[usize::from(here)] == NONE);
        let across = door.edges.iter().any(|&(a, b)| {
            let (left, right) = (state.at[usize::from(a)], state.at[usize::from(b)]);
            left != NONE && left == right
        });
        demand(empty && !across, rule::OPEN_DOOR, "refused-door-blocked")
    }

    pub(crate) fn may_pick_lock(&self, state: &State, number: u8) -> Verdict {
        self.door_at_hand(state, number)?;
        Onb::has_time(state, false)?;
        let locked = state.closed & state.bolted;
        demand(locked >> number & 1 != 0, rule::PICK_LOCK, "refused-not-locked")?;
        demand(!state.act.picked, rule::PICK_LOCK, "refused-picked")
    }

    pub(crate) fn may_bash(&self, state: &State, number: u8) -> Verdict {
        self.door_at_hand(state, number)?;
        Onb::has_time(state, true)?;
        demand(state.closed >> number & 1 != 0, rule::BASH, "refused-door-open")
    }

    pub(crate) fn list_doors(&self, state: &State, out: &mut Vec<Action>) {
        for number in 0..self.map.doors.len() as u8 {
            if self.door_at_hand(state, number).is_err() {
                continue;
            }
            let mut offer = |verdict: Verdict, action: Action| {
                if verdict.is_ok() {
                    out.push(action);
                }
            };
            offer(self.may_open(state, number), Action::Open(number));
            offer(self.may_close(state, number), Action::Close(number));
            offer(self.may_pick_lock(state, number), Action::PickLock(number));
            offer(self.may_bash(state, number), Action::Bash(number));
        }
    }

    pub(crate) fn work_door(&self, state: &mut State, action: Action, door: u8, log: &mut impl Log<Event>) {
        let who = self.who(state, state.act.unit);
        let bit = 1u16 << (door & 15);
        match action {
            Action::Open(_) => {
                Onb::spend(state, false);
                state.closed &= !bit;
                log.push(Event::DoorChanged { who, door, change: DoorChange::Opened });
                self.go_on(state, log);
            }
            Action::Close(_) => {
                Onb::spend(state, false);
                state.closed |= bit;
                log.push(Event::DoorChanged { who, door, change: DoorChange::Closed });
                self.go_on(state, log);
            }
            _ => {
                let bash = matches!(action, Action::Bash(_));
                Onb::spend(state, bash);
                state.act.picked |= !bash;
                let kind = if bash { RollKind::Bash } else { RollKind::PickLock };
                state.roll = Roll::of(kind, state.act.unit, NONE, door);
                self.call_die(state, log);
            }
        }
    }

    /// Whether a face passes a test (ON-10.10, ON-8.21).
    pub(crate) fn passes(unit: &Unit, line: TestLine, face: u8) -> (i16, bool) {
        let shaken = if unit.has(mark::SHAKEN) { -2 } else { 0 };
        let bonus = line.bonus + shaken;
        (bonus, i16::from(face) + bonus >= 10)
    }

    /// The test that is due and its line; `None` where an attack is.
    pub(crate) fn due_test(&self, state: &State) -> Option<(Test, TestLine)> {
        let [bash, pick, vault] = *self.tests.get(usize::from(state.unit(state.roll.unit).kind))?;
        match state.roll.kind {
            RollKind::Bash => Some((Test::Bash, bash)),
            RollKind::PickLock => Some((Test::PickLock, pick)),
            RollKind::Vault => Some((Test::Vault, vault)),
            _ => None,
        }
    }

    fn test(&self, state: &State, face: u8, log: &mut impl Log<Event>) -> bool {
        let Some((test, line)) = self.due_test(state) else { return false };
        let (bonus, success) = Onb::passes(state.unit(state.roll.unit), line, face);
        let who = self.who(state, state.roll.unit);
        log.push(Event::Tested { who, test, die: line.die, roll: face, bonus, success });
        success
    }

    pub(crate) fn resolve_door(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        let bash = state.roll.kind == RollKind::Bash;
        let door = state.roll.target;
        if self.test(state, face, log) {
            let bit = 1u16 << (door & 15);
            state.closed &= !bit;
            state.bolted &= !bit;
            if bash {
                state.broken |= bit;
            }
            let change = if bash { DoorChange::Broken } else { DoorChange::Unlocked };
            log.push(Event::DoorChanged { who: self.who(state, state.roll.unit), door, change });
        }
        state.roll = Roll::NONE;
        self.go_on(state, log);
    }

    // Vaulting (ON-10.25).

    /// The landing cell beyond a low obstacle.
    pub(crate) fn landing(&self, state: &State, number: u8, direction: u8) -> Option<usize> {
        let unit = state.unit(number);
        // The picture asks for any vault, also while no creature acts.
        if !unit.alive() {
            return None;
        }
        let direction = usize::from(direction);
        let here = cell(unit.x, unit.y);
        let over = neighbour(here, direction);
        let beyond = neighbour(over, direction);
        let (x, y) = coordinates(beyond);
        let low = match self.map.ground[over] {
            Ground::Obstacle(size) => size <= 2,
            Ground::Wall | Ground::Door => false,
            Ground::Free | Ground::Cluttered | Ground::Stairs => {
                let thing = state.unit(state.at[over]);
                thing.alive() && self.kind(thing.kind).is_object() && self.kind(thing.kind).size <= 2
            }
        };
        let open = low
            && self.map.contains(x, y)
            && !self.map.edge(here, direction).now(state.closed)
            && !self.map.edge(over, direction).now(state.closed)
            && self.may_stop(state, Base::cell(x, y), number);
        open.then_some(beyond)
    }

    pub(crate) fn may_vault(&self, state: &State, direction: u8) -> Verdict {
        let kind = self.kind(state.active().kind);
        demand(matches!(direction, 0 | 2 | 4 | 6), rule::VAULT, "refused-vault-direction")?;
        demand(kind.fixed.is_none(), rule::FIXED, "refused-fixed")?;
        demand(!state.act.moved, rule::ACTIVATION, "refused-moved")?;
        Onb::has_time(state, false)?;
        demand(kind.base == 1 && !kind.flying && kind.course > 0, rule::VAULT, "refused-cannot-vault")?;
        demand(self.landing(state, state.act.unit, direction).is_some(), rule::VAULT, "refused-vault")
    }

    /// Opportunities of the step come first, then the test.
    pub(crate) fn vault(&self, state: &mut State, direction: u8, log: &mut impl Log<Event>) {
        let unit = *state.active();
        Onb::spend(state, false);
        (state.act.moved, state.act.gait, state.act.step) = (true, Gait::Vault, direction);
        let walker = self.walker(state, state.act.unit, false);
        let from = cell(unit.x, unit.y);
        let Some(to) = self.landing(state, state.act.unit, direction) else { return };
        state.act.provoked = self.provoked(state, &walker, from, to);
        state.phase = Phase::Move;
        self.next_riposte(state, log);
    }

    pub(crate) fn roll_vault(&self, state: &mut State, log: &mut impl Log<Event>) {
        let (unit, target) = (state.act.unit, state.act.step);
        state.roll = Roll::of(RollKind::Vault, unit, NONE, target);
        self.call_die(state, log);
    }

    pub(crate) fn resolve_vault(&self, state: &mut State, face: u8, log: &mut impl Log<Event>) {
        let (number, direction) = (state.roll.unit, state.roll.target);
        let success = self.test(state, face, log);
        state.roll = Roll::NONE;
        if let (true, Some(there)) = (success, self.landing(state, number, direction)) {
            self.lift(state, number);
            let (x, y) = coordinates(there);
            state.change(number, |unit| (unit.x, unit.y) = (x, y));
            self.put(state, number);
            log.push(Event::Vaulted { who: self.who(state, number), at: Square::new(x, y) });
        }
        self.clear_move(state);
        self.go_on(state, log);
    }
}
