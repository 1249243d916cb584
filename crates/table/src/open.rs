//! From a stored table to one in memory.

use crate::heard::Heard;
use crate::presence::Presence;
use crate::saved::{NewSeat, Saved, SavedSeat, TableHeadRow};
use crate::seat_names::{SeatNames, names};
use crate::table::{Bounds, Closed, OpenTable};
use galerne_catalog::{AnyGame, AnyTable, find};
use galerne_engine::{FORMAT, Trouble, Turn};
use galerne_pages::model::{ChanceMode, SeatKind, Status};
use galerne_texts::Language;
use serde_json::{Value, json};
use std::collections::BTreeMap;

impl OpenTable {
    /// Replay a stored table. One whose record no longer leads where it led comes back closed, as far as it still does: it can be
    /// looked at, and nothing of it is touched. An error only if not even an empty table of that game can be set up.
    pub fn open(saved: Saved, bounds: Bounds) -> Result<OpenTable, Trouble> {
        let game = find(&saved.head.game)?;
        let names = names(&saved.seats);
        let options: Value = serde_json::from_str(&saved.head.options).unwrap_or_default();
        let start = saved.head.start.as_deref().and_then(|start| serde_json::from_str::<Value>(start).ok());
        let begin = || begin(game, &options, start.clone(), &names);
        let rules = Some(saved.head.rules).filter(|&rules| rules != game.rules());
        let (table, closed) = match begin().map(|table| replay(table, &saved.entries)) {
            Ok(Ok(table)) => (table, None),
            Ok(Err((good, Trouble(why)))) => {
                // The entry that differs stands in that table already: what came before it is replayed once more.
                let table = replay(begin()?, &saved.entries[..good]).map_err(|(_, why)| why)?;
                (table, Some(Closed { why, rules }))
            }
            Err(Trouble(why)) => {
                let snapshot = saved.snapshot.as_ref();
                let table = match snapshot.and_then(|(_, position)| game.load_position(position, &names).ok()) {
                    Some(table) => table,
                    None => game.open(&options, names.clone()).or_else(|_| game.open(&Value::Null, names))?,
                };
                (table, Some(Closed { why, rules }))
            }
        };
        let Saved { head, seats, clients, former, seating, .. } = saved;
        let open = OpenTable::with(table, closed, head, seats, bounds);
        Ok(OpenTable { heard: Heard::of(clients), former, seating, ..open })
    }

    /// A table that is not stored, around an existing game: at a terminal, in a lesson. Seats without a bot are all
    /// held by [`Who::local`](crate::Who::local).
    #[must_use]
    pub fn local(table: Box<dyn AnyTable>, bots: &[Option<&str>], chance: ChanceMode) -> OpenTable {
        let seat = |(index, bot): (usize, &Option<&str>)| NewSeat {
            seat: SavedSeat {
                kind: if bot.is_some() { SeatKind::Bot } else { SeatKind::Human },
                name: table.names().get(index).cloned().unwrap_or_default(),
                bot: bot.map(str::to_owned),
                nonce: String::new(),
            },
            holders: if bot.is_some() { Vec::new() } else { vec![String::new()] },
        };
        let game = table.game();
        let head = TableHeadRow {
            id: String::new(),
            game: game.id().to_owned(),
            rules: game.rules(),
            options: String::new(),
            start: None,
            status: Status::Playing,
            chance,
            public: false,
            owner: String::new(),
            previous: None,
            next: None,
            luck: None,
        };
        let seats = bots.iter().enumerate().map(seat).collect();
        OpenTable::with(table, None, head, seats, Bounds::default())
    }

    /// What this table is by how its game stands now.
    pub(crate) fn status_by_turn(&self) -> Status {
        status_of(&*self.table)
    }

    fn with(
        table: Box<dyn AnyTable>,
        closed: Option<Closed>,
        mut head: TableHeadRow,
        seats: Vec<NewSeat>,
        bounds: Bounds,
    ) -> OpenTable {
        head.status = if closed.is_some() { Status::Closed } else { status_of(&*table) };
        let switches = table.game().switches(Language::En).into_iter().map(|switch| (switch.id, switch.on)).collect();
        OpenTable {
            seat_names: SeatNames::of(&seats),
            heard: Heard::default(),
            sequence: None,
            pending: None,
            former: Vec::new(),
            seating: 0,
            head,
            table,
            seats,
            closed,
            groups: Vec::new(),
            looking: BTreeMap::new(),
            seal: String::new(),
            presence: Presence::new(bounds.seat_grace, !bounds.only_host),
            stuck: false,
            switches,
            bounds,
        }
    }
}

/// A table with no entries yet. The rules' version of the head is not asked: each entry's fingerprint says whether these rules
/// still lead to the same state, which is all that matters.
fn begin(
    game: &'static dyn AnyGame,
    options: &Value,
    start: Option<Value>,
    names: &[String],
) -> Result<Box<dyn AnyTable>, Trouble> {
    let mut head = json!({
        "format": "galerne-record", "version": FORMAT, "game": game.id(), "rules": game.rules(),
        "options": options, "names": names, "entries": [],
    });
    if let Some(start) = start {
        head["start"] = start;
    }
    game.load_record(&head.to_string())
}

/// Take up the entries; the number of good ones and what is wrong with the next, where one is.
fn replay(mut table: Box<dyn AnyTable>, entries: &[String]) -> Result<Box<dyn AnyTable>, (usize, Trouble)> {
    for (index, entry) in entries.iter().enumerate() {
        let entry = serde_json::from_str(entry).map_err(|_| (index, Trouble::new("entry-shape")))?;
        table.append(entry).map_err(|why| (index, why))?;
    }
    Ok(table)
}

/// What a table is by how its game stands.
fn status_of(table: &dyn AnyTable) -> Status {
    if table.turn() == Turn::Over { Status::Over } else { Status::Playing }
}
