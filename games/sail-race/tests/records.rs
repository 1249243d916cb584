//! What is kept as files: playthroughs, perft counts, a finished race for each way a race can end.

mod common;

use common::*;
use galerne_engine::{Judge, Random, Record, Referee, Rules, Seat, SeatSet, Turn};
use galerne_kit::{kept, perft, play_recorded, playthrough};
use galerne_sail_race::{Action, SailRace};
use std::path::Path;

fn kept_playthrough(name: &str, words: &[(&str, &str)], seats: usize, seed: u64) {
    let file = format!("tests/playthroughs/{name}.txt");
    playthrough::<SailRace>(Path::new(&file), &options(words), seats, seed);
}

#[test]
fn playthrough_of_a_core_race() {
    kept_playthrough("core", &[], 2, 22);
}

#[test]
fn playthrough_of_a_solo_race_on_the_banana() {
    kept_playthrough("banane-solo", &[("map", "banane")], 1, 3);
}

#[test]
fn playthrough_of_manoeuvre_or_advance_with_every_sail() {
    kept_playthrough("a11-d-a13", &[("preset", "A11-d+A2+A4+A13"), ("map", "banane"), ("max_turns", "80")], 2, 5);
}

#[test]
fn playthrough_by_cards_to_the_last_boat() {
    kept_playthrough("a14-all", &[("preset", "A14"), ("map", "banane"), ("end", "all"), ("tie", "fraction")], 3, 9);
}

#[test]
fn perft_of_the_opening() {
    let count = |words: &[(&str, &str)], seats, depth| {
        let race = race(words, seats);
        perft(&race, &race.start(), depth)
    };
    // 36 first winds, then seven choices (six headings and resigning) for each boat, then the winds they may meet.
    assert_eq!([1, 2, 3].map(|depth| count(&[], 1, depth)), [36, 252, 3672]);
    assert_eq!([1, 2, 3].map(|depth| count(&[], 2, depth)), [36, 252, 1764]);
    assert_eq!([1, 2, 3].map(|depth| count(&[("preset", "V0.1b+A11-d+A13")], 1, depth)), [37, 252, 3672]);
}

/// Sail a race to its end with the greedy sailor, some seat resigning when told to.
fn sailed(words: &[(&str, &str)], seats: usize, seed: u64, resign: impl Fn(Seat, u16) -> bool) -> Referee<SailRace> {
    let names = (0..seats).map(|seat| format!("Boat {}", seat + 1)).collect();
    let referee = Referee::<SailRace>::new(&options(words), names).unwrap();
    let mut random = Random::new(seed);
    play_recorded(referee, seed, |referee, seat| {
        let actions = referee.actions(seat);
        let worth = |action: &Action| referee.game().appraise(&(), referee.state(), seat, action);
        let best = actions.iter().map(worth).fold(f32::NEG_INFINITY, f32::max);
        let good: Vec<Action> = actions.iter().copied().filter(|action| worth(action) >= best).collect();
        if resign(seat, referee.state().turn) { Action::Resign } else { random.pick(&good).unwrap() }
    })
}

/// The kept record, replayed entry by entry with its fingerprints.
fn kept_record(name: &str, played: &Referee<SailRace>) -> Referee<SailRace> {
    let text = kept(format!("tests/records/{name}.json"), || played.record().to_json());
    Record::from_json(&text).and_then(Referee::from_record).unwrap_or_else(|trouble| panic!("{name}: {trouble}"))
}

fn winners(referee: &Referee<SailRace>) -> SeatSet {
    assert_eq!(referee.turn(), Turn::Over);
    referee.game().standings(referee.state()).winners
}

/// The first seed whose race ends that way.
fn find(words: &[(&str, &str)], seats: usize, wanted: impl Fn(SeatSet) -> bool) -> Referee<SailRace> {
    let mut races = (0..200).map(|seed| sailed(words, seats, seed, |_, _| false));
    races.find(|race| wanted(winners(race))).expect("such a race")
}

#[test]
fn ends_with_one_winner() {
    let kept = kept_record("one-winner", &find(&[("map", "banane")], 2, |winners| winners.len() == 1));
    assert_eq!(winners(&kept).len(), 1);
}

#[test]
fn ends_with_a_shared_victory() {
    let kept = kept_record("shared", &find(&[("map", "banane")], 2, |winners| winners.len() == 2));
    assert_eq!(winners(&kept), SeatSet::first(2));
}

#[test]
fn ends_by_fraction() {
    let both_in_one_turn = |race: &Referee<SailRace>| {
        let turns: Vec<_> = (0..2).map(|seat| race.state().boat(Seat(seat)).status).collect();
        matches!(
            (turns[0], turns[1]),
            (
                galerne_sail_race::Status::Finished { turn: a, .. },
                galerne_sail_race::Status::Finished { turn: b, .. }
            ) if a == b
        )
    };
    let words = [("map", "banane"), ("tie", "fraction")];
    let race = (0..400)
        .map(|seed| sailed(&words, 2, seed, |_, _| false))
        .find(|race| both_in_one_turn(race) && winners(race).len() == 1)
        .expect("such a race");
    assert_eq!(winners(&kept_record("fraction", &race)).len(), 1);
}

#[test]
fn ends_when_all_have_arrived() {
    let kept = kept_record("all-arrived", &sailed(&[("map", "banane"), ("end", "all")], 3, 2, |_, _| false));
    assert!(
        (0..3)
            .all(|seat| { matches!(kept.state().boat(Seat(seat)).status, galerne_sail_race::Status::Finished { .. }) })
    );
}

#[test]
fn ends_at_the_time_limit() {
    let kept = kept_record("time-limit", &sailed(&[("max_turns", "9")], 2, 4, |_, _| false));
    assert!(winners(&kept).is_empty());
}

#[test]
fn ends_because_everybody_resigned() {
    let kept = kept_record("all-resigned", &sailed(&[], 2, 6, |seat, turn| turn >= 3 + u16::from(seat.0)));
    assert!(winners(&kept).is_empty());
}

/// The greedy sailor of the spec needs 31.9 turns on the published map (3,000 races); a hundred are close to that.
#[test]
fn the_greedy_sailor_is_the_specs() {
    let turns: u32 = (0..100).map(|seed| u32::from(sailed(&[], 1, seed, |_, _| false).state().turn)).sum();
    assert!((2_950..3_450).contains(&turns), "{turns} turns in 100 races");
}
