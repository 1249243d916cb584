//! The weather, the regions and what all six missions would bring, recomputed so many times over the boards of random games, for
//! counting instructions: `valgrind --tool=callgrind target/release/examples/recount 20000`.

use galerne_engine::{Playout, Rules, Step};
use galerne_pluvionautes::{Options, Pluvionautes};
use std::hint::black_box;

fn main() {
    let wanted: u64 = std::env::args().nth(1).and_then(|n| n.parse().ok()).unwrap_or(20_000);
    let game = Pluvionautes::new(&Options::default(), 4).expect("the rulebook's own game opens");
    // A fixed number of boards, so that only the counting grows with the argument.
    let mut boards = Vec::new();
    let (mut playout, mut state) = (Playout::<Pluvionautes>::new(1), game.start());
    while boards.len() < 1000 {
        match playout.step(&game, &mut state, &mut ()) {
            Step::Decision => boards.push(state),
            Step::Chance => {}
            Step::Over => state = game.start(),
        }
    }
    for n in 0..wanted {
        black_box(game.worth(black_box(&boards[n as usize % boards.len()])));
    }
}
