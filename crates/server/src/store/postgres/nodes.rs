//! The processes that serve the database.

use super::handle::Postgres;
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
        let sql =
            "INSERT INTO nodes (id, program) VALUES ($1, $2) ON CONFLICT (id) DO UPDATE SET seen = clock_timestamp()";
        self.link().await?.write(sql, &[&self.pool.node, &env!("CARGO_PKG_VERSION")]).await.map(|_| ())
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
        self.link().await?.write(sql, &[]).await.map(|_| ())
    }
}
