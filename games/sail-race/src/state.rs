//! Everything that changes during a race, in a few flat bytes.

use crate::action::{Action, Spi};
use crate::cards::Pile;
use crate::course::Tour;
use crate::wind::Wind;
use galerne_engine::{Dense, Direction, MAX_SEATS, Seat, SeatSet};
use serde::{Deserialize, Serialize};

/// Where the race stands in its turn (SR-7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// The host agrees on the first wind.
    WindChoice,
    /// The first wind is thrown.
    InitialWind,
    /// The host agrees on the sense.
    TourChoice,
    InitialHeading,
    Weather,
    Trim,
    Helm,
    Plot,
    Over,
}

/// What a boat has committed to in the present phase: nothing, an action, or something the viewer may not know.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Commit(u8);

/// What each byte stands for: read once for every boat in every move.
static ACTIONS: [Option<Action>; 256] = {
    let mut actions = [None; 256];
    let mut id = 0;
    while id < <Action as Dense>::SPACE {
        actions[id + 1] = Action::numbered(id);
        id += 1;
    }
    actions
};

impl Commit {
    pub(crate) const NONE: Commit = Commit(0);
    pub(crate) const HIDDEN: Commit = Commit(u8::MAX);

    #[inline]
    pub(crate) fn to(action: Action) -> Commit {
        Commit(action.id() as u8 + 1)
    }

    #[inline]
    pub(crate) const fn action(self) -> Option<Action> {
        ACTIONS[self.0 as usize]
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Status {
    Racing,
    /// The turn, the step of that turn's move, and its nominal speed (SR-10.2).
    Finished {
        turn: u16,
        step: u8,
        speed: u8,
    },
    Resigned,
}

/// One boat.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Boat {
    /// The cell, numbered in reading order of the course.
    pub cell: u16,
    /// The heading in force during the last move; during `Trim` already that of the move to come.
    pub heading: Option<Direction>,
    /// During `Trim` only: the heading before this turn's.
    pub previous: Option<Direction>,
    /// Buoys rounded.
    pub rounded: u8,
    pub sail_up: bool,
    /// During `Trim` only: the spinnaker order that this turn's move carries out.
    pub spi: Spi,
    pub commit: Commit,
    pub status: Status,
}

/// The state of a race (SR-5.1). The track of a boat is not here: it follows from the record.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub phase: Phase,
    /// The boats whose decision is awaited.
    pub awaited: SeatSet,
    /// The boats still racing. It follows from their status, but every phase begins by asking for it.
    pub racing: SeatSet,
    /// 0 during the set-up; every weather adds one (SR-7.1).
    pub turn: u16,
    pub wind: Wind,
    /// Settled once the first wind is known.
    pub tour: Option<Tour>,
    pub boats: [Boat; MAX_SEATS],
    /// The weather cards, where they are used.
    pub pile: Pile,
    /// A view hides the pre-drawn table: the weather of such a state is thrown (SR-5.3).
    pub imagined: bool,
}

impl State {
    #[must_use]
    pub fn boat(&self, seat: Seat) -> &Boat {
        &self.boats[seat.index() % MAX_SEATS]
    }
}

impl Boat {
    /// A boat before the first wind: on the start, with no buoy rounded (SR-6.5).
    pub(crate) const fn at(cell: u16) -> Boat {
        Boat {
            cell,
            heading: None,
            previous: None,
            rounded: 0,
            sail_up: false,
            spi: Spi::Keep,
            commit: Commit::NONE,
            status: Status::Racing,
        }
    }
}

// Eight boats, copied like a number.
const _: () = assert!(size_of::<State>() <= 256);
