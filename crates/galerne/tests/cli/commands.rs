//! The commands that are not play, with the real program.

use crate::program::Place;
use serde_json::Value;

const CORNER: &str = r#"{"format":"galerne-position","version":1,"game":"connect-four","rules":1,"options":{},"seats":2,
"position":{"rows":[".......",".......",".......",".......",".......","xxx.ooo"]}}"#;

const BEFORE_THE_DEAL: &str = r#"{"format":"galerne-position","version":1,"game":"kuhn-poker","rules":1,
"options":{"hands":2},"seats":2,"position":{"stage":"deal","cards":null,"chips":[0,0],"hands_played":0}}"#;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

/// A finished game of connect four.
fn recorded(place: &Place) -> String {
    place
        .run(&["play", "connect-four", "--seats", "greedy,random", "--seed", "4", "--record", "game.json"], &[])
        .with(0);
    place.read("game.json")
}

#[test]
fn games_are_listed_for_people_and_programs() {
    let place = Place::new();
    let house = place.run(&["games"], &[]).with(0).says("Sail Race").says("--all").out;
    assert!(!house.contains("Kuhn"), "{house}");
    place
        .run(&["games", "--all", "--lang", "fr"], &[])
        .with(0)
        .says("Puissance quatre (référence)")
        .says("Pour deux joueurs.");
    let one = place.run(&["games", "kuhn-poker"], &[]).with(0).says("--preset match").says("--option hands");
    one.says("[KP-1.2]").says("1 … 100; usually 1");
    place.run(&["games", "kun-poker"], &[]).with(2).complains("Did you mean “kuhn-poker”?");
    let list = json(&place.run(&["games", "--all", "--json"], &[]).with(0).out);
    let kuhn = list.as_array().unwrap().iter().find(|game| game["id"] == "kuhn-poker").unwrap();
    assert_eq!((&kuhn["seats"]["max"], &kuhn["example"]), (&Value::from(2), &Value::from(true)));
    assert_eq!(kuhn["title"]["fr"], "Poker de Kuhn");
    assert_eq!(kuhn["options"]["en"][0]["kind"]["max"], 100);
    assert_eq!(kuhn["presets"]["fr"][0]["id"], "match");
}

#[test]
fn damaged_records_are_refused_with_the_very_entry() {
    let place = Place::new();
    let record = recorded(&place);
    place.run(&["record", "check", "game.json"], &[]).with(0).says("Sound: Connect four");
    let third = record.lines().filter(|line| line.starts_with("{\"")).nth(2).unwrap();
    let column = json(third.trim_end_matches(','))["act"]["column"].as_u64().unwrap();
    let other = (column + 1) % 7;
    for (damage, complaint) in [
        (
            record.replacen(third, &third.replace(&format!(":{column}"), &format!(":{other}")), 1),
            "Entry 3: From here on the record no longer leads",
        ),
        (
            record.replacen(third, &third.replace("\"seat\":0", "\"seat\":1"), 1),
            "Entry 3: It is 1’s turn. (rule CF-1.2)",
        ),
        (
            record.replacen("\"column\"", "\"colum\"", 1),
            "Entry 1: The field “act” cannot be read: the field “column” is missing",
        ),
        (record.replacen("\"then\"", "\"than\"", 1), "Entry 1: The entry has an unknown field “than”."),
        (
            record.replace("connect-four", "connect-five"),
            "There is no game “connect-five”. Did you mean “connect-four”?",
        ),
        (record.replace("\"rules\": 1", "\"rules\": 9"), "played with version 9 of the rules"),
        (record.replace("galerne-record", "a-recipe"), "This is not a file of Galerne"),
        (record[..record.len() / 2].to_owned(), "This is not a readable JSON file: line "),
        (String::new(), "This is not a readable JSON file"),
    ] {
        place.write("damaged.json", &damage);
        place.run(&["record", "check", "damaged.json"], &[]).with(1).complains(complaint);
        place.run(&["replay", "damaged.json"], &[]).with(1).complains(complaint);
        let report = json(&place.run(&["record", "check", "damaged.json", "--json"], &[]).with(1).out);
        assert_eq!(report["sound"], false);
        assert!(
            report["message"].as_str().unwrap().contains(complaint) && report["error"]["key"].is_string(),
            "{report}"
        );
        if !damage.is_empty() {
            place
                .run(&["play", "--record", "damaged.json"], &[])
                .with(1)
                .complains(complaint)
                .complains("Nothing was changed.");
            assert_eq!(place.read("damaged.json"), damage, "a file that cannot be read is not overwritten");
        }
    }
    let report = json(&place.run(&["record", "check", "game.json", "--json"], &[]).with(0).out);
    assert_eq!(
        (&report["sound"], &report["over"], &report["game"]),
        (&true.into(), &true.into(), &"connect-four".into())
    );
}

#[test]
fn foreign_files_are_told_apart() {
    let place = Place::new();
    std::fs::write(place.path("picture.png"), [0x89, b'P', b'N', b'G', 0xff, 0xfe]).unwrap();
    place.write("recipe.json", "{\"flour\": 500}");
    place.write("corner.json", CORNER);
    std::fs::create_dir(place.path("folder")).unwrap();
    for (file, complaint) in [
        ("picture.png", "it is not a text file"),
        ("recipe.json", "neither a recorded game nor a position of Galerne"),
        ("folder", "It is a folder."),
        ("nowhere.json", "This file or folder does not exist."),
    ] {
        place.run(&["position", file], &[]).with(1).complains(complaint).complains(file);
    }
    place.run(&["record", "check", "corner.json"], &[]).with(1).complains("does not begin as a “galerne-record” file");
    place
        .run(&["record", "check", "nowhere.json", "--lang", "fr"], &[])
        .with(1)
        .complains("Ce fichier ou ce dossier n’existe pas");
}

#[test]
fn a_record_can_be_seen_from_one_seat() {
    let place = Place::new();
    place.run(&["play", "kuhn-poker", "--seats", "greedy,random", "--seed", "1", "--record", "hand.json"], &[]).with(0);
    let seen = |viewer: &str| place.run(&["replay", "hand.json", "--as", viewer], &[]).with(0).out;
    assert!(seen("nobody").contains("Greedy gets a hidden card, Random gets a hidden card."), "{}", seen("nobody"));
    assert!(seen("1").contains("Random gets a hidden card.") && !seen("1").contains("Greedy gets a hidden card"));
    assert_eq!(seen("random"), seen("2"));
    assert!(
        !place.run(&["replay", "hand.json"], &[]).with(0).out.contains("hidden card"),
        "usually everything is shown"
    );
    place.run(&["replay", "hand.json", "--as", "3"], &[]).with(2).complains("“3” is not a seat of this game.");
}

#[test]
fn positions_list_what_can_be_done_and_do_it() {
    let place = Place::new();
    place.write("corner.json", CORNER);
    let ran = place.run(&["position", "corner.json"], &[]).with(0);
    ran.says("Seat 1 is to act (in JSON, seat 0):").says("{\"column\":3}  Drop a disc into column 4  #3");
    let won = place.run(&["position", "corner.json", "--act", "{\"column\":3}"], &[]).with(0);
    won.says("has four in a row and wins. [CF-2.1]").says("\"xxxxooo\"").says("The game is over.");
    let report = json(
        &place
            .run(&["position", "corner.json", "--json", "--act", "{\"seat\":0,\"act\":{\"column\":0}}"], &[])
            .with(0)
            .out,
    );
    assert_eq!(report["turn"]["decide"], serde_json::json!([1]));
    assert_eq!(report["choices"]["1"].as_array().unwrap().len(), 7);
    assert_eq!(report["events"][0]["rule"], "CF-1.3");
    assert_eq!(report["position"]["position"]["rows"][4], "x......");
    // What was printed is itself a position.
    place.write("next.json", &report["position"].to_string());
    place.run(&["position", "next.json", "--act", "{\"column\":3}"], &[]).with(0).says("2 drops a disc into column 4.");

    let refused = |arguments: &[&str], status: i32, complaint: &str| {
        place.run(&[&["position", "corner.json"], arguments].concat(), &[]).with(status).complains(complaint);
    };
    refused(&["--act", "{\"column\":9}"], 1, "Step 1 is refused: There are only 7 columns. (rule CF-1.3)");
    refused(&["--act", "{\"seat\":1,\"act\":{\"column\":0}}"], 1, "It is 1’s turn. (rule CF-1.2)");
    refused(
        &["--act", "{\"column\":0}", "--act", "{\"colum\":0}"],
        1,
        "Step 2 is refused: {\"colum\":0} is not an action",
    );
    refused(&["--act", "{\"column\":"], 2, "is not JSON");
    refused(&["--chance", "{}"], 1, "Step 1 is refused");
    place.write("floating.json", &CORNER.replacen(".......", "x......", 1));
    place.run(&["position", "floating.json"], &[]).with(1).complains("A disc hangs in the air. (rule CF-1.3)");
}

#[test]
fn actions_and_chances_go_in_the_order_they_are_typed() {
    let place = Place::new();
    place.write("deal.json", BEFORE_THE_DEAL);
    let due = json(&place.run(&["position", "deal.json", "--json"], &[]).with(0).out);
    assert_eq!((&due["turn"]["chance"], due["outcomes"].as_array().unwrap().len()), (&"deck".into(), 6));
    let (first, second) = ("{\"cards\":[\"king\",\"jack\"]}", "{\"cards\":[\"jack\",\"queen\"]}");
    let steps = [
        "position",
        "deal.json",
        "--chance",
        first,
        "--act",
        "\"bet\"",
        "--act",
        "\"fold\"",
        "--chance",
        second,
        "--act",
        "\"bet\"",
        "--json",
    ];
    let report = json(&place.run(&steps, &[]).with(0).out);
    assert_eq!(report["position"]["position"]["stage"], "bet");
    assert_eq!(report["position"]["position"]["chips"], serde_json::json!([1, -1]));
    assert_eq!(report["standings"][0]["text"], "1 chip");
    let wrong_order = ["position", "deal.json", "--act", "\"bet\"", "--chance", first];
    place.run(&wrong_order, &[]).with(1).complains("The cards have not been dealt yet. (rule KP-2.1)");
    place
        .run(&["position", "deal.json", "--chance", "{\"cards\":[\"king\",\"king\"]}"], &[])
        .with(1)
        .complains("There is only one of each card. (rule KP-2.1)");
}

#[test]
fn a_file_may_come_through_the_standard_input() {
    let place = Place::new();
    place.run(&["position", "-"], &[CORNER]).with(0).says("xxx.ooo");
    let record = recorded(&place);
    place.run(&["record", "check", "-"], &[&record]).with(0).says("Sound");
}

#[test]
fn benches_measure_and_the_bare_one_is_silent() {
    let place = Place::new();
    let report = json(&place.run(&["bench", "--decisions", "2000", "--json"], &[]).with(0).out);
    for game in report.as_array().unwrap() {
        assert_eq!(game["decisions"], 2000);
        assert!(
            game["decisions_per_second"].as_u64().unwrap() > 0 && game["state_bytes"].as_u64().unwrap() > 0,
            "{game}"
        );
    }
    place.run(&["bench", "connect-four", "--decisions", "2000"], &[]).with(0).says("connect-four");
    let bare = place.run(&["bench", "connect-four", "--decisions", "2000", "--bare"], &[]).with(0);
    assert_eq!((bare.out.as_str(), bare.err.as_str()), ("", ""));
    place.run(&["bench", "conect-four"], &[]).with(2).complains("Did you mean “connect-four”?");
    place.run(&["bench", "--decisions", "0"], &[]).with(2).complains("At least one decision");
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let place = Place::new();
    let mut child = place.command(&["games", "--all"]).spawn().unwrap();
    drop(child.stdout.take());
    assert_eq!(child.wait().unwrap().code(), Some(0));
}

#[test]
fn help_speaks_both_languages() {
    let place = Place::new();
    place.run(&["--help"], &[]).with(0).says("Usage: galerne").says("Play at this terminal");
    place.run(&["help", "play"], &[]).with(0).says("galerne play [OPTIONS] [GAME]");
    place.run(&["--lang", "fr", "--help"], &[]).with(0).says("Usage : galerne").says("Jouer dans ce terminal");
    let mut french = place.command(&["--help"]);
    let output = french.env("LANG", "fr_BE.UTF-8").output().unwrap();
    assert!(String::from_utf8(output.stdout).unwrap().contains("Jouer dans ce terminal"));
    place.run(&["paly"], &[]).with(2).complains("Did you mean “play”?").complains("galerne --help");
}

#[test]
fn the_arena_measures_writes_and_takes_up_again() {
    let place = Place::new();
    let arena = |more: &[&str]| {
        let words = ["arena", "connect-four", "--players", "greedy,random", "--seed", "3"];
        place.run(&[&words[..], more].concat(), &[])
    };
    arena(&["--games", "20", "--threads", "1", "--json", "whole.json"])
        .with(0)
        .says("20 games in 10 groups")
        .says("greedy against random");
    arena(&["--games", "8", "--resume", "parts.json"]).with(0);
    arena(&["--games", "20", "--threads", "2", "--resume", "parts.json"]).with(0);
    let (whole, parts) = (json(&place.read("whole.json")), json(&place.read("parts.json")));
    assert_eq!((&whole["groups"], &whole["report"]), (&parts["groups"], &parts["report"]));
    assert_eq!(whole["groups"].as_array().unwrap().len(), 10);
    arena(&["--games", "20", "--option", "x=1"]).with(2);
    let other = ["arena", "connect-four", "--players", "random,greedy", "--resume", "parts.json"];
    place.run(&other, &[]).with(1).complains("other players");
    place.run(&["arena", "connect-four", "--players", "greedy,nobody"], &[]).with(1).complains("no bot “nobody”");
    arena(&["--sprt", "20,0"]).with(2).complains("the smaller first");
    arena(&["--games", "400", "--sprt", "0,200", "--lang", "fr"]).with(0).says("C’est clair");
}

#[test]
fn hints_say_what_to_expect() {
    let place = Place::new();
    recorded(&place);
    place.run(&["hint", "game.json", "--at", "2", "--seconds", "0.3"], &[]).with(0).says("in 100 games");
    place.run(&["hint", "game.json"], &[]).with(0).says("over");
    place.run(&["hint", "game.json", "--at", "999"], &[]).with(2);
    let hints = json(&place.run(&["hint", "game.json", "--at", "2", "--json", "--seconds", "0.3"], &[]).with(0).out);
    assert!(hints[0]["hints"][0]["worth"].is_number() && hints[0]["seat"] == 0, "{hints}");
}

#[test]
fn a_measurement_of_reviews_goes_on_where_its_file_ends() {
    let place = Place::new();
    let measured = |games: &str| {
        let words = ["review", "measure", "kuhn-poker", "--games", games, "--quick", "--fit", "--threads", "2"];
        place.run(&[&words[..], &["--rows", "rows.jsonl"]].concat(), &[]).with(0).out
    };
    let first = measured("1");
    // Four games for the curve, one of each level, one with a planted error.
    assert_eq!(place.read("rows.jsonl").lines().count(), 8);
    assert!(first.contains("[company]\njudge = [") && first.contains("do not add up: 0"), "{first}");
    let without_time =
        |text: &str| text.lines().filter(|line| !line.contains("time")).map(str::to_owned).collect::<Vec<_>>();
    assert_eq!(without_time(&measured("1")), without_time(&first), "nothing is played again");
    measured("2");
    assert_eq!(place.read("rows.jsonl").lines().count(), 16);
    place.run(&["review", "measure", "kuhn-poker", "--seconds", "0"], &[]).with(0);
}
