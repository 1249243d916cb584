//! From the file into memory.

use super::{Closed, Live};
use crate::model::SeatKind;
use crate::store::{NewSeat, Saved};
use galerne_catalog::{AnyTable, find};
use galerne_engine::{FORMAT, MAX_SEATS, Trouble};
use serde_json::{Value, json};
use std::{collections::VecDeque, sync::Weak, time::Duration, time::Instant};

/// Replay a saved table. One whose record no longer leads where it led comes back closed, with its last snapshot to look at;
/// an error only if not even an empty table of that game can be set up.
pub(crate) fn load(saved: Saved, remember: usize) -> Result<Live, Trouble> {
    let Saved { head, seats, entries, clients, snapshot } = saved;
    let game = find(&head.game)?;
    let names = names(&seats);
    let options: Value = serde_json::from_str(&head.options).unwrap_or_default();
    let start = head.start.as_deref().and_then(|start| serde_json::from_str(start).ok());
    let version = entries.len();
    let (table, closed) = match replay(game, &options, start, &names, &entries) {
        Ok(table) => (table, None),
        Err(Trouble(why)) => {
            let shown = snapshot.as_ref().and_then(|(_, position)| game.load_position(position, &names).ok());
            let table = match shown {
                Some(table) => table,
                None => game.open(&options, names.clone()).or_else(|_| game.open(&Value::Null, names))?,
            };
            (table, Some(Closed { why, version }))
        }
    };
    let skip = clients.len().saturating_sub(remember);
    let recent: VecDeque<_> = clients.into_iter().skip(skip).map(|(client, seq)| (client, seq + 1)).collect();
    Ok(Live {
        snapshot_at: snapshot.map_or(0, |(seq, _)| seq),
        grown: tokio::sync::watch::Sender::new(version),
        head,
        table,
        seats,
        closed,
        recent,
        groups: Vec::new(),
        here: [0; MAX_SEATS],
        called: [None; MAX_SEATS],
        grace: Duration::ZERO,
        retired: false,
        driving: false,
        untold: false,
        me: Weak::new(),
        analysis: None,
        used: Instant::now(),
    })
}

/// The rules' version of the head is not asked: each entry's fingerprint says whether these rules still lead to the same
/// state, which is all that matters.
pub(super) fn replay(
    game: &'static dyn galerne_catalog::AnyGame,
    options: &Value,
    start: Option<Value>,
    names: &[String],
    entries: &[String],
) -> Result<Box<dyn AnyTable>, Trouble> {
    let mut head = json!({
        "format": "galerne-record", "version": FORMAT, "game": game.id(), "rules": game.rules(),
        "options": options, "names": names, "entries": [],
    });
    if let Some(start) = start {
        head["start"] = start;
    }
    let mut table = game.load_record(&head.to_string())?;
    for (index, entry) in entries.iter().enumerate() {
        let at = |Trouble(why): Trouble| Trouble::new("record-at-entry").with("entry", index + 1).with("why", why);
        let entry = serde_json::from_str(entry).map_err(|_| at(Trouble::new("entry-shape")))?;
        table.append(entry).map_err(at)?;
    }
    Ok(table)
}

/// What the players are called; a free seat by its number.
pub(super) fn names(seats: &[NewSeat]) -> Vec<String> {
    let name = |(index, NewSeat { seat, .. }): (usize, &NewSeat)| match seat.kind {
        SeatKind::Open => (index + 1).to_string(),
        _ if seat.name.is_empty() => (index + 1).to_string(),
        _ => seat.name.clone(),
    };
    seats.iter().enumerate().map(name).collect()
}
