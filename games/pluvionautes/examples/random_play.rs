//! So many random decisions from a fixed seed, for counting instructions:
//! `valgrind --tool=callgrind target/release/examples/random_play 20000`, at two values of the argument; the difference
//! divided by the difference is the price of one decision.

use galerne_engine::{Game, Playout, Step};
use galerne_pluvionautes::{Options, Pluvionautes};

fn main() {
    let wanted: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let seats: usize = std::env::args().nth(2).and_then(|n| n.parse().ok()).unwrap_or(4);
    let game = Pluvionautes::new(&Options::default(), seats).expect("the rulebook's own game opens");
    let mut playout = Playout::<Pluvionautes>::new(1);
    let (mut state, mut decisions) = (game.start(), 0);
    while decisions < wanted {
        match playout.step(&game, &mut state, &mut ()) {
            Step::Decision => decisions += 1,
            Step::Chance => {}
            Step::Over => {
                std::hint::black_box(game.standings(&state));
                state = game.start();
            }
        }
    }
    std::hint::black_box(state);
}
