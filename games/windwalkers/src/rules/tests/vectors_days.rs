//! The test vectors of the specification about days, cards and places, TV-32 … TV-50.

use super::*;
use crate::options::GreenRule;
use crate::rules::facing::Facing;

#[test]
fn tv_32_ww_8_10_ww_8_11_ww_8_38_failing_from_a_village() {
    let mut scene = solo(&TEAM);
    scene.stand(0, 0, -3).tapped(&[12, 24]);
    let green = scene.game.of_line(crate::cards::Line::Traine);
    let offer = scene.state.now.offers.and(green);
    let gone = offer.iter().next().unwrap();
    scene.state.now.offers = scene.state.now.offers.without(gone);
    scene.state.now.deck = scene.state.now.deck.with(gone);
    scene.contre(0, -4, 3, against(&[1; 6], &[6, 6, 6], &[6, 6, 6])).confirm();
    assert_eq!(scene.state.phase, Phase::LossFailed);
    assert_eq!(scene.refused(Action::Card { card: crate::cards::CardId(24) }), ("WW-8.11", "refused-bad-loss"));
    scene.pick(38);
    assert_eq!(scene.state.phase, Phase::Stopped, "it rests as if it had stopped there");
    scene.act(Action::RestAll);
    assert!(scene.is_ready(12) && scene.is_ready(24));
    scene.act(Action::Leave);
    let card = crate::cards::CardId(scene.state.now.offers.and(green).iter().next().unwrap());
    scene.act(Action::Recruit { card });
    assert!(scene.has(card.0) && scene.is_ready(card.0));
    assert_eq!((scene.state.phase, scene.state.track(0).day), (Phase::Move, 2));
    let mut bare = solo(&[1, 6, 12, 24, 25]);
    bare.stand(0, 0, -3).contre(0, -4, 3, against(&[1; 6], &[6, 6, 6], &[6, 6, 6])).confirm();
    bare.pick(25);
    assert!(!bare.has(25), "without Traîne cards the Pack loses one");
}

#[test]
fn tv_33_ww_8_20_ww_8_21_one_long_day() {
    let mut scene = solo(&TEAM);
    scene.stand(0, 0, -2);
    for (q, r) in [(0, -3), (0, -4), (0, -5)] {
        scene.cross(q, r).act(Action::GoOn);
        scene.camp();
    }
    assert_eq!(scene.state.track(0).surpass, 3);
    scene.walk(0, -6);
    let track = scene.state.track(0);
    assert_eq!(track.score[Category::Tiles as usize], 3);
    assert_eq!(track.score[Category::Surpassement as usize], 3, "the city adds none");
}

#[test]
fn tv_34_ww_8_2_ww_11_3_back_onto_a_crossed_hut() {
    let mut scene = solo(&TEAM);
    scene.stand(0, -1, -1).moral(5);
    scene.cross(-1, -2);
    let (score, token) = (scene.score(), scene.state.token(scene.at(-1, -2)));
    assert_eq!(scene.my_moral(), 6);
    scene.act(Action::GoOn).cross(-1, -1).act(Action::GoOn);
    let before = scene.score();
    scene.cross(-1, -2);
    assert_eq!((scene.my_moral(), scene.score(), score > 0), (7, before, true), "moral again, points not");
    assert_eq!(scene.state.token(scene.at(-1, -2)), token, "its token is the old one");
}

#[test]
fn tv_35_ww_9_6_whoever_readied_cannot_be_readied() {
    let mut scene = solo(&[1, 6, 12, 27, 34, 24, 38, 39]);
    scene.tapped(&[34, 24, 6]).contre(-1, -2, 6, against(&[6; 6], &[], &[1; 6])).card(27);
    assert!(scene.is_ready(34) && scene.is_ready(24));
    scene.tapped(&[24]).card(34);
    assert_eq!(scene.refused(Action::Ready { card: crate::cards::CardId(27) }), ("WW-9.6", "refused-barred-rest"));
    scene.ready(24);
    assert!(scene.is_ready(24) && !scene.is_ready(27));
}

#[test]
fn tv_36_ww_9_48_kyo_readies_his_brother() {
    let mut scene = solo(&[1, 6, 12, 78, 24, 35, 38, 39]);
    scene.tapped(&[24]).contre(-1, -2, 3, against(&[6; 5], &[], &[1; 6]));
    scene.card(78).dice(&[4], &[]).ready(24);
    assert!(scene.is_ready(24) && !scene.is_ready(78));
    assert_eq!(scene.blue(), "466666");
    let mut alone = solo(&[1, 6, 12, 78, 34, 35, 38, 39]);
    alone.contre(-1, -2, 3, against(&[6; 5], &[], &[1; 6])).card(78).dice(&[4], &[]);
    assert_eq!(alone.state.phase, Phase::Adjust);
    assert_eq!(alone.blue(), "466666");
}

#[test]
fn tv_37_ww_9_44_zhalinka_and_oshora() {
    let mut scene = solo(&[1, 6, 12, 19, 25, 35, 48, 39]);
    scene.contre(1, -2, 3, against(&[6; 6], &[1], &[1; 5])).moral(5);
    scene.card(48);
    assert!(!scene.has(48) && !scene.has(19));
    for colour in [Colour::Blue, Colour::Violet] {
        scene.act(Action::Colour { colour });
    }
    scene.dice(&[2], &[3]);
    assert_eq!((scene.blue(), scene.violet()), ("2666666".to_owned(), "3".to_owned()), "missing 2: two dice");
    assert_eq!(scene.my_moral(), 7);
}

#[test]
fn tv_38_mother_and_father() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 51, 52]);
    scene.contre(-1, -2, 3, against(&[1, 1, 1, 6, 6, 6], &[], &[1; 6])).moral(1);
    scene.card(51);
    assert_eq!(scene.my_moral(), 4);
    scene.confirm().moral(2);
    scene.card(52);
    assert_eq!(scene.my_moral(), 9, "the same day");
    let mut apart = solo(&[1, 6, 12, 24, 25, 35, 51, 52]);
    apart.moral(2).card(51);
    assert_eq!(apart.my_moral(), 5);
    apart.cross(0, -1).act(Action::Stop).camp();
    assert_eq!(apart.state.track(0).day, 2);
    apart.moral(2).card(52);
    assert_eq!(apart.my_moral(), 5, "on different days");
}

#[test]
fn tv_39_ww_8_37_croque_does_not_take_himself_back() {
    let mut scene = solo(&TEAM);
    scene.empty_pile().card(38);
    assert_eq!((scene.state.phase, scene.has(38)), (Phase::Move, false), "legal, without effect");
    assert!(scene.state.now.aside.has(38));
    let mut twice = solo(&[1, 6, 12, 24, 25, 35, 37, 38]);
    twice.horde(0, &[1, 6, 18, 24, 25, 35, 37, 38]).empty_pile().aside(&[40]);
    twice.card(38).pick(40);
    twice.card(37);
    assert!(!twice.has(38), "set aside by its own power today");
}

#[test]
fn tv_40_uther_counts_after_the_abandon() {
    let mut scene = solo(&TEAM);
    scene.contre(-1, -2, 3, against(&[1; 6], &[], &[6; 6])).card(1).pick(39);
    assert_eq!(scene.state.run.left, 3);
    let mut fewer = solo(&[1, 6, 12, 24, 25, 39]);
    fewer.contre(-1, -2, 3, Dice { blue: &[1], white: &[6; 12], ..Dice::default() }).card(1).pick(39);
    assert_eq!(fewer.state.run.left, 9);
    fewer.die(Colour::White, 6).done();
    assert_eq!(fewer.epreuve()[0].len(), 11, "up to");
}

#[test]
fn tv_41_kunigunde() {
    let mut scene = solo(&[1, 14, 12, 24, 25, 35, 38, 39]);
    scene.contre(1, -2, 1, against(&[5, 5, 5, 5], &[4], &[4, 4, 4, 4]));
    assert_eq!(scene.refused(Action::Use { card: crate::cards::CardId(14) }), ("WW-9.3", "refused-sum"));
    scene.contre(1, -2, 1, against(&[5, 5, 5, 6], &[4], &[4, 4, 4, 4])).card(14);
    assert_eq!(scene.epreuve(), ["", "4", ""]);
    assert!(!scene.wins(), "no blue 4");
}

#[test]
fn tv_42_ww_9_42_ed_carries_greens_over() {
    for rested in [false, true] {
        let mut scene = solo(&[1, 13, 12, 24, 25, 35, 38, 39]);
        scene.stand(0, -1, -1).contre(0, -1, 3, against(&[6; 6], &[1, 2, 3], &[1, 1, 1])).card(13);
        assert_eq!(scene.epreuve(), ["111", "", ""]);
        scene.state.contre.force = 0;
        scene.confirm().act(Action::Stop);
        if rested {
            scene.ready(13);
        }
        scene.camp().stand(0, -1, -1).walk(-1, -2).wind(3);
        let plan = scene.game.roll_plan(&scene.state, 0, scene.at(-1, -2));
        assert_eq!((plan.green, plan.white), if rested { (0, 6) } else { (3, 6) });
        if !rested {
            scene.roll(against(&[6; 6], &[1, 2, 3], &[1; 6]));
            assert_eq!(scene.state.horde(0).noted, 0, "then the note is cleared");
        }
    }
}

#[test]
fn tv_43_the_only_way_in_stays() {
    let mut scene = chapter(4, &[1, 9, 12, 24, 25, 35, 38, 39]);
    scene.card(9);
    let hex = galerne_engine::Hex::new(-4, -2);
    assert_eq!(scene.refused(Action::Tile { hex }).1, "refused-cuts-way");
}

#[test]
fn tv_44_ww_2_8_a_removed_tile_makes_edges() {
    let mut scene = solo(&[1, 9, 12, 24, 25, 35, 38, 39]);
    let mountain = scene.at(0, -1);
    assert!(!scene.game.is_edge(&scene.state, mountain));
    scene.card(9).on(0, -2);
    assert!(scene.game.is_edge(&scene.state, mountain));
    let plan = scene.game.roll_plan(&scene.state, 0, mountain);
    assert_eq!((plan.green, plan.white), (3, 2));
    assert_eq!(scene.my_moral(), 8, "one moral without his brother");
}

#[test]
fn tv_45_ww_11_5_ww_4_7_tiles_short() {
    let mut scene = solo(&TEAM);
    scene.stand(0, 0, -3).act(Action::Concede);
    assert_eq!(scene.score(), -2);
    let mut start = solo(&TEAM);
    start.act(Action::Concede);
    assert_eq!(start.score(), -5);
}

#[test]
fn tv_46_ww_6_26_ww_8_30_the_tour() {
    for stops in [false, true] {
        let mut scene = chapter(2, &TEAM);
        scene.stand(0, 0, -1).tapped(&[6, 12, 24]).walk(0, -2);
        scene.roll(against(&[1, 1, 1, 1, 1, 5], &[], &[2, 2, 2, 2, 2]));
        assert_eq!(scene.state.contre.force, 0);
        assert!(scene.wins(), "sum only");
        scene.confirm();
        assert_eq!(scene.score(), 4);
        assert_eq!(scene.state.phase, Phase::LossTour);
        scene.pick(39);
        if stops {
            scene.act(Action::Stop).act(Action::RestAll);
            assert!(scene.is_ready(6) && scene.is_ready(12) && scene.is_ready(24));
        } else {
            scene.act(Action::GoOn).ready(6);
            assert!(scene.is_ready(6) && !scene.is_ready(12));
        }
    }
}

#[test]
fn tv_47_ww_8_31_nobody_rests_at_the_porte() {
    let mut scene = chapter(4, &TEAM);
    let dice = Dice { violet: &[1; 6], black: &[1; 6], blue: &[1; 6], ..Dice::default() };
    scene.contre(-1, 0, 6, dice).tapped(&[6, 12]).confirm().act(Action::Stop).camp();
    assert_eq!(scene.state.track(0).day, 2);
    assert!(!scene.is_ready(6) && !scene.is_ready(12));
    // Failing it costs a hordier, and it may be tried again the next day.
    let mut fails = chapter(4, &TEAM);
    fails.contre(-1, 0, 6, Dice { violet: &[2; 6], ..dice }).confirm().pick(39).camp();
    assert_eq!(
        (fails.state.phase, fails.legal(Action::Move { hex: galerne_engine::Hex::new(-1, 0) })),
        (Phase::Move, true)
    );
}

#[test]
fn tv_48_ww_7_4_ww_2_13_the_citys_moral() {
    for (before, after) in [(9, 9), (4, 5)] {
        let mut scene = chapter(1, &TEAM);
        scene.stand(0, 0, -5).moral(before).walk(0, -6);
        assert_eq!(scene.my_moral(), after);
        assert_eq!(scene.state.track(0).score[Category::Moral as usize], i16::from(after));
    }
}

#[test]
fn tv_50_ww_6_12_five_dice_against_force_five() {
    // Five pairs leave one wind die over, so the sum fails, whatever the dice.
    Pool::multisets(6, |white, _| {
        Pool::multisets(5, |blue, _| {
            let facing = Facing { blue, violet: Pool::EMPTY, white, green: Pool::EMPTY, black: Pool::EMPTY, force: 5 };
            assert!(!facing.wins(GreenRule::Strict));
        });
    });
}
