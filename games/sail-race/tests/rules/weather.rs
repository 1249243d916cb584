//! SR-11.11: weather by cards and by a pre-drawn table; SR-5.3: what is known of it.

use crate::common::*;
use galerne_engine::{Luck, Random, Rules, Seat, View, Viewer};
use galerne_sail_race::{Card, Chance, Force, SailRace, State};

const fn card(turn: i16, force: Force) -> Card {
    Card { turn, force }
}

/// A race of one boat whose first wind is 100, waiting for its first weather.
fn waiting(words: &[(&str, &str)]) -> Played {
    let words: Vec<(&str, &str)> = words.iter().copied().chain([("initial_wind", "agreed")]).collect();
    let race = race(&words, 1);
    let mut played = Played { state: race.start(), race, events: Vec::new() };
    played.act(0, galerne_sail_race::Action::SetWind { direction: 100 }).act(0, plot(E));
    played
}

fn feed(played: &mut Played, chance: Chance) {
    played.race.check_chance(&played.state, &chance).unwrap();
    played.race.resolve(&mut played.state, chance, &mut played.events);
}

const X: Card = card(10, Force::Less);
const Y: Card = card(-20, Force::More);
const Z: Card = card(0, Force::Same);

/// T31 as far as the first two turns; the third is [`sr_11_11_the_discard_goes_under_the_last_card`].
#[test]
fn sr_11_11_chain_takes_the_force_of_one_card_and_the_back_of_the_next() {
    let mut played = waiting(&[("weather", "chain")]);
    feed(&mut played, Chance::Chain { turned: X, next: Y.turn });
    assert_eq!(played.state.wind, wind(80, 1));
    played.act(0, plot(E));
    let other = Chance::Chain { turned: card(30, Force::Same), next: 0 };
    assert_eq!(played.race.check_chance(&played.state, &other).unwrap_err().rule.0, "SR-5.3", "the top back shows -20");
    feed(&mut played, Chance::Chain { turned: Y, next: Z.turn });
    assert_eq!(played.state.wind, wind(80, 2));
}

/// T32.
#[test]
fn sr_11_11_two_cards_a_turn() {
    let mut played = waiting(&[("weather", "cards2")]);
    feed(&mut played, Chance::Two { first: X, second: Y });
    assert_eq!(played.state.wind, wind(110, 3));
    played.act(0, plot(E));
    feed(&mut played, Chance::Two { first: Z, second: card(10, Force::Gale) });
    assert_eq!(played.state.wind, gale(110, 3));
}

/// 53 turns pass before the discard pile is shuffled under the last card, which is then the one to be turned.
#[test]
fn sr_11_11_the_discard_goes_under_the_last_card() {
    let mut played = waiting(&[("weather", "chain")]);
    let mut random = Random::new(3);
    for turn in 1..=60 {
        let chance = played.race.draw(&played.state, &mut random);
        let mut listed = Vec::new();
        assert!(played.race.outcomes(&played.state, &mut listed));
        if turn == 54 {
            let Chance::Chain { turned, .. } = chance else { panic!() };
            assert!(listed.iter().all(|(other, _)| matches!(other, Chance::Chain { turned: t, .. } if *t == turned)));
            assert!(listed.len() > 1, "the next back comes from the reshuffled cards");
        }
        feed(&mut played, chance);
        played.act(0, plot(E));
    }
}

/// SR-5.3: a viewer of a race with a pre-drawn table does not know its next line.
#[test]
fn sr_5_3_the_table_is_not_seen_in_advance() {
    let race = race(&[("weather", "table"), ("table", "play50")], 1);
    let mut random = Random::new(1);
    assert_eq!(race.draw(&race.start(), &mut random), Chance::Throw { column: 6, row: 1 });
    let view = View::new(&race, &race.start(), Viewer::seat(Seat(0)));
    let imagined: State = view.imagine(&race, &mut random);
    let throws: std::collections::HashSet<_> = (0..200).map(|_| race.draw(&imagined, &mut random)).collect();
    assert!(throws.len() > 30, "an imagined future is thrown");
    let other = Chance::Throw { column: 1, row: 1 };
    assert_eq!(race.check_chance(&race.start(), &other).unwrap_err().reason.key, "refused-not-in-table");
}

/// The list ends: dice continue from its last line.
#[test]
fn sr_11_11_after_the_table_come_dice() {
    let words = [("weather", "table"), ("table", "custom"), ("throws", "[[1,1],[3,3]]")];
    let race: SailRace = race(&words, 1);
    let mut played = Played { state: race.start(), race, events: Vec::new() };
    played.blow(1, 1).act(0, plot(W)).blow(3, 3).act(0, plot(W)).blow(6, 6);
    assert_eq!(played.state.wind, gale(30, 2));
    let bad = SailRace::new(&options(&[("weather", "table"), ("table", "custom"), ("throws", "[[1,7]]")]), 1);
    assert_eq!(bad.unwrap_err().reason.key, "refused-throws");
}
