//! Flying and towing (PL-7, PL-8): what the balloon can reach, what goes with it, what it leaves behind.

use crate::buildings::Kind;
use crate::cells::{Cell, Mask, bit, bit_or_none};
use crate::event::Event;
use crate::game::Pluvionautes;
use crate::options::Switch;
use crate::state::{Phase, State};
use galerne_engine::Log;

impl Pluvionautes {
    pub(crate) fn fly_to(&self, state: &mut State, cell: Cell, log: &mut impl Log<Event>) {
        log.push(Event::Flew { seat: self.active(state), from: Cell(state.balloon), to: cell });
        state.balloon = cell.0;
        if self.destinations(state) != 0 {
            state.phase = Phase::Tow;
        } else {
            // PL-5.4: what can go nowhere is not asked about, but the log says what holds it.
            if self.is_locked(state) {
                let moored = self.is_moored(state, cell.0);
                log.push(Event::HeldFast { seat: self.active(state), cell, moored });
            }
            self.to_building(state, log);
        }
    }

    /// PL-8.2, PL-13.8: whether the island under the balloon is fastened by a wall or by another seat's pawn. So no wall ever loses an
    /// island, and none comes down (PL-9.7).
    pub(crate) fn is_locked(&self, state: &State) -> bool {
        let here = bit_or_none(state.balloon);
        state.sky.islands() & here != 0
            && (state.buildings.beside(Kind::Wall) & here != 0 || self.is_moored(state, state.balloon))
    }

    pub(crate) fn is_moored(&self, state: &State, cell: u8) -> bool {
        // The active seat's own pawn was taken back when its turn began.
        self.options.mooring == Switch::On && state.pawns.contains(&cell)
    }

    /// The cells with a weather die.
    pub(crate) fn cloudy(state: &State) -> Mask {
        state.dice.iter().fold(0, |cells, die| cells | bit_or_none(die.cell))
    }

    /// PL-8.2, PL-13.5 b and c: where the island under the balloon may be towed; nowhere without an island. A wall beside the goal does not
    /// matter (PL-8.4): it only holds the island from then on.
    #[inline]
    pub(crate) fn destinations(&self, state: &State) -> Mask {
        let here = bit_or_none(state.balloon);
        let islands = state.sky.islands();
        if islands & here == 0 || self.is_locked(state) {
            return 0;
        }
        let ways = self.paths(state);
        let reach = ways.reach(state.balloon, self.tow_range(state)) & !islands;
        if self.is_frozen(state) { self.unfrozen(state, reach) } else { reach }
    }

    /// PL-13.5 b, c: of the destinations, those that leave weather and buildings as they are.
    pub(crate) fn unfrozen(&self, state: &State, reach: Mask) -> Mask {
        let here = bit_or_none(state.balloon);
        let cloudy = Self::cloudy(state);
        if cloudy & here != 0 {
            return 0;
        }
        // A building beside the island whose other cell is empty must get the island there: at most one can.
        let mut served = reach & !cloudy;
        for (direction, slot) in Cell(state.balloon).slots() {
            let Some(beyond) = Cell(state.balloon).towards(direction) else { continue };
            if state.buildings.is_taken(slot) && state.sky.islands() & bit(beyond.0) == 0 {
                served &= bit(beyond.0);
            }
        }
        served
    }

    pub(crate) fn tow_to(&self, state: &mut State, to: Cell, log: &mut impl Log<Event>) {
        if to.0 == state.balloon {
            log.push(Event::LeftThere { seat: self.active(state), cell: to });
        } else {
            self.carry(state, to.0, log);
        }
        self.to_building(state, log);
    }

    /// PL-8.3, PL-8.6, PL-8.7, PL-9.6: the island goes, the dice on both cells change, buildings without an island are removed.
    pub(crate) fn carry(&self, state: &mut State, to: u8, log: &mut impl Log<Event>) {
        let from = state.balloon;
        let Some(terrain) = state.sky.at(Cell(from)) else { return };
        let altitude = self.material.altitude[terrain as usize];
        state.sky.put(from, 0);
        state.sky.put(to, terrain as u8);
        state.balloon = to;
        log.push(Event::Towed { seat: self.active(state), terrain, from: Cell(from), to: Cell(to) });
        for (number, die) in state.dice.iter_mut().enumerate() {
            let old = die.value;
            // PL-8.5: the die stays on the cell that the island leaves.
            if die.cell == from {
                die.value = old.saturating_sub(altitude).max(1);
            } else if die.cell == to {
                die.value = (old + altitude).min(6);
            } else {
                continue;
            }
            if die.value != old {
                log.push(Event::Altitude { die: number as u8, old, new: die.value });
            }
        }
        let reserve = &mut state.reserve;
        state.buildings.destroy_around(from, state.sky.islands(), |slot, kind| {
            reserve[kind.index()] += 1;
            log.push(Event::Destroyed { kind, slot });
        });
    }
}
