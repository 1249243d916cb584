//! The test vectors and worked examples of the specification, TV-1 … TV-31.

use super::*;
use crate::options::GreenRule;
use crate::rules::facing::Facing;
use crate::scoring::Points;

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
    let points = Points::named("examples").unwrap();
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
    let points = Points::named("summary").unwrap();
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
