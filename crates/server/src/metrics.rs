//! What operators count.

use std::fmt::Write as _;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

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

/// The ends of a histogram's buckets, in milliseconds; what takes longer is counted as well.
const ENDS: [u64; 8] = [1, 5, 20, 50, 100, 500, 2_000, 10_000];

/// How long something took, each time.
#[derive(Debug, Default)]
pub(crate) struct Times {
    /// As many as ended up to each of [`ENDS`], and behind them all.
    buckets: [Count; ENDS.len() + 1],
    micros: Count,
}

impl Times {
    pub(crate) fn add(&self, took: Duration) {
        let bucket = ENDS.iter().position(|end| took <= Duration::from_millis(*end)).unwrap_or(ENDS.len());
        self.buckets[bucket].add(1);
        self.micros.add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    }

    fn write(&self, out: &mut String, name: &str) {
        let (mut sum, seconds) = (0, |micros: u64| micros as f64 / 1e6);
        for (bucket, count) in self.buckets.iter().enumerate() {
            sum += count.get();
            let end = ENDS.get(bucket).map_or("+Inf".to_owned(), |end| seconds(end * 1000).to_string());
            let _ = writeln!(out, "{name}_bucket{{le=\"{end}\"}} {sum}");
        }
        let _ = writeln!(out, "{name}_sum {}\n{name}_count {sum}", seconds(self.micros.get()));
    }
}

macro_rules! metrics {
    ($($name:ident $kind:literal $help:literal)*; $($time:ident $told:literal)*) => {
        #[derive(Debug, Default)]
        pub(crate) struct Metrics { $(pub(crate) $name: Count,)* $(pub(crate) $time: Times),* }

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
                $(
                    let name = concat!("galerne_", stringify!($time));
                    let _ = write!(out, "# HELP {name} {}\n# TYPE {name} histogram\n", $told);
                    self.$time.write(&mut out, name);
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
    takeovers "counter" "Tables driven on because the process that wrote last had fallen silent."
    bytes_told "counter" "Bytes sent to readers of tables, before compression.";
    append_seconds "How long writes of moves took."
    tell_seconds "How long it took to draw what has changed for all readers of a table."
    load_seconds "How long it took to read a table into memory."
    think_seconds "How long bots' decisions took, with the wait for a free hand or a worker."
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_up_to_each_end() {
        let (times, mut text) = (Times::default(), String::new());
        for millis in [1, 3, 30, 99_999] {
            times.add(Duration::from_millis(millis));
        }
        times.write(&mut text, "t");
        for line in
            ["t_bucket{le=\"0.001\"} 1", "t_bucket{le=\"0.005\"} 2", "t_bucket{le=\"10\"} 3", "t_bucket{le=\"+Inf\"} 4"]
        {
            assert!(text.lines().any(|written| written == line), "{line} in {text}");
        }
        assert!(text.ends_with("t_sum 100.033\nt_count 4\n"), "{text}");
    }
}
