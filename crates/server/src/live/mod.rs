//! A table in memory: its record replayed, who sits where, who is looking. A cache; the file is the truth.
//!
//! Whoever wants something of a table locks it, and keeps the lock until the write has returned: nobody ever sees what is
//! not yet durable.

pub(crate) mod act;
mod curtain;
pub(crate) mod errand;
pub(crate) mod group;
mod load;
mod names;
pub(crate) mod preview;
mod seats;
mod view;
pub(crate) use view::{Eyes, Shows};

pub(crate) use act::{Answer, Order};
pub(crate) use group::Line;
pub(crate) use load::load;
pub(crate) use seats::{SeatOrder, renamed};

use crate::insight::Insights;
use crate::store::{Former, NewSeat, StateRow, TableHeadRow};
use galerne_catalog::AnyTable;
use galerne_engine::{MAX_SEATS, Message, Seat, SeatSet, Turn, Viewer};
use galerne_texts::Language;
use group::Group;
use names::Calls;
use std::collections::{BTreeMap, HashMap};
use std::hash::{BuildHasher as _, RandomState};
use std::{sync::Arc, sync::Weak, sync::atomic::AtomicBool, time::Duration, time::Instant};

/// Somebody who asks for something, as far as the cookie or the token says.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Who {
    /// The person of a signed cookie.
    pub(crate) person: Option<String>,
    pub(crate) token: Option<Token>,
}

/// A seat's token that was checked against this table. It is checked again whenever it counts: a seat that has changed hands
/// since then has another nonce.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Token {
    pub(crate) seat: Seat,
    pub(crate) nonce: String,
    pub(crate) text: String,
}

impl Who {
    /// The one to whom client ids and credit belong.
    pub(crate) fn key(&self) -> String {
        match (&self.token, &self.person) {
            (Some(token), _) => format!("{}~{}", token.seat.0, token.text.get(..12).unwrap_or_default()),
            (None, Some(person)) => person.clone(),
            (None, None) => String::new(),
        }
    }
}

pub(crate) struct Live {
    pub(crate) head: TableHeadRow,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seats: Vec<NewSeat>,
    /// What those were called who have left a seat.
    former: Vec<Former>,
    calls: Calls,
    /// Why the table cannot be played on: its record no longer replays.
    pub(crate) closed: Option<Closed>,
    /// Every client id that was carried out, and the number of entries it led to.
    heard: Heard,
    /// The last errand: whose, and the live entries before and after it. One undo takes all of it back.
    errand: Option<(Seat, usize, usize)>,
    groups: Vec<Group>,
    /// Who of those that share a device looks at it, by the one whose cookie it has.
    looking: BTreeMap<String, Seat>,
    /// Connections of each seat's holders.
    here: [u32; MAX_SEATS],
    /// When a program last asked for something with the seat's token: between two requests it has no connection.
    called: [Option<Instant>; MAX_SEATS],
    /// When the last connection of each seat's holders ended.
    left: [Option<Instant>; MAX_SEATS],
    /// Whoever was here so lately may be back in a moment: nobody else disposes of their seat.
    pub(crate) grace: Duration,
    /// Since when connections are known of: the start of the server, which ended those before.
    pub(crate) since: Instant,
    /// This copy was dropped from the registry: ask there again.
    pub(crate) retired: bool,
    /// Somebody moves the bots and the dice of this table just now.
    pub(crate) driving: Arc<AtomicBool>,
    /// Bots and dice could not be moved just now; they are tried again by and by.
    pub(crate) stuck: bool,
    /// Readers have not been told of the last entries yet, but will be in a moment.
    untold: bool,
    /// The way back to this copy for a task that tells.
    pub(crate) me: Weak<tokio::sync::Mutex<Live>>,
    /// What was thought about this table, for whoever asks again.
    pub(crate) insights: Insights,
    pub(crate) used: Instant,
    snapshot_at: usize,
    /// Changes are announced here for those who wait without a socket.
    pub(crate) grown: tokio::sync::watch::Sender<usize>,
}

/// A table whose record does not lead where it led.
#[derive(Clone, Debug)]
pub(crate) struct Closed {
    pub(crate) why: Message,
    /// The version of the rules it was begun with, where these are others.
    pub(crate) rules: Option<u32>,
}

/// The client ids of a table, as digests: they are all kept, so that a message is carried out once however late it is
/// repeated.
#[derive(Debug, Default)]
struct Heard {
    keys: RandomState,
    led_to: HashMap<u64, usize>,
}

impl Heard {
    fn of(clients: Vec<(String, usize)>) -> Heard {
        let mut heard = Heard::default();
        clients.iter().for_each(|(client, entries)| heard.insert(client, *entries));
        heard
    }

    fn insert(&mut self, client: &str, entries: usize) {
        self.led_to.insert(self.keys.hash_one(client), entries);
    }

    fn get(&self, client: &str) -> Option<usize> {
        self.led_to.get(&self.keys.hash_one(client)).copied()
    }
}

impl Live {
    pub(crate) fn id(&self) -> &str {
        &self.head.id
    }

    /// The number of entries of the record: for the server's own use. Whoever asks from outside is told
    /// [`Live::version_for`] them.
    pub(crate) fn version(&self) -> usize {
        self.table.entries()
    }

    /// The version as the viewer counts: entries of which the viewer notices nothing do not count.
    pub(crate) fn version_for(&self, viewer: Viewer) -> usize {
        self.table.version(viewer, self.table.entries())
    }

    /// The version as somebody at the table counts.
    pub(crate) fn version_of(&self, who: &Who) -> usize {
        self.version_for(self.viewer_of(who))
    }

    /// The seats that the table waits for, those included whose players are to throw.
    pub(crate) fn awaited(&self) -> SeatSet {
        match self.table.turn() {
            _ if self.closed.is_some() => SeatSet::NONE,
            Turn::Over => SeatSet::NONE,
            Turn::Decide(seats) => seats,
            Turn::Chance(_) => self.throwers(),
        }
    }

    /// What lists tell of this table.
    pub(crate) fn state(&self) -> StateRow {
        let over = self.table.turn() == Turn::Over && self.closed.is_none();
        let standings = || self.table.now().standings(Viewer::EVERYONE).into_iter().map(|(standing, _)| standing);
        StateRow {
            version: self.version_for(Viewer::SPECTATOR),
            awaited: Some(self.awaited()),
            result: over.then(|| serde_json::to_string(&standings().collect::<Vec<_>>()).unwrap_or_default()),
        }
    }

    /// Why the table is closed, in a sentence.
    pub(crate) fn closed_text(&self, language: Language) -> Option<String> {
        let closed = self.closed.as_ref()?;
        let why = self.say(language, &closed.why);
        let message = match closed.rules {
            Some(found) => Message::new("table-closed-rules")
                .with("found", i64::from(found))
                .with("known", i64::from(self.table.game().rules())),
            None => Message::new("table-closed"),
        };
        Some(crate::texts::say(language, &message.with("why", why)))
    }

    /// The seats that this somebody plays.
    pub(crate) fn seats_of(&self, who: &Who) -> SeatSet {
        let is_held = |index: &usize| {
            let NewSeat { seat, holders } = &self.seats[*index];
            let is_token = |token: &Token| token.seat.index() == *index && token.nonce == seat.nonce;
            let by_token = who.token.as_ref().is_some_and(is_token);
            let by_person = who.person.as_ref().is_some_and(|person| holders.contains(person));
            (by_token || by_person) && seat.kind == crate::model::SeatKind::Human
        };
        (0..self.seats.len()).filter(is_held).map(|index| Seat(index as u8)).collect()
    }

    pub(crate) fn is_owner(&self, who: &Who) -> bool {
        who.person.as_ref().is_some_and(|person| *person == self.head.owner)
    }

    /// A table opened by a program without a cookie is nobody's: whoever holds one of its seats may clear it away.
    pub(crate) fn may_delete(&self, who: &Who) -> bool {
        self.is_owner(who) || (self.head.owner.is_empty() && who.token.is_some() && !self.seats_of(who).is_empty())
    }

    pub(crate) fn is_watched(&self) -> bool {
        self.groups.iter().any(|group| !group.is_empty())
    }
}
