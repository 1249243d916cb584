//! A table in memory: its record replayed, who sits where, who looks. A cache; what the host has stored is the truth.

use crate::groups::Group;
use crate::heard::Heard;
use crate::presence::Presence;
use crate::refused::Reason;
use crate::saved::{Former, NewSeat, StateRow, TableHeadRow};
use crate::seat_names::SeatNames;
use crate::texts;
use crate::who::{Token, Who};
use core::time::Duration;
use galerne_catalog::AnyTable;
use galerne_engine::{Message, Seat, SeatSet, Turn, Viewer};
use galerne_pages::model::{ChanceMode, Ending, ResultCard, SeatKind, Status};
use galerne_texts::Language;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// One table. It never writes, waits or reads a clock: it asks its host to make a [`Write`](crate::Write) durable, and
/// sends no message until the host has reported the result.
pub struct OpenTable {
    pub(crate) head: TableHeadRow,
    pub(crate) table: Box<dyn AnyTable>,
    pub(crate) seats: Vec<NewSeat>,
    /// How often who sits where has changed. Where several hosts write, each change is compared with it.
    pub(crate) seating: u32,
    pub(crate) former: Vec<Former>,
    pub(crate) seat_names: SeatNames,
    pub(crate) closed: Option<Closed>,
    pub(crate) heard: Heard,
    /// The last sequence: whose, and the live entries before and after it. One undo takes all of it back.
    pub(crate) sequence: Option<(Seat, usize, usize)>,
    /// What the host is writing. Until it reports, no further order is carried out and no message is sent.
    pub(crate) pending: Option<Pending>,
    pub(crate) groups: Vec<Group>,
    /// At a shared device, the seat that looks, by the person whose cookie it has.
    pub(crate) looking: BTreeMap<String, Seat>,
    pub(crate) presence: Presence,
    /// Bots and dice could not be moved; the host tries again.
    pub(crate) stuck: bool,
    /// The switches of the game's picture and their defaults.
    pub(crate) switches: Vec<(&'static str, bool)>,
    pub(crate) bounds: Bounds,
    /// What marks are made with; none are without it.
    pub(crate) seal: String,
}

/// What a host allows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// After this long without a connection a player counts as absent.
    pub seat_grace: Duration,
    /// Steps that a reader may have missed and still be sent as one.
    pub missed_steps: usize,
    /// Every reader is connected to this host: a player without a connection here is away.
    pub only_host: bool,
    /// For tests of updates: by how much all rules are newer than this program's.
    pub rules_ahead: u32,
    /// For tests that must fail: messages that were carried out are not remembered.
    pub forgets_ids: bool,
}

impl Default for Bounds {
    fn default() -> Bounds {
        Bounds {
            seat_grace: Duration::from_secs(60),
            missed_steps: 32,
            only_host: true,
            rules_ahead: 0,
            forgets_ids: false,
        }
    }
}

/// A change that is in memory and not yet durable.
#[derive(Debug)]
pub(crate) enum Pending {
    Entries { client: Option<String>, status: Option<Status>, sequence: Option<(Seat, usize, usize)> },
    Seat { seat: Seat, before: NewSeat, former: Option<Former> },
}

/// Why a table cannot be played on: its record no longer leads where it led.
#[derive(Clone, Debug)]
pub struct Closed {
    /// What differs.
    pub why: Message,
    /// The version of the rules it was played under, where it is not this program's.
    pub rules: Option<u32>,
}

impl fmt::Debug for OpenTable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OpenTable").field("head", &self.head).field("seats", &self.seats).finish_non_exhaustive()
    }
}

impl OpenTable {
    /// Its name in addresses.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.head.id
    }

    /// What stays the same while it is played.
    #[must_use]
    pub fn head(&self) -> &TableHeadRow {
        &self.head
    }

    /// The game in progress, to be read.
    #[must_use]
    pub fn table(&self) -> &dyn AnyTable {
        &*self.table
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[NewSeat] {
        &self.seats
    }

    /// How often who sits where has changed.
    #[must_use]
    pub fn seating(&self) -> u32 {
        self.seating
    }

    /// The version of the rules that entries are made under here.
    #[must_use]
    pub fn rules(&self) -> u32 {
        self.table.game().rules() + self.bounds.rules_ahead
    }

    /// Whether somebody has played on under newer rules than there are here: then nothing can be written to it here any more.
    #[must_use]
    pub fn is_outgrown(&self) -> bool {
        self.head.rules > self.rules()
    }

    /// Why it cannot be played on.
    #[must_use]
    pub fn closed(&self) -> Option<&Closed> {
        self.closed.as_ref()
    }

    /// Playing, over or closed.
    #[must_use]
    pub fn status(&self) -> Status {
        if self.closed.is_some() { Status::Closed } else { self.head.status }
    }

    /// The host's clock. A host sets it before each call.
    pub fn set_time(&mut self, now: Duration) {
        self.presence.now = now;
    }

    /// Whether other hosts may have connections that this one does not know of: then no player counts as absent.
    pub fn set_deaf(&mut self, deaf: bool) {
        self.presence.deaf = deaf;
    }

    /// The seats whose players are connected to this host.
    #[must_use]
    pub fn at_this_host(&self) -> SeatSet {
        self.presence.at_this_host()
    }

    /// Another host says which seats' players are connected to it; whether a player came or went by it, which [`OpenTable::tell`] then
    /// tells the others.
    pub fn hear(&mut self, host: &str, seats: SeatSet) -> bool {
        self.presence.hear(host, seats)
    }

    /// Bots and dice cannot be moved for now, or can again.
    pub fn set_stuck(&mut self, stuck: bool) {
        self.stuck = stuck;
    }

    /// Whether the host has reported trouble with bots and dice.
    #[must_use]
    pub fn is_stuck(&self) -> bool {
        self.stuck
    }

    /// There is a rematch.
    pub fn set_next(&mut self, next: String) {
        self.head.next = Some(next);
    }

    /// The number of entries of the record: for hosts. Readers are sent [`OpenTable::version_for`] them.
    #[must_use]
    pub fn version(&self) -> usize {
        self.table.entries()
    }

    /// The version as the viewer counts: only entries of which the viewer notices something.
    #[must_use]
    pub fn version_for(&self, viewer: Viewer) -> usize {
        self.table.version(viewer, self.table.entries())
    }

    /// What marks are made with from now on: something that only hosts of this table with the same program know. Versions alone cannot
    /// tell the history before a restored backup from the one after it, nor what one program drew from what another did.
    pub fn set_seal(&mut self, seal: String) {
        self.seal = seal;
    }

    /// A mark of the history that led to that version of the viewer's. It follows from the entry that the viewer
    /// noticed last, secrets included: without the seal it reveals nothing.
    #[must_use]
    pub fn mark(&self, viewer: Viewer, version: usize) -> String {
        if self.seal.is_empty() {
            return String::new();
        }
        // The entry that made it that version: mostly the last, so from the end in strides that double, and then by halves.
        let is_before = |entries: usize| self.table.version(viewer, entries) < version;
        let (mut high, mut stride) = (self.table.entries(), 1);
        let mut low = high.saturating_sub(stride);
        while low > 0 && !is_before(low) {
            stride *= 2;
            (high, low) = (low, low.saturating_sub(stride));
        }
        while high - low > 1 {
            let middle = low.midpoint(high);
            if is_before(middle) { low = middle } else { high = middle }
        }
        let entry = high.checked_sub(1).filter(|_| version > 0);
        let entry = entry.and_then(|last| self.table.entry(last)).unwrap_or_default();
        let mut hasher = DefaultHasher::new();
        (&self.seal, &self.head.id, version, entry.to_string()).hash(&mut hasher);
        format!("{:08x}", hasher.finish() >> 32)
    }

    /// The version as the asker counts.
    #[must_use]
    pub fn version_of(&self, who: &Who) -> usize {
        self.version_for(self.viewer_of(who))
    }

    /// The seats that the table waits for, including those whose players are to throw.
    #[must_use]
    pub fn awaited(&self) -> SeatSet {
        match self.table.turn() {
            _ if self.closed.is_some() => SeatSet::NONE,
            Turn::Over => SeatSet::NONE,
            Turn::Decide(seats) => seats,
            Turn::Chance(_) => self.throwers(),
        }
    }

    /// What lists say of this table.
    #[must_use]
    pub fn state(&self) -> StateRow {
        let over = self.table.turn() == Turn::Over && self.closed.is_none();
        StateRow {
            version: self.version_for(Viewer::SPECTATOR),
            awaited: Some(self.awaited()),
            result: over.then(|| serde_json::to_string(&self.ending()).unwrap_or_default()),
        }
    }

    /// How the game ended, in the words of every language: what a list tells is neither replayed nor put into words again.
    fn ending(&self) -> Ending {
        let in_all = |say: &dyn Fn(Language) -> String| {
            Language::ALL.into_iter().map(|language| (language.code().to_owned(), say(language))).collect()
        };
        let seats = self.table.now().standings(Viewer::EVERYONE).into_iter().map(|(standing, words)| ResultCard {
            seat: standing.seat.0,
            score: standing.score,
            place: standing.place,
            won: standing.won,
            words: in_all(&|language| self.say(language, &words)),
        });
        let result: Vec<ResultCard> = seats.collect();
        let verdict = self.table.now().verdict();
        let verdict = verdict.map(|verdict| in_all(&|language| self.say(language, &verdict))).unwrap_or_default();
        Ending { verdict, result }
    }

    /// Whether another table can have the same luck: thrown by the host, from the first throw on.
    #[must_use]
    pub fn has_own_luck(&self) -> bool {
        self.head.luck.is_some() && self.head.chance != ChanceMode::Real && self.table.game().material().is_some()
    }

    /// The number of the next chapter and the options that open it, once this one is over and won.
    #[must_use]
    pub fn onward(&self) -> Option<(i64, Value)> {
        let moment = self.table.now();
        let is_won = || moment.standings(Viewer::SPECTATOR).iter().any(|(standing, _)| standing.won);
        if moment.turn() != Turn::Over || self.closed.is_some() || !is_won() {
            return None;
        }
        self.table.game().next_chapter(&self.table.options())
    }

    /// Why the table is closed, in a sentence.
    #[must_use]
    pub fn closed_text(&self, language: Language) -> Option<String> {
        let closed = self.closed.as_ref()?;
        let why = self.say(language, &closed.why);
        let message = match closed.rules {
            Some(found) => Message::new("table-closed-rules")
                .with("found", i64::from(found))
                .with("known", i64::from(self.table.game().rules())),
            None => Message::new("table-closed"),
        };
        Some(texts::say(language, &message.with("why", why)))
    }

    /// A reason in the reader's words.
    #[must_use]
    pub fn in_words(&self, reason: &Reason, language: Language) -> String {
        match reason {
            Reason::House(message) => texts::say(language, message),
            Reason::Game(message) => self.say(language, message),
        }
    }

    /// The seats that the asker plays.
    #[must_use]
    pub fn seats_of(&self, who: &Who) -> SeatSet {
        let is_held = |index: &usize| {
            let NewSeat { seat, holders } = &self.seats[*index];
            let is_token = |token: &Token| token.seat.index() == *index && token.nonce == seat.nonce;
            let by_token = who.token.as_ref().is_some_and(is_token);
            let by_person = who.person.as_ref().is_some_and(|person| holders.contains(person));
            (by_token || by_person) && seat.kind == SeatKind::Human
        };
        (0..self.seats.len()).filter(is_held).map(|index| Seat(index as u8)).collect()
    }

    /// Whether the asker has opened the table.
    #[must_use]
    pub fn is_owner(&self, who: &Who) -> bool {
        who.person.as_ref().is_some_and(|person| *person == self.head.owner)
    }

    /// Whether the asker may delete it. A table opened by a program without a cookie has no owner: any holder of a seat's token may.
    #[must_use]
    pub fn may_delete(&self, who: &Who) -> bool {
        self.is_owner(who) || (self.head.owner.is_empty() && who.token.is_some() && !self.seats_of(who).is_empty())
    }
}
