//! The worked examples of the rulebook (EX-1 … EX-7) and its vectors up to Phase 5 (TV-1 … TV-15).

use crate::common::*;
use galerne_engine::{Rules as _, Turn};
use galerne_horde::{Action, Cause, Event, Step};

#[test]
fn ex_1_ex_2_hc_8_10_hc_12_9_hc_12_10_power_is_paid_from_the_pool_and_the_rest_is_lost() {
    let mut table = Scene::solo().terrain("T@B2 C@C3(w) F@B3").hand("5 6").play();
    table.play_value(5);
    table.act(Action::Repos { role: role('C') });
    assert_eq!(table.pool(), 4, "EX-1");
    table.act(Action::Provocation { role: role('F'), cell: cell("A4") });
    assert_eq!(table.pool(), 1, "EX-1");
    table.act(Action::EndActions);
    assert_eq!(table.camp(0).pool, 0, "EX-1: the point left is lost");
    assert!(table.cited("HC-8.10"));

    let wanted = |cards: &[u8]| {
        let mut table = Scene::solo().terrain("T@B2 A@B3 F@C3").hand("2 3 6 8").play();
        for &card in cards {
            table.play_value(card);
        }
        table.act(Action::Provocation { role: role('F'), cell: cell("D3") }).act(Action::Aide);
        table.pool()
    };
    assert_eq!((wanted(&[2, 3]), wanted(&[6])), (0, 1), "EX-2");
}

#[test]
fn ex_3_hc_10_5_hc_10_12_a_victory_by_three_moves_but_brings_no_soutien() {
    let mut table = Scene::solo().terrain("A@B3").winds("2/2/6/2").hand("7 3").play();
    table.act(Action::EndActions).play_value(7).commit(7);
    assert_eq!(table.step(), Step::Wind);
    assert!(!table.camp(0).soutien && !table.cited("HC-10.11"));
}

#[test]
fn ex_4_hc_10_8_a_defeat_by_four_destroys() {
    let wind = |words: &[(&str, &str)]| {
        let mut table = Scene::with(words, 1).terrain("A@B3").winds("2/2/6/2").play();
        table.act(Action::EndActions).commit(0);
        table
    };
    let strict = wind(&[]);
    assert_eq!(strict.terrain(), "");
    assert!(strict.cited("HC-10.8"));
    let mild = wind(&[("malus_threshold", "5")]);
    assert_eq!(mild.terrain(), "A@B4(w)");
}

#[test]
fn ex_5_hc_10_4_hc_10_7_hc_10_9_one_x_for_the_whole_row() {
    let mut table = Scene::solo().terrain("C@B3 F@C3(w)").winds("2/2/8/2").hand("2 3 9").play();
    table.act(Action::EndActions).play_value(2).play_value(3).commit(5);
    assert_eq!(table.terrain(), "C@B3", "the Combattante stays, the wounded Feuleuse is destroyed");
}

#[test]
fn ex_6_hc_10_2_the_picture_of_phase_5() {
    let mut table = Scene::solo().terrain("A@D1 F@D2(w) C@A3 T@B4").winds("4/4/6/9").hand("2 3 4 2").play();
    table.act(Action::EndActions).play_value(2).commit(2).play_value(3).commit(3).commit(0);
    assert_eq!(table.terrain(), "T@B4 C@A4(w) A@D1 F@D2(w)");
    table.play_value(4).play_value(2).commit(6);
    assert_eq!(table.step(), Step::Wind, "the Traceur may move, the Combattante stays");
    table.act(Action::WindStay);
    assert_eq!(table.terrain(), "T@B4 C@A4(w) A@D1 F@D2(w)");
    assert_eq!((table.hand(), table.camp(0).pool), (vec![], 0));
}

#[test]
fn ex_7_hc_11_4_one_role_out_of_place_is_a_missed_formation() {
    let mut table = Scene::solo().terrain("T@B2 C@A4 A@B3 F@C3").winds("2/4/2/3").hand("2").play();
    table.act(Action::EndActions).commit(0).play_value(2).commit(1).act(Action::WindStay).commit(0);
    assert_eq!(table.terrain(), "T@B2 C@A4 A@B3 F@C3", "the Combattante is on neither of her cells");
    assert_eq!(table.step(), Step::Penalty);
    assert_eq!(table.position().left, 4);
}

fn reach(terrain: &str, letter: char) -> String {
    Scene::solo().terrain(terrain).step(Step::Moves).play().destinations(letter).join(" ")
}

#[test]
fn tv_1_hc_12_2_the_traceur_is_blocked() {
    assert_eq!(reach("T@B2 C@B3", 'T'), "A2 B1 C2 D2");
}

#[test]
fn tv_2_hc_12_3_the_combattante_bends_but_needs_a_free_cell() {
    assert_eq!(reach("C@A1 F@B1 A@B2 T@A3", 'C'), "A2 B3");
}

#[test]
fn tv_3_hc_12_4_the_ailier_jumps() {
    assert_eq!(reach("A@A2 F@B3", 'A'), "B1 C4");
}

#[test]
fn tv_4_hc_12_5_the_feuleuse_is_shut_in() {
    assert_eq!(reach("F@D4 T@C4 C@D3 A@C3", 'F'), "");
}

#[test]
fn tv_5_hc_9_1_hc_9_5_hc_9_8_the_poursuite() {
    let mut table = Scene::solo().terrain("A@A2 F@A3(w) T@A4").rencontres("? - - -").play();
    table.act(Action::EndActions).feed(rencontre("valet-coeur"));
    assert_eq!(table.slots()[0].as_deref(), Some("valet-coeur"), "revealed and left face up");
    assert_eq!(table.terrain(), "T@A4(w) A@A2");
}

#[test]
fn tv_6_hc_9_3_hc_9_6_the_veramorphe_empties_the_pack() {
    let mut table = Scene::solo().terrain("T@B1 F@B3 C@B4").rencontres("- dame - -").pack("5").play();
    table.act(Action::EndActions);
    assert_eq!(table.position().at, Some(cell("B1")), "row 1 first");
    table.any_cards();
    assert_eq!(table.camp(0).lost, Some(Cause::PackVeramorphe));
    assert_eq!(table.game.turn(&table.state), Turn::Over);
}

#[test]
fn tv_7_hc_9_7_the_corroyeur_takes_the_one_of_aval_first() {
    let mut table = Scene::solo().terrain("A@C2 F@C3 T@C4").rencontres("- - roi -").aval("AAC").play();
    table.act(Action::EndActions);
    assert_eq!((table.terrain().as_str(), table.aval().as_str()), ("T@C4 A@C2", "AC"));
}

#[test]
fn tv_8_hc_10_10_a_retreat_pushes_down_the_column() {
    let mut table = Scene::solo().terrain("C@B2 A@B3 T@B4(w)").winds("7/5/3/2").aval("F").play();
    table.act(Action::EndActions).commit(0);
    assert_eq!(table.terrain(), "C@B3(w) A@B4");
    assert_eq!(table.aval(), "FT", "pushed off row 4: Aval, healed");
    table.commit(0);
    assert_eq!(table.terrain(), "C@B3(w) A@B4");
    table.commit(0);
    assert_eq!(table.terrain(), "C@B3(w) A@B4");
    assert!(table.events.contains(&Event::Compared {
        seat: galerne_engine::Seat(0),
        role: role('A'),
        row: 4,
        resistance: 2,
        force: 2
    }));
}

#[test]
fn tv_9_a_wound_of_the_same_phase_counts() {
    let mut table = Scene::solo().terrain("C@A3").winds("2/2/5/4").play();
    table.act(Action::EndActions).commit(0);
    assert_eq!(table.terrain(), "C@A4(w)");
    table.commit(0);
    assert_eq!(table.terrain(), "");
}

#[test]
fn tv_10_hc_11_5_one_too_many_in_aval() {
    let mut table = Scene::solo().terrain("A@A4").winds("2/2/2/4").aval("TCFF").play();
    table.act(Action::EndActions).commit(0).any_cards();
    assert_eq!((table.terrain().as_str(), table.aval().as_str(), table.step()), ("", "TCFFA", Step::Trim));
    assert_eq!(table.refused(Action::EndTurn), ("refused-trim", "HC-11.5"), "exactly one must go first");
    table.act(Action::Discard { role: role('F') });
    assert_eq!((table.aval().as_str(), table.step()), ("TCFA", Step::Cull));
}

#[test]
fn tv_11_the_feuleuse_between_two_winds() {
    let row_2 = |points: u8| {
        let mut table = Scene::solo().terrain("F@C2").winds("2/5/2/2").hand("2 3").play();
        table.act(Action::EndActions).play_value(2).commit(points);
        table
    };
    assert_eq!(row_2(0).terrain(), "", "(a)");
    let mut table = row_2(1);
    assert_eq!(table.terrain(), "F@C3(w)", "(b)");
    table.commit(0);
    assert_eq!(table.terrain(), "", "(b)");
}

#[test]
fn tv_12_hc_10_11_hc_10_13_soutien_doubles_the_next_card() {
    let mut table = Scene::solo().terrain("T@B1 F@C2").winds("2/9/2/2").hand("2 4 5").play();
    table.act(Action::EndActions).play_value(2).commit(2);
    table.act(Action::WindStay);
    assert!(table.camp(0).soutien);
    table.play_value(4);
    assert_eq!((table.pool(), table.camp(0).soutien), (8, false));
    table.commit(8);
    assert_eq!((table.terrain().as_str(), table.hand()), ("T@B1 F@C2", vec![5]));
}

#[test]
fn tv_13_hc_10_14_soutien_does_not_pile_up_and_points_carry_over() {
    let mut table = Scene::solo().terrain("T@A1 C@B2 F@C3").winds("2/2/9/2").hand("10 2 2").play();
    table.act(Action::EndActions).play_value(10).commit(2).act(Action::WindStay);
    assert_eq!(table.pool(), 8);
    table.commit(3).act(Action::WindStay);
    assert_eq!(table.pool(), 5);
    table.play_value(2);
    assert_eq!(table.pool(), 9);
    table.commit(8);
    assert_eq!((table.terrain().as_str(), table.hand()), ("T@A1 C@B2 F@C3", vec![2]));
    assert!(table.events.contains(&Event::PointsLost {
        seat: galerne_engine::Seat(0),
        points: 1,
        rule: galerne_horde::Lapse::Phase5
    }));
}

#[test]
fn tv_14_a_card_serves_two_rows() {
    let mut table = Scene::solo().terrain("A@A1 F@D3").winds("4/2/9/2").hand("10").play();
    table.act(Action::EndActions).play_value(10).commit(2);
    assert_eq!((table.step(), table.position().row), (Step::Power, 3), "row 2 is skipped");
    table.commit(8);
    assert_eq!((table.terrain().as_str(), table.camp(0).pool), ("A@A1 F@D3", 0));
}

#[test]
fn tv_15_hc_10_1_a_character_that_moves_down_is_compared_again() {
    let mut table = Scene::solo().terrain("T@B1 F@C3").winds("4/9/6/2").hand("3 5").play();
    table.act(Action::EndActions).play_value(3).commit(1).act(Action::WindMove { cell: cell("B3") });
    assert_eq!(table.position().row, 3);
    table.play_value(5).commit(5);
    assert_eq!((table.step(), table.position().mover), (Step::Wind, Some(role('T'))), "+3, may move again");
    table.act(Action::WindStay);
    assert_eq!(table.terrain(), "T@B3 F@C3");
    assert!(table.events.contains(&Event::PointsLost {
        seat: galerne_engine::Seat(0),
        points: 2,
        rule: galerne_horde::Lapse::Phase5
    }));
}
