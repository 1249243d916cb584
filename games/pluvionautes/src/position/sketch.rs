//! Boards drawn by hand: any islands, buildings, dice and phase, possible in play or not. Worked examples, pictures and lessons
//! show cut-outs of a board that `restore` would rightly refuse.

use crate::buildings::Kind;
use crate::cells::{Cell, Slot};
use crate::game::Pluvionautes;
use crate::missions::{Hand, Mission};
use crate::sky::Sky;
use crate::state::{Phase, State};
use crate::weather::{Die, MAX_DICE};
use galerne_engine::{Rules, Seat};

/// A state under construction. Names that do not exist change nothing.
#[derive(Clone, Copy, Debug)]
pub struct Sketch {
    state: State,
}

impl Pluvionautes {
    /// An empty sky after the set-up, the first seat about to throw.
    #[must_use]
    pub fn sketch(&self) -> Sketch {
        let mut state = self.start();
        (state.phase, state.attempt) = (Phase::Launch, 1);
        Sketch { state }
    }

    /// PL-3.2: the distance between two cells as the board stands; `None` where walls leave no way.
    #[must_use]
    pub fn distance(&self, state: &State, from: Cell, to: Cell) -> Option<u8> {
        if from.is_real() && to.is_real() { self.paths(state).distance(from.0, to.0) } else { None }
    }
}

impl Sketch {
    /// Seven rows, as in `fpm. .pf.p p.mppf ..m.fm. pf.p.. .p..p .fm.`
    #[must_use]
    pub fn islands(mut self, rows: &str) -> Sketch {
        self.state.sky = Sky::from_rows(rows.split(' ')).unwrap_or(self.state.sky);
        self
    }

    /// One island on a cell.
    #[must_use]
    pub fn island(mut self, cell: &str, terrain: crate::Terrain) -> Sketch {
        if let Some(cell) = Cell::named(cell) {
            self.state.sky.put(cell.0, terrain as u8);
        }
        self
    }

    #[must_use]
    pub fn die(mut self, number: usize, cell: &str, value: u8) -> Sketch {
        if let Some(cell) = Cell::named(cell) {
            self.state.dice[number % MAX_DICE] = Die { cell: cell.0, value };
        }
        self
    }

    /// A building in a slot, out of nowhere.
    #[must_use]
    pub fn building(mut self, slot: &str, kind: Kind) -> Sketch {
        if let Some(slot) = Slot::named(slot) {
            self.state.buildings.put(slot, kind);
        }
        self
    }

    #[must_use]
    pub fn missions(mut self, seat: usize, missions: &[Mission]) -> Sketch {
        if let Some(hand) = self.state.hands.get_mut(seat) {
            *hand = missions.iter().fold(Hand::EMPTY, |hand, &mission| hand.with(mission));
        }
        self
    }

    /// Walls, water towers, lighthouses in the reserve.
    #[must_use]
    pub fn reserve(mut self, stock: [u8; 3]) -> Sketch {
        self.state.reserve = stock;
        self
    }

    #[must_use]
    pub fn supply(mut self, seat: usize, stock: [u8; 3]) -> Sketch {
        if let Some(supply) = self.state.supply.get_mut(seat) {
            *supply = stock;
        }
        self
    }

    #[must_use]
    pub fn first(mut self, seat: Seat) -> Sketch {
        self.state.first = seat.0;
        self
    }

    /// This many turns have been taken.
    #[must_use]
    pub fn turns(mut self, turns: u8) -> Sketch {
        self.state.turns = turns;
        self
    }

    /// The balloon on a cell with that fuel, about to fly.
    #[must_use]
    pub fn pilot(self, cell: &str, fuel: u8) -> Sketch {
        self.balloon(cell, fuel, Phase::Pilot)
    }

    /// The balloon on an island, about to tow with that die turned over.
    #[must_use]
    pub fn tow(self, cell: &str, fuel: u8) -> Sketch {
        self.balloon(cell, fuel, Phase::Tow)
    }

    /// The balloon on a cell, about to build.
    #[must_use]
    pub fn build(self, cell: &str) -> Sketch {
        self.balloon(cell, 2, Phase::Build)
    }

    fn balloon(mut self, cell: &str, fuel: u8, phase: Phase) -> Sketch {
        if let Some(cell) = Cell::named(cell) {
            self.state.balloon = cell.0;
            (self.state.face, self.state.fuel, self.state.phase) = (fuel, fuel, phase);
        }
        self
    }

    /// What is due, for the phases that need nothing more said.
    #[must_use]
    pub fn phase(mut self, phase: Phase) -> Sketch {
        self.state.phase = phase;
        self
    }

    #[must_use]
    pub fn state(self) -> State {
        self.state
    }
}
