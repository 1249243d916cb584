//! What an operator may decide.

use crate::limits::Limits;
use crate::network::Network;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::{path::PathBuf, time::Duration};

#[derive(Clone, Debug)]
pub struct Config {
    /// Only this machine, unless said otherwise.
    pub bind: IpAddr,
    /// 0 for any free one.
    pub port: u16,
    /// The folder of the database and the key; made if it is not there.
    pub data: PathBuf,
    /// The SQLite file, where it is not to lie in the data folder.
    pub database: Option<PathBuf>,
    /// The address of a PostgreSQL database, which several servers may share. Then there is no SQLite file.
    #[cfg(feature = "cluster")]
    pub postgres: Option<String>,
    /// The NATS over which servers of a shared database tell each other what they write. Without it they only ask the database.
    #[cfg(feature = "cluster")]
    pub bus: Option<crate::bus::BusAddress>,
    /// How often a shared database is asked for what other servers have written.
    pub poll: Duration,
    /// The same while the bus is connected: how often to poll for what the bus may have lost.
    pub poll_on_bus: Duration,
    /// The file of the key that cookies and tokens are signed with, where it is not to lie in the data folder. Servers of one database
    /// need the same.
    pub key: Option<PathBuf>,
    pub durability: Durability,
    /// The addresses people type, such as `https://games.example`, where a proxy stands in front. Without any, those that
    /// lead to `bind` and `port`.
    pub origins: Vec<String>,
    /// Take the visitor's address from `X-Forwarded-For`. Only behind a proxy that sets it.
    pub behind_proxy: bool,
    /// Proxies that are trusted by their address, as many in a row as there are: the client is the first address that
    /// is none of them.
    pub trusted_proxies: Vec<Network>,
    /// Where probes and counters are asked for, besides the pages' own address.
    pub ops: Option<SocketAddr>,
    /// How long readers may take to go elsewhere when the server stops: zero where it has no peer.
    pub drain: Duration,
    /// The counters at `/metrics` are sent to holders of this token. Without one they are sent to this machine alone,
    /// and not at all behind a proxy, where every request seems to come from this machine.
    pub metrics_token: Option<String>,
    /// Tables and runs of the laboratory that have not been used for this number of days are deleted; by default none are.
    pub keep_days: Option<u32>,
    pub limits: Limits,
    /// How long a bot pretends to think, so that people can follow.
    pub bot_delay: Duration,
    /// Delay before chance is drawn automatically.
    pub chance_delay: Duration,
    /// Bots that may think at the same time.
    pub bot_workers: usize,
    /// Threads that play the laboratory's games, at the lowest priority there is.
    pub lab_threads: usize,
    /// For tests of updates: by how much all rules are newer than this program's.
    #[doc(hidden)]
    pub rules_ahead: u32,
    /// For tests of tests: what this server does wrong.
    #[doc(hidden)]
    pub mistake: Option<Mistake>,
}

/// What a server could do wrong. Whatever looks for faults must find these.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mistake {
    /// It acknowledges before the database has.
    AnswersEarly,
    /// It does not remember which messages it has carried out.
    ForgetsIds,
}

/// What an acknowledged move survives.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Durability {
    /// The crash of this process and of the whole machine: SQLite's `synchronous=FULL`, one flush to the disk for every
    /// group of moves. The default: flushes are shared by all moves that wait, so the price is small.
    #[default]
    PowerLoss,
    /// The crash of this process (`synchronous=NORMAL`): a power cut may lose the last moves, but never damages the file.
    ProcessCrash,
}

impl Config {
    #[must_use]
    pub fn new(data: impl Into<PathBuf>) -> Config {
        Config {
            bind: Ipv4Addr::LOCALHOST.into(),
            port: 4747,
            data: data.into(),
            database: None,
            #[cfg(feature = "cluster")]
            postgres: None,
            #[cfg(feature = "cluster")]
            bus: None,
            poll: Duration::from_millis(500),
            poll_on_bus: Duration::from_secs(10),
            key: None,
            durability: Durability::default(),
            origins: Vec::new(),
            behind_proxy: false,
            trusted_proxies: Vec::new(),
            ops: None,
            drain: Duration::ZERO,
            metrics_token: None,
            keep_days: None,
            limits: Limits::default(),
            bot_delay: Duration::from_millis(600),
            chance_delay: Duration::from_millis(250),
            bot_workers: std::thread::available_parallelism().map_or(1, usize::from),
            lab_threads: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            rules_ahead: 0,
            mistake: None,
        }
    }

    /// Whether people reach this server by encrypted connections alone.
    pub(crate) fn is_https_only(&self) -> bool {
        !self.origins.is_empty() && self.origins.iter().all(|origin| origin.starts_with("https:"))
    }

    /// For tests and programs: without a spectator no pause is needed.
    #[must_use]
    pub fn swift(data: impl Into<PathBuf>) -> Config {
        Config { port: 0, bot_delay: Duration::ZERO, chance_delay: Duration::ZERO, ..Config::new(data) }
    }
}
