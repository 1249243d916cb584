//! What happens in a race, for the log, the animation and the metrics.

use crate::action::{Action, Chance};
use crate::course::Tour;
use crate::rule_ids as rule;
use crate::wind::Wind;
use galerne_engine::{Direction, Hex, Rule, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// What ends a move early (SR-8.2).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum StoppedBy {
    Border,
    Reef,
    Buoy,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Event {
    /// The first wind, thrown or agreed.
    FirstWind { wind: Wind, throw: Option<[u8; 2]> },
    /// SR-6.4.
    TourSet { tour: Tour, agreed: bool },
    /// The boat has chosen; only its own crew knows what.
    Committed { seat: Seat, action: Option<Action> },
    /// All have chosen, and the choices are shown.
    Shown,
    /// SR-7.2.
    Weather { turn: u16, wind: Wind, chance: Chance },
    /// A move, straight from one hex to another, at that nominal speed.
    Sailed { seat: Seat, from: Hex, towards: Direction, heading: Direction, speed: u8, moved: u8, to: Hex },
    /// The wind is ahead: no move.
    Headwind { seat: Seat, heading: Direction, at: Hex },
    /// The boat slips sideways instead of standing still.
    Crabbed { seat: Seat, towards: Direction },
    /// The boat turned or held its place instead of moving.
    Held { seat: Seat, heading: Direction },
    /// The boat let go of one hex of speed.
    Eased { seat: Seat },
    /// SR-11.8.
    Hoisted { seat: Seat },
    /// SR-11.8.
    Lowered { seat: Seat, forced: bool },
    /// SR-8.2, SR-11.13.
    Stopped { seat: Seat, by: StoppedBy, lost: u8 },
    /// The buoy is named by its place in the order sailed (SR-9.1).
    Rounded { seat: Seat, buoy: u8, at: Hex },
    /// SR-9.4.
    Unrounded { seat: Seat, buoy: u8, at: Hex },
    /// SR-10.1.
    Finished { seat: Seat, turn: u16, step: u8, speed: u8 },
    /// SR-7.8.
    Resigned { seat: Seat },
    /// SR-10.3, SR-10.7.
    RaceOver { winners: SeatSet, time_limit: bool },
}

impl galerne_engine::Event for Event {
    fn rule(&self) -> Rule {
        match self {
            Event::FirstWind { throw: Some(_), .. } => rule::FIRST_WIND,
            Event::FirstWind { throw: None, .. } => rule::AGREED_WIND,
            Event::TourSet { .. } => rule::TOUR,
            Event::Committed { .. } | Event::Shown => rule::COMMIT,
            Event::Weather { .. } => rule::WEATHER,
            Event::Sailed { .. } => rule::MOVE,
            Event::Headwind { .. } => rule::HEADWIND,
            Event::Crabbed { .. } => rule::CRAB,
            Event::Held { .. } => rule::TURN_COST,
            Event::Eased { .. } => rule::EASE,
            Event::Hoisted { .. } | Event::Lowered { .. } => rule::SPINNAKER,
            Event::Stopped { by: StoppedBy::Buoy, .. } => rule::SOLID_BUOYS,
            Event::Stopped { .. } => rule::STEP,
            Event::Rounded { .. } => rule::ROUND,
            Event::Unrounded { .. } => rule::UNROUND,
            Event::Finished { .. } => rule::FINISH,
            Event::Resigned { .. } => rule::RESIGN,
            Event::RaceOver { time_limit: true, .. } => rule::TIME_LIMIT,
            Event::RaceOver { .. } => rule::RACE_OVER,
        }
    }

    fn reveals(&self) -> bool {
        matches!(self, Event::Shown)
    }
}
