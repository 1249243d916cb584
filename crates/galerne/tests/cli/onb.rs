//! `galerne onb`, with the real program.

use crate::program::Place;
use serde_json::Value;

const MAP: &str = "id: gue\nname: Le Gué\nplayers: 2\ngrid:\n......\n..2.,.\n......\n......\nzones:\nAA..BB\nAAooBB\nAA..BB\nAA..BB\n";

#[test]
fn on_11_35_sheets_and_lines_are_printed() {
    let place = Place::new();
    let shown = place.run(&["onb", "lines", "garde"], &[]).with(0).says("Garde du Guet").says("[3] D20+2");
    shown.says("26 points, 5 HP");
    let json: Value = serde_json::from_str(&place.run(&["onb", "lines", "--json"], &[]).with(0).out).unwrap();
    let lines = |sheet: &Value| -> usize {
        let weapons = sheet["weapons"].as_array().unwrap().iter();
        weapons
            .map(|weapon| {
                weapon["lines"]
                    .as_array()
                    .unwrap()
                    .iter()
                    .map(|line| 1 + usize::from(line.get("far").is_some()))
                    .sum::<usize>()
            })
            .sum()
    };
    let all = json.as_array().unwrap();
    assert_eq!((all.len(), all.iter().map(lines).sum::<usize>()), (19, 710), "every line of the reference table");
    place.run(&["onb", "lines", "guarde"], &[]).with(2).complains("garde");
    place.write("own.toml", "[[creature]]\nid = 3\n");
    place.run(&["onb", "lines", "--with", "own.toml"], &[]).with(1).complains("own.toml").complains("id");
}

#[test]
fn on_2_1_maps_are_checked_with_file_line_and_field() {
    let place = Place::new();
    place.write("gue.txt", MAP);
    place.run(&["onb", "map", "check", "gue.txt"], &[]).with(0).says("Le Gué").says("6 × 4").says("8, 8");
    place.run(&["onb", "map", "check", "gue.txt", "--lang", "fr"], &[]).with(0).says("est valide");
    place.write("bad.txt", &MAP.replace("..2.,.", "..2.?."));
    place.run(&["onb", "map", "check", "bad.txt"], &[]).with(1).complains("bad.txt").complains("?");
    let json: Value =
        serde_json::from_str(&place.run(&["onb", "map", "check", "bad.txt", "--json"], &[]).with(1).out).unwrap();
    assert_eq!((&json["sound"], &json["line"]), (&Value::from(false), &Value::from(6)), "{json}");
}
