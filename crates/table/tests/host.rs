//! Hosts that lose writes: nothing is told before it is written, nothing is carried out twice, memory never runs ahead.

use galerne_catalog::{Move, find};
use galerne_engine::{Random, Seat, Streams};
use galerne_pages::model::{ChanceMode, SeatKind, Status};
use galerne_table::{
    Appended, Attempt, Audience, Bounds, Connection, NewSeat, OpenTable, Order, Saved, SavedSeat, Sequence, StateRow,
    TableHeadRow, Who, Write, Wrote,
};
use serde_json::Value;

fn names() -> Vec<String> {
    ["Ana", "Bob"].map(str::to_owned).to_vec()
}

/// What a host has stored.
#[derive(Default)]
struct Store {
    entries: Vec<String>,
    clients: Vec<(String, usize)>,
}

impl Store {
    fn saved(&self) -> Saved {
        let seat = |name: &str| NewSeat {
            seat: SavedSeat { kind: SeatKind::Human, name: name.to_owned(), bot: None, nonce: String::new() },
            holders: vec![name.to_owned()],
        };
        Saved {
            head: TableHeadRow {
                id: "t".to_owned(),
                game: "connect-four".to_owned(),
                rules: 1,
                options: find("connect-four").unwrap().open(&Value::Null, names()).unwrap().options().to_string(),
                start: None,
                status: Status::Playing,
                chance: ChanceMode::Automatic,
                public: false,
                owner: String::new(),
                previous: None,
                next: None,
            },
            seats: vec![seat("Ana"), seat("Bob")],
            entries: self.entries.clone(),
            clients: self.clients.clone(),
            former: Vec::new(),
            state: StateRow::default(),
            snapshot: None,
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

fn who(seat: usize) -> Who {
    Who { person: Some(["Ana", "Bob"][seat].to_owned()), token: None }
}

#[test]
fn lost_writes_leave_no_trace_and_nobody_hears_of_them() {
    let (mut random, mut luck) = (Random::new(7), Streams::new(1));
    let (mut refused, mut written) = (0, 0);
    for game in 0..40 {
        let mut store = Store::default();
        let mut open = store.open();
        for id in 0..2 {
            open.subscribe(Connection::new(id, who(id as usize), Audience::default()), 0, None);
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
