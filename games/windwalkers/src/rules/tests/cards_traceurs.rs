//! The powers of the Traceurs.

use super::*;

fn with(traceur: u8) -> [u8; 8] {
    [traceur, 6, 12, 24, 25, 35, 38, 39]
}

/// Against water: white, and two black dice with their violet ones.
fn water<'a>() -> Dice<'a> {
    Dice { blue: &[1; 6], violet: &[1, 1], white: &[6; 6], black: &[5, 6], green: &[] }
}

#[test]
fn card_1_uther_ignores_three_per_empty_place() {
    let mut scene = chapter(2, &with(1));
    scene.contre(1, -3, 3, water()).card(1).pick(38);
    scene.die(Colour::Black, 6).die(Colour::Black, 5).die(Colour::White, 6);
    assert_eq!(scene.epreuve(), ["66666", "", ""]);
    assert_eq!((scene.state.phase, scene.is_ready(1), scene.has(38)), (Phase::Adjust, false, false));
}

#[test]
fn card_2_ww_9_53_rokka_ignores_what_lies_above_her_token() {
    let mut scene = chapter(2, &with(2));
    scene.contre(1, -3, 3, water()).card(2);
    let bag = scene.state.bag;
    scene.wind(5);
    assert_eq!(scene.epreuve(), ["", "", "5"], "sixes leave");
    assert_eq!(scene.state.bag[4], bag[4] - 1, "her token is out of the bag");
    assert_eq!(scene.state.contre.force, 3);
    scene.confirm();
    assert_eq!(scene.state.bag[4], bag[4], "and back when the contre ends");
    let mut empty = chapter(2, &with(2));
    empty.contre(1, -3, 3, water());
    empty.state.bag = [0; 6];
    empty.card(2);
    assert_eq!(empty.state.bag, crate::tiles::BAG, "an empty bag is filled anew");
}

#[test]
fn card_3_ww_9_40_ww_7_6_alpha_keeps_dice() {
    let mut scene = solo(&with(3));
    scene.contre(-1, -2, 1, against(&[1, 2, 5, 6, 6, 6], &[], &[1; 6])).tapped(&[3]);
    for _ in 0..3 {
        scene.act(Action::Store { colour: Colour::Blue, face: 6 });
    }
    scene.act(Action::Store { colour: Colour::Blue, face: 5 });
    assert_eq!(scene.blue(), "12");
    assert_eq!(scene.refused(Action::Store { colour: Colour::Blue, face: 2 }), ("WW-9.40", "refused-store-full"));
    scene.contre(-1, -2, 1, against(&[1, 2], &[], &[1; 6]));
    scene.state.horde_mut(0).tapped = 0;
    scene.card(3);
    assert_eq!(scene.blue(), "125666");
    assert_eq!(
        scene.refused(Action::Shift { colour: Colour::Blue, face: 6, up: false }),
        ("WW-7.6", "refused-locked-die")
    );
    scene.act(Action::RerollAll).dice(&[3, 3], &[]);
    assert_eq!(scene.blue(), "335666", "locked dice are not rolled again");
    assert!(
        solo(&with(1))
            .contre(-1, 0, 1, against(&[1], &[], &[1]))
            .refused(Action::Store { colour: Colour::Blue, face: 1 })
            .1
            == "refused-no-store"
    );
}

#[test]
fn card_4_ryage_gambles() {
    for (face, left) in [(2, "666666"), (3, "")] {
        let mut scene = solo(&with(4));
        scene.contre(-1, -2, 3, against(&[1; 6], &[], &[6; 6])).card(4).feed(Chance::Die { face });
        assert_eq!((scene.epreuve()[0].as_str(), scene.my_moral()), (left, 8));
    }
    let mut tour = chapter(2, &with(4));
    tour.contre(0, -2, 0, against(&[1; 6], &[], &[6; 5])).card(4).feed(Chance::Die { face: 1 });
    assert!(tour.wins(), "at the Tour any roll succeeds");
}

#[test]
fn card_5_viciar_ignores_one_per_green() {
    let mut scene = solo(&with(5));
    scene.contre(0, -2, 3, against(&[1; 6], &[6, 6], &[6; 4])).card(5);
    scene.die(Colour::Green, 6).die(Colour::White, 6);
    assert_eq!(scene.epreuve(), ["666", "6", ""], "two greens, two dice");
}

#[test]
fn card_56_ww_9_52_usmos_spares_a_croc() {
    let mut scene = chapter(3, &[56, 6, 12, 24, 25, 35, 45, 39]);
    scene.contre(-1, 0, 3, against(&[1; 6], &[6], &[6; 5])).moral(5).card(56).pick(45);
    scene.die(Colour::White, 6).die(Colour::White, 6);
    assert_eq!(scene.epreuve(), ["666", "6", ""]);
    assert!(scene.has(45) && !scene.is_ready(45) && !scene.is_ready(56));
    assert_eq!((scene.my_moral(), scene.state.now.barred_today.has(45)), (5, false), "no malus, not gone");
}

#[test]
fn card_57_ww_9_45_estrella_spreads_the_black_dice() {
    let mut scene = chapter(2, &with(57));
    scene.contre(1, -3, 3, water()).card(57).on(0, -3).on(2, -4);
    assert_eq!((scene.epreuve()[2].as_str(), scene.blue().len(), scene.violet().len()), ("", 8, 0));
    let black = |q, r| scene.game.blacks_on(&scene.state, scene.at(q, r));
    assert_eq!([black(1, -3), black(0, -3), black(2, -4)], [0, 3, 3]);
    let mut none = solo(&with(57));
    none.contre(-1, -2, 3, against(&[1], &[], &[1]));
    assert_eq!(none.refused(Action::Use { card: CardId(57) }).1, "refused-no-black");
}

#[test]
fn card_58_iel_needs_an_edge() {
    let mut scene = solo(&with(58));
    scene.contre(-1, -2, 3, against(&[1; 6], &[], &[6; 6]));
    assert_eq!(scene.refused(Action::Use { card: CardId(58) }).1, "refused-not-edge");
    scene.forget().contre(-1, 0, 3, against(&[1; 6], &[6], &[6; 4])).card(58);
    scene.die(Colour::White, 6).die(Colour::White, 6).die(Colour::Green, 6);
    assert_eq!(scene.epreuve(), ["66", "", ""]);
}

#[test]
fn card_60_oranne_needs_a_moral_number() {
    let mut scene = solo(&with(60));
    scene.contre(0, -2, 3, against(&[1; 6], &[6], &[6; 4]));
    assert_eq!(scene.refused(Action::Use { card: CardId(60) }).1, "refused-no-tile-moral");
    scene.forget().contre(-1, -2, 3, against(&[1; 6], &[], &[6; 6])).card(60);
    scene.die(Colour::White, 6).done();
    assert_eq!(scene.epreuve()[0], "66666", "a hut counts; up to three");
}

#[test]
fn card_61_ww_9_46_lyara_makes_a_city_of_a_village() {
    let mut scene = solo(&[61, 6, 24, 25, 38]);
    scene.contre(0, -3, 3, against(&[1; 6], &[], &[6; 6])).moral(5).card(61);
    assert!(scene.wins());
    scene.confirm();
    for _ in 0..4 {
        let mut outcomes = Vec::new();
        assert!(galerne_engine::Luck::outcomes(&scene.game, &scene.state, &mut outcomes));
        scene.feed(outcomes[0].0);
    }
    assert_eq!(scene.state.now.show.len(), 4, "two Fer, two Pack; the Traîne is offered anyway");
    scene.act(Action::Stop).act(Action::Leave);
    assert_eq!((scene.state.phase, scene.my_moral()), (Phase::Recruit, 6));
    let card = CardId(scene.state.now.show.iter().next().unwrap());
    scene.act(Action::Recruit { card }).act(Action::Done);
    assert!(scene.has(card.0) && scene.state.now.show.is_empty());
    let mut land = solo(&with(61));
    land.contre(0, -2, 3, against(&[1], &[], &[1]));
    assert_eq!(land.refused(Action::Use { card: CardId(61) }).1, "refused-not-village");
}

#[test]
fn card_55_giltarr_follows_another_horde() {
    let mut scene = rivals(&with(55), &[4, 11, 16, 30, 32, 34, 51, 52]);
    scene.stand(0, 0, -1).contre(0, -2, 3, against(&[1; 6], &[6, 6], &[6; 4]));
    assert_eq!(scene.refused(Action::Use { card: CardId(55) }).1, "refused-no-company");
    scene.stand(1, 0, -2).card(55);
    assert!(scene.wins());
}

#[test]
fn card_59_ambroise_turns_a_card() {
    let mut scene = rivals(&with(59), &[4, 11, 16, 30, 32, 34, 51, 52]);
    scene.moral(5).card(59).pick(34);
    assert!(scene.state.horde(1).is_tapped(scene.state.horde(1).place_of(34).unwrap()));
    assert_eq!(scene.my_moral(), 5);
    scene.state.horde_mut(0).tapped = 0;
    scene.card(59).pick(34);
    assert_eq!(scene.my_moral(), 8, "readied another horde's card");
    // A reaction of the horde aimed at: Alric cancels it.
    let mut aimed = rivals(&with(59), &[4, 11, 16, 87, 32, 34, 51, 52]);
    aimed.card(59).pick(34);
    assert_eq!(aimed.seat(), Seat(1));
    aimed.act(Action::React { card: CardId(87) });
    assert!(!aimed.state.horde(1).is_tapped(aimed.state.horde(1).place_of(34).unwrap()));
    assert_eq!(aimed.seat(), Seat(0));
    let _ = Tile::Steppe;
}
