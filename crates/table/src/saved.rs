//! A table at rest: what a host stores, and gives back when the table is opened again.

use galerne_engine::SeatSet;
use galerne_pages::model::{ChanceMode, SeatKind, Status};

/// A table as its host has stored it.
#[derive(Clone, Debug)]
pub struct Saved {
    /// What stays the same while it is played.
    pub head: TableHeadRow,
    /// One for each seat.
    pub seats: Vec<NewSeat>,
    /// The record, an entry a line.
    pub entries: Vec<String>,
    /// Under which client ids entries were asked for, oldest first, and the number of entries that each led to.
    pub clients: Vec<(String, usize)>,
    /// Earlier players of the seats.
    pub former: Vec<Former>,
    /// What lists say of the table.
    pub state: StateRow,
    /// The last snapshot: after how many entries, and the position file.
    pub snapshot: Option<(usize, String)>,
    /// How often who sits where has changed, where more than one host writes.
    pub seating: u32,
}

/// What other hosts have written to a table since this one last looked.
#[derive(Clone, Debug, Default)]
pub struct News {
    /// The entries that this host has not seen, each with the client id of the message that led to it.
    pub entries: Vec<(String, Option<String>)>,
    /// Who sits where now, if that has changed.
    pub seating: Option<Seating>,
    /// The rematch.
    pub next: Option<String>,
}

/// Who sits where, and who sat there before.
#[derive(Clone, Debug)]
pub struct Seating {
    /// How often that has changed.
    pub number: u32,
    /// One for each seat.
    pub seats: Vec<NewSeat>,
    /// Earlier players of the seats.
    pub former: Vec<Former>,
}

/// A table to be stored for the first time.
#[derive(Clone, Debug)]
pub struct NewTable {
    /// What stays the same while it is played.
    pub head: TableHeadRow,
    /// One for each seat.
    pub seats: Vec<NewSeat>,
    /// Entries that are there from the start: those of an imported record.
    pub entries: Vec<String>,
    /// What lists say of the table.
    pub state: StateRow,
}

/// What a list says of a table, so that none is replayed for a list.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StateRow {
    /// The version as a spectator counts: hidden entries do not show in any list.
    pub version: usize,
    /// The seats that the table waits for; unknown for a table last open under an older program.
    pub awaited: Option<SeatSet>,
    /// The result of a finished game, as JSON.
    pub result: Option<String>,
}

/// The name of an earlier player of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Former {
    /// The seat's number.
    pub seat: usize,
    /// The number of entries when that player left.
    pub until: usize,
    /// The name under which those entries are listed.
    pub name: String,
}

/// Entries to be appended, all of them or none.
#[derive(Clone, Debug)]
pub struct Appended {
    /// The table's id.
    pub table: String,
    /// The number of the first entry; the host refuses one that it has already.
    pub seq: usize,
    /// The entries, a line each.
    pub entries: Vec<String>,
    /// Sender and client id of the message that asked for them.
    pub client: Option<String>,
    /// What lists say from now on.
    pub state: StateRow,
    /// What the table is from now on, where that changes: the game is over, or it goes on because the throw that ended it was corrected.
    pub status: Option<Status>,
    /// The version of the rules that these entries are the first of, where the table was begun under an older one.
    pub rules: Option<u32>,
    /// The version of the rules under which these entries were made.
    pub made_under: u32,
    /// How often who sits where had changed when they were made.
    pub seating: u32,
}

/// What stays the same at a table while it is played.
#[derive(Clone, Debug)]
pub struct TableHeadRow {
    /// The name in addresses.
    pub id: String,
    /// The game's id.
    pub game: String,
    /// The newest version of the rules that appended an entry.
    pub rules: u32,
    /// JSON.
    pub options: String,
    /// The start position as JSON, where it is not the ordinary one.
    pub start: Option<String>,
    /// Whether it is played, over or closed.
    pub status: Status,
    /// How chance is drawn.
    pub chance: ChanceMode,
    /// Whether it is listed for strangers.
    pub public: bool,
    /// The person who opened it; empty for a program.
    pub owner: String,
    /// What the luck of its throws comes from, so that another table can have the same; none where the luck of each throw is new.
    pub luck: Option<String>,
    /// The table that this one is a rematch of.
    pub previous: Option<String>,
    /// The rematch of this table.
    pub next: Option<String>,
}

/// A seat and its holders.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewSeat {
    /// The seat itself.
    pub seat: SavedSeat,
    /// The persons who may play it.
    pub holders: Vec<String>,
}

/// A seat as stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SavedSeat {
    /// Human, bot or open.
    pub kind: SeatKind,
    /// The player's name.
    pub name: String,
    /// The bot's name, where a bot plays or has played.
    pub bot: Option<String>,
    /// Part of what a seat's token signs; another one makes older tokens void.
    pub nonce: String,
}
