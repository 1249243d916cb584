//! The compiled tables are the data files (chapters 1 and 6), and the board is what the rulebook says.

use crate::common::*;
use galerne_engine::{Direction, Kind as FieldKind, Rules};
use galerne_pluvionautes::{
    Cell, Draw, Face, Force, Kind, Mission, Pluvionautes, Slot, Terrain, rain_range, storm_range,
};
use toml::{Table, Value};

const CELLS: &str = include_str!("../vectors/cells.csv");
const EDGES: &str = include_str!("../vectors/edges.csv");

fn data(text: &str) -> Table {
    text.parse().unwrap()
}

/// The records of a CSV file by column name.
fn records(text: &str) -> Vec<std::collections::BTreeMap<&str, &str>> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#') && !line.trim().is_empty());
    let head: Vec<&str> = lines.next().unwrap().split(',').collect();
    lines.map(|line| head.iter().copied().zip(line.split(',')).collect()).collect()
}

fn entries<'a>(table: &'a Table, name: &str) -> &'a Vec<Value> {
    table[name].as_array().unwrap()
}

fn number(value: &Value, name: &str) -> i64 {
    value[name].as_integer().unwrap()
}

#[test]
fn pl_1_1_one_to_six_seats() {
    for seats in 1..=6 {
        assert!(Pluvionautes::new(&Default::default(), seats).is_ok());
    }
    for seats in [0, 7] {
        let refusal = Pluvionautes::new(&Default::default(), seats).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.reason.key), ("PL-1.1", "refused-seats"));
    }
}

#[test]
fn pl_1_2_pl_1_3_cells_are_those_of_the_file() {
    let rows = records(CELLS);
    assert_eq!(rows.len(), 37);
    let mut by_neighbours = [0; 7];
    for (index, row) in rows.iter().enumerate() {
        let cell = Cell(index as u8);
        assert_eq!(cell.to_string(), row["name"]);
        assert_eq!(Cell::named(row["name"]), Some(cell));
        let (q, r): (i8, i8) = (row["q"].parse().unwrap(), row["r"].parse().unwrap());
        assert_eq!(cell.axial(), (q, r));
        let ring = q.abs().max(r.abs()).max((q + r).abs());
        assert_eq!(ring.to_string(), row["ring"]);
        let columns = ["nE", "nNE", "nNW", "nW", "nSW", "nSE"];
        for (direction, column) in Direction::ALL.into_iter().zip(columns) {
            let name = cell.towards(direction).map_or("-".to_owned(), |cell| cell.to_string());
            assert_eq!(name, row[column], "{cell} {direction:?}");
        }
        by_neighbours[Direction::ALL.into_iter().filter(|&d| cell.towards(d).is_some()).count()] += 1;
    }
    assert_eq!(by_neighbours, [0, 0, 0, 6, 12, 0, 19]);
}

#[test]
fn pl_1_4_slots_are_those_of_the_file() {
    let rows = records(EDGES);
    assert_eq!(rows.len(), 90);
    for (index, row) in rows.iter().enumerate() {
        let slot = Slot(index as u8);
        assert_eq!(slot.to_string(), row["name"]);
        assert_eq!(slot.ends().map(|cell| cell.to_string()), [row["cell_a"], row["cell_b"]]);
        assert_eq!(slot.direction().index().to_string(), row["dir"]);
        assert_eq!(Slot::between(slot.ends()[1], slot.ends()[0]), Some(slot));
    }
    assert!(Cell::all().all(|cell| [3, 4, 6].contains(&cell.slots().count())));
    assert_eq!(Slot::named("D4|D6"), None);
}

#[test]
fn pl_1_5_pl_3_1_terrains_are_those_of_the_file() {
    let components = data(include_str!("../vectors/components.toml"));
    let game = game(2);
    for entry in entries(&components, "terrain") {
        let id = entry["id"].as_str().unwrap();
        let Some(terrain) = Terrain::ALL.into_iter().find(|terrain| terrain.id() == id) else {
            assert_eq!(id, "empty");
            // From D4 to an empty neighbour.
            let state = game.sketch().state();
            assert_eq!(game.distance(&state, cell("D4"), cell("D5")), Some(number(entry, "enter_cost") as u8));
            continue;
        };
        assert_eq!(i64::from(terrain.islands()), number(entry, "islands"));
        assert_eq!(terrain as i64, number(entry, "altitude"));
        assert_eq!(terrain as i64, number(entry, "height"));
        let state = game.sketch().island("D5", terrain).state();
        assert_eq!(game.distance(&state, cell("D4"), cell("D5")), Some(number(entry, "enter_cost") as u8), "{id}");
    }
}

#[test]
fn pl_1_7_pl_1_8_dice_are_those_of_the_file() {
    let components = data(include_str!("../vectors/components.toml"));
    for entry in entries(&components, "balloon_face") {
        let face = Face::of_pips(number(entry, "pips") as u8);
        assert_eq!(face.fuel().map(i64::from), entry.get("fuel").and_then(Value::as_integer));
        if let Some(fuel) = face.fuel() {
            assert_eq!(i64::from(7 - fuel), number(entry, "tow"));
        }
    }
    for entry in entries(&components, "weather_face") {
        let value = number(entry, "value") as u8;
        assert_eq!(i64::from(rain_range(value)), number(entry, "rain_range"));
        assert_eq!(i64::from(storm_range(value)), number(entry, "storm_range"));
    }
}

#[test]
fn pl_1_9_buildings_are_those_of_the_file() {
    let components = data(include_str!("../vectors/components.toml"));
    let kinds = entries(&components, "building");
    assert_eq!(kinds.len(), 3);
    for (kind, entry) in Kind::ALL.into_iter().zip(kinds) {
        assert_eq!((kind.id(), i64::from(kind.count())), (entry["id"].as_str().unwrap(), number(entry, "count")));
    }
    assert_eq!(Kind::ALL.map(Kind::count).iter().sum::<u8>(), 12);
}

#[test]
fn pl_1_10_missions_are_those_of_the_file() {
    let missions = data(include_str!("../vectors/missions.toml"));
    let game = game(2);
    for (mission, entry) in Mission::ALL.into_iter().zip(entries(&missions, "mission")) {
        assert_eq!(mission.id(), entry["id"].as_str().unwrap());
        assert_eq!(mission.terrain().id(), entry["terrain"].as_str().unwrap());
        assert_eq!(mission.is_livestock(), entry["kind"].as_str() == Some("livestock"));
        assert_eq!(mission.is_livestock(), entry["counts"].as_str() == Some("largest_region"));
        assert_eq!(i64::from(mission.printed_value()), number(entry, "value"));
        assert_eq!(game.value(mission), mission.printed_value(), "paid as printed unless one says otherwise");
        assert_eq!(i64::from(game.ceiling(mission)), number(entry, "max"));
        assert_eq!(number(entry, "copies"), 2);
    }
}

#[test]
fn pl_6_2_draws_are_those_of_the_file() {
    let throw = data(include_str!("../vectors/throw.toml"));
    for (name, entry) in throw["draws"].as_table().unwrap() {
        if name == "face" {
            // The balloon die is a chance of its own.
            assert_eq!(number(entry, "sides"), 6);
            continue;
        }
        let draw = Draw::ALL.iter().find(|draw| draw.name() == name).unwrap();
        assert_eq!(i64::from(draw.sides()), number(entry, "sides"), "{name}");
    }
    // How far a throw rolls: on an empty board, straight on, from D1 eastwards.
    let game = game(2);
    for force in Force::ALL {
        let name = if force == Force::Soft { "soft" } else { "hard" };
        for (roll, steps) in throw["roll_steps"][name].as_array().unwrap().iter().enumerate() {
            let steps = steps.as_integer().unwrap() as usize;
            let drifts = " drift=2".repeat(steps);
            let draws = format!("touch=1 roll={}{drifts} straddle=1", roll + 1);
            let (state, _) = thrown(&game, game.sketch(), launch("D1", Direction::E, force), &draws);
            assert_eq!(state.balloon(), Some(cell(&format!("D{}", 1 + steps))), "{name} {roll}");
        }
        let push = throw["push_steps"][name].as_integer().unwrap();
        let action = launch("D2", Direction::E, force);
        let (state, _) = thrown(&game, game.sketch().die(0, "D2", 1), action, "touch=1 wvalue=2 wstraddle=1");
        assert_eq!(state.die(0), Some((cell(&format!("D{}", 2 + push)), 2)));
    }
    // Where it touches down, by the eight results.
    let touch = &throw["touch"];
    for result in 1..=8 {
        let (state, _) = thrown(
            &game,
            game.sketch(),
            launch("D4", Direction::E, Force::Soft),
            &format!("touch={result} roll=1 straddle=1"),
        );
        let expected = match touch[result.to_string().as_str()].as_str().unwrap() {
            "T" => "D4",
            "T+back(h)" => "D3",
            "T+h" => "D5",
            "T+left(h)" => "C4",
            "T+right(h)" => "E4",
            other => panic!("{other}"),
        };
        assert_eq!(state.balloon(), Some(cell(expected)), "touch {result}");
    }
    // How a step bends.
    for result in 1..=6 {
        let draws = format!("touch=1 roll=2 drift={result} straddle=1");
        let (state, _) = thrown(&game, game.sketch(), launch("D4", Direction::E, Force::Soft), &draws);
        let expected = match throw["drift"][result.to_string().as_str()].as_str().unwrap() {
            "left" => "C4",
            "right" => "E4",
            _ => "D5",
        };
        assert_eq!(state.balloon(), Some(cell(expected)), "drift {result}");
    }
}

#[test]
fn options_are_those_of_the_file() {
    let file = data(include_str!("../vectors/options.toml"));
    let fields = Pluvionautes::fields();
    let default = serde_json::to_value(galerne_pluvionautes::Options::default()).unwrap();
    for option in entries(&file, "option") {
        let name = option["name"].as_str().unwrap();
        if name == "players" {
            continue;
        }
        let field = fields.iter().find(|field| field.name == name).unwrap_or_else(|| panic!("no field {name}"));
        assert_eq!(serde_json::to_value(&option["default"]).unwrap(), default[name], "{name}");
        let words = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        match field.kind {
            FieldKind::Choice(values) => {
                assert_eq!(option["values"].as_array().unwrap().iter().map(words).collect::<Vec<_>>(), values);
            }
            FieldKind::Among(values) => {
                let listed: Vec<i64> =
                    option["values"].as_array().unwrap().iter().map(|value| value.as_integer().unwrap()).collect();
                assert_eq!(listed, values);
            }
            FieldKind::Number { min, max } => assert_eq!(option["values"].as_str().unwrap(), format!("{min}..{max}")),
            FieldKind::Flag | FieldKind::Json => assert_eq!(name, "start_wall"),
        }
    }
    for preset in entries(&file, "preset") {
        let id = preset["name"].as_str().unwrap();
        let ours = Pluvionautes::presets().iter().find(|preset| preset.id == id).unwrap();
        let mut theirs: Vec<(String, String)> = preset
            .as_table()
            .unwrap()
            .iter()
            .filter(|(name, _)| !["name", "description", "players"].contains(&name.as_str()))
            .map(|(name, value)| (name.clone(), value.as_str().map_or_else(|| value.to_string(), str::to_owned)))
            .collect();
        let mut ours: Vec<(String, String)> =
            ours.set.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        theirs.sort();
        ours.sort();
        assert_eq!(ours, theirs, "{id}");
    }
}
