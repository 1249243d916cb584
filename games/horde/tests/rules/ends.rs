//! Sections 11 to 13: the end of the turn, wounds and points, the end of the game.

use crate::common::*;
use galerne_engine::{Rules as _, Seat, Turn, Words as _};
use galerne_horde::{Action, Cause, Event, Horde, Lapse, Options, Role, Step};

#[test]
fn hc_11_1_the_dominante_of_this_turn_counts_not_the_next_one() {
    // The fallback Dominante lies in the column and still names the formation.
    let mut table = Scene::solo()
        .terrain("T@B2 C@C2 A@C4 F@B3")
        .winds("-/-/-/2♣")
        .souffle_deck("")
        .edit(|p| {
            let dominante = p.souffles.dominantes[0].as_mut().unwrap();
            (dominante.card, dominante.fallback) = (number("2♣", &[]), true);
        })
        .hand("3")
        .play();
    table.act(Action::EndActions);
    while matches!(table.step(), Step::Power | Step::Wind) {
        let stay = if table.step() == Step::Power { Action::Commit { points: 0 } } else { Action::WindStay };
        table.act(stay);
    }
    assert!(table.won(), "HC-11.3: conform with an empty deck wins at once");
}

#[test]
fn hc_11_6_anybody_in_aval_may_be_let_go_even_the_last() {
    let mut table = Scene::solo().aval("TC").step(Step::Cull).play();
    assert_eq!(table.refused(Action::Discard { role: Role::Ailier }), ("refused-not-in-aval", "HC-11.6"));
    table.act(Action::Discard { role: Role::Traceur });
    assert_eq!((table.aval().as_str(), table.step()), ("C", Step::Cull));
    table.act(Action::Discard { role: Role::Combattante });
    assert_eq!(table.camp(0).lost, Some(Cause::NoCharacters));
}

#[test]
fn hc_11_7_the_next_turn_keeps_wounds_hand_and_places() {
    let mut table = Scene::solo()
        .terrain("T@B2(w) C@C3")
        .rencontres("- dame - -")
        .hand("2 3 4 5")
        .winds("2/4/3/3")
        .pack("6 7 8 9 10")
        .step(Step::Moves)
        .edit(|p| p.souffles.dominantes[0].as_mut().unwrap().card = number("2♦", &[]))
        .play();
    table.walk('C', "C4").act(Action::EndActions).any_cards();
    table.commit(0).commit(0).any_cards();
    assert_eq!(table.step(), Step::Cull);
    table.act(Action::EndTurn).any_cards();
    assert_eq!(table.terrain(), "T@B2(w) C@C4");
    assert!(table.camp(0).moved.is_empty(), "free movements are back");
    assert_eq!(table.hand(), [2, 3, 4, 5]);
    assert!(table.slots()[2].as_deref().unwrap().starts_with("dame"), "moved on, still face up");
}

#[test]
fn hc_12_7_the_wounded_do_not_walk_but_are_pushed_and_count() {
    let mut table = Scene::solo().terrain("T@B2(w) C@C3").hand("5 6").play();
    table.play_value(5);
    assert_eq!(
        table.refused(Action::Provocation { role: Role::Traceur, cell: cell("B1") }),
        ("refused-wounded", "HC-12.7")
    );
    // A win by a wounded character brings no movement.
    let mut table = Scene::solo().terrain("T@B2(w)").winds("3/2/3/3").hand("2").play();
    table.act(Action::EndActions).commit(0);
    assert_ne!(table.step(), Step::Wind);
}

#[test]
fn hc_12_8_a_wound_ends_in_aval_or_by_repos() {
    let mut table = Scene::solo().terrain("C@B4").winds("3/3/3/5").aval("F").play();
    table.act(Action::EndActions).commit(0).any_cards();
    assert_eq!(table.aval(), "FC");
    assert!(table.camp(0).terrain.is_empty());
    // He comes back unwounded.
    table.act(Action::EndTurn).any_cards();
    assert_eq!(table.step(), Step::Entry);
    table.enter('C', 'A');
    assert_eq!(table.terrain(), "C@A4");
}

/// HC-12.10: unspent points are reported with their seat, their number and their phase (HC-8.10, HC-10.14), and only if
/// there are any.
#[test]
fn hc_12_10_points_left_over_are_told_with_their_phase() {
    let lost = |table: &Table| -> Vec<Event> {
        table.events.iter().filter(|event| matches!(event, Event::PointsLost { .. })).copied().collect()
    };
    let told = |points: u8, rule: Lapse| Event::PointsLost { seat: Seat(0), points, rule };
    let mut table = Scene::solo().terrain("T@B2(w) F@B3").winds("3/4/3/3").hand("9 5 2").play();
    table.play_value(5).act(Action::Repos { role: Role::Traceur }).act(Action::EndActions);
    assert_eq!(lost(&table), [told(4, Lapse::Phase3)], "five played, one spent");
    assert!(table.cited("HC-8.10"));
    table.play_value(9).commit(0).commit(2);
    assert_eq!(lost(&table), [told(4, Lapse::Phase3), told(7, Lapse::Phase5)], "nine played, two committed");
    assert!(table.cited("HC-10.14"));
    let mut table = Scene::solo().terrain("F@B3").winds("3/4/3/3").hand("2").play();
    table.act(Action::EndActions).play_value(2).commit(2);
    assert_eq!(lost(&table), [], "nothing was left");
    let mut table = Scene::with(&[("power_carry", "use")], 1).terrain("T@B2(w) F@B3").hand("5 2").play();
    table.play_value(5).act(Action::Repos { role: Role::Traceur });
    assert_eq!(lost(&table), [told(4, Lapse::Use)]);
    assert!(table.cited("HC-12.12"));
    let speech = galerne_kit::Speech::of::<Horde>();
    let game = Horde::new(&Options::default(), 1).unwrap();
    assert!(speech.say(&game.tell(&told(4, Lapse::Phase5))).contains("4 unspent points are lost with the phase"));
}

#[test]
fn hc_12_11_a_card_may_be_played_for_nothing() {
    let mut table = Scene::solo().terrain("T@B2").hand("9 2").play();
    table.play_value(2);
    assert_eq!(table.pool(), 2);
    table.act(Action::EndActions);
    assert_eq!((table.camp(0).pool, table.hand()), (0, vec![9]));
}

#[test]
fn hc_12_12_with_the_rule_of_version_1_points_last_for_one_use() {
    let words = [("power_carry", "use")];
    let mut table = Scene::with(&words, 1).terrain("T@B2(w) F@B3 C@C2(w)").hand("5 2").play();
    table.play_value(5).act(Action::Repos { role: Role::Traceur });
    assert_eq!(table.pool(), 0, "the four points left are gone");
    let mut table = Scene::with(&words, 1).terrain("T@B1 C@B2").winds("4/3/3/3").hand("9 2").play();
    table.act(Action::EndActions).play_value(9).commit(0);
    assert_eq!(table.pool(), 0);
}

#[test]
fn hc_12_13_whoever_is_destroyed_never_comes_back() {
    let mut table = Scene::solo().terrain("F@B3").winds("3/3/9/3").aval("T").hand("2 3 4 5").play();
    table.act(Action::EndActions).commit(0).any_cards();
    assert_eq!((table.terrain().as_str(), table.aval().as_str(), table.camp(0).vif.len()), ("", "T", 0));
}

fn evening(words: &[(&str, &str)], deck: &str, winds: &str) -> Table {
    let mut table = Scene::with(words, 1)
        .edit(|p| p.souffles.dominantes[0] = None)
        .souffle_deck(deck)
        .winds(winds)
        .step(Step::Cull)
        .play();
    table.act(Action::EndTurn);
    table
}

#[test]
fn hc_13_1_victory_needs_the_deck_and_the_column() {
    assert!(!evening(&[], "", "-/-/5/7").won());
    assert!(evening(&[], "", "-/-/-/7").won());
    let mut short = evening(&[("win_condition", "deck")], "9♣", "-/-/5/7");
    short.feed(souffle("9♣"));
    assert!(short.won(), "with the option the deck alone counts");
}

#[test]
fn hc_13_3_the_ways_to_lose() {
    let causes = [
        {
            let mut table = Scene::solo()
                .edit(|p| p.souffles.dominantes[0] = None)
                .souffle_deck("5♥ 8♣")
                .hand("2")
                .pack("")
                .step(Step::Cull)
                .play();
            table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
            table
        },
        {
            let mut table = Scene::solo().terrain("T@B1").rencontres("- dame - -").hand("2").pack("").play();
            table.act(Action::EndActions);
            table
        },
        {
            let mut table = Scene::solo().hand("2").pack("").play();
            table.act(Action::EndActions);
            table
        },
        {
            let mut table = Scene::solo().terrain("F@B3").winds("3/3/9/3").aval("").play();
            table.act(Action::EndActions).commit(0);
            table
        },
        {
            let mut table = Scene::solo().play();
            table.act(Action::Concede);
            table
        },
    ]
    .map(|table| {
        assert_eq!(table.game.turn(&table.state), Turn::Over);
        assert!(table.game.standings(&table.state).winners.is_empty());
        table.camp(0).lost.unwrap()
    });
    assert_eq!(
        causes,
        [Cause::PackDraw, Cause::PackVeramorphe, Cause::PackFormation, Cause::NoCharacters, Cause::Conceded]
    );
    // An empty terrain and Aval with cards in the Vif: the game goes on.
    let mut table = Scene::solo().terrain("F@B3").winds("3/3/9/3").aval("").vif("T").play();
    table.act(Action::EndActions).commit(0).any_cards();
    assert_eq!(table.camp(0).lost, None);
}

#[test]
fn hc_13_4_an_empty_pack_loses_only_by_option() {
    let aide = |words: &[(&str, &str)]| {
        let mut table = Scene::with(words, 1).terrain("A@B3").hand("2 3").pack("9").play();
        table.play_value(2).act(Action::Aide).any_cards();
        table.camp(0).lost
    };
    assert_eq!((aide(&[]), aide(&[("pack_empty_loses", "true")])), (None, Some(Cause::PackEmpty)));
    let penalty = |words: &[(&str, &str)]| {
        let mut table = Scene::with(words, 1).hand("2").pack("9 8 7 6").play();
        table.act(Action::EndActions).any_cards();
        table.camp(0).lost
    };
    assert_eq!((penalty(&[]), penalty(&[("pack_empty_loses", "true")])), (None, Some(Cause::PackEmpty)));
    assert_eq!(penalty(&[("formation_penalty", "0"), ("pack_empty_loses", "true")]), None);
}

#[test]
fn hc_13_5_every_deck_that_runs_out() {
    // Souffles, shift and Dominante: slot 1 stays empty, the fallback names the formation.
    let mut table = evening(&[], "", "6/-/-/7");
    table.any_cards();
    assert_eq!(table.winds().matches('-').count(), 3);
    assert!(table.cited("HC-6.3"));
    // Souffles, conform: one card in the deck fills row 3 (the Dominante) and row 2.
    let mut conform = Scene::solo().terrain("T@B2 C@A3 A@B3 F@C3").souffle_deck("9♣").hand("2").play();
    conform.act(Action::EndActions);
    while conform.step() != Step::Refill {
        let stay = if conform.step() == Step::Power { Action::Commit { points: 0 } } else { Action::WindStay };
        conform.act(stay);
    }
    conform.feed(souffle("9♣"));
    assert_eq!(conform.winds(), "-/9♣/2♥/-");
    // The other rows of the table are TV-19 to TV-23 and HC-6.4, HC-7.2.
}

#[test]
fn hc_13_6_the_score_of_a_solo_game() {
    let won = evening(&[], "", "-/-/-/7");
    // Four in Aval, six Pack cards, one in hand.
    assert_eq!(won.game.standings(&won.state).score(Seat(0)), 100 + 4 + 7);
    let mut lost = Scene::solo().hand("2").pack("").souffle_deck("3 4 5").winds("6/7/-/-").play();
    lost.act(Action::EndActions);
    // 36 Souffles less three in the deck, the Dominante and two in the column.
    assert_eq!(lost.game.standings(&lost.state).score(Seat(0)), 30);
}
