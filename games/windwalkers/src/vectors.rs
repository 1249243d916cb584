//! The test vectors and worked examples of the specification, TV-1 … TV-50.

use crate::actions::Action;
use crate::chance::Chance;
use crate::contre::Facing;
use crate::dice::{Colour, Pool};
use crate::event::Event;
use crate::options::{GreenRule, Scoring};
use crate::scoring::Points;
use crate::state::{Category, Phase};
use crate::testing::{Dice, Scene, against, chapter, rivals, solo};
use crate::tiles::Tile;

const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

/// Whether these faces win; both readings of the greens.
fn verdict(green: &[u8], white: &[u8], blue: &[u8], force: u8) -> (bool, bool) {
    let facing = Facing {
        blue: Pool::of(blue),
        violet: Pool::EMPTY,
        white: Pool::of(white),
        green: Pool::of(green),
        black: Pool::EMPTY,
        force,
    };
    for rule in [GreenRule::Strict, GreenRule::Capped] {
        assert_eq!(facing.wins(rule), facing.verdict(rule).wins(), "the gauges agree with the verdict");
    }
    (facing.wins(GreenRule::Strict), facing.wins(GreenRule::Capped))
}

#[test]
fn tv_1_ww_6_13_ww_6_14_the_rulebooks_success() {
    assert_eq!(verdict(&[1, 5], &[3, 3, 4, 6], &[1, 2, 3, 5, 6, 6], 3), (true, true));
    let facing = Facing {
        blue: Pool::of(&[1, 2, 3, 5, 6, 6]),
        violet: Pool::EMPTY,
        white: Pool::of(&[3, 3, 4, 6]),
        green: Pool::of(&[1, 5]),
        black: Pool::EMPTY,
        force: 3,
    };
    let gauges = facing.verdict(GreenRule::Strict);
    assert_eq!((gauges.colours, gauges.pairs, gauges.sums), ((2, 2), (4, 3), (23, 22)));
    // WW-6.13: the dice left after pairing compare in the same way as the totals.
    let wind = facing.green.plus(facing.white);
    let pairs = facing.blue.meet(wind);
    assert_eq!((facing.blue.minus(pairs).sum(), wind.minus(pairs).sum()), (8, 7));
}

#[test]
fn tv_2_ww_6_11_the_rulebooks_failure() {
    assert_eq!(verdict(&[1, 1, 5], &[3, 3, 6], &[1, 2, 3, 3, 6, 6], 2), (false, false));
}

#[test]
fn tv_3_ww_6_1_ww_5_3_dice_of_a_tile() {
    let scene = solo(&TEAM);
    let plan = |q, r| {
        let plan = scene.game.roll_plan(&scene.state, 0, scene.at(q, r));
        (plan.green, plan.white, plan.black)
    };
    assert_eq!(plan(1, -2), (1, 5, 0), "an interior steppe");
    assert_eq!(plan(0, -2), (2, 4, 0), "an interior forest");
    assert!(verdict(&[2, 4], &[1, 1, 1, 1], &[2, 4, 1, 6, 6, 6], 3).0);
    assert!(!verdict(&[2, 4], &[1, 1, 1, 1], &[2, 4, 3, 6, 6, 6], 3).0, "one more must be equalled");
}

#[test]
fn tv_4_ww_6_4_ww_2_1_a_black_die_brings_a_violet_one() {
    let mut scene = chapter(4, &TEAM);
    scene.stand(0, -2, -1);
    let plan = scene.game.roll_plan(&scene.state, 0, scene.at(-3, -1));
    // A marsh on the edge: five wind dice, one black; six blue, one violet.
    assert_eq!((plan.white + plan.green, plan.black, plan.blue, plan.violet), (5, 1, 6, 1));
    // The Porte d'Hurle alone takes six of each: dice are never in short supply.
    scene.stand(0, 0, 0);
    let porte = scene.game.roll_plan(&scene.state, 0, scene.at(-1, 0));
    assert_eq!((porte.black, porte.violet, porte.blue, porte.white), (6, 6, 6, 0));
}

#[test]
fn tv_5_the_tutorial() {
    assert!(!verdict(&[2], &[2, 3, 4, 5, 6], &[1, 2, 2, 4, 6, 6], 2).0);
    let mut scene = solo(&TEAM);
    scene.contre(1, -2, 2, against(&[1, 2, 2, 4, 6, 6], &[2], &[2, 3, 4, 5, 6])).card(12);
    scene.shift(Colour::Blue, 1, true).shift(Colour::Blue, 2, true);
    assert_eq!(scene.blue(), "223466");
    assert!(scene.wins());
    assert!(verdict(&[1, 2, 5], &[3, 4, 5], &[1, 2, 4, 5, 6, 6], 1).0);
}

#[test]
fn tv_6_the_story() {
    assert!(verdict(&[], &[1, 3, 4, 5, 6], &[2, 3, 4, 4, 5, 6], 1).0);
}

/// The arithmetic of the author's examples, as the presets do it.
fn total(points: &Points, morals: &[i16], furvents: i16, porte: bool, hordiers: i16, short: i16) -> i16 {
    morals.iter().sum::<i16>() * points.moral_per_chapter
        + furvents * points.furvent
        + i16::from(porte) * points.porte_hurle
        + hordiers * points.hordier_last_city
        + short * points.tile_short
}

#[test]
fn tv_7_tv_8_ww_11_1_ww_10_4_the_authors_example_games() {
    let points = Points::of(Scoring::Examples).unwrap();
    assert_eq!(total(&points, &[9, 8, 3], 1 + 2 + 1, true, 0, 1), 34);
    assert_eq!(total(&points, &[8, 8, 8, 5], 2 + 1 + 1, true, 6, 0), 56);
}

/// The second example once more, played to its end by the engine: chapter 4 with moral 4, a furvent and the Porte on the
/// way, six hordiers: 5 + 3 + 3 + 12 = 23.
#[test]
fn tv_8_the_last_chapter_of_the_second_example() {
    let mut scene =
        Scene::new(&[("scoring", "examples"), ("mode", "chapter"), ("chapter", "4"), ("difficulty", "5")], 1);
    scene.horde(0, &[1, 6, 12, 24, 25, 38]).moral(5);
    scene.contre(-1, 0, 6, Dice { violet: &[1; 6], black: &[1; 6], blue: &[1; 5], ..Dice::default() }).confirm();
    assert_eq!(scene.state.phase, Phase::Arrived);
    scene.act(Action::Stop);
    scene.stand(0, -3, -2).moral(5);
    scene.contre(-4, -2, 6, against(&[1, 2, 3, 4, 5, 6], &[], &[1, 2, 3, 4, 5, 6])).confirm();
    assert_eq!(scene.my_moral(), 4, "a marsh");
    scene.act(Action::Stop);
    scene.camp();
    scene.walk(-4, -3);
    assert_eq!(scene.score(), 23);
}

#[test]
fn tv_9_the_summary() {
    let points = Points::of(Scoring::Summary).unwrap();
    let surpass: i16 = (0..5).sum();
    assert_eq!(5 * points.tile + 7 * points.moral_per_chapter + 3 * points.hordier_each_chapter + surpass, 28);
}

#[test]
fn tv_10_the_authors_log() {
    // 61 points over 37 rows, 15 days: the logbook takes a point per day.
    let mut scene = Scene::new(&[("scoring", "logbook2021")], 1);
    scene.state.track_mut(0).score[Category::Moral as usize] = 61;
    for _ in 0..15 {
        scene.cross(0, -1);
        scene.state.track_mut(0).crossed = u64::MAX;
        scene.act(Action::Stop);
        scene.camp();
        scene.stand(0, 0, 0);
    }
    assert_eq!(scene.score(), 46);
}

#[test]
fn tv_11_ww_12_17_race_bonus() {
    let mut scene = rivals(&[1, 6, 12, 24, 25], &[4, 11, 16, 30, 32]);
    scene.stand(0, 0, -5).stand(1, 0, -5);
    scene.walk(0, -6);
    for _ in 0..2 {
        // The other horde steps back and forth for two days.
        scene.state.track_mut(1).day += 1;
    }
    scene.walk(0, -6);
    assert_eq!(scene.state.track(0).score[Category::Race as usize], 10);
    assert_eq!(scene.count(|event| matches!(event, Event::RaceBonus { points: 10, .. })), 1);
}

#[test]
fn tv_12_ww_11_2_surpassements_add_up() {
    let mut scene = solo(&TEAM);
    scene.state.track_mut(0).score = [0; 10];
    let way = [(0, -1), (0, -2), (0, -3), (0, -4), (1, -5), (2, -5), (2, -4)];
    for (number, (q, r)) in way.into_iter().enumerate() {
        scene.cross(q, r);
        let surpass = scene.state.track(0).score[Category::Surpassement as usize];
        assert_eq!(surpass, [0, 1, 3, 6, 10, 15, 21][number], "after {number} surpassements");
        scene.act(Action::GoOn);
        scene.camp();
    }
}

#[test]
fn tv_13_ww_12_12_roses() {
    let mut scene = Scene::new(&[("rose_winds", "both"), ("deck", "base_ext")], 1);
    // Upwind is straight up in chapter 1: C ahead, B and D beside it. A stands in the middle.
    let board = scene.game.board_of(&scene.state).clone();
    let a = scene.at(0, -2);
    let upwind = board.upwind;
    let beside = |turn: usize| board.sides[usize::from(a)][upwind.turned(turn).index()];
    let (b, c, d) = (beside(5), beside(0), beside(1));
    for (at, rose) in [(a, 1), (b, 4), (c, 6), (d, 2)] {
        scene.state.set_rose(at, rose);
    }
    let number = |at: u8, turn: usize| scene.game.rose_number(&scene.state, at, upwind.turned(turn));
    assert_eq!((number(a, 5), number(b, 2)), (5, 5), "A/B");
    assert_eq!((number(a, 0), number(c, 3)), (4, 6), "A/C");
    assert_eq!((number(a, 1), number(d, 4)), (3, 1), "A/D");
    // One green, two white in place of the wind's three: a mountain ahead has 3 + 1 green and 2 white.
    scene.state.track_mut(0).hex = a;
    let plan = scene.game.roll_plan(&scene.state, 0, scene.at(0, -4));
    assert_eq!((plan.green, plan.white), (4, 2));
    // Failing on A: 1 and 4 straight downwind, 2 and 5 to the clockwise side, 3 and 6 to the other.
    let across = |turn: usize| board.sides[usize::from(a)][upwind.turned(turn).index()];
    for (force, to) in [(1, across(3)), (4, across(3)), (2, across(2)), (5, across(2)), (3, across(4)), (6, across(4))]
    {
        let mut fails = Scene { game: scene.game.clone(), state: scene.state, log: Vec::new() };
        fails.horde(0, &TEAM).stand(0, 0, -3);
        fails.contre(0, -2, force, against(&[1], &[], &[6, 6, 6])).confirm();
        assert_eq!(fails.state.track(0).hex, to, "force {force}");
    }
    // Failing on C: 3 and 6 straight (to A), 2 and 5 to B, 1 and 4 to D.
    let c_hex = board.hex(c);
    for (force, to) in [(3, a), (6, a), (2, b), (5, b), (1, d), (4, d)] {
        let mut fails = Scene { game: scene.game.clone(), state: scene.state, log: Vec::new() };
        fails.horde(0, &TEAM).stand(0, 0, -4);
        fails.contre(c_hex.q, c_hex.r, force, against(&[1], &[], &[6, 6, 6])).confirm();
        assert_eq!(fails.state.track(0).hex, to, "force {force}");
    }
}

#[test]
fn tv_20_ww_6_17_force_zero_asks_for_the_sum_only() {
    assert!(verdict(&[6, 6], &[1, 1, 1, 1], &[1, 1, 2, 4, 4, 4], 0).0);
    assert!(!verdict(&[6, 6], &[1, 1, 1, 1], &[1, 1, 2, 3, 4, 4], 0).0);
    assert!(!verdict(&[6, 6], &[1, 1, 1, 1], &[1, 1, 2, 4, 4, 4], 1).0);
}

#[test]
fn tv_21_strict_and_capped() {
    assert_eq!(verdict(&[2, 5], &[1, 1, 1, 1], &[2, 2, 2, 2, 2, 2], 1), (false, true));
}

#[test]
fn tv_22_ww_6_2_an_edge_at_force_five() {
    let mut scene = solo(&TEAM);
    scene.walk(1, -1).wind(5);
    scene.roll(against(&[1, 2, 3, 5, 5, 6], &[2, 3], &[1, 4, 6]));
    assert_eq!(scene.epreuve(), ["146", "23", ""], "a forest on an edge, nothing added");
    assert!(!scene.wins());
    assert!(verdict(&[2, 3], &[1, 4, 6], &[1, 2, 3, 4, 5, 6], 5).0);
}

#[test]
fn tv_23_ww_6_3_a_furvent_on_an_edge_brings_its_own_die() {
    let mut scene = solo(&TEAM);
    scene.tile(-1, 0, Tile::Mountain);
    scene.walk(-1, 0).wind(6);
    scene.roll(against(&[1, 2, 3, 4, 5, 5], &[1, 2, 3], &[4, 5]));
    assert_eq!(scene.epreuve(), ["456", "123", ""]);
    assert!(!scene.wins());
    scene.shift(Colour::Blue, 5, true);
    assert!(scene.wins(), "all six must be equalled");
}

#[test]
fn tv_24_ww_6_20_black_needs_its_own_violet() {
    let mut scene = chapter(2, &TEAM);
    let dice = Dice { blue: &[6; 6], white: &[6; 5], violet: &[3, 4], black: &[3, 3], ..Dice::default() };
    scene.contre(0, -1, 1, dice);
    assert!(!scene.wins());
    scene.shift(Colour::Violet, 4, false);
    assert!(scene.wins());
    assert_eq!(scene.my_moral(), 8);
}

#[test]
fn tv_25_ww_6_16_an_ignored_die_asks_for_no_pair() {
    let mut scene = solo(&TEAM);
    scene.contre(-1, -2, 6, against(&[1, 2, 3, 4, 5, 5], &[], &[1, 2, 3, 4, 5, 6]));
    assert!(!scene.wins());
    scene.card(35).die(Colour::White, 6);
    assert!(scene.wins(), "five dice left, five pairs asked, 20 against 15");
    scene.confirm();
    assert_eq!(scene.state.track(0).score[Category::Furvents as usize], 3);
}

#[test]
fn tv_26_ww_6_18_force_seven_is_impassable() {
    let mut scene = solo(&[4, 6, 12, 21, 25, 35, 38, 91]);
    scene.contre(-1, -2, 6, against(&[1, 2, 3, 4, 5, 6], &[], &[1, 2, 3, 4, 5, 6]));
    scene.card(21).act(Action::Branch { second: true });
    assert_eq!(scene.state.contre.force, 7);
    scene.card(4).feed(Chance::Die { face: 6 });
    assert_eq!(scene.epreuve()[0], "123456", "6 does not reach 7");
    assert!(!scene.wins());
    scene.card(91);
    assert_eq!(scene.epreuve()[0], "");
    assert!(!scene.wins(), "impassable with no dice at all");
}

#[test]
fn tv_27_ww_6_19_which_contre_is_a_furvent() {
    let furvents = |scene: &Scene| scene.state.track(0).score[Category::Furvents as usize];
    let mut lowered = solo(&[1, 6, 12, 21, 25, 35, 38, 39]);
    lowered.contre(-1, -2, 6, against(&[1, 2, 3, 4, 5, 6], &[], &[1, 2, 3, 4, 5, 5]));
    lowered.card(21).act(Action::Branch { second: false });
    assert_eq!(lowered.state.contre.force, 5);
    lowered.confirm();
    assert_eq!(furvents(&lowered), 3, "the token shows 6");
    let mut raised = solo(&[1, 6, 12, 21, 25, 35, 38, 39]);
    raised.contre(-1, -2, 5, against(&[1, 2, 3, 4, 5, 6], &[], &[1, 2, 3, 4, 5, 6]));
    raised.card(21).act(Action::Branch { second: true }).confirm();
    assert_eq!(furvents(&raised), 3, "the force is 6");
    let mut both = solo(&[1, 6, 12, 32, 25, 35, 50, 39]);
    both.contre(-1, -2, 4, against(&[1, 2, 3, 4, 5, 6], &[], &[1, 2, 3, 4, 5, 6]));
    both.card(50).card(32);
    assert_eq!(both.state.contre.force, 1);
    both.confirm();
    assert_eq!(furvents(&both), 0, "what lay between does not count");
}

#[test]
fn tv_28_a_power_that_makes_a_furvent_on_an_edge_adds_the_die() {
    let mut scene = solo(&[1, 6, 12, 24, 25, 35, 50, 39]);
    scene.contre(-1, 0, 2, against(&[6; 6], &[1], &[1, 1, 1, 1])).card(50);
    assert_eq!((scene.state.contre.force, scene.epreuve()), (6, ["11116".to_owned(), "1".to_owned(), String::new()]));
}

#[test]
fn tv_29_ww_7_3_the_last_moral_is_not_for_sale() {
    let mut scene = solo(&[1, 6, 12, 32, 25, 35, 38, 39]);
    scene.contre(-1, 0, 2, against(&[1, 1], &[1], &[1])).moral(2);
    scene.shift(Colour::Blue, 1, true);
    assert_eq!(scene.my_moral(), 1);
    assert_eq!(
        scene.refused(Action::Shift { colour: Colour::Blue, face: 1, up: true }),
        ("WW-7.3", "refused-last-moral")
    );
    assert_eq!(scene.refused(Action::Use { card: crate::cards::CardId(32) }).0, "WW-7.3");
}

#[test]
fn tv_30_ww_6_30_the_double_penalty() {
    for (waived, expected) in [(false, [4, 2]), (true, [6, 6])] {
        let mut scene = chapter(3, &[1, 6, 8, 24, 25, 35, 43, 39]);
        scene.contre(-1, 0, 1, against(&[6; 6], &[6], &[1, 1, 1, 1, 1])).moral(6);
        if waived {
            scene.card(8);
        }
        scene.card(43).done();
        assert_eq!(scene.my_moral(), expected[0], "at once");
        scene.confirm();
        assert_eq!(scene.my_moral(), expected[1], "on entering");
    }
}

#[test]
fn tv_31_ww_7_5_ww_1_3_lost_on_entering() {
    let mut scene = chapter(3, &[1, 6, 8, 24, 25, 35, 43, 39]);
    scene.contre(-1, 0, 1, against(&[6; 6], &[6], &[1, 1, 1, 1, 1])).moral(3);
    scene.card(43).done().confirm();
    assert!(scene.is_lost());
    assert_eq!(scene.state.track(0).score[Category::Tiles as usize], 1, "the points stay");
    let mut poor = chapter(3, &[1, 6, 8, 24, 25, 35, 43, 39]);
    poor.contre(-1, 0, 1, against(&[6; 6], &[6], &[1, 1, 1, 1, 1])).moral(2);
    assert_eq!(poor.refused(Action::Use { card: crate::cards::CardId(43) }).0, "WW-7.3");
}

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
