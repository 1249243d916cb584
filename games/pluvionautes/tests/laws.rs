//! The laws of the contract, on every mode and option; damaged positions and records are refused with words or played, never a panic.

use galerne_engine::{Positions as _, Rules as _};
use galerne_kit::{Battery, hostile};
use galerne_material::Edition;
use galerne_pluvionautes::{
    CardValues, Duty, End, FinalLostDie, IslandMix, LastRound, Options, Overlap, Pluvionautes, Secrecy, Setup, Switch,
    Throw,
};

fn core() -> Options {
    Options::default()
}

#[test]
fn battery_core_at_every_table_size() {
    let mut battery = Battery::<Pluvionautes>::new(4_000).watched(1);
    for seats in 1..=6 {
        battery = battery.setup(&core(), seats);
    }
    battery.run();
}

#[test]
fn battery_throws() {
    Battery::<Pluvionautes>::new(2_500)
        .watched(1)
        .setup(&Options { throw: Throw::Uniform, ..core() }, 3)
        .setup(&Options { throw: Throw::Chosen, ..core() }, 2)
        .setup(&Options { throw: Throw::Manual, ..core() }, 3)
        .setup(&Options { throw: Throw::Manual, setup: Setup::Spread, last_round: LastRound::Frozen, ..core() }, 2)
        .setup(&Options { throw: Throw::Manual, ..core() }, 1)
        .run();
}

#[test]
fn battery_variants() {
    let revision = Options { start_wall: false, building_action: Duty::Must, end: End::EightBuildings, ..core() };
    Battery::<Pluvionautes>::new(3_500)
        .watched(1)
        .setup(&revision, 2)
        .setup(&Options { throw: Throw::Chosen, ..revision.clone() }, 4)
        .setup(&Options { last_round: LastRound::Frozen, weather_dice: 3, ..core() }, 2)
        .setup(&Options { mooring: Switch::On, missions_per_kind: 3, rounds: 9, ..core() }, 2)
        .setup(&Options { setup: Setup::Spread, weather_dice: 1, missions: Secrecy::Open, ..core() }, 3)
        .setup(&Options { overlap: Overlap::RainWins, final_lost_die: FinalLostDie::Absent, rounds: 1, ..core() }, 6)
        .setup(&Options { missions_per_kind: 2, mooring: Switch::On, end: End::EightBuildings, ..core() }, 3)
        .setup(&Options { gust: Switch::On, throw: Throw::Uniform, weather_dice: 3, ..core() }, 1)
        .run();
}

#[test]
fn battery_pl_13_13_pl_13_14_the_laboratory_s_options() {
    let seven = Options { island_mix: IslandMix::SevenForests, ..core() };
    Battery::<Pluvionautes>::new(1_500)
        .watched(1)
        .setup(&seven, 3)
        .setup(&Options { throw: Throw::Manual, ..seven.clone() }, 2)
        .setup(&Options { setup: Setup::Spread, card_values: CardValues::Raised, ..seven.clone() }, 4)
        // The dearest cards, as many as one can hold: the highest scores there are.
        .setup(&Options { missions_per_kind: 3, card_values: CardValues::Mended, ..seven }, 2)
        .setup(&Options { card_values: CardValues::Flat, ..core() }, 1)
        .run();
}

/// Nearly everything printed otherwise: what entering costs, where dice come down and roll, what they say, and what there is.
const STRANGE: &str = r#"
[edition]
game = "pluvionautes"
printing = 1
[mission.crop_forest]
value = 12
copies = 1
[mission.livestock_plain]
out = true
[terrain.plain]
islands = 3
enter_cost = 3
altitude = 0
height = 3
[terrain.forest]
islands = 15
enter_cost = 1
[terrain.mountain]
altitude = 1
height = 0
[gap.sky]
enter_cost = 2
height = 1
[weather.1]
rain = 0
[weather.4]
rain = 1
[weather.6]
storm = 0
[balloon.2]
fuel = 5
tow = 5
[balloon.5]
fuel = 1
tow = 1
[building.wall]
count = 4
[building.water_tower]
count = 9
[building.lighthouse]
count = 0
[throw.aimed]
touch = ["left", "right", "there", "short", "long", "long", "left", "right"]
drift = ["left", "left", "right", "right", "straight", "right"]
rim = 2
straddle = 3
cliff = 1
[force.soft]
steps = [4, 0, 3, 2]
push = 2
[force.hard]
steps = [0, 4, 4, 0]
push = 0
"#;

#[test]
fn battery_pl_13_15_a_game_printed_otherwise() {
    let strange = Options { edition: Edition::new(STRANGE), ..core() };
    Battery::<Pluvionautes>::new(2_500)
        .watched(1)
        .setup(&strange, 2)
        .setup(&strange, 4)
        .setup(&Options { throw: Throw::Manual, ..strange.clone() }, 3)
        .setup(&Options { throw: Throw::Uniform, weather_dice: 3, start_wall: false, ..strange.clone() }, 3)
        .setup(&Options { missions_per_kind: 2, end: End::EightBuildings, mooring: Switch::On, ..strange }, 1)
        .run();
}

/// A lost die comes back between two cells while the balloon is still in hand: a bot whose turn it is thinks about the position as
/// it is written down, and a table whose position cannot be read again would wait for it for ever.
#[test]
fn pl_6_10_pl_6_14_a_die_that_came_back_between_two_cells_is_a_position() {
    let json = r#"{"islands":[".mp.","..m..","p..mf.",".f.pmff",".pppp.","fp.m.",".fpp"],"buildings":{},"weather":[{"cell":"F1",
        "value":5},{"cell":"C3","value":4,"other":"C2"}],"reserve":{"wall":2,"water_tower":3,"lighthouse":3},"supplies":[{"wall":1,
        "water_tower":0,"lighthouse":0},{"wall":1,"water_tower":0,"lighthouse":0},{"wall":2,"water_tower":0,"lighthouse":0}],
        "missions":[["livestock_mountain","crop_forest"],["livestock_forest","crop_forest"],["livestock_plain","crop_plain"]],
        "first":2,"turns":1,"phase":"rest_weather","index":1,"attempt":1,"aim":{"target":"C2","heading":"NE","force":"soft"}}"#;
    let game = Pluvionautes::new(&core(), 3).unwrap();
    let state = game.restore(&serde_json::from_str(json).unwrap()).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    let again = serde_json::to_value(game.describe(&state)).unwrap();
    assert_eq!(again, serde_json::from_str::<serde_json::Value>(json).unwrap());
    // Without the aim it was thrown with, or with one of another force, there is no such moment.
    for (from, to) in [(r#""soft""#, r#""hard""#), (r#","aim":{"target":"C2","heading":"NE","force":"soft"}"#, "")] {
        assert!(json.contains(from));
        assert!(game.restore(&serde_json::from_str(&json.replace(from, to)).unwrap()).is_err(), "{to}");
    }
}

#[test]
fn pl_10_1_damaged_positions_and_records_at_every_table_size() {
    for seats in 1..=6 {
        hostile::<Pluvionautes>(&Options { rounds: 2, ..Options::default() }, seats, 2);
    }
}

#[test]
fn pl_10_1_damaged_positions_and_records_of_the_variants() {
    let core = || Options { rounds: 2, ..Options::default() };
    let revision = Options { start_wall: false, building_action: Duty::Must, end: End::EightBuildings, ..core() };
    for options in [
        revision,
        Options { throw: Throw::Uniform, weather_dice: 3, ..core() },
        Options { throw: Throw::Chosen, mooring: Switch::On, ..core() },
        Options { throw: Throw::Manual, last_round: LastRound::Frozen, ..core() },
        Options { final_lost_die: FinalLostDie::Absent, missions_per_kind: 3, weather_dice: 1, ..core() },
    ] {
        hostile::<Pluvionautes>(&options, 2, 3);
    }
}
