//! Chunks of the laboratory's runs as rows: any process of the same program takes one, plays it and hands its line in. What is played twice
//! is handed in once.

use super::convert::{int, long};
use super::handle::Postgres;
use crate::build;
use crate::store::StoreError;

/// How often a chunk is begun before it counts as one that cannot be played.
const TRIES: i32 = 5;

/// A chunk that this process has taken.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Shard {
    pub(crate) run: String,
    pub(crate) arm: usize,
    pub(crate) chunk: u64,
    /// The text of the experiment.
    pub(crate) experiment: String,
}

/// A chunk that has been played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Played {
    pub(crate) arm: usize,
    pub(crate) chunk: u64,
    pub(crate) node: String,
    pub(crate) line: Vec<u8>,
}

fn place(row: &tokio_postgres::Row) -> (usize, u64) {
    let (arm, chunk) = (row.get::<_, i32>("arm"), row.get::<_, i64>("chunk"));
    (usize::try_from(arm).unwrap_or(0), u64::try_from(chunk).unwrap_or(0))
}

fn number(chunk: u64) -> i64 {
    i64::try_from(chunk).unwrap_or(i64::MAX)
}

impl Postgres {
    /// What this process is called.
    pub(crate) fn node(&self) -> &str {
        &self.pool.node
    }

    /// Those jobs of that run are there for whoever plays. What is there already stays as it is.
    pub(crate) async fn open_run(&self, id: &str, experiment: &str, jobs: &[(usize, u64)]) -> Result<(), StoreError> {
        let mut link = self.link().await?;
        link.begin().await?;
        let sql = "INSERT INTO runs (id, program, experiment) VALUES ($1, $2, $3)
                   ON CONFLICT (id) DO UPDATE SET program = excluded.program, opened = clock_timestamp()";
        link.query(sql, &[&id, &build::id(), &experiment]).await?;
        let (arms, chunks): (Vec<i32>, Vec<i64>) = jobs.iter().map(|&(arm, chunk)| (int(arm), number(chunk))).unzip();
        let sql = "INSERT INTO shards (run, arm, chunk) SELECT $1, * FROM unnest($2::int[], $3::bigint[])
                   ON CONFLICT (run, arm, chunk) DO UPDATE SET tries = 0 WHERE shards.line IS NULL";
        link.query(sql, &[&id, &arms, &chunks]).await?;
        link.commit().await
    }

    /// Take the next chunk that nobody plays, of any run of this program, for a minute.
    pub(crate) async fn claim_shard(&self) -> Result<Option<Shard>, StoreError> {
        let sql = "UPDATE shards SET node = $1, until = clock_timestamp() + interval '60 seconds', tries = tries + 1
                   FROM runs WHERE runs.id = shards.run AND (shards.run, shards.arm, shards.chunk) =
                       (SELECT s.run, s.arm, s.chunk FROM shards s JOIN runs r ON r.id = s.run
                        WHERE r.program = $2 AND s.line IS NULL AND s.tries < $3 AND (s.until IS NULL OR s.until < clock_timestamp())
                        ORDER BY r.place, s.chunk, s.arm LIMIT 1 FOR UPDATE OF s SKIP LOCKED)
                   RETURNING run, arm, chunk, experiment";
        let rows = self.link().await?.write(sql, &[&self.pool.node, &build::id(), &TRIES]).await?;
        Ok(rows.first().map(|row| {
            let (arm, chunk) = place(row);
            Shard { run: row.get("run"), arm, chunk, experiment: row.get("experiment") }
        }))
    }

    /// For another minute; whether it is still wanted of this process.
    pub(crate) async fn renew_shard(&self, shard: &Shard) -> Result<bool, StoreError> {
        let sql = "UPDATE shards SET until = clock_timestamp() + interval '60 seconds'
                   WHERE run = $1 AND arm = $2 AND chunk = $3 AND node = $4 AND line IS NULL RETURNING 1";
        let (arm, chunk) = (int(shard.arm), number(shard.chunk));
        let rows = self.link().await?.write(sql, &[&shard.run, &arm, &chunk, &self.pool.node]).await?;
        Ok(!rows.is_empty())
    }

    /// Hand in what was played; whether nobody was faster.
    pub(crate) async fn hand_in(&self, shard: &Shard, line: &[u8]) -> Result<bool, StoreError> {
        let sql = "UPDATE shards SET line = $4, node = $5 WHERE run = $1 AND arm = $2 AND chunk = $3 AND line IS NULL RETURNING 1";
        let (arm, chunk) = (int(shard.arm), number(shard.chunk));
        let rows = self.link().await?.write(sql, &[&shard.run, &arm, &chunk, &line, &self.pool.node]).await?;
        Ok(!rows.is_empty())
    }

    /// Leave it to others; one that was given up for no fault of its own has not been tried.
    pub(crate) async fn give_up_shard(&self, shard: &Shard, failed: bool) -> Result<(), StoreError> {
        let sql = "UPDATE shards SET until = NULL, tries = tries - $5
                   WHERE run = $1 AND arm = $2 AND chunk = $3 AND node = $4 AND line IS NULL";
        let (arm, chunk, back) = (int(shard.arm), number(shard.chunk), i32::from(!failed));
        self.link().await?.write(sql, &[&shard.run, &arm, &chunk, &self.pool.node, &back]).await.map(|_| ())
    }

    /// Some of what was handed in of that run.
    pub(crate) async fn played(&self, run: &str, most: usize) -> Result<Vec<Played>, StoreError> {
        let sql = "SELECT arm, chunk, node, line FROM shards WHERE run = $1 AND line IS NOT NULL ORDER BY chunk, arm LIMIT $2";
        let rows = self.link().await?.query(sql, &[&run, &long(most)]).await?;
        let played = |row: &tokio_postgres::Row| {
            let (arm, chunk) = place(row);
            Played { arm, chunk, node: row.get("node"), line: row.get("line") }
        };
        Ok(rows.iter().map(played).collect())
    }

    /// These are kept elsewhere now.
    pub(crate) async fn take_in(&self, run: &str, jobs: &[(usize, u64)]) -> Result<(), StoreError> {
        let (arms, chunks): (Vec<i32>, Vec<i64>) = jobs.iter().map(|&(arm, chunk)| (int(arm), number(chunk))).unzip();
        let sql = "DELETE FROM shards USING unnest($2::int[], $3::bigint[]) AS j (a, c) WHERE run = $1 AND arm = a AND chunk = c";
        self.link().await?.write(sql, &[&run, &arms, &chunks]).await.map(|_| ())
    }

    /// A chunk that was begun again and again and never handed in.
    pub(crate) async fn hopeless(&self, run: &str) -> Result<Option<(usize, u64)>, StoreError> {
        let sql = "SELECT arm, chunk FROM shards WHERE run = $1 AND line IS NULL AND tries >= $2
                   AND (until IS NULL OR until < clock_timestamp()) LIMIT 1";
        Ok(self.link().await?.one(sql, &[&run, &TRIES]).await?.as_ref().map(place))
    }

    /// Nobody is to play it any more.
    pub(crate) async fn close_run(&self, run: &str) -> Result<(), StoreError> {
        self.link().await?.write("DELETE FROM runs WHERE id = $1", &[&run]).await.map(|_| ())
    }
}
