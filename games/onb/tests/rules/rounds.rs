//! Rounds, slots, the end: sections 5 and 13, vectors V-05, V-15, V-42 to V-44.

use crate::common::{OPEN, Table, options};
use galerne_engine::{Luck, Rules, Seat, SeatSet, Turn, Words};
use galerne_onb::{Action, Chance, Event, Mark};
use serde_json::json;

fn order(list: &[u8]) -> Chance {
    serde_json::from_value(json!({ "order": list })).unwrap()
}

fn finish(table: &mut Table) {
    table.go(Action::End).go(Action::Face(2));
}

/// How the end is called.
fn verdict(table: &Table) -> Option<&'static str> {
    Words::verdict(&table.game, &table.state).map(|message| message.key)
}

/// V-15 (and V-05): slots, waiting, and the second pass the other way round.
#[test]
fn on_5_2_on_5_3_on_5_4_v_05_v_15_slots_and_waiting() {
    let figures = [
        ("aldric", 0, 0, 0, 2),
        ("garde", 0, 0, 2, 2),
        ("garde", 0, 0, 4, 2),
        ("gobelin", 1, 11, 0, 6),
        ("gobelin", 1, 11, 2, 6),
        ("gobelin", 1, 11, 4, 6),
        ("orque", 1, 9, 0, 6),
    ];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.edit(|position| {
        position.phase = "ties".to_owned();
        position.tie = 7;
    });
    let outcome = order(&[1, 0]);
    table.game.check_chance(&table.state, &outcome).unwrap();
    table.game.resolve(&mut table.state, outcome, &mut ());
    assert_eq!(table.decider(), Seat(1), "the die puts side 2 first at 7");
    assert_eq!(table.rule_against(Action::Activate(6)), "ON-5.2", "the orc's slot comes later");
    assert_eq!(table.rule_against(Action::Activate(0)), "ON-5.5", "not yours");
    table.go(Action::Activate(3));
    finish(&mut table);
    assert_eq!(table.rule_against(Action::Activate(3)), "ON-5.3", "it has acted");
    table.go(Action::Wait(4)).go(Action::Wait(5));
    assert_eq!(table.decider(), Seat(0));
    table.go(Action::Wait(0)).go(Action::Wait(1));
    assert_eq!(table.rule_against(Action::Activate(1)), "ON-5.3", "it waits");
    table.go(Action::Wait(2));
    table.go(Action::Activate(6));
    finish(&mut table);
    // Second pass, slowest first: guards, Aldric, goblins.
    assert_eq!((table.position().pass, table.decider()), (2, Seat(0)));
    assert_eq!(table.rule_against(Action::Wait(1)), "ON-5.4");
    assert_eq!(table.rule_against(Action::Activate(0)), "ON-5.2");
    table.go(Action::Activate(2));
    finish(&mut table);
    assert_eq!(table.position().active.unwrap().unit, 1, "only one guard is left: it is taken without asking");
    finish(&mut table);
    assert_eq!(table.position().active.unwrap().unit, 0);
    finish(&mut table);
    assert_eq!(table.decider(), Seat(1), "the fastest, who waited, act last");
    table.go(Action::Activate(5));
    finish(&mut table);
    finish(&mut table);
    assert_eq!((table.position().round, table.position().phase.as_str()), (2, "ties"), "drawn anew each round");
}

#[test]
fn on_5_4_descending_second_pass() {
    let figures = [("aldric", 0, 0, 0, 2), ("garde", 0, 0, 2, 2), ("loup", 1, 11, 0, 6)];
    let mut table = Table::new(&OPEN, json!({ "second_pass": "descending" }), &figures);
    table.go(Action::Wait(2)).go(Action::Wait(0)).go(Action::Wait(1));
    assert_eq!(table.position().active.unwrap().unit, 2, "fastest first");
}

#[test]
fn on_5_2_ties_once_for_the_whole_game() {
    let figures = [("garde", 0, 0, 0, 2), ("garde", 1, 11, 0, 6)];
    let mut table = Table::new(&OPEN, json!({ "tie_break": "once" }), &figures);
    table.edit(|position| {
        position.phase = "ties".to_owned();
        position.tie = 15;
    });
    table.game.resolve(&mut table.state, order(&[1, 0]), &mut ());
    for round in 1..=2 {
        assert_eq!((table.position().round, table.decider()), (round, Seat(1)));
        table.go(Action::Activate(1));
        finish(&mut table);
        table.go(Action::Activate(0));
        finish(&mut table);
    }
}

#[test]
fn on_5_1_on_5_6_a_round_begins_clean() {
    let figures = [("arbaletrier", 0, 0, 0, 2), ("garde", 1, 11, 0, 6)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.with(1, |unit| unit.marks = vec![Mark::Riposte, Mark::Shaken]);
    table.go(Action::Wait(0)).go(Action::Activate(1));
    finish(&mut table);
    assert_eq!(table.position().active.unwrap().unit, 0, "who waited must act");
    finish(&mut table);
    assert_eq!(table.position().round, 2);
    assert!(table.unit(0).marks.is_empty() && table.unit(1).marks.is_empty());
}

/// ON-5.5: allies in one slot.
#[test]
fn on_5_5_allies_yield() {
    let pairs = options(json!({ "alliances": "pairs", "map": "ruines" }));
    let figures = [("garde", 0, 0, 0, 2), ("garde", 2, 16, 0, 4), ("orque", 1, 16, 16, 6), ("orque", 3, 1, 16, 6)];
    let mut table = Table::on(pairs, 4, &figures);
    assert_eq!(table.decider(), Seat(0));
    table.go(Action::Yield);
    assert_eq!(table.decider(), Seat(2));
    table.go(Action::Yield);
    assert_eq!(table.decider(), Seat(0));
    assert_eq!(table.rule_against(Action::Yield), "ON-5.5", "all have yielded: the lowest seat decides");
    table.go(Action::Wait(0));
    assert_eq!(table.decider(), Seat(2));
    assert_eq!(table.rule_against(Action::Yield), "ON-5.5", "nobody else is left in the slot");
}

#[test]
fn on_5_7_the_dead_lose_their_turn_and_the_summoned_wait_a_round() {
    let figures = [("zarka", 0, 3, 3, 2), ("gobelin", 1, 11, 0, 6)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table
        .take(0)
        .go(Action::Power { power: 0 })
        .go(Action::Cell(galerne_engine::Square::new(4, 3)))
        .go(Action::Face(2));
    assert_eq!(table.unit(2).marks, [Mark::Fresh]);
    table.go(Action::Face(2));
    assert_eq!(table.decider(), Seat(1), "the flammèche has INIT 9 but no slot before the next round");
    assert_eq!(table.legal(), [Action::Activate(1), Action::Wait(1), Action::Concede]);
}

/// ON-5.10: the table of actions.
#[test]
fn on_5_10_on_5_13_half_actions() {
    let figures = [("prime", 0, 3, 3, 2), ("garde", 1, 4, 3, 6), ("sentinelle", 0, 3, 4, 2)];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.take(0).with(2, |unit| unit.pv = 2);
    table.go(Action::PowerOn { power: 0, target: 2 });
    assert_eq!(table.pv(2), 3);
    assert_eq!(table.rule_against(Action::PowerOn { power: 0, target: 2 }), "ON-5.10", "each power once a round");
    assert_eq!(table.rule_against(Action::Sprint), "ON-5.10", "a long action needs both");
    table.go(Action::Attack { weapon: 0, target: 1 }).roll(1);
    assert_eq!(table.position().phase, "facing", "nothing is left but to turn");
}

#[test]
fn on_5_12_on_5_14_facing_is_free_at_the_end() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("garde", 1, 9, 3, 6)]);
    table.take(0).go(Action::End);
    assert_eq!(table.legal().len(), 9, "eight directions, and giving up");
    assert_eq!(table.rule_against(Action::Face(8)), "ON-2.8");
    table.go(Action::Face(7));
    assert_eq!(table.unit(0).facing, 7);
}

#[test]
fn on_13_1_elimination_and_concession() {
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("gobelin", 1, 4, 3, 6)]);
    table.take(0).go(Action::Attack { weapon: 0, target: 1 }).roll(20);
    assert!(table.over(), "at once, in the middle of an activation");
    assert_eq!(table.game.standings(&table.state).winners, SeatSet::one(Seat(0)));
    assert_eq!(verdict(&table), Some("verdict-destroyed"));
    let mut table = Table::new(&OPEN, json!({}), &[("garde", 0, 3, 3, 2), ("gobelin", 1, 4, 3, 6)]);
    table.take(0).go(Action::Concede);
    assert_eq!(table.game.standings(&table.state).winners, SeatSet::one(Seat(1)));
    assert_eq!(verdict(&table), Some("verdict-gave-up"));
    let mut off = Table::new(&OPEN, json!({ "concede": false }), &[("garde", 0, 3, 3, 2), ("gobelin", 1, 4, 3, 6)]);
    off.take(0);
    assert_eq!(off.rule_against(Action::Concede), "ON-13.1");
    // With allies a concession only takes one's own.
    let pairs = options(json!({ "alliances": "pairs", "map": "ruines" }));
    let figures = [("garde", 0, 0, 0, 2), ("garde", 2, 16, 0, 4), ("orque", 1, 16, 16, 6), ("orque", 3, 1, 16, 6)];
    let mut table = Table::on(pairs, 4, &figures);
    table.go(Action::Concede);
    assert_eq!((table.pv(0), table.over(), table.decider()), (0, false, Seat(2)));
}

/// V-42: the limit of round 12, by points as exact fractions.
#[test]
fn on_13_2_on_13_10_on_13_40_v_42_points_at_the_limit() {
    let figures = [
        ("garde", 0, 0, 0, 2),
        ("aldric", 0, 0, 2, 2),
        ("ogre", 1, 8, 0, 6),
        ("orque", 1, 11, 0, 6),
        ("orque", 1, 11, 2, 6),
        ("sentinelle", 1, 11, 4, 6),
    ];
    let mut table = Table::new(&OPEN, json!({}), &figures);
    table.edit(|position| {
        for (number, pv) in [(0, 3), (2, 5), (5, 2)] {
            position.units[number].pv = pv;
        }
        position.round = 12;
    });
    assert_eq!((table.game.points_of(&table.state, 0), table.game.points_of(&table.state, 1)), (74_600, 76_000));
    while !table.over() {
        let action = table
            .legal()
            .into_iter()
            .find(|action| matches!(action, Action::Activate(_) | Action::End | Action::Face(_)));
        table.go(action.unwrap());
    }
    assert!(table.events.contains(&Event::LimitReached { round: 12 }));
    assert_eq!(table.game.standings(&table.state).winners, SeatSet::one(Seat(1)));
    assert_eq!(verdict(&table), Some("verdict-points"));
    assert_eq!(
        (table.game.standings(&table.state).score(Seat(1)), table.game.standings(&table.state).score(Seat(0))),
        (100, 0)
    );
}

fn pass_round(table: &mut Table) {
    let round = table.position().round;
    while !table.over() && table.position().round == round {
        match table.game.turn(&table.state) {
            Turn::Chance(_) => {
                table.settle();
            }
            _ => {
                let action = table
                    .legal()
                    .into_iter()
                    .find(|action| matches!(action, Action::Activate(_) | Action::End | Action::Face(_)));
                table.go(action.unwrap());
            }
        }
    }
    if !table.over() {
        table.settle();
    }
}

/// V-43: control must be consecutive.
#[test]
fn on_13_20_v_43_capture() {
    let capture = |more: serde_json::Value| {
        let mut all = json!({ "map": "ruines", "scenario": "capture" });
        for (name, value) in more.as_object().unwrap() {
            all[name] = value.clone();
        }
        Table::on(options(all), 2, &[("garde", 0, 8, 8, 2), ("garde", 1, 0, 17, 6)])
    };
    let mut table = capture(json!({}));
    table.edit(|position| position.round = 3);
    pass_round(&mut table);
    table.with(0, |unit| unit.at = Some(galerne_engine::Square::new(5, 8)));
    pass_round(&mut table);
    assert_eq!(table.position().control[0], [0, 1], "control at 3, not at 4");
    table.with(0, |unit| unit.at = Some(galerne_engine::Square::new(9, 9)));
    pass_round(&mut table);
    assert!(!table.over());
    pass_round(&mut table);
    assert!(table.over() && table.position().round == 6, "at 5 and 6");
    assert_eq!(table.game.standings(&table.state).winners, SeatSet::one(Seat(0)));
    // A defender on the point breaks control; after the limit the defender has won.
    let mut table = capture(json!({}));
    table.with(1, |unit| unit.at = Some(galerne_engine::Square::new(9, 9)));
    table.edit(|position| position.round = 8);
    pass_round(&mut table);
    assert_eq!(table.game.standings(&table.state).winners, SeatSet::one(Seat(1)));
}

#[test]
fn on_13_21_an_open_point_with_three_sides() {
    let all = options(json!({ "map": "ruines", "scenario": "capture" }));
    let mut table = Table::on(all, 3, &[("garde", 0, 0, 0, 2), ("garde", 1, 17, 17, 6), ("garde", 2, 8, 9, 6)]);
    pass_round(&mut table);
    assert_eq!(table.position().control, [[0, 0], [0, 0], [1, 1]]);
    pass_round(&mut table);
    assert_eq!(table.game.standings(&table.state).winners, SeatSet::one(Seat(2)), "two rounds alone");
    let all = options(json!({ "map": "ruines", "scenario": "capture" }));
    let mut late = Table::on(all, 3, &[("garde", 0, 0, 0, 2), ("garde", 1, 17, 17, 6), ("garde", 2, 5, 9, 6)]);
    late.edit(|position| {
        position.round = 10;
        position.control = vec![[0, 1], [0, 3], [0, 0]];
    });
    pass_round(&mut late);
    assert_eq!(late.game.standings(&late.state).winners, SeatSet::one(Seat(1)), "most scores after round 10");
}

/// V-44: both targets under one bomb.
#[test]
fn on_13_30_v_44_both_targets_at_once_is_a_draw() {
    let mut table = Table::new(
        &OPEN,
        json!({ "scenario": "cible" }),
        &[("mortier", 0, 0, 3, 2), ("loup", 1, 6, 3, 6), ("voyante", 0, 6, 4, 6), ("garde", 1, 11, 5, 6)],
    );
    table.edit(|position| {
        position.units[1].pv = 1;
        position.units[2].pv = 1;
        position.targets = vec![Some(2), Some(1)];
    });
    table.take(0).go(Action::Aim { weapon: 0 }).go(Action::Cell(galerne_engine::Square::new(6, 3)));
    let mut dice = 0;
    while !table.over() {
        let mut outcomes = Vec::new();
        table.game.outcomes(&table.state, &mut outcomes);
        let best = outcomes.last().unwrap().0;
        table.events.clear();
        table.game.resolve(&mut table.state, best, &mut table.events);
        dice += 1;
        assert!(dice < 5);
    }
    assert!(table.events.contains(&Event::Drawn));
    assert!(table.game.standings(&table.state).winners.is_empty());
    assert_eq!(table.game.standings(&table.state).score(Seat(0)), 50);
}

#[test]
fn on_13_30_the_death_of_the_target_is_the_end_of_the_player() {
    let mut table = Table::new(
        &OPEN,
        json!({ "scenario": "cible" }),
        &[("garde", 0, 3, 3, 2), ("gobelin", 1, 4, 3, 6), ("garde", 1, 11, 5, 6)],
    );
    table.edit(|position| position.targets = vec![Some(0), Some(1)]);
    table.take(0).go(Action::Attack { weapon: 0, target: 1 }).roll(20);
    assert!(table.over());
    assert_eq!(table.pv(2), 0, "his other creatures leave the board");
}

#[test]
fn on_13_31_a_lone_target() {
    let mut table =
        Table::new(&OPEN, json!({ "scenario": "cible_unique" }), &[("garde", 0, 3, 3, 2), ("gobelin", 1, 9, 3, 6)]);
    table.edit(|position| {
        position.targets = vec![None, Some(1)];
        position.round = 10;
    });
    pass_round(&mut table);
    assert_eq!(table.game.standings(&table.state).winners, SeatSet::one(Seat(1)), "the target lives after round 10");
}

/// The target is its whole side's: allies who outlive it have nothing left to hold out for.
#[test]
fn on_13_31_a_dead_target_takes_its_allies_along() {
    let figures = [("garde", 0, 5, 9, 2), ("gobelin", 1, 6, 9, 2), ("garde", 2, 0, 0, 2), ("garde", 3, 0, 17, 2)];
    for alliances in ["pairs", "one_against_all"] {
        let all = options(json!({ "map": "ruines", "scenario": "cible_unique", "alliances": alliances }));
        let mut table = Table::on(all.clone(), 4, &figures);
        table.edit(|position| position.targets = vec![None, Some(1), None, None]);
        table.take(0).go(Action::Attack { weapon: 0, target: 1 }).roll(20);
        assert!(table.over(), "{alliances}");
        let winners = table.game.standings(&table.state).winners;
        assert!(winners.has(Seat(0)) && !winners.has(Seat(1)) && !winners.has(Seat(3)), "{alliances}: {winners:?}");
        // A target that is given up is as lost as a dead one.
        let mut given_up = Table::on(all, 4, &figures);
        given_up.edit(|position| position.targets = vec![None, Some(1), None, None]);
        given_up.take(1).go(Action::Concede);
        assert!(given_up.over(), "{alliances}");
        // The death of any other creature of the side leaves the target to the others.
        let all = options(json!({ "map": "ruines", "scenario": "cible_unique", "alliances": alliances }));
        let mut ally = Table::on(all, 4, &figures);
        ally.edit(|position| position.targets = vec![None, Some(1), None, None]);
        ally.take(3).go(Action::Concede);
        assert!(!ally.over(), "{alliances}");
    }
}

/// A shared army has one target, whichever seat leads it.
#[test]
fn on_13_31_the_target_of_a_shared_army_may_follow_any_leader() {
    let all = options(
        json!({ "map": "ruines", "scenario": "cible_unique", "alliances": "one_against_all", "shared_army": true }),
    );
    let figures = [("garde", 0, 5, 9, 2), ("ogre", 2, 6, 9, 2), ("gobelin", 1, 0, 0, 2), ("gobelin", 3, 0, 17, 2)];
    let mut table = Table::on(all, 4, &figures);
    table.edit(|position| {
        position.phase = "target".to_owned();
        (position.round, position.cursor) = (0, 1);
    });
    assert_eq!(table.rule_against(Action::Target(2)), "ON-4.30", "the ogre is dearer");
    table.go(Action::Target(1));
    table.settle();
    table.take(2).go(Action::Concede);
    assert!(!table.over(), "the ogre still stands");
}

#[test]
fn on_13_10_another_limit() {
    let mut table = Table::new(&OPEN, json!({ "turn_limit": 1 }), &[("garde", 0, 3, 3, 2), ("garde", 1, 9, 3, 6)]);
    pass_round(&mut table);
    assert!(table.over() && table.game.standings(&table.state).winners.is_empty(), "equal points: a draw");
}
