//! PL-13.13, PL-13.14: the boxes and cards of the laboratory.

use crate::common::*;
use galerne_engine::{Luck, Playout, Positions, Random, Rules, Seat, Step};
use galerne_pluvionautes::{CardValues, Cell, Chance, IslandMix, Mission, Options, Pluvionautes, Terrain, Throw};

/// The box of PL-13.13.
fn seven_forests(throw: Throw) -> Options {
    Options { island_mix: IslandMix::SevenForests, throw, ..Options::default() }
}

#[test]
fn pl_13_13_the_later_box_has_a_seventh_forest() {
    let (core, game) = (game(3), with(seven_forests(Throw::Aimed), 3));
    let mut random = Random::new(4);
    let mut covered = 0.0;
    for _ in 0..2000 {
        let mut state = game.start();
        let chance = game.draw(&state, &mut random);
        feed(&game, &mut state, chance, &mut Vec::new());
        let islands = |terrain| Cell::all().filter(|&cell| state.sky().at(cell) == Some(terrain)).count();
        assert_eq!(Terrain::ALL.map(islands), [10, 7, 5]);
        covered += f64::from(u8::from(state.sky().at(cell("G4")).is_some()));
        // Neither box passes for the other.
        let refusal = core.check_chance(&core.start(), &chance).unwrap_err();
        assert_eq!((refusal.rule.0, refusal.reason.key), ("PL-1.5", "refused-islands"));
    }
    assert!((covered / 2000.0 - 22.0 / 37.0).abs() < 0.04, "every cell alike, the last one too: {covered}");
    assert!(game.check_chance(&game.start(), &Chance::Islands(TB.to_owned().try_into().unwrap())).is_err());
    assert_eq!(game.ceiling(Mission::LivestockForest), 14);
    assert_eq!(game.ceiling(Mission::CropForest), 21);
}

#[test]
fn pl_13_13_twenty_two_islands_are_written_down_and_read_back() {
    for throw in [Throw::Aimed, Throw::Manual] {
        let game = with(seven_forests(throw), 2);
        let (mut state, mut playout) = (game.start(), Playout::<Pluvionautes>::new(7));
        while playout.step(&game, &mut state, &mut ()) != Step::Over {
            let position = game.describe(&state);
            assert_eq!(game.restore(&position).unwrap(), state);
            if state.turns() > 0 {
                let refusal = with(Options { throw, ..Options::default() }, 2).restore(&position).unwrap_err();
                assert_eq!((refusal.rule.0, refusal.reason.key), ("PL-1.5", "refused-islands"));
            }
        }
    }
}

#[test]
fn pl_13_13_a_real_box_with_seven_forests_is_told_cell_by_cell() {
    let game = with(seven_forests(Throw::Manual), 2);
    let mut state = game.start();
    for _ in 0..7 {
        feed(&game, &mut state, Chance::Island(Some(Terrain::Forest)), &mut Vec::new());
    }
    assert!(game.check_chance(&state, &Chance::Island(Some(Terrain::Forest))).is_err(), "no eighth");
    for _ in 0..15 {
        feed(&game, &mut state, Chance::Island(None), &mut Vec::new());
    }
    assert!(game.check_chance(&state, &Chance::Island(None)).is_err(), "fifteen cells stay empty");
}

#[test]
fn pl_13_14_cards_pay_what_the_option_says() {
    // V6 of the specification: 6 plains together, 4 forests, 4 mountains; 8 plains, 2 forests and no mountain in the rain.
    let paid = |card_values| {
        let game = with(Options { card_values, ..Options::default() }, 2);
        let cards = [Mission::LivestockMountain, Mission::CropForest];
        let sketch = game.sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4);
        let state = sketch.missions(0, &cards).missions(1, &[Mission::LivestockPlain, Mission::CropPlain]).state();
        let expected: u32 = [(4, cards[0]), (2, cards[1])].iter().map(|&(n, m)| n * u32::from(game.value(m))).sum();
        assert_eq!(game.score(&state, Seat(0)), expected);
        (game.score(&state, Seat(0)), game.score(&state, Seat(1)))
    };
    assert_eq!(paid(CardValues::Printed), (18, 24));
    assert_eq!(paid(CardValues::Raised), (18, 30));
    assert_eq!(paid(CardValues::Flat), (34, 45));
}

#[test]
fn pl_13_14_flat_cards_have_one_ceiling() {
    let game = with(Options { card_values: CardValues::Flat, ..Options::default() }, 2);
    assert!(Mission::ALL.into_iter().all(|mission| game.ceiling(mission) == 30));
}

#[test]
fn pl_4_4_pl_11_4_the_best_possible_score() {
    let game = game(2);
    let most = game.ceiling(Mission::LivestockMountain) + game.ceiling(Mission::CropMountain);
    assert_eq!(most, 35);
}
