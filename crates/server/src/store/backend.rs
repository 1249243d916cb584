//! SQLite or PostgreSQL: one set of calls that both databases answer.

#[cfg(feature = "cluster")]
use super::postgres::Postgres;
use super::shapes::{Account, Edition, Listed, Mark, ReviewRow, Seated, Wished};
use super::{Sqlite, StoreError};
use galerne_pages::model::Status;
use galerne_table::{Appended, NewTable, News, Saved, StateRow};
use serde_json::Value;
use std::time::Duration;

/// Where tables are kept; clones share it. An enum and no trait object: there are two.
#[derive(Clone, Debug)]
pub(crate) enum Store {
    /// A file of this process alone.
    Sqlite(Sqlite),
    /// A server that other processes write to, too.
    #[cfg(feature = "cluster")]
    Postgres(Postgres),
}

/// The calls that both answer, in the same words.
macro_rules! calls {
    ($($(#[$doc:meta])* fn $name:ident($($arg:ident: $type:ty),*) -> $out:ty;)*) => {
        impl Store {
            $($(#[$doc])* pub(crate) async fn $name(&self, $($arg: $type),*) -> Result<$out, StoreError> {
                match self {
                    Store::Sqlite(store) => store.$name($($arg),*).await,
                    #[cfg(feature = "cluster")]
                    Store::Postgres(store) => store.$name($($arg),*).await,
                }
            })*
        }
    };
}

calls! {
    fn create(table: NewTable) -> ();
    /// Append entries, all or none. A [`StoreError::Conflict`] means that others have written since: read on and try again.
    fn append(appended: Appended) -> ();
    /// What lists are to show of a table from now on, which has that many entries.
    fn save_state(table: String, version: usize, status: Status, state: StateRow) -> ();
    fn snapshot(table: String, seq: usize, rules: u32, position: String) -> ();
    /// Who sits where from now on. A [`StoreError::Conflict`] as for [`Store::append`].
    fn save_seats(seated: Seated) -> ();
    fn played_by(person: String) -> Vec<String>;
    fn rename_seats(table: String, person: String, old: Vec<String>, new: String) -> ();
    fn delete(table: String) -> ();
    fn load(table: String) -> Option<Saved>;
    fn playing(most: usize) -> Vec<String>;
    fn tables_of(person: String, most: usize) -> Vec<Listed>;
    fn open_tables(person: String, most: usize) -> Vec<Listed>;
    fn person(id: String) -> Option<Account>;
    fn person_named(name: String) -> Option<Account>;
    fn is_protected(name: String, person: String) -> bool;
    fn name_person(id: String, name: String) -> ();
    fn set_passphrase(id: String, hash: String) -> ();
    fn forgotten(since: i64, most: usize) -> Vec<String>;
    fn forget_people(since: i64) -> usize;
    fn review(table: String, edition: Edition) -> Option<ReviewRow>;
    fn wish_review(table: String, edition: Edition, person: String, again: bool, most: [usize; 2]) -> Wished;
    fn claim_review() -> Option<(String, Edition)>;
    fn finish_review(table: String, body: Option<String>) -> ();
    fn reopen_reviews() -> bool;
    /// How far each of these tables has come, if it still exists; nothing where this process is the only writer.
    fn marks(tables: Vec<String>) -> Vec<Mark>;
    /// What others have written to the table beyond that mark; `None` where it is not what it was: deleted, or with fewer entries.
    fn news(since: Mark) -> Option<News>;
    fn all_tables() -> Vec<String>;
    /// Tables with an entry too few, too many or twice.
    fn gaps() -> Vec<String>;
    /// Everything there is of the table.
    fn whole(table: String) -> Option<Value>;
    fn write_whole(table: String, whole: Value) -> ();
    fn people() -> Vec<Value>;
    fn write_people(people: Vec<Value>) -> ();
    /// Whether it can be read and written just now.
    fn probe() -> ();
}

impl Store {
    /// Whether others write, too: then memory may be behind.
    pub(crate) const fn is_shared(&self) -> bool {
        match self {
            Store::Sqlite(_) => false,
            #[cfg(feature = "cluster")]
            Store::Postgres(_) => true,
        }
    }

    /// Tables that wait for a bot or for dice and that nobody drives any more; from now on this process does.
    pub(crate) async fn orphans(&self, most: usize) -> Result<Vec<String>, StoreError> {
        match self {
            Store::Sqlite(_) => {
                let _ = most;
                Ok(Vec::new())
            }
            #[cfg(feature = "cluster")]
            Store::Postgres(store) => store.orphans(most).await,
        }
    }

    /// Note a passphrase that is tried: how many of the same name, or from the same address, other processes and this one have seen in this
    /// hour. One process alone counts for itself.
    pub(crate) async fn note_try(&self, who: String) -> Result<usize, StoreError> {
        match self {
            Store::Sqlite(_) => {
                drop(who);
                Ok(0)
            }
            #[cfg(feature = "cluster")]
            Store::Postgres(store) => store.note_try(who).await,
        }
    }

    /// Whether somebody else works out reviews.
    pub(crate) async fn has_reviewer(&self) -> bool {
        match self {
            Store::Sqlite(_) => false,
            #[cfg(feature = "cluster")]
            Store::Postgres(store) => store.has_reviewer().await.unwrap_or(false),
        }
    }

    /// Whether servers of another program are there.
    pub(crate) async fn has_other_programs(&self) -> bool {
        match self {
            Store::Sqlite(_) => false,
            #[cfg(feature = "cluster")]
            Store::Postgres(store) => store.has_other_programs().await.unwrap_or(false),
        }
    }

    /// What the database takes on the disk, where that is this process's to bound.
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Store::Sqlite(store) => store.bytes(),
            #[cfg(feature = "cluster")]
            Store::Postgres(_) => 0,
        }
    }

    /// Between moves: bring the file in order, or say that this process is still there. With `last`, nothing is written after it.
    pub(crate) async fn tidy(&self, last: bool) -> Result<(), StoreError> {
        match self {
            Store::Sqlite(store) => store.checkpoint(last).await,
            #[cfg(feature = "cluster")]
            Store::Postgres(store) if last => store.leave().await,
            #[cfg(feature = "cluster")]
            Store::Postgres(store) => store.forget_nodes().await,
        }
    }

    /// Moves committed and the groups they shared, since the start.
    pub(crate) fn written(&self) -> (u64, u64) {
        match self {
            Store::Sqlite(store) => store.written(),
            #[cfg(feature = "cluster")]
            Store::Postgres(store) => store.written(),
        }
    }

    /// For tests: block the writer for this long.
    pub(crate) async fn hold_writer(&self, time: Duration) -> Result<(), StoreError> {
        match self {
            Store::Sqlite(store) => store.hold_writer(time).await,
            #[cfg(feature = "cluster")]
            Store::Postgres(_) => Err(StoreError::Gone),
        }
    }

    /// For tests of a full disk: the file may not grow beyond that many pages.
    pub(crate) async fn limit_pages(&self, pages: u32) -> Result<(), StoreError> {
        match self {
            Store::Sqlite(store) => store.limit_pages(pages).await,
            #[cfg(feature = "cluster")]
            Store::Postgres(_) => Err(StoreError::Gone),
        }
    }
}
