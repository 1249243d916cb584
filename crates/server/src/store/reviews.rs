//! The queue of reviews and what came of them. A row is all there is of a review that waits: a restart loses none.

use super::shapes::{Edition, ReviewRow, Wished};
use super::{Sqlite, StoreError, now};
use rusqlite::{OptionalExtension as _, params};

fn row(connection: &rusqlite::Connection, table: &str, edition: Edition) -> rusqlite::Result<Option<ReviewRow>> {
    let sql = "SELECT state, asked, body FROM reviews WHERE table_id = ? AND method = ? AND rules = ?";
    let found = connection
        .prepare_cached(sql)?
        .query_row(params![table, edition.method, edition.rules], |row| {
            Ok((row.get::<_, String>(0)?, row.get::<_, i64>(1)?, row.get::<_, Option<String>>(2)?))
        })
        .optional()?;
    let Some((state, asked, body)) = found else { return Ok(None) };
    Ok(Some(match (state.as_str(), body) {
        ("done", Some(body)) => ReviewRow::Done(body),
        ("waiting", _) => {
            let sql = "SELECT count(*) FROM reviews WHERE state = 'working' OR state = 'waiting' AND asked < ?";
            ReviewRow::Waiting(connection.prepare_cached(sql)?.query_row([asked], |row| row.get(0))?)
        }
        ("working", _) => ReviewRow::Working,
        _ => ReviewRow::Failed,
    }))
}

impl Sqlite {
    /// The review of that table, if it was ever wished in this edition.
    pub(crate) async fn review(&self, table: String, edition: Edition) -> Result<Option<ReviewRow>, StoreError> {
        self.read(move |connection| row(connection, &table, edition)).await
    }

    /// Into the queue, unless it is there; one that failed only where `again` is said. `most` are those that wait of this person and of all.
    pub(crate) async fn wish_review(
        &self,
        table: String,
        edition: Edition,
        person: String,
        again: bool,
        most: [usize; 2],
    ) -> Result<Wished, StoreError> {
        self.write(move |connection| {
            match row(connection, &table, edition)? {
                None => {}
                Some(ReviewRow::Failed) if again => {}
                Some(there) => return Ok(Wished::There(there)),
            }
            let count =
                |sql: &str, one: &str| connection.prepare_cached(sql)?.query_row([one], |row| row.get::<_, usize>(0));
            let open = "state IN ('waiting', 'working')";
            if count(&format!("SELECT count(*) FROM reviews WHERE {open} AND person = ?"), &person)? >= most[0] {
                return Ok(Wished::EnoughOfOne);
            }
            if count(&format!("SELECT count(*) FROM reviews WHERE {open} AND table_id <> ?"), &table)? >= most[1] {
                return Ok(Wished::EnoughOfAll);
            }
            // Those of one second are still one after the other.
            let last = "SELECT coalesce(max(asked), 0) FROM reviews WHERE state = 'waiting'";
            let last: i64 = connection.prepare_cached(last)?.query_row([], |row| row.get(0))?;
            let asked = (now() * 1000).max(last + 1);
            connection
                .prepare_cached(
                    "INSERT OR REPLACE INTO reviews (table_id, method, rules, state, person, asked, body) \
                     VALUES (?, ?, ?, 'waiting', ?, ?, NULL)",
                )?
                .execute(params![table, edition.method, edition.rules, person, asked])?;
            Ok(Wished::There(row(connection, &table, edition)?.unwrap_or(ReviewRow::Waiting(0))))
        })
        .await
    }

    /// Takes the one that has waited longest.
    pub(crate) async fn claim_review(&self) -> Result<Option<(String, Edition)>, StoreError> {
        let sql = "UPDATE reviews SET state = 'working' WHERE table_id =
                   (SELECT table_id FROM reviews WHERE state = 'waiting' ORDER BY asked, table_id LIMIT 1)
                   RETURNING table_id, method, rules";
        self.write(move |connection| {
            let claimed =
                |row: &rusqlite::Row<'_>| Ok((row.get(0)?, Edition { method: row.get(1)?, rules: row.get(2)? }));
            connection.prepare_cached(sql)?.query_row([], claimed).optional()
        })
        .await
    }

    /// What came of it; nothing where it failed.
    pub(crate) async fn finish_review(&self, table: String, body: Option<String>) -> Result<(), StoreError> {
        self.write(move |connection| {
            let state = if body.is_some() { "done" } else { "failed" };
            let sql = "UPDATE reviews SET state = ?, body = ? WHERE table_id = ?";
            connection.prepare_cached(sql)?.execute(params![state, body, table]).map(|_| ())
        })
        .await
    }

    /// Back into the queue with what a server had at work that has ended since; whether anything waits. The folder's lock says that no
    /// other one is at it.
    pub(crate) async fn reopen_reviews(&self) -> Result<bool, StoreError> {
        self.write(move |connection| {
            connection.prepare_cached("UPDATE reviews SET state = 'waiting' WHERE state = 'working'")?.execute([])?;
            connection.prepare_cached("SELECT 1 FROM reviews WHERE state = 'waiting'")?.exists([])
        })
        .await
    }
}
