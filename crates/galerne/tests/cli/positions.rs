//! Positions as an author writes them: from a template, with comments, and read back as they were printed.

use crate::program::Place;
use serde_json::Value;
use std::{fs, path::Path};

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error} in {text}"))
}

const GAMES: [&str; 7] = ["windwalkers", "sail-race", "pluvionautes", "horde", "onb", "connect-four", "kuhn-poker"];

#[test]
fn a_template_of_every_game_is_explained_and_can_be_read() {
    let place = Place::new();
    for game in GAMES {
        for language in ["en", "fr"] {
            let template = place.run(&["--lang", language, "position", "new", game], &[]).with(0).out;
            assert!(template.lines().filter(|line| line.trim_start().starts_with("//")).count() > 3, "{template}");
            place.run(&["position", "-"], &[&template]).with(0);
        }
    }
    place.run(&["position", "new", "sail-race", "--option", "map=banane", "--out", "start.json"], &[]).with(0);
    place.run(&["position", "start.json"], &[]).with(0).says("\"map\": \"banane\"");
    place.run(&["position", "new", "sail-rice"], &[]).with(2).complains("sail-race");
    place.run(&["position", "new", "horde", "--seats", "9"], &[]).with(1);
    place
        .run(&["position", "new", "horde", "--out", "no/such/folder.json"], &[])
        .with(1)
        .complains("no/such/folder.json");
}

#[test]
fn what_is_printed_is_read_again_plain_and_as_json() {
    let place = Place::new();
    for game in GAMES {
        let mut text = place.run(&["position", "new", game], &[]).with(0).out;
        // A few steps into the game, at a decision or at chance.
        for _ in 0..12 {
            let report = json(&place.run(&["position", "-", "--json"], &[&text]).with(0).out);
            let step = match (&report["due"], report["choices"].as_object().and_then(|of| of.iter().next())) {
                (due, _) if due.is_object() => ["--chance".to_owned(), due["example"].to_string()],
                (_, Some((seat, choices))) => {
                    let seat: u8 = seat.parse().unwrap();
                    let act = serde_json::json!({ "seat": seat, "act": choices[0]["action"] });
                    ["--act".to_owned(), act.to_string()]
                }
                _ => break,
            };
            let steps = ["position", "-", &step[0], &step[1]];
            let plain = place.run(&steps, &[&text]).with(0).out;
            let wrapped = place.run(&[&steps[..], &["--json"]].concat(), &[&text]).with(0).out;
            let position =
                |file: &str| json(&place.run(&["position", "-", "--json"], &[file]).with(0).out)["position"].clone();
            assert_eq!(position(&plain), position(&wrapped), "{game}");
            text = plain;
        }
    }
}

#[test]
fn when_dice_are_due_they_are_named_with_the_json_to_give() {
    let place = Place::new();
    let start = place.run(&["position", "new", "kuhn-poker"], &[]).with(0).out;
    place.run(&["position", "-"], &[&start]).with(0).says("--chance '{\"cards\":");
    place.run(&["position", "-", "--chance", "{}"], &[&start]).with(1).complains("--chance '{\"cards\":");
    let refused = json(&place.run(&["position", "-", "--json", "--act", "bet"], &[&start]).with(1).out);
    assert_eq!((&refused["error"]["step"], &refused["error"]["rule"]), (&1.into(), &"KP-2.1".into()));
    let long = format!("{{\"cards\":\"{}\"}}", "x".repeat(50_000));
    let complaint = place.run(&["position", "-", "--chance", &long], &[&start]).with(1);
    assert!(complaint.err.len() < 2_000, "a long argument is not repeated whole");
}

#[test]
fn the_examples_of_the_document_are_read() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/positions.md");
    let document = fs::read_to_string(path).unwrap();
    let place = Place::new();
    let examples: Vec<&str> =
        document.split("```jsonc\n").skip(1).filter_map(|rest| rest.split("```").next()).collect();
    let mut games: Vec<String> = Vec::new();
    for example in examples {
        let report = json(&place.run(&["position", "-", "--json"], &[example]).with(0).out);
        games.push(report["game"].as_str().unwrap().to_owned());
    }
    games.sort();
    let mut expected = GAMES[..5].to_vec();
    expected.sort_unstable();
    assert_eq!(games, expected, "one example a game");
}
