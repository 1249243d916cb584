//! Hosts that lose writes: nothing is told before it is written, nothing is carried out twice, memory never runs ahead.

mod common;

use common::who;
use galerne_catalog::Move;
use galerne_engine::{Random, Seat, Streams};
use galerne_pages::model::SeatKind;
use galerne_table::{
    Appended, Attempt, Audience, Bounds, Connection, Due, OpenTable, Order, Saved, SeatOrder, Sequence, Since, Write,
    Wrote,
};
use serde_json::Value;

/// What a host has stored.
#[derive(Default)]
struct Store {
    entries: Vec<String>,
    clients: Vec<(String, usize)>,
}

impl Store {
    fn saved(&self) -> Saved {
        Saved {
            entries: self.entries.clone(),
            clients: self.clients.clone(),
            ..common::saved(&common::NAMES, "connect-four", &Value::Null)
        }
    }

    fn open(&self) -> OpenTable {
        OpenTable::open(self.saved(), Bounds::default()).unwrap()
    }

    fn append(&mut self, Appended { seq, entries, client, .. }: Appended) {
        assert_eq!(seq, self.entries.len(), "no gap and no double");
        self.entries.extend(entries);
        self.clients.extend(client.map(|client| (client, self.entries.len())));
    }
}

#[test]
fn lost_writes_leave_no_trace_and_nobody_hears_of_them() {
    let (mut random, mut luck) = (Random::new(7), Streams::new(1));
    let (mut refused, mut written) = (0, 0);
    for game in 0..40 {
        let mut store = Store::default();
        let mut open = store.open();
        for id in 0..2 {
            open.subscribe(Connection::new(id, who(id as usize), Audience::default()), &Since::default());
        }
        open.tell();
        for n in 0..60 {
            let seat = random.below(2) as usize;
            let (client, id) = (format!("{game}-{n}"), random.below(7) as usize);
            let order = match random.below(4) {
                0 => Order::Undo { seat: Seat(seat as u8) },
                _ => Order::Act { seat: Seat(seat as u8), by: Move::Id(id) },
            };
            let before = open.version();
            let write = match open.order(&who(seat), &order, None, Some(&client), &mut luck) {
                Ok(Attempt::Write(Write::Entries(appended))) => appended,
                Ok(other) => panic!("{other:?}"),
                Err(_) => {
                    refused += 1;
                    assert_eq!(open.version(), before);
                    continue;
                }
            };
            assert!(open.tell().is_empty(), "told before it was written");
            assert!(open.order(&who(seat), &order, None, Some("other"), &mut luck).is_err(), "one write at a time");
            if random.below(3) == 0 {
                assert!(open.wrote(Wrote::Failed(Some(Box::new(store.open())))));
                assert_eq!(open.version(), before, "memory is as the store is");
                assert!(open.has_heard(&who(seat), &client).is_none());
                assert!(open.tell().is_empty(), "nothing has happened");
            } else {
                store.append(write);
                written += 1;
                assert!(open.wrote(Wrote::Durable));
                let told: Vec<u64> = open.tell().into_iter().flat_map(|out| out.to).collect();
                assert!(told.contains(&0) && told.contains(&1), "both are told");
                // The same message again is answered, not carried out.
                let again = open.order(&who(seat), &order, None, Some(&client), &mut luck);
                assert!(matches!(again, Ok(Attempt::Done(_))), "{again:?}");
            }
            assert_eq!(open.version(), store.entries.len());
        }
        assert_eq!(store.open().table().record(), open.table().record(), "a restart finds the same table");
    }
    assert!(refused > 100 && written > 100, "{refused} refused, {written} written");
}

#[test]
fn a_table_that_cannot_be_read_again_says_so() {
    let store = Store::default();
    let (mut open, mut luck) = (store.open(), Streams::new(1));
    let order = Order::Act { seat: Seat(0), by: Move::Id(3) };
    assert!(matches!(open.order(&who(0), &order, None, None, &mut luck), Ok(Attempt::Write(_))));
    assert!(!open.wrote(Wrote::Failed(None)));
}

#[test]
fn a_sequence_is_one_write_and_ends_where_another_seat_is_asked() {
    let mut open = Store::default().open();
    let sequence = Sequence { seat: Seat(0), first: 3, then: vec![2, 1] };
    let (attempt, cut) = open.run_sequence(&who(0), &sequence, 0, "a").unwrap();
    let Attempt::Write(Write::Entries(appended)) = attempt else { panic!("{attempt:?}") };
    let cut = cut.expect("Bob is asked in between");
    assert_eq!((appended.entries.len(), cut.done, cut.of), (1, 1, 3));
    assert!(open.wrote(Wrote::Durable));
    assert!(matches!(open.run_sequence(&who(0), &sequence, 0, "a"), Ok((Attempt::Done(1), None))));
}

/// A seat that a bot takes over is due as soon as its turn comes, and a loss of that write gives the seat back.
#[test]
fn a_seat_changes_hands_by_a_write_and_says_what_is_due() {
    let store = Store::default();
    let mut open = store.open();
    let bot = || SeatOrder::Bot { bot: Some("greedy".to_owned()) };
    assert_eq!(open.due(), Due::Nothing, "two people decide for themselves");
    assert!(open.seat_order(&who(1), Seat(0), SeatOrder::Leave, "a".to_owned()).is_err(), "another's seat");

    let write = open.seat_order(&who(0), Seat(0), bot(), "b".to_owned()).unwrap();
    assert!(matches!(write, Some(Write::Seats { .. })), "{write:?}");
    assert!(open.wrote(Wrote::Failed(None)), "who sits where can be lost without the table");
    assert_eq!((open.due(), open.seats()[0].seat.kind), (Due::Nothing, SeatKind::Human), "as it is stored");

    assert!(open.seat_order(&who(0), Seat(0), bot(), "c".to_owned()).unwrap().is_some());
    assert!(open.wrote(Wrote::Durable));
    assert_eq!(open.due(), Due::Bot { seat: Seat(0), bot: "greedy".to_owned() });
    // The host carries out what is due on the table's own account, past the check of who asks.
    let (order, mut luck) = (Order::Act { seat: Seat(0), by: Move::Id(3) }, Streams::new(1));
    assert!(open.is_due(&order));
    assert!(matches!(open.execute(&order, None, &mut luck), Ok(Write::Entries(_))));
    assert!(open.wrote(Wrote::Durable));
    assert!(open.due() == Due::Nothing && !open.is_due(&order), "Bob's turn");
}
