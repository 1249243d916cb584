//! Area attacks: section 9, vectors V-28 and V-29.

use crate::common::{OPEN, Table};
use galerne_engine::Square;
use galerne_onb::{Action, Mark};
use serde_json::json;

/// V-28: a fireball among friend and foe.
#[test]
fn on_9_2_on_9_3_on_9_4_v_28_fireball() {
    let figures = [("magicienne", 0, 0, 2, 2), ("orque", 1, 5, 2, 6), ("gobelin", 1, 6, 1, 6), ("garde", 0, 4, 3, 2)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0).go(Action::Aim { weapon: 2 });
    assert_eq!(table.rule_against(Action::Cell(Square::new(0, 2))), "ON-9.2", "not under one's own feet");
    table.go(Action::Cell(Square::new(5, 2)));
    assert_eq!(table.unit(0).mana, 7);
    table.roll(1);
    assert_eq!(table.rolled(), ("[2] D8+23".to_owned(), 0, 24));
    assert_eq!(table.pv(1), 5, "nothing is lost before the last die");
    table.roll(8);
    assert_eq!(table.rolled().0, "[2] D8+21");
    table.roll(11);
    assert_eq!(table.rolled(), ("[2] D20−1".to_owned(), 0, 10));
    assert_eq!([table.pv(1), table.pv(2), table.pv(3)], [3, 1, 4]);
    assert_eq!(table.unit(2).marks, [Mark::Shaken]);
    let mut spared = Table::new(&OPEN, json!({}), &figures);
    spared.take(0).go(Action::Aim { weapon: 2 }).go(Action::Cell(Square::new(5, 2))).roll(1).roll(1).roll(10);
    assert_eq!(spared.pv(3), 5, "10 − 1 = 9");
}

#[test]
fn on_9_2_walls_shelter_and_walls_are_no_targets() {
    let rows = ["............", "............", "....#.......", "............", "............", "............"];
    let figures =
        [("magicienne", 0, 0, 1, 2), ("gobelin", 1, 4, 1, 6), ("gobelin", 1, 4, 3, 6), ("gobelin", 1, 5, 2, 6)];
    let mut table = Table::new(&rows, json!({}), &figures);
    table.take(0).go(Action::Aim { weapon: 2 });
    assert_eq!(table.rule_against(Action::Cell(Square::new(4, 2))), "ON-9.2");
    table.go(Action::Cell(Square::new(4, 1))).settle();
    let hurt: Vec<bool> = (1..4).map(|n| table.pv(n) < 3).collect();
    assert!(!hurt[1], "two cells away");
    let mut corner = Table::new(&rows, json!({}), &figures);
    corner.take(0).go(Action::Aim { weapon: 2 });
    // Aimed at (3, 2): (4, 1) and (4, 3) are near, (5, 2) is behind the wall and too far.
    corner.go(Action::Cell(Square::new(3, 2)));
    let victims = corner.position().roll.unwrap().victims;
    assert_eq!(victims, [1, 2]);
}

/// A mortar's least range is 3: on a board of four by four only a corner two cells off by both ways is that far.
#[test]
fn on_9_2_on_8_3_a_least_range_may_be_kept_on_a_diagonal() {
    let mut table =
        Table::new(&["....", "....", "....", "...."], json!({}), &[("mortier", 0, 1, 1, 3), ("garde", 1, 3, 3, 6)]);
    table.take(0);
    assert!(table.may(Action::Aim { weapon: 0 }));
    table.go(Action::Aim { weapon: 0 });
    assert_eq!(table.legal(), [Action::Cell(Square::new(3, 3)), Action::Concede]);
}

/// V-29: what cannot hurt.
#[test]
fn on_8_6_on_8_8_v_29_a_harmless_hit() {
    let mut table = Table::new(&OPEN, json!({}), &[("magicienne", 0, 0, 2, 2), ("diablotin", 1, 5, 2, 6)]);
    table.take(0).go(Action::Aim { weapon: 2 }).go(Action::Cell(Square::new(5, 2))).roll(8);
    assert_eq!((table.rolled().0, table.rolled().2), ("[2] D8+21 −2 PV".to_owned(), 29));
    assert_eq!((table.pv(1), table.unit(1).marks.len()), (3, 0));
}

#[test]
fn on_9_1_sweeping_spares_nobody() {
    let figures = [("ogre", 0, 3, 3, 2), ("garde", 1, 5, 3, 6), ("gobelin", 0, 2, 3, 2), ("garde", 1, 9, 3, 6)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0).go(Action::Around { weapon: 1 });
    assert_eq!(table.position().roll.unwrap().victims, [1, 2], "the enemy and the friend who touch");
    table.settle();
    assert_eq!(table.position().phase, "facing", "it takes the whole activation");
    let mut alone =
        Table::new(&OPEN, json!({}), &[("ogre", 0, 3, 3, 2), ("garde", 1, 9, 3, 6), ("gobelin", 0, 2, 3, 2)]);
    alone.take(0);
    assert_eq!(alone.rule_against(Action::Around { weapon: 1 }), "ON-9.1");
}
