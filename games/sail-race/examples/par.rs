//! Solves a race and prints par: `cargo run --release -p galerne-sail-race --example par -- preset=A11 map=banane`.
#![allow(clippy::print_stdout, reason = "a command-line example")]

use galerne_engine::{Rules, parse_options};
use galerne_sail_race::{Par, SailRace};

fn main() {
    let words: Vec<(String, String)> = std::env::args()
        .skip(1)
        .filter_map(|word| word.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned())))
        .collect();
    let options = parse_options::<SailRace>(&words).unwrap_or_else(|trouble| panic!("{trouble}"));
    let race = SailRace::new(&options, 1).unwrap_or_else(|refusal| panic!("{refusal}"));
    let started = std::time::Instant::now();
    let pars = galerne_sail_race::Tour::ALL.map(|tour| Par::solve(&race, tour, |_| {}));
    let by_wind = (0..36).map(|ten| {
        let direction = ten * 10;
        let tour = race.course().upwind(direction);
        pars[tour as usize].from_start(&race, direction)
    });
    let mean = by_wind.sum::<f32>() / 36.0;
    println!(
        "par {mean:.2} turns; {} and {} sweeps, {:.1?} in all",
        pars[0].sweeps(),
        pars[1].sweeps(),
        started.elapsed()
    );
}
