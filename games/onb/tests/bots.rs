//! The *maître* at work: whole battles of few creatures, legal from the first click to the last.

use galerne_bots::{Levelled, Player};
use galerne_engine::{Level, Rules, View, Viewer};
use galerne_kit::play;
use galerne_onb::{Onb, Options};

fn battle(options: &str, seed: u64) -> (Vec<u8>, usize) {
    let options: Options = serde_json::from_str(options).unwrap();
    let game = Onb::new(&options, 2).unwrap();
    let mut players = [Levelled::new(Level::Maitre, seed + 1), Levelled::new(Level::Novice, seed + 2)];
    let mut decisions = 0;
    let end = play(&game, seed, |state, seat| {
        decisions += 1;
        players[seat.index()].choose(&game, &View::new(&game, state, Viewer::seat(seat)), seat).unwrap()
    });
    let scores = (0..2).map(|seat| game.standings(&end).score(galerne_engine::Seat(seat)) as u8).collect();
    (scores, decisions)
}

/// `play` checks every choice; doors, a point to take and large bases that keep their heading are on the way.
#[test]
fn the_maitre_fights_to_the_end_by_the_rules() {
    for (seed, options) in [
        r#"{"points": 60, "armies": "random", "map": "prairie", "turn_limit": 5}"#,
        r#"{"points": 60, "armies": "random", "map": "donjon", "scenario": "capture"}"#,
        r#"{"points": 80, "armies": "random", "map": "citadelle", "large_heading": true, "turn_limit": 5}"#,
    ]
    .into_iter()
    .enumerate()
    {
        let (scores, decisions) = battle(options, seed as u64);
        assert!(decisions > 20, "{options}: {decisions} decisions, {scores:?}");
    }
}

#[test]
fn the_maitre_decides_the_same_with_the_same_luck() {
    let options = r#"{"points": 45, "armies": "random", "map": "ruines", "turn_limit": 4}"#;
    assert_eq!(battle(options, 7), battle(options, 7));
}
