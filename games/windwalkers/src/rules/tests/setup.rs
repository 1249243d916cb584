//! Sections 1 to 3: what a game is, what it is made of, how it is set up.

use super::*;
use galerne_engine::Secrets;

#[test]
fn ww_1_1_from_aberlaas_to_camp_boban() {
    let mut scene = solo(&TEAM);
    for (number, city) in [Tile::PortChoon, Tile::Chawondasee, Tile::Alticcio, Tile::CampBoban].into_iter().enumerate()
    {
        let board = scene.game.board_of(&scene.state);
        let arrival = board.arrival;
        let beside = (board.near(arrival) & scene.state.present).trailing_zeros() as u8;
        let hex = board.hex(arrival);
        scene.state.track_mut(0).hex = beside;
        assert_eq!(scene.state.tile(arrival), city);
        scene.walk(hex.q, hex.r);
        settle(&mut scene);
        if number < 3 {
            while scene.state.phase == Phase::Recruit {
                scene.done();
            }
            settle(&mut scene);
        }
    }
    assert_eq!(scene.game.turn(&scene.state), Turn::Over);
    assert!(scene.game.standings(&scene.state).winners.has(Seat(0)), "WW-10.2");
}

#[test]
fn ww_1_2_players() {
    assert_eq!(refused(&[], 2), ("WW-1.2", "refused-options-seats"));
    assert_eq!(refused(&[("mode", "competitive")], 1).0, "WW-1.2");
    assert_eq!(refused(&[("mode", "race2")], 3).0, "WW-1.2");
    assert!(Windwalkers::new(&options(&[("mode", "competitive")]), 3).is_ok());
}

#[test]
fn ww_1_4_ww_10_2_normal_is_four_chapters_with_new_hordes() {
    let mut scene = Scene::new(&[("mode", "normal")], 1);
    for number in 1..=4 {
        assert_eq!(scene.state.chapter + 1, number);
        let first = *scene.state.horde(0);
        assert_eq!((first.moral, first.len()), (9, 8));
        if number == 2 {
            // A chapter lost does not end the series.
            scene.act(Action::Concede);
        } else {
            let arrival = scene.game.board_of(&scene.state).arrival;
            let beside = (scene.game.board_of(&scene.state).near(arrival) & scene.state.present).trailing_zeros();
            scene.state.track_mut(0).hex = beside as u8;
            let hex = scene.game.board_of(&scene.state).hex(arrival);
            scene.walk(hex.q, hex.r);
        }
        while scene.game.turn(&scene.state) != Turn::Over && scene.state.phase != Phase::Move {
            settle(&mut scene);
            if scene.state.phase == Phase::Compose {
                let card = scene.state.now.show.iter().next().unwrap();
                scene.pick(card);
            }
        }
    }
    assert_eq!((scene.game.turn(&scene.state), scene.state.chapters_won), (Turn::Over, 3));
    assert!(scene.game.standings(&scene.state).winners.is_empty());
}

#[test]
fn ww_1_5_three_scarce_things() {
    // Moral, powers and crocs all fall by use.
    let mut scene = solo(&TEAM);
    scene.tapped(&[6]).contre(-1, -2, 5, against(&[1; 6], &[], &[6; 6]));
    scene.shift(Colour::Blue, 1, true).card(12).done().card(39).ready(6);
    assert_eq!((scene.my_moral(), scene.is_ready(12), scene.has(39)), (8, false, false));
}

#[test]
fn ww_2_9_ww_5_1_any_neighbour_may_be_attempted() {
    let mut scene = solo(&TEAM);
    scene.stand(0, 0, -2);
    let mut actions = Vec::new();
    scene.game.actions(&scene.state, Seat(0), &mut actions);
    let moves = actions.iter().filter(|action| matches!(action, Action::Move { .. })).count();
    assert_eq!(moves, 6, "backwards included");
    assert_eq!(scene.refused(Action::Move { hex: Hex::new(0, -4) }), ("WW-5.1", "refused-not-adjacent"));
    assert_eq!(scene.refused(Action::Move { hex: Hex::new(5, 5) }).1, "refused-not-on-board");
}

#[test]
fn ww_2_12_lines_and_places() {
    let scene = solo(&TEAM);
    let horde = scene.state.horde(0);
    assert_eq!([Line::Fer, Line::Pack, Line::Traine].map(|line| line.places().len()), [3, 3, 2]);
    assert!(horde.places[..3].contains(&1), "the Traceur stands in the Fer line");
    let mut headless = solo(&[6, 12, 13]);
    assert_eq!(headless.state.horde(0).free(Line::Fer), 0, "an ordinary Fer may take the place");
    headless.horde(0, &[1, 6]);
    assert!(!headless.state.horde(0).fits(CardId(2).card()), "one Traceur at most");
}

#[test]
fn ww_2_15_ww_2_32_the_reference_tile() {
    let mut scene = solo(&TEAM);
    scene.stand(0, 0, -1);
    assert_eq!(scene.game.reference(&scene.state, 0), scene.at(0, -1));
    scene.contre(0, -2, 3, against(&[1], &[], &[1]));
    assert_eq!(scene.game.reference(&scene.state, 0), scene.at(0, -2), "the tile being attempted");
    assert_eq!(scene.state.track(0).hex, scene.at(0, -1), "the pawn has not moved");
}

#[test]
fn ww_2_33_what_is_missing() {
    let scene = solo(&[1, 6, 24, 38]);
    let horde = scene.state.horde(0);
    assert_eq!((horde.missing(), horde.free(Line::Pack), horde.free(Line::Traine)), (4, 2, 1));
}

#[test]
fn ww_2_31_nothing_is_hidden_but_consumables() {
    let scene = solo(&TEAM);
    let view = View::new(&scene.game, &scene.state, Viewer::SPECTATOR);
    assert!(*view.state() == scene.state);
    let race = Scene::new(&[("mode", "race2"), ("consumables", "on")], 2);
    let seen = race.game.redact(&race.state, Viewer::seat(Seat(0)));
    assert_eq!((seen.track(1).hand, seen.track(0).hand), ([255, 255], race.state.track(0).hand));
    assert_eq!(seen.stock.count_ones(), race.state.stock.count_ones() + 2);
}

#[test]
fn ww_3_1_ww_3_2_the_draft() {
    let game = Windwalkers::new(&options(&[]), 1).unwrap();
    let mut state = game.start();
    let mut shown = Vec::new();
    let mut luck = Streams::new(2);
    while state.phase != Phase::Move {
        match game.turn(&state) {
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
                if state.phase == Phase::Compose && state.deal.position().is_none() {
                    shown.push(state.now.show.len());
                }
            }
            _ => {
                let card = CardId(state.now.show.iter().next().unwrap());
                game.act(&mut state, Seat(0), Action::Card { card }, &mut ());
            }
        }
    }
    assert_eq!(shown, [2, 3, 4, 3]);
    let kept = Position::ALL
        .map(|position| state.horde(0).cards().filter(|&card| CardId(card).card().position == position).count());
    assert_eq!((kept, state.now.aside.len()), ([1, 2, 3, 2], 4));
    assert_eq!((state.horde(0).moral, state.track(0).day), (9, 1));
    for compose in ["random", "free", "preset"] {
        let scene = Scene::new(&[("compose", compose)], 1);
        assert_eq!(scene.state.horde(0).len(), 8, "{compose}");
        assert!(scene.state.now.aside.is_empty(), "{compose}");
    }
}

#[test]
fn ww_3_3_a_small_deck_leaves_places_empty() {
    let scene = Scene::new(&[("cards", "[1,6,24,25,38]")], 1);
    let horde = scene.state.horde(0);
    assert_eq!((horde.len(), horde.free(Line::Fer), horde.free(Line::Traine)), (5, 1, 1));
    assert_eq!(refused(&[("cards", "[6,6]")], 1), ("WW-2.3", "refused-options-card-twice"));
    assert_eq!(refused(&[("cards", "[6]"), ("mode", "competitive")], 2), ("WW-3.3", "refused-options-small-deck"));
}

#[test]
fn ww_3_4_teams_are_sound() {
    use crate::options::Team;
    for name in Team::NAMES {
        let chosen: Team = serde_json::from_str(&format!("\"{name}\"")).unwrap();
        let (cards, solo) = team(chosen).unwrap();
        let count = |position| cards.iter().filter(|&&card| CardId(card).card().position == position).count();
        assert_eq!(Position::ALL.map(count), [1, 2, 3, 2], "{name}");
        let multi = cards.iter().any(|&card| CardId(card).card().set == crate::cards::Set::Multi);
        assert_eq!(solo, !multi, "{name}");
    }
    assert_eq!(refused(&[("compose", "preset"), ("team", "usmos_care")], 1).1, "refused-options-team-deck");
    assert_eq!(
        refused(&[("compose", "preset"), ("team", "uther_assassins"), ("deck", "base_ext")], 1).1,
        "refused-options-team-multi"
    );
    assert_eq!(
        refused(&[("compose", "preset"), ("mode", "competitive"), ("team2", "uther_start")], 2).1,
        "refused-options-team-shared"
    );
}

#[test]
fn ww_3_5_ww_3_6_laying_a_chapter() {
    let scene = solo(&TEAM);
    let offers = scene.state.now.offers;
    for line in Line::ALL {
        assert!(offers.and(scene.game.of_line(line)).len() <= 2);
    }
    let game = Windwalkers::new(&options(&[]), 1).unwrap();
    for seed in 0..40 {
        let mut state = game.start();
        let mut playout = Playout::<Windwalkers>::new(seed);
        while state.phase != Phase::Move {
            playout.step(&game, &mut state, &mut ());
        }
        assert_eq!(state.now.offers.len(), 6);
        assert!(state.now.offers.and(game.by_position[0]).is_empty(), "never a Traceur");
        assert_eq!((state.bag, state.track(0).hex), (crate::tiles::BAG, game.board_of(&state).start));
    }
}

#[test]
fn ww_3_7_an_empty_deck_takes_the_pile_back() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 95, 39]);
    let fers = scene.game.by_position[1];
    let now = &mut scene.state.now;
    now.aside = now.aside.or(now.deck.and(fers));
    now.deck = now.deck.minus(fers);
    let today = now.aside.and(fers).iter().next().unwrap();
    now.aside_today = now.aside_today.with(today);
    scene.card(95);
    let mut outcomes = Vec::new();
    assert!(scene.game.outcomes(&scene.state, &mut outcomes));
    assert!(!outcomes.is_empty() && outcomes.iter().all(|(chance, _)| *chance != Chance::Card { card: CardId(today) }));
    // With nothing to take back, the offer is shorter.
    let mut none = solo(&[1, 6, 12, 24, 25, 35, 95, 39]);
    none.state.now.offers = none.state.now.offers.or(none.state.now.deck.or(none.state.now.aside).and(fers));
    none.state.now.deck = none.state.now.deck.minus(fers);
    none.state.now.aside = none.state.now.aside.minus(fers);
    let before = none.state.now.offers.and(fers).len();
    none.card(95);
    settle(&mut none);
    assert_eq!(none.state.now.offers.and(fers).len(), before);
}

#[test]
fn card_109_is_never_dealt() {
    let scene = rivals(&OTHERS, &TEAM);
    assert!(!scene.game.deck.has(109));
    assert_eq!(refused(&[("cards", "[109]")], 1).1, "refused-options-card");
}
