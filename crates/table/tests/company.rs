//! People at a table: who leaves is told and named, guests are told apart, and a wrong throw of real dice can be corrected.

mod common;

use common::{NAMES, saved, who};
use galerne_catalog::Move;
use galerne_engine::{Seat, Streams};
use galerne_pages::model::{ChanceMode, LogLine, SeatKind, Status, TableView};
use galerne_table::{Attempt, Audience, Bounds, News, OpenTable, Order, Saved, SeatOrder, Who, Write, Wrote};
use galerne_texts::Language;
use serde_json::{Value, json};

/// The race with real dice: both throw for the first wind, then choose.
fn race(bob: SeatKind) -> OpenTable {
    race_of(bob, &json!({}))
}

fn race_of(bob: SeatKind, options: &Value) -> OpenTable {
    let mut saved: Saved = saved(&NAMES, "sail-race", options);
    saved.head.chance = ChanceMode::Real;
    saved.seats[1].seat.kind = bob;
    if bob == SeatKind::Bot {
        saved.seats[1].seat.bot = Some("random".to_owned());
        saved.seats[1].holders = Vec::new();
    }
    OpenTable::open(saved, Bounds::default()).unwrap()
}

fn give(open: &mut OpenTable, seat: usize, order: &Order) {
    let attempt = open.order(&who(seat), order, None, None, &mut Streams::new(1)).unwrap();
    assert!(matches!(attempt, Attempt::Write(_)));
    assert!(open.wrote(Wrote::Durable));
}

fn seen(open: &OpenTable, who: &Who, language: Language) -> TableView {
    open.view(&open.audience_of(who, &Audience { language, ..Audience::default() }))
}

fn notes(log: &[LogLine]) -> Vec<&str> {
    log.iter().flat_map(|line| &line.notes).map(String::as_str).collect()
}

#[test]
fn ta_2_8_a_typed_throw_is_corrected_until_a_person_has_decided_on_it() {
    let mut open = race(SeatKind::Human);
    give(&mut open, 0, &Order::Dice(vec![4, 4]));
    let view = seen(&open, &who(0), Language::En);
    assert!(view.undo[0].possible && view.undo[0].corrects, "{:?}", view.undo);
    // Any player at the same dice may correct it.
    assert!(seen(&open, &who(1), Language::En).undo[0].corrects);
    give(&mut open, 0, &Order::Undo { seat: Seat(0) });
    assert!(seen(&open, &who(0), Language::En).chance.is_some(), "the dice are due again");
    give(&mut open, 0, &Order::Dice(vec![1, 2]));
    let view = seen(&open, &who(1), Language::En);
    assert!(view.log[0].text.contains("dice 1 and 2"), "{:?}", view.log);
    let first =
        |choices: &[galerne_pages::model::ChoiceView]| choices.iter().find(|choice| !choice.gives_up).unwrap().id;
    give(&mut open, 1, &Order::Act { seat: Seat(1), by: Move::Id(first(&view.choices)) });
    let view = seen(&open, &who(0), Language::En);
    assert!(!view.undo[0].possible, "Bob has decided on it");
    assert!(open.order(&who(0), &Order::Undo { seat: Seat(0) }, None, None, &mut Streams::new(1)).is_err());
}

#[test]
fn ta_2_8_what_bots_did_on_it_goes_with_it_and_the_log_says_so() {
    let mut open = race(SeatKind::Bot);
    give(&mut open, 0, &Order::Dice(vec![4, 4]));
    let choice = open.table().now().choices(Seat(1)).into_iter().find(|choice| !choice.gives_up).unwrap();
    let order = Order::Act { seat: Seat(1), by: Move::Id(choice.id) };
    let _ = open.execute(&order, None, &mut Streams::new(1)).unwrap();
    assert!(open.wrote(Wrote::Durable));
    let before = seen(&open, &who(0), Language::En).log.len();
    give(&mut open, 0, &Order::Undo { seat: Seat(0) });
    give(&mut open, 0, &Order::Dice(vec![4, 4]));
    let view = seen(&open, &who(0), Language::En);
    assert!(view.log.len() < before, "the bot chooses anew");
    // The first throw of all has no line before it that could say so; a later one has.
    let order = Order::Act { seat: Seat(0), by: Move::Id(view.choices.iter().find(|one| !one.gives_up).unwrap().id) };
    give(&mut open, 0, &order);
    let choice = open.table().now().choices(Seat(1)).into_iter().find(|choice| !choice.gives_up).unwrap();
    let order = Order::Act { seat: Seat(1), by: Move::Id(choice.id) };
    let _ = open.execute(&order, None, &mut Streams::new(1)).unwrap();
    assert!(open.wrote(Wrote::Durable));
    give(&mut open, 0, &Order::Dice(vec![6, 2]));
    give(&mut open, 0, &Order::Undo { seat: Seat(0) });
    give(&mut open, 0, &Order::Dice(vec![5, 2]));
    assert_eq!(notes(&seen(&open, &who(0), Language::En).log), ["What was entered last has been corrected."]);
    let again = OpenTable::open(
        Saved {
            entries: (0..open.version()).map(|n| open.table().entry(n).unwrap().to_string()).collect(),
            ..saved(&NAMES, "sail-race", &json!({}))
        },
        Bounds::default(),
    );
    assert_eq!(again.unwrap().table().now().number(), open.table().now().number(), "the record says it all");
}

#[test]
fn ta_2_8_a_throw_that_ended_the_game_is_corrected_until_another_game_follows() {
    let mut open = race_of(SeatKind::Human, &json!({ "max_turns": 1 }));
    give(&mut open, 0, &Order::Dice(vec![4, 4]));
    for seat in [0, 1] {
        let choices = open.table().now().choices(Seat(seat as u8));
        let choice = choices.iter().find(|choice| !choice.gives_up).unwrap();
        give(&mut open, seat, &Order::Act { seat: Seat(seat as u8), by: Move::Id(choice.id) });
    }
    let entries = open.table().entries();
    give(&mut open, 0, &Order::Dice(vec![6, 2]));
    assert_eq!(open.status(), Status::Over);
    let view = seen(&open, &who(1), Language::En);
    assert!(view.over.is_some() && view.undo[0].possible && view.undo[0].corrects, "{:?}", view.undo);
    // What the host writes down says that the game goes on.
    let Ok(Attempt::Write(Write::Entries(appended))) =
        open.order(&who(1), &Order::Undo { seat: Seat(1) }, None, None, &mut Streams::new(1))
    else {
        panic!("nothing to write")
    };
    assert_eq!((appended.status, appended.state.result), (Some(Status::Playing), None));
    assert!(open.wrote(Wrote::Durable));
    assert_eq!(open.status(), Status::Playing);
    let view = seen(&open, &who(0), Language::En);
    assert!(view.over.is_none() && view.chance.is_some(), "the dice are due again");
    give(&mut open, 0, &Order::Dice(vec![5, 2]));
    assert_eq!(open.status(), Status::Over);
    // Another host, and one that opens the table later, come to the same end.
    let lines: Vec<String> = (0..open.table().entries()).map(|n| open.table().entry(n).unwrap().to_string()).collect();
    let mut other = race_of(SeatKind::Human, &json!({ "max_turns": 1 }));
    let news = |from: usize, to: usize| News {
        entries: lines[from..to].iter().map(|line| (line.clone(), None)).collect(),
        seating: None,
        next: None,
    };
    for (to, status) in [(entries + 1, Status::Over), (entries + 2, Status::Playing), (entries + 3, Status::Over)] {
        let from = other.table().entries();
        assert!(other.follow(news(from, to)).unwrap());
        assert_eq!(other.status(), status);
    }
    // The next game rests on the end of this one.
    other.follow(News { entries: Vec::new(), seating: None, next: Some("next".to_owned()) }).unwrap();
    assert!(!seen(&other, &who(0), Language::En).undo[0].possible);
}

#[test]
fn who_leaves_is_told_by_the_name_they_had_in_the_readers_language() {
    let mut open = race(SeatKind::Human);
    let name = |open: &mut OpenTable, seat: u8, name: &str| {
        let order = SeatOrder::Rename { name: name.to_owned() };
        let _ = open.seat_order(&who(seat.into()), Seat(seat), order, "n".to_owned()).unwrap();
        assert!(open.wrote(Wrote::Durable));
    };
    name(&mut open, 0, "Guest");
    give(&mut open, 0, &Order::Dice(vec![4, 4]));
    for seat in 0..2 {
        let choices = open.table().now().choices(Seat(seat));
        let id = choices.iter().find(|choice| !choice.gives_up).unwrap().id;
        give(&mut open, seat.into(), &Order::Act { seat: Seat(seat), by: Move::Id(id) });
    }
    give(&mut open, 0, &Order::Dice(vec![6, 2]));
    name(&mut open, 1, "Invité 2");
    let _ = open.seat_order(&who(1), Seat(1), SeatOrder::Leave, "m".to_owned()).unwrap();
    assert!(open.wrote(Wrote::Durable));
    let log = seen(&open, &who(0), Language::En).log;
    assert_eq!(notes(&log), ["Guest 2 has left the table."]);
    assert!(log.iter().all(|line| !line.text.contains("Invité")), "{log:?}");
    // A newcomer's name differs from those present, in whatever language they came.
    let guest = Who { person: Some(NAMES[1].to_owned()), token: None };
    let _ = open.seat_order(&guest, Seat(1), SeatOrder::Take { name: "Invité".to_owned() }, "o".to_owned()).unwrap();
    assert!(open.wrote(Wrote::Durable));
    assert_eq!(seen(&open, &guest, Language::Fr).seats[1].name, "Invité 2");
    assert_eq!(notes(&seen(&open, &who(0), Language::Fr).log), ["Invité 2 a quitté la table."]);
}
