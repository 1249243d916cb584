//! Positions, records and boards that were tampered with: refused by name, or played like any other; never a panic.

use crate::common::{OPEN, Table};
use galerne_engine::{Playout, Positions, Random, Record, Referee, Rules, Step, Streams, Turn, Words};
use galerne_onb::map::{Map, WORKSHOP, read_map};
use galerne_onb::{Action, Onb, Position};
use galerne_texts::{Language, Texts};
use serde_json::{Value, json};

const TABLES: [(usize, &str); 5] = [
    (2, r#"{"map": "prairie", "points": 60, "armies": "random", "turn_limit": 4}"#),
    (2, r#"{"map": "donjon", "points": 80, "armies": "random", "opportunity": "ask", "turn_limit": 4}"#),
    (
        4,
        r#"{"map": "citadelle", "points": 60, "armies": "random", "scenario": "cible", "alliances": "pairs", "turn_limit": 3}"#,
    ),
    (3, r#"{"map": "ruines", "points": 45, "deployment": "secret", "scenario": "capture", "turn_limit": 3}"#),
    (
        2,
        r#"{"map": "ruines", "points": 150, "armies": "random", "affiliation_1": "guet", "affiliation_2": "forge", "turn_limit": 4}"#,
    ),
];

/// Every place in a document that holds something.
fn places(value: &Value, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    found.push(path.clone());
    let parts: Vec<(String, &Value)> = match value {
        Value::Object(map) => map.iter().map(|(key, value)| (key.clone(), value)).collect(),
        Value::Array(list) => list.iter().enumerate().map(|(n, value)| (n.to_string(), value)).collect(),
        _ => Vec::new(),
    };
    for (key, part) in parts {
        path.push(key);
        places(part, path, found);
        path.pop();
    }
}

fn at<'a>(value: &'a mut Value, path: &[String]) -> Option<&'a mut Value> {
    path.iter().try_fold(value, |value, key| match value {
        Value::Array(list) => list.get_mut(key.parse::<usize>().ok()?),
        value => value.get_mut(key),
    })
}

/// One thing changed: a number, a word, something gone, something twice.
fn tamper(value: &mut Value, random: &mut Random) {
    let mut found = Vec::new();
    places(value, &mut Vec::new(), &mut found);
    let number = |random: &mut Random| {
        json!([0, 1, 2, 3, 7, 8, 9, 20, 31, 64, 127, 128, 200, 255, 256, -1, 65_536][random.below(17) as usize])
    };
    let path = &found[random.below(found.len() as u32) as usize];
    let words = ["garde", "ogre", "flammeche", "barricade", "slot", "action", "move", "die", "shaken", "fresh", ""];
    let word = words[random.below(words.len() as u32) as usize];
    let Some(part) = at(value, path) else { return };
    match part {
        Value::Array(list) if !list.is_empty() => match random.below(3) {
            0 => {
                list.pop();
            }
            1 => list.push(list[0].clone()),
            _ => list.reverse(),
        },
        Value::Object(map) if !map.is_empty() => {
            let key = map.keys().nth(random.below(map.len() as u32) as usize).cloned().unwrap_or_default();
            match random.below(3) {
                0 => drop(map.remove(&key)),
                1 => drop(map.insert(word.to_owned(), number(random))),
                _ => drop(map.insert(key, Value::Null)),
            }
        }
        Value::Bool(flag) => *flag = !*flag,
        Value::String(text) => *text = word.to_owned(),
        part => *part = number(random),
    }
}

#[test]
fn on_3_1_every_written_position_is_read_back() {
    for (seats, json) in TABLES {
        let game = Onb::new(&serde_json::from_str(json).unwrap(), seats).unwrap();
        for seed in 0..3 {
            let (mut state, mut playout) = (game.start(), Playout::new(seed));
            loop {
                let written = serde_json::to_string(&game.describe(&state)).unwrap();
                let position: Position = serde_json::from_str(&written).unwrap();
                let read = game.restore(&position).unwrap_or_else(|why| panic!("{json}: {why}\n{written}"));
                assert_eq!(read, state, "{written}");
                if playout.step(&game, &mut state, &mut ()) == Step::Over {
                    break;
                }
            }
        }
    }
}

#[test]
fn on_3_1_tampered_positions_are_refused_in_words_or_played_to_the_end() {
    let texts = Texts::new(Onb::TEXTS).unwrap();
    let (mut refused, mut played, mut random) = (0, 0, Random::new(5));
    for (seats, json) in TABLES {
        let game = Onb::new(&serde_json::from_str(json).unwrap(), seats).unwrap();
        let (mut state, mut playout) = (game.start(), Playout::new(2));
        loop {
            for _ in 0..6 {
                let mut value = serde_json::to_value(game.describe(&state)).unwrap();
                for _ in 0..=random.below(2) {
                    tamper(&mut value, &mut random);
                }
                let Ok(position) = serde_json::from_value::<Position>(value) else { continue };
                match game.restore(&position) {
                    Err(refusal) => {
                        refused += 1;
                        for language in Language::ALL {
                            let said = texts.try_say(language, &refusal.reason, &[]);
                            assert!(said.is_ok_and(|said| !said.contains('{')), "{refusal}");
                        }
                    }
                    Ok(mut other) => {
                        played += 1;
                        assert_eq!(game.restore(&game.describe(&other)).unwrap(), other);
                        Playout::new(played).finish(&game, &mut other, 20_000);
                    }
                }
            }
            if playout.step(&game, &mut state, &mut ()) == Step::Over {
                break;
            }
        }
    }
    assert!(refused > 1000 && played > 200, "{refused} refused, {played} played");
}

#[test]
fn on_3_1_tampered_records_never_panic() {
    let mut random = Random::new(8);
    for (seats, json) in TABLES {
        let names = (0..seats).map(|seat| seat.to_string()).collect();
        let mut table = Referee::<Onb>::new(&serde_json::from_str(json).unwrap(), names).unwrap();
        let mut streams = Streams::new(3);
        for _ in 0..120 {
            match table.turn() {
                Turn::Over => break,
                Turn::Chance(_) => drop(table.roll(&mut streams).unwrap()),
                Turn::Decide(seats) => {
                    let seat = seats.lowest().unwrap();
                    let mut actions = table.actions(seat);
                    actions.retain(|action| *action != Action::Concede);
                    let action = random.pick(&actions).unwrap();
                    table.act(seat, action).unwrap();
                }
            }
        }
        let written: Value = serde_json::from_str(&table.record().to_json()).unwrap();
        for _ in 0..60 {
            let mut value = written.clone();
            tamper(&mut value, &mut random);
            if let Ok(record) = Record::<Onb>::from_json(&value.to_string()) {
                drop(Referee::from_record(record));
            }
        }
    }
}

#[test]
fn on_2_1_tampered_boards_never_panic() {
    let (mut random, mut sound) = (Random::new(4), 0);
    let signs: Vec<char> = "#.+,/='0123456789ABCDo|- \nzx:".chars().collect();
    for (_, text) in (WORKSHOP.samples)() {
        for _ in 0..150 {
            let mut board: Vec<char> = text.chars().collect();
            for _ in 0..=random.below(4) {
                let place = random.below(board.len() as u32) as usize;
                match random.below(3) {
                    0 => drop(board.remove(place)),
                    1 => board.insert(place, signs[random.below(signs.len() as u32) as usize]),
                    _ => board[place] = signs[random.below(signs.len() as u32) as usize],
                }
            }
            let board: String = board.into_iter().collect();
            sound += u32::from(read_map(&board).and_then(|draft| Map::new(&draft)).is_ok());
        }
    }
    assert!(sound > 20, "{sound} boards are still sound");
}

/// What is wrong, of whom, and where.
#[test]
fn on_3_1_an_impossible_position_is_refused_with_names() {
    let texts = Texts::new(Onb::TEXTS).unwrap();
    let table =
        Table::new(&OPEN, json!({}), &[("garde", 0, 1, 2, 2), ("orque", 1, 8, 2, 6), ("sentinelle", 1, 5, 5, 6)]);
    let refused = |path: &str, to: Value| {
        let mut value = serde_json::to_value(table.position()).unwrap();
        *value.pointer_mut(path).unwrap() = to;
        let refusal = table.game.restore(&serde_json::from_value(value).unwrap()).unwrap_err();
        format!("{} [{}]", texts.say(Language::En, &refusal.reason, &[]), refusal.rule)
    };
    // Which spaces break is no matter of this test.
    let plain = |text: &str| text.replace('\u{a0}', " ");
    let check = |path: &str, to: Value, said: &str| assert_eq!(plain(&refused(path, to)), plain(said), "{path}");
    check("/units/1/pv", json!(9), "Creature 2 (Orc, I3): it has at most 5 HP. [ON-3.1]");
    check("/units/1/at", json!([1, 2]), "Creature 2 (Orc, B3): Watchman\u{a0}1 already stands there. [ON-7.4]");
    check("/units/1/at", json!([12, 2]), "Creature 2 (Orc, M3): it stands beyond the edge of the board. [ON-2.5]");
    check("/units/0/kind", json!("troll"), "Creature 1 (troll, B3): No creature here is called “troll”. [ON-11.3]");
    check("/units/0/seat", json!(5), "Creature 1 (Watchman, B3): There is no seat 6: this table has 2 seats. [ON-4.1]");
    check("/phase", json!("lunch"), &refused("/phase", json!("lunch")));
    assert!(refused("/phase", json!("lunch")).starts_with("“lunch” is no phase; there are: roles, army draw, army"));
    let mut marked = serde_json::to_value(table.position()).unwrap();
    marked["units"][2]["marks"] = json!(["shaken"]);
    let refusal = table.game.restore(&serde_json::from_value(marked).unwrap()).unwrap_err();
    assert_eq!(
        texts.say(Language::Fr, &refusal.reason, &[]).replace(['\u{202f}', '\u{a0}'], " "),
        "Créature 3 (Sentinelle, F6) : elle ne peut pas être secouée."
    );
}

/// Defaults written out are the same position and the same action.
#[test]
fn on_3_1_defaults_may_be_written_out() {
    let table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 2, 2), ("orque", 1, 8, 2, 6)]);
    let mut value = serde_json::to_value(table.position()).unwrap();
    let full = json!({
        "locked": [], "out": [], "cursor": 0, "placing": [], "rubble": [], "order": {}, "tie": 0, "yielded": [], "active": null,
        "roll": null, "attacker": 0, "control": [], "targets": [], "tally": [], "winners": [], "banners": [],
    });
    value.as_object_mut().unwrap().extend(full.as_object().unwrap().clone());
    let unit = json!({ "marks": [], "unloaded": [], "used": [], "hit": null, "summoner": null, "mana": 0 });
    value["units"][0].as_object_mut().unwrap().extend(unit.as_object().unwrap().clone());
    assert_eq!(table.game.restore(&serde_json::from_value(value).unwrap()).unwrap(), table.state);
    let spelt: Action = serde_json::from_value(json!({ "step": { "direction": 2, "careful": false } })).unwrap();
    let short: Action = serde_json::from_value(json!({ "step": { "direction": 2 } })).unwrap();
    assert_eq!((spelt, short), (short, Action::Step { direction: 2, careful: false }));
}
