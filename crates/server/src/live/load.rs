//! From the file into memory.

use super::names::{Calls, names};
use super::{Closed, Heard, Live};
use crate::insight::Insights;
use crate::model::Status;
use crate::store::Saved;
use galerne_catalog::{AnyGame, AnyTable, find};
use galerne_engine::{FORMAT, MAX_SEATS, Trouble, Turn};
use serde_json::{Value, json};
use std::{collections::BTreeMap, sync::Arc, sync::Weak, time::Duration, time::Instant};

/// Replay a saved table. One whose record no longer leads where it led comes back closed, as far as it still does: it can be
/// looked at, and nothing of it is touched. An error only if not even an empty table of that game can be set up.
pub(crate) fn load(saved: Saved) -> Result<Live, Trouble> {
    let Saved { mut head, seats, entries, clients, former, state: _, snapshot } = saved;
    let game = find(&head.game)?;
    let names = names(&seats);
    let options: Value = serde_json::from_str(&head.options).unwrap_or_default();
    let start = head.start.as_deref().and_then(|start| serde_json::from_str::<Value>(start).ok());
    let begin = || begin(game, &options, start.clone(), &names);
    let rules = Some(head.rules).filter(|&rules| rules != game.rules());
    let (table, closed) = match begin().map(|table| replay(table, &entries)) {
        Ok(Ok(table)) => (table, None),
        Ok(Err((good, Trouble(why)))) => {
            // The entry that differs stands in that table already: what came before it is replayed once more.
            let table = replay(begin()?, &entries[..good]).map_err(|(_, why)| why)?;
            (table, Some(Closed { why, rules }))
        }
        Err(Trouble(why)) => {
            let shown = snapshot.as_ref().and_then(|(_, position)| game.load_position(position, &names).ok());
            let table = match shown {
                Some(table) => table,
                None => game.open(&options, names.clone()).or_else(|_| game.open(&Value::Null, names))?,
            };
            (table, Some(Closed { why, rules }))
        }
    };
    head.status = match &closed {
        Some(_) => Status::Closed,
        None if table.turn() == Turn::Over => Status::Over,
        None => Status::Playing,
    };
    Ok(Live {
        snapshot_at: snapshot.map_or(0, |(seq, _)| seq),
        grown: tokio::sync::watch::Sender::new(table.entries()),
        calls: Calls::of(&seats),
        heard: Heard::of(clients),
        errand: None,
        former,
        head,
        table,
        seats,
        closed,
        groups: Vec::new(),
        looking: BTreeMap::new(),
        here: [0; MAX_SEATS],
        called: [None; MAX_SEATS],
        left: [None; MAX_SEATS],
        grace: Duration::ZERO,
        since: Instant::now(),
        retired: false,
        driving: Arc::default(),
        stuck: false,
        untold: false,
        me: Weak::new(),
        insights: Insights::default(),
        used: Instant::now(),
    })
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
