//! The queue of reviews: rows that any process may take, each taken once.

use super::convert::{count, int, long};
use super::handle::Postgres;
use super::pool::Lease;
use crate::store::StoreError;
use crate::store::shapes::{Edition, ReviewRow, Wished};

async fn row(link: &mut Lease, table: &str, edition: Edition) -> Result<Option<ReviewRow>, StoreError> {
    let sql = "SELECT state, asked, body FROM reviews WHERE table_id = $1 AND method = $2 AND rules = $3";
    let Some(row) = link.one(sql, &[&table, &int(edition.method), &int(edition.rules)]).await? else { return Ok(None) };
    let (state, asked): (String, i64) = (row.get("state"), row.get("asked"));
    Ok(Some(match (state.as_str(), row.get::<_, Option<String>>("body")) {
        ("done", Some(body)) => ReviewRow::Done(body),
        ("waiting", _) => {
            let sql =
                "SELECT count(*)::int AS n FROM reviews WHERE state = 'working' OR state = 'waiting' AND asked < $1";
            ReviewRow::Waiting(link.one(sql, &[&asked]).await?.map_or(0, |row| count(&row, "n")))
        }
        ("working", _) => ReviewRow::Working,
        _ => ReviewRow::Failed,
    }))
}

impl Postgres {
    /// The review of that table, if it was ever wished in this edition.
    pub(crate) async fn review(&self, table: String, edition: Edition) -> Result<Option<ReviewRow>, StoreError> {
        row(&mut self.link().await?, &table, edition).await
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
        let mut link = self.link().await?;
        link.begin().await?;
        // Wishes are counted one after the other, whichever process they come to.
        link.query("SELECT pg_advisory_xact_lock(hashtextextended('reviews', 0))", &[]).await?;
        let known = row(&mut link, &table, edition).await?;
        match known {
            Some(there) if !(again && there == ReviewRow::Failed) => {
                link.roll_back().await?;
                return Ok(Wished::There(there));
            }
            _ => {}
        }
        let sql = "SELECT count(*) FILTER (WHERE person = $1) AS one, count(*) FILTER (WHERE table_id <> $2) AS all
                   FROM reviews WHERE state IN ('waiting', 'working')";
        let counted = link.one(sql, &[&person, &table]).await?.ok_or(StoreError::Gone)?;
        let enough = match () {
            () if counted.get::<_, i64>("one") >= long(most[0]) => Some(Wished::EnoughOfOne),
            () if counted.get::<_, i64>("all") >= long(most[1]) => Some(Wished::EnoughOfAll),
            () => None,
        };
        if let Some(enough) = enough {
            link.roll_back().await?;
            return Ok(enough);
        }
        // Those of one moment are still one after the other.
        let sql = "INSERT INTO reviews (table_id, method, rules, state, person, asked) VALUES ($1, $2, $3, 'waiting', $4,
                   greatest((extract(epoch FROM clock_timestamp()) * 1000)::bigint,
                            1 + coalesce((SELECT max(asked) FROM reviews WHERE state = 'waiting'), 0)))
                   ON CONFLICT (table_id) DO UPDATE SET method = excluded.method, rules = excluded.rules, state = 'waiting',
                   person = excluded.person, asked = excluded.asked, body = NULL, node = NULL";
        link.query(sql, &[&table, &int(edition.method), &int(edition.rules), &person]).await?;
        let there = row(&mut link, &table, edition).await?.unwrap_or(ReviewRow::Waiting(0));
        link.commit().await?;
        Ok(Wished::There(there))
    }

    /// Takes the one that has waited longest.
    pub(crate) async fn claim_review(&self) -> Result<Option<(String, Edition)>, StoreError> {
        let sql = "UPDATE reviews SET state = 'working', node = $1 WHERE table_id =
                   (SELECT table_id FROM reviews WHERE state = 'waiting' ORDER BY asked, table_id LIMIT 1 FOR UPDATE SKIP LOCKED)
                   RETURNING table_id, method, rules";
        let mut link = self.link().await?;
        let node = self.pool.node.clone();
        let claimed = link.write(sql, &[&node]).await?.into_iter().next();
        let edition = |row: &tokio_postgres::Row| Edition { method: count(row, "method"), rules: count(row, "rules") };
        Ok(claimed.map(|row| (row.get("table_id"), edition(&row))))
    }

    /// What came of it; nothing where it failed.
    pub(crate) async fn finish_review(&self, table: String, body: Option<String>) -> Result<(), StoreError> {
        let state = if body.is_some() { "done" } else { "failed" };
        let sql = "UPDATE reviews SET state = $1, body = $2, node = NULL WHERE table_id = $3";
        self.link().await?.write(sql, &[&state, &body, &table]).await.map(|_| ())
    }

    /// Back into the queue with what a process had at work that is gone; whether anything waits.
    pub(crate) async fn reopen_reviews(&self) -> Result<bool, StoreError> {
        // A process without a sign of life for this long is gone.
        let sql = "UPDATE reviews SET state = 'waiting', node = NULL WHERE state = 'working' AND NOT EXISTS
                   (SELECT 1 FROM nodes WHERE nodes.id = reviews.node AND seen > clock_timestamp() - interval '30 seconds')";
        let mut link = self.link().await?;
        link.write(sql, &[]).await?;
        Ok(link.one("SELECT 1 FROM reviews WHERE state = 'waiting' LIMIT 1", &[]).await?.is_some())
    }
}
