//! SR-2 and SR-12: geometry, maps, the generator.

use crate::common::*;
use galerne_engine::{Hex, Hexagon, Rules, Words};
use galerne_sail_race::{Buoy, Course, Draw, Map, SailRace, SplitMix64, generate, maps};
use galerne_texts::{Language, Texts};
use serde::Deserialize;

#[test]
fn sr_2_2_sr_2_3_sr_2_4_the_board() {
    let board = Hexagon::new(12);
    assert_eq!((board.len(), board.iter().filter(|hex| hex.r == 0).count()), (397, 23));
    assert_eq!(board.iter().map(|hex| hex.r).collect::<std::collections::BTreeSet<_>>().len(), 23);
    assert_eq!(Hex::new(-5, 9).distance(Hex::new(1, 6)), 6);
    assert!(board.has(Hex::new(11, -11)) && !board.has(Hex::new(12, -11)) && !board.has(Hex::new(6, 6)));
}

#[test]
fn sr_2_5_six_headings_and_no_north() {
    let steps: Vec<_> = [E, NE, NW, W, SW, SE].map(|heading| (heading.step().q, heading.step().r)).to_vec();
    assert_eq!(steps, [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]);
    for unknown in ["\"N\"", "\"S\"", "6", "\"\""] {
        let action: Result<galerne_sail_race::Action, _> =
            serde_json::from_str(&format!("{{\"plot\":{{\"heading\":{unknown}}}}}"));
        assert!(action.is_err(), "{unknown}");
    }
}

#[derive(Deserialize)]
struct MapChecks {
    map: Vec<Checks>,
}

#[derive(Deserialize)]
struct Checks {
    id: String,
    check_hexes: usize,
    check_gate_lengths: Vec<usize>,
    check_steps_ccw: u16,
    check_steps_cw: u16,
    check_bearing_ccw: u16,
    check_bearing_cw: u16,
}

#[test]
fn sr_2_11_sr_2_12_sr_6_4_all_maps_are_as_the_data_says() {
    let checks: MapChecks = toml::from_str(include_str!("../../data/maps.toml")).unwrap();
    assert_eq!(maps().len(), 14);
    for (named, check) in maps().iter().zip(&checks.map) {
        assert_eq!(named.id, check.id);
        named.map.validate(2).unwrap();
        let course = Course::new(&named.map, false);
        assert_eq!(course.board().len(), check.check_hexes, "{}", check.id);
        let gates: Vec<_> = named.map.buoys.iter().map(|buoy| buoy.gate_hexes(course.board()).count()).collect();
        assert_eq!(gates, check.check_gate_lengths, "{}", check.id);
        assert_eq!(course.steps_both_ways(), Some((check.check_steps_ccw, check.check_steps_cw)), "{}", check.id);
        assert_eq!(course.bearings(), [check.check_bearing_ccw, check.check_bearing_cw], "{}", check.id);
    }
}

#[test]
fn sr_2_7_sr_2_8_sr_2_9_sr_2_10_marks_of_the_published_map() {
    let map = &maps()[0].map;
    assert_eq!(map.start, Hex::new(-5, 9));
    assert_eq!((map.buoys.len(), map.reefs.len()), (3, 9));
    for buoy in &map.buoys {
        assert_eq!(Buoy::new(buoy.hex()), *buoy, "the default gate points away from the centre");
        assert!(!buoy.gate_hexes(map.board()).any(|hex| hex == buoy.hex()), "the buoy is not part of its gate");
    }
    let gate: Vec<_> = map.buoys[2].gate_hexes(map.board()).map(|hex| (hex.q, hex.r)).collect();
    assert_eq!(gate, [(-8, 5), (-9, 6), (-10, 7), (-11, 8)]);
    let course = Course::new(map, false);
    let zone: Vec<_> = map.board().iter().filter(|&hex| course.finishes(course.water(hex).unwrap_or(0), 3)).collect();
    assert_eq!(zone.len(), 7);
}

/// The gate of a buoy that names none points away from the centre; ties go to the first of E, NE, NW, W, SW, SE.
#[test]
fn sr_2_9_a_map_need_not_name_its_gates() {
    let mut written = serde_json::to_value(&maps()[0].map).unwrap();
    for buoy in written["buoys"].as_array_mut().unwrap() {
        buoy.as_object_mut().unwrap().remove("gate").unwrap();
    }
    let words = [("map", "custom"), ("custom_map", &written.to_string())];
    assert_eq!(race(&words, 1).course().map(), &maps()[0].map);
    for (hex, gate) in [((0, 0), "E"), ((1, 1), "E"), ((-4, 8), "SW"), ((2, -4), "NE")] {
        let buoy: Buoy = serde_json::from_value(serde_json::json!({ "q": hex.0, "r": hex.1 })).unwrap();
        assert_eq!(buoy.gate.name(), gate, "{hex:?}");
    }
    let own = serde_json::json!({ "q": 1, "r": 6, "gate": "E" });
    assert_eq!(serde_json::from_value::<Buoy>(own).unwrap().gate, E);
    assert!(serde_json::from_value::<Buoy>(serde_json::json!({ "q": 1, "r": 6, "gates": "E" })).is_err());
}

/// The map in the help of the option is one that works.
#[test]
fn sr_12_4_the_example_of_an_own_map_can_be_sailed() {
    let texts = Texts::new(SailRace::TEXTS).unwrap();
    for language in Language::ALL {
        let help = texts.get(language, "option-custom_map-help").unwrap();
        let example = &help[help.find('{').unwrap()..];
        assert_eq!(race(&[("map", "custom"), ("custom_map", example)], 2).course().map().buoys.len(), 2);
    }
}

/// What is wrong, where, and a small map that works: in the reader's language, without a word of the library that reads JSON.
#[test]
fn sr_12_4_an_own_map_that_cannot_be_read_says_where_and_shows_one_that_can() {
    let texts = Texts::new(SailRace::TEXTS).unwrap();
    let refused = |language, map: &str| {
        let words = [("map", "custom"), ("custom_map", map)].map(|(name, value)| (name.to_owned(), value.to_owned()));
        let trouble = galerne_engine::parse_options::<SailRace>(&words).unwrap_err();
        texts.try_say(language, &trouble.0, &[]).unwrap()
    };
    let example = SailRace::example("custom_map").unwrap();
    assert_eq!(race(&[("map", "custom"), ("custom_map", example)], 1).course().map().radius, 6);
    let buoys = |second: &str| format!(r#"{{"radius":6,"start":[-2,4],"buoys":[{{"q":3,"r":0}},{second}]}}"#);
    let cases = [
        ("hello".to_owned(), "est illisible"),
        ("7".to_owned(), "custom_map"),
        (r#"{"radius":6}"#.to_owned(), "start"),
        (buoys(r#"{"q":"a","r":0}"#), "custom_map.buoys[1].q"),
        (buoys(r#"{"q":1,"r":0,"gate":"N"}"#), "E, NE, NW, W, SW, SE"),
        (buoys(r#"{"q":1,"r":0,"port":"E"}"#), "port"),
    ];
    for (map, wanted) in cases {
        let said = refused(Language::Fr, &map);
        assert!(said.contains(wanted), "{map}: {said}");
        assert!(said.ends_with(example) && !said.contains("expected") && !said.contains("invalid"), "{said}");
        let said = refused(Language::En, &map);
        assert!(said.starts_with("Option “custom_map” cannot be read: ") && said.ends_with(example), "{said}");
    }
}

#[derive(Deserialize)]
struct Vectors {
    vector: Vec<Vector>,
}

#[derive(Deserialize)]
struct Vector {
    seed: u64,
    radius: u8,
    buoy_count: u8,
    reef_count: u16,
    margin: u8,
    tries: usize,
    start: Hex,
    buoys: Vec<Buoy>,
    reefs: Vec<Hex>,
    check_steps_ccw: u16,
    check_steps_cw: u16,
}

#[test]
fn sr_12_1_sr_12_2_sr_12_3_generator_vectors() {
    let mut stream = SplitMix64(0);
    assert_eq!(
        [stream.output(), stream.output(), stream.output()],
        [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]
    );
    let vectors: Vectors = toml::from_str(include_str!("../vectors/generator-vectors.toml")).unwrap();
    for v in vectors.vector {
        let draw = Draw {
            radius: v.radius,
            buoy_count: v.buoy_count,
            reef_count: v.reef_count,
            margin: v.margin,
            seed: v.seed,
        };
        let (map, tries) = generate(&draw).unwrap();
        assert_eq!(map, Map { radius: v.radius, start: v.start, buoys: v.buoys, reefs: v.reefs }, "seed {}", v.seed);
        assert_eq!(tries, v.tries, "seed {}", v.seed);
        assert_eq!(Course::new(&map, false).steps_both_ways(), Some((v.check_steps_ccw, v.check_steps_cw)));
    }
}

#[test]
fn sr_12_2_parameters_out_of_range_are_refused() {
    let good = Draw { radius: 12, buoy_count: 3, reef_count: 9, margin: 2, seed: 1 };
    for bad in [
        Draw { radius: 7, ..good },
        Draw { radius: 17, ..good },
        Draw { buoy_count: 1, ..good },
        Draw { buoy_count: 6, ..good },
        Draw { margin: 1, ..good },
        Draw { margin: 6, ..good },
        Draw { reef_count: 60, ..good },
    ] {
        assert_eq!(generate(&bad).unwrap_err().rule.0, "SR-12.2", "{bad:?}");
    }
    let impossible = Draw { radius: 8, margin: 5, ..good };
    assert_eq!(generate(&impossible).unwrap_err().reason.key, "refused-map-attempts");
}

#[test]
fn sr_12_5_the_defaults_always_succeed() {
    let attempts: usize = (0..200)
        .map(|seed| generate(&Draw { radius: 12, buoy_count: 3, reef_count: 9, margin: 2, seed }).unwrap().1)
        .sum();
    assert!((200..=300).contains(&attempts), "{attempts}");
}

#[test]
fn sr_11_10_more_reefs_on_map0_give_the_map_of_the_box() {
    let race = race(&[("preset", "A12")], 1);
    let mut reefs = maps()[1].map.reefs.clone();
    assert_eq!(maps()[1].id, "map0-recifs");
    let mut ours = race.course().map().reefs.clone();
    reefs.sort_unstable();
    ours.sort_unstable();
    assert_eq!(ours, reefs);
}

/// Each check of validity fails on a map made to fail it, and is named.
#[test]
fn sr_12_4_every_check_has_its_name() {
    let base = &maps()[0].map;
    let change = |edit: &dyn Fn(&mut Map)| {
        let mut map = base.clone();
        edit(&mut map);
        let refusal = map.validate(2).unwrap_err();
        let texts = Texts::new(SailRace::TEXTS).unwrap();
        for language in Language::ALL {
            texts.try_say(language, &refusal.reason, &[]).unwrap();
        }
        let named = refusal.reason.args.iter().find(|(name, _)| *name == "check");
        named.map_or_else(|| refusal.reason.key.to_owned(), |(_, check)| format!("{check:?}"))
    };
    let ring = |centre: Hex| centre.neighbours().collect::<Vec<_>>();
    type Edit<'a> = &'a dyn Fn(&mut Map);
    let cases: [(&str, Edit<'_>); 10] = [
        ("V1", &|map| map.reefs.push(map.start)),
        ("V2", &|map| map.reefs.push(Hex::new(-4, 9))),
        ("V3", &|map| map.buoys[0] = Buoy::new(Hex::new(-2, 8))),
        ("V4", &|map| map.reefs.push(Hex::new(1, 7))),
        ("V5", &|map| (map.buoys[1].gate, map.buoys[2].gate) = (SE, E)),
        ("V6", &|map| map.buoys.swap(0, 2)),
        ("V7", &|map| map.reefs.extend(ring(Hex::new(4, 3)))),
        ("V8", &|map| map.reefs.extend([Hex::new(10, -11), Hex::new(10, -10)])),
        // Gate 1 can only be entered from its far side: an anticlockwise boat never rounds it.
        ("V9", &|map| map.reefs.extend((7..=11).map(|r| Hex::new(0, r)))),
        ("refused-map-radius", &|map| map.radius = 40),
    ];
    for (name, edit) in cases {
        let found = change(edit);
        assert!(found.contains(name), "wanted {name}, found {found}");
    }
    let refusal = SailRace::new(&options(&[("map", "custom")]), 1).unwrap_err();
    assert_eq!(refusal.reason.key, "refused-no-custom-map");
    let mut map = base.clone();
    map.reefs.push(Hex::new(-4, 9));
    let said = |language| Texts::new(SailRace::TEXTS).unwrap().say(language, &map.validate(2).unwrap_err().reason, &[]);
    assert_eq!(said(Language::En), "The map fails check V2: the reef (−4,9) lies in the finish zone.");
    assert_eq!(said(Language::Fr), "La carte échoue au contrôle V2\u{a0}: le récif (−4,9) est dans la zone d’arrivée.");
}

#[test]
fn sr_12_4_custom_maps_are_played_when_they_are_sound() {
    let mut options = options(&[("map", "custom")]);
    options.custom_map = Some(maps()[9].map.clone());
    assert_eq!(SailRace::new(&options, 1).unwrap().course().map(), &maps()[9].map);
    options.custom_map.as_mut().unwrap().reefs.push(Hex::new(100, 100));
    assert_eq!(SailRace::new(&options, 1).unwrap_err().rule.0, "SR-12.4");
}

#[test]
fn no_bearing_is_rounded_by_a_hair() {
    for dq in -40i32..=40 {
        for dr in -40i32..=40 {
            let (q, r) = (f64::from(dq), f64::from(dr));
            let degrees = (-1.5 * r).atan2(3f64.sqrt() * (q + r / 2.0)).to_degrees();
            let from_half = ((degrees - 0.5).rem_euclid(1.0) - 0.5).abs() - 0.5;
            assert!((dq, dr) == (0, 0) || from_half.abs() > 1e-9, "{dq} {dr} {degrees}");
        }
    }
}
