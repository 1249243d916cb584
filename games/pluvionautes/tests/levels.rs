//! The players of three strengths.

mod common;
use common::*;
use galerne_engine::{Random, Seat, SeatSet, View, Viewer};
use galerne_kit::play;
use galerne_pluvionautes::{Mission, Pilot};

/// Three levels, each of which decides soundly from a view; the stronger one scores more between two.
#[test]
fn the_levels_decide_soundly_and_differ() {
    let game = game(2);
    let pilots = [Pilot::HABITUE, Pilot::NOVICE];
    let mut sums = [0, 0];
    for seed in 0..40u64 {
        let mut random = Random::new(seed);
        let state = play(&game, seed, |state, seat| {
            let view = View::new(&game, state, Viewer::seat(seat));
            game.decide(&pilots[(seat.index() + seed as usize) % 2], &view, seat, &mut random).unwrap()
        });
        for seat in 0..2u8 {
            sums[(usize::from(seat) + seed as usize) % 2] += game.score(&state, Seat(seat));
        }
    }
    assert!(sums[0] > sums[1] + 40, "habitué {} and novice {} villagers in forty games", sums[0], sums[1]);
}

/// Guessing what others hold uses only what the view shows: whatever they hold, the maître decides alike.
#[test]
fn pl_10_2_the_maitre_does_not_see_hidden_cards() {
    let game = game(2);
    let decided = |theirs: [Mission; 2]| {
        let sketch = game.sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4);
        let sketch = sketch.missions(0, &[Mission::LivestockForest, Mission::CropPlain]).missions(1, &theirs);
        let state = sketch.pilot("D5", 4).state();
        let view = View::new(&game, &state, Viewer(SeatSet::one(Seat(0))));
        game.weighed(&Pilot::MAITRE, &view, Seat(0), &mut Random::new(1))
    };
    let one = decided([Mission::LivestockMountain, Mission::CropMountain]);
    assert!(one.len() > 5 && one == decided([Mission::LivestockPlain, Mission::CropForest]));
}
