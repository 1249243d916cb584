//! Random play from a fixed seed, for counting instructions per decision:
//! `valgrind --tool=callgrind random_play 100000`, twice with different numbers.

use galerne_engine::{Game, Playout, Step, Turn};
use galerne_horde::{Horde, Options};

fn main() {
    let mut args = std::env::args().skip(1);
    let wanted: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(100_000);
    let seats: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let game = Horde::new(&Options::default(), seats).expect("the rulebook's own game opens");
    let mut playout = Playout::new(1);
    let (mut state, mut decisions) = (game.start(), 0);
    while decisions < wanted {
        if playout.step(&game, &mut state, &mut ()) == Step::Decision {
            decisions += 1;
        }
        if game.turn(&state) == Turn::Over {
            state = game.start();
        }
    }
    std::hint::black_box(state);
}
