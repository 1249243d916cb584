//! Windwalkers keeps the laws of the contract, in every mode and with every option.

use galerne_engine::parse_options;
use galerne_kit::Battery;
use galerne_windwalkers::{Options, Windwalkers};

fn options(words: &[(&str, &str)]) -> Options {
    let words: Vec<_> = words.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
    parse_options::<Windwalkers>(&words).unwrap()
}

#[test]
fn ww_2_31_battery_of_the_campaign() {
    Battery::<Windwalkers>::new(10_000).setup(&Options::default(), 1).run();
}

#[test]
fn ww_1_4_battery_of_the_modes() {
    let mut battery = Battery::<Windwalkers>::new(600).watched(2);
    for (mode, seats) in [("normal", 1), ("competitive", 2), ("competitive", 3), ("race2", 2)] {
        battery = battery.setup(&options(&[("mode", mode), ("deck", "base_ext")]), seats);
    }
    for chapter in ["1", "2", "3", "4"] {
        battery = battery.setup(&options(&[("mode", "chapter"), ("chapter", chapter), ("deck", "base_ext")]), 1);
    }
    battery.run();
}
