//! `galerne workshop` and `--edition`, with the real program.

use crate::program::Place;
use serde_json::Value;

const HEAD: &str = "[edition]\ngame = \"pluvionautes\"\nprinting = 1\n";

fn place(changes: &str) -> Place {
    let place = Place::new();
    place.write("mine.toml", &format!("{HEAD}{changes}"));
    place
}

#[test]
fn an_edition_is_begun_and_is_sound() {
    let place = Place::new();
    place.run(&["workshop", "new", "pluvionautes", "--out", "mine.toml"], &[]).with(0);
    assert_eq!(place.read("mine.toml"), format!("{HEAD}version = 1\n"));
    place.run(&["workshop", "check", "mine.toml"], &[]).with(0).says("nothing differs");
    place.run(&["workshop", "diff", "mine.toml"], &[]).with(0).says("Nothing differs.");
    place.run(&["workshop", "new", "kuhn-poker"], &[]).with(2).complains("cannot be changed yet");
}

#[test]
fn what_is_wrong_is_said_with_its_place_in_both_languages() {
    let place = place("[terrain.plian]\nislands = 3\n[weather.1]\nstorm = 9\n");
    let shown = place.run(&["workshop", "check", "mine.toml"], &[]).with(2);
    let shown = shown.says("error: mine.toml:4:10: terrain.plian: there is no row “plian”. Perhaps “plain”?");
    shown.says("error: mine.toml:7:9: weather.1.storm: this must be a whole number from 0 to 3. (PL-1.8)");
    let french = place.run(&["workshop", "check", "mine.toml", "--lang", "fr"], &[]).with(2);
    french.says("il n’y a pas de ligne « plian »").says("un nombre entier de 0 à 3");
    let json: Value =
        serde_json::from_str(&place.run(&["workshop", "check", "mine.toml", "--json"], &[]).with(2).out).unwrap();
    assert_eq!((json["sound"].as_bool(), json["findings"][1]["line"].as_u64()), (Some(false), Some(7)));
    assert_eq!(
        (json["findings"][1]["level"].as_str(), json["findings"][1]["rule"].as_str()),
        (Some("error"), Some("PL-1.8"))
    );
    for command in [
        &["workshop", "format", "mine.toml"][..],
        &["workshop", "link", "mine.toml"],
        &["play", "pluvionautes", "--edition", "mine.toml"],
    ] {
        place.run(command, &[]).with(2).complains("terrain.plian");
    }
}

#[test]
fn warnings_end_with_a_status_only_where_they_are_asked_for() {
    let place =
        place("[building.wall]\ncount = 0\n[building.water_tower]\ncount = 0\n[building.lighthouse]\ncount = 0\n");
    place.run(&["workshop", "check", "mine.toml"], &[]).with(0).says("warning: mine.toml").says("nothing to build");
    place.run(&["workshop", "check", "mine.toml", "--strict"], &[]).with(1);
    place.write("none.toml", "[card.gale]\ncost = 1\n");
    place.run(&["workshop", "check", "none.toml"], &[]).with(1).complains("does not say which game");
}

#[test]
fn an_edition_is_formatted_compared_linked_and_taken_back() {
    let place = place("[weather.6]\nstorm=0x2\nrain = 3\n[mission.crop_plain]\nout = true\n");
    place.run(&["workshop", "format", "mine.toml", "--out", "form.toml"], &[]).with(0);
    let form = place.read("form.toml");
    assert_eq!(form, format!("{HEAD}\n[mission.crop_plain]\nout = true\n\n[weather.6]\nstorm = 2\n"));
    place
        .run(&["workshop", "diff", "mine.toml"], &[])
        .with(0)
        .says("mission.crop_plain (taken out)")
        .says("storm: 3 → 2");
    place.run(&["workshop", "diff", "mine.toml", "form.toml"], &[]).with(0).says("Nothing differs.");
    let link = place.run(&["workshop", "link", "mine.toml"], &[]).with(0).out;
    assert!(link.starts_with("/workshop/pluvionautes#e="), "{link}");
    let back = place.run(&["workshop", "import", link.trim()], &[]).with(0);
    assert_eq!(back.out, form);
    place.run(&["workshop", "import", "#e=AAAA"], &[]).with(1).complains("no edition");
}

#[test]
fn pl_13_15_a_game_is_played_and_kept_with_its_edition() {
    let place = place("[mission.crop_plain]\nvalue = 9\n");
    let arguments = [
        "play",
        "pluvionautes",
        "--seats",
        "greedy,greedy",
        "--auto",
        "--seed",
        "1",
        "--edition",
        "mine.toml",
        "--record",
        "game.json",
    ];
    place.run(&arguments, &[]).with(0);
    place.run(&["record", "check", "game.json"], &[]).with(0);
    let kept = place.run(&["workshop", "import", "game.json"], &[]).with(0);
    assert_eq!(kept.out, format!("{HEAD}\n[mission.crop_plain]\nvalue = 9\n"));
    // The finished game is opened again under the same edition, and not under another.
    place.run(&arguments, &[]).with(0);
    place.write("mine.toml", &format!("{HEAD}[mission.crop_plain]\nvalue = 8\n"));
    place.run(&arguments, &[]).with(2);
    let match_up = ["arena", "pluvionautes", "--players", "random,random", "--games", "4", "--edition", "mine.toml"];
    place.run(&match_up, &[]).with(0);
}
