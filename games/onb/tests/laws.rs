//! ONB keeps the laws of the contract.

use galerne_engine::{Playout, Positions, Random, Rules, Seat, Secrets, Turn, View, Viewer};
use galerne_kit::Battery;
use galerne_onb::{Action, Onb, Options};

fn options(json: &str) -> Options {
    serde_json::from_str(json).unwrap_or_else(|error| panic!("{error} in {json}"))
}

#[test]
fn on_3_1_battery() {
    // Small armies and few rounds: the laws care about variety, not about length.
    let setups = [
        (2, r#"{}"#),
        (2, r#"{"map": "prairie", "points": 60, "armies": "random", "concede": false, "turn_limit": 3}"#),
        (
            2,
            r#"{"map": "donjon", "points": 100, "armies": "random", "concede": false, "turn_limit": 4, "opportunity": "ask"}"#,
        ),
        (
            2,
            r#"{"map": "citadelle", "points": 60, "armies": "random", "scenario": "capture", "roles": "drawn", "concede": false, "turn_limit": 4}"#,
        ),
        (
            3,
            r#"{"map": "ruines", "points": 45, "armies": "random", "scenario": "capture", "concede": false, "turn_limit": 3, "large_heading": true}"#,
        ),
        (
            4,
            r#"{"map": "citadelle", "points": 45, "armies": "random", "scenario": "cible", "alliances": "pairs", "concede": false, "turn_limit": 3}"#,
        ),
        (
            4,
            r#"{"map": "ruines", "points": 60, "armies": "random", "alliances": "pairs", "shared_army": true, "turn_limit": 3, "concede": false}"#,
        ),
        (
            4,
            r#"{"map": "ruines", "points": 30, "alliances": "one_against_all", "points_by_seat": [90], "deployment": "secret", "turn_limit": 2}"#,
        ),
        (
            2,
            r#"{"map": "prairie", "points": 60, "deployment": "secret", "scenario": "cible_unique", "turn_limit": 3, "hero_unique": "battlefield"}"#,
        ),
        (
            2,
            r#"{"map": "ruines", "points": 80, "armies": "random", "cross_alignment": true, "max_copies": "0", "second_pass": "descending", "tie_break": "once", "careful_cost": 0, "presence": false, "facing_rear": 0, "engaged_shooting": "forbid", "shaken": false, "knockdown": false, "range_metric": "chebyshev", "critical_rolls": true, "mana_regen": 2, "turn_limit": 4, "concede": false}"#,
        ),
        (
            2,
            r#"{"map": "donjon", "points": 80, "armies": "random", "die_anchor": "mid", "dice_extended": true, "long_range_model": "coeff", "dodge_speed_model": "divide", "ballistic_model": "target_bonus", "hidden_stats": "open", "engaged_shooting": "free", "opportunity": "off", "presence_cap": 4, "turn_limit": 4, "concede": false}"#,
        ),
        (
            3,
            r#"{"map": "citadelle", "points": 40, "third_seat_bonus": 50, "affiliation_1": "guet", "affiliation_2": "cendres", "affiliation_3": "forge", "turn_limit": 2, "scenario": "cible", "shared_army": false, "max_copies": "3"}"#,
        ),
    ];
    let mut battery = Battery::<Onb>::new(10_000).watched(2);
    for (seats, json) in setups {
        battery = battery.setup(&options(json), seats);
    }
    battery.run();
}

/// A zone so small that an ogre fits in or not by where its goblin stands: in secret, no other seat may learn which.
#[test]
fn on_4_26_on_3_3_the_reserve_is_as_secret_as_the_places() {
    let grid = "id: nook\nname: Nook\nplayers: 2\ngrid:\n........\n........\n........\n........\nzones:\n\
                AAA.....\nAAA.o...\n......BB\n......BB\n";
    let json = serde_json::json!({
        "map": "own", "own_map": grid, "armies": "random", "deployment": "secret", "points_by_seat": [51, 15],
        "affiliation_1": "cendres", "affiliation_2": "cendres", "turn_limit": 1, "concede": false,
    });
    Battery::<Onb>::new(100).watched(60).setup(&options(&json.to_string()), 2).run();
}

/// Random play never gives up, so here a seat does while armies are built, and the laws of positions and secrets are
/// checked on every state from there to the end.
#[test]
fn on_13_1_on_3_3_giving_up_before_the_battle_keeps_the_laws() {
    let setups = [
        (2, r#"{"map": "prairie", "points": 45, "turn_limit": 1}"#),
        (
            3,
            r#"{"map": "ruines", "points": 30, "turn_limit": 1, "hero_unique": "battlefield", "points_by_seat": [60, 60]}"#,
        ),
        (3, r#"{"map": "ruines", "points": 30, "turn_limit": 1, "deployment": "secret", "scenario": "cible"}"#),
        (4, r#"{"map": "ruines", "points": 30, "turn_limit": 1, "alliances": "pairs", "shared_army": true}"#),
        (
            4,
            r#"{"map": "ruines", "points": 30, "turn_limit": 1, "alliances": "one_against_all", "deployment": "secret", "scenario": "cible_unique"}"#,
        ),
    ];
    for (seats, json) in setups {
        let game = Onb::new(&options(json), seats).unwrap();
        for seed in 0..12 {
            let (mut state, mut playout) = (game.start(), Playout::new(seed));
            let mut random = Random::new(seed);
            for step in 0..2000 {
                let restored = game.restore(&game.describe(&state)).unwrap_or_else(|why| panic!("{json}: {why}"));
                assert_eq!(restored, state, "{json}, seed {seed}, step {step}");
                for viewer in (0..seats as u8).map(|seat| Viewer::seat(Seat(seat))).chain([Viewer::SPECTATOR]) {
                    let view = View::new(&game, &state, viewer);
                    let imagined = view.imagine(&game, &mut random);
                    assert_eq!(game.turn(&imagined), game.turn(&state), "{json}, seed {seed}, step {step}");
                    assert_eq!(game.redact(&imagined, viewer), *view.state(), "{json}, seed {seed}, step {step}");
                }
                let gives_up = state.units_on_table() == 0 && random.below(8) == 0;
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Decide(deciders) if gives_up => {
                        let seat = deciders.lowest().unwrap();
                        game.check(&state, seat, &Action::Concede).unwrap();
                        game.act(&mut state, seat, Action::Concede, &mut ());
                    }
                    _ => {
                        playout.step(&game, &mut state, &mut ());
                    }
                }
            }
            assert_eq!(game.turn(&state), Turn::Over, "{json}, seed {seed}");
        }
    }
}
