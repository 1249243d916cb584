//! Writes `data/costs.csv`, the table the heuristic reads: how likely a fresh roll wins for at most 0 … 8 moral.
//! `cargo run --release --example cost_table > games/windwalkers/data/costs.csv`

use galerne_windwalkers::{GreenRule, Oracle, Query};

#[allow(clippy::print_stdout)]
fn main() {
    let oracle = Oracle::new();
    println!("# Per mille of fresh rolls that win for at most 0 ... 8 moral spent on steps (strict, no black dice).");
    println!("# Written by the example cost_table from the oracle; a test holds some rows to it.");
    println!("edge,blue,green,force,0,1,2,3,4,5,6,7,8");
    for edge in 0..=1u8 {
        for blue in 0..=8 {
            for green in 0..=3 {
                for force in 0..=6 {
                    let white = 6 - edge - green;
                    let query = Query { rule: GreenRule::Strict, blue, white, green, black: 0, force, wind: true };
                    let odds = oracle.odds(&query).steps.map(|odds| (odds * 1000.0).round().to_string());
                    println!("{edge},{blue},{green},{force},{}", odds.join(","));
                }
            }
        }
    }
}
