//! Random play that never gives up: longer games than the battery's, in every variant, holding the same truths at each step.

use galerne_engine::{Dense, Luck, Positions, Random, Rules, Seat, Streams, Turn};
use galerne_windwalkers::{Action, Options, Windwalkers};

fn options(words: &[(&str, &str)]) -> Options {
    galerne_kit::options::<Windwalkers>(words)
}

/// Play one game to its end; every so often everything is checked.
fn play(game: &Windwalkers, seed: u64, place: &str) {
    let (mut random, mut luck) = (Random::new(seed), Streams::new(seed));
    let mut state = game.start();
    let (mut actions, mut others) = (Vec::new(), Vec::new());
    for step in 0..100_000 {
        if step % 7 == 0 || random.below(5) == 0 {
            let text = serde_json::to_string(&game.describe(&state)).unwrap();
            let again = serde_json::from_str(&text).unwrap();
            match game.restore(&again) {
                Ok(restored) => assert!(restored == state, "{place}, seed {seed}, step {step}: {text}"),
                Err(refusal) => panic!("{place}, seed {seed}, step {step}: {refusal}: {text}"),
            }
        }
        match game.turn(&state) {
            Turn::Over => return,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.check_chance(&state, &chance).unwrap_or_else(|why| panic!("{place}, {seed}, {step}: {why}"));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                actions.clear();
                game.actions(&state, seat, &mut actions);
                assert!(!actions.is_empty(), "{place}, seed {seed}, step {step}: nothing to do");
                for action in &actions {
                    let verdict = game.check(&state, seat, action);
                    assert!(verdict.is_ok(), "{place}, seed {seed}, step {step}: {action:?}: {verdict:?}");
                }
                for _ in 0..40 {
                    let Some(action) = Action::of(random.below(Action::SPACE as u32) as usize) else {
                        continue;
                    };
                    let legal = game.check(&state, seat, &action).is_ok();
                    assert_eq!(legal, actions.contains(&action), "{place}, seed {seed}, step {step}: {action:?}");
                }
                others.clear();
                // Confirming at once would end most games early; shifting for ever would end them too.
                others.extend(actions.iter().filter(|action| match action {
                    Action::Concede => false,
                    Action::Confirm | Action::Shift { .. } | Action::RerollAll => random.below(3) == 0,
                    _ => true,
                }));
                let action = random.pick(&others).or(random.pick(&actions)).unwrap();
                if action != Action::Concede || actions.len() == 1 {
                    game.act(&mut state, seat, action, &mut ());
                }
            }
        }
    }
    panic!("{place}, seed {seed}: no end");
}

fn hold(words: &[(&str, &str)], seats: usize, games: u64) {
    let game = Windwalkers::new(&options(words), seats).unwrap();
    for seed in 0..games {
        play(&game, seed, &format!("{words:?}"));
    }
    assert!(game.check(&game.start(), Seat(200), &Action::Confirm).is_err());
}

#[test]
fn long_campaigns_with_all_cards() {
    hold(&[("deck", "base_ext")], 1, 150);
    hold(&[("deck", "base_ext"), ("difficulty", "7"), ("border_everywhere", "on")], 1, 80);
}

#[test]
fn long_games_for_several() {
    hold(&[("mode", "competitive"), ("deck", "base_ext"), ("difficulty", "7")], 2, 80);
    hold(&[("mode", "competitive"), ("deck", "base_ext")], 3, 60);
    hold(&[("mode", "race2"), ("deck", "base_ext"), ("difficulty", "7")], 2, 80);
    hold(&[("mode", "race2"), ("consumables", "on"), ("deck", "base_ext"), ("difficulty", "7")], 2, 120);
}

#[test]
fn long_games_with_variants() {
    hold(&[("mode", "normal"), ("board", "generated"), ("difficulty", "7")], 1, 30);
    hold(&[("preset", "storm"), ("deck", "base_ext"), ("difficulty", "7")], 1, 80);
    hold(&[("preset", "storm"), ("mode", "competitive"), ("deck", "base_ext"), ("difficulty", "7")], 2, 40);
    hold(&[("preset", "prototype"), ("compose", "random"), ("ignored_dice_refill", "on")], 1, 40);
    hold(&[("dice_equal_hordiers", "on"), ("loss_choice", "free"), ("failure_counts_as_abandon", "on")], 1, 40);
    hold(&[("compose", "free"), ("deck", "base_ext"), ("tour_death", "on_stop"), ("difficulty", "7")], 1, 40);
    hold(&[("compose", "preset"), ("deck", "base_ext"), ("team", "usmos_care"), ("board", "chapter2_web")], 1, 40);
    hold(&[("scoring", "logbook2021"), ("par_score", "on"), ("lethune_penalty_only", "on"), ("day_limit", "0")], 1, 40);
    hold(&[("cards", "[4,59,101,104,13,11,34,75,3,56,57,89,90,91]")], 1, 60);
}
