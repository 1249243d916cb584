//! Set-up (chapter 2), and who knows what (chapter 10): hidden cards are guessed with their true probabilities.

use crate::common::*;
use galerne_engine::{Luck, Playout, Positions, Random, Rules, Seat, SeatSet, Secrets, Turn, View, Viewer, Words};
use galerne_pluvionautes::{Chance, Event, Mission, Options, Phase, Pluvionautes, Secrecy, Sort, State, Terrain};
use galerne_texts::{Language, Texts};

/// A state right after the set-up.
fn dealt(game: &Pluvionautes, seed: u64) -> State {
    let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(seed));
    while matches!(game.turn(&state), Turn::Chance(_)) {
        playout.step(game, &mut state, &mut ());
    }
    state
}

#[test]
fn pl_2_2_a_shaken_box_is_uniform() {
    let game = game(4);
    let (mut sums, mut storms, mut on_d4) = ([0.0; 3], 0.0, 0.0);
    const BOARDS: u32 = 4000;
    for seed in 0..BOARDS {
        let state = dealt(&game, u64::from(seed));
        assert!(state.sky().is_complete([10, 6, 5]));
        for (sum, terrain) in sums.iter_mut().zip(Terrain::ALL) {
            *sum += game.regions(&state, terrain).iter().map(Vec::len).max().unwrap_or(0) as f64;
        }
        let weather = game.weather(&state);
        storms += galerne_pluvionautes::Cell::all()
            .filter(|&cell| state.sky().at(cell).is_some() && weather.at(cell) == Sort::Storm)
            .count() as f64;
        on_d4 += f64::from(u8::from(state.sky().at(cell("D4")).is_some()));
    }
    let n = f64::from(BOARDS);
    // The figures of the specification: largest regions 4.5, 2.5, 2.1; 4.3 islands under storm; 21 of 37 cells are islands.
    for (sum, expected) in sums.iter().zip([4.5, 2.5, 2.1]) {
        assert!((sum / n - expected).abs() < 0.15, "{} for {expected}", sum / n);
    }
    assert!((storms / n - 4.3).abs() < 0.25, "{}", storms / n);
    assert!((on_d4 / n - 21.0 / 37.0).abs() < 0.04);
}

#[test]
fn pl_2_3_weather_dice_start_anywhere_with_any_value() {
    let game = game(2);
    let mut state = game.start();
    let mut playout = Playout::<Pluvionautes>::new(4);
    playout.step(&game, &mut state, &mut ());
    assert_eq!(state.phase(), Phase::SetupDie);
    let mut outcomes = Vec::new();
    assert!(game.outcomes(&state, &mut outcomes));
    assert_eq!(outcomes.len(), 37 * 6);
    assert!(outcomes.iter().all(|(_, weight)| *weight == 1));
    let first = outcomes[9].0;
    for _ in 0..2 {
        feed(&game, &mut state, first, &mut Vec::new());
    }
    assert_eq!(state.die(0), state.die(1), "both may lie on one cell");
}

#[test]
fn pl_2_4_the_deal_follows_the_copies_left() {
    let game = game(3);
    let mut state = game.start();
    let mut playout = Playout::<Pluvionautes>::new(4);
    while state.phase() != Phase::Deal {
        playout.step(&game, &mut state, &mut ());
    }
    let mut events = Vec::new();
    feed(&game, &mut state, Chance::Card(Mission::LivestockPlain), &mut events);
    assert_eq!(events, [Event::Dealt { seat: Seat(0), mission: Some(Mission::LivestockPlain) }]);
    let mut outcomes = Vec::new();
    game.outcomes(&state, &mut outcomes);
    assert_eq!(outcomes.iter().map(|(_, weight)| *weight).collect::<Vec<_>>(), [1, 2, 2]);
    feed(&game, &mut state, Chance::Card(Mission::LivestockPlain), &mut events);
    assert!(game.check_chance(&state, &Chance::Card(Mission::LivestockPlain)).is_err(), "only two copies exist");
    assert!(game.check_chance(&state, &Chance::Card(Mission::CropPlain)).is_err(), "livestock is dealt first");
}

#[test]
fn pl_2_6_any_seat_may_begin() {
    let game = game(5);
    let firsts: std::collections::BTreeSet<u8> =
        (0..60).map(|seed| game.turn(&dealt(&game, seed)).deciders().lowest().unwrap().0).collect();
    assert_eq!(firsts.len(), 5);
    let mut state = game.start();
    let mut playout = Playout::<Pluvionautes>::new(4);
    while state.phase() != Phase::First {
        playout.step(&game, &mut state, &mut ());
    }
    assert!(game.check_chance(&state, &Chance::First(Seat(5))).is_err());
    feed(&game, &mut state, Chance::First(Seat(3)), &mut Vec::new());
    assert_eq!((seat_to_act(&game, &state), state.balloon()), (Seat(3), None));
}

#[test]
fn pl_10_1_the_state_is_small_and_complete() {
    assert!(std::mem::size_of::<State>() <= 256, "{}", std::mem::size_of::<State>());
    let game = game(4);
    let mut playout = Playout::<Pluvionautes>::new(8);
    let mut state = dealt(&game, 8);
    for _ in 0..40 {
        playout.step(&game, &mut state, &mut ());
        assert_eq!(game.restore(&game.describe(&state)).unwrap(), state);
    }
}

#[test]
fn pl_10_2_pl_10_3_only_ones_own_cards_are_seen_until_the_end() {
    let game = game(4);
    let state = dealt(&game, 5);
    for viewer in 0..4 {
        let view = View::new(&game, &state, Viewer::seat(Seat(viewer)));
        for seat in 0..4 {
            assert_eq!(view.state().missions(Seat(seat)).is_some(), seat == viewer);
        }
        assert_eq!(game.score(view.state(), Seat((viewer + 1) % 4)), 0, "the score of another seat is a secret too");
    }
    let spectator = View::new(&game, &state, Viewer::SPECTATOR);
    assert!((0..4).all(|seat| spectator.state().missions(Seat(seat)).is_none()));
    let text = serde_json::to_string(&game.describe(spectator.state())).unwrap();
    assert!(!text.contains("livestock") && !text.contains("crop"), "{text}");
    let event = Event::Dealt { seat: Seat(1), mission: Some(Mission::CropForest) };
    assert_eq!(game.redact_event(&event, Viewer::seat(Seat(0))), Some(Event::Dealt { seat: Seat(1), mission: None }));
    assert_eq!(game.redact_event(&event, Viewer::seat(Seat(1))), Some(event));
    let (mut over, mut playout) = (state, Playout::<Pluvionautes>::new(2));
    playout.finish(&game, &mut over, 10_000);
    let view = View::new(&game, &over, Viewer::SPECTATOR);
    assert!((0..4).all(|seat| view.state().missions(Seat(seat)).is_some()), "all is shown at the end");
}

#[test]
fn pl_10_4_guesses_have_the_true_probabilities() {
    let game = game(3);
    let mut state = dealt(&game, 1);
    // A seat whose livestock is the plain card: of the five cards it does not see, one is the other plain card.
    let mut seed = 2;
    while state.missions(Seat(0)).unwrap()[0] != Mission::LivestockPlain {
        state = dealt(&game, seed);
        seed += 1;
    }
    let view = View::new(&game, &state, Viewer::seat(Seat(0)));
    let mut random = Random::new(6);
    const GUESSES: u32 = 20_000;
    let mut counts = [[0u32; 6]; 2];
    let mut pairs = 0;
    for _ in 0..GUESSES {
        let guess = view.imagine(&game, &mut random);
        assert_eq!(guess.missions(Seat(0)), state.missions(Seat(0)));
        let held = [1, 2].map(|seat| guess.missions(Seat(seat)).unwrap());
        for (count, missions) in counts.iter_mut().zip(&held) {
            assert_eq!(missions.len(), 2);
            missions.iter().for_each(|&mission| count[mission as usize] += 1);
        }
        pairs += u32::from(held[0][0] == held[1][0]);
    }
    let near = |count: u32, share: f64| (f64::from(count) / f64::from(GUESSES) - share).abs() < 0.02;
    for count in counts {
        assert!(near(count[Mission::LivestockPlain as usize], 1.0 / 5.0));
        assert!(near(count[Mission::LivestockForest as usize], 2.0 / 5.0));
        assert!(near(count[Mission::LivestockMountain as usize], 2.0 / 5.0));
    }
    // Both opponents with the same livestock: two forests or two mountains, 2 of 10 unordered pairs of cards.
    assert!(near(pairs, 0.2), "{pairs}");
}

#[test]
fn pl_13_10_open_missions_are_seen_by_all() {
    let game = with(Options { missions: Secrecy::Open, ..Options::default() }, 3);
    let state = dealt(&game, 5);
    let view = View::new(&game, &state, Viewer(SeatSet::NONE));
    assert_eq!(*view.state(), state);
}

/// A log begins with a sentence, not with rows of letters.
#[test]
fn pl_2_2_the_log_begins_with_a_sentence() {
    let game = game(2);
    let (mut playout, mut state, mut events) = (Playout::new(3), game.start(), Vec::new());
    playout.step(&game, &mut state, &mut events);
    let texts = Texts::new(Pluvionautes::TEXTS).unwrap();
    let said = texts.say(Language::En, &game.tell(&events[0]), &[]);
    assert_eq!(said, "The box is shaken: 10 plains, 6 forests and 5 mountains come to lie on the board.");
}
