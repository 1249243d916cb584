//! Opportunity attacks: who may strike at a creature that leaves contact, careful steps, and interrupted moves (section 8.5).

use crate::event::Event;
use crate::game::Onb;
use crate::map::{Base, cell};
use crate::options::Opportunity;
use crate::rules::movement::Walker;
use crate::state::{Gait, Phase, Roll, RollKind, State, UnitSet, mark};
use galerne_engine::{Log, Square};

impl Onb {
    /// The enemies that may answer a step away from them (ON-8.31).
    pub(crate) fn watchers(&self, state: &State, walker: &Walker, anchor: usize) -> UnitSet {
        if self.options.opportunity == Opportunity::Off {
            return UnitSet::NONE;
        }
        let mut watching = UnitSet::NONE;
        for number in self.still_touching(state, walker, anchor).iter() {
            let unit = state.unit(number);
            let idle = !unit.has(mark::PRONE | mark::SHAKEN | mark::RIPOSTE);
            if idle && self.kind(unit.kind).primary.is_some() {
                watching.insert(number);
            }
        }
        watching
    }

    /// Those of them that the step leaves.
    pub(crate) fn provoked(&self, state: &State, walker: &Walker, from: usize, to: usize) -> UnitSet {
        let watching = self.watchers(state, walker, from);
        if watching.is_empty() { watching } else { watching.without(self.still_touching(state, walker, to)) }
    }

    pub(crate) fn still_touching(&self, state: &State, walker: &Walker, anchor: usize) -> UnitSet {
        self.hostile_touching(state, Base::at(anchor, walker.base), walker.side)
    }

    pub(crate) fn careful_cost(&self) -> u8 {
        self.options.careful_cost * 2
    }

    /// Play out the next opportunity, or take the step (ON-8.33).
    pub(crate) fn next_riposte(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.phase == Phase::Over {
            return;
        }
        while let Some(number) = state.act.provoked.lowest() {
            if !state.unit(number).on_board() {
                state.act.provoked.remove(number);
                continue;
            }
            if self.options.opportunity == Opportunity::Ask {
                state.phase = Phase::Ask;
            } else {
                self.riposte(state, number, log);
            }
            return;
        }
        if state.act.gait == Gait::Vault { self.roll_vault(state, log) } else { self.complete_step(state, false, log) }
    }

    /// The enemy strikes at the one who leaves.
    pub(crate) fn riposte(&self, state: &mut State, number: u8, log: &mut impl Log<Event>) {
        state.act.provoked.remove(number);
        let Some(unit) = state.units.get_mut(usize::from(number)) else { return };
        unit.marks |= mark::RIPOSTE;
        let mover = state.act.unit;
        let weapon = self.kind(state.unit(number).kind).primary.unwrap_or(0);
        log.push(Event::Provoked { who: self.who(state, mover), by: self.who(state, number) });
        state.roll = Roll::of(RollKind::Opportunity, number, weapon, mover);
        self.call_die(state, log);
    }

    /// The die of an opportunity attack on the creature in hand.
    pub(crate) fn riposte_roll(&self, state: &State, by: u8) -> Option<Roll> {
        let weapon = self.kind(state.unit(by).kind).primary?;
        Some(Roll::of(RollKind::Opportunity, by, weapon, state.act.unit))
    }

    /// After an opportunity: dead, down, or on with the move (ON-8.34).
    pub(crate) fn after_riposte(&self, state: &mut State, log: &mut impl Log<Event>) {
        if state.phase == Phase::Over {
            return;
        }
        let mover = *state.active();
        if !mover.alive() {
            self.next_slot(state, log);
        } else if mover.has(mark::PRONE) {
            self.break_off(state, log);
        } else {
            self.next_riposte(state, log);
        }
    }

    /// The mover fell: the move is over, at the last place where it may lie.
    fn break_off(&self, state: &mut State, log: &mut impl Log<Event>) {
        let number = state.act.unit;
        if state.act.gait != Gait::Vault {
            let walker = self.walker(state, number, false);
            let anchor = cell(state.active().x, state.active().y);
            if !self.stops_at(state, &walker, anchor) {
                let (x, y) = state.act.stop;
                state.change(number, |unit| (unit.x, unit.y) = (x, y));
                log.push(Event::PutBack { who: self.who(state, number), at: Square::new(x, y) });
            }
            self.put(state, number);
        }
        self.clear_move(state);
        self.go_on(state, log);
    }
}
