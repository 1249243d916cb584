//! What operators do with a whole store while no server uses it: copy it into another, check that every table replays,
//! migrate its schema.

use crate::config::Durability;
#[cfg(feature = "cluster")]
use crate::store::{Postgres, Purpose};
use crate::store::{Sqlite, Store, StoreError};
use galerne_table::{Bounds, OpenTable};
use serde_json::Value;
use std::collections::BTreeSet;
use std::path::PathBuf;

/// People that are written at once.
const CROWD: usize = 1000;

/// Where a store is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Address {
    /// A SQLite file; made where there is none.
    File(PathBuf),
    /// The address of a PostgreSQL database.
    #[cfg(feature = "cluster")]
    Postgres(String),
}

/// What was copied.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Copied {
    /// Tables written.
    pub tables: usize,
    /// Tables that were there already, the same.
    pub known: usize,
    /// The entries of all tables.
    pub entries: usize,
    /// People with a name.
    pub people: usize,
}

/// What a store's tables are worth.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Checked {
    /// Tables that lead where they led.
    pub good: usize,
    /// Tables that do not, with the reason.
    pub closed: Vec<(String, String)>,
    /// Tables with an entry too few, too many or twice.
    pub gaps: Vec<String>,
}

async fn open(address: &Address) -> Result<Store, StoreError> {
    match address {
        Address::File(path) => Sqlite::open(path, Durability::PowerLoss).map(Store::Sqlite),
        #[cfg(feature = "cluster")]
        Address::Postgres(url) => Postgres::open(url, Purpose::Command).await.map(Store::Postgres),
    }
}

/// A file that is to be read must be there: opening it would make an empty one.
async fn open_old(address: &Address) -> Result<Store, StoreError> {
    match address {
        Address::File(path) if !path.is_file() => Err(StoreError::Missing(path.display().to_string())),
        address => open(address).await,
    }
}

/// Copy all tables and people, each compared with its copy. What is there already and the same is passed over, so that a copy that was cut
/// short goes on where it stopped. A store with other tables, or with tables that have gone on since, is left alone.
pub async fn copy(from: &Address, to: &Address) -> Result<Copied, StoreError> {
    let from = open_old(from).await?;
    let to = open(to).await?;
    let mut copied = Copied::default();
    let ids = from.all_tables().await?;
    let there: BTreeSet<String> = to.all_tables().await?.into_iter().collect();
    let wanted: BTreeSet<&String> = ids.iter().collect();
    if let Some(other) = there.iter().find(|id| !wanted.contains(id)) {
        return Err(StoreError::NotEmpty(other.clone()));
    }
    for id in &ids {
        let Some(whole) = from.whole(id.clone()).await? else { continue };
        copied.entries += entries(&whole).len();
        if there.contains(id) {
            let old = to.whole(id.clone()).await?.unwrap_or_default();
            if old == whole {
                copied.known += 1;
                continue;
            }
            if !entries(&whole).starts_with(entries(&old)) {
                return Err(StoreError::NotEmpty(id.clone()));
            }
        }
        to.write_whole(id.clone(), whole.clone()).await?;
        if to.whole(id.clone()).await? != Some(whole) {
            return Err(StoreError::Miscopied(id.clone()));
        }
        copied.tables += 1;
    }
    let people = from.people().await?;
    copied.people = people.len();
    let ids: BTreeSet<&str> = people.iter().filter_map(|person| person[0].as_str()).collect();
    let old = to.people().await?;
    if let Some(other) = old.iter().filter_map(|person| person[0].as_str()).find(|id| !ids.contains(id)) {
        return Err(StoreError::NotEmpty(other.to_owned()));
    }
    if old != people {
        for crowd in people.chunks(CROWD) {
            to.write_people(crowd.to_vec()).await?;
        }
        if to.people().await? != people {
            return Err(StoreError::Miscopied("people".to_owned()));
        }
    }
    to.tidy(true).await?;
    Ok(copied)
}

fn entries(whole: &Value) -> &[Value] {
    whole["entries"].as_array().map_or(&[], Vec::as_slice)
}

/// Replay every table, and count its entries.
pub async fn check(address: &Address) -> Result<Checked, StoreError> {
    let store = open_old(address).await?;
    let mut checked = Checked { gaps: store.gaps().await?, ..Checked::default() };
    for id in store.all_tables().await? {
        let Some(saved) = store.load(id.clone()).await? else { continue };
        let opened = tokio::task::spawn_blocking(move || OpenTable::open(saved, Bounds::default()));
        let why = match opened.await {
            Ok(Ok(open)) => open.closed().map(|closed| closed.why.to_string()),
            Ok(Err(trouble)) => Some(trouble.to_string()),
            Err(_) => Some("the replay broke off".to_owned()),
        };
        match why {
            None => checked.good += 1,
            Some(why) => checked.closed.push((id, why)),
        }
    }
    Ok(checked)
}

/// Bring the shape of the store up to date. A file is brought up to date whenever it is opened.
pub async fn migrate(address: &Address) -> Result<(), StoreError> {
    match address {
        Address::File(_) => open_old(address).await.map(drop),
        #[cfg(feature = "cluster")]
        Address::Postgres(url) => Postgres::open(url, Purpose::Migrate).await.map(drop),
    }
}
