//! What a seat sees, as numbers: the sky with its weather, the buildings, the dice, and what all seats have.

use crate::buildings::Kind;
use crate::cells::{AXES, CELLS, Cell, Mask, NONE, SLOTS, Slot, cells_of, in_order, slot_at};
use crate::game::Pluvionautes;
use crate::missions::{COPIES, Mission};
use crate::sky::Terrain;
use crate::state::State;
use galerne_engine::{Key, Perceive, Rules, Seat, Sense, View, seats_from};

/// Phases there are.
const PHASES: usize = 25;
/// The cells of a set, in their order.
fn cells(mask: Mask, sense: &mut impl Sense) {
    sense.set(in_order(mask), CELLS);
}

/// The slots that are set, by axis on the bits of their lower cells.
fn slots(lower: [Mask; 3], sense: &mut impl Sense) {
    let mut slots = [0_u64; 2];
    for (lower, direction) in lower.into_iter().zip(AXES) {
        for slot in cells_of(lower).map(|cell| slot_at(cell, direction as u8)) {
            slots[usize::from(slot / 64) & 1] |= 1 << (slot % 64);
        }
    }
    sense.set(slots[0], 64);
    sense.set(slots[1], SLOTS - 64);
}

impl Perceive for Pluvionautes {
    /// A board forgets the way it came about.
    fn recalls(&self) -> bool {
        false
    }

    fn perceive(&self, view: &View<Self>, seat: Seat, sense: &mut impl Sense) {
        let state = view.state();
        sense.pane("phase", &[PHASES + 1]);
        sense.one_of(state.phase as usize, PHASES);
        sense.number(state.index.into(), 255.0);
        // One plane after the other: most cells are empty in most of them, and what is empty costs nothing.
        sense.pane("cells", &[0, CELLS]);
        let (sky, built) = ([state.sky.low, state.sky.high], state.buildings.planes());
        sense.piece(Key(sky), |sense| Terrain::ALL.into_iter().for_each(|terrain| cells(state.sky.of(terrain), sense)));
        let dice = state.dice.iter().fold(0, |word, die| word << 16 | u64::from(die.cell) << 8 | u64::from(die.value));
        // The weather follows from the sky, from what is built, and from the dice.
        let [a, b, c, d, e, f] = built;
        sense.piece(Key([sky[0], sky[1], a, b, c, d, e, f, dice]), |sense| {
            let weather = self.weather(state);
            cells(weather.rain, sense);
            cells(weather.storm, sense);
        });
        let others = state.others.iter().fold(0, |word, &other| word << 8 | u64::from(other));
        sense.piece(Key([dice, others]), |sense| {
            for (die, other) in state.dice.iter().zip(state.others) {
                sense.amount_at(die.cell.into(), CELLS, (die.value.into(), 6.0));
                sense.one_of(other.into(), CELLS);
            }
        });
        sense.one_of(state.balloon.into(), CELLS);
        sense.one_of(state.other.into(), CELLS);
        sense.pane("slots", &[Kind::ALL.len(), SLOTS]);
        sense.piece(Key(built), |sense| Kind::ALL.into_iter().for_each(|kind| slots(state.buildings.of(kind), sense)));
        sense.pane("balloon", &[0]);
        sense.number(state.face.into(), 6.0);
        sense.upto(state.fuel, 7);
        sense.number(state.attempt.into(), 2.0);
        sense.number(state.aim.heading.into(), 6.0);
        sense.number(state.aim.force as u8 as f32, 1.0);
        // Values of dice that stand nowhere yet; they distinguish two lost dice of three.
        for die in state.dice {
            sense.number(if die.is_off() { die.value.into() } else { 0.0 }, 6.0);
        }
        sense.one_of(state.aim.target.into(), CELLS);
        sense.pane("clock", &[3]);
        sense.number(state.turns.into(), 255.0);
        sense.flag(state.left != NONE);
        sense.number(if state.left == NONE { 0.0 } else { state.left.into() }, 16.0);
        sense.pane("reserve", &[Kind::ALL.len()]);
        for (kind, left) in Kind::ALL.into_iter().zip(state.reserve) {
            sense.number(left.into(), kind.count().into());
        }
        let deciders = self.turn(state).deciders();
        sense.pane("seats", &[self.seats, 0]);
        for seat in seats_from(seat, self.seats) {
            sense.flag(deciders.has(seat));
            self.perceive_seat(state, seat, sense);
        }
    }

    /// The two cells of each slot, by their coordinates, and what the cards pay.
    fn ground(&self, sense: &mut impl Sense) {
        let cell = |sense: &mut _, cell: Cell| {
            let (q, r) = cell.axial();
            Sense::number(sense, f32::from(q) + 3.0, 6.0);
            Sense::number(sense, f32::from(r) + 3.0, 6.0);
        };
        sense.pane("cells", &[CELLS, 2]);
        Cell::all().for_each(|at| cell(&mut *sense, at));
        sense.pane("slots", &[SLOTS, 2, 2]);
        Slot::all().flat_map(Slot::ends).for_each(|at| cell(&mut *sense, at));
        sense.pane("pay", &[Mission::ALL.len()]);
        for value in self.values {
            sense.number(value.into(), 10.0);
        }
    }
}

impl Pluvionautes {
    fn perceive_seat(&self, state: &State, seat: Seat, sense: &mut impl Sense) {
        let (hand, supply) = (state.hands[seat.index()], state.supply[seat.index()]);
        sense.flag(state.first == seat.0);
        sense.flag(hand.is_hidden());
        for mission in Mission::ALL {
            sense.number(hand.copies(mission).into(), COPIES.into());
        }
        for (kind, held) in Kind::ALL.into_iter().zip(supply) {
            sense.number(held.into(), kind.count().into());
        }
        sense.one_of(state.pawns[seat.index()].into(), CELLS);
    }
}
