//! Sections 9 to 11 and the options: powers, ends, points.

use super::*;

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
