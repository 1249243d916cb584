//! Attacks, modifiers, markers: section 8, vectors V-20 to V-33.

use crate::common::{OPEN, Table};
use galerne_engine::{Positions, Rules, Square, Words};
use galerne_onb::{Action, Event, Mark, Modifiers};
use galerne_texts::{Language, Texts};
use serde_json::json;

fn modifiers(table: &Table) -> Modifiers {
    table
        .events
        .iter()
        .find_map(|event| match event {
            Event::Rolled { modifiers, .. } => Some(*modifiers),
            _ => None,
        })
        .expect("an attack was rolled")
}

fn attack(weapon: u8, target: u8) -> Action {
    Action::Attack { weapon, target }
}

/// V-20 and V-21: presence and the back of a goblin.
#[test]
fn on_8_4_on_8_5_on_8_7_on_8_11_on_8_12_v_20_v_21_presence_and_rear() {
    let figures = [("garde", 0, 3, 3, 2), ("gobelin", 1, 4, 3, 2), ("piquier", 0, 5, 3, 6), ("gobelin", 1, 11, 0, 0)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0).go(attack(0, 1)).roll(3);
    assert_eq!(table.rolled(), ("[3] D20+4 +2 PV".to_owned(), 3, 10));
    assert_eq!((modifiers(&table).presence, modifiers(&table).rear), (1, 2));
    assert_eq!((table.pv(1), table.at(1)), (0, None), "three PV: dead and removed");
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(2).go(attack(0, 1)).roll(6);
    assert_eq!(table.rolled(), ("[3] D20+3 +1 PV".to_owned(), 1, 10));
    assert_eq!((table.pv(1), table.unit(1).marks), (1, vec![Mark::Shaken]));
}

/// The log writes everything below zero with the same minus sign, the sum included.
#[test]
fn on_8_5_a_sum_below_zero_has_the_sign_of_its_parts() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("gobelin", 1, 4, 3, 6)]);
    table.take(0).go(attack(0, 1)).roll(1);
    let mut rolled = *table.events.iter().find(|event| matches!(event, Event::Rolled { .. })).unwrap();
    if let Event::Rolled { line, value, .. } = &mut rolled {
        (line.bonus, *value) = (-3, -2);
    }
    let texts = Texts::new(galerne_onb::Onb::TEXTS).unwrap();
    let said = texts.say(Language::En, &table.game.tell(&rolled), &[]);
    assert!(said.contains("line −3") && said.contains("misses Goblin\u{a0}2: −2 (") && !said.contains(" -"), "{said}");
}

/// V-22: a pike over a friend.
#[test]
fn on_8_2_on_8_10_v_22_reach_over_a_friend() {
    let figures = [("piquier", 0, 2, 3, 2), ("garde", 0, 3, 3, 2), ("orque", 1, 4, 3, 6)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0).go(attack(0, 2)).roll(10);
    assert_eq!(table.rolled(), ("[3] D20+4".to_owned(), -1, 13));
    assert_eq!((modifiers(&table).cover, modifiers(&table).presence), (-2, 1));
    let mut sword = Table::new(&OPEN, json!({}), &[("garde", 0, 2, 3, 2), ("orque", 1, 4, 3, 6)]);
    sword.take(0);
    assert_eq!(sword.rule_against(attack(0, 1)), "ON-8.2");
}

/// V-23: bands and cover.
#[test]
fn on_8_3_on_8_10_v_23_crossbow() {
    let rows = ["............", ".....2......", "............", "............", "............", "............"];
    let mut table = Table::new(&rows, json!({}), &[("arbaletrier", 0, 1, 1, 2), ("gobelin", 1, 8, 1, 6)]);
    table.take(0).go(attack(0, 1)).roll(12);
    assert_eq!(table.rolled(), ("[4] D20 +2 PV".to_owned(), -2, 10));
    let mut long = Table::new(&rows, json!({}), &[("arbaletrier", 0, 0, 1, 2), ("gobelin", 1, 10, 1, 6)]);
    long.take(0).go(attack(0, 1)).roll(12);
    assert_eq!(long.rolled(), ("[4] D20−2 +2 PV".to_owned(), -2, 8));
    let mut out =
        Table::new(&["................"; 4], json!({}), &[("arbaletrier", 0, 0, 1, 2), ("gobelin", 1, 15, 1, 6)]);
    out.take(0);
    assert_eq!(out.rule_against(attack(0, 1)), "ON-8.3");
    let mut near = Table::new(&["................"; 4], json!({}), &[("mortier", 0, 0, 1, 2), ("gobelin", 1, 2, 1, 6)]);
    near.take(0).go(Action::Aim { weapon: 0 });
    assert_eq!(near.rule_against(Action::Cell(Square::new(2, 1))), "ON-8.3", "under its minimum range");
}

/// V-24: fire and reload.
#[test]
fn on_10_3_on_8_1_v_24_reloading() {
    let mut table = Table::new(&OPEN, json!({}), &[("arbaletrier", 0, 1, 1, 2), ("garde", 1, 8, 1, 6)]);
    table.take(0);
    assert_eq!(table.rule_against(Action::Power { power: 0 }), "ON-10.3", "loaded already");
    table.go(attack(0, 1)).roll(1).go(Action::Power { power: 0 });
    assert_eq!(table.position().phase, "facing");
    assert!(table.unit(0).unloaded.is_empty());
    let mut moved = Table::new(&OPEN, json!({}), &[("arbaletrier", 0, 1, 1, 2), ("garde", 1, 8, 1, 6)]);
    moved.take(0).go(Action::Course).step(2).go(Action::Halt).go(attack(0, 1)).roll(1);
    assert_eq!(moved.unit(0).unloaded, [0]);
    moved.take(0);
    assert_eq!(moved.rule_against(attack(0, 1)), "ON-10.3");
    moved.go(Action::Power { power: 0 }).go(attack(0, 1)).roll(1);
    assert_eq!(moved.unit(0).unloaded, [0]);
}

#[test]
fn on_8_1_on_5_10_what_may_be_attacked_and_how_often() {
    let figures = [("voyante", 0, 3, 3, 2), ("garde", 0, 4, 3, 2), ("garde", 1, 3, 4, 0), ("loup", 9, 6, 3, 0)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0);
    assert_eq!(table.rule_against(attack(0, 1)), "ON-8.1", "an ally");
    assert_eq!(table.rule_against(attack(1, 3)), "ON-8.1", "a neutral");
    assert_eq!(table.rule_against(attack(1, 9)), "ON-8.1", "nobody");
    assert_eq!(table.rule_against(attack(5, 2)), "ON-8.1", "no such weapon");
    table.go(attack(0, 2)).roll(1);
    assert_eq!(table.rule_against(attack(1, 2)), "ON-5.10", "one attack a round");
    let mut dry = Table::new(&OPEN, json!({}), &figures);
    dry.take(0).with(0, |unit| unit.mana = 0);
    assert_eq!(dry.rule_against(attack(1, 2)), "ON-8.1");
    let mut spent = Table::new(&OPEN, json!({}), &figures);
    spent.take(0).go(attack(1, 2)).roll(1);
    assert_eq!(spent.unit(0).mana, 7);
}

#[test]
fn on_8_8_no_automatic_hits_unless_critical_rolls() {
    // A guard against Aldric from the front: D20−2, so 20 makes 18 and 1 makes −1.
    let duel = |more: serde_json::Value, face: u8| {
        let mut table = Table::new(&OPEN, more, &[("gobelin", 0, 3, 3, 2), ("ogre", 1, 4, 3, 6)]);
        table.take(0).go(attack(0, 1)).roll(face);
        table.pv(1)
    };
    assert_eq!((duel(json!({}), 1), duel(json!({ "critical_rolls": true }), 1)), (8, 8));
    let sure = |more: serde_json::Value| {
        let mut table = Table::new(&OPEN, more, &[("garde", 0, 3, 3, 2), ("tourelle", 1, 4, 3, 6)]);
        table.take(0).go(attack(0, 1)).roll(1);
        table.pv(1)
    };
    assert!(sure(json!({})) < 4, "D12+17 cannot miss");
    assert_eq!(sure(json!({ "critical_rolls": true })), 4, "but a natural 1 always does");
}

/// V-26: what shakes whom.
#[test]
fn on_8_20_on_8_21_on_12_14_v_26_shaken() {
    let struck = |kind: &str, pv_lost: u8| {
        // Any attacker will do: look for a face that costs exactly that much.
        for (attacker, weapon) in
            [("garde", 0), ("ogre", 0), ("orque", 0), ("prime", 0), ("chevalier", 0), ("gobelin", 0), ("aldric", 0)]
        {
            for face in 1..=12 {
                let mut table = Table::new(
                    &OPEN,
                    json!({ "knockdown": false }),
                    &[(attacker, 0, 2, 3, 2), (kind, 1, if attacker == "ogre" { 4 } else { 3 }, 3, 6)],
                );
                table.take(0).go(attack(weapon, 1)).roll(face);
                let full = table.game.library().kinds[table.game.library().kind(kind).unwrap()].pv;
                if full - table.pv(1) == pv_lost {
                    return table.unit(1).marks.contains(&Mark::Shaken);
                }
            }
        }
        panic!("nobody takes {pv_lost} PV from {kind}");
    };
    assert!(struck("garde", 3) && !struck("garde", 2));
    assert!(!struck("ogre", 3));
    assert!(!struck("sentinelle", 2));
    // Shaken: −2 on attacks, no opportunities, gone at the end of the activation.
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 2, 3, 2), ("garde", 1, 3, 3, 6)]);
    table.take(0).with(0, |unit| unit.marks.push(Mark::Shaken)).go(attack(0, 1)).roll(1);
    assert_eq!(modifiers(&table).shaken, -2);
    table.go(Action::End);
    assert!(table.unit(0).marks.is_empty(), "ON-5.12");
}

/// V-27: who falls.
#[test]
fn on_8_23_on_8_24_on_12_15_v_27_knocked_down() {
    let falls = |kind: &str, value: i16| {
        let x = 3;
        let mut table = Table::new(
            &OPEN,
            json!({ "presence": false, "facing_rear": 0 }),
            &[("orque", 0, 2, 3, 2), (kind, 1, x, 3, 6)],
        );
        let lines = table.game.lines();
        let library = table.game.library();
        let line = lines.get(
            library.kind("orque").unwrap() as u8,
            0,
            galerne_onb::bestiary::Band::Normal,
            library.kind(kind).unwrap() as u8,
        );
        let face = value - line.bonus;
        table.take(0);
        // The dear life of a goblin must last: the blow is about falling, not dying.
        table.go(attack(0, 1)).roll(face as u8);
        (table.pv(1) > 0).then(|| table.unit(1).marks.contains(&Mark::Prone))
    };
    assert_eq!(falls("garde", 15), Some(true));
    assert_eq!(falls("piquier", 15), Some(true));
    assert_ne!(falls("gobelin", 15), Some(false));
    for kind in ["ogre", "chevalier", "diablotin"] {
        assert_ne!(falls(kind, 15), Some(true), "{kind}");
    }
    assert_eq!(falls("garde", 14), Some(false));
    let mut off = Table::new(&OPEN, json!({ "knockdown": false }), &[("orque", 0, 2, 3, 2), ("garde", 1, 3, 3, 6)]);
    off.take(0).go(attack(0, 1)).roll(20);
    assert!(!off.unit(1).marks.contains(&Mark::Prone));
}

#[test]
fn on_8_13_on_8_24_on_8_25_on_5_11_lying_and_standing_up() {
    let prone = |x: i8, attacker: &'static str, weapon: u8| {
        let mut table =
            Table::new(&OPEN, json!({}), &[(attacker, 0, 2, 3, 2), ("garde", 1, x, 3, 6), ("garde", 1, 11, 0, 0)]);
        table.take(0).with(1, |unit| unit.marks.push(Mark::Prone)).go(attack(weapon, 1)).roll(1);
        modifiers(&table).prone
    };
    assert_eq!(prone(3, "garde", 0), 2, "by hand");
    assert_eq!(prone(6, "gobelin", 1), -2, "from afar");
    assert_eq!(prone(3, "gobelin", 1), 0, "a shot at one's feet");
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 2, 3, 2), ("garde", 1, 3, 3, 6)]);
    table.take(0).with(0, |unit| unit.marks.push(Mark::Prone));
    assert_eq!(table.legal(), [Action::Stand, Action::End, Action::Concede]);
    assert_eq!(table.rule_against(attack(0, 1)), "ON-5.11");
    table.go(Action::Stand);
    assert!(table.may(attack(0, 1)), "standing up costs one half-action of two");
    assert_eq!(table.rule_against(Action::Stand), "ON-8.25");
    // The fallen are no presence: neither for nor against.
    let mut alone = Table::new(
        &OPEN,
        json!({}),
        &[("garde", 0, 2, 3, 2), ("garde", 1, 3, 3, 6), ("garde", 0, 4, 3, 6), ("garde", 1, 2, 2, 6)],
    );
    alone.take(0).with(2, |unit| unit.marks.push(Mark::Prone)).with(3, |unit| unit.marks.push(Mark::Prone));
    alone.go(attack(0, 1)).roll(1);
    assert_eq!(modifiers(&alone).presence, 0);
}

/// V-30: a turret looks one way.
#[test]
fn on_12_16_on_5_12_on_5_14_v_30_turret() {
    let wide = ["............"; 9];
    let mut table =
        Table::new(&wide, json!({}), &[("tourelle", 0, 5, 5, 2), ("garde", 1, 5, 2, 6), ("garde", 1, 4, 2, 6)]);
    table.take(0);
    assert!(table.may(attack(0, 1)), "straight beside is not behind");
    assert_eq!(table.rule_against(attack(0, 2)), "ON-12.16");
    assert_eq!(table.rule_against(Action::Course), "ON-12.16");
    table.go(attack(0, 1)).roll(1).go(Action::End);
    let facings: Vec<Action> = table.legal().into_iter().filter(|action| matches!(action, Action::Face(_))).collect();
    assert_eq!(facings, [0, 1, 2, 3, 4].map(Action::Face));
    assert_eq!(table.rule_against(Action::Face(6)), "ON-12.16");
}

/// V-31: the mind.
#[test]
fn on_6_33_on_8_15_on_8_20_v_31_psychic() {
    let rows = ["............", "............", "............", "....2.......", "............", "............"];
    let mut table = Table::new(&rows, json!({}), &[("voyante", 0, 2, 3, 2), ("garde", 1, 7, 3, 6)]);
    table.take(0).with(1, |unit| unit.marks.push(Mark::Prone)).go(attack(1, 1)).roll(14);
    assert_eq!(table.rolled(), ("[2] D20+1 +1 PV".to_owned(), 0, 15));
    assert_eq!(table.pv(1), 3);
    assert!(table.unit(1).marks.contains(&Mark::Shaken), "by ebranle, 15 or more");
    let mut shaken = Table::new(&rows, json!({}), &[("voyante", 0, 2, 3, 2), ("garde", 1, 7, 3, 6)]);
    shaken.take(0).with(0, |unit| unit.marks.push(Mark::Shaken)).go(attack(1, 1)).roll(14);
    assert_eq!(shaken.rolled().1, -2);
}

/// V-32: presence has a cap.
#[test]
fn on_8_11_v_32_presence_is_capped() {
    let crowd = |friends: &[(i8, i8)], foes: &[(i8, i8)], more: serde_json::Value| {
        let mut figures = vec![("garde", 0, 4, 3, 2), ("garde", 1, 5, 3, 6)];
        figures.extend(friends.iter().map(|&(x, y)| ("garde", 0, x, y, 2)));
        figures.extend(foes.iter().map(|&(x, y)| ("garde", 1, x, y, 6)));
        let mut table = Table::new(&OPEN, more, &figures);
        table.take(0).go(attack(0, 1)).roll(1);
        modifiers(&table).presence
    };
    let friends = [(6, 2), (6, 3), (6, 4), (5, 2)];
    assert_eq!(crowd(&friends, &[(3, 3)], json!({})), 2, "4 − 1 is capped at 2");
    assert_eq!(crowd(&friends, &[(3, 3)], json!({ "presence_cap": 4 })), 3);
    assert_eq!(crowd(&friends[..1], &[(3, 2), (3, 3), (3, 4), (4, 4)], json!({})), -2);
    assert_eq!(crowd(&friends, &[], json!({ "presence": false })), 0);
}

#[test]
fn on_8_12_the_back_may_count_for_nothing() {
    let mut table = Table::new(&OPEN, json!({ "facing_rear": 0 }), &[("garde", 0, 3, 3, 2), ("garde", 1, 4, 3, 2)]);
    table.take(0).go(attack(0, 1)).roll(1);
    assert_eq!(modifiers(&table).rear, 0);
    let mut side = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("garde", 1, 4, 3, 0)]);
    side.take(0).go(attack(0, 1)).roll(1);
    assert_eq!(modifiers(&side).rear, 0, "from the side is not from behind");
}

#[test]
fn on_8_14_shooting_in_contact() {
    let shot = |more: serde_json::Value| {
        let figures = [("gobelin", 0, 3, 3, 2), ("garde", 1, 6, 3, 6), ("garde", 1, 3, 4, 0)];
        let mut table = Table::new(&OPEN, more, &figures);
        table.take(0);
        table.may(attack(1, 1)).then(|| {
            table.go(attack(1, 1)).roll(1);
            modifiers(&table).engaged
        })
    };
    assert_eq!(shot(json!({})), Some(-2));
    assert_eq!(shot(json!({ "engaged_shooting": "free" })), Some(0));
    assert_eq!(shot(json!({ "engaged_shooting": "forbid" })), None);
}

#[test]
fn on_8_18_on_12_11_command_reaches_three_cells_and_does_not_add_up() {
    let led = |x: i8| {
        let mut table =
            Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("garde", 1, 4, 3, 6), ("aldric", 0, x, 5, 0)]);
        table.take(0).go(attack(0, 1)).roll(1);
        modifiers(&table).command
    };
    assert_eq!((led(6), led(7)), (1, 0));
    let mut self_led = Table::new(&OPEN, json!({}), &[("aldric", 0, 3, 3, 2), ("garde", 1, 4, 3, 6)]);
    self_led.take(0).go(attack(0, 1)).roll(1);
    assert_eq!(modifiers(&self_led).command, 0, "not for himself");
}

#[test]
fn on_8_19_on_12_13_the_pack() {
    let hunt = |other: &'static str| {
        let mut table =
            Table::new(&OPEN, json!({}), &[("loup", 0, 3, 3, 2), ("garde", 1, 4, 3, 6), (other, 0, 4, 2, 4)]);
        table.take(0).go(attack(0, 1)).roll(1);
        modifiers(&table).pack
    };
    assert_eq!((hunt("loup"), hunt("garde")), (1, 0));
}

#[test]
fn on_12_10_bonuses_live_in_the_lines_only() {
    let library = galerne_onb::bestiary::Library::starter();
    let lines = galerne_onb::bestiary::Lines::generate(&library, galerne_onb::bestiary::GeneratorOptions::default());
    let kind = |id: &str| library.kind(id).unwrap() as u8;
    let line = |y: &str| lines.get(kind("piquier"), 0, galerne_onb::bestiary::Band::Normal, kind(y));
    // The worked example 7: +4 to hit and +6 damage against a heavy creature.
    assert_eq!(line("prime").to_string(), "[2] D12+7");
    assert_eq!(line("garde").to_string(), "[3] D20+1");
}

/// V-33 and ON-12.30: a barricade and what is left of it.
#[test]
fn on_12_30_v_33_objects() {
    let text = "id: test\nname: T\nplayers: 2\nthings: barricade C2\ngrid:\n......\n......\n......\n......\nzones:\nA.....\n......\n......\n....oB\n";
    let options = crate::common::options(json!({ "map": "own", "own_map": text }));
    let game = galerne_onb::Onb::new(&options, 2).unwrap();
    assert_eq!(game.describe(&game.start()).units.len(), 1, "it stands there from the start");
    let mut table = Table::on(
        options,
        2,
        &[("barricade", 9, 2, 1, 4), ("garde", 0, 1, 1, 2), ("garde", 1, 5, 3, 6), ("voyante", 1, 4, 3, 6)],
    );
    table.take(1).go(Action::Course);
    assert_eq!(
        table.rule_against(Action::Step { direction: 2, careful: false }),
        "ON-7.3",
        "an obstacle while it stands"
    );
    let mut table2 = Table::on(
        crate::common::options(json!({ "map": "own", "own_map": text })),
        2,
        &[("barricade", 9, 2, 1, 4), ("garde", 0, 1, 1, 2), ("voyante", 1, 4, 3, 6)],
    );
    table2.take(2);
    assert_eq!(table2.rule_against(attack(1, 0)), "ON-8.1", "a thing has no mind");
    table2.take(1).go(attack(0, 0)).roll(1);
    assert_eq!(table2.rolled().0, "[3] D10+26 +1 PV");
    assert_eq!(table2.pv(0), 0);
    assert_eq!(table2.position().rubble, [Square::new(2, 1)]);
    table2.take(1).go(Action::Course);
    let before = table2.position().active.unwrap().path.unwrap().budget;
    table2.step(2);
    assert_eq!(before - table2.position().active.unwrap().path.unwrap().budget, 4, "its cell is cluttered now");
}
