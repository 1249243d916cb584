//! Sealed luck in all games: possible, fair, and the same for equal histories.

use galerne_engine::{Game, Luck as _, Random, Rules as _, Sealed, Turn, sift};
use galerne_horde::Horde;
use galerne_onb::Onb;
use galerne_pluvionautes::Pluvionautes;
use galerne_sail_race::SailRace;
use galerne_windwalkers::Windwalkers;
use std::collections::BTreeMap;

/// At most this many steps of a game are played.
const STEPS: usize = 400;

/// The chances of a random game with sealed luck.
fn chances<G: Game>(game: &G, key: [u64; 2], decides: u64) -> Vec<G::Chance> {
    let (mut state, mut luck, mut random) = (game.start(), Sealed::new(key), Random::new(decides));
    let (mut came, mut actions) = (Vec::new(), Vec::new());
    for _ in 0..STEPS {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance(source) => {
                let chance = luck.draw(game, &state, source);
                assert!(game.check_chance(&state, &chance).is_ok(), "{}: {chance:?} in {state:?}", G::ID);
                game.resolve(&mut state, chance, &mut ());
                came.push(chance);
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().unwrap();
                actions.clear();
                game.actions(&state, seat, &mut actions);
                sift(game, &mut actions);
                game.act(&mut state, seat, random.pick(&actions).unwrap(), &mut ());
            }
        }
    }
    came
}

fn assert_sealed<G: Game>(seats: usize) {
    let game = G::new(&G::Options::default(), seats).unwrap();
    for seed in 0..6 {
        let first = chances(&game, [seed, 7], 1);
        assert!(!first.is_empty(), "{}", G::ID);
        assert_eq!(first, chances(&game, [seed, 7], 1), "{}: equal histories meet equal luck", G::ID);
    }
    assert_ne!(chances(&game, [1, 7], 1), chances(&game, [2, 7], 1), "{}: another key is other luck", G::ID);
}

#[test]
fn in_every_game_sealed_luck_is_possible_and_equal_histories_meet_the_same() {
    assert_sealed::<Horde>(1);
    assert_sealed::<Horde>(2);
    assert_sealed::<Onb>(2);
    assert_sealed::<Pluvionautes>(2);
    assert_sealed::<SailRace>(2);
    assert_sealed::<Windwalkers>(1);
}

/// Boats do not change the weather: however a boat is steered, it sails in the same wind.
#[test]
fn the_weather_of_a_key_is_everybodys() {
    let race = SailRace::new(&Default::default(), 2).unwrap();
    let [one, other] = [1, 2].map(|decides| chances(&race, [3, 4], decides));
    let both = one.len().min(other.len());
    assert!(both > 5);
    assert_eq!(one[..both], other[..both]);
}

/// The first card of a shuffled pack, over many keys, against the chi-squared distribution of 35 degrees of freedom: 66.6 is passed once
/// in a thousand times. The keys are fixed, so this never changes.
#[test]
fn every_card_is_as_often_the_first_of_its_pack() {
    let game = Horde::new(&Default::default(), 1).unwrap();
    let state = game.start();
    let Turn::Chance(source) = game.turn(&state) else { panic!("the deal begins with a card") };
    let mut cards = Vec::new();
    assert!(game.outcomes(&state, &mut cards));
    let mut counts = BTreeMap::new();
    let throws = 200 * cards.len();
    for key in 0..throws as u64 {
        let card = Sealed::new([key, !key]).draw(&game, &state, source);
        *counts.entry(format!("{card:?}")).or_insert(0.0) += 1.0;
    }
    assert_eq!(counts.len(), cards.len());
    let expected = 200.0;
    let distance: f64 = counts.values().map(|count: &f64| (count - expected).powi(2) / expected).sum();
    assert!(distance < 66.6, "{distance}");
}
