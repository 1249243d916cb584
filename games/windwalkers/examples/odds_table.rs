//! Writes `data/odds.csv`, the oracle's answers to what pages ask.
//! `cargo run --release -p galerne-windwalkers --example odds_table > games/windwalkers/data/odds.csv`

use galerne_windwalkers::{Oracle, Query};

#[allow(clippy::print_stdout)]
fn main() {
    let oracle = Oracle::new();
    for query in Query::written_down() {
        println!("{}", oracle.reckoned(&query).line());
    }
}
