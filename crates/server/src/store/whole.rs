//! Everything there is of one table, as JSON: the same from both stores, so that a copy can be compared with what it was made from.

use super::{Sqlite, StoreError};
use rusqlite::{OptionalExtension as _, params};
use serde_json::Value;

/// The order of these columns is part of both stores' statements.
const READ: &str = "
    SELECT json_object(
        'table', json_array(id, game, options, start, created, chance, json(iif(public, 'true', 'false')), owner, previous, next, luck),
        'head', json_array(rules, status, version, moved, awaited, result),
        'entries', json((SELECT json_group_array(json_array(seq, entry, client, at))
            FROM (SELECT * FROM entries WHERE table_id = ?1 ORDER BY seq))),
        'seats', json((SELECT json_group_array(json_array(seat, kind, name, bot, nonce))
            FROM (SELECT * FROM seats WHERE table_id = ?1 ORDER BY seat))),
        'holds', json((SELECT json_group_array(json_array(seat, person))
            FROM (SELECT * FROM holds WHERE table_id = ?1 ORDER BY seat, person))),
        'former', json((SELECT json_group_array(json_array(seat, until, name))
            FROM (SELECT * FROM former WHERE table_id = ?1 ORDER BY until, seat))),
        'snapshots', json((SELECT json_group_array(json_array(seq, rules, position))
            FROM (SELECT * FROM snapshots WHERE table_id = ?1))),
        'reviews', json((SELECT json_group_array(json_array(method, rules, state, person, asked, body))
            FROM (SELECT * FROM reviews WHERE table_id = ?1)))
    ) FROM tables JOIN states ON table_id = id WHERE id = ?1";

const WRITE: &[&str] = &[
    "DELETE FROM tables WHERE id = ?1",
    "INSERT INTO tables (id, game, rules, options, start, created, status, chance, public, owner, previous, next, luck)
        SELECT ?1, t ->> 1, h ->> 0, t ->> 2, t ->> 3, t ->> 4, h ->> 1, t ->> 5, t ->> 6, t ->> 7, t ->> 8, t ->> 9, t ->> 10
        FROM (SELECT ?2 -> 'table' AS t, ?2 -> 'head' AS h)",
    "INSERT INTO states (table_id, version, moved, awaited, result)
        SELECT ?1, h ->> 2, h ->> 3, h ->> 4, h ->> 5 FROM (SELECT ?2 -> 'head' AS h)",
    "INSERT INTO entries SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3 FROM json_each(?2, '$.entries')",
    "INSERT INTO seats SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?2, '$.seats')",
    "INSERT INTO holds SELECT ?1, value ->> 0, value ->> 1 FROM json_each(?2, '$.holds')",
    "INSERT INTO former SELECT ?1, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?2, '$.former')",
    "INSERT INTO snapshots SELECT ?1, value ->> 0, value ->> 1, value ->> 2 FROM json_each(?2, '$.snapshots')",
    "INSERT INTO reviews SELECT ?1, value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4, value ->> 5
        FROM json_each(?2, '$.reviews')",
];

fn parsed(text: &str) -> Result<Value, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Other(error.to_string()))
}

impl Sqlite {
    /// The ids of all tables, in order.
    pub(crate) async fn all_tables(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables ORDER BY id";
        self.read(move |connection| connection.prepare_cached(sql)?.query_map([], |row| row.get(0))?.collect()).await
    }

    /// Tables whose entries are not numbered without a gap.
    pub(crate) async fn gaps(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT table_id FROM entries GROUP BY table_id HAVING count(*) <> max(seq) + 1 OR min(seq) <> 0";
        self.read(move |connection| connection.prepare_cached(sql)?.query_map([], |row| row.get(0))?.collect()).await
    }

    pub(crate) async fn whole(&self, table: String) -> Result<Option<Value>, StoreError> {
        let text = self.read(move |connection| {
            connection.prepare_cached(READ)?.query_row([table], |row| row.get::<_, String>(0)).optional()
        });
        text.await?.as_deref().map(parsed).transpose()
    }

    /// Write the table as it was elsewhere, in the place of what is there of it: all of it or nothing.
    pub(crate) async fn write_whole(&self, table: String, whole: Value) -> Result<(), StoreError> {
        self.write(move |connection| {
            let text = whole.to_string();
            for (n, sql) in WRITE.iter().enumerate() {
                let mut statement = connection.prepare_cached(sql)?;
                if n == 0 {
                    statement.execute([&table])?
                } else {
                    statement.execute(params![table, text])?
                };
            }
            Ok(())
        })
        .await
    }

    /// All people who have a name, in the order of their ids.
    pub(crate) async fn people(&self) -> Result<Vec<Value>, StoreError> {
        let sql = "SELECT json_array(id, name, passphrase, created, likeness) FROM people ORDER BY id";
        let texts: Vec<String> = self
            .read(move |connection| connection.prepare_cached(sql)?.query_map([], |row| row.get(0))?.collect())
            .await?;
        texts.iter().map(|text| parsed(text)).collect()
    }

    pub(crate) async fn write_people(&self, people: Vec<Value>) -> Result<(), StoreError> {
        let sql = "INSERT OR REPLACE INTO people (id, name, passphrase, created, likeness)
                   SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, value ->> 4 FROM json_each(?)";
        let text = Value::from(people).to_string();
        self.write(move |connection| connection.prepare_cached(sql)?.execute([text]).map(|_| ())).await
    }
}
