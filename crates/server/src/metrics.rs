//! What operators count.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

#[derive(Debug, Default)]
pub(crate) struct Count(AtomicU64);

impl Count {
    pub(crate) fn add(&self, n: u64) {
        self.0.fetch_add(n, Relaxed);
    }

    pub(crate) fn sub(&self, n: u64) {
        self.0.fetch_sub(n, Relaxed);
    }

    pub(crate) fn get(&self) -> u64 {
        self.0.load(Relaxed)
    }
}

macro_rules! metrics {
    ($($name:ident $kind:literal $help:literal)*) => {
        #[derive(Debug, Default)]
        pub(crate) struct Metrics { $(pub(crate) $name: Count),* }

        impl Metrics {
            /// In the text format of Prometheus.
            pub(crate) fn text(&self) -> String {
                let mut out = String::new();
                $(
                    let name = concat!("galerne_", stringify!($name));
                    let value = self.$name.get();
                    // Writing to a string cannot fail.
                    let _ = write!(out, "# HELP {name} {}\n# TYPE {name} {}\n{name} {value}\n", $help, $kind);
                )*
                out
            }
        }
    };
}

metrics! {
    moves "counter" "Entries made durable."
    commit_micros "counter" "Microseconds that moves waited for the disk, all together."
    store_failures "counter" "Moves that could not be written."
    behind "counter" "Writes that another process was faster than; each was tried again on what it wrote."
    uncertain "counter" "Writes of which it is not known whether they were carried out."
    told "counter" "Words said to other processes over the bus."
    untold "counter" "Words not said, because the bus was away or too much waited."
    heard "counter" "Writes of other processes taken up as the bus told them."
    read_on "counter" "Times that the bus told of something which then was read from the database."
    unheard "counter" "Words that came over the bus and were no server's of this database."
    refused "counter" "Orders refused by the rules."
    stale "counter" "Orders refused because they were chosen at an older version."
    unauthorised "counter" "Orders refused because they were not the sender's to give."
    bad_messages "counter" "Messages that are none of the protocol's."
    flooded "counter" "Messages and requests refused for their number."
    foreign_origin "counter" "Requests refused for their origin or host."
    cut_readers "counter" "Readers cut because they were too slow."
    sockets "gauge" "Open sockets and event streams."
    connections "gauge" "Open connections."
    tables_in_memory "gauge" "Tables held in memory."
    tables_closed "gauge" "Tables found at start-up whose record no longer replays."
    bot_moves "counter" "Moves made by bots."
    decided "counter" "Those of them that a worker thought about."
}
