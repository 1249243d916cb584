//! Refusals name the rule that refuses, and what they refuse; positions that cannot be are refused with the field that is wrong.

use super::*;
use galerne_engine::{Positions, Refusal, Words};

#[test]
fn ww_1_2_a_horde_that_does_not_play_is_named() {
    let scene = solo(&TEAM);
    let refusal = scene.game.check(&scene.state, Seat(1), &Action::Concede).unwrap_err();
    assert_eq!((refusal.rule.0, refusal.reason.key), ("WW-1.2", "refused-no-horde"));
    assert_eq!(said(&refusal), "There is no horde number 2 at this table.");
    let rivals = rivals(&TEAM, &OTHERS);
    assert_eq!(rivals.game.check(&rivals.state, Seat(1), &Action::Concede).unwrap_err().rule.0, "WW-12.15");
}

#[test]
fn ww_4_6_ww_8_35_ww_9_4_what_is_out_of_place_cites_its_own_rule() {
    let mut scene = solo(&TEAM);
    assert_eq!(scene.refused(Action::Confirm), ("WW-6.10", "refused-no-contre"));
    assert_eq!(scene.refused(Action::RerollAll), ("WW-7.1", "refused-no-contre"));
    assert_eq!(scene.refused(Action::Leave), ("WW-4.6", "refused-no-camp"));
    assert_eq!(scene.refused(Action::Done), ("WW-9.4", "refused-nothing-asked"));
    assert_eq!(scene.refused(Action::Recruit { card: CardId(43) }).0, "WW-8.35");
    assert_eq!(scene.refused(Action::Pass).0, "WW-9.2");
    let home = scene.game.board_of(&scene.state).hex(scene.state.track(0).hex);
    assert_eq!(scene.refused(Action::Move { hex: home }), ("WW-5.1", "refused-here"));
    scene.walk(0, -1).wind(3);
    scene.roll(against(&[1, 1, 1, 1, 1, 1], &[6, 6, 6], &[6, 6, 6]));
    assert_eq!(scene.refused(Action::Move { hex: Hex::new(1, -1) }), ("WW-4.2", "refused-announced"));
    assert_eq!(scene.refused(Action::Ready { card: CardId(12) }).0, "WW-8.25");
    assert_eq!(
        scene.refused(Action::Shift { colour: Colour::White, face: 6, up: true }),
        ("WW-7.1", "refused-die-colour")
    );
    assert_eq!(scene.refused(Action::Shift { colour: Colour::Blue, face: 4, up: true }).1, "refused-no-such-die");
    scene.confirm();
    assert_eq!(scene.refused(Action::Use { card: CardId(6) }), ("WW-9.2", "refused-power-now"));
    assert_eq!(scene.refused(Action::Stop), ("WW-8.11", "refused-loss-first"));
}

#[test]
fn ww_8_35_no_rest_once_recruiting_has_begun() {
    let mut scene = solo(&TEAM);
    scene.tapped(&[12]).stand(0, 0, -2).cross(0, -3).act(Action::Stop).act(Action::Leave);
    assert_eq!(scene.refused(Action::RestAll), ("WW-8.35", "refused-rest-recruit"));
}

/// Card 6 moves each die once; card 43 turns two dice: a third is not asked for.
#[test]
fn ww_9_4_a_die_too_many_is_refused_by_its_rule() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 43]);
    scene.walk(0, -1).wind(3);
    scene.roll(against(&[1, 2, 3, 4, 5, 5], &[6, 6, 6], &[6, 6, 6]));
    scene.card(6).shift(Colour::Blue, 1, true).shift(Colour::Blue, 2, true);
    assert_eq!(scene.refused(Action::Shift { colour: Colour::Blue, face: 1, up: true }).1, "refused-no-such-die");
    scene.shift(Colour::Blue, 3, true);
    scene.shift(Colour::Blue, 4, true).shift(Colour::Blue, 5, true).shift(Colour::Blue, 5, true);
    assert_eq!(scene.refused(Action::Die { colour: Colour::Blue, face: 2 }), ("WW-9.4", "refused-nothing-asked"));
    scene.card(43).die(Colour::Blue, 2).face(6);
    assert_eq!(scene.refused(Action::Confirm), ("WW-9.3", "refused-power-first"));
    scene.die(Colour::Blue, 3).face(6);
    assert_eq!(scene.refused(Action::Die { colour: Colour::Blue, face: 4 }), ("WW-9.4", "refused-nothing-asked"));
}

/// One text for each reason why a tile cannot be chosen.
#[test]
fn ww_2_4_ww_9_3_tiles_are_refused_with_their_own_reason() {
    let hex = |q: i8, r: i8| Hex::new(q, r);
    let mut scene = solo(&[1, 9, 10, 24, 25, 35, 40, 39]);
    scene.card(9);
    assert_eq!(scene.refused(Action::Tile { hex: hex(0, -3) }), ("WW-2.4", "refused-not-land"));
    assert_eq!(scene.refused(Action::Tile { hex: hex(0, 0) }), ("WW-2.4", "refused-not-land"));
    assert_eq!(scene.refused(Action::Tile { hex: hex(9, 9) }), ("WW-2.7", "refused-not-on-board"));
    scene.on(-2, 0).card(10);
    assert_eq!(scene.refused(Action::Tile { hex: hex(0, -2) }), ("WW-9.3", "refused-tile-far"));
    scene.on(0, -1);
    assert_eq!(scene.refused(Action::Tile { hex: hex(0, -1) }), ("WW-9.3", "refused-tiles-apart"));
}

fn said(refusal: &Refusal) -> String {
    galerne_kit::Speech::of::<Windwalkers>().say(&refusal.reason)
}

/// What a changed position is refused with, in words.
fn refused_position(scene: &Scene, change: impl Fn(&mut serde_json::Value)) -> (&'static str, String) {
    let mut position = serde_json::to_value(scene.game.describe(&scene.state)).unwrap();
    change(&mut position);
    let refusal = scene.game.restore(&serde_json::from_value(position).unwrap()).unwrap_err();
    (refusal.rule.0, said(&refusal))
}

#[test]
fn ww_7_5_ww_4_8_ww_8_20_positions_that_cannot_be() {
    let scene = solo(&TEAM);
    let (rule, text) = refused_position(&scene, |p| p["table"]["hordes"][0]["moral"] = 0.into());
    assert_eq!((rule, text.as_str()), ("WW-7.5", "table.hordes[0]: a horde that still walks has at least 1 morale."));
    let (rule, text) = refused_position(&scene, |p| p["ways"][0]["day"] = 0.into());
    assert_eq!((rule, text.as_str()), ("WW-4.8", "ways[0].day is 0; it must lie between 1 and 31."));
    let (rule, text) = refused_position(&scene, |p| p["ways"][0]["day"] = 31.into());
    assert_eq!((rule, text.as_str()), ("WW-4.8", "ways[0].day is day 31 of 30: such a horde is lost."));
    let (rule, text) = refused_position(&scene, |p| p["ways"][0]["surpass"] = 255.into());
    assert_eq!((rule, text.as_str()), ("WW-8.20", "ways[0].surpass is 255; it must lie between 0 and 99."));
}

#[test]
fn ww_2_3_ww_2_30_what_is_wrong_in_a_position_is_named() {
    let scene = solo(&TEAM);
    let (_, text) = refused_position(&scene, |p| {
        p["table"]["deck"].as_array_mut().unwrap().retain(|card| card != "waldo");
    });
    assert!(text.starts_with("Waldo Waldmann is nowhere."), "{text}");
    let (_, text) = refused_position(&scene, |p| p["table"]["aside"] = serde_json::json!(["thomassin"]));
    assert_eq!(text, "Thomassin de Gaude is in two places at once.");
    let (_, text) = refused_position(&scene, |p| p["bag"][2] = 5.into());
    assert_eq!(text, "Tokens of force 3: 5 on the board and in the bag together, but there are 6.");
    let (_, text) = refused_position(&scene, |p| p["ways"][0]["crossed"] = serde_json::json!([[7, 7]]));
    assert_eq!(text, "ways[0].crossed names (7,\u{a0}7), which is not on the board of this chapter.");
    let (_, text) = refused_position(&scene, |p| p["active"] = 2.into());
    assert_eq!(text, "active names horde 2, which does not play; hordes are counted from 0.");
}

/// Deck and bag follow from the rest, so a position need not tell them.
#[test]
fn ww_2_30_deck_and_bag_may_be_left_out() {
    let mut scene = solo(&TEAM);
    scene.cross(0, -1).act(Action::GoOn);
    let mut position = serde_json::to_value(scene.game.describe(&scene.state)).unwrap();
    position.as_object_mut().unwrap().remove("bag");
    position["table"].as_object_mut().unwrap().remove("deck");
    let restored = scene.game.restore(&serde_json::from_value(position).unwrap()).unwrap();
    assert!(restored == scene.state);
    let (_, text) = refused_position(&scene, |p| {
        p.as_object_mut().unwrap().remove("bag");
        for tile in p["board"].as_array_mut().unwrap().iter_mut().filter(|tile| tile["tile"] == "steppe") {
            tile["token"] = serde_json::json!({"drawn": 1, "force": 1});
        }
    });
    assert!(text.starts_with("More tokens of force 1 lie on the board than there are: "), "{text}");
}

/// Without a limit of days a position on any day can be read back.
#[test]
fn ww_4_8_any_day_without_a_limit_is_read_back() {
    let mut scene = Scene::new(&[("day_limit", "0")], 1);
    for day in [1, 200, 201, 254, 255] {
        scene.state.track_mut(0).day = day;
        let position = scene.game.describe(&scene.state);
        let restored = scene.game.restore(&position).unwrap_or_else(|refusal| panic!("day {day}: {refusal}"));
        assert!(restored == scene.state);
    }
}

/// WW-8.13: a horde that has only locked cards left has no hordier to lose, and the refusal says so.
#[test]
fn ww_8_13_nobody_left_to_lose() {
    let mut scene = solo(&[91]);
    scene.walk(0, -1).wind(6);
    scene.roll(against(&[1, 1, 1, 1, 1, 1], &[6, 6, 6], &[6, 6, 6]));
    let place = scene.state.horde(0).place_of(91).unwrap();
    scene.state.horde_mut(0).locked |= 1 << place;
    scene.state.horde_mut(0).tapped |= 1 << place;
    scene.confirm();
    assert!(scene.is_lost());
    let texts = galerne_kit::Speech::of::<Windwalkers>();
    let told: Vec<String> = scene.log.iter().map(|event| texts.say(&scene.game.tell(event))).collect();
    let line = "Player 1 has nobody left to lose: the horde is lost, 5 tiles short of the arrival.";
    assert!(told.iter().any(|text| text == line), "{told:?}");
}

/// The payment is announced before what is left.
#[test]
fn ww_7_1_the_payment_is_told_before_what_is_left() {
    let mut scene = solo(&TEAM);
    scene.walk(0, -1).wind(3);
    scene.roll(against(&[1, 1, 1, 1, 1, 1], &[6, 6, 6], &[6, 6, 6]));
    scene.log.clear();
    scene.shift(Colour::Blue, 1, true);
    let texts = galerne_kit::Speech::of::<Windwalkers>();
    let told: Vec<String> = scene.log.iter().map(|event| texts.say(&scene.game.tell(event))).collect();
    assert_eq!(told, ["Player 1 spends morale: a blue 1 becomes a 2.", "Player 1 loses 1 morale: 8 left."]);
}
