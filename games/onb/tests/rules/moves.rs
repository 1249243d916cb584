//! Movement, charges and opportunities: sections 7 and 8.5, vectors V-01, V-06, V-07, V-10 to V-18, V-25.

use crate::common::{OPEN, Table};
use galerne_onb::{Action, Event, Mark};
use serde_json::json;

const FAR: (&str, u8, i8, i8, u8) = ("garde", 1, 11, 5, 6);

fn budget(table: &Table) -> u8 {
    table.position().active.unwrap().path.unwrap().budget
}

/// V-01: cluttered by a side 2 points, stairs by a diagonal 2, cluttered by a diagonal 2½.
#[test]
fn on_7_2_v_01_costs_of_steps() {
    let rows = ["............", ".,./........", ".....,......", "............", "............", "............"];
    for (from, direction, cost) in [((0, 1), 2, 4), ((2, 0), 3, 4), ((4, 1), 3, 5), ((6, 3), 2, 2), ((6, 3), 3, 3)] {
        let mut table = Table::new(&rows, json!({}), &[("garde", 0, from.0, from.1, 2), FAR]);
        table.take(0).go(Action::Course);
        let before = budget(&table);
        table.step(direction);
        assert_eq!(before - budget(&table), cost, "{from:?} {direction}");
    }
}

/// V-06: the author's two pictures of a diagonal step.
#[test]
fn on_7_3_v_06_diagonals_need_room() {
    let mut good =
        Table::new(&["##..", "....", "#...", "#..."], json!({}), &[("garde", 0, 1, 2, 2), ("garde", 1, 3, 3, 6)]);
    good.take(0).go(Action::Course);
    let before = budget(&good);
    good.step(1);
    assert_eq!((good.at(0), before - budget(&good)), (Some((2, 1)), 3));
    let mut bad =
        Table::new(&["##..", ".#..", "#...", "#..."], json!({}), &[("garde", 0, 1, 2, 2), ("garde", 1, 3, 3, 6)]);
    bad.take(0).go(Action::Course);
    assert_eq!(bad.rule_against(Action::Step { direction: 1, careful: false }), "ON-7.3");
}

/// V-07: a large base in a passage as wide as itself, and in a narrower one.
#[test]
fn on_7_5_v_07_large_bases() {
    let rows = ["..#..", "###..", ".....", ".....", "..#.."];
    let mut wide = Table::new(&rows, json!({}), &[("ogre", 0, 0, 2, 2), ("garde", 1, 4, 4, 6)]);
    wide.take(0).go(Action::Course).step(2).step(2);
    assert_eq!((wide.at(0), budget(&wide)), (Some((2, 2)), 10 - 4));
    let rows = ["..#..", "###..", ".....", "..#..", "..#.."];
    let mut narrow = Table::new(&rows, json!({}), &[("ogre", 0, 0, 2, 2), ("garde", 1, 4, 4, 6)]);
    narrow.take(0);
    assert!(!narrow.may(Action::Step { direction: 2, careful: false }));
    let course = narrow.legal().contains(&Action::Course);
    if course {
        narrow.go(Action::Course);
        assert_eq!(narrow.rule_against(Action::Step { direction: 2, careful: false }), "ON-7.3");
    }
}

/// `large_heading`: the first step of a large base is within 45° of its facing, the next within 45° of the last.
#[test]
fn on_7_5_large_heading() {
    let mut table = Table::new(&OPEN, json!({ "large_heading": true }), &[("ogre", 0, 4, 2, 2), FAR]);
    table.take(0).go(Action::Course);
    assert_eq!(table.rule_against(Action::Step { direction: 0, careful: false }), "ON-7.5");
    table.step(1);
    assert!(table.may(Action::Step { direction: 0, careful: false }));
    assert_eq!(table.rule_against(Action::Step { direction: 3, careful: false }), "ON-7.5");
}

/// `large_heading` binds a charge as it binds a walk.
#[test]
fn on_7_5_on_7_21_large_heading_in_a_charge() {
    let charger = |facing: u8| {
        let mut table = Table::new(
            &["............"; 8],
            json!({ "large_heading": true }),
            &[("ogre", 0, 0, 2, facing), ("garde", 1, 6, 4, 6)],
        );
        table.take(0);
        table
    };
    assert_eq!(charger(6).rule_against(Action::Charge(1)), "ON-7.5", "the target is behind it");
    // Facing north-east it may set off east or north-east, and only east brings it closer; from there it may slant.
    let mut slanting = charger(1);
    slanting.go(Action::Charge(1));
    assert_eq!(slanting.rule_against(Action::Step { direction: 3, careful: false }), "ON-7.5", "a right angle");
    slanting.step(2);
    assert!(slanting.may(Action::Step { direction: 3, careful: false }));
    // A base of one cell turns as it likes.
    let mut small = Table::new(
        &["............"; 8],
        json!({ "large_heading": true }),
        &[("garde", 0, 0, 2, 6), ("garde", 1, 6, 4, 6)],
    );
    small.take(0);
    assert!(small.may(Action::Charge(1)));
}

/// A creature that could go but for its heading is refused for that, and not for want of room.
#[test]
fn on_7_5_a_walk_that_only_the_heading_forbids_says_so() {
    let rows = ["....", "....", "....", "...."];
    let figures = |facing: u8| [("ogre", 0, 2, 0, facing), ("garde", 1, 0, 3, 6)];
    let mut cornered = Table::new(&rows, json!({ "large_heading": true }), &figures(1));
    cornered.take(0);
    assert_eq!(cornered.refusal(Action::Course), (galerne_engine::Rule("ON-7.5"), "refused-heading"));
    cornered.with(0, |unit| unit.facing = 5);
    assert!(cornered.may(Action::Course));
}

/// V-10: course 5 is 10 halves: 2+2+3+3 fits, 3+3+3+2 does not.
#[test]
fn on_7_1_v_10_budget() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 4, 2), FAR]);
    table.take(0).go(Action::Course).step(2).step(2).step(1).step(1);
    assert_eq!(table.position().phase, "action", "nothing is left of the points, so the move is over");
    assert_eq!(table.rule_against(Action::Course), "ON-5.10", "one movement a round");
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 4, 2), FAR]);
    table.take(0).go(Action::Course).step(1).step(1).step(1);
    assert_eq!(table.position().phase, "action", "half a point pays for no step: the move is over");
    assert!(!table.may(Action::Step { direction: 2, careful: false }));
    let mut turret = Table::new(&OPEN, json!({}), &[("tourelle", 0, 1, 4, 2), FAR]);
    turret.take(0);
    assert!(!turret.may(Action::Course) && !turret.may(Action::Sprint), "value 0 cannot move");
    let mut sprint = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 4, 2), FAR]);
    sprint.take(0).go(Action::Sprint);
    assert_eq!(budget(&sprint), 18);
    assert_eq!(sprint.rule_against(Action::Halt), "ON-7.1", "at least one step");
}

/// V-11 and V-12: enemies bar a corner, friends do not; no creature ends on a friend.
#[test]
fn on_7_3_on_7_4_on_7_7_v_11_v_12_friends_and_enemies_on_the_way() {
    let mut foe = Table::new(&OPEN, json!({}), &[("garde", 0, 2, 2, 2), ("garde", 1, 2, 1, 6)]);
    foe.take(0).go(Action::Course);
    assert_eq!(foe.rule_against(Action::Step { direction: 1, careful: false }), "ON-7.3");
    let mut friend = Table::new(&OPEN, json!({}), &[("garde", 0, 2, 2, 2), ("garde", 0, 2, 1, 6), FAR]);
    friend.take(0).go(Action::Course).step(1);
    assert_eq!(friend.at(0), Some((3, 1)));
    let mut through = Table::new(&OPEN, json!({}), &[("garde", 0, 1, 1, 2), ("garde", 0, 2, 1, 6), FAR]);
    through.take(0).go(Action::Course).step(2);
    assert_eq!(through.rule_against(Action::Halt), "ON-7.4");
    through.step(2).go(Action::Halt);
    assert_eq!((through.at(0), through.at(1)), (Some((3, 1)), Some((2, 1))));
    // With the last points no creature steps onto a friend: there would be no way off again.
    let rows = ["#######", "#.,,,.#", "#######", "......."];
    let mut stuck =
        Table::new(&rows, json!({}), &[("garde", 0, 1, 1, 2), ("garde", 0, 4, 1, 6), ("garde", 1, 6, 3, 6)]);
    stuck.take(0).go(Action::Course).step(2).step(2);
    assert_eq!(
        stuck.rule_against(Action::Step { direction: 2, careful: false }),
        "ON-7.1",
        "10 − 8 halves do not pay for 4"
    );
    let rows = ["#######", "#.,,..#", "#######", "......."];
    let mut stuck =
        Table::new(&rows, json!({}), &[("garde", 0, 1, 1, 2), ("garde", 0, 4, 1, 6), ("garde", 1, 6, 3, 6)]);
    stuck.take(0).go(Action::Course).step(2).step(2);
    assert_eq!(
        stuck.rule_against(Action::Step { direction: 2, careful: false }),
        "ON-7.4",
        "2 halves lead onto a friend and not off again"
    );
}

/// V-13 and V-14.
#[test]
fn on_7_2_on_7_3_v_13_v_14_large_bases_sweep_rectangles() {
    let rows = ["..2...", "......", "......", "......"];
    let mut table = Table::new(&rows, json!({}), &[("ogre", 0, 0, 0, 2), ("garde", 1, 5, 3, 6)]);
    table.take(0).go(Action::Course);
    assert_eq!(table.rule_against(Action::Step { direction: 3, careful: false }), "ON-7.3");
    let rows = ["......", "..,...", "......", "......"];
    let mut table = Table::new(&rows, json!({}), &[("ogre", 0, 0, 0, 2), ("garde", 1, 5, 3, 6)]);
    table.take(0).go(Action::Course).step(2);
    assert_eq!(budget(&table), 10 - 4);
}

#[test]
fn on_7_6_on_12_17_flyers_pass_over_and_land_on_clear_ground() {
    let rows = ["............", "..2,,6......", "............", "............", "............", "............"];
    let mut table = Table::new(&rows, json!({}), &[("diablotin", 0, 1, 1, 2), FAR]);
    table.take(0).go(Action::Course).step(2);
    assert_eq!((table.at(0), budget(&table)), (Some((2, 1)), 12));
    assert_eq!(table.rule_against(Action::Halt), "ON-7.4", "over an obstacle one does not stop");
    table.step(2).step(2);
    assert_eq!(budget(&table), 8, "no extra for clutter");
    assert_eq!(table.rule_against(Action::Step { direction: 2, careful: false }), "ON-7.3", "6 is too tall");
    table.go(Action::Halt);
    assert_eq!(table.at(0), Some((4, 1)));
}

/// V-16: a knight's charge.
#[test]
fn on_7_20_on_7_21_on_7_22_on_8_17_on_12_12_v_16_charge() {
    let mut table = Table::new(&OPEN, json!({}), &[("chevalier", 0, 0, 2, 2), ("garde", 1, 9, 2, 6)]);
    table.take(0).go(Action::Charge(1));
    assert_eq!(table.rule_against(Action::Halt), "ON-7.21");
    assert_eq!(table.rule_against(Action::Step { direction: 6, careful: false }), "ON-7.3", "off the board");
    assert_eq!(table.rule_against(Action::Step { direction: 0, careful: false }), "ON-7.21", "not closer");
    for _ in 0..8 {
        table.step(2);
    }
    table.roll(5);
    assert_eq!(table.rolled(), ("[4] D20+2 +1 PV".to_owned(), 3, 10));
    assert_eq!((table.at(0), table.pv(1)), (Some((8, 2)), 3));
    assert_eq!(table.position().phase, "facing", "a charge is the whole activation");
    for figure in [("gobelin", 0, 4, 2, 2), ("drone", 0, 4, 2, 2), ("garde", 1, 4, 2, 2)] {
        let mut barred = Table::new(&OPEN, json!({}), &[("chevalier", 0, 0, 2, 2), ("garde", 1, 9, 2, 6), figure]);
        barred.take(0);
        assert_eq!(barred.rule_against(Action::Charge(1)), "ON-7.20");
    }
    let mut shaken = Table::new(&OPEN, json!({}), &[("chevalier", 0, 0, 2, 2), ("garde", 1, 9, 2, 6)]);
    shaken.take(0).with(0, |unit| unit.marks.push(Mark::Shaken));
    assert_eq!(shaken.refusal(Action::Charge(1)), (galerne_engine::Rule("ON-7.20"), "refused-charge-shaken"));
    let mut touching =
        Table::new(&OPEN, json!({}), &[("chevalier", 0, 0, 2, 2), ("garde", 1, 9, 2, 6), ("garde", 1, 0, 3, 6)]);
    touching.take(0);
    assert_eq!(touching.rule_against(Action::Charge(1)), "ON-7.20");
    let mut drone = Table::new(&OPEN, json!({}), &[("drone", 0, 0, 2, 2), ("garde", 1, 5, 2, 6)]);
    drone.take(0);
    assert_eq!(drone.rule_against(Action::Charge(1)), "ON-7.22", "nothing to strike with");
    let mut far = Table::new(&OPEN, json!({}), &[("garde", 0, 0, 2, 2), ("garde", 1, 11, 2, 6)]);
    far.take(0);
    assert_eq!(far.rule_against(Action::Charge(1)), "ON-7.21");
}

/// Where only one step is possible, it is not asked for (section 5.3): the run goes on to the next choice, or to the
/// blow.
#[test]
fn on_7_21_a_charge_through_a_corridor_runs_by_itself() {
    let rows = ["..........", "##########", "..........", ".........."];
    let mut table = Table::new(&rows, json!({}), &[("garde", 0, 0, 0, 2), ("garde", 1, 6, 0, 6)]);
    table.take(0).go(Action::Charge(1));
    assert_eq!((table.at(0), table.position().phase.as_str()), (Some((5, 0)), "die"), "five steps and the blow");
    assert_eq!(table.events.iter().filter(|event| matches!(event, Event::Stepped { .. })).count(), 5);
    // With room beside the way every step is a choice.
    let mut open = Table::new(&OPEN, json!({}), &[("garde", 0, 0, 2, 2), ("garde", 1, 6, 2, 6)]);
    open.take(0).go(Action::Charge(1));
    assert_eq!((open.at(0), open.position().phase.as_str()), (Some((0, 2)), "move"));
    // An enemy in a niche by the way: leaving him carefully is a choice as long as the points reach for it.
    let rows = ["..........", "##.#######", "##########", ".........."];
    for (quarry, phase) in [(8, "move"), (9, "die")] {
        let figures = [("garde", 0, 0, 0, 2), ("garde", 1, quarry, 0, 6), ("garde", 1, 2, 1, 0)];
        let mut watched = Table::new(&rows, json!({}), &figures);
        watched.take(0).go(Action::Charge(1));
        assert_eq!((watched.at(0), watched.position().phase.as_str()), (Some((3, 0)), phase), "{quarry}");
    }
}

/// V-17: passing a comrade of the target without leaving his touch provokes nothing.
#[test]
fn on_7_21_on_8_31_v_17_charging_past_somebody() {
    let mut table =
        Table::new(&OPEN, json!({}), &[("chevalier", 0, 0, 2, 2), ("garde", 1, 9, 2, 6), ("garde", 1, 7, 1, 6)]);
    table.take(0).go(Action::Charge(1));
    for _ in 0..8 {
        table.step(2);
    }
    table.roll(20);
    assert!(table.unit(2).marks.is_empty(), "no opportunity was used");
}

/// V-18: a drone among enemies.
#[test]
fn on_8_31_on_8_32_v_18_one_careful_step_for_all() {
    let ring = [(1, 1), (2, 1), (3, 1), (1, 2), (3, 2), (1, 3), (2, 3), (3, 3)];
    let mut figures = vec![("drone", 0, 2, 2, 2)];
    figures.extend(ring.iter().map(|&(x, y)| ("garde", 1, x, y, 0)));
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0).go(Action::Course);
    let before = budget(&table);
    // Over the one to the east: still touching those beside it, leaving the three on the far side.
    table.go(Action::Step { direction: 2, careful: true });
    assert_eq!(before - budget(&table), 2 + 4);
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0).go(Action::Course);
    let before = budget(&table);
    table.go(Action::Step { direction: 3, careful: true });
    assert_eq!(before - budget(&table), 3 + 4);
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0).go(Action::Course).step(2);
    // Three of the eight are left behind; each strikes in turn unless the drone dies.
    assert_eq!(table.position().phase, "die");
    let mut blows = 0;
    while table.position().phase == "die" {
        table.roll(1);
        blows += 1;
    }
    assert_eq!((blows, table.at(0)), (3, Some((3, 2))));
}

/// V-25: leaving a guard.
#[test]
fn on_8_16_on_8_30_on_8_33_on_8_34_v_25_opportunity() {
    let start = || {
        let mut table =
            Table::new(&OPEN, json!({}), &[("gobelin", 0, 3, 3, 2), ("garde", 1, 4, 3, 6), ("gobelin", 0, 0, 5, 0)]);
        table.take(0).go(Action::Course);
        table
    };
    let mut missed = start();
    missed.step(6).roll(7);
    assert_eq!(missed.rolled(), ("[3] D20+4 +2 PV".to_owned(), -2, 9));
    assert_eq!((missed.at(0), missed.pv(0)), (Some((2, 3)), 3));
    assert_eq!(missed.unit(1).marks, [Mark::Riposte]);
    let mut hit = start();
    hit.step(6).roll(8);
    assert_eq!(hit.rolled().2, 10);
    assert_eq!(hit.pv(0), 0, "three PV: dead, and the activation is over");
    assert_eq!(hit.position().active, None);
    let mut careful = start();
    let before = budget(&careful);
    careful.go(Action::Step { direction: 6, careful: true });
    assert_eq!((before - budget(&careful), careful.pv(0), careful.at(0)), (6, 3, Some((2, 3))));
    assert_eq!(
        careful.rule_against(Action::Step { direction: 6, careful: true }),
        "ON-8.32",
        "nothing to fear any more"
    );
}

#[test]
fn on_8_33_opportunities_may_be_asked_or_off_and_come_once_a_round() {
    let mut ask = Table::new(&OPEN, json!({ "opportunity": "ask" }), &[("gobelin", 0, 3, 3, 2), ("garde", 1, 4, 3, 6)]);
    ask.take(0).go(Action::Course).step(6);
    assert_eq!((ask.position().phase.as_str(), ask.decider().0), ("opportunity", 1));
    ask.go(Action::Riposte(false));
    assert_eq!((ask.at(0), ask.unit(1).marks.len()), (Some((2, 3)), 0), "declined: it is still there for another");
    let mut taken =
        Table::new(&OPEN, json!({ "opportunity": "ask" }), &[("gobelin", 0, 3, 3, 2), ("garde", 1, 4, 3, 6)]);
    taken.take(0).go(Action::Course).step(6).go(Action::Riposte(true)).roll(1);
    assert_eq!(taken.unit(1).marks, [Mark::Riposte]);
    let mut off = Table::new(&OPEN, json!({ "opportunity": "off" }), &[("gobelin", 0, 3, 3, 2), ("garde", 1, 4, 3, 6)]);
    off.take(0).go(Action::Course).step(6);
    assert_eq!(off.at(0), Some((2, 3)));
    for mark in [Mark::Riposte, Mark::Shaken, Mark::Prone] {
        let mut spent = Table::new(&OPEN, json!({}), &[("gobelin", 0, 3, 3, 2), ("garde", 1, 4, 3, 6)]);
        spent.take(0).with(1, |unit| unit.marks.push(mark)).go(Action::Course).step(6);
        assert_eq!(spent.at(0), Some((2, 3)), "{mark:?}");
    }
    // A turret has nothing to strike with (ON-8.30).
    let mut turret = Table::new(&OPEN, json!({}), &[("gobelin", 0, 3, 3, 2), ("tourelle", 1, 4, 3, 6)]);
    turret.take(0).go(Action::Course).step(6);
    assert_eq!(turret.at(0), Some((2, 3)));
}

/// ON-8.34: knocked down on the way, over a friend: back to where one can lie.
#[test]
fn on_8_34_a_fall_ends_the_move_where_one_can_lie() {
    let figures = [("garde", 0, 3, 3, 2), ("garde", 0, 4, 3, 2), ("orque", 1, 3, 2, 4)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    // East through a friend, still touching the orc; then away to the south-east.
    table.take(0).go(Action::Sprint).step(2);
    assert_eq!(table.at(0), Some((4, 3)));
    table.step(3).roll(20);
    assert_eq!(table.at(0), Some((3, 3)), "back to the start, the last place where it could stop");
    assert_eq!(table.unit(0).marks, [Mark::Prone]);
    assert!(table.events.iter().any(|event| matches!(event, Event::PutBack { .. })));
    assert_eq!(table.position().phase, "facing", "a sprint was the whole activation");
}
