//! Several hosts over one store that compares and swaps: every short sequence of moves, lost answers, repetitions and restarts, and some
//! long ones. Whatever happens, a message is carried out once at most, what was acknowledged stands, and all hosts come to the same table.

mod common;

use common::who;
use galerne_catalog::Move;
use galerne_engine::{Random, Seat, Streams, Turn, Viewer};
use galerne_table::{
    Appended, Attempt, Bounds, NewSeat, News, OpenTable, Order, Saved, SeatOrder, Seating, Write, Wrote,
};
use serde_json::Value;

/// What all hosts share.
#[derive(Default)]
struct Store {
    entries: Vec<(String, Option<String>)>,
    seats: Option<Vec<NewSeat>>,
    seating: u32,
}

impl Store {
    fn open(&self) -> Box<OpenTable> {
        let saved = common::saved(&common::NAMES, "connect-four", &Value::Null);
        let clients = self.entries.iter().enumerate();
        let saved = Saved {
            entries: self.entries.iter().map(|(entry, _)| entry.clone()).collect(),
            clients: clients.filter_map(|(n, (_, client))| Some((client.clone()?, n + 1))).collect(),
            seats: self.seats.clone().unwrap_or(saved.seats.clone()),
            seating: self.seating,
            ..saved
        };
        Box::new(OpenTable::open(saved, Bounds { only_host: false, ..Bounds::default() }).unwrap())
    }

    /// Whether the write was made on what is there; then it stands.
    fn write(&mut self, write: Write) -> bool {
        match write {
            Write::Entries(Appended { seq, entries, client, seating, .. }) => {
                if (seq, seating) != (self.entries.len(), self.seating) {
                    return false;
                }
                let last = entries.len() - 1;
                let named = |(n, entry)| (entry, client.clone().filter(|_| n == last));
                self.entries.extend(entries.into_iter().enumerate().map(named));
            }
            Write::Seats { seats, version, seating, .. } => {
                if (version, seating) != (self.entries.len(), self.seating) {
                    return false;
                }
                self.seats = Some(seats);
                self.seating += 1;
            }
        }
        true
    }

    fn news(&self, host: &OpenTable) -> News {
        let seating = (self.seating != host.seating()).then(|| Seating {
            number: self.seating,
            seats: self.open().seats().to_vec(),
            former: Vec::new(),
        });
        News { entries: self.entries[host.version()..].to_vec(), seating, next: None }
    }
}

#[derive(Clone, Copy, PartialEq, Debug)]
enum Event {
    /// The player to move moves.
    Act,
    /// The same, and the answer of the store is lost: the host knows nothing and drops the table.
    Lost,
    /// The last message comes again.
    Repeat,
    /// The first player calls themselves otherwise.
    Rename,
    Follow,
    Restart,
}

const EVENTS: [Event; 6] = [Event::Act, Event::Lost, Event::Repeat, Event::Rename, Event::Follow, Event::Restart];

#[derive(Default)]
struct World {
    store: Store,
    hosts: Vec<OpenTable>,
    sent: Vec<(Seat, String, usize)>,
    /// Which message led to which version, as it was sent.
    told: Vec<(String, usize)>,
    refused: Vec<String>,
}

impl World {
    fn new() -> World {
        let store = Store::default();
        World { hosts: vec![*store.open(), *store.open()], store, ..World::default() }
    }

    fn happens(&mut self, host: usize, event: Event) {
        match event {
            Event::Act | Event::Lost => {
                let Turn::Decide(seats) = self.hosts[host].table().turn() else { return };
                let seat = seats.lowest().expect("somebody decides");
                let id = self.sent.len();
                self.sent.push((seat, format!("m{id}"), id % 7));
                self.send(host, id, event == Event::Lost);
            }
            Event::Repeat => {
                if let Some(last) = self.sent.len().checked_sub(1) {
                    self.send(host, last, false);
                }
            }
            Event::Rename => {
                let name = format!("Ana {}", self.store.seating);
                loop {
                    let order = SeatOrder::Rename { name: name.clone() };
                    let Some(write) = self.hosts[host].seat_order(&who(0), Seat(0), order, String::new()).unwrap()
                    else {
                        return;
                    };
                    if self.store.write(write) {
                        assert!(self.hosts[host].wrote(Wrote::Durable));
                        return;
                    }
                    assert!(self.hosts[host].wrote(Wrote::Failed(Some(self.store.open()))));
                }
            }
            Event::Follow => drop(self.follow(host)),
            Event::Restart => self.hosts[host] = *self.store.open(),
        }
    }

    fn follow(&mut self, host: usize) -> bool {
        let news = self.store.news(&self.hosts[host]);
        self.hosts[host].follow(news).unwrap()
    }

    /// As a host does it: after a refusal it reads on, after a miss it goes back to what is stored, and then it tries again.
    fn send(&mut self, host: usize, message: usize, lost: bool) {
        let (seat, client, id) = self.sent[message].clone();
        let (order, mut luck) = (Order::Act { seat, by: Move::Id(id) }, Streams::new(1));
        loop {
            match self.hosts[host].order(&who(seat.index()), &order, None, Some(&client), &mut luck) {
                Ok(Attempt::Done(version)) => return self.tell(client, version),
                Ok(Attempt::Write(write)) if self.store.write(write.clone()) => {
                    if lost {
                        self.hosts[host] = *self.store.open();
                        return;
                    }
                    assert!(self.hosts[host].wrote(Wrote::Durable));
                    let version = self.hosts[host].version();
                    return self.tell(client, version);
                }
                Ok(Attempt::Write(_)) => {
                    assert!(self.hosts[host].wrote(Wrote::Failed(Some(self.store.open()))));
                }
                Err(_) if self.follow(host) => {}
                Err(_) => return self.refused.push(client),
            }
        }
    }

    /// What was refused may be sent again when things have changed.
    fn tell(&mut self, client: String, version: usize) {
        self.refused.retain(|refused| *refused != client);
        self.told.push((client, version));
    }

    fn judge(mut self, after: &[(usize, Event)]) {
        let places = |client: &str| {
            let entries = self.store.entries.iter().enumerate();
            let is_its = |key: &str| key.split_once(':').is_some_and(|(_, id)| id == client);
            entries.filter(|(_, (_, key))| key.as_deref().is_some_and(is_its)).map(|(n, _)| n + 1).collect::<Vec<_>>()
        };
        for (_, client, _) in &self.sent {
            assert!(places(client).len() <= 1, "{client} twice after {after:?}");
        }
        for (client, version) in &self.told {
            assert_eq!(places(client), [*version], "{client} after {after:?}");
        }
        for client in &self.refused {
            assert!(places(client).is_empty(), "{client} was refused, after {after:?}");
        }
        let whole = self.store.open();
        for host in 0..2 {
            self.follow(host);
            let host = &self.hosts[host];
            assert_eq!(host.table().record(), whole.table().record(), "after {after:?}");
            assert_eq!((host.seats(), host.seating()), (whole.seats(), whole.seating()), "after {after:?}");
        }
    }
}

fn play(events: &[(usize, Event)]) {
    let mut world = World::new();
    for (host, event) in events {
        world.happens(*host, *event);
    }
    world.judge(events);
}

#[test]
fn every_short_history_of_two_hosts_ends_well() {
    const LENGTH: u32 = 4;
    let all = EVENTS.len() * 2;
    let mut histories = 0;
    // The hosts are alike: the first event is the first host's.
    for first in EVENTS {
        for rest in 0..all.pow(LENGTH - 1) {
            let later =
                (0..LENGTH - 1).map(|n| rest / all.pow(n) % all).map(|n| (n / EVENTS.len(), EVENTS[n % EVENTS.len()]));
            play(&std::iter::once((0, first)).chain(later).collect::<Vec<_>>());
            histories += 1;
        }
    }
    assert_eq!(histories, 6 * 12 * 12 * 12);
}

#[test]
fn long_histories_of_two_hosts_end_well() {
    let mut random = Random::new(22);
    for _ in 0..300 {
        let mut event = || (random.below(2) as usize, EVENTS[random.below(EVENTS.len() as u32) as usize]);
        let events: Vec<_> = (0..40).map(|_| event()).collect();
        play(&events);
    }
}

#[test]
fn an_entry_that_leads_elsewhere_is_not_followed() {
    let mut store = Store::default();
    let (mut one, mut other) = (store.open(), store.open());
    let (order, mut luck) = (Order::Act { seat: Seat(0), by: Move::Id(3) }, Streams::new(1));
    let Ok(Attempt::Write(write)) = one.order(&who(0), &order, None, None, &mut luck) else { panic!("it is legal") };
    assert!(store.write(write));
    store.entries[0].0 = store.entries[0].0.replace("\"column\":3", "\"column\":4");
    assert!(other.follow(store.news(&other)).is_err());
}

/// A game of these columns.
fn played(columns: &[usize]) -> Box<OpenTable> {
    let mut store = Store::default();
    let mut host = store.open();
    host.set_seal("seal".to_owned());
    for (n, column) in columns.iter().enumerate() {
        let order = Order::Act { seat: Seat((n % 2) as u8), by: Move::Id(*column) };
        let attempt = host.order(&who(n % 2), &order, None, None, &mut Streams::new(0));
        let Ok(Attempt::Write(write)) = attempt else { panic!("move {n}") };
        assert!(store.write(write) && host.wrote(Wrote::Durable));
    }
    host
}

#[test]
fn a_mark_is_of_one_history_at_one_version() {
    let mark = |columns: &[usize], version: usize| played(columns).mark(Viewer::SPECTATOR, version);
    let game = [3, 3, 2, 4, 1, 0, 5, 6, 6];
    let marks: Vec<String> = (0..=game.len()).map(|version| mark(&game, version)).collect();
    for version in 0..=game.len() {
        assert_eq!(mark(&game[..version], version), marks[version], "it does not change when the table goes on");
        assert!(marks[version].len() == 8 && !marks[..version].contains(&marks[version]));
    }
    let other = [3, 3, 2, 5, 1];
    assert_eq!(mark(&other, 3), marks[3]);
    assert_ne!(mark(&other, 4), marks[4]);
    assert_ne!(mark(&other, 5), marks[5], "the same move in another position");
    let mut sealed = played(&game);
    sealed.set_seal("another program".to_owned());
    assert_ne!(sealed.mark(Viewer::SPECTATOR, 4), marks[4]);
    sealed.set_seal(String::new());
    assert_eq!(sealed.mark(Viewer::SPECTATOR, 4), "");
}
