//! An observer who works out a seat's cards from what it does.

mod common;
use common::*;
use galerne_engine::{Judge, Random, Seat, View, Viewer};
use galerne_kit::play;
use galerne_pluvionautes::{Action, Mission, Observer, Options, Pilot, State, Style};

/// Plays a game of two and calls back before every decision of the first seat.
fn watched(seed: u64, pilot: Pilot, mut seen: impl FnMut(&State, &Action)) -> State {
    let (game, mut random) = (game(2), Random::new(seed));
    let insight = game.insight();
    play(&game, seed, |state, seat| {
        let view = View::new(&game, state, Viewer::seat(seat));
        let action = game.decide(&pilot, &insight, &view, seat, &mut random).unwrap();
        if seat == Seat(0) {
            seen(state, &action);
        }
        action
    })
}

#[test]
fn pl_10_4_an_observer_begins_with_the_copies_left() {
    let game = game(3);
    let own = [Mission::LivestockPlain, Mission::CropMountain];
    let observer = Observer::new(&game, Seat(1), &own, Style::SELFISH, 1.0).unwrap();
    let expected = [0.2, 0.4, 0.4, 0.4, 0.4, 0.2];
    for (mission, expected) in Mission::ALL.into_iter().zip(expected) {
        assert!((observer.belief(mission) - expected).abs() < 1e-6, "{mission:?}");
    }
    let more = with(Options { missions_per_kind: 2, ..Options::default() }, 2);
    assert!(Observer::new(&more, Seat(1), &own, Style::SELFISH, 1.0).is_none());
}

#[test]
fn pl_10_2_an_observer_names_the_cards_of_a_careful_player_and_sees_none() {
    let game = game(2);
    let mut named = 0;
    for seed in 0..20 {
        let mut observer = Observer::new(&game, Seat(0), &[], Style::SELFISH, 0.25).unwrap();
        let mut blind = observer;
        let over = watched(seed, Pilot::HABITUE, |state, action| {
            observer.watch(&game, state, action);
            // The same from a spectator's seat: not one card is looked at.
            let view = View::new(&game, state, Viewer::SPECTATOR);
            blind.watch(&game, view.state(), action);
            let all: f32 = Mission::ALL[..3].iter().map(|&mission| observer.belief(mission)).sum();
            assert!((all - 1.0).abs() < 1e-4, "{all}");
        });
        assert_eq!(observer, blind);
        let (cards, _) = observer.guess();
        named += u32::from(over.missions(Seat(0)).unwrap() == cards);
        assert_eq!(observer.supposed(&over).missions(Seat(0)).unwrap(), cards);
    }
    assert!(named >= 16, "{named} of twenty hands named; chance would name two or three");
}
