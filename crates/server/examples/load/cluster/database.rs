//! A PostgreSQL whose first process can be killed, with a standby that every commit waits for and that can take its place.

use crate::postgres::Postgres;
use std::time::{Duration, Instant};

/// How long a standby may take to follow.
const PATIENCE: Duration = Duration::from_secs(120);

pub(crate) struct Database {
    pub(crate) first: Postgres,
    standby: Option<Postgres>,
    pub(crate) name: String,
}

impl Database {
    pub(crate) fn start(with_standby: bool) -> Database {
        let first = Postgres::start(Postgres::EMPTY, "");
        let url = first.database();
        let name = url.rsplit('/').next().unwrap_or_default().to_owned();
        let mut database = Database { first, standby: None, name };
        if with_standby {
            database.follow();
        }
        database
    }

    pub(crate) fn url(&self) -> String {
        self.first.named(&self.name)
    }

    /// A standby of the first, which from now on every commit waits for.
    fn follow(&mut self) {
        self.standby = Some(Postgres::start(&self.first.follower(), ""));
        let began = Instant::now();
        while self.first.ask("/postgres", "SELECT count(*) FROM pg_stat_replication WHERE state = 'streaming'") == "0" {
            assert!(began.elapsed() < PATIENCE, "the standby follows");
            std::thread::sleep(Duration::from_millis(50));
        }
        self.first.ask("/postgres", "ALTER SYSTEM SET synchronous_standby_names = '*'");
        self.first.ask("/postgres", "SELECT pg_reload_conf()");
    }

    /// The first process dies, and all with it; it recovers from what is on the disk.
    pub(crate) fn kill(&mut self, away: Duration) {
        self.first.kill();
        std::thread::sleep(away);
        self.first.start_again();
        self.first.wait();
    }

    /// The first is lost for good; its standby takes its place. Nobody can commit before [`Database::find_standby`].
    pub(crate) fn fail_over(&mut self) {
        let Some(standby) = self.standby.take() else { return };
        self.first.kill();
        standby.ask("/postgres", "SELECT pg_promote(true, 60)");
        self.first = standby;
    }

    /// A new standby for the one that was promoted.
    pub(crate) fn find_standby(&mut self) {
        self.follow();
    }
}
