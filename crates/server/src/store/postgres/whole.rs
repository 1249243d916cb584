//! Everything there is of one table, as JSON: the same as from the other store.

use super::convert::{escaped, unescaped};
use super::handle::Postgres;
use crate::store::StoreError;
use serde_json::Value;

const READ: &str = "
    SELECT json_build_object(
        'table', json_build_array(t.id, game, options, start, created, chance, public, owner, previous, next, luck),
        'head', json_build_array(rules, status, told, moved, awaited, result),
        'entries', (SELECT coalesce(json_agg(json_build_array(seq, entry, client, at) ORDER BY seq), '[]')
            FROM entries WHERE table_id = $1),
        'seats', (SELECT coalesce(json_agg(json_build_array(seat, kind, name, bot, nonce) ORDER BY seat), '[]')
            FROM seats WHERE table_id = $1),
        'holds', (SELECT coalesce(json_agg(json_build_array(seat, person) ORDER BY seat, person), '[]')
            FROM holds WHERE table_id = $1),
        'former', (SELECT coalesce(json_agg(json_build_array(seat, until, name) ORDER BY until, seat), '[]')
            FROM former WHERE table_id = $1),
        'snapshots', (SELECT coalesce(json_agg(json_build_array(seq, rules, position)), '[]')
            FROM snapshots WHERE table_id = $1),
        'reviews', (SELECT coalesce(json_agg(json_build_array(method, rules, state, person, asked, body)), '[]')
            FROM reviews WHERE table_id = $1)
    )::text FROM tables t JOIN heads h ON h.id = t.id WHERE t.id = $1";

/// What was written last is the time of the last entry: a copy is no younger than what it was made from.
const WRITE: &[&str] = &[
    "INSERT INTO tables (id, game, options, start, created, chance, public, owner, previous, next, luck)
        SELECT $1, t ->> 1, t ->> 2, t ->> 3, (t ->> 4)::bigint, t ->> 5, (t ->> 6)::boolean, t ->> 7, t ->> 8, t ->> 9, t ->> 10
        FROM (SELECT $2::text::json -> 'table' AS t) AS x",
    "INSERT INTO entries SELECT $1, (e ->> 0)::int, e ->> 1, e ->> 2, (e ->> 3)::bigint
        FROM json_array_elements($2::text::json -> 'entries') AS e",
    "INSERT INTO seats SELECT $1, (e ->> 0)::int, e ->> 1, e ->> 2, e ->> 3, e ->> 4
        FROM json_array_elements($2::text::json -> 'seats') AS e",
    "INSERT INTO holds SELECT $1, (e ->> 0)::int, e ->> 1 FROM json_array_elements($2::text::json -> 'holds') AS e",
    "INSERT INTO former SELECT $1, (e ->> 0)::int, (e ->> 1)::int, e ->> 2
        FROM json_array_elements($2::text::json -> 'former') AS e",
    "INSERT INTO snapshots SELECT $1, (e ->> 0)::int, (e ->> 1)::int, e ->> 2
        FROM json_array_elements($2::text::json -> 'snapshots') AS e",
    "INSERT INTO reviews (table_id, method, rules, state, person, asked, body)
        SELECT $1, (e ->> 0)::int, (e ->> 1)::int, e ->> 2, e ->> 3, (e ->> 4)::bigint, e ->> 5
        FROM json_array_elements($2::text::json -> 'reviews') AS e",
    "INSERT INTO heads (id, v, rules, status, listed, told, moved, awaited, result, changed)
        SELECT $1, (SELECT count(*) FROM entries WHERE table_id = $1), (h ->> 0)::int, h ->> 1,
            (SELECT public FROM tables WHERE id = $1) AND EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'open'),
            (h ->> 2)::int, (h ->> 3)::bigint, (h ->> 4)::smallint, h ->> 5,
            coalesce((SELECT max(at) FROM entries WHERE table_id = $1), (SELECT created FROM tables WHERE id = $1))
        FROM (SELECT $2::text::json -> 'head' AS h) AS x",
];

/// Client ids are kept in other letters here (see `escaped`).
fn with_clients(mut whole: Value, change: fn(&str) -> String) -> Value {
    for entry in whole["entries"].as_array_mut().into_iter().flatten() {
        if let Some(client) = entry[2].as_str().map(change) {
            entry[2] = client.into();
        }
    }
    whole
}

fn parsed(text: &str) -> Result<Value, StoreError> {
    serde_json::from_str(text).map_err(|error| StoreError::Other(error.to_string()))
}

impl Postgres {
    /// The ids of all tables, in order.
    pub(crate) async fn all_tables(&self) -> Result<Vec<String>, StoreError> {
        let rows = self.link().await?.query("SELECT id FROM tables ORDER BY id", &[]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Tables whose entries are not numbered without a gap, or are not as many as the head says.
    pub(crate) async fn gaps(&self) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM heads LEFT JOIN entries ON table_id = id GROUP BY id, v
                   HAVING count(seq) <> v OR coalesce(max(seq) + 1, 0) <> v OR coalesce(min(seq), 0) <> 0 ORDER BY id";
        Ok(self.link().await?.query(sql, &[]).await?.iter().map(|row| row.get(0)).collect())
    }

    /// One statement, so as of one moment.
    pub(crate) async fn whole(&self, table: String) -> Result<Option<Value>, StoreError> {
        let row = self.link().await?.one(READ, &[&table]).await?;
        Ok(row.map(|row| parsed(row.get(0))).transpose()?.map(|whole| with_clients(whole, unescaped)))
    }

    /// Write the table as it was elsewhere, in the place of what is there of it: all of it or nothing.
    pub(crate) async fn write_whole(&self, table: String, whole: Value) -> Result<(), StoreError> {
        let text = with_clients(whole, escaped).to_string();
        let mut link = self.link().await?;
        link.begin().await?;
        for sql in [
            "DELETE FROM heads WHERE id = $1",
            "DELETE FROM entries WHERE table_id = $1",
            "DELETE FROM tables WHERE id = $1",
        ] {
            link.query(sql, &[&table]).await?;
        }
        for sql in WRITE {
            link.query(sql, &[&table, &text]).await?;
        }
        link.commit().await
    }

    /// All people who have a name, in the order of their ids.
    pub(crate) async fn people(&self) -> Result<Vec<Value>, StoreError> {
        let sql = "SELECT json_build_array(id, name, passphrase, created, likeness)::text FROM people ORDER BY id";
        self.link().await?.query(sql, &[]).await?.iter().map(|row| parsed(row.get(0))).collect()
    }

    pub(crate) async fn write_people(&self, people: Vec<Value>) -> Result<(), StoreError> {
        let sql = "INSERT INTO people (id, name, passphrase, created, likeness)
                   SELECT e ->> 0, e ->> 1, e ->> 2, (e ->> 3)::bigint, e ->> 4 FROM json_array_elements($1::text::json) AS e
                   ON CONFLICT (id) DO UPDATE SET name = excluded.name, passphrase = excluded.passphrase,
                   created = excluded.created, likeness = excluded.likeness";
        let text = Value::from(people).to_string();
        self.link().await?.write(sql, &[&text]).await.map(|_| ())
    }
}
