//! Deduplication: the client ids of messages that were carried out already, with the version that each led to.

use std::collections::HashMap;
use std::hash::{BuildHasher as _, RandomState};

/// The client ids of a table, as digests. All are kept, so that a message is carried out once however late it is
/// repeated. The digest is keyed: a sender cannot search for an id that collides with another sender's.
#[derive(Debug, Default)]
pub(crate) struct Heard {
    keys: RandomState,
    led_to: HashMap<u64, usize>,
}

impl Heard {
    pub(crate) fn of(clients: Vec<(String, usize)>) -> Heard {
        let mut heard = Heard::default();
        clients.iter().for_each(|(client, entries)| heard.insert(client, *entries));
        heard
    }

    pub(crate) fn insert(&mut self, client: &str, entries: usize) {
        self.led_to.insert(self.keys.hash_one(client), entries);
    }

    /// The number of entries that the message led to.
    pub(crate) fn get(&self, client: &str) -> Option<usize> {
        self.led_to.get(&self.keys.hash_one(client)).copied()
    }
}
