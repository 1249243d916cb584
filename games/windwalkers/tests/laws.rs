//! Windwalkers keeps the laws of the contract, in every mode and with every option.

use galerne_engine::{Playout, Rules, Step, Turn};
use galerne_kit::{Battery, perft, playthrough};
use galerne_windwalkers::{Options, State, Windwalkers};
use std::path::Path;

fn options(words: &[(&str, &str)]) -> Options {
    galerne_kit::options::<Windwalkers>(words)
}

#[test]
fn ww_2_31_battery_of_the_campaign() {
    Battery::<Windwalkers>::new(10_000)
        .setup(&Options::default(), 1)
        .setup(&options(&[("deck", "base_ext")]), 1)
        .watched(4)
        .run();
}

#[test]
fn ww_1_4_battery_of_the_modes() {
    let mut battery = Battery::<Windwalkers>::new(1_600).watched(2);
    for (mode, seats) in [("normal", 1), ("competitive", 2), ("competitive", 3), ("race2", 2)] {
        battery = battery.setup(&options(&[("mode", mode), ("deck", "base_ext")]), seats);
    }
    for chapter in ["1", "2", "3", "4"] {
        battery = battery.setup(&options(&[("mode", "chapter"), ("chapter", chapter), ("deck", "base_ext")]), 1);
    }
    battery.run();
}

/// Each option at least once away from its core value.
#[test]
fn ww_12_10_ww_12_12_battery_of_the_options() {
    let mut battery = Battery::<Windwalkers>::new(2_000).watched(1);
    for words in [
        &[("green_rule", "capped"), ("ignored_dice_refill", "on")][..],
        &[("loss_choice", "free"), ("failure_counts_as_abandon", "on")],
        &[("tour_death", "on_stop"), ("tour_wind", "on"), ("mode", "chapter"), ("chapter", "2")],
        &[("scoring", "examples"), ("par_score", "on")],
        &[("scoring", "summary"), ("difficulty", "7")],
        &[("scoring", "logbook2021"), ("difficulty", "5")],
        &[("dice_equal_hordiers", "on"), ("day_limit", "0")],
        &[("wind_variation", "on"), ("border_everywhere", "on"), ("day_limit", "9")],
        &[("compose", "preset"), ("team", "ryage_luck"), ("deck", "base_ext")],
        &[("compose", "free"), ("lethune_penalty_only", "on")],
        &[("compose", "random"), ("chrones", "on")],
        &[("rose_winds", "local_dice")],
        &[("rose_winds", "pushback"), ("chrones", "on")],
        &[("rose_winds", "both"), ("board", "generated")],
        &[("board", "chapter2_web"), ("mode", "chapter"), ("chapter", "2")],
        &[("cards", "[1,2,3,6,9,10,24,25,34,38,39,59,101,104]")],
    ] {
        battery = battery.setup(&options(words), 1);
    }
    for words in [
        &[("mode", "competitive"), ("race_bonus", "moral"), ("winner", "first")][..],
        &[("mode", "competitive"), ("compose", "preset"), ("team2", "ryage_start")],
        &[("mode", "race2"), ("consumables", "on"), ("deck", "base_ext")],
    ] {
        battery = battery.setup(&options(words), 2);
    }
    battery.run();
}

#[test]
fn contradictory_options_are_refused() {
    for (words, seats, rule) in [
        (&[("mode", "campaign")][..], 2, "WW-1.2"),
        (&[("consumables", "on")], 1, "WW-12.22"),
        (&[("race_bonus", "moral")], 1, "WW-12.17"),
        (&[("winner", "first")], 1, "WW-12.18"),
        (&[("mode", "race2"), ("scoring", "summary")], 2, "WW-12.21"),
        (&[("mode", "race2"), ("board", "generated")], 2, "WW-12.20"),
        (&[("mode", "chapter"), ("board", "chapter2_web")], 1, "WW-2.7"),
        (&[("dice_equal_hordiers", "on"), ("difficulty", "7")], 1, "WW-6.4"),
        (&[("cards", "[0]")], 1, "WW-2.3"),
    ] {
        let refusal = Windwalkers::new(&options(words), seats).unwrap_err();
        assert_eq!(refusal.rule.0, rule, "{words:?}");
    }
    let mut raw = Options { chapter: 9, ..Options::default() };
    assert_eq!(Windwalkers::new(&raw, 1).unwrap_err().rule.0, "WW-1.4");
    raw = Options { difficulty: 9, ..Options::default() };
    assert!(Windwalkers::new(&raw, 1).is_err());
    raw = Options { day_limit: 200, ..Options::default() };
    assert!(Windwalkers::new(&raw, 1).is_err());
}

#[test]
fn playthroughs_are_as_kept() {
    for (name, words, seats, seed) in [
        ("campaign", &[][..], 1, 3),
        ("chapter", &[("preset", "first-game")], 1, 1),
        ("normal", &[("mode", "normal"), ("board", "generated")], 1, 2),
        ("competitive", &[("mode", "competitive"), ("deck", "base_ext")], 2, 4),
        ("race2", &[("mode", "race2"), ("consumables", "on")], 2, 5),
    ] {
        let file = format!("tests/playthroughs/{name}.txt");
        playthrough::<Windwalkers>(Path::new(&file), &options(words), seats, seed);
    }
}

/// The first state at which the playout of that seed fits.
fn reached(game: &Windwalkers, seed: u64, fits: impl Fn(&State) -> bool) -> State {
    let mut playout = Playout::<Windwalkers>::new(seed);
    let mut state = game.start();
    for _ in 0..10_000 {
        if fits(&state) {
            return state;
        }
        if playout.step(game, &mut state, &mut ()) == Step::Over {
            break;
        }
    }
    panic!("the playout of seed {seed} does not pass there");
}

/// Numbers of ways from named positions, as far as chance can be listed.
#[test]
fn perft_counts() {
    let core = Windwalkers::new(&Options::default(), 1).unwrap();
    let start = core.start();
    // Two of five Traceurs, kept one of two, then the Fer.
    let counts: Vec<u64> = (0..=5).map(|depth| perft(&core, &start, depth)).collect();
    assert_eq!(counts, [1, 5, 20, 40, 520, 6240]);
    let lesson = Windwalkers::new(&options(&[("preset", "first-game")]), 1).unwrap();
    let decides = |state: &State| matches!(lesson.turn(state), Turn::Decide(_));
    let dawn = reached(&lesson, 1, decides);
    // Croque, Abriyen, three tiles, giving up; then tokens, choices, the end.
    let counts: Vec<u64> = (0..=2).map(|depth| perft(&lesson, &dawn, depth)).collect();
    assert_eq!(counts[..2], [1, 6]);
    assert!(counts[2] >= 18, "{counts:?}");
}
