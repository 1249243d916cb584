//! The vectors of the rulebook from the wind on (TV-16 … TV-30).

use crate::common::*;
use galerne_engine::{Luck as _, Positions as _, Rules as _, Turn};
use galerne_horde::{Action, Cause, Event, Figure, Position, Step, Suit};

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
