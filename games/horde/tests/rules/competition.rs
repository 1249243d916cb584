//! Section 14: competition.

use crate::common::*;
use galerne_engine::{Luck as _, Positions as _, Rules as _, Seat, SeatSet, Turn, Words as _};
use galerne_horde::{Action, Cause, Event, Footing, Horde, Options, Role, Side, Step};
use galerne_kit::Speech;

#[test]
fn hc_14_1_hc_14_3_two_hordes_one_wind() {
    let table = Table::start(&[], 2);
    let position = table.position();
    assert_eq!(position.hordes.len(), 2);
    for camp in &position.hordes {
        assert_eq!((camp.pack.len(), camp.vif.len(), camp.aval.len(), camp.hand.len()), (36, 12, 4, 0));
    }
    assert_eq!((position.souffles.deck.len(), position.rencontres.unseen.len()), (36, 16), "one adverse pack");
    let down: Vec<bool> = position.rencontres.slots.iter().map(Option::is_some).collect();
    assert_eq!(down, [true, true, true, false, true, true, true, false], "C B A, G F E; D and H empty");
    let flow = Table::start(&[("competition_rencontres", "flow")], 2);
    assert_eq!(flow.slots().iter().flatten().count(), 7);
    assert_eq!(Table::start(&[("competition_rencontres", "redeal")], 2).slots().iter().flatten().count(), 0);
}

#[test]
fn hc_14_2_nobody_leaves_his_own_grid() {
    let mut table = Scene::competition().terrain("T@D2 T@E2").step(Step::Moves).play();
    assert_eq!(table.destinations('T').join(" "), "B2 C2 D1 D3 D4");
    assert_eq!(table.refused(Action::Move { role: Role::Traceur, cell: cell("E3") }), ("refused-off-board", "HC-14.2"));
    table.state = {
        let mut position = table.position();
        position.actor = Side::Right;
        table.game.restore(&position).unwrap()
    };
    assert_eq!(table.destinations('T').join(" "), "E1 E3 E4 F2 G2");
    // The right player's formations are the same figures, four columns on.
    let mut delta = Scene::competition()
        .terrain("T@F1 C@H2 A@E2 F@F3")
        .edit(|p| {
            p.actor = Side::Right;
            p.hordes[1].hand.clear();
        })
        .step(Step::Moves)
        .play();
    delta.act(Action::EndMoves);
    while delta.step() == Step::Wind {
        delta.act(Action::WindStay);
    }
    delta.any_cards();
    assert!(delta.events.contains(&Event::Conform { seat: Seat(1), card: number("2♠", &[]), on: Footing::Primary }));
}

#[test]
fn hc_14_4_hc_14_9_on_each_row_left_then_right_each_with_his_own_pool() {
    let mut table = Scene::competition().terrain("T@B2 C@C3 T@F2").winds("4/4/3/3").play();
    table.act(Action::EndActions);
    assert_eq!((table.seat(), table.position().row), (Seat(0), 2));
    table.play_value(10).commit(0);
    assert_eq!((table.seat(), table.position().row, table.pool()), (Seat(1), 2, 0));
    table.commit(0);
    assert_eq!((table.seat(), table.position().row, table.pool()), (Seat(0), 3, 10));
}

#[test]
fn hc_14_5_the_three_ways_of_the_rencontres() {
    let line = |way: &str| {
        let mut table = Scene::with(&[("competition_rencontres", way)], 2)
            .edit(|p| p.souffles.deck = numbers("5♥ 8♣ 9♣"))
            .edit(|p| {
                p.souffles.dominantes = vec![None, None];
                p.step = Step::Shift;
            })
            .rencontres("dame roi valet as dame roi valet as");
        if way == "redeal" {
            table = table.edit(|p| p.rencontres.slots = vec![None; 8]);
        }
        let mut table = table.play();
        table.feed(souffle("5♥")).feed(souffle("8♣")).feed(souffle("9♣"));
        table
            .slots()
            .iter()
            .map(|slot| slot.as_deref().map_or('-', |name| name.chars().next().unwrap()))
            .collect::<String>()
    };
    assert_eq!(line("segments"), "fdrvfdrv");
    assert_eq!(line("flow"), "fdrvadrv");
    assert_eq!(line("redeal"), "ffffffff");
}

#[test]
fn hc_14_5_continued_each_his_dominante_and_the_fallback() {
    let mut table = Scene::competition()
        .edit(|p| {
            p.souffles.deck = numbers("5♥ 8♣");
            p.souffles.dominantes = vec![None, None];
            p.step = Step::Shift;
        })
        .play();
    table.feed(souffle("5♥")).feed(souffle("8♣"));
    let [left, right] = [0, 1].map(|seat| table.position().souffles.dominantes[seat].clone().unwrap());
    assert_eq!((left.card.short().as_str(), left.fallback), ("8♣", false));
    assert_eq!((right.card.short().as_str(), right.fallback), ("5♥", true), "no card is left for the right player");
}

/// Both players before Phase 2 with these Packs and three cards in hand.
fn phase_2(words: &[(&str, &str)], packs: [&str; 2]) -> Table {
    let mut table = Scene::with(words, 2)
        .edit(|p| {
            p.souffles.deck = numbers("5♥ 8♣ 9♣");
            p.souffles.dominantes = vec![None, None];
            p.step = Step::Shift;
            for (camp, pack) in p.hordes.iter_mut().zip(packs) {
                camp.hand = numbers("2 3 4");
                camp.pack = numbers(pack);
            }
        })
        .rencontres("? - - - ? dame - -")
        .play();
    table.feed(souffle("5♥")).feed(souffle("8♣")).feed(souffle("9♣"));
    table
}

#[test]
fn hc_14_6_hc_14_15_failures_of_phase_2_count_together() {
    let both = phase_2(&[], ["", ""]);
    assert_eq!(both.game.turn(&both.state), Turn::Over);
    assert!(both.events.contains(&Event::BothLost));
    let stop = phase_2(&[("competition_elimination", "stop")], ["", ""]);
    assert!(stop.game.standings(&stop.state).winners.is_empty(), "HC-14.15: both in the same step");
    let mut one = phase_2(&[("competition_elimination", "stop")], ["", "9"]);
    one.any_cards();
    assert_eq!(one.game.standings(&one.state).winners, SeatSet::one(Seat(1)));
}

#[test]
fn hc_14_7_a_tie_of_dominantes_is_told_as_one() {
    let told = |left: &str, right: &str| {
        let mut table = Scene::competition()
            .edit(|p| {
                p.souffles.deck = numbers(&format!("5♥ {left} {right}"));
                p.souffles.dominantes = vec![None, None];
                p.step = Step::Shift;
            })
            .play();
        table.feed(souffle("5♥")).feed(souffle(left)).feed(souffle(right)).any_cards();
        let began = table.events.iter().find(|event| matches!(event, Event::Began { .. })).expect("somebody begins");
        Speech::of::<Horde>().say(&table.game.tell(began))
    };
    assert!(told("8♥", "8♣").ends_with("goes first: both Dominantes are worth 8, and the left player begins."));
    assert!(told("8♥", "9♣").ends_with("goes first: the higher Dominante, worth 9."));
}

#[test]
fn hc_14_8_attaque_reaches_the_whole_line() {
    let mut table = Scene::competition().terrain("C@B3").rencontres("- - - - - - - roi").play();
    table.play_value(10).act(Action::Attaque { slot: column('H') });
    assert_eq!(table.slots()[7].as_deref(), Some("face_down"));
}

#[test]
fn hc_14_12_the_end_is_checked_after_the_shift_and_after_the_dominantes_are_back() {
    // The deck is empty and the column too, but two Dominantes go back: the game goes on.
    let mut table = Scene::competition().edit(|p| p.souffles.deck.clear()).step(Step::Cull).play();
    table.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(table.step(), Step::Shift);
    assert_eq!(table.position().souffles.deck.len(), 2);
    // Only a fallback and its card in row 4: the shift of Phase 1 ends the game.
    let mut last = Scene::competition()
        .edit(|p| {
            p.souffles.deck.clear();
            p.souffles.rows[3] = Some(number("7♥", &[]));
            for dominante in p.souffles.dominantes.iter_mut().flatten() {
                (dominante.card, dominante.fallback) = (number("7♥", &[]), true);
            }
        })
        .step(Step::Cull)
        .play();
    last.act(Action::EndTurn).act(Action::EndTurn);
    assert_eq!(last.game.turn(&last.state), Turn::Over);
}

#[test]
fn hc_14_13_a_lost_horde_leaves_and_the_other_walks_on() {
    let mut table = phase_2(&[], ["9 8 7", ""]);
    table.feed(galerne_horde::Chance::Pack(number("9♠", &[])));
    assert_eq!(table.camp(1).lost, Some(Cause::PackDraw));
    assert_eq!(table.step(), Step::Purge, "his face-down Rencontres are seen as they leave");
    table.any_cards();
    let slots = table.slots();
    assert!(slots[4..].iter().all(Option::is_none) && slots[0].is_some());
    let camp = table.camp(1);
    assert!(camp.pack.is_empty() && camp.hand.is_empty() && camp.aval.is_empty() && camp.vif.is_empty());
    assert_eq!((table.seat(), table.step()), (Seat(0), Step::Entry));
    // He goes on with one Dominante a turn; both come back into the deck this time.
    table.act(Action::EndEntry);
    while table.step() != Step::Cull {
        match table.step() {
            Step::Moves => table.act(Action::EndMoves),
            Step::Actions => table.act(Action::EndActions),
            Step::Over => panic!("he walks on"),
            _ => table.any_cards(),
        };
    }
    table.act(Action::EndTurn);
    assert_eq!(table.position().souffles.deck.len(), 2);
    table.any_cards();
    assert!(table.position().souffles.dominantes[1].is_none());
    assert_eq!(table.game.standings(&table.state).score(Seat(1)), 0);
    // Giving up is a loss like any other.
    let mut table = Scene::competition().terrain("T@B2 T@F2").winds("3/2/3/3").play();
    table.act(Action::EndActions).commit(0).act(Action::Concede);
    assert_eq!(table.camp(0).lost, Some(Cause::Conceded));
    assert_eq!((table.seat(), table.step()), (Seat(1), Step::Power), "the row goes on with the other");
}

/// The turns of the right player alone begin like any other, and can be written down at every card.
#[test]
fn hc_14_13_a_game_goes_on_from_paper_when_the_left_horde_is_lost() {
    let mut table = phase_2(&[], ["", "9 8 7"]);
    for _ in 0..300 {
        let again = table.game.restore(&table.position()).unwrap_or_else(|refusal| panic!("{refusal}"));
        assert_eq!(again, table.state, "{:?}", table.step());
        match table.game.turn(&table.state) {
            Turn::Over => return,
            Turn::Chance(_) => {
                let mut out = vec![];
                table.game.outcomes(&table.state, &mut out);
                table.feed(out[0].0);
            }
            Turn::Decide(_) => {
                let going_on = table.actions().into_iter().rev().find(|action| *action != Action::Concede);
                table.act(going_on.expect("something to do"));
            }
        }
    }
}

#[test]
fn hc_14_16_there_is_no_mode_for_four() {
    assert!(Horde::new(&Options::default(), 4).is_err());
}
