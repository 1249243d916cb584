//! The processes that serve the database.

use super::convert::long;
use super::handle::Postgres;
use super::role::{REVIEWER, Role};
use crate::build;
use crate::bus::Names;
use crate::store::StoreError;

impl Postgres {
    /// Which database this is, and which of its processes.
    pub(crate) async fn names(&self) -> Result<Names, StoreError> {
        let row = self.link().await?.one("SELECT id FROM installation", &[]).await?.ok_or(StoreError::Gone)?;
        Ok(Names { installation: row.get(0), node: self.pool.node.clone() })
    }

    /// Say that this process is there. Times are the database's, so that no clock of a machine decides anything.
    pub(crate) async fn beat(&self) -> Result<(), StoreError> {
        let sql = "INSERT INTO nodes (id, program, role) VALUES ($1, $2, $3) ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()";
        let role = self.pool.role.word();
        self.link().await?.write(sql, &[&self.pool.node, &build::id(), &role]).await.map(|_| ())
    }

    /// Take over tables that wait for a bot or for dice, and that a process which is gone wrote to last: their ids.
    pub(crate) async fn orphans(&self, most: usize) -> Result<Vec<String>, StoreError> {
        let sql = "UPDATE heads SET node = $1 WHERE id IN (
                       SELECT h.id FROM heads h JOIN tables t ON t.id = h.id
                       WHERE h.status = 'playing' AND h.changed < extract(epoch FROM clock_timestamp()) - 10
                         AND NOT EXISTS (SELECT 1 FROM nodes n WHERE n.id = h.node AND n.seen > clock_timestamp() - interval '15 seconds')
                         AND (h.awaited = 0 AND t.chance = 'automatic' OR EXISTS (
                             SELECT 1 FROM seats s WHERE s.table_id = h.id AND s.kind = 'bot' AND (h.awaited::int >> s.seat) & 1 = 1))
                       ORDER BY h.id LIMIT $2 FOR UPDATE OF h SKIP LOCKED)
                   RETURNING id";
        let rows = self.link().await?.write(sql, &[&self.pool.node, &long(most)]).await?;
        Ok(rows.iter().map(|row| row.get(0)).collect())
    }

    /// Whether a worker is there that works out reviews.
    pub(crate) async fn has_reviewer(&self) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM nodes WHERE role = $1 AND program = $2 AND seen > clock_timestamp() - interval '15 seconds' LIMIT 1";
        Ok(self.link().await?.one(sql, &[&REVIEWER, &build::id()]).await?.is_some())
    }

    /// Whether servers of another program are there: while a new one takes the place of an old one, above all.
    pub(crate) async fn has_other_programs(&self) -> Result<bool, StoreError> {
        let sql = "SELECT 1 FROM nodes WHERE role = $1 AND program <> $2 AND seen > clock_timestamp() - interval '15 seconds' LIMIT 1";
        Ok(self.link().await?.one(sql, &[&Role::Server.word(), &build::id()]).await?.is_some())
    }

    /// Whether it can be read and written just now.
    pub(crate) async fn probe(&self) -> Result<(), StoreError> {
        self.beat().await
    }

    /// The last word of this process.
    pub(crate) async fn leave(&self) -> Result<(), StoreError> {
        self.link().await?.write("DELETE FROM nodes WHERE id = $1", &[&self.pool.node]).await.map(|_| ())
    }

    /// Processes that ended without a word are forgotten after a day.
    pub(crate) async fn forget_nodes(&self) -> Result<(), StoreError> {
        let sql = "DELETE FROM nodes WHERE seen < clock_timestamp() - interval '1 day'";
        let mut link = self.link().await?;
        link.write(sql, &[]).await?;
        let sql = "DELETE FROM tries WHERE hour < extract(epoch FROM clock_timestamp())::bigint / 3600 - 1";
        link.write(sql, &[]).await?;
        // Nobody has come back for them.
        link.write("DELETE FROM runs WHERE opened < clock_timestamp() - interval '30 days'", &[]).await.map(|_| ())
    }
}
