//! The battery of laws over modes and options, readable playthroughs, and counts.

use galerne_engine::{Dense, Kind, Playout, Rules};
use galerne_horde::{Action, Cause, Event, Horde, Options};
use galerne_kit::{Battery, perft, playthrough};
use std::path::Path;

fn options(words: &[(&str, &str)]) -> Options {
    galerne_kit::options::<Horde>(words)
}

const CUSTOM: &str = r#"{
    "coeur": {"traceur": ["B1"], "combattante": ["A2", "D2"], "ailier": ["B2"], "feuleuse": ["C2"]},
    "carreau": {"traceur": ["C2"], "combattante": ["D3"], "ailier": ["B3", "A4"], "feuleuse": ["C4"]},
    "trefle": {"traceur": ["B2"], "combattante": ["C2"], "ailier": ["C4"], "feuleuse": ["B3"]},
    "pique": {"traceur": ["A1"], "combattante": ["B1"], "ailier": ["C1"], "feuleuse": ["D1"]}}"#;

/// Every value of every option at least once, alone where it concerns the solo game, and all of them with two players.
fn setups() -> Vec<(Options, usize)> {
    let mut setups = vec![(Options::default(), 1), (Options::default(), 2)];
    for field in Horde::fields() {
        let values: Vec<String> = match field.kind {
            Kind::Flag => vec!["true".to_owned(), "false".to_owned()],
            Kind::Choice(words) => words.iter().skip(1).filter(|w| **w != "custom").map(|w| (*w).to_owned()).collect(),
            Kind::Number { min, max } => vec![min.to_string(), max.to_string()],
            Kind::Among(_) | Kind::Json | Kind::Edition => vec![],
        };
        for value in values {
            let given = options(&[(field.name, &value)]);
            if given == Options::default() {
                continue;
            }
            setups.push((given.clone(), 2));
            if !field.name.starts_with("competition") {
                setups.push((given, 1));
            }
        }
    }
    setups.push((options(&[("formation_set", "custom"), ("formations", CUSTOM)]), 1));
    for seats in [1, 2] {
        // Many rules bent at once.
        setups.push((
            options(&[
                ("preset", "zefirine+furvent"),
                ("phase3_order", "free"),
                ("pack_empty_loses", "true"),
                ("power_carry", "use"),
                ("calm_line", "skip"),
                ("concession", "false"),
                ("competition_rencontres", "flow"),
                ("hand_size", "8"),
                ("aval_size", "8"),
            ]),
            seats,
        ));
    }
    for (rencontres, elimination) in [("segments", "stop"), ("redeal", "stop"), ("flow", "stop")] {
        setups.push((options(&[("competition_rencontres", rencontres), ("competition_elimination", elimination)]), 2));
    }
    setups
}

#[test]
fn hc_15_1_battery_over_every_option() {
    let battery = setups()
        .into_iter()
        .fold(Battery::<Horde>::new(10_000).watched(1), |battery, (options, seats)| battery.setup(&options, seats));
    battery.run();
}

#[test]
#[ignore = "soak: a hundred thousand games and more of them watched"]
fn soak() {
    let battery = setups()
        .into_iter()
        .fold(Battery::<Horde>::new(100_000).watched(10), |battery, (options, seats)| battery.setup(&options, seats));
    battery.run();
}

#[test]
fn playthroughs_are_as_kept() {
    for (file, words, seats, seed) in [
        ("solo", &[][..], 1, 1),
        ("solo-zefirine", &[("preset", "zefirine")], 1, 2),
        ("solo-free-order", &[("phase3_order", "free"), ("formation_set", "pairs")], 1, 3),
        ("competition", &[], 2, 4),
        ("competition-flow", &[("competition_rencontres", "flow")], 2, 5),
        ("competition-redeal", &[("competition_rencontres", "redeal"), ("competition_elimination", "stop")], 2, 6),
    ] {
        let file = format!("tests/playthroughs/{file}.txt");
        playthrough::<Horde>(Path::new(&file), &options(words), seats, seed);
    }
}

#[test]
fn the_state_is_small() {
    assert!(std::mem::size_of::<<Horde as Rules>::State>() <= 512);
    assert!(std::mem::size_of::<<Horde as Rules>::Action>() <= 4);
}

/// Section 5, HC-13.3: giving up is offered at every decision, and no random game takes it up.
#[test]
fn hc_13_3_giving_up_is_offered_and_nobody_is_made_to() {
    let game = Horde::new(&Options::default(), 1).unwrap();
    for seed in 0..50 {
        let (mut state, mut playout, mut events) = (game.start(), Playout::new(seed), Vec::new());
        while playout.step(&game, &mut state, &mut events) != galerne_engine::Step::Over {
            if let galerne_engine::Turn::Decide(_) = game.turn(&state) {
                let mut actions = Vec::new();
                game.actions(&state, galerne_engine::Seat(0), &mut actions);
                assert_eq!(actions.iter().filter(|action| game.gives_up(action)).count(), 1);
            }
        }
        let gave_up = |event: &Event| matches!(event, Event::HordeLost { cause: Cause::Conceded, .. });
        assert!(!events.iter().any(gave_up), "seed {seed}");
    }
}

#[test]
fn perft_of_the_opening() {
    // Giving up would be one choice more at every decision, and lead nowhere.
    let game = Horde::new(&options(&[("concession", "false")]), 1).unwrap();
    // 36 · 35 · 34 ways to lay the first three Souffles.
    assert_eq!((0..=3).map(|depth| perft(&game, &game.start(), depth)).collect::<Vec<_>>(), [1, 36, 1260, 42_840]);
    let mut state = game.start();
    let mut playout = Playout::new(1);
    while galerne_engine::Turn::Decide(galerne_engine::SeatSet::first(1)) != game.turn(&state) {
        playout.step(&game, &mut state, &mut ());
    }
    // Four roles and four columns: 16 entries or none; then 9 of three roles on three columns, and so on.
    let counts: Vec<u64> = (0..=3).map(|depth| perft(&game, &state, depth)).collect();
    // Two: after an entry three roles on three columns or none, 16 · 10; after closing no move is possible: four cards
    // or none. Three: 16 · 9 · 5 entries; 82 movements of one character or none, 16 times; 4 · 4 with cards; 32 Pack
    // cards that fall.
    assert_eq!(counts, [1, 17, 160 + 5, 720 + 82 + 16 + 16 + 32]);
}

#[test]
fn action_ids_are_dense_and_lead_back() {
    for id in 0..Action::SPACE {
        assert_eq!(Action::of(id).map(|action| action.id()), Some(id));
    }
    assert_eq!(Action::of(Action::SPACE), None);
}
