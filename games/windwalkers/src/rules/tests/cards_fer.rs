//! Every power of these cards once, at least.

use super::*;

fn with(fer: u8) -> [u8; 8] {
    [1, fer, 6, 24, 25, 35, 38, 39]
}

#[test]
fn card_6_thomassin_moves_each_die_once() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 38, 39]);
    scene.contre(-1, -2, 3, against(&[1, 1, 5], &[], &[6; 6])).card(6);
    scene.shift(Colour::Blue, 1, true).shift(Colour::Blue, 5, true);
    assert_eq!(scene.blue(), "126");
    assert!(!scene.legal(Action::Shift { colour: Colour::Blue, face: 2, up: true }), "each only once");
    scene.shift(Colour::Blue, 1, true);
    assert_eq!((scene.blue().as_str(), scene.my_moral(), scene.state.phase), ("226", 9, Phase::Adjust));
}

#[test]
fn card_7_ukkiba_has_as_many_steps_as_moral() {
    let mut scene = solo(&with(7));
    scene.contre(-1, -2, 3, against(&[1, 1], &[], &[6; 6])).moral(3).card(7);
    assert_eq!((scene.my_moral(), scene.state.run.left), (2, 2), "after the cost");
    scene.shift(Colour::Blue, 1, true).shift(Colour::Blue, 2, true);
    assert_eq!(scene.blue(), "13");
}

#[test]
fn card_8_filibert_waives_the_tile() {
    let mut scene = chapter(3, &with(8));
    scene.contre(-1, 0, 1, against(&[6; 6], &[6], &[1; 5])).moral(3).card(8).confirm();
    assert_eq!(scene.my_moral(), 3);
}

#[test]
fn card_9_herbert_removes_a_tile() {
    let mut scene = solo(&[1, 9, 10, 24, 25, 35, 38, 39]);
    scene.token(0, -2, 3);
    let bag = scene.state.bag;
    scene.card(9).on(0, -2);
    assert!(!scene.state.has_tile(scene.at(0, -2)));
    assert_eq!((scene.state.bag[2], scene.my_moral()), (bag[2] + 1, 9), "token to the bag; his brother is there");
    assert_eq!(
        scene.refused(Action::Move { hex: galerne_engine::Hex::new(0, -2) }),
        ("WW-2.7", "refused-not-on-board")
    );
}

#[test]
fn card_10_franck_swaps_two_tiles_near_him() {
    let mut scene = solo(&with(10));
    scene.token(0, -1, 4).card(10).on(0, -1).on(-1, 0);
    assert_eq!(scene.state.tile(scene.at(0, -1)), Tile::Steppe);
    assert_eq!(scene.state.tile(scene.at(-1, 0)), Tile::Mountain);
    assert_eq!(scene.state.token(scene.at(0, -1)).force(), 4, "tokens stay");
    assert_eq!(scene.my_moral(), 8);
}

#[test]
fn card_11_ww_9_41_ww_4_2_athonios_takes_a_contre_back() {
    let mut scene = solo(&[1, 11, 6, 24, 25, 35, 45, 39]);
    scene.walk(0, -1).wind(6);
    scene.roll(against(&[1; 6], &[6, 6, 6], &[6, 6, 6]));
    scene.shift(Colour::Blue, 1, true).card(45).die(Colour::White, 6).done();
    scene.card(11);
    assert_eq!((scene.state.phase, scene.my_moral(), scene.has(45)), (Phase::Move, 9, true));
    assert!(!scene.is_ready(11) && scene.is_ready(45));
    assert_eq!(scene.state.token(scene.at(0, -1)).force(), 6, "the token stays");
    assert_eq!(scene.state.track(0).day, 1);
    // A second time only once a contre has been confirmed.
    scene.state.horde_mut(0).tapped = 0;
    scene.walk(0, -1).roll(against(&[1; 6], &[6, 6, 6], &[6, 6, 6]));
    assert_eq!(scene.refused(Action::Use { card: CardId(11) }), ("WW-9.41", "refused-already-undone"));
}

#[test]
fn card_12_blanchette_has_as_many_steps_as_the_force() {
    let mut scene = solo(&with(12));
    scene.contre(-1, -2, 4, against(&[1, 1], &[], &[6; 6])).card(12);
    assert_eq!(scene.state.run.left, 4);
    scene.shift(Colour::Blue, 1, true).done();
    assert_eq!(scene.blue(), "12", "up to");
}

#[test]
fn card_13_ed_ignores_greens_for_now() {
    let mut scene = solo(&with(13));
    scene.contre(0, -4, 2, against(&[6; 6], &[1, 2, 3], &[6; 3])).card(13);
    assert_eq!((scene.epreuve(), scene.state.horde(0).noted), (["666".into(), String::new(), String::new()], 3));
}

#[test]
fn card_14_kunigunde_ignores_white_when_ahead() {
    let mut scene = solo(&with(14));
    scene.contre(-1, -2, 4, against(&[6; 6], &[], &[5; 6])).card(14);
    assert!(scene.wins());
}

#[test]
fn card_15_ww_9_20_anika_counts_pairs_of_winds() {
    let mut scene = solo(&with(15));
    for (q, r, force) in [(0, -1, 4), (0, -2, 4), (0, -3, 4), (1, -2, 2)] {
        scene.token(q, r, force);
    }
    scene.contre(-1, -2, 2, against(&[6; 6], &[], &[5; 6])).card(15).dice(&[1, 1], &[]);
    assert_eq!(scene.blue(), "11666666", "one pair of fours, one of twos with the target's");
}

#[test]
fn card_16_kon_rerolls_what_he_likes() {
    let mut scene = solo(&with(16));
    scene.contre(-1, -2, 2, against(&[1, 1, 6], &[], &[5; 6])).card(16);
    scene.die(Colour::Blue, 1).die(Colour::Blue, 1).done().dice(&[5, 5], &[]);
    assert_eq!(scene.blue(), "556");
}

#[test]
fn card_17_waldo_ignores_a_green_per_empty_place() {
    let mut scene = solo(&[1, 17, 6, 24, 25, 35]);
    scene.contre(0, -4, 2, against(&[6; 6], &[1, 2, 3], &[6; 3])).card(17);
    scene.die(Colour::Green, 1).die(Colour::Green, 2);
    assert_eq!(scene.epreuve()[1], "3");
    assert_eq!(scene.state.phase, Phase::Adjust, "two places are empty");
}

#[test]
fn card_18_ww_9_57_dorothy_moves_one_die() {
    let mut scene = solo(&[1, 18, 6, 20, 25, 35, 54, 39]);
    scene.contre(-1, -2, 2, against(&[1, 3], &[], &[5; 6])).card(18);
    scene.shift(Colour::Blue, 1, true);
    assert!(!scene.legal(Action::Shift { colour: Colour::Blue, face: 3, up: true }), "one die");
    assert!(!scene.legal(Action::Shift { colour: Colour::Blue, face: 2, up: false }), "one direction");
    scene.shift(Colour::Blue, 2, true).shift(Colour::Blue, 3, true);
    assert_eq!(scene.blue(), "34", "three oiseleurs");
}

#[test]
fn card_62_maarveen_sets_all_to_one_face() {
    let mut scene = solo(&with(62));
    scene.contre(-1, -2, 2, against(&[1, 2, 3], &[], &[5; 6])).card(62).face(5);
    assert_eq!(scene.blue(), "555");
}

#[test]
fn card_63_arabine_ignores_low_whites() {
    let mut scene = solo(&with(63));
    scene.contre(0, -2, 2, against(&[3, 5], &[1], &[1, 2, 3, 4])).card(63);
    assert_eq!(scene.epreuve(), ["34", "1", ""], "white below 3 only");
}

#[test]
fn card_64_thutmus_rolls_new_dice() {
    let mut scene = solo(&with(64));
    scene.contre(-1, -2, 4, against(&[1; 6], &[], &[5; 6])).card(64).dice(&[5, 5, 5, 5], &[]);
    assert_eq!(scene.blue(), "5555");
}

#[test]
fn card_65_ww_9_54_dunseth_calls_a_calsan() {
    let mut scene = solo(&[1, 65, 67, 24, 25, 35, 38, 39]);
    scene.tapped(&[67]).card(65);
    assert!(!scene.has(1), "only the Traceur can go: the other is a Calsan");
    scene.pick(66);
    assert!(scene.has(66) && scene.is_ready(67) && !scene.is_ready(65));
}

#[test]
fn card_66_irilad_sets_a_die_per_empty_traine_place() {
    let mut scene = solo(&[1, 66, 6, 24, 25, 35, 39]);
    scene.contre(-1, -2, 4, against(&[1; 6], &[], &[5; 6])).card(66);
    assert!(!scene.has(39));
    scene.die(Colour::Blue, 1).face(5).die(Colour::Blue, 1).face(4);
    assert_eq!((scene.blue().as_str(), scene.state.phase), ("111145", Phase::Adjust));
}

#[test]
fn card_67_oravan_rolls_a_die_per_empty_pack_place() {
    let mut scene = solo(&[1, 67, 6, 24, 25, 38, 39]);
    scene.contre(-1, -2, 4, against(&[1; 6], &[], &[5; 6])).card(67).pick(25).dice(&[5, 6], &[]);
    assert_eq!(scene.blue(), "11111156");
}

#[test]
fn card_68_justin_ignores_a_green_per_feuleur() {
    let mut scene = solo(&[1, 68, 6, 22, 25, 35, 38, 39]);
    scene.contre(0, -4, 2, against(&[6; 6], &[1, 2, 3], &[6; 3])).card(68);
    scene.die(Colour::Green, 3).die(Colour::Green, 2);
    assert_eq!(scene.epreuve()[1], "1");
}

#[test]
fn card_69_amon_ignores_a_white_per_black() {
    let mut scene = chapter(2, &with(69));
    let dice = Dice { blue: &[1; 6], violet: &[1, 1], white: &[6; 6], black: &[5, 6], green: &[] };
    scene.contre(1, -3, 3, dice).card(69).die(Colour::White, 6).die(Colour::White, 6);
    assert_eq!(scene.epreuve(), ["6666", "", "56"]);
}

#[test]
fn card_70_jared_rolls_a_die_per_oiseleur() {
    let mut scene = solo(&[1, 70, 18, 24, 25, 35, 54, 39]);
    scene.contre(-1, -2, 4, against(&[1], &[], &[5; 6])).card(70).dice(&[2, 3, 4], &[]);
    assert_eq!(scene.blue(), "1234");
}

#[test]
fn card_71_cassandre_changes_hordes() {
    let mut scene = rivals(&with(71), &[4, 11, 16, 30, 32, 34, 51, 52]);
    scene.contre(-1, 0, 4, against(&[1; 6], &[6], &[6; 4])).card(71);
    assert!(scene.wins() && scene.has(71));
    assert_eq!(scene.seat().0, 1, "the next horde chooses whom it sets aside");
    scene.pick(16);
    let other = scene.state.horde(1);
    assert!(!scene.has(71) && other.has(71) && !other.has(16) && other.is_tapped(other.place_of(71).unwrap()));
}

#[test]
fn card_72_ragnard_darkens_a_tile() {
    let mut scene = rivals(&[1, 72, 8, 24, 25, 35, 38, 39], &[4, 11, 16, 30, 32, 34, 51, 52]);
    scene.card(72).on(0, -1);
    assert_eq!(scene.game.blacks_on(&scene.state, scene.at(0, -1)), 2, "two géomaîtres");
}

#[test]
fn card_73_lorwin_bets_against_the_leader() {
    let mut scene = rivals(&with(73), &[4, 11, 16, 30, 32, 34, 51, 52]);
    assert_eq!(scene.refused(Action::Use { card: CardId(73) }).1, "refused-no-target", "nobody is nearer");
    scene.stand(1, 0, -2).moral(5).card(73);
    assert_eq!((scene.state.horde(0).next_blue, scene.state.horde(1).next_blue), (1, -1));
    scene.state.active = 1;
    let plan = scene.game.roll_plan(&scene.state, 1, scene.at(0, -3));
    assert_eq!(plan.blue, 5);
    scene.contre(0, -3, 1, against(&[1; 5], &[], &[6; 6])).confirm();
    assert_eq!(scene.my_moral(), 4, "it failed");
}
