//! Random decisions from a fixed seed, for counting instructions: `random_play N [map]`.
//!
//! Two armies of eight on the largest map, set down once; games start from there again and again.

#![allow(clippy::print_stdout, reason = "an example speaks")]

use galerne_engine::{Game, Playout, Step, Turn};
use galerne_onb::{Onb, Options};

fn main() {
    let mut args = std::env::args().skip(1);
    let wanted: u64 = args.next().and_then(|n| n.parse().ok()).unwrap_or(10_000);
    let map = args.next().unwrap_or_else(|| "citadelle".to_owned());
    let options: Options =
        serde_json::from_str(&format!(r#"{{"map": "{map}", "armies": "random", "concede": false}}"#)).expect("options");
    let game = Onb::new(&options, 2).expect("the set-up");
    // Sixteen creatures: the first random armies that have eight each.
    let begun = (0..).find_map(|seed| {
        let mut playout = Playout::<Onb>::new(seed);
        let mut state = game.start();
        while !matches!(game.turn(&state), Turn::Over) {
            let position = game.describe(&state);
            if position.phase == "slot" {
                let of = |seat: u8| position.units.iter().filter(|unit| unit.seat.map(|s| s.0) == Some(seat)).count();
                return (of(0) == 8 && of(1) == 8).then_some(state);
            }
            playout.step(&game, &mut state, &mut ());
        }
        None
    });
    let begun = begun.expect("some armies have eight creatures");
    let mut playout = Playout::<Onb>::new(1);
    let (mut state, mut decisions, mut games) = (begun, 0u64, 0u64);
    while decisions < wanted {
        match playout.step(&game, &mut state, &mut ()) {
            Step::Decision => decisions += 1,
            Step::Chance => {}
            Step::Over => (state, games) = (begun, games + 1),
        }
    }
    println!("{decisions} decisions, {games} whole games, state of {} bytes", std::mem::size_of_val(&state));
}
