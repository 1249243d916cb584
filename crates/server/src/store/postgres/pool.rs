//! The connections of this process: few, and each handed back when a call is done.

use super::link::Link;
use super::role::Role;
use crate::store::StoreError;
use std::ops::{Deref, DerefMut};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio_postgres::Config;

/// Besides the two that append. A database of the usual hundred connections has room for a dozen processes.
const LINKS: usize = 4;

pub(super) struct Pool {
    config: Config,
    /// The process as the database knows it.
    pub(super) node: String,
    pub(super) role: Role,
    idle: Mutex<Vec<Link>>,
    room: Arc<Semaphore>,
}

/// A connection for one call. It goes back only if everything that was begun over it is finished.
pub(super) struct Lease {
    link: Option<Link>,
    pool: Arc<Pool>,
    _room: OwnedSemaphorePermit,
}

impl Pool {
    pub(super) fn new(config: Config, node: String, role: Role) -> Arc<Pool> {
        Arc::new(Pool { config, node, role, idle: Mutex::default(), room: Arc::new(Semaphore::new(LINKS)) })
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Link>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) async fn take(self: &Arc<Pool>) -> Result<Lease, StoreError> {
        let room = Arc::clone(&self.room).acquire_owned().await.map_err(|_| StoreError::Gone)?;
        let known = {
            let mut idle = self.idle();
            idle.retain(Link::is_sound);
            idle.pop()
        };
        let link = match known {
            Some(link) => link,
            None => self.connect().await?,
        };
        Ok(Lease { link: Some(link), pool: Arc::clone(self), _room: room })
    }

    /// A connection that has written once before it serves. The write waits for the standby like any other: what is visible after it is
    /// replicated, so that what this connection reads may be answered as done.
    pub(super) async fn connect(&self) -> Result<Link, StoreError> {
        let mut link = Link::open(&self.config).await?;
        if !self.node.is_empty() {
            link.write("UPDATE nodes SET seen = clock_timestamp() WHERE id = $1", &[&self.node]).await?;
        }
        Ok(link)
    }
}

impl Deref for Lease {
    type Target = Link;

    fn deref(&self) -> &Link {
        self.link.as_ref().expect("a lease has its connection until it is dropped")
    }
}

impl DerefMut for Lease {
    fn deref_mut(&mut self) -> &mut Link {
        self.link.as_mut().expect("a lease has its connection until it is dropped")
    }
}

impl Drop for Lease {
    fn drop(&mut self) {
        if let Some(link) = self.link.take().filter(Link::is_sound) {
            self.pool.idle().push(link);
        }
    }
}
