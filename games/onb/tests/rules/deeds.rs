//! Powers, doors, tests: section 10, vectors V-34, V-40, V-41.

use crate::common::{OPEN, Table, options};
use galerne_engine::Square;
use galerne_onb::bestiary::{Attribute, Difficulty, GeneratorOptions, Library, test_line};
use galerne_onb::{Action, DoorState, Mark};
use serde_json::json;

#[test]
fn on_10_1_on_10_2_v_34_healing_and_repairs() {
    let figures = [("prime", 0, 3, 3, 2), ("sentinelle", 0, 4, 3, 2), ("garde", 1, 11, 0, 6), ("loup", 0, 3, 4, 2)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0);
    let repair = Action::PowerOn { power: 0, target: 1 };
    assert_eq!(table.rule_against(repair), "ON-10.1", "4 of 4");
    assert_eq!(table.rule_against(Action::Power { power: 0 }), "ON-10.1", "it needs a target");
    table.with(3, |unit| unit.pv = 1);
    assert_eq!(table.rule_against(Action::PowerOn { power: 0, target: 3 }), "ON-10.2", "robots only");
    table.with(1, |unit| unit.pv = 3).go(repair);
    assert_eq!(table.pv(1), 4);
    let mut mage = Table::new(
        &OPEN,
        json!({}),
        &[("magicienne", 0, 3, 3, 2), ("garde", 0, 6, 3, 2), ("sentinelle", 0, 4, 4, 2), ("garde", 1, 11, 0, 6)],
    );
    mage.take(0).with(0, |unit| unit.pv = 1).with(1, |unit| unit.pv = 4).with(2, |unit| unit.pv = 1);
    assert_eq!(mage.rule_against(Action::PowerOn { power: 0, target: 2 }), "ON-10.2", "no robots");
    assert_eq!(mage.rule_against(Action::PowerOn { power: 0, target: 3 }), "ON-10.1", "no enemies");
    let mut herself = Table::new(&OPEN, json!({}), &[("magicienne", 0, 3, 3, 2), ("garde", 1, 11, 0, 6)]);
    herself.take(0).with(0, |unit| unit.pv = 1).go(Action::PowerOn { power: 0, target: 0 });
    assert_eq!((herself.pv(0), herself.unit(0).mana), (3, 8));
    mage.go(Action::PowerOn { power: 0, target: 1 });
    assert_eq!(mage.pv(1), 5, "never above the maximum");
    let mut far =
        Table::new(&OPEN, json!({}), &[("magicienne", 0, 3, 3, 2), ("garde", 0, 8, 3, 2), ("garde", 1, 11, 0, 6)]);
    far.take(0).with(1, |unit| unit.pv = 1);
    assert_eq!(far.rule_against(Action::PowerOn { power: 0, target: 1 }), "ON-10.1");
}

#[test]
fn on_6_35_powers_need_a_line() {
    let rows = ["............", "............", "............", ".....#......", "............", "............"];
    let mut table =
        Table::new(&rows, json!({}), &[("magicienne", 0, 3, 3, 2), ("garde", 0, 7, 3, 2), ("garde", 1, 11, 0, 6)]);
    table.take(0).with(1, |unit| unit.pv = 1);
    assert_eq!(table.rule_against(Action::PowerOn { power: 0, target: 1 }), "ON-6.35");
}

#[test]
fn on_10_2_rallying() {
    let figures = [("aldric", 0, 3, 3, 2), ("garde", 0, 7, 3, 2), ("garde", 0, 8, 3, 2), ("garde", 1, 11, 0, 6)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0);
    assert_eq!(table.rule_against(Action::Power { power: 0 }), "ON-10.1", "nobody needs it");
    for number in 0..3 {
        table.with(number, |unit| unit.marks = vec![Mark::Shaken]);
    }
    table.with(1, |unit| unit.marks = vec![Mark::Prone]).go(Action::Power { power: 0 });
    assert!(table.unit(0).marks.is_empty() && table.unit(1).marks.is_empty());
    assert_eq!(table.unit(2).marks, [Mark::Shaken], "five cells away");
    let mut prone = Table::new(&OPEN, json!({}), &figures);
    prone.take(0).with(0, |unit| unit.marks = vec![Mark::Prone]);
    assert_eq!(prone.rule_against(Action::Power { power: 0 }), "ON-5.11");
}

#[test]
fn on_10_4_summoning() {
    let mut table = Table::new(&OPEN, json!({}), &[("zarka", 0, 3, 3, 2), ("garde", 1, 11, 0, 6)]);
    table.take(0).go(Action::Power { power: 0 });
    assert_eq!(table.rule_against(Action::Cell(Square::new(7, 3))), "ON-10.4", "range 3");
    assert_eq!(table.rule_against(Action::Cell(Square::new(3, 3))), "ON-10.4", "occupied");
    table.go(Action::Cell(Square::new(6, 3))).go(Action::Face(5));
    let called = table.unit(2);
    assert_eq!(
        (called.kind.as_str(), called.facing, called.summoner, called.seat.map(|seat| seat.0)),
        ("flammeche", 5, Some(0), Some(0))
    );
    assert_eq!((table.unit(0).mana, table.position().phase.as_str()), (8, "facing"));
    table.take(0).with(0, |unit| unit.used.clear());
    assert_eq!(table.rule_against(Action::Power { power: 0 }), "ON-10.4", "one alive at a time");
    let mut dry = Table::new(&OPEN, json!({}), &[("zarka", 0, 3, 3, 2), ("garde", 1, 11, 0, 6)]);
    dry.take(0).with(0, |unit| unit.mana = 3);
    assert_eq!(dry.rule_against(Action::Power { power: 0 }), "ON-10.1");
}

#[test]
fn on_10_5_mana_comes_back_only_by_option() {
    for (more, mana) in [(json!({}), 2), (json!({ "mana_regen": 3 }), 5)] {
        let mut table = Table::new(&OPEN, more, &[("voyante", 0, 3, 3, 2), ("garde", 1, 11, 0, 6)]);
        table.with(0, |unit| unit.mana = 2);
        table
            .go(Action::Activate(0))
            .go(Action::End)
            .go(Action::Face(2))
            .go(Action::Activate(1))
            .go(Action::End)
            .go(Action::Face(2));
        assert_eq!((table.position().round, table.unit(0).mana), (2, mana));
    }
}

#[test]
fn on_10_20_doors() {
    let donjon = || options(json!({ "map": "donjon" }));
    let mut table = Table::on(donjon(), 2, &[("garde", 0, 5, 2, 2), ("garde", 1, 15, 5, 6)]);
    table.take(0);
    assert_eq!(table.rule_against(Action::Open(0)), "ON-10.20", "open already");
    assert_eq!(table.rule_against(Action::Close(2)), "ON-10.20", "far away");
    assert_eq!(table.rule_against(Action::Open(9)), "ON-2.10");
    table.go(Action::Close(0)).go(Action::Open(0));
    assert_eq!(table.position().doors["d1"], DoorState::Open);
    let mut blocked = Table::on(donjon(), 2, &[("garde", 0, 5, 2, 2), ("garde", 1, 6, 3, 6)]);
    blocked.take(0);
    assert_eq!(blocked.refusal(Action::Close(0)), (galerne_engine::Rule("ON-10.20"), "refused-door-blocked"));
    let mut locked = Table::on(donjon(), 2, &[("garde", 0, 5, 8, 2), ("garde", 1, 15, 5, 6)]);
    locked.take(0);
    assert_eq!(locked.refusal(Action::Open(3)), (galerne_engine::Rule("ON-10.20"), "refused-door-locked"));
    // An edge door of the citadel.
    let mut edge =
        Table::on(options(json!({ "map": "citadelle" })), 2, &[("garde", 0, 3, 5, 4), ("garde", 1, 15, 15, 6)]);
    edge.take(0).go(Action::Open(1)).go(Action::Course).step(4);
    assert_eq!(edge.at(0), Some((3, 6)));
}

/// V-40: a lock, a good hand and a hopeless one.
#[test]
fn on_10_10_on_10_22_v_40_locks() {
    let library = Library::starter();
    let line = |id: &str, attribute, difficulty| {
        test_line(&library.kinds[library.kind(id).unwrap()], attribute, difficulty, GeneratorOptions::default())
            .to_string()
    };
    assert_eq!(line("garde", Attribute::Dexterity, Difficulty::Fair), "D10+0");
    assert_eq!(line("gobelin", Attribute::Dexterity, Difficulty::Fair), "D12+1");
    assert_eq!(line("flammeche", Attribute::Dexterity, Difficulty::Fair), "D6−6");
    let at_lock = |face: u8, mark: Option<Mark>| {
        let mut table =
            Table::on(options(json!({ "map": "donjon" })), 2, &[("garde", 0, 5, 8, 2), ("garde", 1, 15, 5, 6)]);
        table.take(0).with(0, |unit| unit.marks = mark.into_iter().collect());
        table.go(Action::PickLock(3)).roll(face);
        table
    };
    let failed = at_lock(9, None);
    assert_eq!(failed.position().doors["d4"], DoorState::Locked);
    assert_eq!(failed.rule_against(Action::PickLock(3)), "ON-10.22", "once per activation");
    assert_eq!(at_lock(10, None).position().doors["d4"], DoorState::Open);
    assert_eq!(at_lock(10, Some(Mark::Shaken)).position().doors["d4"], DoorState::Locked, "shaken: −2");
}

/// V-41: a goblin's leap and an ogre's shoulder.
#[test]
fn on_10_23_on_10_25_v_41_vault_and_bash() {
    let rows = ["............", "............", "............", "....0.......", "............", "............"];
    let vault = |face: u8| {
        let mut table = Table::new(&rows, json!({}), &[("gobelin", 0, 3, 3, 2), ("garde", 1, 11, 0, 6)]);
        table.take(0).go(Action::Vault { direction: 2 }).roll(face);
        table
    };
    assert_eq!(vault(1).at(0), Some((3, 3)), "D12+8: a 1 makes 9");
    let done = vault(2);
    assert_eq!(done.at(0), Some((5, 3)));
    assert_eq!(done.rule_against(Action::Course), "ON-5.10", "it was the movement");
    let mut table =
        Table::new(&rows, json!({}), &[("gobelin", 0, 3, 3, 2), ("garde", 1, 5, 3, 6), ("ogre", 0, 3, 1, 0)]);
    table.take(0);
    assert_eq!(table.rule_against(Action::Vault { direction: 2 }), "ON-10.25", "the landing is taken");
    assert_eq!(table.rule_against(Action::Vault { direction: 1 }), "ON-10.25");
    assert_eq!(table.rule_against(Action::Vault { direction: 4 }), "ON-10.25", "nothing to vault over");
    table.take(2);
    assert_eq!(table.rule_against(Action::Vault { direction: 2 }), "ON-10.25", "too large");
    // An enemy left behind strikes first.
    let mut watched = Table::new(&rows, json!({}), &[("gobelin", 0, 3, 3, 2), ("garde", 1, 2, 3, 2)]);
    watched.take(0).go(Action::Vault { direction: 2 }).roll(1).roll(12);
    assert_eq!((watched.at(0), watched.unit(1).marks), (Some((5, 3)), vec![Mark::Riposte]));
    let bash = |face: u8| {
        let mut table =
            Table::on(options(json!({ "map": "donjon" })), 2, &[("ogre", 0, 4, 8, 2), ("garde", 1, 15, 5, 6)]);
        table.take(0).go(Action::Bash(3)).roll(face);
        table.position().doors["d4"]
    };
    assert_eq!((bash(6), bash(7)), (DoorState::Locked, DoorState::Broken), "D20+3");
    let mut broken = Table::on(options(json!({ "map": "donjon" })), 2, &[("ogre", 0, 4, 8, 2), ("garde", 1, 15, 5, 6)]);
    broken.take(0).go(Action::Bash(3)).roll(20).take(0);
    assert_eq!(broken.rule_against(Action::Close(3)), "ON-2.10", "open for good");
    assert_eq!(broken.rule_against(Action::Bash(3)), "ON-10.23");
}
