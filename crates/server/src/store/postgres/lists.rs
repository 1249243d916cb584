//! Lists of tables.

use super::convert::{count, long, unword};
use super::handle::Postgres;
use super::pool::Lease;
use crate::store::StoreError;
use crate::store::shapes::{Listed, seats_of_bits};
use galerne_table::{NewSeat, SavedSeat, StateRow, TableHeadRow};
use std::collections::HashMap;
use tokio_postgres::Row;

/// A table with its head, as one row. A macro, so that statements are made of it while the program is built.
macro_rules! LISTED_COLUMNS {
    () => {
        "SELECT t.id, t.game, t.options, t.start, t.chance, t.public, t.owner, t.previous, t.next, t.luck, t.created, h.rules,
         h.status, h.v, h.seats_v, h.told, h.moved, h.awaited, h.result,
         extract(epoch FROM clock_timestamp())::bigint - h.moved AS idle FROM tables t JOIN heads h ON h.id = t.id"
    };
}
pub(super) use LISTED_COLUMNS;

pub(super) fn head(row: &Row) -> Result<TableHeadRow, StoreError> {
    Ok(TableHeadRow {
        id: row.get("id"),
        game: row.get("game"),
        rules: count(row, "rules"),
        options: row.get("options"),
        start: row.get("start"),
        status: unword(row, "status")?,
        chance: unword(row, "chance")?,
        public: row.get("public"),
        owner: row.get("owner"),
        previous: row.get("previous"),
        next: row.get("next"),
        luck: row.get("luck"),
    })
}

pub(super) fn state(row: &Row) -> StateRow {
    let bits = row.get::<_, Option<i16>>("awaited").and_then(|bits| u8::try_from(bits).ok());
    StateRow { version: count(row, "told"), awaited: bits.map(seats_of_bits), result: row.get("result") }
}

/// The seats of several tables at once.
pub(super) async fn seats_of(link: &mut Lease, tables: &[&str]) -> Result<HashMap<String, Vec<NewSeat>>, StoreError> {
    let mut all: HashMap<String, Vec<NewSeat>> = HashMap::new();
    let sql = "SELECT * FROM seats WHERE table_id = ANY ($1) ORDER BY table_id, seat";
    for row in link.query(sql, &[&tables]).await? {
        let seat = SavedSeat {
            kind: unword(&row, "kind")?,
            name: row.get("name"),
            bot: row.get("bot"),
            nonce: row.get("nonce"),
        };
        all.entry(row.get("table_id")).or_default().push(NewSeat { seat, holders: Vec::new() });
    }
    let sql = "SELECT table_id, seat, person FROM holds WHERE table_id = ANY ($1) ORDER BY table_id, seat, person";
    for row in link.query(sql, &[&tables]).await? {
        let seats = all.get_mut(row.get::<_, &str>("table_id"));
        if let Some(seat) = seats.and_then(|seats| seats.get_mut(count::<usize>(&row, "seat"))) {
            seat.holders.push(row.get("person"));
        }
    }
    Ok(all)
}

impl Postgres {
    /// The tables in play at which the person has a seat.
    pub(crate) async fn played_by(&self, person: String) -> Result<Vec<String>, StoreError> {
        let sql =
            "SELECT DISTINCT table_id FROM holds JOIN heads ON id = table_id WHERE person = $1 AND status = 'playing'";
        Ok(self.link().await?.query(sql, &[&person]).await?.iter().map(|row| row.get(0)).collect())
    }

    /// The tables in play, the youngest first.
    pub(crate) async fn playing(&self, most: usize) -> Result<Vec<String>, StoreError> {
        let sql =
            "SELECT id FROM tables JOIN heads USING (id) WHERE status = 'playing' ORDER BY created DESC, id LIMIT $1";
        Ok(self.link().await?.query(sql, &[&long(most)]).await?.iter().map(|row| row.get(0)).collect())
    }

    /// The tables where the person holds a seat or that the person made.
    pub(crate) async fn tables_of(&self, person: String, most: usize) -> Result<Vec<Listed>, StoreError> {
        let sql = concat!(
            LISTED_COLUMNS!(),
            " WHERE t.id IN (SELECT table_id FROM holds WHERE person = $1) OR (t.owner = $1 AND t.owner <> '')
              ORDER BY h.status = 'over', h.moved DESC, t.id LIMIT $2"
        );
        self.list(sql, person, most).await
    }

    /// The tables with a free seat, without the person's own.
    pub(crate) async fn open_tables(&self, person: String, most: usize) -> Result<Vec<Listed>, StoreError> {
        let sql = concat!(
            LISTED_COLUMNS!(),
            " WHERE h.listed AND h.status = 'playing' AND (t.owner <> $1 OR t.owner = '')
              ORDER BY t.created DESC, t.id LIMIT $2"
        );
        self.list(sql, person, most).await
    }

    async fn list(&self, sql: &'static str, person: String, most: usize) -> Result<Vec<Listed>, StoreError> {
        let mut link = self.link().await?;
        let rows = link.query(sql, &[&person, &long(most)]).await?;
        let ids: Vec<&str> = rows.iter().map(|row| row.get("id")).collect();
        let mut seats = seats_of(&mut link, &ids).await?;
        let mut listed = Vec::new();
        for row in &rows {
            // A row that cannot be read hides its own table only, not the whole list.
            match head(row) {
                Ok(head) => {
                    let seats = seats.remove(&head.id).unwrap_or_default();
                    listed.push(Listed { seats, head, state: state(row), idle: row.get("idle") });
                }
                Err(error) => tracing::warn!(%error, "a table cannot be listed"),
            }
        }
        Ok(listed)
    }

    /// Tables that have not changed since then, the oldest first.
    pub(crate) async fn forgotten(&self, since: i64, most: usize) -> Result<Vec<String>, StoreError> {
        let sql = "SELECT id FROM tables JOIN heads USING (id) WHERE created < $1 AND changed < $1 ORDER BY created, id LIMIT $2";
        Ok(self.link().await?.query(sql, &[&since, &long(most)]).await?.iter().map(|row| row.get(0)).collect())
    }
}
