//! A table in memory: its record replayed, who sits where, who is looking. A cache; the file is the truth.
//!
//! Whoever wants something of a table locks it, and keeps the lock until the write has returned: nobody ever sees what is
//! not yet durable.

pub(crate) mod act;
pub(crate) mod errand;
pub(crate) mod group;
mod load;
pub(crate) mod preview;
mod seats;
mod view;
pub(crate) use view::{Eyes, Shows};

pub(crate) use act::{Answer, Order};
pub(crate) use group::Line;
pub(crate) use load::load;
pub(crate) use seats::SeatOrder;

use crate::store::{NewSeat, TableHeadRow};
use galerne_catalog::{Analysis, AnyTable};
use galerne_engine::{MAX_SEATS, Message, Seat, SeatSet};
use group::Group;
use std::{collections::VecDeque, sync::Arc, sync::Weak, time::Duration, time::Instant};

/// Somebody who asks for something, as far as the cookie or the token says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Who {
    /// The person of a signed cookie.
    pub(crate) person: Option<String>,
    /// The seat of a token, which was checked against this table.
    pub(crate) token: Option<(Seat, String)>,
}

impl Who {
    /// The one to whom client ids and credit belong.
    pub(crate) fn key(&self) -> String {
        match (&self.token, &self.person) {
            (Some((seat, token)), _) => format!("{}~{}", seat.0, token.get(..12).unwrap_or_default()),
            (None, Some(person)) => person.clone(),
            (None, None) => String::new(),
        }
    }
}

pub(crate) struct Live {
    pub(crate) head: TableHeadRow,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seats: Vec<NewSeat>,
    /// Why the table cannot be played on: its record no longer replays.
    pub(crate) closed: Option<Closed>,
    /// The last client ids that were carried out, and the version they led to.
    recent: VecDeque<(String, usize)>,
    groups: Vec<Group>,
    /// Connections of each seat's holders.
    here: [u32; MAX_SEATS],
    /// When a program last asked for something with the seat's token: between two requests it has no connection.
    called: [Option<Instant>; MAX_SEATS],
    /// A program that asked so lately counts as here.
    pub(crate) grace: Duration,
    /// This copy was dropped from the registry: ask there again.
    pub(crate) retired: bool,
    /// Somebody moves the bots and the dice of this table just now.
    pub(crate) driving: bool,
    /// Readers have not been told of the last entries yet, but will be in a moment.
    untold: bool,
    /// The way back to this copy for a task that tells.
    pub(crate) me: Weak<tokio::sync::Mutex<Live>>,
    /// The finished game looked back at, once somebody asked.
    pub(crate) analysis: Option<Arc<Analysis>>,
    pub(crate) used: Instant,
    snapshot_at: usize,
    /// Changes are announced here for those who wait without a socket.
    pub(crate) grown: tokio::sync::watch::Sender<usize>,
}

/// A table whose record does not lead where it led.
#[derive(Clone, Debug)]
pub(crate) struct Closed {
    pub(crate) why: Message,
    /// The number of entries in the file; the memory holds at best a snapshot.
    pub(crate) version: usize,
}

impl Live {
    pub(crate) fn id(&self) -> &str {
        &self.head.id
    }

    /// The number of entries of the record.
    pub(crate) fn version(&self) -> usize {
        self.closed.as_ref().map_or_else(|| self.table.entries(), |closed| closed.version)
    }

    /// The seats that this somebody plays.
    pub(crate) fn seats_of(&self, who: &Who) -> SeatSet {
        let is_held = |index: &usize| {
            let NewSeat { seat, holders } = &self.seats[*index];
            let by_token = who.token.as_ref().is_some_and(|(of, _)| of.index() == *index);
            let by_person = who.person.as_ref().is_some_and(|person| holders.contains(person));
            (by_token || by_person) && seat.kind == crate::model::SeatKind::Human
        };
        (0..self.seats.len()).filter(is_held).map(|index| Seat(index as u8)).collect()
    }

    pub(crate) fn is_owner(&self, who: &Who) -> bool {
        who.person.as_ref().is_some_and(|person| *person == self.head.owner)
    }

    /// A table opened by a program without a cookie is nobody's: whoever holds one of its seats may clear it away.
    pub(crate) fn may_delete(&self, who: &Who) -> bool {
        self.is_owner(who) || (self.head.owner.is_empty() && who.token.is_some())
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.groups.iter().any(|group| !group.is_empty())
    }
}
