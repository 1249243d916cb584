//! Sections 6 to 10: the phases, where the vectors leave something to prove.

use crate::common::*;
use galerne_engine::{Luck as _, Rules as _, Seat, Turn, Words as _};
use galerne_horde::{Action, Event, Figure, Role, Step, Suit};

/// The end of a turn without a Dominante on the deck: the next action begins Phase 1.
fn evening() -> Scene {
    Scene::solo().edit(|p| p.souffles.dominantes[0] = None).souffle_deck("5♥ 8♣").step(Step::Cull)
}

#[test]
fn hc_6_4_the_rencontres_move_along_and_the_discard_comes_back() {
    let mut table = evening().rencontres("? dame roi as").hand("2 3 4 5").play();
    table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
    let slots = table.slots();
    assert_eq!(slots[0].as_deref(), Some("face_down"));
    assert_eq!(slots[1].as_deref(), Some("face_down"), "kept its face");
    assert!(slots[2].as_deref().unwrap().starts_with("dame") && slots[3].as_deref().unwrap().starts_with("roi"));
    // An empty deck: the discard, with the card just gone from D, is the new deck.
    let mut table =
        evening().rencontres("? dame roi as").edit(|p| p.rencontres.unseen.truncate(1)).hand("2 3 4 5").play();
    table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
    assert!(table.events.contains(&Event::RencontresReshuffled { cards: 13 }));
    let position = table.position();
    assert_eq!(position.rencontres.unseen.len(), 13);
    assert!(position.rencontres.unseen.iter().any(|card| card.rank() == 3), "the ace from D is among them");
    // The face-down card of before keeps to what it can be.
    assert_eq!(position.rencontres.older[0].len(), 1);
    assert_eq!(position.rencontres.slots[1].as_deref(), Some("face_down_1"));
}

#[test]
fn hc_6_5_what_is_known_of_the_next_winds() {
    let mut missed = Scene::solo().winds("7/5/3/2").souffle_deck("10 10").dominante("9♦").hand("2").play();
    let before = missed.winds();
    missed.act(Action::EndActions).any_cards().act(Action::EndTurn);
    let rows: Vec<&str> = before.split('/').collect();
    assert_eq!(missed.winds(), format!("9♦/{}/{}/{}", rows[0], rows[1], rows[2]));
    let mut held = Scene::solo()
        .terrain("T@C2 C@D3 A@B3 F@C4")
        .souffle_deck("10♣ 6♣ 4♠ 5♥")
        .dominante("9♦")
        .winds("7/4/3/2")
        .hand("2 2")
        .play();
    held.act(Action::EndActions).commit(0).play_value(2).commit(1).act(Action::WindStay).commit(1);
    held.feed(souffle("10♣")).feed(souffle("6♣")).act(Action::EndTurn).feed(souffle("4♠"));
    assert_eq!(held.winds(), "4♠/6♣/10♣/9♦");
}

#[test]
fn hc_7_2_aval_is_filled_to_four_whoever_stands_on_the_terrain() {
    let mut table = evening().terrain("T@A1").aval("CC").vif("AFT").hand("2 3 4 5").play();
    table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
    assert_eq!(table.step(), Step::Join);
    table.any_cards();
    assert_eq!((table.aval().len(), table.camp(0).vif.len()), (4, 1));
    let mut empty = evening().aval("C").hand("2 3 4 5").play();
    empty.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
    assert_eq!((empty.step(), empty.aval().as_str()), (Step::Entry, "C"), "an empty Vif is no loss");
}

#[test]
fn hc_7_3_a_large_hand_is_kept_and_draws_nothing() {
    let mut table = evening().hand("2 3 4 5 6 7").pack("8").play();
    table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
    assert_eq!((table.step(), table.hand().len(), table.camp(0).pack.len()), (Step::Entry, 6, 1));
}

#[test]
fn a_known_top_card_is_drawn_without_chance() {
    let mut table = evening().hand("2 3 4").pack("8 9").edit(|p| p.hordes[0].top = Some(number("10♥", &[]))).play();
    table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
    assert_eq!((table.step(), table.hand()), (Step::Entry, vec![2, 3, 4, 10]));
}

#[test]
fn wounded_characters_provide_their_action() {
    let mut table = Scene::solo().terrain("F@B3(w) T@B2(w) C@C2").hand("4 3").play();
    table.play_value(4).act(Action::Repos { role: Role::Feuleuse });
    assert_eq!(table.terrain(), "T@B2(w) C@C2 F@B3");
    table.act(Action::Provocation { role: Role::Combattante, cell: cell("D3") });
    assert_eq!(table.pool(), 0);
    assert_eq!(table.refused(Action::Aide), ("refused-action-role", "HC-8.7"));
}

#[test]
fn refusals_come_in_their_order() {
    let table = Scene::solo().terrain("T@B2 C@C2(w) F@B4").aval("TA").step(Step::Entry).play();
    let enter = |letter: char, at: char| table.refused(Action::Enter { role: role(letter), column: column(at) }).0;
    assert_eq!(enter('C', 'A'), "refused-not-in-aval");
    assert_eq!(enter('T', 'A'), "refused-role-on-terrain");
    assert_eq!(enter('A', 'E'), "refused-off-board");
    assert_eq!(enter('A', 'B'), "refused-cell-occupied");
    assert_eq!(table.refused(Action::EndMoves), ("refused-wrong-phase", "HC-8.1"));
    assert_eq!(table.game.check(&table.state, Seat(1), &Action::EndEntry).unwrap_err().reason.key, "refused-no-seat");
    let limited = Scene::with(&[("entry_limit", "1")], 1).step(Step::Entry).edit(|p| p.hordes[0].aval.truncate(3));
    let mut limited = limited.play();
    limited.enter('T', 'A');
    assert_eq!(limited.step(), Step::Moves, "one entry, and the step is over");

    let table = Scene::solo()
        .terrain("T@B2 C@C2(w) F@B4")
        .step(Step::Moves)
        .edit(|p| p.hordes[0].moved = vec![Role::Feuleuse])
        .play();
    let walk = |letter: char, to: &str| table.refused(Action::Move { role: role(letter), cell: cell(to) }).0;
    assert_eq!(walk('A', "A1"), "refused-absent-role");
    assert_eq!(walk('C', "A1"), "refused-wounded");
    assert_eq!(walk('F', "A4"), "refused-already-moved");
    assert_eq!(walk('T', "E1"), "refused-off-board");
    assert_eq!(walk('T', "C2"), "refused-cell-occupied");
    assert_eq!(walk('T', "B2"), "refused-own-cell");
    assert_eq!(walk('T', "D2"), "refused-blocked");
    assert_eq!(walk('T', "A1"), "refused-direction");
    let far = Scene::solo().terrain("T@A1 F@D4").step(Step::Moves).play();
    assert_eq!(far.refused(Action::Move { role: Role::Traceur, cell: cell("A4") }).0, "refused-too-far");
    assert_eq!(far.refused(Action::Move { role: Role::Feuleuse, cell: cell("B4") }), ("refused-too-far", "HC-12.5"));

    let mut table = Scene::solo().terrain("F@B3 C@C2").rencontres("? - as -").hand("2 3").play();
    assert_eq!(table.refused(Action::Repos { role: Role::Combattante }).0, "refused-not-wounded");
    assert_eq!(table.refused(Action::Attaque { slot: column('A') }), ("refused-no-target", "HC-8.9"));
    assert_eq!(table.refused(Action::Attaque { slot: column('H') }).0, "refused-no-target");
    assert_eq!(table.refused(Action::Attaque { slot: column('C') }).0, "refused-not-enough-points");
    assert_eq!(table.refused(Action::Provocation { role: Role::Feuleuse, cell: cell("B2") }).0, "refused-action-role");
    assert_eq!(table.refused(Action::Play { card: number("9♥", &[]) }), ("refused-card-not-in-hand", "HC-12.9"));
    let never = Scene::with(&[("concession", "false")], 1).play();
    assert_eq!(never.refused(Action::Concede), ("refused-concession", "HC-13.3"));
    table.act(Action::EndActions).any_cards();
    assert_eq!(table.refused(Action::Commit { points: 1 }), ("refused-bad-x", "HC-10.4"));
    let over = Scene::solo().edit(|p| {
        (p.step, p.hordes[0].lost) = (Step::Over, Some(galerne_horde::Cause::PackDraw));
    });
    assert_eq!(over.play().refused(Action::EndTurn).0, "refused-over");
}

#[test]
fn hc_9_2_face_up_over_an_empty_column_does_nothing_and_stays() {
    let mut table = Scene::solo().terrain("T@A1").rencontres("- dame dame -").hand("2").play();
    table.act(Action::EndActions);
    assert_eq!(table.camp(0).pack.len(), 6);
    assert!(table.slots()[1].is_some() && table.slots()[2].is_some());
    // Columns in order A to D: the Pursuit of A wounds before the Corroyeur of B destroys.
    let mut table = Scene::solo().terrain("T@A1 F@B1").rencontres("valet roi - -").aval("T").hand("2").play();
    table.act(Action::EndActions);
    let order: Vec<usize> = ["HC-9.5", "HC-9.7"]
        .into_iter()
        .map(|rule| {
            use galerne_engine::Event as _;
            table.events.iter().position(|event| event.rule().0 == rule).unwrap()
        })
        .collect();
    assert!(order[0] < order[1]);
}

#[test]
fn hc_9_9_nobody_moves_in_phase_4_and_a_destroyed_one_leaves_at_once() {
    let mut table = Scene::solo().terrain("F@B2(w) C@B3").rencontres("- valet - -").winds("2/2/3/2").hand("2").play();
    table.act(Action::EndActions);
    assert_eq!((table.terrain().as_str(), table.position().row), ("C@B3(w)", 3), "row 2 is empty already");
}

#[test]
fn hc_10_6_a_row_is_treated_from_a_to_d() {
    let mut table = Scene::solo().terrain("T@C2 C@A2 F@D2").winds("3/3/3/3").hand("2").play();
    table.act(Action::EndActions).play_value(2).commit(2);
    assert_eq!(table.position().mover, Some(Role::Combattante), "column A first");
    table.act(Action::WindStay);
    assert_eq!(table.position().mover, Some(Role::Traceur));
    assert_eq!(table.position().comparing, [cell("D2")]);
}

#[test]
fn calm_rows_can_be_skipped() {
    let calm = |line: &str| {
        let mut table = Scene::with(&[("calm_line", line)], 1).terrain("T@B1").winds("-/3/-/-").hand("2").play();
        table.act(Action::EndActions);
        table.step()
    };
    assert_eq!((calm("force_zero"), calm("skip")), (Step::Power, Step::Penalty));
}

#[test]
fn a_wounded_character_that_loses_may_retreat_by_option() {
    let lose = |way: &str| {
        let mut table = Scene::with(&[("wounded_loses", way)], 1).terrain("C@A2(w)").winds("2/5/3/3").play();
        table.act(Action::EndActions).commit(0);
        table.terrain()
    };
    assert_eq!((lose("destroyed"), lose("retreats")), (String::new(), "C@A3(w)".to_owned()));
}

#[test]
fn soutien_of_a_wounded_character_and_by_option() {
    let soutien = |threshold: &str, terrain: &str| {
        let mut table =
            Scene::with(&[("soutien_threshold", threshold)], 1).terrain(terrain).winds("2/3/3/3").hand("2 3").play();
        table.act(Action::EndActions).play_value(2).commit(2);
        table.camp(0).soutien
    };
    assert!(soutien("4", "T@B1(w) F@C2"), "a wounded one sets it too: 6 − 2 = 4");
    assert!(!soutien("5", "T@B1(w) F@C2") && soutien("3", "C@B1(w) F@C2"));
}

#[test]
fn the_other_pairing_of_immunities() {
    let meet = |immunity: &str| {
        let mut table =
            Scene::with(&[("immunity", immunity)], 1).terrain("C@A2 A@A3").rencontres("valet - - -").hand("2").play();
        table.act(Action::EndActions);
        table.terrain()
    };
    assert_eq!((meet("rank").as_str(), meet("name").as_str()), ("C@A2(w) A@A3", "C@A2 A@A3(w)"));
}

#[test]
fn the_free_order_mixes_the_steps() {
    let mut table = Scene::with(&[("phase3_order", "free")], 1).terrain("T@B2(w) F@B3").aval("AC").hand("2 3").play();
    table.play_value(2).act(Action::Repos { role: Role::Traceur }).walk('T', "B1");
    table.enter('A', 'C').walk('A', "D3").enter('C', 'A');
    assert_eq!(table.refused(Action::Move { role: Role::Traceur, cell: cell("A1") }).0, "refused-already-moved");
    assert_eq!(table.terrain(), "T@B1 C@A4 A@D3 F@B3");
    assert_eq!(table.game.turn(&table.state), Turn::Decide(galerne_engine::SeatSet::one(Seat(0))));
}

#[test]
fn a_face_down_card_that_outlives_two_reshuffles_is_still_exact() {
    // Pool 1 holds a single king dealt long ago; whatever the deck holds, slot D can only be that king.
    let mut table = Scene::solo()
        .terrain("T@D2")
        .rencontres("? - - -")
        .edit(|p| {
            let king = Figure::new(0, Suit::Pique).unwrap();
            p.rencontres.unseen.retain(|card| *card != king);
            p.rencontres.older = vec![vec![king]];
            p.rencontres.slots[3] = Some("face_down_1".to_owned());
        })
        .hand("2")
        .play();
    table.act(Action::EndActions);
    let mut outcomes = vec![];
    assert!(table.game.outcomes(&table.state, &mut outcomes));
    assert_eq!(outcomes, [(rencontre("roi-pique"), 1)]);
}

/// HC-10.12: who could move and does not is named; HC-11.7: the end of the turn is not a step of Phase 3.
#[test]
fn hc_10_12_who_stays_is_named_and_the_turn_ends_by_its_own_rule() {
    let mut table = Scene::solo().terrain("T@B2").winds("-/2/-/-").play();
    table.act(Action::EndActions).commit(0).act(Action::WindStay).any_cards();
    let stays = Event::Stayed { seat: Seat(0), role: Role::Traceur, automatic: false };
    assert!(table.events.contains(&stays) && table.cited("HC-10.12"));
    assert!(
        galerne_kit::Speech::of::<galerne_horde::Horde>().say(&table.game.tell(&stays)).contains("the Traceur stays")
    );
    table.act(Action::EndTurn);
    assert!(table.cited("HC-11.7"));
}
