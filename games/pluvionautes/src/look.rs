//! What can be read off a state, by those who draw, tell or test.

use crate::buildings::{Buildings, Kind};
use crate::cells::{Cell, bit_or_none};
use crate::event::Face;
use crate::missions::Mission;
use crate::sky::Sky;
use crate::state::{Phase, State};
use galerne_engine::Seat;

impl State {
    /// The islands.
    #[must_use]
    pub fn sky(&self) -> &Sky {
        &self.sky
    }

    #[must_use]
    pub fn buildings(&self) -> &Buildings {
        &self.buildings
    }

    /// Where a weather die stands and what it shows; `None` while it is off the board.
    #[must_use]
    pub fn die(&self, number: usize) -> Option<(Cell, u8)> {
        let die = self.dice.get(number)?;
        Cell::if_real(die.cell).map(|cell| (cell, die.value))
    }

    /// The second cell of a weather die that rests between two.
    #[must_use]
    pub fn die_other(&self, number: usize) -> Option<Cell> {
        self.others.get(number).and_then(|&cell| Cell::if_real(cell))
    }

    #[must_use]
    pub fn balloon(&self) -> Option<Cell> {
        Cell::if_real(self.balloon)
    }

    /// The second cell of a balloon that rests between two.
    #[must_use]
    pub fn balloon_other(&self) -> Option<Cell> {
        Cell::if_real(self.other)
    }

    #[must_use]
    pub fn face(&self) -> Option<Face> {
        (self.face != 0).then(|| Face::of_pips(self.face))
    }

    /// What there is to fly with, once it is known.
    #[must_use]
    pub fn fuel(&self) -> Option<u8> {
        (self.fuel != 0).then_some(self.fuel)
    }

    #[must_use]
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Which die, card or cell the phase is about.
    #[must_use]
    pub fn index(&self) -> u8 {
        self.index
    }

    /// 1 or 2 during a turn (PL-6.12).
    #[must_use]
    pub fn attempt(&self) -> u8 {
        self.attempt
    }

    /// Turns taken by all together.
    #[must_use]
    pub fn turns(&self) -> u8 {
        self.turns
    }

    #[must_use]
    pub fn reserve(&self) -> [u8; 3] {
        self.reserve
    }

    #[must_use]
    pub fn supply(&self, seat: Seat) -> [u8; 3] {
        self.supply.get(seat.index()).copied().unwrap_or_default()
    }

    /// The cards of a seat; `None` where the viewer of this state may not know them.
    #[must_use]
    pub fn missions(&self, seat: Seat) -> Option<Vec<Mission>> {
        let hand = self.hands.get(seat.index())?;
        (!hand.is_hidden()).then(|| hand.iter().collect())
    }

    #[must_use]
    pub fn pawn(&self, seat: Seat) -> Option<Cell> {
        self.pawns.get(seat.index()).and_then(|&cell| Cell::if_real(cell))
    }

    /// Whether there is an island on the cell that no wall holds.
    #[must_use]
    pub fn is_towable(&self, cell: Cell) -> bool {
        self.sky.islands() & !self.buildings.beside(Kind::Wall) & bit_or_none(cell.0) != 0
    }
}
