//! Sections 4 to 7: the day, exploration, the contre, moral.

use super::*;

#[test]
fn ww_4_1_a_day_begins_with_a_move() {
    let mut scene = solo(&TEAM);
    scene.tapped(&[6]);
    assert_eq!(scene.refused(Action::Ready { card: CardId(6) }), ("WW-4.1", "refused-rest-dawn"));
    assert_eq!(scene.refused(Action::Stop), ("WW-4.6", "refused-stop-now"));
    assert_eq!(scene.refused(Action::Leave).0, "WW-4.6");
}

#[test]
fn ww_4_2_ww_4_3_tokens_come_once_and_stay() {
    let mut scene = solo(&TEAM);
    scene.walk(0, -1);
    assert_eq!(scene.game.turn(&scene.state), Turn::Chance(crate::rules::chance::BAG));
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
