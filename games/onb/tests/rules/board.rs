//! Boards: the four of the rules, one's own as text, distances, contact.

use crate::common::{OPEN, Table, board, options};
use galerne_engine::{COMPASS, Canvas, Rules, Square, Words};
use galerne_onb::map::{Draft, Ground, Map, WORKSHOP, read_map, write_map};
use galerne_onb::{Action, Onb};
use galerne_texts::{Language, Texts};
use serde_json::json;

fn starters() -> Vec<Map> {
    Draft::starters().unwrap().iter().map(|draft| Map::new(draft).unwrap()).collect()
}

/// The table of section 2.7, with the size of every zone and the objective.
#[test]
fn on_2_1_on_2_30_the_four_maps() {
    let maps = starters();
    let facts: Vec<_> = maps
        .iter()
        .map(|map| {
            let zones: Vec<usize> = (1..=4)
                .map(|seat| {
                    let cells = (0..map.height as i8).flat_map(|y| (0..map.width as i8).map(move |x| (x, y)));
                    cells.filter(|&(x, y)| map.zone(x, y) == seat).count()
                })
                .collect();
            (map.id.as_str(), map.width, map.height, zones, map.outpost, map.hold, map.limit)
        })
        .collect();
    assert_eq!(
        facts,
        [
            ("prairie", 18, 12, vec![36, 36, 0, 0], 0, 1, 10),
            ("donjon", 19, 13, vec![33, 33, 0, 0], 3, 2, 7),
            ("ruines", 18, 18, vec![24; 4], 5, 2, 8),
            ("citadelle", 20, 20, vec![24; 4], 5, 2, 10),
        ]
    );
    for map in &maps {
        let quarter = map.id == "ruines" || map.id == "citadelle";
        for y in 0..map.height as i8 {
            for x in 0..map.width as i8 {
                let turned = if quarter {
                    (map.width as i8 - 1 - y, x)
                } else {
                    (map.width as i8 - 1 - x, map.height as i8 - 1 - y)
                };
                let (here, there) = (map.ground(x, y), map.ground(turned.0, turned.1));
                // Doors of the two ends may be open or closed; their places are the same.
                assert_eq!(here, there, "{} at {x}, {y}", map.id);
            }
        }
    }
}

/// A human walks wherever he must on every map, an ogre too; the check that refuses other maps says so.
#[test]
fn on_2_30_a_map_without_a_road_is_refused() {
    let wall = ["...#..", "...#..", "...#..", "...#.."];
    let zones = ["AA..BB", "AA..BB", "AAo.BB", "AA..BB"];
    let text = format!("id: x\nname: X\nplayers: 2\ngrid:\n{}\nzones:\n{}", wall.join("\n"), zones.join("\n"));
    assert_eq!(Map::new(&read_map(&text).unwrap()).unwrap_err().key, "map-no-road");
    let said = |text: &str| {
        let refusal = Onb::new(&options(json!({ "map": "own", "own_map": text })), 2).map(|_| ()).unwrap_err();
        Texts::new(Onb::TEXTS).unwrap().say(Language::En, &refusal.reason, &[])
    };
    assert_eq!(
        said(&text),
        "x, line 10, zones: there is no way on foot from one zone to another (A1 → E1). Take away a wall or an obstacle between \
         them, or put a door in."
    );
    assert!(said(&text.replace("AAo.BB", "AA..oB")).contains("zone to another"));
    let split = text.replace("AA..BB\nAAo.BB", "AA...A\nAAo.BB");
    assert!(said(&split).contains("cut in two"), "{}", said(&split));
    let open = text.replace("...#..\nzones", "......\nzones");
    assert!(Map::new(&read_map(&open).unwrap()).is_ok());
}

#[test]
fn on_2_1_maps_as_text_come_back_the_same() {
    for map in starters() {
        let text = write_map(&map);
        let again = Map::new(&read_map(&text).unwrap()).unwrap_or_else(|error| panic!("{error}\n{text}"));
        assert_eq!(write_map(&again), text);
        assert_eq!((again.width, again.height, again.doors.len()), (map.width, map.height, map.doors.len()));
        for y in 0..map.height as i8 {
            for x in 0..map.width as i8 {
                assert_eq!(again.ground(x, y), map.ground(x, y));
                assert_eq!((again.zone(x, y), again.is_objective(x, y)), (map.zone(x, y), map.is_objective(x, y)));
            }
        }
    }
}

#[test]
fn on_2_9_on_2_10_wrong_maps_are_refused_with_line_and_field() {
    let good = board(&["....", "....", "....", "...."]);
    assert!(Map::new(&read_map(&good).unwrap()).is_ok());
    let refused = |text: &str| read_map(text).and_then(|draft| Map::new(&draft)).map(|_| ()).unwrap_err();
    let ragged = refused(&good.replace("....\nzones", "...\nzones"));
    assert_eq!((ragged.key, ragged.field.as_str()), ("map-columns", "grid"));
    let odd = refused(&good.replacen("....\n....\n....\n....\nzones", "....\n..?.\n....\n....\nzones", 1));
    assert_eq!((odd.key, odd.line), ("map-sign", 6));
    assert_eq!(refused(&good.replace("id: test", "")).key, "data-missing");
    assert_eq!(refused(&good.replace("name:", "nom:")).key, "map-heading");
    assert_eq!(refused(&good.replace("players: 2", "players: 7")).key, "data-range");
    assert_eq!(refused(&good.replace("oB", ".B")).key, "map-objective");
    assert_eq!(refused(&good.replace('A', ".")).key, "map-no-zone");
    let edges = "id: e\nname: E\ngrid with edges:\n. . .|.\n-      \n. .+. .\n       \n. .+. .\n       \n. . . .\nzones:\nA...\n....\n....\n.o.B\n";
    let map = Map::new(&read_map(edges).unwrap()).unwrap();
    assert_eq!(map.doors.len(), 1, "two edges one below the other are one door");
    assert!(map.doors[0].closed && !map.doors[0].locked);
    assert_eq!(write_map(&map).lines().find(|line| line.starts_with(". .|")), None);
}

/// A board of eight by eight with a line of one's own among the headings, which is line 4.
fn board_with(heading: &str) -> String {
    let zones = "AA......\nAA......\n........\n...o....\n........\n........\n......BB\n......BB\n";
    let grid = "........\n....,/+.\n".to_owned() + &"........\n".repeat(6);
    format!("id: x\nname: X\nplayers: 2\n{heading}\ngrid:\n{grid}zones:\n{zones}")
}

/// What the check of a board says: key, field, line, detail.
fn complaint(text: &str) -> (&'static str, String, usize, String) {
    let error = read_map(text).and_then(|draft| Map::new(&draft)).map(|_| ()).unwrap_err();
    (error.key, error.field, error.line, error.detail)
}

#[test]
fn on_12_30_things_stand_alone_on_ground_that_bears_them() {
    let wrong = |things: &str| {
        let (key, field, line, detail) = complaint(&board_with(&format!("things: {things}")));
        assert_eq!((field.as_str(), line), ("things", 4), "{things}");
        (key, detail)
    };
    let said = |key, detail: &str| (key, detail.to_owned());
    assert_eq!(wrong("coffre D4, coffre D4"), said("map-thing-twice", "D4"));
    assert_eq!(wrong("loup D5, coffre D5"), said("map-thing-twice", "D5"));
    assert_eq!(wrong("nobody D4"), said("map-thing-kind", "nobody"));
    assert_eq!(wrong("ogre D4"), said("map-thing-kind", "ogre"), "too large for one cell");
    assert_eq!(wrong("coffre A1"), said("map-thing", "coffre A1"), "in a zone");
    assert_eq!(wrong("loup G2"), said("map-thing", "loup G2"), "in a closed door");
    for ground in ["E2", "F2"] {
        let (key, _) = wrong(&format!("coffre {ground}"));
        assert_eq!(key, "map-thing-ground", "what it leaves could not be told from what was there");
        let neutral = board_with(&format!("things: loup {ground}"));
        assert!(read_map(&neutral).and_then(|draft| Map::new(&draft)).is_ok(), "creatures leave nothing");
    }
    let many: Vec<String> = (0..13).map(|n| format!("coffre {}{}", char::from(b'C' + n % 4), 3 + n / 4)).collect();
    assert_eq!(wrong(&many.join(", ")), said("data-too-many", "12"));
}

/// A bestiary of one's own may furnish a board that the starter bestiary cannot.
#[test]
fn on_12_30_a_table_knows_the_things_of_its_bestiary() {
    let bestiary = include_str!("../../data/objects.toml").replace("\"coffre\"", "\"armoire\"");
    let bestiary = &bestiary[bestiary.rfind("[[object]]").unwrap()..];
    let map = board_with("things: armoire D5");
    assert_eq!(complaint(&map).0, "map-thing-kind");
    let open = |more: serde_json::Value| Onb::new(&options(more), 2).map(|_| ());
    assert!(open(json!({ "map": "own", "own_map": map, "bestiary": bestiary })).is_ok());
    assert_eq!(open(json!({ "map": "own", "own_map": map })).unwrap_err().reason.key, "map-thing-kind");
}

#[test]
fn on_2_1_every_heading_is_checked_under_its_own_name() {
    for (heading, field, range) in [
        ("limit: 41", "limit", "1 … 40"),
        ("limit: 0", "limit", "1 … 40"),
        ("hold: 0", "hold", "1 … 40"),
        ("outpost: 200", "outpost", "0 … 20"),
    ] {
        let wrong = complaint(&board_with(heading));
        assert_eq!(wrong, ("data-range", field.to_owned(), 4, range.to_owned()), "{heading}");
    }
    assert_eq!(complaint(&board_with("setting: lune")).2, 4);
    let nameless = board_with("").replace("name: X\n", "");
    assert_eq!(Map::new(&read_map(&nameless).unwrap()).unwrap().name, "x", "it goes by its id");
}

/// ON-13.20: a point that no creature could hold long enough, or stand on at all.
#[test]
fn on_13_20_a_board_must_let_its_point_be_captured() {
    assert_eq!(complaint(&board_with("hold: 9\nlimit: 3")), ("map-hold", "hold".to_owned(), 5, "9 > 3".to_owned()));
    assert_eq!(complaint(&board_with("limit: 1")).2, 4, "the hold of two is not written anywhere");
    let steep = board_with("").replacen("....,/+.\n........\n........", "....,/+.\n........\n...6....", 1);
    assert_eq!(complaint(&steep).0, "map-objective-stands");
}

#[test]
fn on_2_9_a_wrong_edge_is_named_by_its_cells_and_its_line() {
    let text =
        "id: e\nname: E\ngrid with edges:\n. . . .\n\n. . . .\n\n. . . .\n\n. . . .|\nzones:\nA...\n....\n....\n.o.B\n";
    assert_eq!(complaint(text), ("map-edge", "edge_walls".to_owned(), 10, "D4–E4".to_owned()));
    let below = text.replace(". . . .|\n", ". . . .\n  -\n");
    assert_eq!(complaint(&below), ("map-edge", "edge_walls".to_owned(), 11, "B4–B5".to_owned()));
    let sign = text.replace(". . . .|\n", ". . ? .\n");
    assert_eq!(complaint(&sign).2, 10, "rows of cells are counted with the rows between");
}

#[test]
fn on_2_5_on_2_8_names_and_directions() {
    assert_eq!(Square::new(2, 3).to_string(), "C4");
    assert_eq!(COMPASS, [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]);
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 0), ("garde", 1, 11, 0, 0)]);
    table.take(0).go(Action::Course).step(2).step(1);
    assert_eq!(table.at(0), Some((5, 2)), "east, then north-east");
}

#[test]
fn on_2_2_on_2_3_on_2_4_components_stand_in_the_position() {
    let table = Table::new(&OPEN, json!({}), &[("magicienne", 0, 3, 3, 0), ("ogre", 1, 8, 0, 4)]);
    let mage = table.unit(0);
    assert_eq!((mage.pv, mage.mana, mage.marks.len()), (4, 10, 0));
    let lines = table.game.lines();
    for x in 0..table.game.library().creatures as u8 {
        for (weapon, arm) in table.game.library().kinds[usize::from(x)].arms.iter().enumerate() {
            if arm.class != galerne_onb::bestiary::Class::Parry {
                let die = lines.get(x, weapon as u8, galerne_onb::bestiary::Band::Normal, 0).die;
                assert!([4, 6, 8, 10, 12, 20].contains(&die), "only the dice of the box");
            }
        }
    }
}

/// ON-2.11 … 2.13 by what they allow: reach, range and touch.
#[test]
fn on_2_11_on_2_12_on_2_13_distance_range_and_contact() {
    let shot = |x: i8, y: i8, more: serde_json::Value| {
        let wide = ["................"; 12];
        let mut table = Table::new(&wide, more, &[("diablotin", 0, 0, 0, 2), ("garde", 1, x, y, 6)]);
        table.take(0).may(Action::Attack { weapon: 1, target: 1 })
    };
    // The imp spits 3 cells, 6 half-cells: straight 3, or 2 and 2 (2·2+2 = 6), but not 3 and 1 (7).
    assert!(shot(3, 0, json!({})) && shot(2, 2, json!({})) && !shot(3, 1, json!({})));
    assert!(shot(3, 3, json!({ "range_metric": "chebyshev" })));
    let touch = |rows: &[&str], x: i8, y: i8| {
        let mut table = Table::new(rows, json!({}), &[("garde", 0, 1, 1, 2), ("garde", 1, x, y, 6)]);
        table.take(0).may(Action::Attack { weapon: 0, target: 1 })
    };
    assert!(touch(&["....", "....", "....", "...."], 2, 2));
    assert!(touch(&["....", "..#.", "....", "...."], 2, 2), "one wall beside the corner");
    assert!(!touch(&["....", "..#.", ".#..", "...."], 2, 2), "two diagonal walls");
    assert!(!touch(&["....", "....", "....", "...."], 3, 1));
}

#[test]
fn on_2_9_a_thin_wall_parts_neighbours() {
    let text = "id: e\nname: E\ngrid with edges:\n. . . .\n       \n. .|. .\n       \n. . . .\n       \n. . . .\nzones:\nA...\n....\n....\n.o.B\n";
    let options = options(json!({ "map": "own", "own_map": text }));
    let mut table = Table::on(options, 2, &[("garde", 0, 1, 1, 2), ("garde", 1, 2, 1, 6)]);
    table.take(0);
    assert!(!table.may(Action::Attack { weapon: 0, target: 1 }));
    table.go(Action::Course);
    assert_eq!(table.rule_against(Action::Step { direction: 2, careful: false }), "ON-7.3");
    assert_eq!(table.game.map().ground(1, 1), Ground::Free);
}

#[test]
fn on_2_10_a_door_is_one_thing() {
    let donjon = options(json!({ "map": "donjon" }));
    let mut table = Table::on(donjon, 2, &[("garde", 0, 5, 2, 2), ("garde", 1, 15, 5, 6)]);
    table.take(0).go(Action::Close(0));
    assert_eq!(table.position().doors["d1"], galerne_onb::DoorState::Closed);
    // Both cells shut together: neither can be entered.
    table.go(Action::Course);
    for direction in [2, 3] {
        assert_eq!(table.rule_against(Action::Step { direction, careful: false }), "ON-7.3");
    }
}

#[test]
fn own_maps_and_starter_maps_do_not_mix() {
    let text = board(&["....", "....", "....", "...."]);
    assert!(Onb::new(&options(json!({ "map": "own", "own_map": text })), 2).is_ok());
    assert!(Onb::new(&options(json!({ "own_map": text })), 2).is_err());
    assert!(Onb::new(&options(json!({ "map": "own" })), 2).is_err());
    assert!(Onb::new(&options(json!({ "map": "prairie" })), 3).is_err());
    assert!(
        Onb::new(
            &options(json!({ "map": "own", "own_map": text.replace("players: 2", "things: dragon B2\nplayers: 2") })),
            2
        )
        .is_err()
    );
}

#[test]
fn on_2_1_every_sample_is_a_sound_board_that_is_read_as_it_was_written() {
    let samples = (WORKSHOP.samples)();
    assert!(samples.len() > 4);
    for (name, text) in samples {
        let map =
            read_map(&text).and_then(|draft| Map::new(&draft)).unwrap_or_else(|error| panic!("{name}: {error:?}"));
        assert_eq!(write_map(&map), text, "{name}");
    }
}

#[test]
fn on_2_1_every_sign_that_can_be_painted_is_read() {
    let (_, field) = (WORKSHOP.samples)().remove(0);
    for brush in WORKSHOP.brushes.iter().filter(|brush| brush.on != Canvas::Edges) {
        let (heading, sign) = if brush.on == Canvas::Cells { ("grid:\n......", '.') } else { ("zones:\nAAA...", '.') };
        let painted = format!("{}{}", &heading[..heading.len() - 1], brush.sign);
        let text = field.replacen(heading, &painted, 1);
        assert!(text != field || brush.sign == sign, "{}", brush.id);
        let read = read_map(&text).and_then(|draft| Map::new(&draft));
        assert!(read.is_ok(), "{}: {read:?}", brush.id);
    }
}
