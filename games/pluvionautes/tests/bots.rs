//! The players of three strengths, and an observer who works out a seat's cards from what it does.

mod common;
use common::*;
use galerne_engine::{Judge, Level, Random, Rules, Seat, SeatSet, View, Viewer};
use galerne_kit::play;
use galerne_pluvionautes::{Action, Face, Mission, Observer, Options, Phase, Pilot, Pluvionautes, State, Style, Throw};

/// Three levels, each of which decides soundly from a view; the stronger one scores more between two.
#[test]
fn the_levels_decide_soundly_and_differ() {
    let game = game(2);
    let pilots = [Pilot::HABITUE, Pilot::NOVICE];
    let insight = game.insight();
    let mut sums = [0, 0];
    for seed in 0..40u64 {
        let mut random = Random::new(seed);
        let state = play(&game, seed, |state, seat| {
            let view = View::new(&game, state, Viewer::seat(seat));
            game.decide(&pilots[(seat.index() + seed as usize) % 2], &insight, &view, seat, &mut random).unwrap()
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
        game.weighed(&Pilot::MAITRE, &game.insight(), &view, Seat(0), &mut Random::new(1))
    };
    let one = decided([Mission::LivestockMountain, Mission::CropMountain]);
    assert!(one.len() > 5 && one == decided([Mission::LivestockPlain, Mission::CropForest]));
}

/// Nor does it where it looks ahead with imagined cards and dice: the same view and the same seed are the same answer.
#[test]
fn pl_10_2_looking_ahead_sees_no_hidden_cards_either() {
    let game = game(2);
    let decided = |theirs: [Mission; 2]| {
        let sketch = game.sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4);
        let sketch = sketch.missions(0, &[Mission::LivestockForest, Mission::CropPlain]).missions(1, &theirs);
        let state = sketch.pilot("D5", 4).state();
        let view = View::new(&game, &state, Viewer(SeatSet::one(Seat(0))));
        let mut maitre = game.expert(Level::Maitre).unwrap();
        let action = maitre.decide(&game, &view, Seat(0), &mut Random::new(1)).unwrap();
        assert_eq!(game.check(&state, Seat(0), &action), Ok(()));
        (action, maitre.expect(&game, &view, Seat(0)))
    };
    let one = decided([Mission::LivestockMountain, Mission::CropMountain]);
    assert_eq!(one, decided([Mission::LivestockPlain, Mission::CropForest]));
    let told = one.1;
    assert!((2..=16).contains(&told.len()), "{told:?}");
    assert!(told.windows(2).all(|pair| pair[0].worth >= pair[1].worth), "{told:?}");
    assert!(told.iter().all(|hint| hint.error >= 0.0 && hint.error < 0.2), "{told:?}");
}

/// After the last turn there is no answer: what brings the most there is also what looking ahead chooses.
#[test]
fn where_nobody_answers_the_maitre_takes_what_is_worth_most() {
    let game = with(Options { rounds: 1, missions: galerne_pluvionautes::Secrecy::Open, ..Options::default() }, 1);
    let sketch = game.sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4);
    let state = sketch.missions(0, &[Mission::LivestockForest, Mission::CropPlain]).pilot("D5", 4).state();
    let best = |mut expert: Box<dyn galerne_engine::Expert<Pluvionautes>>| {
        let mut now = state;
        while now.phase() != Phase::Over {
            let view = View::new(&game, &now, Viewer::seat(Seat(0)));
            let Some(action) = expert.decide(&game, &view, Seat(0), &mut Random::new(3)) else { break };
            game.act(&mut now, Seat(0), action, &mut ());
        }
        game.score(&now, Seat(0))
    };
    let (newest, first) = (best(game.expert(Level::Maitre).unwrap()), best(game.former(1).unwrap()));
    assert!(newest >= first, "{newest} villagers, one ply {first}");
}

/// PL-13.1 `manual`: a bot has no hands. What it reports is a throw like any other, not what it would like: only a cloud that it hit has
/// moved, and the balloon die shows the blimp once in three.
#[test]
fn pl_13_1_a_bot_reports_an_honest_throw() {
    let game = with(Options { throw: Throw::Manual, ..Options::default() }, 2);
    let sketch = game.sketch().islands(TB).die(0, "D4", 3).die(1, "C3", 4);
    let sketch = sketch.missions(0, &[Mission::LivestockForest, Mission::CropPlain]);
    let start =
        sketch.missions(1, &[Mission::LivestockMountain, Mission::CropMountain]).phase(Phase::ReportLanding).state();
    let (mut blimps, mut out, mut pushed) = (0, 0, 0);
    for seed in 0..300 {
        let (mut random, mut state) = (Random::new(seed), start);
        let mut pilot = game.expert(Level::Habitue).expect("a pilot");
        while !matches!(state.phase(), Phase::Face | Phase::Pilot) {
            let view = View::new(&game, &state, Viewer::seat(Seat(0)));
            let action = pilot.decide(&game, &view, Seat(0), &mut random).expect("a report");
            match action {
                Action::ReportOut => out += 1,
                Action::ReportMoved { die, cell } => {
                    let (from, _) = state.die(usize::from(die)).expect("it lies on the board");
                    assert_eq!(Some(from), state.balloon(), "only what was hit is pushed");
                    assert_eq!(game.distance(&game.sketch().state(), from, cell), Some(1), "to a neighbour");
                    pushed += 1;
                }
                Action::ReportLost { .. } => panic!("a cloud that nobody saw leave"),
                Action::ReportFace { face } => blimps += u32::from(face == Face::Blimp),
                _ => {}
            }
            if action == Action::ReportOut {
                break;
            }
            act(&game, &mut state, action);
        }
    }
    assert!((70..130).contains(&blimps), "{blimps} blimps in about 300 throws");
    assert!(out < 60 && pushed < 200, "{out} left the board, {pushed} clouds pushed");
}

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

/// PL-6.12: a hint for a throw tells what may go wrong with it, and every hint what its number is.
#[test]
fn pl_6_12_the_hint_tells_the_risk_of_its_throw() {
    let game = game(2);
    let cards = [Mission::LivestockPlain, Mission::CropForest];
    let sketch = game.sketch().islands("pp.f .pff. m..fp. mm..pp. .m.p.f p.p.. .fpm").missions(0, &cards);
    let state = sketch.die(0, "D4", 2).die(1, "C2", 5).state();
    let view = View::new(&game, &state, Viewer::seat(Seat(0)));
    // The first maître weighs every throw, the newest the promising ones; both tell them in the same words.
    let all = game.former(1).unwrap().expect(&game, &view, Seat(0));
    let few = game.expert(Level::Maitre).unwrap().expect(&game, &view, Seat(0));
    let texts = galerne_texts::Texts::new(<Pluvionautes as galerne_engine::Words>::TEXTS).unwrap();
    for hint in all.iter().chain(&few) {
        let words = hint.words.as_ref().expect("words");
        let said = texts.say(galerne_texts::Language::En, words, &[]);
        let promises = said.contains("villagers for you in the end") || said.contains("of 100 games");
        assert!(promises && said.contains("leave"), "{said}");
    }
    assert!(all.iter().any(|hint| hint.words.as_ref().is_some_and(|words| words.key == "hint-throw-hits")));
}
