//! The table before the first decision, and how creatures come onto it.

use crate::bestiary::Library;
use crate::game::Onb;
use crate::map::{CELLS, MAX_SIDE};
use crate::options::Recruiting;
use crate::state::{Activation, MAX_SEATS, MAX_UNITS, NONE, PLAIN_ORDER, Phase, Placing, Roll, State, Tally, Unit};

impl Onb {
    /// An empty table with the doors and furniture of the map.
    pub(crate) fn empty_table(&self) -> State {
        State {
            phase: Phase::Army,
            round: 0,
            pass: 1,
            tie: 0,
            order: [PLAIN_ORDER; 16],
            yielded: 0,
            locked: 0,
            out: 0,
            turns: [0, 1, 2, 3],
            cursor: 0,
            armies: [[0; Library::MAX_KINDS]; MAX_SEATS],
            banner: [NONE; MAX_SEATS],
            placing: [Placing::NONE; MAX_SEATS],
            closed: self.map.closed_at_start(),
            bolted: self.map.locked_at_start(),
            broken: 0,
            count: 0,
            units: [Unit::EMPTY; MAX_UNITS],
            at: [NONE; CELLS],
            rubble: [0; MAX_SIDE],
            act: Activation::NONE,
            roll: Roll::NONE,
            attacker: 0,
            hold: [0; MAX_SEATS],
            held: [0; MAX_SEATS],
            targets: [NONE; MAX_SEATS],
            tally: [Tally::default(); MAX_SEATS],
            winners: 0,
        }
    }

    pub(crate) fn open_recruiting(&self, state: &mut State) {
        match self.options.armies {
            Recruiting::Built => state.phase = Phase::Army,
            Recruiting::Random => state.phase = Phase::ArmyDraw,
            // That there are some was checked when the game was set up.
            Recruiting::Ready => {
                let _ = self.give_ready_armies(state);
                self.begin_deployment(state, &mut ());
            }
        }
    }

    /// A creature as it enters a battle (ON-4.31): full PV and mana, everything loaded, no markers.
    pub(crate) fn new_unit(&self, kind: u8, seat: u8) -> Unit {
        let data = self.kind(kind);
        Unit { kind, seat, pv: data.pv, mana: data.mana, ..Unit::EMPTY }
    }

    /// Append a creature; its number, or `NONE` when the table is full. Numbers follow the order in which creatures come (ON-3.2).
    pub(crate) fn enlist(&self, state: &mut State, unit: Unit) -> u8 {
        let number = state.count;
        match state.units.get_mut(usize::from(number)) {
            Some(place) => {
                *place = unit;
                state.count += 1;
                number
            }
            None => NONE,
        }
    }

    /// Put the objects and neutral creatures of the map on the board. They come first, so the lowest numbers are theirs (ON-3.2).
    pub(crate) fn furnish(&self, state: &mut State) {
        for &(kind, x, y) in &self.things {
            if usize::from(state.count) < MAX_UNITS {
                let number = self.enlist(state, Unit { x, y, facing: 4, ..self.new_unit(kind, NONE) });
                self.put(state, number);
            }
        }
    }
}
