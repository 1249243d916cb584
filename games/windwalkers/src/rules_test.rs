//! Tests of rules that no vector and no card shows by itself. Names carry the rule's id.

use crate::Windwalkers;
use crate::actions::Action;
use crate::cards::{CardId, Line, Position};
use crate::chance::Chance;
use crate::dice::{Colour, Pool};
use crate::event::{Doom, Event};
use crate::program::FIRST_CONSUMABLE;
use crate::setup::team;
use crate::state::{Category, Fate, Phase, State, Wait};
use crate::testing::{Dice, Scene, against, chapter, options, rivals, solo};
use crate::tiles::Tile;
use galerne_engine::{Game, Hex, Playout, Random, Seat, Streams, Turn, View, Viewer};

const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];
const OTHERS: [u8; 8] = [4, 11, 16, 30, 32, 33, 51, 52];

fn refused(words: &[(&str, &str)], seats: usize) -> (&'static str, &'static str) {
    let refusal = Windwalkers::new(&options(words), seats).unwrap_err();
    (refusal.rule.0, refusal.reason.key)
}

/// Resolve every chance that is due in the same harmless way.
fn settle(scene: &mut Scene) {
    while let Turn::Chance(_) = scene.game.turn(&scene.state) {
        let chance = scene.game.draw(&scene.state, &mut Random::new(1));
        scene.feed(chance);
    }
}

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
fn ww_4_1_a_day_begins_with_a_move() {
    let mut scene = solo(&TEAM);
    scene.tapped(&[6]);
    assert_eq!(scene.refused(Action::Ready { card: CardId(6) }), ("WW-4.1", "refused-wrong-state"));
    assert_eq!(scene.refused(Action::Stop).1, "refused-wrong-state");
    assert_eq!(scene.refused(Action::Leave).0, "WW-4.1");
}

#[test]
fn ww_4_2_ww_4_3_tokens_come_once_and_stay() {
    let mut scene = solo(&TEAM);
    scene.walk(0, -1);
    assert_eq!(scene.game.turn(&scene.state), Turn::Chance(crate::chance::BAG));
    let bag: u8 = scene.state.bag.iter().sum();
    scene.wind(3).roll(against(&[1; 6], &[6, 6, 6], &[6, 6, 6])).confirm().pick(39).camp();
    assert_eq!((scene.state.bag.iter().sum::<u8>(), scene.state.token(scene.at(0, -1)).force()), (bag - 1, 3));
    scene.walk(0, -1);
    assert_eq!(scene.state.phase, Phase::Roll, "nothing is drawn again");
}

#[test]
fn ww_4_4_real_dice_are_read_in_order() {
    use galerne_engine::{Wanted, Words};
    let mut scene = chapter(4, &TEAM);
    scene.stand(0, -2, -1).walk(-3, -1).wind(3);
    let Wanted::Dice(wanted) = scene.game.wanted(&scene.state) else { panic!("dice are due") };
    assert_eq!(wanted.len(), 1 + 2 + 3 + 6 + 1);
    let read = scene.game.read_dice(&scene.state, &[6, 5, 5, 4, 4, 4, 1, 1, 2, 2, 3, 3, 6]).unwrap();
    let [black, green, white, blue, violet] = [&[6][..], &[5, 5], &[4, 4, 4], &[1, 1, 2, 2, 3, 3], &[6]].map(Pool::of);
    assert_eq!(read, Chance::Roll { black, green, white, blue, violet });
    assert!(scene.game.read_dice(&scene.state, &[6]).is_err());
}

#[test]
fn ww_4_5_forced_choices_are_not_asked() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 39]);
    scene.contre(0, -1, 5, against(&[1], &[6, 6, 6], &[6, 6, 6])).confirm();
    assert!(!scene.has(39), "the only croc");
    assert_eq!((scene.state.phase, scene.state.track(0).day), (Phase::Move, 2), "nobody to ready, no offer");
}

#[test]
fn ww_4_6_stop_or_go_on() {
    let mut scene = solo(&TEAM);
    scene.cross(0, -1);
    assert!(scene.legal(Action::Stop) && scene.legal(Action::GoOn));
    scene.act(Action::Stop).camp();
    assert_eq!((scene.state.track(0).day, scene.state.track(0).surpass), (2, 0));
    scene.cross(0, -2).act(Action::GoOn);
    assert_eq!((scene.state.track(0).day, scene.state.track(0).surpass), (2, 1));
}

#[test]
fn ww_4_8_ww_10_3_the_day_limit() {
    let mut scene = Scene::new(&[("day_limit", "2")], 1);
    scene.horde(0, &TEAM);
    for _ in 0..2 {
        scene.cross(0, -1).act(Action::Stop);
        if scene.game.turn(&scene.state) != Turn::Over {
            while scene.state.phase != Phase::Move && scene.state.phase != Phase::Over {
                scene.act(Action::Leave);
            }
            scene.stand(0, 0, 0);
        }
    }
    assert_eq!(scene.count(|event| matches!(event, Event::HordeLost { why: Doom::DayLimit, .. })), 1);
    assert!(scene.is_lost());
}

#[test]
fn ww_5_2_ww_8_40_ww_10_5_cities_are_free() {
    let mut scene = solo(&TEAM);
    scene.stand(0, 0, -1).tapped(&[6, 12]).moral(4).walk(0, 0);
    assert_eq!((scene.state.phase, scene.my_moral()), (Phase::Stopped, 4), "the start gives no moral");
    scene.act(Action::RestAll).camp();
    assert!(scene.is_ready(6) && scene.is_ready(12));
    assert_eq!(scene.state.track(0).day, 2);
    let mut last = chapter(1, &TEAM);
    last.stand(0, 0, -5).moral(1).walk(0, -6);
    assert_eq!(last.game.turn(&last.state), Turn::Over);
    assert!(last.game.standings(&last.state).winners.has(Seat(0)), "an arrival cannot be lost");
}

#[test]
fn ww_5_4_an_empty_bag_is_filled() {
    let mut scene = solo(&TEAM);
    scene.state.bag = [0; 6];
    scene.walk(0, -1);
    assert_eq!(scene.state.bag, crate::tiles::BAG);
}

#[test]
fn ww_6_5_surpassement_takes_blue_dice_only() {
    let mut scene = chapter(4, &TEAM);
    scene.state.track_mut(0).surpass = 2;
    let porte = scene.game.roll_plan(&scene.state, 0, scene.at(-1, 0));
    assert_eq!((porte.blue, porte.violet), (4, 6));
    scene.state.track_mut(0).surpass = 9;
    assert_eq!(scene.game.roll_plan(&scene.state, 0, scene.at(-1, 0)).blue, 0, "never below none");
}

#[test]
fn ww_6_10_all_five_conditions() {
    let mut scene = chapter(2, &TEAM);
    let dice = Dice { blue: &[2, 3, 6], violet: &[4], white: &[3, 4], green: &[2], black: &[4] };
    scene.contre(1, -3, 2, dice);
    assert!(scene.wins());
    for broken in [
        Dice { violet: &[5], ..dice },
        Dice { blue: &[3, 3, 6], ..dice },
        Dice { blue: &[2, 1, 6], ..dice },
        Dice { blue: &[2, 3, 3], ..dice },
    ] {
        scene.forget().contre(1, -3, 2, broken);
        assert!(!scene.wins(), "{:?}", broken.blue);
    }
}

#[test]
fn ww_6_15_violet_and_black_are_not_counted() {
    let mut scene = chapter(2, &TEAM);
    let dice = Dice { blue: &[1], violet: &[6, 6], white: &[2], black: &[6, 6], ..Dice::default() };
    scene.contre(1, -3, 0, dice);
    assert!(!scene.wins(), "violet sixes do not lift the sum");
}

#[test]
fn ww_6_24_rerolling_reaches_violet_but_not_the_epreuve() {
    let mut scene = chapter(2, &TEAM);
    let dice = Dice { blue: &[1; 6], violet: &[2, 2], white: &[3; 6], black: &[4, 4], ..Dice::default() };
    scene.contre(1, -3, 2, dice).act(Action::RerollAll).dice(&[5; 6], &[4, 4]);
    assert_eq!((scene.blue().as_str(), scene.violet().as_str()), ("555555", "44"));
    assert_eq!((scene.epreuve(), scene.my_moral()), (["333333".into(), String::new(), "44".into()], 8));
}

#[test]
fn ww_6_26_the_tour_may_take_wind() {
    let mut scene = Scene::new(&[("tour_wind", "on"), ("mode", "chapter"), ("chapter", "2")], 1);
    scene.stand(0, 0, -1).walk(0, -2);
    assert_eq!(scene.state.phase, Phase::Wind);
}

#[test]
fn ww_6_27_no_wind_at_the_porte() {
    let mut scene = chapter(4, &[1, 6, 12, 23, 27, 75, 44, 39]);
    scene.token(-2, 0, 3);
    scene.contre(-1, 0, 6, Dice { blue: &[1; 6], violet: &[1; 6], black: &[1; 6], ..Dice::default() });
    for card in [23, 27, 44] {
        assert!(!scene.legal(Action::Use { card: CardId(card) }), "{card}");
    }
    scene.confirm();
    assert_eq!(scene.state.track(0).score[Category::Furvents as usize], 0);
    assert_eq!(scene.state.track(0).score[Category::Places as usize], 5);
}

#[test]
fn ww_7_1_ww_7_2_heroic_actions() {
    let mut scene = solo(&TEAM);
    scene.contre(-1, -2, 2, against(&[1, 6], &[], &[6; 6]));
    scene.shift(Colour::Blue, 1, false).shift(Colour::Blue, 6, true);
    assert_eq!((scene.blue().as_str(), scene.my_moral()), ("16", 7), "allowed, paid, without effect");
}

#[test]
fn ww_8_1_what_happens_on_success_in_order() {
    let mut scene = chapter(3, &TEAM);
    scene.contre(-1, 0, 1, against(&[6; 6], &[6], &[1; 5])).confirm();
    let kinds: Vec<&str> = scene
        .log
        .iter()
        .map(|event| match event {
            Event::Contre { .. } => "contre",
            Event::Entered { .. } => "entered",
            Event::Moral { .. } => "moral",
            _ => "other",
        })
        .collect();
    assert_eq!(kinds, ["contre", "entered", "moral"]);
}

#[test]
fn ww_8_11_free_choice_of_losses() {
    let mut scene = Scene::new(&[("loss_choice", "free")], 1);
    scene.horde(0, &TEAM).contre(0, -1, 5, against(&[1], &[6, 6, 6], &[6, 6, 6])).confirm().pick(24);
    assert!(!scene.has(24) && scene.has(38));
}

#[test]
fn ww_8_12_losing_is_not_abandoning() {
    for (word, expected) in [("off", 9), ("on", 7)] {
        let mut scene = Scene::new(&[("failure_counts_as_abandon", word), ("mode", "chapter"), ("chapter", "3")], 1);
        scene.horde(0, &[1, 6, 12, 19, 25, 35, 48]);
        scene.contre(-1, 0, 5, against(&[1], &[6], &[6; 5])).confirm();
        assert!(!scene.has(48) && scene.has(19), "no reaction");
        assert_eq!(scene.my_moral(), expected);
    }
}

#[test]
fn ww_8_13_the_last_hordier() {
    let mut scene = solo(&[24]);
    scene.contre(0, -1, 5, against(&[1], &[6, 6, 6], &[6, 6, 6])).confirm();
    assert!(scene.is_lost() && scene.state.now.aside.has(24));
    let mut locked = solo(&[91]);
    locked.contre(-1, 0, 5, against(&[1], &[6], &[6; 4]));
    locked.state.horde_mut(0).locked = 1 << 6;
    locked.confirm();
    assert!(locked.is_lost(), "only a locked card: nobody can be lost");
}

#[test]
fn ww_8_25_ww_8_26_rests() {
    let mut scene = solo(&TEAM);
    scene.tapped(&[6, 12]).cross(0, -1).act(Action::Stop).ready(6);
    assert_eq!(scene.refused(Action::Ready { card: CardId(12) }), ("WW-8.26", "refused-rest-over"));
    assert!(!scene.legal(Action::RestAll));
    scene.camp();
    assert!(scene.is_ready(6) && !scene.is_ready(12));
    let mut village = solo(&TEAM);
    village.stand(0, 0, -2).tapped(&[6, 12]).cross(0, -3).act(Action::GoOn);
    assert_eq!((village.state.phase, village.refused(Action::RestAll).1), (Phase::Passing, "refused-no-rest-here"));
    village.ready(12);
    assert!(village.is_ready(12) && !village.is_ready(6));
}

#[test]
fn ww_8_30_the_tour_may_kill_on_stopping_only() {
    let mut scene = Scene::new(&[("tour_death", "on_stop"), ("mode", "chapter"), ("chapter", "2")], 1);
    scene.horde(0, &TEAM).stand(0, 0, -1).cross(0, -2);
    assert_eq!((scene.state.phase, scene.state.horde(0).len()), (Phase::Arrived, 8));
    scene.act(Action::Stop);
    assert_eq!(scene.state.phase, Phase::LossTourStop);
    scene.pick(38);
    assert_eq!(scene.state.horde(0).len(), 7);
}

#[test]
fn ww_8_35_ww_8_36_recruiting() {
    let mut scene = solo(&TEAM);
    scene.stand(0, 0, -2).tapped(&[38]);
    let line = scene.game.of_line(Line::Traine);
    let offer: Vec<u8> = scene.state.now.offers.and(line).iter().collect();
    scene.cross(0, -3).act(Action::Stop).act(Action::Leave);
    assert_eq!(scene.state.phase, Phase::Recruit);
    let newcomer = CardId(offer[0]);
    assert_eq!(scene.refused(Action::Recruit { card: newcomer }), ("WW-8.35", "refused-no-place"));
    assert_eq!(scene.refused(Action::Recruit { card: CardId(13) }).1, "refused-not-offered");
    scene.act(Action::Replace { card: newcomer });
    assert_eq!(
        scene.refused(Action::Card { card: CardId(38) }),
        ("WW-8.36", "refused-not-replaceable"),
        "a tapped croc stays"
    );
    scene.pick(39);
    assert!(scene.has(newcomer.0) && scene.is_ready(newcomer.0) && scene.state.now.aside.has(39));
    assert_eq!(scene.state.now.offers.and(line).len() as usize, offer.len() - 1, "offers are not filled up");
}

#[test]
fn ww_9_1_ww_9_3_using_a_power() {
    let mut scene = solo(&TEAM);
    assert_eq!(scene.refused(Action::Use { card: CardId(12) }), ("WW-9.2", "refused-wrong-window"));
    scene.contre(-1, -2, 2, against(&[1], &[], &[6; 6]));
    assert_eq!(scene.refused(Action::Use { card: CardId(13) }), ("WW-9.1", "refused-not-in-horde"));
    scene.card(12).done();
    assert_eq!(scene.refused(Action::Use { card: CardId(12) }), ("WW-9.1", "refused-not-ready"));
}

#[test]
fn ww_9_4_effects_may_be_used_partly_or_not_at_all() {
    let mut scene = solo(&TEAM);
    scene.contre(-1, -2, 2, against(&[1], &[], &[6; 6])).card(35).done();
    assert_eq!((scene.epreuve()[0].as_str(), scene.is_ready(35)), ("666666", false));
    assert_eq!(scene.state.phase, Phase::Adjust);
    // What is not "up to" must be done.
    let mut roll = solo(&[1, 6, 12, 24, 25, 35, 42, 39]);
    roll.contre(-1, -2, 2, against(&[1], &[], &[6; 6])).card(42);
    assert_eq!(roll.refused(Action::Done), ("WW-9.4", "refused-must-go-on"));
}

#[test]
fn ww_9_5_a_readied_card_may_be_used_at_once() {
    let mut scene = solo(&[1, 6, 12, 34, 25, 35, 38, 39]);
    scene.tapped(&[12]).contre(-1, -2, 2, against(&[1], &[], &[6; 6])).card(34).ready(12).card(12);
    assert_eq!(scene.state.run.wait, Wait::Shift);
}

#[test]
fn ww_9_6_bars_end_with_the_window() {
    let mut scene = solo(&[1, 6, 12, 34, 25, 35, 38, 39]);
    scene.tapped(&[6]).card(34).ready(6);
    assert_ne!(scene.state.horde(0).barred, 0);
    scene.cross(0, -1).act(Action::Stop);
    assert!(scene.legal(Action::Ready { card: CardId(34) }), "a contre lies between");
}

#[test]
fn ww_9_7_ww_9_8_the_last_one_is_not_abandoned() {
    let mut scene = solo(&[51]);
    assert_eq!(scene.refused(Action::Use { card: CardId(51) }), ("WW-9.7", "refused-would-be-empty"));
    scene.horde(0, &[1, 51]).contre(-1, -2, 2, against(&[1], &[], &[6; 6])).card(1);
    assert_eq!((scene.has(51), scene.my_moral()), (false, 9), "abandoned: its own power is not applied");
}

#[test]
fn ww_9_22_a_die_can_be_flipped() {
    // No card of the catalogue does it: the effect is begun by hand.
    let mut scene = solo(&TEAM);
    scene.contre(-1, -2, 2, against(&[2], &[], &[6; 6]));
    let flip = crate::effects::Op::Flip(crate::effects::Dice::Blue);
    let mut game = scene.game.clone();
    let entry = game.programs.entry(28);
    game.programs.steps[usize::from(entry)] = crate::program::Step::Do(flip);
    scene.game = game;
    scene.horde(0, &[1, 6, 12, 28, 25, 35, 38, 39]).card(28).die(Colour::Blue, 2);
    assert_eq!(scene.blue(), "5");
}

#[test]
fn ww_10_1_the_end_of_a_chapter() {
    let mut scene = solo(&[1, 6, 24, 25, 35, 38]);
    scene.stand(0, 0, -5).tapped(&[6, 24]).moral(6).walk(0, -6);
    settle(&mut scene);
    assert_eq!((scene.my_moral(), scene.state.now.show.len()), (7, 6));
    assert!(scene.is_ready(6) && scene.is_ready(24) && scene.state.now.offers.is_empty());
    let card = scene.state.now.show.and(scene.game.of_line(Line::Fer)).iter().next().unwrap();
    scene.act(Action::Recruit { card: CardId(card) }).done();
    settle(&mut scene);
    assert_eq!((scene.state.chapter, scene.state.track(0).day, scene.state.phase), (1, 1, Phase::Move));
    assert!(scene.has(card) && scene.state.now.show.is_empty());
}

#[test]
fn ww_10_4_ww_11_4_points_of_the_last_city() {
    let mut scene = chapter(1, &TEAM);
    scene.stand(0, 0, -5).moral(6).walk(0, -6);
    assert_eq!(scene.score(), 7 + 8, "moral and hordiers");
    let mut campaign = solo(&TEAM);
    campaign.stand(0, 0, -5).moral(6).walk(0, -6);
    assert_eq!(campaign.score(), 7, "hordiers only in the last city");
}

#[test]
fn ww_11_6_there_is_no_highest_score() {
    // A score beyond the rulebook's 94 is possible: surpassements are open-ended.
    let mut scene = solo(&TEAM);
    scene.state.track_mut(0).surpass = 60;
    scene.cross(0, -1).act(Action::GoOn);
    assert!(scene.score() > 60);
    scene.cross(0, -2);
    assert!(scene.score() > 94);
}

#[test]
fn ww_11_8_par_is_scored_only_where_it_is_played() {
    for (word, expected) in [("off", 0), ("on", 4 - 2)] {
        let mut scene = Scene::new(&[("par_score", word), ("mode", "chapter")], 1);
        scene.horde(0, &TEAM).stand(0, 0, -5);
        scene.state.track_mut(0).day = 2;
        scene.walk(0, -6);
        assert_eq!(scene.state.track(0).score[Category::Par as usize], expected);
    }
}

#[test]
fn options_of_the_dice() {
    let blue = |words: &[(&str, &str)], cards: &[u8]| {
        let mut scene = Scene::new(words, 1);
        scene.horde(0, cards);
        scene.game.roll_plan(&scene.state, 0, scene.at(0, -1))
    };
    assert_eq!(blue(&[("difficulty", "5")], &TEAM).blue, 5);
    assert_eq!(blue(&[("dice_equal_hordiers", "on")], &TEAM[..4]).blue, 4);
    assert_eq!(blue(&[("border_everywhere", "on")], &TEAM).white, 2);
    assert_eq!(refused(&[("dice_equal_hordiers", "on"), ("difficulty", "5")], 1).0, "WW-6.4");
    let mut gusts = Scene::new(&[("wind_variation", "on")], 1);
    gusts.walk(0, -1).wind(3).feed(Chance::Die { face: 6 });
    assert_eq!(gusts.game.roll_plan(&gusts.state, 0, gusts.at(0, -1)).white, 4);
    let mut refill = Scene::new(&[("ignored_dice_refill", "on")], 1);
    refill.horde(0, &TEAM).contre(-1, -2, 3, against(&[1], &[], &[1, 2, 5])).card(35).die(Colour::White, 5);
    assert_eq!(refill.epreuve()[0], "123");
}

#[test]
fn ww_12_10_chrones() {
    let furvent = |face: u8| {
        let mut scene = Scene::new(&[("chrones", "on")], 1);
        scene.horde(0, &TEAM).moral(5).walk(-1, 0).wind(6);
        scene.roll(against(&[1; 6], &[6], &[1, 1, 1, 1]));
        assert_eq!(scene.state.run.wait, Wait::Gamble);
        scene.feed(Chance::Die { face });
        scene
    };
    assert_eq!(furvent(1).my_moral(), 6);
    let mut loses = furvent(2);
    loses.pick(24);
    assert!(!loses.has(24));
    assert_eq!(furvent(3).state.next_token, 7);
    let mut swaps = furvent(4);
    swaps.pick(24);
    settle(&mut swaps);
    assert_eq!((swaps.has(24), swaps.state.horde(0).len()), (false, 8));
    assert_eq!(furvent(5).my_moral(), 4);
    assert_eq!(furvent(6).state.phase, Phase::Adjust, "no free place: nothing to take");
    let mut calm = Scene::new(&[("chrones", "on")], 1);
    calm.walk(-1, 0).wind(5).roll(against(&[1; 6], &[6], &[1, 1, 1, 1]));
    assert_eq!(calm.state.run.wait, Wait::Nothing);
    // The next token drawn counts as force 1, whatever it shows.
    let mut next = furvent(3);
    next.state.contre.force = 0;
    next.state.contre.pools[0] = Pool::of(&[6; 6]);
    next.confirm().act(Action::GoOn).walk(-1, -1).wind(5);
    assert_eq!(next.state.token(next.at(-1, -1)).force(), 1);
}

#[test]
fn ww_12_15_rivals_draft_and_take_turns() {
    let game = Windwalkers::new(&options(&[("mode", "competitive")]), 2).unwrap();
    let mut state = game.start();
    game.resolve(&mut state, Chance::First { seat: Seat(1) }, &mut ());
    let mut pickers = Vec::new();
    let mut luck = Streams::new(4);
    while state.phase == Phase::Compose {
        match game.turn(&state) {
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            turn => {
                let seat = turn.deciders().lowest().unwrap();
                pickers.push(seat.0);
                let card = CardId(state.now.show.iter().next().unwrap());
                game.act(&mut state, seat, Action::Card { card }, &mut ());
            }
        }
    }
    assert_eq!(pickers, [1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
    assert!(game.deck.has(59) && !game.deck.has(109), "cards for several hordes are in the decks");
    let mut scene = rivals(&TEAM, &OTHERS);
    scene.cross(0, -1).act(Action::Stop);
    while scene.state.active == 0 {
        scene.act(Action::Leave);
    }
    assert_eq!((scene.seat(), scene.state.phase), (Seat(1), Phase::Move), "whole days in turn");
    assert_eq!(scene.game.check(&scene.state, Seat(0), &Action::Concede).unwrap_err().reason.key, "refused-turn");
}

#[test]
fn ww_12_16_ww_12_18_arrivals_wait_and_the_best_wins() {
    let mut scene = rivals(&TEAM, &OTHERS);
    scene.stand(0, 0, -5).walk(0, -6);
    assert_eq!((scene.state.track(0).fate, scene.seat()), (Fate::Arrived, Seat(1)));
    scene.act(Action::Concede);
    settle(&mut scene);
    assert_eq!(scene.state.track(1).fate, Fate::Lost);
    assert_eq!((scene.state.phase, scene.state.now.show.len()), (Phase::Recruit, 6), "two of each line for one horde");
    scene.done();
    settle(&mut scene);
    assert_eq!((scene.state.chapter, scene.seat()), (1, Seat(0)), "the others play on");
    // Ties: fewer days, then hordiers, then moral, then shared.
    let last = |change: &dyn Fn(&mut State)| {
        let mut scene = rivals(&TEAM, &OTHERS);
        scene.state.chapter = 3;
        let board = scene.game.board_of(&scene.state).clone();
        scene.state.tiles = board.tiles;
        scene.state.present = board.all();
        for seat in 0..2 {
            scene.state.track_mut(seat).hex = board.near(board.arrival).trailing_zeros() as u8;
            scene.state.horde_mut(seat).moral = 5;
        }
        change(&mut scene.state);
        let hex = board.hex(board.arrival);
        scene.walk(hex.q, hex.r).walk(hex.q, hex.r);
        scene.state.winners
    };
    assert_eq!(last(&|_| {}), 0b11, "shared");
    assert_eq!(last(&|state| state.track_mut(1).total_days = 4), 0b01, "fewer days");
    assert_eq!(last(&|state| state.track_mut(1).score[0] = 4), 0b10, "more points");
}

#[test]
fn ww_12_17_nobody_later() {
    let mut scene = rivals(&TEAM[..5], &OTHERS);
    scene.stand(0, 0, -5).walk(0, -6);
    scene.state.track_mut(1).day = 4;
    scene.act(Action::Concede);
    assert_eq!(scene.state.track(0).score[Category::Race as usize], 3 * 5, "to the day the other was lost");
}

#[test]
fn ww_12_19_adjacent_and_next() {
    let mut scene = rivals(&TEAM, &OTHERS);
    scene.stand(0, 0, -2).stand(1, 0, -3);
    assert_eq!(scene.game.adjacent_hordes(&scene.state, 0), 0b10);
    scene.stand(1, 0, -2);
    assert_eq!(scene.game.adjacent_hordes(&scene.state, 0), 0b10, "the same tile");
    scene.stand(1, 0, -4);
    assert_eq!(scene.game.adjacent_hordes(&scene.state, 0), 0);
    assert_eq!(scene.game.next_horde_of(&scene.state, 0), Some(1));
}

#[test]
fn ww_12_20_ww_12_21_the_race() {
    let mut scene = Scene::new(&[("mode", "race2"), ("deck", "base_ext")], 2);
    let board = scene.game.board_of(&scene.state).clone();
    assert_eq!((scene.state.track(0).hex, scene.state.track(1).hex), (board.start, board.arrival));
    let count =
        |scene: &Scene, fits: &dyn Fn(Tile) -> bool| scene.state.tiles.iter().filter(|&&tile| fits(tile)).count();
    assert_eq!(count(&scene, &Tile::is_land), 30, "32 lands, two of them now villages");
    assert_eq!((count(&scene, &Tile::is_village), scene.state.now.offers.len()), (2, 4));
    scene.horde(0, &TEAM).horde(1, &OTHERS);
    let hex = board.hex(scene.game.unrevealed_anywhere(&scene.state).trailing_zeros() as u8);
    scene.act(Action::Bulletin { hex });
    settle(&mut scene);
    assert_eq!(scene.refused(Action::Bulletin { hex }), ("WW-12.20", "refused-bulletin"));
    // 8 hordiers, moral 6 + 1 of the city, one furvent, three days ahead: 16 + 7 + 3 + 6.
    scene.moral(6);
    scene.state.track_mut(0).hex = board.near(board.arrival).trailing_zeros() as u8;
    scene.state.track_mut(0).earn(Category::Furvents, 3);
    scene.walk(-6, 12);
    scene.state.track_mut(1).day = 4;
    scene.state.track_mut(1).hex = board.near(board.start).trailing_zeros() as u8;
    scene.walk(0, 0);
    assert_eq!((scene.score(), scene.state.winners), (32, 0b01));
    // Ten days behind, the other horde is out.
    let mut slow = Scene::new(&[("mode", "race2")], 2);
    slow.state.track_mut(0).hex = board.near(board.arrival).trailing_zeros() as u8;
    slow.walk(-6, 12);
    slow.state.track_mut(1).day = 11;
    slow.cross(-6, 11).act(Action::Stop);
    while slow.game.turn(&slow.state) != Turn::Over {
        slow.act(Action::Leave);
    }
    assert_eq!(slow.count(|event| matches!(event, Event::HordeLost { why: Doom::Outrun, .. })), 1);
}

#[test]
fn ww_12_22_consumables_are_hidden_and_can_be_stopped() {
    let mut scene = Scene::new(&[("mode", "race2"), ("consumables", "on")], 2);
    assert!((0..2).all(|seat| !scene.state.track(seat).hand.contains(&0)), "two each");
    // Tricherie is number 14, STOP number 17; hands hold number + 1.
    scene.state.stock = ((1 << 23) - 1) & !(1 << 10) & !(1 << 14) & !(1 << 17);
    scene.state.track_mut(0).hand = [15, 0];
    scene.state.track_mut(1).hand = [18, 0];
    let play = Action::Play { consumable: crate::consumables::ConsumableId(14) };
    let mut stopped = Scene { game: scene.game.clone(), state: scene.state, log: Vec::new() };
    scene.act(play);
    assert_eq!(scene.seat(), Seat(1), "whoever holds cards is asked");
    scene.act(Action::Pass);
    assert_eq!(scene.state.horde(0).lasting_blue, 1);
    assert_eq!(scene.refused(play).1, "refused-not-in-hand");
    stopped.act(play).act(Action::Play { consumable: crate::consumables::ConsumableId(17) });
    assert_eq!((stopped.state.horde(0).lasting_blue, stopped.seat()), (0, Seat(0)));
    const { assert!(FIRST_CONSUMABLE > 109) };
    assert_eq!(refused(&[("consumables", "on")], 1), ("WW-12.22", "refused-options-consumables"));
}

#[test]
fn ww_12_30_generated_boards_obey() {
    let game = Windwalkers::new(&options(&[("board", "generated")]), 1).unwrap();
    for chapter in 0..4 {
        let mut state = game.start();
        state.chapter = chapter;
        state.phase = Phase::Layout;
        state.deal = crate::state::Deal::NONE;
        let mut fresh = 0;
        for seed in 0..12 {
            let layout = game.sample_layout(&state, &mut Random::new(seed));
            assert!(game.layout_is_sound(&state, &layout), "chapter {chapter}, seed {seed}");
            let author = game.boards[usize::from(chapter)].tiles;
            fresh += u32::from(layout.0 != author);
            // A board that breaks the rules is not taken from outside.
            let mut broken = layout;
            let village = broken.0.iter().position(|tile| tile.is_village()).unwrap();
            broken.0[village] = Tile::Steppe;
            assert!(!game.layout_is_sound(&state, &broken));
        }
        assert!(fresh >= 10, "chapter {}: {fresh} of 12 are new", chapter + 1);
    }
}

#[test]
fn ww_12_31_other_ideas_are_no_options() {
    let fields: Vec<&str> = Windwalkers::fields().iter().map(|field| field.name).collect();
    assert!(!fields.iter().any(|name| ["peoples", "ships", "story"].contains(name)));
}

#[test]
fn impossible_positions_are_refused() {
    let scene = solo(&TEAM);
    let good = serde_json::to_value(scene.game.describe(&scene.state)).unwrap();
    let refused = |change: &dyn Fn(&mut serde_json::Value)| {
        let mut bad = good.clone();
        change(&mut bad);
        match serde_json::from_value(bad) {
            Ok(position) => scene.game.restore(&position).unwrap_err().reason.key,
            Err(_) => "unreadable",
        }
    };
    assert_eq!(refused(&|p| p["table"]["hordes"][0]["moral"] = 12.into()), "refused-position-moral");
    assert_eq!(refused(&|p| p["bag"][0] = 9.into()), "refused-position-tokens");
    assert_eq!(refused(&|p| p["ways"][0]["hex"] = serde_json::json!([9, 9])), "refused-position-hex");
    assert_eq!(refused(&|p| p["chapter"] = 7.into()), "refused-position-chapter");
    assert_eq!(refused(&|p| p["active"] = 2.into()), "refused-position-seat");
    assert_eq!(refused(&|p| p["phase"] = "adjust".into()), "refused-position-contre");
    assert_eq!(refused(&|p| p["table"]["deck"][0] = "nobody".into()), "unreadable");
    assert_eq!(refused(&|p| p["table"]["deck"][0] = "thomassin".into()), "refused-position-card-twice");
    assert_eq!(
        refused(&|p| {
            p["table"]["deck"].as_array_mut().unwrap().pop();
        }),
        "refused-position-card-missing"
    );
    assert_eq!(refused(&|p| p["board"][0]["tile"] = "steppe".into()), "refused-position-city");
}
