//! Every power of these cards once, at least.

use super::*;

fn with(pack: u8) -> [u8; 8] {
    [1, 6, 12, pack, 24, 35, 38, 39]
}

const OTHERS: [u8; 8] = [4, 11, 16, 30, 32, 33, 51, 52];

fn refusal(scene: &Scene, card: u8) -> &'static str {
    scene.refused(Action::Use { card: CardId(card) }).1
}

/// White dice with two black ones.
fn dark<'a>() -> Dice<'a> {
    Dice { blue: &[1; 6], violet: &[1, 1], white: &[6; 6], black: &[5, 6], green: &[] }
}

#[test]
fn card_19_oshora_gains_per_empty_place() {
    let mut scene = solo(&[1, 6, 19, 24, 38]);
    scene.moral(4).card(19);
    assert_eq!(scene.my_moral(), 7);
}

#[test]
fn card_20_adolar_calls_the_falcon() {
    let mut scene = solo(&with(20));
    scene.card(20);
    assert!(!scene.legal(Action::Card { card: CardId(6) }), "a Traîne place must be free afterwards");
    assert!(!scene.legal(Action::Card { card: CardId(1) }), "not the Traceur");
    scene.pick(39).pick(37);
    assert!(scene.has(37) && !scene.has(39));
    let mut there = solo(&[1, 6, 12, 20, 24, 35, 37, 39]);
    assert_eq!(refusal(&there, 20), "refused-not-outside");
    there.aside(&[40]);
}

#[test]
fn card_21_ww_9_56_alicone_bends_the_force() {
    let mut scene = solo(&with(21));
    scene.contre(-1, -2, 4, against(&[1], &[], &[6; 6])).moral(5).card(21).act(Action::Branch { second: true });
    assert_eq!((scene.state.contre.force, scene.my_moral()), (5, 7));
    scene.state.horde_mut(0).tapped = 0;
    scene.state.contre.force = 0;
    scene.card(21).act(Action::Branch { second: false });
    assert_eq!(scene.state.contre.force, 0, "not below 0");
    scene.state.horde_mut(0).tapped = 0;
    scene.state.contre.force = 7;
    scene.card(21).act(Action::Branch { second: true });
    assert_eq!(scene.state.contre.force, 7, "not above 7");
    let mut calm = chapter(4, &with(21));
    calm.contre(-1, 0, 6, Dice { blue: &[1], violet: &[1; 6], black: &[1; 6], ..Dice::default() });
    assert_eq!(refusal(&calm, 21), "refused-no-wind", "the Porte has no wind");
}

#[test]
fn card_22_ww_9_55_ashley_readies_all_for_moral() {
    let mut scene = solo(&with(22));
    scene.tapped(&[6, 12, 24]).moral(5).card(22);
    assert!(scene.is_ready(6) && scene.is_ready(12) && scene.is_ready(24) && !scene.is_ready(22));
    assert_eq!(scene.my_moral(), 2);
    let mut poor = solo(&with(22));
    poor.tapped(&[6, 12, 24]).moral(3);
    assert_eq!(refusal(&poor, 22), "refused-last-moral");
}

#[test]
fn card_23_baramas_likes_the_choon() {
    let mut scene = solo(&with(23));
    scene.contre(-1, -2, 4, against(&[1], &[], &[6; 6])).moral(5);
    assert_eq!(refusal(&scene, 23), "refused-wrong-force");
    scene.state.contre.force = 3;
    scene.card(23);
    assert_eq!(scene.my_moral(), 8);
}

#[test]
fn card_24_xavio_rolls_and_helps_his_brother() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 39]);
    scene.contre(-1, -2, 4, against(&[1; 5], &[], &[6; 6])).card(24).dice(&[4], &[]);
    scene.shift(Colour::Blue, 4, true);
    assert_eq!(scene.blue(), "111115");
    let mut alone = solo(&[1, 6, 12, 24, 34, 35, 38, 39]);
    alone.contre(-1, -2, 4, against(&[1; 5], &[], &[6; 6])).card(24).dice(&[4], &[]);
    assert_eq!((alone.blue().as_str(), alone.state.phase), ("111114", Phase::Adjust));
    assert!(alone.legal(Action::Confirm));
}

#[test]
fn card_25_yavo_rolls_and_cheers() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 39]);
    scene.contre(-1, -2, 4, against(&[1; 5], &[], &[6; 6])).moral(5).card(25).dice(&[4], &[]);
    assert_eq!((scene.blue().as_str(), scene.my_moral()), ("111114", 6));
}

#[test]
fn card_26_ernest_reveals_three() {
    let mut scene = solo(&with(26));
    scene.stand(0, 0, -1).card(26);
    for (q, r, force) in [(0, -2, 4), (1, -2, 5), (-1, -1, 6)] {
        scene.on(q, r).wind(force);
        assert_eq!(scene.state.token(scene.at(q, r)).force(), force);
    }
    assert_eq!(scene.state.phase, Phase::Move);
    assert!(scene.legal(Action::Move { hex: Hex::new(0, -2) }));
}

#[test]
fn card_27_galas_wakes_everybody_in_a_furvent() {
    let mut scene = solo(&with(27));
    scene.tapped(&[6, 12]).contre(-1, -2, 5, against(&[1], &[], &[6; 6]));
    assert_eq!(refusal(&scene, 27), "refused-wrong-force");
    scene.state.contre.force = 6;
    scene.card(27);
    assert!(scene.is_ready(6) && scene.is_ready(12) && !scene.is_ready(27));
}

#[test]
fn card_28_gianni_sets_one_die() {
    let mut scene = solo(&with(28));
    scene.contre(-1, -2, 5, against(&[1, 2], &[], &[6; 6])).card(28).die(Colour::Blue, 1).face(6);
    assert_eq!(scene.blue(), "26");
}

#[test]
fn card_30_ww_9_58_lethune_counts_the_moral_number() {
    for (words, expected) in [(&[][..], 1), (&[("lethune_penalty_only", "on")][..], 0)] {
        let mut scene = Scene::new(words, 1);
        scene.horde(0, &with(30)).contre(-1, -2, 4, against(&[1], &[], &[6; 6])).card(30);
        if expected > 0 {
            scene.dice(&[6], &[]);
        }
        assert_eq!(scene.blue().len(), 1 + expected, "a hut");
    }
    let mut desert = chapter(3, &with(30));
    desert.contre(-1, 0, 4, against(&[1], &[6], &[6; 5])).card(30).dice(&[6, 6], &[]);
    assert_eq!(desert.blue(), "166");
}

#[test]
fn card_31_osvaldo_likes_mountains() {
    let mut scene = solo(&with(31));
    scene.moral(4).stand(0, 0, -1).card(31);
    assert_eq!(scene.my_moral(), 7);
    let mut steppe = solo(&with(31));
    steppe.stand(0, 1, -2);
    assert_eq!(refusal(&steppe, 31), "refused-wrong-greens");
}

#[test]
fn card_32_rochelle_calms_the_wind() {
    let mut scene = solo(&with(32));
    scene.contre(-1, -2, 5, against(&[1], &[], &[6; 6])).card(32);
    assert_eq!((scene.state.contre.force, scene.my_moral()), (1, 8));
}

#[test]
fn card_33_saskia_likes_forests() {
    let mut scene = solo(&with(33));
    scene.contre(0, -2, 5, against(&[1], &[6, 6], &[6; 4])).moral(5).card(33);
    assert_eq!(scene.my_moral(), 7);
}

#[test]
fn card_34_vera_readies_one() {
    let mut scene = solo(&with(34));
    scene.tapped(&[6, 12]).card(34).ready(6);
    assert!(scene.is_ready(6) && !scene.is_ready(12) && !scene.is_ready(34));
}

#[test]
fn card_35_wanda_ignores_one() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 39]);
    scene.contre(0, -2, 5, against(&[1], &[6, 6], &[6; 4])).card(35).die(Colour::Green, 6);
    assert_eq!(scene.epreuve(), ["6666", "6", ""]);
    let mut dark_water = chapter(2, &[1, 6, 12, 24, 25, 35, 38, 39]);
    dark_water.contre(1, -3, 3, dark()).card(35);
    assert!(!dark_water.legal(Action::Die { colour: Colour::Black, face: 6 }), "never a black one");
}

#[test]
fn card_36_emelyn_moves_any_dice() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 36, 38, 39]);
    scene.contre(-1, -2, 5, against(&[1, 3], &[], &[6; 6])).card(36);
    scene.shift(Colour::Blue, 1, true).shift(Colour::Blue, 3, true).shift(Colour::Blue, 2, true);
    assert_eq!(scene.blue(), "34", "three Pack hordiers");
}

#[test]
fn card_41_belkacem_turns_a_green_die() {
    let mut scene = solo(&with(41));
    scene.contre(0, -2, 5, against(&[1], &[5, 6], &[6; 4])).card(41).die(Colour::Green, 6).face(1);
    assert_eq!(scene.epreuve()[1], "15");
}

#[test]
fn card_74_josmina_readies_per_black() {
    let mut scene = chapter(2, &with(74));
    scene.tapped(&[6, 12, 24]).contre(1, -3, 3, dark()).card(74).ready(6).ready(12);
    assert!(scene.is_ready(6) && scene.is_ready(12) && !scene.is_ready(24));
    assert_eq!(scene.state.phase, Phase::Adjust);
}

#[test]
fn card_75_ww_9_47_ww_5_5_nadia_sends_a_token_back() {
    let mut scene = solo(&with(75));
    scene.contre(-1, 0, 2, against(&[1; 6], &[6], &[6; 4])).card(75).on(-1, 0).wind(6);
    assert_eq!((scene.state.contre.force, scene.epreuve()[0].as_str()), (6, "66666"), "a furvent on the edge");
    assert_eq!(scene.state.token(scene.at(-1, 0)).force(), 6);
    let mut away = solo(&with(75));
    assert_eq!(refusal(&away, 75), "refused-no-target");
    away.token(0, -1, 4).card(75).on(0, -1);
    assert!(away.state.token(away.at(0, -1)).is_none());
}

#[test]
fn card_76_eyline_gains_per_black() {
    let mut scene = chapter(2, &with(76));
    scene.contre(1, -3, 3, dark()).moral(5).card(76);
    assert_eq!(scene.my_moral(), 7);
}

#[test]
fn card_77_donmaer_adds_greens() {
    let mut scene = solo(&with(77));
    scene.contre(-1, -2, 5, against(&[1; 6], &[], &[6; 5])).card(77).face(1).face(1);
    assert_eq!((scene.epreuve()[1].as_str(), scene.state.contre.entered), ("11", 7));
}

#[test]
fn card_78_kyo_rolls_a_die() {
    let mut scene = solo(&with(78));
    scene.contre(-1, -2, 5, against(&[1], &[], &[6; 5])).card(78).dice(&[3], &[]);
    assert_eq!(scene.blue(), "13");
}

#[test]
fn card_79_bert_sends_a_green_die() {
    let mut scene = rivals(&with(79), &OTHERS);
    scene.stand(1, 0, -1).stand(0, 0, -1).contre(0, -2, 3, against(&[1; 6], &[2, 6], &[6; 4])).moral(5);
    scene.card(79).die(Colour::Green, 6);
    assert_eq!((scene.epreuve()[1].as_str(), scene.state.horde(1).gifts), ("2", 1));
    scene.forget();
    scene.state.active = 1;
    assert_eq!(scene.game.roll_plan(&scene.state, 1, scene.at(0, -2)).green, 3);
    scene.contre(1, -2, 1, against(&[1], &[6], &[6; 5])).confirm();
    assert_eq!(scene.my_moral(), 4);
}

#[test]
fn card_80_sarbella_spares_moral() {
    let mut scene = solo(&[1, 6, 7, 80, 24, 35, 38, 39]);
    scene.contre(-1, -2, 5, against(&[1], &[], &[6; 5])).moral(5).card(80).act(Action::Branch { second: false });
    scene.card(7);
    assert_eq!((scene.my_moral(), scene.state.run.left), (5, 5), "powers cost nothing for now");
    let mut gain = solo(&with(80));
    gain.moral(5).card(80).act(Action::Branch { second: true });
    assert_eq!(gain.my_moral(), 6);
}

#[test]
fn card_81_le_daron_gambles_with_moral() {
    for (face, expected) in [(1, 4), (2, 4), (3, 7), (6, 7)] {
        let mut scene = solo(&with(81));
        scene.moral(5).card(81).feed(Chance::Die { face });
        assert_eq!(scene.my_moral(), expected, "face {face}");
    }
    let mut last = solo(&with(81));
    last.moral(1).card(81).feed(Chance::Die { face: 1 });
    assert!(last.is_lost(), "a loss that is no payment");
    let mut all = rivals(&with(81), &OTHERS);
    all.state.horde_mut(1).moral = 3;
    all.card(81).feed(Chance::Die { face: 6 });
    assert_eq!(all.state.horde(1).moral, 5, "every horde");
}

#[test]
fn card_82_the_dragon_needs_help() {
    let mut scene = solo(&with(82));
    scene.moral(4).card(82).pick(6);
    assert!(!scene.is_ready(6) && !scene.is_ready(82));
    assert_eq!(scene.my_moral(), 8);
    let mut alone = solo(&with(82));
    alone.tapped(&[1, 6, 12, 24, 35, 38, 39]);
    assert_eq!(refusal(&alone, 82), "refused-nobody-to-tap");
}

#[test]
fn card_83_sylvana_gives_ignored_greens_away() {
    let mut scene = rivals(&[1, 6, 17, 83, 24, 38], &OTHERS);
    scene.contre(0, -1, 3, against(&[6; 6], &[1, 1, 1], &[6, 6, 6])).card(83).card(17);
    scene.die(Colour::Green, 1).die(Colour::Green, 1);
    scene.confirm();
    assert_eq!(scene.state.horde(1).gifts, 2);
}

#[test]
fn card_84_saphira_lends_a_die_and_readies_one() {
    let mut scene = rivals(&with(84), &OTHERS);
    scene.tapped(&[6]).card(84).ready(6);
    assert_eq!((scene.state.horde(0).next_blue, scene.state.horde(1).next_blue), (-1, 1));
    assert!(scene.is_ready(6));
}

#[test]
fn card_85_darius_shares_the_moral() {
    let mut scene = rivals(&with(85), &OTHERS);
    scene.moral(2);
    scene.card(85);
    assert_eq!((scene.my_moral(), scene.state.horde(1).moral), (5, 5), "11 shared by two, rounded down");
}

#[test]
fn card_86_celeste_swaps_hordiers() {
    let mut scene = rivals(&with(86), &OTHERS);
    scene.moral(5).card(86).pick(6).pick(11);
    assert!(scene.has(11) && scene.state.horde(1).has(6));
    assert_eq!(scene.my_moral(), 6);
}

#[test]
fn card_87_alric_only_answers() {
    let scene = rivals(&with(87), &OTHERS);
    assert_eq!(refusal(&scene, 87), "refused-reaction-only");
}

#[test]
fn card_88_cassia_pulls_a_horde() {
    let mut scene = rivals(&with(88), &OTHERS);
    scene.stand(0, 0, -2).stand(1, 0, -1).moral(5).card(88);
    assert_eq!(scene.state.track(1).hex, scene.at(0, -2));
    assert_eq!((scene.my_moral(), scene.seat()), (8, Seat(0)), "nearer its arrival");
}
