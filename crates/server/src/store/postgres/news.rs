//! Entries that other processes have written since a mark.

use super::convert::{count, int, long, unescaped};
use super::handle::Postgres;
use super::tables::seating;
use crate::store::StoreError;
use crate::store::shapes::Mark;
use galerne_table::{News, Seating};
use tokio_postgres::Row;

const MARKS: &str = "SELECT h.id, h.v, h.seats_v, t.next FROM heads h JOIN tables t USING (id) WHERE h.id = ANY ($1)";

fn mark(row: &Row) -> Mark {
    Mark { table: row.get("id"), version: count(row, "v"), seating: count(row, "seats_v"), next: row.get("next") }
}

impl Postgres {
    pub(crate) async fn marks(&self, tables: Vec<String>) -> Result<Vec<Mark>, StoreError> {
        Ok(self.link().await?.query(MARKS, &[&tables]).await?.iter().map(mark).collect())
    }

    /// Seats are read after their number: what is newer than its number is read once more, what is older would never be.
    pub(crate) async fn news(&self, since: Mark) -> Result<Option<News>, StoreError> {
        let mut link = self.link().await?;
        let Some(now) = link.one(MARKS, &[&vec![&since.table]]).await?.as_ref().map(mark) else { return Ok(None) };
        let Some(missed) = now.version.checked_sub(since.version) else { return Ok(None) };
        let mut news = News { next: now.next, ..News::default() };
        if missed > 0 {
            let sql = "SELECT entry, client FROM entries WHERE table_id = $1 AND seq >= $2 ORDER BY seq LIMIT $3";
            let rows = link.query(sql, &[&since.table, &int(since.version), &long(missed)]).await?;
            let client = |row: &Row| row.get::<_, Option<String>>("client").map(|client| unescaped(&client));
            news.entries = rows.iter().map(|row| (row.get("entry"), client(row))).collect();
            if news.entries.len() != missed {
                // Deleted in this moment.
                return Ok(None);
            }
        }
        if now.seating != since.seating {
            let (seats, former) = seating(&mut link, &since.table).await?;
            news.seating = Some(Seating { number: now.seating, seats, former });
        }
        Ok(Some(news))
    }
}
