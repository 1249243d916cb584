//! The worked examples (EX) and test vectors (TV) of the rules.

mod common;

use common::*;
use galerne_engine::{Luck as _, Positions as _, Rules as _, Turn};
use galerne_horde::{Action, Cause, Event, Figure, Position, Step, Suit};

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

/// TV-16 and TV-17: deck 5♥ 8♣ 3♠ 9♦ 2♥, slots 7♠/4♦/6♣/–, Phase 1.
fn wind_table(terrain: &str) -> Table {
    let mut table = Scene::solo()
        .edit(|p: &mut Position| p.souffles.dominantes[0] = None)
        .edit(|p| p.souffles.rows = [None; 4])
        .souffle_deck("5♥ 8♣ 3♠ 9♦ 2♥")
        .winds("7♠/4♦/6♣/-")
        .terrain(terrain)
        .hand("2 3 4 5")
        .edit(|p| p.step = Step::Cull)
        .play();
    table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣")).any_cards();
    table
}

/// Do nothing until the game waits for a Souffle or the next turn's end.
fn do_nothing(table: &mut Table) {
    loop {
        let action = match table.step() {
            Step::Entry => Action::EndEntry,
            Step::Moves => Action::EndMoves,
            Step::Actions => Action::EndActions,
            Step::Power => Action::Commit { points: 0 },
            Step::Wind => Action::WindStay,
            Step::Cull => Action::EndTurn,
            Step::Penalty | Step::Draw | Step::Join | Step::Veramorphe | Step::Reveal | Step::RencontreOut => {
                let mut out = vec![];
                table.game.outcomes(&table.state, &mut out);
                table.feed(out[0].0);
                continue;
            }
            _ => return,
        };
        table.act(action);
    }
}

#[test]
fn tv_16_hc_6_1_hc_6_2_the_column_moves_and_the_dominante_stays_on_the_deck() {
    let mut table = wind_table("");
    assert_eq!(table.winds(), "5♥/7♠/4♦/6♣");
    let dominante = table.position().souffles.dominantes[0].clone().unwrap();
    assert_eq!((dominante.card.short().as_str(), dominante.fallback), ("8♣", false));
    do_nothing(&mut table);
    assert_eq!(table.winds(), "8♣/5♥/7♠/4♦", "a missed turn: the Dominante comes down to row 1");
    table.feed(souffle("3♠"));
    assert_eq!(table.position().souffles.dominantes[0].clone().unwrap().card.short(), "3♠");
}

#[test]
fn tv_17_hc_11_3_hc_6_3_a_conform_turn_clears_the_column() {
    // The winds are held by force of cards: the example only looks at the end of the turn.
    let mut table = wind_table("T@B2 C@C2 A@C4 F@C3");
    table.state = table
        .game
        .restore(&{
            let mut position = table.position();
            position.step = Step::Actions;
            position.hordes[0].hand = numbers("10 10 9");
            position.hordes[0].pack = numbers("2 2 3");
            position
        })
        .unwrap();
    // Rows: T and C on row 2 against 7, F on row 3 against 4, A on row 4 against 6.
    table.act(Action::EndActions).play_value(10).commit(4).act(Action::WindStay);
    table.commit(3).play_value(9).commit(4);
    assert_eq!(table.winds(), "-/-/8♣/-");
    table.feed(souffle("3♠")).feed(souffle("9♦"));
    assert_eq!((table.winds().as_str(), table.position().souffles.deck.len()), ("9♦/3♠/8♣/-", 1));
    do_nothing(&mut table);
    table.feed(souffle("2♥")).any_cards();
    assert_eq!(table.winds(), "2♥/9♦/3♠/8♣");
    let dominante = table.position().souffles.dominantes[0].clone().unwrap();
    assert_eq!((dominante.card.short().as_str(), dominante.fallback), ("8♣", true));
}

#[test]
fn tv_18_hc_11_2_hc_10_3_a_short_deck_and_the_calm_rows_after_it() {
    let mut table =
        Scene::solo().terrain("T@C2 C@D3 A@A4 F@C4(w)").souffle_deck("9♣").dominante("3♦").hand("2 3 4 5").play();
    table.act(Action::EndActions);
    while table.step() != Step::Refill {
        let action = if table.step() == Step::Power { Action::Commit { points: 0 } } else { Action::WindStay };
        table.act(action);
    }
    table.feed(souffle("9♣"));
    assert_eq!((table.winds().as_str(), table.position().souffles.deck.len()), ("-/9♣/3♦/-", 0));
    assert!(!table.won());
    table.act(Action::EndTurn).any_cards();
    assert_eq!(table.winds(), "-/-/9♣/3♦");
    assert_eq!(table.position().souffles.dominantes[0].clone().unwrap().card.short(), "3♦");
    table.act(Action::EndMoves).act(Action::EndActions).feed(rencontre("as-coeur")).commit(0);
    assert_eq!(table.step(), Step::Wind, "row 2 is calm, Force 0: the Traceur may move");
}

#[test]
fn tv_19_hc_13_2_victory_comes_before_the_draw() {
    let mut table = Scene::solo()
        .edit(|p| p.souffles.dominantes[0] = None)
        .souffle_deck("")
        .winds("-/-/-/7♥")
        .hand("")
        .pack("")
        .step(Step::Cull)
        .play();
    table.act(Action::EndTurn);
    assert!(table.won());
}

/// Phase 2 with that Pack and hand.
fn phase_2(pack: &str, hand: &str) -> Table {
    let mut table = Scene::solo()
        .edit(|p| p.souffles.dominantes[0] = None)
        .souffle_deck("5♥ 8♣")
        .hand(hand)
        .pack(pack)
        .step(Step::Cull)
        .play();
    table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
    table
}

#[test]
fn tv_20_hc_7_1_drawing_from_a_short_pack() {
    let full = phase_2("", "2 3 4 5");
    assert_eq!((full.step(), full.hand().len()), (Step::Entry, 4), "(a)");
    assert_eq!(phase_2("", "2 3 4").camp(0).lost, Some(Cause::PackDraw), "(b)");
    let mut last = phase_2("9", "");
    last.any_cards();
    assert_eq!((last.step(), last.hand()), (Step::Entry, vec![9]), "(c)");
}

fn missed(pack: &str) -> Table {
    let mut table = Scene::solo().hand("2").pack(pack).play();
    table.act(Action::EndActions);
    table
}

#[test]
fn tv_21_paying_a_missed_formation_with_a_short_pack() {
    let mut three = missed("3 4 5");
    three.any_cards();
    assert_eq!((three.camp(0).pack.len(), three.step(), three.camp(0).lost), (0, Step::Cull, None), "(a)");
    assert_eq!(missed("").camp(0).lost, Some(Cause::PackFormation), "(b)");
}

#[test]
fn tv_22_hc_8_7_aide() {
    let aide = |pack: &str| {
        let mut table = Scene::solo().terrain("A@B3").hand("2").pack(pack).play();
        table.play_value(2);
        table
    };
    let (nine, four) = (number("9♥", &[]), number("4♥", &[]));
    let mut two = aide("9♥ 4♥");
    two.act(Action::Aide).feed(pack(nine)).feed(pack(four));
    assert_eq!(two.step(), Step::Pick, "(a)");
    assert_eq!(two.refused(Action::Keep { card: number("5♥", &[]) }), ("refused-bad-choice", "HC-8.7"));
    let mut kept = Table { game: two.game.clone(), state: two.state, events: vec![] };
    kept.act(Action::Keep { card: nine });
    assert_eq!((kept.hand(), kept.camp(0).top), (vec![9], Some(four)), "(a) the other lies on top");
    two.act(Action::Keep { card: four });
    assert_eq!((two.hand(), two.camp(0).top), (vec![4], Some(nine)), "(a)");
    let mut one = aide("9");
    one.act(Action::Aide).any_cards();
    assert_eq!((one.step(), one.hand()), (Step::Actions, vec![9]), "(b)");
    let none = aide("");
    assert_eq!((none.step(), none.pool()), (Step::Wind, 0), "(c) nothing can be done, the step passes");
    let mut none = Scene::solo().terrain("A@B3").hand("2 3").pack("").play();
    none.play_value(2);
    assert_eq!((none.refused(Action::Aide), none.pool()), (("refused-pack-empty", "HC-8.7"), 2), "(c)");
}

#[test]
fn tv_23_hc_8_9_attaque_on_an_empty_deck_reshuffles() {
    // Twelve cards discarded, three face-up ones, and the king above C.
    let mut table = Scene::solo()
        .terrain("C@B3")
        .rencontres("as dame roi valet")
        .edit(|p| p.rencontres.unseen.clear())
        .hand("4 2")
        .play();
    table.play_value(4).act(Action::Attaque { slot: column('C') });
    assert!(table.events.contains(&Event::RencontresReshuffled { cards: 13 }));
    let position = table.position();
    assert_eq!(position.rencontres.slots[2].as_deref(), Some("face_down"));
    assert_eq!(position.rencontres.unseen.len(), 13, "twelve in the deck and the one above C");
    assert!(position.rencontres.unseen.contains(&Figure::new(0, Suit::Coeur).unwrap()), "the king is among them");
}

#[test]
fn tv_24_hc_8_3_never_two_of_a_role() {
    let table = Scene::solo().terrain("F@B3").aval("FT").step(Step::Entry).play();
    assert_eq!(
        table.refused(Action::Enter { role: role('F'), column: column('A') }),
        ("refused-role-on-terrain", "HC-8.3")
    );
}

#[test]
fn tv_25_hc_8_1_hc_8_6_hc_8_8_healed_too_late_to_walk_but_not_to_be_provoked() {
    let mut table = Scene::solo().terrain("T@B2 C@C3(w) F@B3").hand("4 5").play();
    table.play_value(4).act(Action::Repos { role: role('C') });
    assert_eq!(table.pool(), 3);
    assert_eq!(table.refused(Action::Move { role: role('C'), cell: cell("C2") }), ("refused-wrong-phase", "HC-8.1"));
    table.act(Action::Provocation { role: role('C'), cell: cell("C2") });
    assert_eq!((table.pool(), table.terrain().as_str()), (0, "T@B2 C@C2 F@B3"));
}

#[test]
fn tv_26_hc_2_12_from_goutte_to_delta_for_free() {
    let mut table = Scene::solo().terrain("A@C4 F@B3 T@B2 C@C2").dominante("9♠").step(Step::Moves).play();
    table.walk('A', "A2").walk('T', "B1").walk('C', "D2");
    assert_eq!(table.terrain(), "T@B1 C@D2 A@A2 F@B3");
}

/// A competition in which both are about to take the Dominantes.
fn dominantes(left: &str, right: &str) -> Table {
    let mut table = Scene::competition()
        .edit(|p| {
            p.souffles.dominantes = vec![None, None];
            p.souffles.deck = numbers(&format!("5♥ {left} {right}"));
            p.step = Step::Shift;
            p.hordes[0].hand = numbers("2 3 4 5");
            p.hordes[1].hand = numbers("2 3 4 5");
            p.hordes[0].pack = numbers("9");
            p.hordes[1].pack = numbers("9");
        })
        .play();
    table.feed(souffle("5♥")).feed(souffle(left)).feed(souffle(right));
    table
}

#[test]
fn tv_27_hc_14_7_the_higher_dominante_plays_first() {
    assert_eq!(dominantes("7♣", "9♥").seat().0, 1);
    assert_eq!(dominantes("8♠", "8♦").seat().0, 0, "equal: left first");
}

#[test]
fn tv_28_hc_14_10_hc_14_11_both_conform_shift_four_times() {
    let mut table = Scene::competition()
        .edit(|p| p.souffles.dominantes[1].as_mut().unwrap().card = number("3♣", &[]))
        .edit(|p| p.souffles.dominantes[0].as_mut().unwrap().card = number("9♣", &[]))
        .souffle_deck("4♥ 6♠ 10♣ 3♦ 8♥")
        .terrain("T@B2 C@C2 A@C4 F@B3 T@F2 C@G2 A@G4 F@G3")
        .edit(|p| {
            p.souffles.rows = ["2♥", "5♣", "7♦", "9♠"].map(|card| Some(number(card, &[])));
            for camp in &mut p.hordes {
                camp.hand = numbers("10 9 10");
                camp.pack = numbers("2 3 4");
            }
        })
        .play();
    table.act(Action::EndActions);
    // Row 2 (5): T +, C; row 3 (7): F; row 4 (9): A. Enough points for all: 2, 6 and 7.
    for (row, points) in [(2, 2), (3, 6), (4, 7)] {
        for _ in 0..2 {
            assert_eq!(table.position().row, row);
            while table.pool() < points {
                let card = table.me().hand[0];
                table.act(Action::Play { card });
            }
            table.commit(points);
            while table.step() == Step::Wind {
                table.act(Action::WindStay);
            }
        }
    }
    table.feed(souffle("4♥")).feed(souffle("6♠")).feed(souffle("10♣")).feed(souffle("3♦"));
    assert_eq!(table.winds(), "3♦/10♣/6♠/4♥");
    assert_eq!(table.position().souffles.deck, numbers("8♥"));
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(table.position().souffles.deck.len(), 3, "the Dominantes are shuffled back");
    assert_eq!(table.step(), Step::Shift);
}

#[test]
fn tv_29_hc_14_14_more_characters_then_more_pack_cards() {
    let end = |packs: [&str; 2]| {
        let mut table = Scene::competition()
            .edit(|p| {
                p.souffles.deck.clear();
                p.souffles.rows[3] = Some(number("7♥", &[]));
                for dominante in p.souffles.dominantes.iter_mut().flatten() {
                    (dominante.card, dominante.fallback) = (number("7♥", &[]), true);
                }
                p.step = Step::Cull;
                for (camp, pack) in p.hordes.iter_mut().zip(packs) {
                    camp.pack = numbers(pack);
                    camp.aval.clear();
                }
            })
            .terrain("T@A1 C@B1 A@C1 T@E1 C@F1 A@G1 F@H1")
            .edit(|p| {
                let left: Vec<Figure> = (0..4).map(|rank| Figure::new(rank, Suit::Pique).unwrap()).collect();
                p.hordes[0].aval = left[..2].to_vec();
                p.hordes[0].vif = (0..4).map(|rank| Figure::new(rank, Suit::Coeur).unwrap()).collect();
                p.hordes[1].aval = left;
                p.hordes[1].vif = vec![Figure::new(0, Suit::Coeur).unwrap()];
            })
            .play();
        table.act(Action::EndTurn).act(Action::EndTurn);
        let standings = table.game.standings(&table.state);
        assert_eq!(table.game.turn(&table.state), Turn::Over);
        assert_eq!(standings.iter().map(|line| line.score).collect::<Vec<_>>(), [9, 9]);
        standings.winners.lowest().map(|seat| seat.0)
    };
    assert_eq!(end(["2 3", "2"]), Some(0));
    assert_eq!(end(["2", "2 3"]), Some(1));
    assert_eq!(end(["2", "3"]), None, "then a draw");
}

#[test]
fn tv_30_hc_8_2_hc_8_4_the_cone_on_turn_1_for_free() {
    let mut table = Table::start(&[], 1);
    for card in ["2♣", "3♣", "4♣", "5♣", "9♥"] {
        table.feed(souffle(card));
    }
    table.any_cards();
    assert_eq!((table.step(), table.aval().as_str()), (Step::Entry, "TCAF"));
    table.enter('T', 'B').enter('C', 'A').enter('A', 'C').enter('F', 'D');
    assert_eq!(table.step(), Step::Moves, "nobody is left to enter: the step passes by itself");
    table.walk('T', "B2").walk('C', "A3").walk('A', "B3").walk('F', "C3");
    assert_eq!((table.terrain().as_str(), table.step()), ("T@B2 C@A3 A@B3 F@C3", Step::Actions));
    assert_eq!(table.hand().len(), 4, "nothing was spent");
}
