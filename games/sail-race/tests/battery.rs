//! Sail Race keeps the laws of the contract under every option.

use galerne_engine::{Rules, parse_options};
use galerne_kit::Battery;
use galerne_sail_race::{Options, SailRace};

fn with(words: &[(&str, &str)]) -> Options {
    let words: Vec<(String, String)> = words.iter().map(|(a, b)| ((*a).to_owned(), (*b).to_owned())).collect();
    parse_options::<SailRace>(&words).unwrap()
}

#[test]
fn sr_1_2_sr_7_6_battery_of_the_rulebooks_game() {
    let core = Options::default();
    Battery::<SailRace>::new(10_000).setup(&core, 1).setup(&core, 2).setup(&core, 8).run();
}

/// Random boats rarely arrive: shorter races see more of the rules in the same time.
#[test]
fn sr_11_1_battery_of_every_preset() {
    let mut battery = Battery::<SailRace>::new(2_000).watched(2);
    for preset in SailRace::presets() {
        battery = battery.setup(&with(&[("preset", preset.id), ("max_turns", "60")]), 2);
    }
    battery.run();
}

#[test]
fn sr_11_18_battery_of_combinations() {
    let mut battery = Battery::<SailRace>::new(2_000).watched(2);
    for words in [
        &[("preset", "A11+A2+A4+A13"), ("map", "banane")][..],
        &[("preset", "A11-d+A2+A4+A13-x2"), ("map", "banane"), ("end", "all"), ("tie", "fraction")],
        &[("preset", "A11-b+A2+A13+A14"), ("tour", "agreed"), ("initial_wind", "agreed")],
        &[("preset", "A11-e+A2+A14-two"), ("map", "etoile"), ("buoys", "solid"), ("tour", "cw")],
        &[("preset", "A11+TODO-min1+A12"), ("map", "generated"), ("map_seed", "7"), ("end", "all")],
        &[("weather", "table"), ("table", "custom"), ("throws", "[[1,1],[6,6],[3,3]]"), ("tour", "ccw")],
    ] {
        let words: Vec<(&str, &str)> = words.iter().copied().chain([("max_turns", "40")]).collect();
        battery = battery.setup(&with(&words), 3);
    }
    battery.run();
}
