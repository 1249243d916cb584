//! What is written and read, by name. No SQL elsewhere.

use super::shapes::{Account, Listed, Seated, seat_bits, seats_of_bits, word};
use super::{Sqlite, StoreError, now};
use crate::names::likeness;
use galerne_pages::model::{SeatKind, Status};
use galerne_table::{Appended, Former, NewSeat, NewTable, Saved, SavedSeat, StateRow, TableHeadRow, renamed};
use rusqlite::{Connection, OptionalExtension as _, Row, params};
use serde::de::DeserializeOwned;

fn unword<T: DeserializeOwned>(row: &Row<'_>, column: &str) -> rusqlite::Result<T> {
    let word: String = row.get(column)?;
    serde_json::from_value(word.into())
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(0, rusqlite::types::Type::Text, Box::new(error)))
}

fn head(row: &Row<'_>) -> rusqlite::Result<TableHeadRow> {
    Ok(TableHeadRow {
        id: row.get("id")?,
        game: row.get("game")?,
        rules: row.get("rules")?,
        options: row.get("options")?,
        start: row.get("start")?,
        status: unword(row, "status")?,
        chance: unword(row, "chance")?,
        public: row.get("public")?,
        owner: row.get("owner")?,
        previous: row.get("previous")?,
        next: row.get("next")?,
        luck: row.get("luck")?,
    })
}

fn seats(connection: &Connection, table: &str) -> rusqlite::Result<Vec<NewSeat>> {
    let mut query = connection.prepare_cached("SELECT * FROM seats WHERE table_id = ? ORDER BY seat")?;
    let seats = query.query_map([table], |row| {
        let (kind, name, bot) = (unword(row, "kind")?, row.get("name")?, row.get("bot")?);
        Ok(NewSeat { seat: SavedSeat { kind, name, bot, nonce: row.get("nonce")? }, holders: Vec::new() })
    })?;
    let mut seats = seats.collect::<rusqlite::Result<Vec<_>>>()?;
    let mut query = connection.prepare_cached("SELECT seat, person FROM holds WHERE table_id = ?")?;
    for hold in query.query_map([table], |row| Ok((row.get::<_, usize>(0)?, row.get::<_, String>(1)?)))? {
        let (seat, person) = hold?;
        if let Some(seat) = seats.get_mut(seat) {
            seat.holders.push(person);
        }
    }
    Ok(seats)
}

fn write_seats(connection: &Connection, table: &str, seats: &[NewSeat]) -> rusqlite::Result<()> {
    connection.prepare_cached("DELETE FROM holds WHERE table_id = ?")?.execute([table])?;
    let mut seat_row = connection.prepare_cached("INSERT OR REPLACE INTO seats VALUES (?, ?, ?, ?, ?, ?)")?;
    let mut hold_row = connection.prepare_cached("INSERT OR IGNORE INTO holds VALUES (?, ?, ?)")?;
    for (index, NewSeat { seat, holders }) in seats.iter().enumerate() {
        seat_row.execute(params![table, index, word(seat.kind), seat.name, seat.bot, seat.nonce])?;
        for person in holders {
            hold_row.execute(params![table, index, person])?;
        }
    }
    Ok(())
}

fn state(row: &Row<'_>) -> rusqlite::Result<StateRow> {
    Ok(StateRow {
        version: row.get("version")?,
        awaited: row.get::<_, Option<u8>>("awaited")?.map(seats_of_bits),
        result: row.get("result")?,
    })
}

/// The state after a change. What only some notice is no news in a list: the time of the last move stays.
fn write_state(connection: &Connection, table: &str, state: &StateRow) -> rusqlite::Result<()> {
    let awaited = state.awaited.map(seat_bits);
    connection
        .prepare_cached(
            "UPDATE states SET moved = CASE WHEN version = ?2 THEN moved ELSE ?5 END, version = ?2, awaited = ?3, \
             result = ?4 WHERE table_id = ?1",
        )?
        .execute(params![table, state.version, awaited, state.result, now()])
        .map(|_| ())
}

const APPEND: &str = "INSERT INTO entries (table_id, seq, entry, client, at) VALUES (?, ?, ?, ?, ?)";
const LISTED: &str = "SELECT tables.*, version, moved, awaited, result FROM tables JOIN states ON table_id = id";

impl Sqlite {
    pub(crate) async fn create(&self, table: NewTable) -> Result<(), StoreError> {
        self.write(move |connection| {
            let NewTable { head, seats, entries, state } = table;
            connection.prepare_cached("INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")?.execute(
                params![
                    head.id,
                    head.game,
                    head.rules,
                    head.options,
                    head.start,
                    now(),
                    word(head.status),
                    word(head.chance),
                    head.public,
                    head.owner,
                    head.previous,
                    head.next,
                    head.luck
                ],
            )?;
            write_seats(connection, &head.id, &seats)?;
            connection
                .prepare_cached("INSERT INTO states VALUES (?, 0, ?, NULL, NULL)")?
                .execute(params![head.id, now()])?;
            write_state(connection, &head.id, &state)?;
            let mut append = connection.prepare_cached(APPEND)?;
            for (seq, entry) in entries.iter().enumerate() {
                append.execute(params![head.id, seq, entry, None::<String>, now()])?;
            }
            if let Some(previous) = &head.previous {
                connection
                    .prepare_cached("UPDATE tables SET next = ? WHERE id = ?")?
                    .execute(params![head.id, previous])?;
            }
            Ok(())
        })
        .await
    }

    /// Append entries, all or none. Others with the same numbers are a [`StoreError::Conflict`].
    pub(crate) async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        self.write(move |connection| {
            let Appended { table, seq, entries, client, state, status, rules, .. } = appended;
            let (mut append, last) = (connection.prepare_cached(APPEND)?, entries.len().saturating_sub(1));
            for (n, entry) in entries.iter().enumerate() {
                // The id stands with the last one: the version after it is what the message led to.
                let client = client.as_ref().filter(|_| n == last);
                append.execute(params![table, seq + n, entry, client, now()])?;
            }
            if let Some(rules) = rules {
                connection
                    .prepare_cached("UPDATE tables SET rules = ? WHERE id = ?")?
                    .execute(params![rules, table])?;
            }
            if let Some(status) = status {
                connection
                    .prepare_cached("UPDATE tables SET status = ? WHERE id = ?")?
                    .execute([word(status).as_str(), &table])?;
                // What was reviewed is another game from now on.
                connection.prepare_cached("DELETE FROM reviews WHERE table_id = ?")?.execute([&table])?;
            }
            write_state(connection, &table, &state)
        })
        .await
    }

    /// What lists are to show of a table from now on.
    pub(crate) async fn save_state(
        &self,
        table: String,
        _version: usize,
        status: Status,
        state: StateRow,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.prepare_cached("UPDATE tables SET status = ? WHERE id = ?")?.execute([&word(status), &table])?;
            write_state(connection, &table, &state)
        })
        .await
    }

    pub(crate) async fn snapshot(
        &self,
        table: String,
        seq: usize,
        rules: u32,
        position: String,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection
                .prepare_cached("INSERT OR REPLACE INTO snapshots VALUES (?, ?, ?, ?)")?
                .execute(params![table, seq, rules, position])
                .map(|_| ())
        })
        .await
    }

    /// Who sits where from now on, and what those were called who have left.
    pub(crate) async fn save_seats(&self, seated: Seated) -> Result<(), StoreError> {
        self.write(move |connection| {
            let Seated { table, seats, former, state, .. } = seated;
            write_seats(connection, &table, &seats)?;
            if let Some(Former { seat, until, name }) = former {
                let sql = "INSERT OR REPLACE INTO former VALUES (?, ?, ?, ?)";
                connection.prepare_cached(sql)?.execute(params![table, seat, until, name])?;
            }
            write_state(connection, &table, &state)
        })
        .await
    }

    /// The tables in play at which the person has a seat.
    pub(crate) async fn played_by(&self, person: String) -> Result<Vec<String>, StoreError> {
        let sql =
            "SELECT DISTINCT table_id FROM holds JOIN tables ON id = table_id WHERE person = ? AND status = 'playing'";
        self.read(move |connection| connection.prepare_cached(sql)?.query_map([person], |row| row.get(0))?.collect())
            .await
    }

    /// Rename the person's seats that bear one of the old names, at a table that is not in memory.
    pub(crate) async fn rename_seats(
        &self,
        table: String,
        person: String,
        old: Vec<String>,
        new: String,
    ) -> Result<(), StoreError> {
        self.write(move |connection| {
            let mut rename = connection.prepare_cached("UPDATE seats SET name = ? WHERE table_id = ? AND seat = ?")?;
            for (index, NewSeat { seat, holders }) in seats(connection, &table)?.iter().enumerate() {
                let name = renamed(&seat.name, &old, &new).filter(|_| holders.contains(&person));
                if let (Some(name), true) = (name, seat.kind != SeatKind::Open) {
                    rename.execute(params![name, table, index])?;
                }
            }
            Ok(())
        })
        .await
    }

    pub(crate) async fn delete(&self, table: String) -> Result<(), StoreError> {
        self.write(move |connection| {
            connection.prepare_cached("DELETE FROM tables WHERE id = ?")?.execute([table]).map(|_| ())
        })
        .await
    }

    pub(crate) async fn load(&self, table: String) -> Result<Option<Saved>, StoreError> {
        self.read(move |connection| {
            // One snapshot of the file for all queries.
            let transaction = connection.unchecked_transaction()?;
            let mut query = transaction.prepare_cached(&format!("{LISTED} WHERE id = ?"))?;
            let found = query.query_row([&table], |row| Ok((head(row)?, state(row)?))).optional()?;
            let Some((head, state)) = found else { return Ok(None) };
            let mut query =
                transaction.prepare_cached("SELECT entry, client FROM entries WHERE table_id = ? ORDER BY seq")?;
            let rows =
                query.query_map([&table], |row| Ok((row.get::<_, String>(0)?, row.get::<_, Option<String>>(1)?)))?;
            let (mut entries, mut clients) = (Vec::new(), Vec::new());
            for row in rows {
                let (entry, client) = row?;
                entries.push(entry);
                if let Some(client) = client {
                    clients.push((client, entries.len()));
                }
            }
            let sql = "SELECT seat, until, name FROM former WHERE table_id = ? ORDER BY until";
            let former = transaction
                .prepare_cached(sql)?
                .query_map([&table], |row| Ok(Former { seat: row.get(0)?, until: row.get(1)?, name: row.get(2)? }))?
                .collect::<rusqlite::Result<_>>()?;
            let mut query = transaction.prepare_cached("SELECT seq, position FROM snapshots WHERE table_id = ?")?;
            let snapshot = query.query_row([&table], |row| Ok((row.get(0)?, row.get(1)?))).optional()?;
            let seats = seats(&transaction, &table)?;
            // One process writes: its memory is never behind.
            Ok(Some(Saved { head, seats, entries, clients, former, state, snapshot, seating: 0 }))
        })
        .await
    }

    /// The tables in play, the youngest first.
    pub(crate) async fn playing(&self, most: usize) -> Result<Vec<String>, StoreError> {
        self.read(move |connection| {
            connection
                .prepare_cached("SELECT id FROM tables WHERE status = 'playing' ORDER BY created DESC LIMIT ?")?
                .query_map([most], |row| row.get(0))?
                .collect()
        })
        .await
    }

    /// The tables where the person holds a seat or that the person made.
    pub(crate) async fn tables_of(&self, person: String, most: usize) -> Result<Vec<Listed>, StoreError> {
        let sql = format!(
            "{LISTED} WHERE id IN (SELECT table_id FROM holds WHERE person = ?1) OR (owner = ?1 AND owner <> '')
             ORDER BY status = 'over', moved DESC LIMIT ?2"
        );
        self.list(sql, person, most).await
    }

    /// The tables with a free seat, without the person's own.
    pub(crate) async fn open_tables(&self, person: String, most: usize) -> Result<Vec<Listed>, StoreError> {
        let sql = format!(
            "{LISTED} WHERE status = 'playing' AND public AND (owner <> ?1 OR owner = '')
             AND EXISTS (SELECT 1 FROM seats WHERE seats.table_id = id AND kind = 'open')
             ORDER BY created DESC LIMIT ?2"
        );
        self.list(sql, person, most).await
    }

    async fn list(&self, sql: String, person: String, most: usize) -> Result<Vec<Listed>, StoreError> {
        self.read(move |connection| {
            let mut query = connection.prepare_cached(&sql)?;
            let rows = query.query_map(params![person, most], |row| {
                let idle = now() - row.get::<_, i64>("moved")?;
                Ok(Listed { head: head(row)?, seats: Vec::new(), state: state(row)?, idle })
            })?;
            let mut listed = Vec::new();
            for row in rows {
                // A row that cannot be read hides its own table only, not the whole list.
                let read = row.and_then(|table| Ok(Listed { seats: seats(connection, &table.head.id)?, ..table }));
                match read {
                    Ok(table) => listed.push(table),
                    Err(error) => tracing::warn!(%error, "a table cannot be listed"),
                }
            }
            Ok(listed)
        })
        .await
    }

    pub(crate) async fn person(&self, id: String) -> Result<Option<Account>, StoreError> {
        self.read(move |connection| {
            connection.prepare_cached("SELECT * FROM people WHERE id = ?")?.query_row([id], account).optional()
        })
        .await
    }

    /// The person of that name who has set a passphrase.
    pub(crate) async fn person_named(&self, name: String) -> Result<Option<Account>, StoreError> {
        // However it is typed; among names that look alike from before that was asked, the very one first.
        let sql = "SELECT * FROM people WHERE likeness = ?1 AND passphrase IS NOT NULL ORDER BY name <> ?2 LIMIT 1";
        let like = likeness(&name);
        self.read(move |connection| connection.prepare_cached(sql)?.query_row([like, name], account).optional()).await
    }

    /// Whether another person with a passphrase has that name, or one that looks like it.
    pub(crate) async fn is_protected(&self, name: String, person: String) -> Result<bool, StoreError> {
        self.read(move |connection| is_anothers(connection, &likeness(&name), &person)).await
    }

    /// Store the person under that name. A conflict means that the name has a passphrase of another person.
    pub(crate) async fn name_person(&self, id: String, name: String) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (id, name, created, likeness) VALUES (?, ?, ?, ?)
                   ON CONFLICT (id) DO UPDATE SET name = excluded.name, likeness = excluded.likeness";
        self.write(move |connection| {
            let like = likeness(&name);
            if is_anothers(connection, &like, &id)? {
                return Err(conflict());
            }
            connection.prepare_cached(sql)?.execute(params![id, name, now(), like]).map(|_| ())
        })
        .await
    }

    pub(crate) async fn set_passphrase(&self, id: String, hash: String) -> Result<(), StoreError> {
        self.write(move |connection| {
            let mut query = connection.prepare_cached("SELECT likeness FROM people WHERE id = ?")?;
            let like = query.query_row([&id], |row| row.get::<_, String>(0))?;
            if is_anothers(connection, &like, &id)? {
                return Err(conflict());
            }
            connection.prepare_cached("UPDATE people SET passphrase = ? WHERE id = ?")?.execute([hash, id]).map(|_| ())
        })
        .await
    }

    /// Tables that have not changed since then, the oldest first.
    pub(crate) async fn forgotten(&self, since: i64, most: usize) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables WHERE created < ?1 AND NOT EXISTS
                   (SELECT 1 FROM entries WHERE table_id = id AND at >= ?1) ORDER BY created LIMIT ?2";
        self.read(move |connection| {
            connection.prepare_cached(sql)?.query_map(params![since, most], |row| row.get(0))?.collect()
        })
        .await
    }

    /// Forget the names of people who have no passphrase, no table and no seat any more.
    pub(crate) async fn forget_people(&self, since: i64) -> Result<usize, StoreError> {
        let sql = "DELETE FROM people WHERE passphrase IS NULL AND created < ?
                   AND id NOT IN (SELECT person FROM holds) AND id NOT IN (SELECT owner FROM tables)";
        self.write(move |connection| connection.prepare_cached(sql)?.execute([since])).await
    }
}

fn is_anothers(connection: &Connection, like: &str, person: &str) -> rusqlite::Result<bool> {
    let sql = "SELECT 1 FROM people WHERE likeness = ? AND passphrase IS NOT NULL AND id <> ?";
    connection.prepare_cached(sql)?.exists([like, person])
}

fn conflict() -> rusqlite::Error {
    rusqlite::Error::SqliteFailure(rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CONSTRAINT), None)
}

fn account(row: &Row<'_>) -> rusqlite::Result<Account> {
    Ok(Account { id: row.get("id")?, name: row.get("name")?, passphrase: row.get("passphrase")? })
}
