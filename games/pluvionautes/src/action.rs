//! One small decision, with dense ids, and one outcome of chance.

use crate::buildings::Kind;
use crate::cells::{CELLS, Cell, SLOTS, Slot};
use crate::dice::{Face, Force};
use crate::draws::Draws;
use crate::missions::Mission;
use crate::sky::{Sky, Terrain};
use crate::state::Phase;
use crate::weather::MAX_DICE;
use galerne_engine::{Dense, Direction, Seat};
use serde::{Deserialize, Serialize};

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// PL-6.1. In the expert throw always soft.
    Launch { target: Cell, heading: Direction, force: Force },
    /// PL-6.14, aimed.
    Rethrow { die: u8, target: Cell, heading: Direction },
    /// PL-6.14 where the cell is named (expert) or reported (companion).
    RethrowOn { die: u8, cell: Cell },
    /// PL-6.10.
    Rest { cell: Cell },
    /// PL-6.10.
    RestWeather { die: u8, cell: Cell },
    /// PL-6.11.
    Face { fuel: u8 },
    /// PL-7.1.
    Pilot { cell: Cell },
    /// The balloon's own cell is "no tow".
    Tow { cell: Cell },
    /// PL-9.1.
    BuildNothing,
    /// PL-9.2.
    Take { kind: Kind },
    /// PL-9.3.
    Place { kind: Kind, slot: Slot },
    /// A real throw, piece by piece (PL-13.1).
    ReportOut,
    /// PL-13.1.
    ReportLanding { cell: Cell },
    /// PL-13.1.
    ReportUnchanged { die: u8 },
    /// PL-13.1.
    ReportLost { die: u8 },
    /// PL-13.1.
    ReportMoved { die: u8, cell: Cell },
    /// PL-13.1.
    ReportValue { die: u8, value: u8 },
    /// PL-13.1.
    ReportFace { face: Face },
}

// The dense ids, one block after the other.
const DICE: usize = MAX_DICE;
const RETHROW: usize = CELLS * 12;
const RETHROW_ON: usize = RETHROW + DICE * CELLS * 6;
const REST: usize = RETHROW_ON + DICE * CELLS;
const REST_WEATHER: usize = REST + CELLS;
const FACE: usize = REST_WEATHER + DICE * CELLS;
const PILOT: usize = FACE + 4;
const TOW: usize = PILOT + CELLS;
const NOTHING: usize = TOW + CELLS;
const TAKE: usize = NOTHING + 1;
const PLACE: usize = TAKE + 3;
const OUT: usize = PLACE + 3 * SLOTS;
const LANDING: usize = OUT + 1;
const UNCHANGED: usize = LANDING + CELLS;
const LOST: usize = UNCHANGED + DICE;
const MOVED: usize = LOST + DICE;
const VALUE: usize = MOVED + DICE * CELLS;
const REPORT_FACE: usize = VALUE + DICE * 6;
const SPACE: usize = REPORT_FACE + 5;

impl Dense for Action {
    const SPACE: usize = SPACE;

    /// Actions that no board could ever allow (a cell or die that does not exist) have ids too; they only mean nothing.
    fn id(&self) -> usize {
        let on = |die: u8, cell: Cell| usize::from(die) * CELLS + usize::from(cell.0);
        match *self {
            Action::Launch { target, heading, force } => {
                usize::from(target.0) * 12 + heading.index() * 2 + force as usize
            }
            Action::Rethrow { die, target, heading } => RETHROW + on(die, target) * 6 + heading.index(),
            Action::RethrowOn { die, cell } => RETHROW_ON + on(die, cell),
            Action::Rest { cell } => REST + usize::from(cell.0),
            Action::RestWeather { die, cell } => REST_WEATHER + on(die, cell),
            Action::Face { fuel } => FACE + usize::from(fuel.wrapping_sub(2)),
            Action::Pilot { cell } => PILOT + usize::from(cell.0),
            Action::Tow { cell } => TOW + usize::from(cell.0),
            Action::BuildNothing => NOTHING,
            Action::Take { kind } => TAKE + kind.index(),
            Action::Place { kind, slot } => PLACE + kind.index() * SLOTS + usize::from(slot.0),
            Action::ReportOut => OUT,
            Action::ReportLanding { cell } => LANDING + usize::from(cell.0),
            Action::ReportUnchanged { die } => UNCHANGED + usize::from(die),
            Action::ReportLost { die } => LOST + usize::from(die),
            Action::ReportMoved { die, cell } => MOVED + on(die, cell),
            Action::ReportValue { die, value } => VALUE + usize::from(die) * 6 + usize::from(value.wrapping_sub(1)),
            Action::ReportFace { face } => REPORT_FACE + face as usize,
        }
    }

    fn of(id: usize) -> Option<Action> {
        let cell = |n: usize| Cell((n % CELLS) as u8);
        let die = |n: usize| (n / CELLS) as u8;
        Some(match id {
            ..RETHROW => {
                Action::Launch { target: cell(id / 12), heading: Direction::of(id / 2 % 6), force: Force::ALL[id % 2] }
            }
            RETHROW..RETHROW_ON => {
                let n = id - RETHROW;
                Action::Rethrow { die: die(n / 6), target: cell(n / 6), heading: Direction::of(n % 6) }
            }
            RETHROW_ON..REST => Action::RethrowOn { die: die(id - RETHROW_ON), cell: cell(id - RETHROW_ON) },
            REST..REST_WEATHER => Action::Rest { cell: cell(id - REST) },
            REST_WEATHER..FACE => Action::RestWeather { die: die(id - REST_WEATHER), cell: cell(id - REST_WEATHER) },
            FACE..PILOT => Action::Face { fuel: (id - FACE) as u8 + 2 },
            PILOT..TOW => Action::Pilot { cell: cell(id - PILOT) },
            TOW..NOTHING => Action::Tow { cell: cell(id - TOW) },
            NOTHING => Action::BuildNothing,
            TAKE..PLACE => Action::Take { kind: Kind::ALL[id - TAKE] },
            PLACE..OUT => {
                Action::Place { kind: Kind::ALL[(id - PLACE) / SLOTS], slot: Slot(((id - PLACE) % SLOTS) as u8) }
            }
            OUT => Action::ReportOut,
            LANDING..UNCHANGED => Action::ReportLanding { cell: cell(id - LANDING) },
            UNCHANGED..LOST => Action::ReportUnchanged { die: (id - UNCHANGED) as u8 },
            LOST..MOVED => Action::ReportLost { die: (id - LOST) as u8 },
            MOVED..VALUE => Action::ReportMoved { die: die(id - MOVED), cell: cell(id - MOVED) },
            VALUE..REPORT_FACE => {
                Action::ReportValue { die: ((id - VALUE) / 6) as u8, value: ((id - VALUE) % 6) as u8 + 1 }
            }
            REPORT_FACE..SPACE => Action::ReportFace { face: Face::ALL[id - REPORT_FACE] },
            _ => return None,
        })
    }
}

impl Action {
    /// The phase it belongs to.
    pub(crate) const fn phase(&self) -> Phase {
        match self {
            Action::Launch { .. } => Phase::Launch,
            Action::Rethrow { .. } | Action::RethrowOn { .. } => Phase::Rethrow,
            Action::Rest { .. } => Phase::RestBalloon,
            Action::RestWeather { .. } => Phase::RestWeather,
            Action::Face { .. } => Phase::Face,
            Action::Pilot { .. } => Phase::Pilot,
            Action::Tow { .. } => Phase::Tow,
            Action::BuildNothing | Action::Take { .. } | Action::Place { .. } => Phase::Build,
            Action::ReportOut | Action::ReportLanding { .. } => Phase::ReportLanding,
            Action::ReportUnchanged { .. } | Action::ReportLost { .. } | Action::ReportMoved { .. } => Phase::ReportDie,
            Action::ReportValue { .. } => Phase::ReportValue,
            Action::ReportFace { .. } => Phase::ReportFace,
        }
    }
}

/// One outcome of chance.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chance {
    /// The whole shaken box (PL-2.2).
    Islands(Sky),
    /// What lies on the next cell of a real box; `null` for nothing.
    Island(Option<Terrain>),
    /// Named draws (PL-6.2), of a throw or of a die that is set down.
    Draws(Draws),
    /// The next card (PL-2.4).
    Card(Mission),
    /// Who begins (PL-2.6).
    First(Seat),
    /// The balloon die, by its pips (PL-1.7).
    Balloon(u8),
}
