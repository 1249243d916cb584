//! The state (PL-10.1): flat, copied like a number, 128 bytes.

use crate::buildings::Buildings;
use crate::cells::NONE;
use crate::missions::Hand;
use crate::sky::Sky;
use crate::throw::Aim;
use crate::weather::{Die, MAX_DICE};
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
    /// What there is to fly with; 0 until it is known. Seven less it is the tow range.
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

const _: () = assert!(std::mem::size_of::<State>() <= 128);
