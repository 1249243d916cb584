//! Connections: the calls over one, and what a broken one means for a write.
//!
//! What breaks before a commit was asked for is certainly not written. What breaks after it may be: that is [`StoreError::Uncertain`],
//! and never answered as if it were either.

use crate::store::StoreError;
use futures_util::StreamExt as _;
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::ToSql;
use tokio_postgres::{AsyncMessage, Client, Config, Error, NoTls, Row, Statement};

/// What goes into a statement.
pub(super) type Param<'a> = &'a (dyn ToSql + Sync);

/// A failover takes ten to thirty seconds, and an answer may be on its way for that long. Then the connection is
/// closed, never the statement cancelled: a cancelled commit shows rows that the standby may not have.
const PATIENCE: Duration = Duration::from_secs(30);

/// One connection. Dropping it closes it, and the server takes back what was not committed.
pub(super) struct Link {
    client: Client,
    task: JoinHandle<()>,
    /// The server has warned since this was last asked: of a commit that did not wait for its standby, above all.
    warned: Arc<AtomicBool>,
    statements: HashMap<&'static str, Statement>,
    /// Nothing is begun that is not finished.
    is_idle: bool,
    in_transaction: bool,
}

impl Drop for Link {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Link {
    pub(super) async fn open(config: &Config) -> Result<Link, StoreError> {
        let connecting = tokio::time::timeout(PATIENCE, config.connect(NoTls));
        let unanswered = |_| StoreError::Unreachable("no answer".to_owned());
        let (client, mut connection) = connecting.await.map_err(unanswered)?.map_err(|error| certain(&error))?;
        let warned = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&warned);
        let task = tokio::spawn(async move {
            let mut messages = futures_util::stream::poll_fn(move |context| connection.poll_message(context));
            while let Some(Ok(message)) = messages.next().await {
                if let AsyncMessage::Notice(notice) = message
                    && notice.severity() == "WARNING"
                {
                    tracing::warn!(warning = notice.message(), "PostgreSQL warns");
                    heard.store(true, SeqCst);
                }
            }
        });
        Ok(Link { client, task, warned, statements: HashMap::new(), is_idle: true, in_transaction: false })
    }

    /// Whether another may use it.
    pub(super) fn is_sound(&self) -> bool {
        self.is_idle && !self.in_transaction && !self.client.is_closed()
    }

    async fn statement(&mut self, sql: &'static str) -> Result<Statement, StoreError> {
        if let Some(known) = self.statements.get(sql) {
            return Ok(known.clone());
        }
        let statement = self.client.prepare(sql).await.map_err(|error| certain(&error))?;
        self.statements.insert(sql, statement.clone());
        Ok(statement)
    }

    /// Ask for rows. What writes belongs into a transaction, or into [`Link::write`].
    pub(super) async fn query(&mut self, sql: &'static str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        self.is_idle = false;
        let asked = async {
            let statement = self.statement(sql).await?;
            self.client.query(&statement, params).await.map_err(|error| certain(&error))
        };
        let unanswered = |_| StoreError::Unreachable("no answer".to_owned());
        let rows = tokio::time::timeout(PATIENCE, asked).await.map_err(unanswered)??;
        self.is_idle = true;
        Ok(rows)
    }

    pub(super) async fn one(&mut self, sql: &'static str, params: &[Param<'_>]) -> Result<Option<Row>, StoreError> {
        Ok(self.query(sql, params).await?.into_iter().next())
    }

    /// A statement that commits by itself.
    pub(super) async fn write(&mut self, sql: &'static str, params: &[Param<'_>]) -> Result<Vec<Row>, StoreError> {
        self.is_idle = false;
        let prepared = tokio::time::timeout(PATIENCE, self.statement(sql)).await;
        let statement = prepared.map_err(|_| StoreError::Unreachable("no answer".to_owned()))??;
        self.warned.store(false, SeqCst);
        let written = tokio::time::timeout(PATIENCE, self.client.query(&statement, params)).await;
        let rows = written.map_err(|_| StoreError::Uncertain)?.map_err(|error| after_commit(&error))?;
        if self.warned.load(SeqCst) {
            return Err(StoreError::Uncertain);
        }
        self.is_idle = true;
        Ok(rows)
    }

    pub(super) async fn begin(&mut self) -> Result<(), StoreError> {
        self.in_transaction = true;
        self.plain("BEGIN").await
    }

    /// Begin to read as of one moment.
    pub(super) async fn begin_reading(&mut self) -> Result<(), StoreError> {
        self.in_transaction = true;
        self.plain("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").await
    }

    /// Statements of ours without parameters.
    pub(super) async fn plain(&mut self, sql: &str) -> Result<(), StoreError> {
        self.is_idle = false;
        let done = tokio::time::timeout(PATIENCE, self.client.batch_execute(sql)).await;
        done.map_err(|_| StoreError::Unreachable("no answer".to_owned()))?.map_err(|error| certain(&error))?;
        self.is_idle = true;
        Ok(())
    }

    pub(super) async fn commit(&mut self) -> Result<(), StoreError> {
        self.is_idle = false;
        self.warned.store(false, SeqCst);
        let done = tokio::time::timeout(PATIENCE, self.client.batch_execute("COMMIT")).await;
        done.map_err(|_| StoreError::Uncertain)?.map_err(|error| after_commit(&error))?;
        if self.warned.load(SeqCst) {
            return Err(StoreError::Uncertain);
        }
        (self.is_idle, self.in_transaction) = (true, false);
        Ok(())
    }

    /// Take back what was done since the beginning.
    pub(super) async fn roll_back(&mut self) -> Result<(), StoreError> {
        self.plain("ROLLBACK").await?;
        self.in_transaction = false;
        Ok(())
    }
}

/// What went wrong, where nothing can have been committed.
pub(super) fn certain(error: &Error) -> StoreError {
    let Some(refused) = error.as_db_error() else { return StoreError::Unreachable(chain(error)) };
    match refused.code() {
        &SqlState::DISK_FULL => StoreError::Full,
        &SqlState::UNIQUE_VIOLATION | &SqlState::FOREIGN_KEY_VIOLATION => StoreError::Conflict,
        &SqlState::READ_ONLY_SQL_TRANSACTION => StoreError::ReadOnly,
        &SqlState::LOCK_NOT_AVAILABLE | &SqlState::T_R_DEADLOCK_DETECTED => StoreError::Locked,
        code if is_about_connections(code) => StoreError::Unreachable(refused.message().to_owned()),
        _ => StoreError::Other(refused.message().to_owned()),
    }
}

/// The same where a commit was asked for: only a plain refusal says that it did not happen.
fn after_commit(error: &Error) -> StoreError {
    match error.as_db_error() {
        Some(refused) if !is_about_connections(refused.code()) => certain(error),
        _ => StoreError::Uncertain,
    }
}

/// Classes 08, 53300 and 57P: the connection or the server ends, or does not begin.
fn is_about_connections(code: &SqlState) -> bool {
    code.code().starts_with("08") || code.code().starts_with("57P") || *code == SqlState::TOO_MANY_CONNECTIONS
}

/// The reasons behind an error: the outermost says only that there is one.
fn chain(error: &Error) -> String {
    let mut text = error.to_string();
    let mut source = std::error::Error::source(error);
    while let Some(cause) = source {
        text.push_str(": ");
        text.push_str(&cause.to_string());
        source = cause.source();
    }
    text
}
