//! What happens, for the log and the animation (PL-6.15 and the rest of the turn). Each event cites its rule.

use crate::buildings::Kind;
use crate::cells::{Cell, Slot};
use crate::dice::{Face, Force};
use crate::missions::Mission;
use crate::rule_ids as rule;
use crate::sky::{Sky, Terrain};
use galerne_engine::{Direction, Rule, Seat};
use serde::{Deserialize, Serialize};

/// What a die rebounds from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Obstacle {
    Rim,
    Building,
    Cliff,
}

/// Which die rests between two cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Thrown {
    Balloon,
    Weather(u8),
}

/// When a weather die comes onto the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Occasion {
    SetUp,
    Rethrown,
    BeforeTheCount,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Event {
    // Set-up.
    /// PL-2.2.
    Islands { sky: Sky },
    /// A set-up that was not spread enough is shaken again (PL-13.9).
    ShakenAgain,
    /// A card is dealt; only its owner sees which.
    Dealt { seat: Seat, mission: Option<Mission> },
    /// PL-2.6.
    First { seat: Seat },

    // The throw, step by step.
    /// PL-6.1.
    Launched { seat: Seat, target: Cell, heading: Direction, force: Force },
    /// PL-6.3.
    Touchdown { cell: Cell },
    /// PL-6.4.
    Roll { from: Cell, to: Cell },
    /// PL-6.6, PL-6.7.
    Rebound { cell: Cell, direction: Direction, from: Obstacle },
    /// PL-6.12.
    Out,
    /// PL-6.5.
    Contact { cell: Cell, die: u8 },
    /// PL-6.8.
    Push { die: u8, from: Cell, to: Cell },
    /// PL-6.9.
    Unmoved { die: u8 },
    /// PL-6.13.
    Lost { die: u8 },
    /// PL-6.8.
    Value { die: u8, old: u8, new: u8 },
    /// PL-6.10.
    Straddle { which: Thrown, a: Cell, b: Cell },
    /// PL-6.2.
    Rest { cell: Cell },
    /// PL-1.7.
    Face { face: Face },
    /// A weather die is on the board, and why only now.
    Returned { die: u8, cell: Cell, value: u8, occasion: Occasion },
    /// Frozen turn: the weather dice go back to where they were.
    PutBack,
    /// PL-13.11.
    Gust { target: Cell, heading: Direction },

    // The rest of the turn.
    /// PL-5.3.
    TurnBegan { seat: Seat, round: u8, frozen: bool },
    /// PL-5.2.
    Passed { seat: Seat },
    /// PL-6.10: its player has chosen the cell.
    Rested { which: Thrown, cell: Cell },
    /// PL-6.11.
    Fuel { seat: Seat, fuel: u8 },
    /// PL-7.1.
    Flew { seat: Seat, from: Cell, to: Cell },
    /// PL-8.3.
    Towed { seat: Seat, terrain: Terrain, from: Cell, to: Cell },
    /// The island cannot be towed: a wall holds it, or another seat's mooring.
    HeldFast { seat: Seat, cell: Cell, moored: bool },
    /// The island stays where it is, by choice.
    LeftThere { seat: Seat, cell: Cell },
    /// PL-8.6.
    Altitude { die: u8, old: u8, new: u8 },
    /// PL-9.6.
    Destroyed { kind: Kind, slot: Slot },
    /// PL-9.2.
    Took { seat: Seat, kind: Kind },
    /// PL-9.3.
    Placed { seat: Seat, kind: Kind, slot: Slot },
    /// PL-9.1.
    BuiltNothing { seat: Seat },
    /// PL-13.8.
    Moored { seat: Seat, cell: Cell },
    /// PL-13.8.
    Unmoored { seat: Seat },
    /// PL-13.5.
    LastTurns { seat: Seat },

    // The end.
    /// A card is turned up: how many islands it counts and what it brings.
    Counted { seat: Seat, mission: Mission, islands: u8, points: u8 },
    /// PL-11.4.
    Scored { seat: Seat, score: u16 },
    /// PL-12.2.
    Won { seat: Seat, score: u16 },
    /// PL-13.11.
    SoloResult { score: u16, band: u8 },
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::Islands { .. } => rule::SHAKE,
            Event::ShakenAgain => rule::SPREAD,
            Event::Dealt { .. } => rule::DEAL,
            Event::First { .. } => rule::FIRST,
            Event::Launched { .. } => rule::LAUNCH,
            Event::Touchdown { .. } => rule::TOUCHDOWN,
            Event::Roll { .. } => rule::ROLL,
            Event::Rebound { from: Obstacle::Cliff, .. } => rule::CLIFF,
            Event::Rebound { .. } => rule::OBSTACLE,
            Event::Out => rule::OUT,
            Event::Contact { .. } => rule::CONTACT,
            Event::Push { .. } | Event::Value { .. } => rule::PUSH,
            Event::Unmoved { .. } => rule::UNMOVED,
            Event::Lost { .. } => rule::LOST,
            Event::Straddle { .. } | Event::Rested { .. } => rule::STRADDLE,
            Event::Rest { .. } => rule::DRAWS,
            Event::Face { .. } => rule::BALLOON_DIE,
            Event::Returned { occasion: Occasion::SetUp, .. } => rule::FIRST_WEATHER,
            Event::Returned { occasion: Occasion::Rethrown, .. } => rule::RETHROW,
            Event::Returned { occasion: Occasion::BeforeTheCount, .. } => rule::FINAL_LOST,
            Event::PutBack => rule::EIGHT_BUILDINGS,
            Event::Gust { .. } | Event::SoloResult { .. } => rule::SOLO,
            Event::TurnBegan { .. } => rule::TAKEN_OFF,
            Event::Passed { .. } => rule::PASSED,
            Event::Fuel { .. } => rule::FACE,
            Event::Flew { .. } => rule::PILOT,
            Event::LeftThere { .. } => rule::TOW,
            Event::HeldFast { moored: true, .. } => rule::MOORING,
            Event::HeldFast { .. } => rule::WALL,
            Event::Towed { .. } => rule::CARRY,
            Event::Altitude { .. } => rule::ALTITUDE,
            Event::Destroyed { .. } => rule::DESTROYED,
            Event::Took { .. } => rule::TAKE,
            Event::Placed { .. } => rule::PLACE,
            Event::BuiltNothing { .. } => rule::BUILD,
            Event::Moored { .. } | Event::Unmoored { .. } => rule::MOORING,
            Event::LastTurns { .. } => rule::EIGHT_BUILDINGS,
            Event::Counted { mission, .. } if mission.is_livestock() => rule::LIVESTOCK,
            Event::Counted { .. } => rule::CROP,
            Event::Scored { .. } => rule::SCORE,
            Event::Won { .. } => rule::WINNERS,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Counted { .. })
    }
}
