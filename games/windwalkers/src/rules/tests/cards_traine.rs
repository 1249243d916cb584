//! Every power of these cards once, at least.

use super::*;

fn with(croc: u8) -> [u8; 8] {
    [1, 6, 12, 24, 25, 35, croc, 39]
}

const OTHERS: [u8; 8] = [4, 11, 16, 30, 32, 33, 51, 52];

fn contre(croc: u8) -> Scene {
    let mut scene = solo(&with(croc));
    scene.contre(-1, -2, 5, against(&[1; 6], &[], &[6; 6]));
    scene
}

/// Water, with two black dice.
fn dark(croc: u8) -> Scene {
    let mut scene = chapter(2, &with(croc));
    let dice = Dice { blue: &[1; 6], violet: &[1, 1], white: &[6; 6], black: &[5, 6], green: &[] };
    scene.contre(1, -3, 3, dice);
    scene
}

fn refusal(scene: &Scene, card: u8) -> &'static str {
    scene.refused(Action::Use { card: CardId(card) }).1
}

#[test]
fn card_29_ivan_rolls_a_die_per_fer() {
    let mut scene = contre(29);
    scene.card(29);
    for colour in [Colour::Blue, Colour::Blue, Colour::Violet] {
        scene.act(Action::Colour { colour });
    }
    scene.dice(&[2, 3], &[4]);
    assert_eq!((scene.blue().as_str(), scene.violet().as_str()), ("11111123", "4"), "the Traceur counts");
    assert!(scene.has(29), "he is tapped, not left behind");
}

#[test]
fn card_37_the_falcon_needs_an_oiseleur() {
    let mut scene = solo(&[1, 6, 18, 24, 25, 35, 37, 39]);
    scene.empty_pile().aside(&[40]).card(37).pick(40);
    assert!(scene.has(40) && !scene.has(37));
    let alone = solo(&with(37));
    assert_eq!(refusal(&alone, 37), "refused-tag");
}

#[test]
fn card_38_croque_brings_somebody_back() {
    let mut scene = solo(&with(38));
    scene.empty_pile().aside(&[40, 13]).card(38);
    assert!(!scene.legal(Action::Card { card: CardId(13) }), "no Fer place is free");
    scene.pick(40);
    assert!(scene.has(40) && scene.is_ready(40));
}

#[test]
fn card_39_abriyen_readies_two() {
    let mut scene = solo(&with(38));
    scene.tapped(&[6, 12, 24]).card(39).ready(6).ready(12);
    assert!(scene.is_ready(6) && scene.is_ready(12) && !scene.is_ready(24) && !scene.has(39));
}

#[test]
fn card_40_yeng_swaps_anywhere() {
    let mut scene = solo(&with(40));
    scene.card(40).on(0, -5).on(0, -4);
    assert_eq!(scene.state.tile(scene.at(0, -5)), Tile::Mountain);
    assert_eq!(scene.state.tile(scene.at(0, -4)), Tile::Hut);
}

#[test]
fn card_42_benelim_rolls_a_die_per_pack() {
    let mut scene = contre(42);
    scene.card(42);
    for _ in 0..3 {
        scene.act(Action::Colour { colour: Colour::Blue });
    }
    scene.dice(&[6, 6, 6], &[]);
    assert_eq!((scene.blue().as_str(), scene.has(42)), ("111111666", false));
}

#[test]
fn card_43_duke_sets_two() {
    let mut scene = dark(43);
    scene.card(43).die(Colour::Violet, 1).face(5).die(Colour::Violet, 1).face(6);
    assert_eq!(scene.violet(), "56");
}

#[test]
fn card_44_tula_sets_force_two() {
    let mut scene = contre(44);
    scene.card(44);
    assert_eq!(scene.state.contre.force, 2);
}

#[test]
fn card_45_ww_6_23_comtesse_ignores_two_of_any_colour() {
    let mut scene = dark(45);
    scene.card(45).die(Colour::Black, 6).die(Colour::White, 6);
    assert_eq!(scene.epreuve(), ["66666", "", "5"]);
}

#[test]
fn card_46_ww_9_43_amiral_jean_doubles_moral() {
    let mut scene = contre(46);
    scene.card(46);
    for face in 1..=3 {
        scene.shift(Colour::Blue, face, true);
    }
    assert_eq!((scene.my_moral(), scene.state.contre.credits), (7, 1), "three actions, two points");
    scene.moral(1).shift(Colour::Blue, 4, true);
    assert_eq!(scene.my_moral(), 1, "a credit is left even at moral 1");
    assert_eq!(scene.refused(Action::RerollAll).0, "WW-7.3");
}

#[test]
fn card_47_topilzin_sets_force_three() {
    let mut scene = contre(47);
    scene.card(47);
    assert_eq!(scene.state.contre.force, 3);
}

#[test]
fn card_48_zhalinka_rolls_per_empty_place() {
    let mut scene = contre(48);
    scene.card(48).act(Action::Colour { colour: Colour::Blue }).dice(&[6], &[]);
    assert_eq!(scene.blue(), "1111116");
}

#[test]
fn card_49_bellune_sets_per_empty_place() {
    let mut scene = solo(&[1, 6, 24, 25, 35, 49]);
    scene.contre(-1, -2, 5, against(&[1; 6], &[], &[6; 6])).card(49);
    assert_eq!(scene.state.run.left, 3, "counted after she has left");
    scene.die(Colour::Blue, 1).face(6);
    assert!(!scene.legal(Action::Die { colour: Colour::Blue, face: 6 }), "not the same die twice");
    scene.done();
    assert_eq!(scene.blue(), "111116");
}

#[test]
fn card_50_osuros_raises_a_furvent() {
    let mut scene = contre(50);
    scene.card(50);
    assert_eq!(scene.state.contre.force, 6);
}

#[test]
fn card_51_card_52_mother_and_father_give_three() {
    for card in [51, 52] {
        let mut scene = solo(&with(card));
        scene.moral(4).card(card);
        assert_eq!((scene.my_moral(), scene.has(card)), (7, false));
    }
}

#[test]
fn card_53_fuego_reveals_everything_around() {
    let mut scene = solo(&with(53));
    scene.card(53);
    for force in [2, 3, 4] {
        scene.wind(force);
    }
    assert_eq!(scene.state.phase, Phase::Move);
    assert!([(0, -1), (1, -1), (-1, 0)].into_iter().all(|(q, r)| !scene.state.token(scene.at(q, r)).is_none()));
}

#[test]
fn card_54_ama_has_as_many_steps_as_moral() {
    let mut scene = dark(54);
    scene.moral(3).card(54);
    for face in 1..=3 {
        scene.shift(Colour::Violet, face, true);
    }
    assert_eq!((scene.violet().as_str(), scene.state.phase), ("14", Phase::Adjust));
}

#[test]
fn card_89_card_90_ww_9_49_two_share_a_place() {
    let mut scene = solo(&with(89));
    scene.card(89).pick(6);
    let horde = scene.state.horde(0);
    assert_eq!((horde.places[6], horde.under[0], horde.missing(), horde.len()), (6, 89, 1, 8));
    assert!(scene.is_ready(6), "the upper card is as it was");
    assert_eq!(scene.refused(Action::Use { card: CardId(89) }), ("WW-9.49", "refused-covered"));
    // The upper one counts as both lines, and leaves first; then the lower one lies there tapped.
    scene.contre(-1, -2, 5, against(&[1; 6], &[], &[6; 6])).confirm().pick(6);
    let horde = scene.state.horde(0);
    assert_eq!((horde.places[6], horde.under[0], horde.is_tapped(6)), (89, 0, true));
    let mut pack = solo(&with(90));
    pack.card(90);
    assert!(!pack.legal(Action::Card { card: CardId(6) }), "Sensesune takes Pack hordiers");
    pack.pick(24);
    assert_eq!(pack.state.horde(0).places[6], 24);
}

#[test]
fn card_91_ww_9_50_ww_8_27_regitha_stays_for_ever() {
    let mut scene = dark(91);
    scene.card(91);
    assert!(scene.wins());
    scene.confirm().act(Action::Stop);
    assert!(!scene.legal(Action::Ready { card: CardId(91) }));
    let horde = scene.state.horde(0);
    assert!(horde.is_locked(horde.place_of(91).unwrap()));
    // She cannot be lost either: only the other croc can.
    scene.camp().contre(1, -2, 5, against(&[1], &[], &[6; 6])).confirm();
    assert!(scene.has(91) && !scene.has(39));
}

#[test]
fn card_92_barakiel_defuses() {
    let mut scene = dark(92);
    scene.card(92);
    assert_eq!(scene.epreuve(), ["666666", "56", ""]);
    assert_eq!((scene.blue().len(), scene.violet().len(), scene.state.contre.force), (8, 0, 1));
    assert_eq!(refusal(&contre(92), 92), "refused-no-black");
    let mut porte = chapter(4, &with(92));
    porte.contre(-1, 0, 6, Dice { blue: &[1; 6], violet: &[1; 6], black: &[1; 6], ..Dice::default() }).card(92);
    assert_eq!(porte.state.contre.force, 6, "no wind, no change of force");
}

#[test]
fn card_93_charlize_gains_two_per_black() {
    let mut scene = dark(93);
    scene.moral(2).card(93);
    assert_eq!(scene.my_moral(), 6);
}

#[test]
fn card_94_minerva_recruits_from_afar() {
    let mut scene = solo(&with(94));
    let green = scene.game.of_line(crate::cards::Line::Traine);
    let card = scene.state.now.offers.and(green).iter().next().unwrap();
    scene.card(94).pick(card);
    assert!(scene.has(card) && !scene.state.now.offers.has(card));
}

#[test]
fn card_95_dr_pride_adds_to_every_offer() {
    let mut scene = solo(&with(95));
    let before = scene.state.now.offers.len();
    scene.card(95);
    for _ in 0..3 {
        let mut outcomes = Vec::new();
        assert!(scene.game.outcomes(&scene.state, &mut outcomes));
        scene.feed(outcomes[0].0);
    }
    assert_eq!((scene.state.now.offers.len(), scene.state.phase), (before + 3, Phase::Move));
}

#[test]
fn card_96_ivana_ignores_what_lies_below_the_force() {
    let mut scene = chapter(2, &with(96));
    let dice = Dice { blue: &[1], violet: &[1, 1], white: &[2, 3, 4], black: &[2, 6], green: &[1] };
    scene.contre(1, -3, 3, dice).card(96);
    assert_eq!(scene.epreuve(), ["34", "", "6"]);
}

#[test]
fn card_97_hulan_counts_herself() {
    let mut scene = solo(&[1, 6, 18, 24, 25, 35, 97, 39]);
    scene.contre(-1, -2, 5, against(&[1; 6], &[], &[6; 6])).card(97);
    assert_eq!(scene.state.run.left, 2, "Dorothy and she");
}

#[test]
fn card_98_zaffa_rolls_violet_and_wakes_a_brother() {
    let mut scene = dark(98);
    scene.tapped(&[24, 6]).card(98).dice(&[], &[5]).ready(24);
    assert_eq!((scene.violet().as_str(), scene.is_ready(24), scene.is_ready(6)), ("115", true, false));
}

#[test]
fn card_99_eolia_interferes() {
    let mut scene = rivals(&OTHERS, &with(99));
    scene.contre(-1, 0, 1, against(&[6; 6], &[6], &[1; 4])).confirm();
    assert_eq!((scene.seat(), scene.state.phase), (Seat(1), Phase::Adjust));
    scene.state.horde_mut(1).moral = 4;
    scene.act(Action::React { card: CardId(99) }).act(Action::Branch { second: true });
    scene.die(Colour::Blue, 6).dice(&[2], &[]);
    assert_eq!((scene.seat(), scene.blue().as_str()), (Seat(0), "266666"));
    scene.confirm();
    assert_eq!(scene.state.horde(1).moral, 7, "it won all the same");
    let mut moral = rivals(&OTHERS, &with(99));
    moral.contre(-1, 0, 1, against(&[6; 6], &[6], &[1; 4])).confirm();
    moral.act(Action::React { card: CardId(99) }).act(Action::Branch { second: false });
    assert_eq!(moral.my_moral(), 7);
}

#[test]
fn card_100_torren_makes_a_wind_grow() {
    let mut scene = solo(&with(100));
    scene.token(0, -1, 5).card(100).on(0, -1);
    assert_eq!(scene.state.token(scene.at(0, -1)).force(), 6);
    let mut full = solo(&with(100));
    full.token(0, -1, 6);
    assert_eq!(refusal(&full, 100), "refused-no-target");
}

#[test]
fn card_101_ww_9_59_the_unicorn_risks_all() {
    let own = || {
        let mut scene = Scene::new(&[("cards", "[1,6,12,24,25,35,38,39,101,40,59,72]")], 1);
        scene.horde(0, &[1, 6, 12, 24, 25, 35, 101, 39]);
        scene
    };
    let mut lost = own();
    lost.card(101).feed(Chance::Die { face: 1 });
    assert_eq!(lost.count(|event| matches!(event, Event::HordeLost { why: Doom::Gamble, .. })), 1);
    let mut won = own();
    won.card(101).feed(Chance::Die { face: 6 });
    assert_eq!(won.game.turn(&won.state), Turn::Over);
    assert!(won.game.standings(&won.state).winners.has(Seat(0)));
    let mut nothing = own();
    nothing.card(101).feed(Chance::Die { face: 4 });
    assert_eq!((nothing.state.phase, nothing.has(101)), (Phase::Move, false));
    // Alone, 59 turns an own card, and 72 has no use.
    let mut alone = own();
    alone.horde(0, &[59, 72, 12, 24, 25, 35, 38, 39]);
    assert_eq!(alone.refused(Action::Use { card: CardId(72) }), ("WW-9.59", "refused-only-several"));
    alone.card(59).pick(24);
    assert!(!alone.is_ready(24));
}

#[test]
fn card_102_ww_9_51_lihn_doubles_the_day() {
    let mut scene = solo(&with(102));
    scene.cross(0, -1).card(102).act(Action::GoOn).cross(0, -2).act(Action::Stop).camp();
    let score = scene.state.track(0).score;
    assert_eq!(score[Category::Tiles as usize], 4, "before and after");
    assert_eq!(score[Category::Surpassement as usize], 2);
}

#[test]
fn card_103_tala_replaces_a_tile_from_the_box() {
    let mut scene = chapter(3, &with(103));
    scene.card(103).on(-1, 0);
    assert!(!scene.legal(Action::Terrain { tile: Tile::Desert }), "all eight are out, and it is one");
    scene.act(Action::Terrain { tile: Tile::Steppe });
    assert_eq!(scene.state.tile(scene.at(-1, 0)), Tile::Steppe);
}

#[test]
fn card_104_jonas_chooses_the_next_wind() {
    let mut scene = rivals(&with(104), &OTHERS);
    scene.card(104).act(Action::Force { force: 1 }).walk(0, -1);
    assert_eq!((scene.state.phase, scene.state.token(scene.at(0, -1)).force()), (Phase::Roll, 1));
}

#[test]
fn card_105_selena_swaps_places() {
    let mut scene = rivals(&with(105), &OTHERS);
    scene.stand(0, -1, -2).stand(1, -1, -1).moral(5);
    scene.state.horde_mut(1).moral = 5;
    scene.card(105);
    assert_eq!((scene.state.track(0).hex, scene.state.track(1).hex), (scene.at(-1, -1), scene.at(-1, -2)));
    assert_eq!((scene.my_moral(), scene.state.horde(1).moral), (5, 6), "a hut");
}

#[test]
fn card_106_eryk_makes_them_change_somebody() {
    let mut scene = rivals(&with(106), &OTHERS);
    scene.card(106);
    assert_eq!(scene.seat(), Seat(1), "its choice");
    scene.pick(33);
    let mut outcomes = Vec::new();
    assert!(scene.game.outcomes(&scene.state, &mut outcomes));
    let Chance::Card { card } = outcomes[0].0 else { panic!("a card comes") };
    scene.feed(outcomes[0].0);
    assert!(scene.state.horde(1).has(card.0) && !scene.state.horde(1).has(33));
    assert_eq!(scene.seat(), Seat(0));
}

#[test]
fn card_107_lorien_makes_them_use_a_power() {
    let mut scene = rivals(&with(107), &OTHERS);
    scene.state.horde_mut(1).moral = 4;
    scene.card(107).pick(51);
    assert_eq!((scene.state.horde(1).moral, scene.state.horde(1).has(51)), (7, false));
    assert_eq!(scene.seat(), Seat(0));
}

#[test]
fn card_108_ww_9_2_erynn_cancels() {
    let mut scene = rivals(&OTHERS, &with(108));
    scene.moral(4).card(51);
    assert_eq!(scene.seat(), Seat(1));
    scene.act(Action::React { card: CardId(108) });
    assert_eq!((scene.my_moral(), scene.has(51)), (4, false), "the cost stays paid");
    assert!(!scene.state.horde(1).has(108));
    let mut passed = rivals(&OTHERS, &with(108));
    passed.moral(4).card(51).act(Action::Pass);
    assert_eq!(passed.my_moral(), 7);
}
