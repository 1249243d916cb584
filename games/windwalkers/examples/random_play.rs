//! N random decisions from a fixed seed: the yardstick of speed. Count with
//! `valgrind --tool=callgrind target/release/examples/random_play N` at two values of N.

use galerne_engine::{Game, Playout, Step};
use galerne_windwalkers::{Options, Windwalkers};

#[allow(clippy::print_stdout)]
fn main() {
    let wanted: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let game = Windwalkers::new(&Options::default(), 1).expect("the core campaign opens");
    let mut playout = Playout::new(1);
    let (mut decisions, mut games) = (0, 0u64);
    while decisions < wanted {
        let mut state = game.start();
        games += 1;
        loop {
            match playout.step(&game, &mut state, &mut ()) {
                Step::Decision => decisions += 1,
                Step::Chance => {}
                Step::Over => break,
            }
            if decisions >= wanted {
                break;
            }
        }
    }
    println!("{decisions} decisions in {games} games");
}
