//! What is said before it is done, and what is legal but not offered.

use super::*;
use galerne_engine::Words;

fn warned(scene: &Scene, action: Action) -> Option<&'static str> {
    assert!(scene.legal(action), "{action:?}");
    scene.game.warning(&scene.state, Seat(0), &action).map(|message| message.key)
}

#[test]
fn ww_6_10_a_failing_confirm_is_asked_about_again() {
    let mut scene = solo(&TEAM);
    scene.walk(0, -1).wind(3);
    scene.roll(against(&[1, 1, 1, 1, 1, 1], &[6, 6, 6], &[6, 6, 6]));
    assert_eq!(warned(&scene, Action::Confirm), Some("warn-fail"));
    let mut won = solo(&TEAM);
    won.walk(0, -1).wind(3);
    won.roll(against(&[6, 6, 6, 6, 6, 6], &[6, 6, 6], &[6, 6, 6]));
    assert_eq!(warned(&won, Action::Confirm), None);
}

/// TV-31: entering the desert takes the last moral.
#[test]
fn ww_8_1_a_win_that_loses_the_horde_is_asked_about_again() {
    let mut scene = solo(&TEAM);
    scene.tile(0, -1, Tile::Desert).moral(2).walk(0, -1).wind(1);
    scene.roll(against(&[6, 6, 6, 6, 6, 6], &[6], &[6, 6, 6, 6, 6]));
    assert_eq!(warned(&scene, Action::Confirm), Some("warn-doom"));
}

#[test]
fn ww_8_26_breaking_camp_before_the_rest_is_asked_about_again() {
    let mut scene = solo(&[1, 6, 12, 24, 22, 35, 38, 39]);
    scene.tapped(&[6, 12]).stand(0, 0, -2).cross(0, -3).act(Action::Stop);
    let asks = |scene: &Scene| scene.game.ask(&scene.state, Seat(0)).key;
    let label = |scene: &Scene| scene.game.label(&scene.state, Seat(0), &Action::Leave).key;
    assert_eq!((asks(&scene), label(&scene)), ("ask-stopped-all", "label-leave-recruit-unrested"));
    assert_eq!(warned(&scene, Action::Leave), Some("warn-unrested"));
    scene.act(Action::RestAll);
    if scene.state.phase == Phase::Stopped {
        let rested = [
            ("ask-stopped-rested", "label-leave"),
            ("ask-stopped-recruit", "label-leave-recruit"),
            ("ask-stopped-recruit", "label-leave-exchange"),
        ];
        assert!(rested.contains(&(asks(&scene), label(&scene))), "what comes next is told, and it is not the rest");
        assert_eq!(warned(&scene, Action::Leave), None);
    }
}

/// WW-7.2 allows it, it is not offered.
#[test]
fn ww_7_2_steps_that_change_nothing_are_legal_but_idle() {
    let mut scene = solo(&TEAM);
    scene.walk(0, -1).wind(3);
    scene.roll(against(&[1, 3, 3, 3, 6, 6], &[6, 6, 6], &[6, 6, 6]));
    for (face, up, idle) in [(6, true, true), (6, false, false), (1, false, true), (1, true, false), (3, true, false)] {
        let action = Action::Shift { colour: Colour::Blue, face, up };
        assert!(scene.legal(action));
        assert_eq!(scene.game.is_idle(&scene.state, &action), idle, "{face} {up}");
    }
}

/// The text board says where the horde stands and what can be chosen.
#[test]
fn ww_5_1_the_text_board_tells_where_and_what() {
    let scene = solo(&TEAM);
    let texts = galerne_kit::Speech::of::<Windwalkers>();
    let board = scene.game.board(&View::new(&scene.game, &scene.state, Viewer::EVERYONE));
    let facts: Vec<String> = board.facts.iter().map(|fact| texts.say(fact)).collect();
    assert!(facts.contains(&"Player 1 stands in Aberlaas (0,\u{a0}0)".to_owned()), "{facts:?}");
    assert!(facts.iter().any(|fact| fact.starts_with("Can be chosen: ") && fact.contains("(0,\u{a0}−1)")), "{facts:?}");
    let cell = |name: &str| board.cells.iter().find(|(cell, _)| cell == name).map(|(_, text)| texts.say(text)).unwrap();
    assert!(cell("(0,\u{a0}0)").ends_with("— Player 1 stands here"), "{}", cell("(0,\u{a0}0)"));
    assert!(cell("(0,\u{a0}−1)").ends_with("— can be chosen"), "{}", cell("(0,\u{a0}−1)"));
    assert!(!cell("(0,\u{a0}−3)").contains('—'), "{}", cell("(0,\u{a0}−3)"));
}

/// Touching a card while resting is asked about where it would cost the hordier; in a contre that is what the card is for.
#[test]
fn ww_9_3_leaving_a_hordier_behind_on_the_way_is_asked_about_again() {
    let mut scene = solo(&TEAM);
    scene.tapped(&[12]).stand(0, 0, -1).cross(0, -2).act(Action::Stop);
    assert_eq!(scene.state.phase, Phase::Stopped);
    assert_eq!(warned(&scene, Action::Use { card: CardId(39) }), Some("warn-abandon"));
    assert_eq!(warned(&scene, Action::Ready { card: CardId(12) }), None);
    let mut contre = solo(&TEAM);
    contre.tapped(&[12]).walk(0, -1).wind(3);
    contre.roll(against(&[1, 1, 1, 1, 1, 1], &[6, 6, 6], &[6, 6, 6]));
    assert_eq!(warned(&contre, Action::Use { card: CardId(39) }), None);
}

/// The card lies in the village of its line.
fn offer(scene: &mut Scene, card: u8) {
    let now = &mut scene.state.now;
    (now.deck, now.aside, now.offers) = (now.deck.without(card), now.aside.without(card), now.offers.with(card));
}

/// No rest is announced that no hordier needs, and recruiting is announced before the night.
#[test]
fn ww_8_25_ww_8_35_stopping_tells_who_rests_and_whether_one_recruits() {
    let mut scene = solo(&TEAM);
    let told = |scene: &Scene| {
        let message = scene.game.label(&scene.state, Seat(0), &Action::Stop);
        galerne_kit::Speech::of::<Windwalkers>().say(&message)
    };
    scene.stand(0, 0, -1).cross(0, -2);
    assert_eq!(told(&scene), "Stop for the night — nobody needs rest");
    scene.tapped(&[12]);
    assert_eq!(told(&scene), "Stop for the night — one hordier rests");
    let mut village = solo(&TEAM);
    offer(&mut village, OTHERS[6]);
    village.tapped(&[12]).stand(0, 0, -2).cross(0, -3);
    assert_eq!(told(&village), "Stop for the night — everybody rests, then you may recruit");
}

/// Where the line is full, touching a newcomer begins the replacement.
#[test]
fn ww_8_36_a_newcomer_is_touched_to_be_taken_in_somebodys_place() {
    use galerne_draw::Picture;
    let mut scene = solo(&TEAM);
    offer(&mut scene, OTHERS[6]);
    scene.stand(0, 0, -2).cross(0, -3).act(Action::Stop);
    if scene.state.phase == Phase::Stopped {
        scene.act(Action::Leave);
    }
    assert_eq!(scene.state.phase, Phase::Recruit);
    let newcomers = scene.game.exchangeable(&scene.state);
    assert!(!newcomers.is_empty() && scene.game.recruitable(&scene.state).is_empty());
    for card in newcomers.iter().map(CardId) {
        let targets = scene.game.targets(&scene.state, Seat(0), &Action::Replace { card });
        assert_eq!(targets, [format!("card-{}", card.card().key)]);
    }
}

/// Ending a power that has done nothing is asked about again, like one that can do nothing.
#[test]
fn ww_9_4_ending_an_unused_power_is_asked_about_again() {
    let mut scene = solo(&TEAM);
    scene.contre(0, -1, 4, against(&[1, 1, 2, 3, 3, 3], &[], &[1, 1, 5, 5, 6, 6]));
    scene.card(1).pick(39);
    assert_eq!(warned(&scene, Action::Done), Some("warn-unused"), "Uther ignores three");
    scene.die(Colour::White, 6);
    assert_eq!(warned(&scene, Action::Done), None, "one is ignored");
    for (card, used) in [(12, Some((1, true))), (35, None)] {
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 3, against(&[1, 1, 2, 3, 3, 3], &[], &[1, 1, 5, 5, 6, 6])).card(card);
        assert_eq!(warned(&scene, Action::Done), Some("warn-unused"), "card {card}");
        if let Some((face, up)) = used {
            scene.shift(Colour::Blue, face, up);
            assert_eq!(warned(&scene, Action::Done), None, "card {card}");
        }
    }
}

/// Croque (38) brings a hordier back and changes no die: in a contre too it is asked whether he shall leave, and
/// declining is not the answer at hand.
#[test]
fn ww_9_1_a_recruiting_croc_is_not_left_behind_by_mistake() {
    use galerne_draw::{Picture, Weight};
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38]);
    scene.aside(&[39]).contre(0, -1, 1, against(&[6, 6, 6, 6, 6, 6], &[6], &[1, 1, 1]));
    assert_eq!(warned(&scene, Action::Use { card: CardId(38) }), Some("warn-abandon"));
    scene.card(38);
    assert_eq!(warned(&scene, Action::Done), Some("warn-unused"));
    assert_eq!(scene.game.weight(&scene.state, Seat(0), &Action::Done), Weight::Usual);
}

/// A violet die is offered where there is no black one to answer, and its label says so.
#[test]
fn ww_6_15_a_violet_die_without_a_black_one_says_so() {
    let speech = galerne_kit::Speech::of::<Windwalkers>();
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 29, 39]);
    scene.contre(0, -1, 4, against(&[1, 1, 2, 3, 3, 3], &[], &[1, 1, 5, 5, 6, 6])).card(29);
    let label = |scene: &Scene| {
        speech.say(&scene.game.label(&scene.state, Seat(0), &Action::Colour { colour: Colour::Violet }))
    };
    assert!(label(&scene).ends_with("there are none"), "{}", label(&scene));
    scene.act(Action::Colour { colour: Colour::Blue });
    let asked = speech.say(&scene.game.ask(&scene.state, Seat(0)));
    assert!(asked.contains("so far 1 blue, 0 violet"), "{asked}");
}
