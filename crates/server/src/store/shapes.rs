//! What goes into a store and comes out of it, whichever it is.

use galerne_engine::{MAX_SEATS, Seat, SeatSet};
use galerne_table::{Former, NewSeat, StateRow, TableHeadRow};
use serde::Serialize;

/// A table in a list.
#[derive(Clone, Debug)]
pub(crate) struct Listed {
    pub(crate) head: TableHeadRow,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) state: StateRow,
    /// The seconds since the last event that all players notice.
    pub(crate) idle: i64,
}

#[derive(Clone, Debug)]
pub(crate) struct Account {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) passphrase: Option<String>,
}

/// A word of a closed list, as the messages spell it.
pub(super) fn word(value: impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}

/// A set of seats as a number with a bit for each.
pub(crate) fn seat_bits(seats: SeatSet) -> u8 {
    seats.iter().fold(0, |bits, seat| bits | 1 << seat.0)
}

pub(crate) fn seats_of_bits(bits: u8) -> SeatSet {
    (0..MAX_SEATS as u8).filter(|seat| bits >> seat & 1 == 1).map(Seat).collect()
}

/// Who sits where from now on, and what those were called who have left.
#[derive(Clone, Debug)]
pub(crate) struct Seated {
    pub(crate) table: String,
    pub(crate) seats: Vec<NewSeat>,
    pub(crate) former: Option<Former>,
    pub(crate) state: StateRow,
    /// The entries and the earlier changes of seats that the writer knew: where others have written since, nothing is.
    #[cfg_attr(not(feature = "cluster"), expect(dead_code, reason = "one process writes to a file"))]
    pub(crate) version: usize,
    #[cfg_attr(not(feature = "cluster"), expect(dead_code, reason = "one process writes to a file"))]
    pub(crate) seating: u32,
}

/// How far a table has come that others may write, too.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Mark {
    pub(crate) table: String,
    pub(crate) version: usize,
    pub(crate) seating: u32,
    pub(crate) next: Option<String>,
}

/// The review of a table, as far as it has come.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum ReviewRow {
    /// Number of reviews before it in the queue.
    Waiting(usize),
    Working,
    Failed,
    /// As JSON.
    Done(String),
}

/// What became of a wish.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Wished {
    There(ReviewRow),
    /// This one has enough waiting.
    EnoughOfOne,
    /// What all people together have.
    EnoughOfAll,
}

/// Which review is wished: one that another method made, or that was made by other rules, is none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Edition {
    pub(crate) method: u32,
    pub(crate) rules: u32,
}
