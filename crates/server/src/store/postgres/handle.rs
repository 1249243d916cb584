//! The handle to the database, and how it is opened.

use super::append::Appender;
use super::link::Link;
use super::pool::{Lease, Pool};
use super::role::Role;
use super::{joining, schema};
use crate::store::StoreError;
use galerne_table::Appended;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio_postgres::Config;
use tokio_postgres::config::{Host, SslMode, TargetSessionAttrs};

/// A handle to the database; clones share it.
#[derive(Clone)]
pub(crate) struct Postgres {
    pub(super) pool: Arc<Pool>,
    appender: Appender,
}

impl std::fmt::Debug for Postgres {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Postgres").finish_non_exhaustive()
    }
}

/// How the database is opened.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Purpose<'a> {
    /// To serve, with a key of that mark. All processes of a database have one key, or a cookie would be good at one of them only.
    Serve { key: &'a str, role: Role },
    /// For a command that looks, or copies.
    Command,
    /// To bring the schema up to date.
    Migrate,
}

impl Postgres {
    /// Open the database that the address names. One that this program cannot serve safely is refused.
    pub(crate) async fn open(url: &str, purpose: Purpose<'_>) -> Result<Postgres, StoreError> {
        let config = config(url)?;
        let first = Pool::new(config.clone(), String::new(), Role::Server);
        let mut link = first.take().await?;
        is_safe(&mut link).await?;
        schema::prepare(&mut link, purpose == Purpose::Migrate).await?;
        let (node, role) = match purpose {
            Purpose::Serve { key, role } => {
                joining::has_key(&mut link, key).await?;
                (joining::join(&mut link, role).await?, role)
            }
            Purpose::Command | Purpose::Migrate => (String::new(), Role::Server),
        };
        let pool = Pool::new(config, node, role);
        Ok(Postgres { appender: Appender::start(&pool), pool })
    }

    pub(crate) async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        self.appender.append(appended).await
    }

    pub(crate) fn written(&self) -> (u64, u64) {
        self.appender.counts()
    }

    pub(super) async fn link(&self) -> Result<Lease, StoreError> {
        self.pool.take().await
    }
}

fn config(url: &str) -> Result<Config, StoreError> {
    let mut config: Config =
        url.parse().map_err(|error: tokio_postgres::Error| StoreError::Other(error.to_string()))?;
    config.application_name("galerne");
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(Duration::from_secs(5));
    }
    if config.get_hosts().len() > 1 {
        config.target_session_attrs(TargetSessionAttrs::ReadWrite);
    }
    // This program does not encrypt: sending moves and secrets over a network must be allowed explicitly.
    let is_near = |host: &Host| match host {
        Host::Tcp(name) => name == "localhost" || name.parse::<IpAddr>().is_ok_and(|address| address.is_loopback()),
        #[cfg(unix)]
        Host::Unix(_) => true,
    };
    if let Some(Host::Tcp(far)) = config.get_hosts().iter().find(|host| !is_near(host))
        && config.get_ssl_mode() != SslMode::Disable
    {
        return Err(StoreError::Plain(far.clone()));
    }
    Ok(config)
}

/// Refuse a server that loses what it has acknowledged, or takes no writes.
async fn is_safe(link: &mut Link) -> Result<(), StoreError> {
    let sql = "SELECT current_setting('transaction_read_only') = 'on' AS read_only, current_setting('fsync') = 'off' AS unsynced,
               current_setting('synchronous_commit') = 'off' AS careless";
    let row = link.one(sql, &[]).await?.ok_or(StoreError::Gone)?;
    let is = |column: &str| row.get::<_, bool>(column);
    match () {
        () if is("read_only") => Err(StoreError::ReadOnly),
        () if is("unsynced") => Err(StoreError::Unsafe("fsync = off".to_owned())),
        () if is("careless") => Err(StoreError::Unsafe("synchronous_commit = off".to_owned())),
        () => Ok(()),
    }
}
