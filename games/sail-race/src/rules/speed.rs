//! How a boat sails: point of sail, speed, and the order in which options apply (SR-4, SR-11.16).

use crate::action::{Mode, Spi};
use crate::options::{Options, Spinnaker, TurnCost};
use crate::wind::{Wind, sector};
use galerne_engine::Direction;
use serde::{Deserialize, Serialize};

/// The angle between the wind and the bow (SR-4.1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum PointOfSail {
    Ahead,
    Close,
    Broad,
    Running,
}

impl PointOfSail {
    /// The point of sail of a heading in a wind: the whole table of SR-4.2 in one row, since only the turn between the two matters.
    #[must_use]
    pub const fn of(heading: Direction, wind: Wind) -> PointOfSail {
        use PointOfSail::{Ahead, Broad, Close, Running};
        // k = (sector − heading) mod 6, shifted by six so that no remainder has to be taken.
        const BY_TURN: [PointOfSail; 12] =
            [Ahead, Close, Broad, Running, Broad, Close, Ahead, Close, Broad, Running, Broad, Close];
        BY_TURN[sector(wind.direction).index() + 6 - heading.index()]
    }
}

/// The orders of one boat for one turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Orders {
    pub heading: Direction,
    /// The heading in force last turn; none before the first move.
    pub previous: Option<Direction>,
    pub mode: Mode,
    pub spi: Spi,
    pub ease: bool,
}

/// What comes of them, before obstacles.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Run {
    /// The spinnaker goes up or down instead of a move.
    Hoisted,
    Lowered,
    /// The spinnaker had to come down, instead of a move.
    ForcedDown,
    /// The boat turned on the spot, or held its place.
    Held,
    /// The wind is ahead.
    Headwind,
    /// This many hexes in that direction; sideways when the boat crabs.
    Sail {
        speed: u8,
        towards: Direction,
        crab: bool,
    },
}

/// Whether the change of heading costs something (SR-11.3, SR-11.4).
#[must_use]
pub fn is_chargeable(options: &Options, previous: Option<Direction>, heading: Direction) -> bool {
    let Some(previous) = previous.filter(|&previous| previous != heading) else { return false };
    let apart = (heading.index() + 6 - previous.index()) % 6;
    let degrees = 60 * apart.min(6 - apart) as u16;
    options.turn_cost != TurnCost::None && degrees > options.free_turn
}

/// The order of application of SR-11.16, down to the nominal speed.
///
/// Most races, and all that are counted, use no option of SR-11: that path is inlined into every caller, the other is called.
#[inline(always)]
#[must_use]
pub fn run(options: &Options, wind: Wind, sail_up: bool, orders: Orders) -> Run {
    if !options.is_plain() {
        return run_with_options(options, wind, sail_up, orders);
    }
    match PointOfSail::of(orders.heading, wind) {
        PointOfSail::Ahead => Run::Headwind,
        point => Run::Sail {
            speed: wind.force() + u8::from(point == PointOfSail::Broad),
            towards: orders.heading,
            crab: false,
        },
    }
}

fn run_with_options(options: &Options, wind: Wind, sail_up: bool, orders: Orders) -> Run {
    let point = PointOfSail::of(orders.heading, wind);
    match orders.spi {
        Spi::Hoist => return Run::Hoisted,
        Spi::Lower => return Run::Lowered,
        Spi::Keep => {}
    }
    if sail_up && matches!(point, PointOfSail::Close | PointOfSail::Ahead) {
        return Run::ForcedDown;
    }
    let chargeable = options.turn_cost != TurnCost::None && is_chargeable(options, orders.previous, orders.heading);
    if orders.mode == Mode::Manoeuvre || (chargeable && options.turn_cost == TurnCost::Stop) {
        return Run::Held;
    }
    let ahead = point == PointOfSail::Ahead;
    if ahead && !options.crab {
        return Run::Headwind;
    }
    let (mut speed, towards) =
        if ahead { (1, crab(orders.heading, wind)) } else { (reach(options, wind, sail_up, point), orders.heading) };
    if chargeable && options.turn_cost == TurnCost::Minus1 {
        // SR-4.4: speed never falls below 0, with the option of SR-11.5 not below 1.
        let least = u8::from(options.min_speed_1 && !ahead);
        speed = (speed - 1).max(least);
    }
    if orders.ease {
        speed = speed.saturating_sub(1);
    }
    Run::Sail { speed, towards, crab: ahead }
}

/// Force and modifier (SR-4.3), and the spinnaker's bonus (SR-11.8).
const fn reach(options: &Options, wind: Wind, sail_up: bool, point: PointOfSail) -> u8 {
    let broad = matches!(point, PointOfSail::Broad);
    let speed = wind.force() + broad as u8;
    match options.spinnaker {
        Spinnaker::Plus1 if sail_up && broad => speed + 1,
        Spinnaker::Double if sail_up && broad => speed * 2,
        _ => speed,
    }
}

/// Where a boat slips with the wind ahead (SR-11.7): away from the side the wind is on.
const fn crab(heading: Direction, wind: Wind) -> Direction {
    let off = (wind.direction as i32 - 60 * heading.index() as i32 + 180).rem_euclid(360) - 180;
    heading.turned(if off <= 0 { 1 } else { 5 })
}
