//! The state (PL-10.1): flat, copied like a number, 128 bytes.

use crate::buildings::{Buildings, Kind};
use crate::cells::{Cell, NONE, bit_or_none};
use crate::dice::{Aim, Face};
use crate::missions::{Hand, Mission};
use crate::sky::Sky;
use crate::weather::{Die, MAX_DICE};
use galerne_engine::Seat;
use serde::{Deserialize, Serialize};

/// Players at most (PL-1.1).
pub(crate) const SEATS: usize = 6;

/// What is due (PL-5). `State::index` says which die, card or cell where several could be meant.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Set-up, all chance: the shaken box, or cell by cell where a real box was shaken.
    Islands,
    Island,
    SetupDie,
    Deal,
    First,
    /// A lost weather die comes back: the aim (or the cell), the value read off a table, the chance, the choice of a cell.
    Rethrow,
    RethrowValue,
    Rethrowing,
    Launch,
    Throwing,
    /// The balloon die's face, drawn last.
    FaceRoll,
    /// A real throw, reported piece by piece (PL-13.1).
    ReportLanding,
    ReportDie,
    ReportValue,
    ReportFace,
    RestBalloon,
    RestWeather,
    Face,
    Pilot,
    Tow,
    Build,
    /// The wind of the solo game: where it blows, then what it does.
    GustAim,
    Gust,
    /// A die lost in the last turn, before the count (PL-12.3).
    FinalDie,
    Over,
}

/// Everything that changes. There is no snapshot of the weather for failed throws: a throw is resolved as a whole, and one that
/// leaves the board changes nothing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub(crate) sky: Sky,
    pub(crate) buildings: Buildings,
    pub(crate) hands: [Hand; SEATS],
    pub(crate) dice: [Die; MAX_DICE],
    /// The second cells of weather dice that rest between two.
    pub(crate) others: [u8; MAX_DICE],
    pub(crate) balloon: u8,
    pub(crate) other: u8,
    /// 0 while the die flies, 1 for the blimp, else the number on it.
    pub(crate) face: u8,
    /// The number on the balloon die, picked or thrown; 0 until it is known. How far one flies and tows with it the material says.
    pub(crate) fuel: u8,
    pub(crate) phase: Phase,
    pub(crate) index: u8,
    /// 1 or 2 from the launch on (PL-6.12).
    pub(crate) attempt: u8,
    pub(crate) aim: Aim,
    pub(crate) first: u8,
    /// Turns taken by all together, passed ones included.
    pub(crate) turns: u8,
    /// Turns still to come after the eighth building, or [`NONE`] before it (PL-13.5).
    pub(crate) left: u8,
    pub(crate) reserve: [u8; 3],
    pub(crate) supply: [[u8; 3]; SEATS],
    /// Where each seat's pawn is moored (PL-13.8).
    pub(crate) pawns: [u8; SEATS],
}

impl State {
    pub(crate) const BLANK: State = State {
        sky: Sky::EMPTY,
        buildings: Buildings::NONE,
        hands: [Hand::EMPTY; SEATS],
        dice: [Die::OFF; MAX_DICE],
        others: [NONE; MAX_DICE],
        balloon: NONE,
        other: NONE,
        face: 0,
        fuel: 0,
        phase: Phase::Islands,
        index: 0,
        attempt: 0,
        aim: Aim::NONE,
        first: 0,
        turns: 0,
        left: NONE,
        reserve: [0; 3],
        supply: [[0; 3]; SEATS],
        pawns: [NONE; SEATS],
    };
}

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

    /// The number on the balloon die, once it is known: as printed, how far one flies.
    #[must_use]
    pub fn fuel(&self) -> Option<u8> {
        (self.fuel != 0).then_some(self.fuel)
    }

    /// Whether the set-up is over.
    pub(crate) const fn has_begun(&self) -> bool {
        !matches!(self.phase, Phase::Islands | Phase::Island | Phase::SetupDie | Phase::Deal | Phase::First)
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

const _: () = assert!(std::mem::size_of::<State>() <= 128);
