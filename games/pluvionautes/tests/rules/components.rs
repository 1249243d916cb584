//! What is in the box and what it says is what the rulebook prints (chapters 1 and 6).

use crate::common::*;
use galerne_engine::{Direction, Kind as FieldKind, Rules};
use galerne_pluvionautes::{
    Action, Cell, Draw, Face, Force, Kind, Mission, Pluvionautes, Sketch, Slot, State, Terrain, rain_range, storm_range,
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

/// The cells that can be flown or towed to, at their distances from where the balloon is.
fn farthest(game: &Pluvionautes, state: &State) -> u8 {
    let from = state.balloon().unwrap();
    let cells = actions(game, state).into_iter().filter_map(|action| match action {
        Action::Pilot { cell } | Action::Tow { cell } => game.distance(state, from, cell),
        _ => None,
    });
    cells.max().unwrap()
}

#[test]
fn pl_1_5_pl_3_1_islands_and_what_entering_them_costs() {
    let game = game(2);
    assert_eq!(game.islands(), [10, 6, 5]);
    assert_eq!(Terrain::ALL.map(Terrain::islands), [10, 6, 5]);
    let distance = |sketch: Sketch| game.distance(&sketch.state(), cell("D4"), cell("D5"));
    assert_eq!(distance(game.sketch()), Some(1), "the sky");
    assert_eq!(Terrain::ALL.map(|terrain| distance(game.sketch().island("D5", terrain))), [1, 2, 3].map(Some));
}

#[test]
fn pl_1_7_pl_1_8_what_the_dice_say() {
    let game = game(2);
    for number in 2..=5 {
        assert_eq!(Face::of_pips(number).fuel(), Some(number));
        assert_eq!(farthest(&game, &game.sketch().pilot("D1", number).state()), number);
        let tow = game.sketch().island("D1", Terrain::Plain).tow("D1", number).state();
        assert_eq!(farthest(&game, &tow), 7 - number);
    }
    assert_eq!([1, 6].map(Face::of_pips), [Face::Blimp; 2]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(rain_range), [1, 2, 3, 3, 3, 3]);
    assert_eq!([1, 2, 3, 4, 5, 6].map(storm_range), [0, 0, 0, 1, 2, 3]);
}

#[test]
fn pl_1_9_six_walls_three_water_towers_three_lighthouses() {
    assert_eq!(Kind::ALL.map(Kind::id), ["wall", "water_tower", "lighthouse"]);
    assert_eq!(Kind::ALL.map(Kind::count), [6, 3, 3]);
    assert_eq!(game(2).start().reserve(), [4, 3, 3], "each seat begins with a wall");
}

#[test]
fn pl_1_10_what_the_cards_pay() {
    let game = game(2);
    assert_eq!(Mission::ALL.map(|mission| game.value(mission)), [1, 2, 3, 2, 3, 4]);
    assert_eq!(Mission::ALL.map(|mission| game.ceiling(mission)), [10, 12, 15, 20, 18, 20]);
    let terrains = [Terrain::Plain, Terrain::Forest, Terrain::Mountain];
    assert_eq!(Mission::ALL.map(Mission::terrain), [terrains, terrains].concat()[..]);
    assert_eq!(Mission::ALL.map(Mission::is_livestock), [true, true, true, false, false, false]);
}

#[test]
fn pl_6_2_what_the_draws_mean() {
    let sides: Vec<_> = Draw::ALL.iter().map(|draw| (draw.name(), draw.sides())).collect();
    let printed =
        [("touch", 8), ("roll", 4), ("drift", 6), ("rim", 6), ("wvalue", 6), ("wstraddle", 6), ("straddle", 6)];
    assert_eq!(sides[..7], printed);
    // How far a throw rolls: on an empty board, straight on, from D1 eastwards.
    let game = game(2);
    for (force, rolls, push) in [(Force::Soft, [0, 1, 1, 2], 1), (Force::Hard, [1, 2, 3, 4], 2)] {
        for (roll, steps) in rolls.into_iter().enumerate() {
            let draws = format!("touch=1 roll={}{} straddle=1", roll + 1, " drift=2".repeat(steps));
            let (state, _) = thrown(&game, game.sketch(), launch("D1", Direction::E, force), &draws);
            assert_eq!(state.balloon(), Some(cell(&format!("D{}", 1 + steps))), "{force:?} {roll}");
        }
        let action = launch("D2", Direction::E, force);
        let (state, _) = thrown(&game, game.sketch().die(0, "D2", 1), action, "touch=1 wvalue=2 wstraddle=1");
        assert_eq!(state.die(0), Some((cell(&format!("D{}", 2 + push)), 2)));
    }
    let soft = |draws: &str| thrown(&game, game.sketch(), launch("D4", Direction::E, Force::Soft), draws).0.balloon();
    // Where it touches down, by the eight results.
    for (result, at) in (1..).zip(["D4", "D4", "D4", "D4", "D3", "D5", "C4", "E4"]) {
        assert_eq!(soft(&format!("touch={result} roll=1 straddle=1")), Some(cell(at)), "touch {result}");
    }
    // How a step bends.
    for (result, at) in (1..).zip(["C4", "D5", "D5", "D5", "D5", "E4"]) {
        assert_eq!(soft(&format!("touch=1 roll=2 drift={result} straddle=1")), Some(cell(at)), "drift {result}");
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
            FieldKind::Flag | FieldKind::Json | FieldKind::Edition => assert_eq!(name, "start_wall"),
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
