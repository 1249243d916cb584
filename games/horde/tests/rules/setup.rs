//! Sections 3 to 5: what is seen, the set-up, the turn.

use crate::common::*;
use galerne_engine::{Event as _, Luck as _, Positions as _, Referee, Seat, Secrets as _, Streams, View, Viewer};
use galerne_horde::{Action, DominantePosition, Event, Figure, Role, Step, Suit};

#[test]
fn hc_3_1_a_state_is_written_down_and_read_back() {
    let scene = Scene::solo().terrain("T@B2 C@C3(w)").rencontres("? dame - as").winds("7/5/-/2").hand("2 4");
    let table = Scene { game: scene.game.clone(), position: scene.position.clone() }.play();
    let again = table.position();
    let json = serde_json::to_string(&again).unwrap();
    assert_eq!(table.game.restore(&serde_json::from_str(&json).unwrap()).unwrap(), table.state);
    for (edit, rule) in [
        (r#"{"edit":"two 10♥ in the Pack"}"#, "HC-2.2"),
        (r#"{"edit":"a Souffle twice"}"#, "HC-2.3"),
        (r#"{"edit":"three Hordes"}"#, "HC-1.1"),
        (r#"{"edit":"a row outside Phase 5"}"#, "HC-3.1"),
    ] {
        let mut bad = again.clone();
        match rule {
            "HC-2.2" => {
                let twice = bad.hordes[0].hand[0];
                bad.hordes[0].pack.push(twice);
            }
            "HC-2.3" => bad.souffles.deck.extend(bad.souffles.rows[0]),
            "HC-1.1" => bad.hordes.push(bad.hordes[0].clone()),
            _ => bad.row = 2,
        }
        assert_eq!(table.game.restore(&bad).unwrap_err().rule.0, rule, "{edit}");
    }
}

/// HC-6.3, HC-10.13, HC-13.1: positions that no game can reach are refused, each by the rule it breaks.
#[test]
fn hc_3_1_a_position_beyond_the_rules_is_refused() {
    let refused = |scene: Scene| scene.game.restore(&scene.position).map(|_| ()).unwrap_err().rule.0;
    let fallback = |card: &str| DominantePosition { card: number(card, &[]), fallback: true };
    let scene = || Scene::solo().terrain("T@B2").winds("3♥/4♥/5♥/6♥").souffle_deck("");
    let falls = |card: &str| scene().edit(|p| p.souffles.dominantes[0] = Some(fallback(card)));
    falls("6♥").play();
    assert_eq!(refused(falls("6♥").souffle_deck("9♣")), "HC-6.3", "a deck that has cards needs no fallback");
    assert_eq!(refused(falls("9♣").souffle_deck("9♣")), "HC-6.3", "the card lies in the deck");
    assert_eq!(refused(falls("9♣")), "HC-6.3", "the card has long been discarded");
    assert_eq!(refused(falls("5♥")), "HC-6.3", "not the lowest row");
    // Nothing in the column: not before the formation is checked; and with nothing in the deck either, the game is over.
    let calm = || Scene::solo().terrain("T@B2");
    assert_eq!(refused(calm()), "HC-6.3");
    assert_eq!(refused(calm().souffle_deck("")), "HC-6.3");
    let evening = || calm().step(Step::Cull).edit(|p| p.souffles.dominantes[0] = None);
    evening().play();
    assert_eq!(refused(evening().souffle_deck("")), "HC-13.1");
    for step in [Step::Moves, Step::Actions, Step::Cull] {
        assert_eq!(refused(scene().step(step).edit(|p| p.hordes[0].soutien = true)), "HC-10.13", "{step:?}");
    }
    assert_eq!(refused(scene().step(Step::Moves).edit(|p| p.hordes[0].pool = 3)), "HC-12.9");
}

#[test]
fn hc_3_2_hands_and_looked_at_cards_are_the_owners_secret() {
    let mut table = Scene::competition().terrain("A@B3").play();
    table.play_value(10);
    table.act(Action::Aide);
    let mut outcomes = vec![];
    table.game.outcomes(&table.state, &mut outcomes);
    assert_eq!(outcomes.len(), 6);
    table.feed(outcomes[0].0);
    table.feed({
        let mut rest = vec![];
        table.game.outcomes(&table.state, &mut rest);
        rest[0].0
    });
    let pick = table.actions();
    table.act(pick[0]);
    let [mine, theirs, nobodys] = [Viewer::seat(Seat(0)), Viewer::seat(Seat(1)), Viewer::SPECTATOR]
        .map(|viewer| table.game.describe(View::new(&table.game, &table.state, viewer).state()));
    assert_eq!(mine.hordes[0], table.camp(0));
    assert!(theirs.hordes[0].hand.is_empty() && theirs.hordes[0].top.is_none(), "the other sees neither hand nor top");
    assert_eq!(theirs.hordes[1].hand, table.camp(1).hand);
    assert!(nobodys.hordes.iter().all(|camp| camp.hand.is_empty() && camp.top.is_none()));
    assert_eq!(theirs.hordes[0].pool, mine.hordes[0].pool, "the pool is open");
    for event in &table.events {
        match table.game.redact_event(event, Viewer::seat(Seat(1))) {
            Some(Event::Looked { card, .. } | Event::Kept { card, .. }) => assert_eq!(card, None),
            Some(seen) => assert_eq!(seen, *event),
            None => panic!("{event:?} happened in the open"),
        }
    }
    // A player alone has no secrets.
    let solo = Scene::solo().play();
    assert_eq!(View::new(&solo.game, &solo.state, Viewer::SPECTATOR).state(), &solo.state);
}

#[test]
fn hc_3_3_what_is_unseen_can_be_counted() {
    let table = Scene::solo().rencontres("? as - -").winds("7/5/-/2").play();
    let position = table.position();
    assert_eq!(position.rencontres.unseen.len(), 15, "all but the face-up ace");
    assert_eq!(position.souffles.deck.len(), 3);
    assert_eq!(position.hordes[0].pack.len(), 6);
}

#[test]
fn hc_3_4_discards_are_open_and_only_the_rencontres_come_back() {
    // A face-down card that leaves the line is seen.
    let mut table = Scene::solo()
        .edit(|p| p.souffles.dominantes[0] = None)
        .rencontres("- - - ?")
        .souffle_deck("5♥ 8♣")
        .step(Step::Cull)
        .play();
    table.act(Action::EndTurn).feed(souffle("5♥")).feed(souffle("8♣"));
    assert_eq!(table.step(), Step::RencontreOut);
    table.feed(rencontre("roi-pique"));
    assert!(
        table.events.contains(&Event::RencontreLeft { slot: column('D'), card: Figure::named("roi-pique").unwrap() })
    );
    assert!(!table.position().rencontres.unseen.contains(&Figure::named("roi-pique").unwrap()));
}

#[test]
fn hc_4_1_hc_4_2_hc_4_3_hc_4_4_hc_4_5_hc_4_6_set_up() {
    let mut table = Table::start(&[], 1);
    let start = table.position();
    assert_eq!((start.hordes[0].pack.len(), start.hordes[0].hand.len(), start.hordes[0].terrain.len()), (36, 0, 0));
    assert_eq!((start.hordes[0].vif.len(), table.aval().as_str()), (12, "TCAF"), "HC-4.3: the four hearts wait");
    assert!(start.hordes[0].aval.iter().all(|card| card.suit() == Suit::Coeur));
    assert_eq!(
        start.rencontres.slots,
        ["face_down", "face_down", "face_down"]
            .map(|s| Some(s.to_owned()))
            .into_iter()
            .chain([None])
            .collect::<Vec<_>>()
    );
    table.feed(souffle("2♣")).feed(souffle("3♣"));
    assert_eq!(table.winds(), "-/3♣/2♣/-", "HC-4.5: slots 3, 2, 1");
    table.feed(souffle("4♣")).feed(souffle("5♣")).feed(souffle("9♥"));
    assert_eq!(table.winds(), "5♣/4♣/3♣/2♣", "turn 1 begins with the shift");
    assert_eq!(table.step(), Step::Draw, "HC-4.6: the first cards come in Phase 2");
    let random = Table::start(&[("start_aval", "random")], 1).position();
    assert_eq!((random.hordes[0].vif.len(), random.hordes[0].aval.len()), (16, 0));
}

#[test]
fn hc_5_1_nothing_has_to_be_done() {
    let mut table = Scene::solo().terrain("T@B2").step(Step::Entry).hand("5 6").winds("3/2/3/3").play();
    table.act(Action::EndEntry).act(Action::EndMoves).act(Action::EndActions).commit(0).act(Action::WindStay);
    assert_eq!(table.terrain(), "T@B2");
}

#[test]
fn hc_5_2_empty_steps_pass_by_themselves_and_say_so() {
    let mut table = Scene::solo().terrain("T@B2(w)").aval("T").hand("").pack("2 3 4 5 6").winds("2/-/-/-");
    table.position.step = Step::Actions;
    assert_eq!(
        table.game.restore(&table.position).unwrap_err().rule.0,
        "HC-3.1",
        "no such decision is ever waited for"
    );
    let mut table = Scene::solo().terrain("T@B2").aval("T").hand("2").winds("2/4/2/2").step(Step::Moves).play();
    table.walk('T', "B1");
    assert_eq!(table.step(), Step::Actions, "nobody else can move");
    let automatic = |step| Event::Closed { seat: Seat(0), step, automatic: true };
    assert!(table.events.contains(&automatic(Step::Moves)));
    table.play_value(2);
    assert!(table.events.contains(&automatic(Step::Actions)), "two points buy nothing here");
    assert!(table.events.contains(&automatic(Step::Power)), "empty hand and pool on row 1");
    assert_eq!(table.step(), Step::Wind);
}

#[test]
fn hc_5_3_undo_stays_within_the_step_and_never_crosses_a_card() {
    let table = Scene::solo().terrain("T@B2 A@B3").hand("2 3").step(Step::Moves).play();
    let mut referee = Referee::from_position(table.game, table.state, vec!["Pietro".to_owned()]);
    let seat = Seat(0);
    referee.act(seat, Action::Move { role: Role::Traceur, cell: cell("B1") }).unwrap();
    assert!(referee.undo(seat).is_ok(), "a movement can be taken back");
    referee.act(seat, Action::EndMoves).unwrap();
    assert_eq!(referee.undo(seat).unwrap_err().rule.0, "TA-2.7", "a closed step stays closed");
    referee.act(seat, Action::Play { card: number("2♠", &[]) }).unwrap();
    assert!(referee.undo(seat).is_ok());
    referee.act(seat, Action::Play { card: number("2♠", &[]) }).unwrap();
    referee.act(seat, Action::Aide).unwrap();
    referee.roll(&mut Streams::new(1)).unwrap();
    assert_eq!(referee.undo(seat).unwrap_err().rule.0, "TA-2.4", "cards have been looked at");
    assert!(referee.events().iter().all(|event| !event.rule().0.is_empty()));
}
