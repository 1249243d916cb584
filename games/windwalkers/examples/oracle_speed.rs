//! How long the oracle takes for its hardest questions: `cargo run --release --example oracle_speed`.

use galerne_windwalkers::{GreenRule, Oracle, Query};
use std::time::Instant;

#[allow(clippy::print_stdout)]
fn main() {
    let begun = Instant::now();
    let oracle = Oracle::new();
    println!("ready after {:?}", begun.elapsed());
    // One question, for counting instructions: blue white green black force.
    let asked: Vec<u8> = std::env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    if let [blue, white, green, black, force] = asked[..] {
        let query = Query { rule: GreenRule::Strict, blue, white, green, black, force, wind: true };
        println!("{:?}", oracle.reckoned(&query));
        return;
    }
    let known: Vec<Query> = Query::written_down().collect();
    time("as pages ask", &known, |query| oracle.odds(query));
    let mut hard = Vec::new();
    for rule in [GreenRule::Strict, GreenRule::Capped] {
        for green in 0..=3 {
            for black in [0, 2, 3] {
                for force in 0..=6 {
                    for blue in [6, 7] {
                        hard.push(Query { rule, blue, white: 6 - green, green, black, force, wind: true });
                    }
                }
            }
        }
    }
    time("reckoned", &hard, |query| oracle.reckoned(query));
}

/// Mean and worst; of each question the best of several: a busy machine must not be taken for a slow oracle. The first time
/// counts too, apart: it is what a page waits for.
#[allow(clippy::print_stdout)]
fn time(what: &str, questions: &[Query], answer: impl Fn(&Query) -> galerne_windwalkers::Odds) {
    let once = |query: &Query| {
        let begun = Instant::now();
        std::hint::black_box(answer(query));
        begun.elapsed().as_secs_f64() * 1e3
    };
    let first = questions.first().map_or(0.0, once);
    let (mut worst, mut total) = (0.0f64, 0.0);
    for query in questions {
        let taken = (0..5).map(|_| once(query)).fold(f64::INFINITY, f64::min);
        worst = worst.max(taken);
        total += taken;
    }
    let mean = total / questions.len().max(1) as f64;
    println!("{what}: {} questions, the first {first:.4} ms, mean {mean:.4} ms, worst {worst:.4} ms", questions.len());
}
