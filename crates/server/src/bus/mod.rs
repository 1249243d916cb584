//! News between the servers of one database, over NATS.
//!
//! It makes others' moves seen at once, and says who is connected where. Nothing rests on it: what was written is in the database, which is
//! asked twice a second while the bus is away.

mod address;
mod hear;
mod line;
mod wire;
mod word;

pub use address::{BusAddress, NoBus};
pub(crate) use hear::{Ear, attend};
pub(crate) use word::{Grown, What};

use crate::secret::Key;
use line::{Line, Subscription};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::sync::watch;
use word::{NoWord, Word};

/// So long after all were asked who is connected to them, all have answered.
const INTRODUCED: Duration = Duration::from_secs(5);

/// A handle to the bus; clones share it.
#[derive(Clone)]
pub(crate) struct Bus(Arc<Inner>);

struct Inner {
    line: Line,
    key: Key,
    /// What all subjects of this database begin with.
    prefix: String,
    node: String,
}

/// Which database it is, and which of its servers.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Names {
    pub(crate) installation: String,
    pub(crate) node: String,
}

/// What another server said of a table.
enum Heard {
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
        Bus(Arc::new(Inner { line: Line::start(address), key, prefix, node }))
    }

    /// Whether others' writes are heard of.
    pub(crate) fn is_up(&self) -> bool {
        self.0.line.up_since().is_some()
    }

    /// Whether it has been there since that moment.
    fn is_up_since(&self, then: Option<Instant>) -> bool {
        self.0.line.up_since().zip(then).is_some_and(|(up, then)| up <= then)
    }

    /// Whether everybody has had the time to answer what was asked at that moment.
    fn knows_everybody(&self, asked: Instant) -> bool {
        self.is_up_since(Some(asked)) && asked.elapsed() >= INTRODUCED
    }

    /// Changes whenever the bus comes or goes.
    pub(crate) fn changes(&self) -> watch::Receiver<Option<Instant>> {
        self.0.line.changes()
    }

    /// Tell whoever has the table in memory. Whether that is on its way.
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

    fn nodes_say(&self) -> Subscription {
        self.0.line.subscribe(self.nodes(), None)
    }

    /// Listen to what is said of the table: nothing that is said from now on is missed. None while the bus is away.
    async fn listen(&self, table: &str) -> Option<Subscription> {
        let listening = self.0.line.subscribe(format!("{}.*.{table}", self.0.prefix), None);
        self.0.line.reach().await.then_some(listening)
    }

    fn read(&self, subject: &str, body: &[u8]) -> Heard {
        match Word::read(body, &self.0.key, subject) {
            // A server hears nothing of its own, unless somebody sends it back.
            Ok(word) if word.n == self.0.node => Heard::Nothing,
            Ok(Word { what: What::Unknown, .. }) => Heard::Something,
            Ok(word) => Heard::Word(word),
            Err(NoWord::TooLong | NoWord::Unsigned) => Heard::Nothing,
        }
    }
}
