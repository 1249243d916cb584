//! The way to the other servers: what can be said to them, and asked of them.

use super::address::BusAddress;
use super::line::{Line, Subscription};
use super::word::{NoWord, What, Word};
use crate::secret::Key;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::sync::watch;

/// Within this time every server has answered the question which readers are connected to it.
const INTRODUCED: Duration = Duration::from_secs(5);

/// A handle to the bus; clones share it.
#[derive(Clone)]
pub(crate) struct Bus(pub(super) Arc<Inner>);

pub(super) struct Inner {
    pub(super) line: Line,
    pub(super) key: Key,
    /// What all subjects of this database begin with.
    pub(super) prefix: String,
    pub(super) node: String,
    pub(super) quiet: Quiet,
}

/// Which database it is, and which of its servers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Names {
    pub(crate) installation: String,
    pub(crate) node: String,
}

/// What another server said of a table.
pub(super) enum Heard {
    Word(Word),
    /// Something, which the record will tell.
    Something,
    Nothing,
}

impl Bus {
    /// Needs the runtime, and lasts as long as it.
    pub(crate) fn start(address: BusAddress, names: Names, key: Key) -> Bus {
        let Names { installation, node } = names;
        let prefix = format!("g.{installation}");
        Bus(Arc::new(Inner { line: Line::start(address), key, prefix, node, quiet: Quiet::default() }))
    }

    /// Whether others' writes are heard of.
    pub(crate) fn is_up(&self) -> bool {
        self.0.line.up_since().is_some()
    }

    /// Whether it has been there since that moment.
    pub(super) fn is_up_since(&self, then: Option<Instant>) -> bool {
        self.0.line.up_since().zip(then).is_some_and(|(up, then)| up <= then)
    }

    /// Whether every server has had time to answer what was asked at that moment.
    pub(super) fn knows_everybody(&self, asked: Instant) -> bool {
        self.is_up_since(Some(asked)) && asked.elapsed() >= INTRODUCED
    }

    /// Changes whenever the bus comes or goes.
    pub(crate) fn changes(&self) -> watch::Receiver<Option<Instant>> {
        self.0.line.changes()
    }

    /// Notify the servers that hold the table in memory; whether the message is on its way.
    pub(crate) fn tell(&self, table: &str, what: What) -> bool {
        let kind = if matches!(what, What::Here { .. }) { "h" } else { "t" };
        self.say(format!("{}.{kind}.{table}", self.0.prefix), what)
    }

    /// Tell all servers that this one goes.
    pub(crate) async fn leave(&self) {
        self.say(self.nodes(), What::Bye);
        self.0.line.reach().await;
    }

    fn nodes(&self) -> String {
        format!("{}.node", self.0.prefix)
    }

    fn say(&self, subject: String, what: What) -> bool {
        let body = Word::new(&self.0.node, what).written(&self.0.key, &subject);
        self.0.line.say(subject, None, body)
    }

    pub(super) fn nodes_say(&self) -> Subscription {
        self.0.line.subscribe(self.nodes(), None)
    }

    /// Listen to what is said of the table: nothing that is said from now on is missed. None while the bus is away.
    pub(super) async fn listen(&self, table: &str) -> Option<Subscription> {
        let listening = self.0.line.subscribe(format!("{}.*.{table}", self.0.prefix), None);
        self.0.line.reach().await.then_some(listening)
    }

    pub(super) fn read(&self, subject: &str, body: &[u8]) -> Heard {
        match Word::read(body, &self.0.key, subject) {
            // A server does not receive its own messages, unless another party replays them.
            Ok(word) if word.n == self.0.node => Heard::Nothing,
            Ok(Word { what: What::Unknown, .. }) => Heard::Something,
            Ok(word) => Heard::Word(word),
            Err(NoWord::TooLong | NoWord::Unsigned) => Heard::Nothing,
        }
    }
}

/// How long no request is sent.
#[derive(Default)]
pub(super) struct Quiet(Mutex<Option<Instant>>);

impl Quiet {
    pub(super) fn keep(&self, time: Duration) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(Instant::now() + time);
    }

    pub(super) fn is_kept(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).is_some_and(|until| Instant::now() < until)
    }
}
