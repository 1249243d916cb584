//! The laws of the contract under every option; damaged positions, records and maps are refused with words or played, never a panic.

mod common;

use common::*;
use galerne_engine::{Playout, Random, Rules, Trouble};
use galerne_kit::{Battery, Speech, damaged, hostile};
use galerne_sail_race::{Map, Options, SailRace, maps};

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
        battery = battery.setup(&options(&[("preset", preset.id), ("max_turns", "60")]), 2);
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
        battery = battery.setup(&options(&words), 3);
    }
    battery.run();
}

#[test]
fn sr_5_1_damaged_positions_and_records_of_the_rulebooks_game() {
    hostile::<SailRace>(&options(&[("map", "banane"), ("max_turns", "40")]), 2, 12);
}

#[test]
fn sr_5_1_damaged_positions_and_records_under_every_option() {
    let words: [&[(&str, &str)]; 5] = [
        &[("preset", "A11-d+A2+A4+A13"), ("map", "banane")],
        &[("preset", "A11+A2+A13+A14"), ("map", "banane"), ("end", "all")],
        &[("preset", "A14-two+A11-e"), ("tour", "agreed"), ("initial_wind", "agreed")],
        &[("weather", "table"), ("buoys", "solid"), ("tie", "fraction")],
        &[("map", "generated"), ("radius", "8"), ("extra_reefs", "3"), ("pad", "2")],
    ];
    for words in words {
        let words: Vec<(&str, &str)> = words.iter().copied().chain([("max_turns", "25")]).collect();
        hostile::<SailRace>(&options(&words), 3, 3);
    }
}

/// A map drawn by a player is a race, or a refusal that can be put into words.
#[test]
fn sr_12_4_damaged_maps_are_refused_or_sailed() {
    let speech = Speech::of::<SailRace>();
    let mut random = Random::new(7);
    let mut sailed = 0;
    for named in maps() {
        let text = serde_json::to_string(&named.map).unwrap();
        for _ in 0..60 {
            let Ok(map) = serde_json::from_str::<Map>(&damaged(&text, &mut random)) else { continue };
            let options =
                Options { map: "custom".to_owned(), custom_map: Some(map), max_turns: 20, ..Default::default() };
            match SailRace::new(&options, 1) {
                Ok(race) => {
                    sailed += 1;
                    assert!(Playout::new(1).finish(&race, &mut race.start(), 500).is_some());
                }
                Err(refusal) => drop(speech.say(&Trouble::from(refusal).0)),
            }
        }
    }
    assert!(sailed > 50, "{sailed}");
}
