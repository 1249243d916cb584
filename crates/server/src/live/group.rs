//! Those who look, grouped by what they may see: one view is made per group, whatever the number of its readers.
//!
//! A group remembers only short digests of what its readers were last told. Keeping the views themselves would cost a
//! hundred kilobytes a group; digests cost a few, and tell just as well what has changed.

use super::{Live, Who, view::Eyes, view::Small};
use crate::limits::Limits;
use crate::model::{Cell, LogLine, Panel, TableView};
use crate::render;
use axum::extract::ws::Utf8Bytes;
use galerne_draw::patch::Patch;
use galerne_engine::{Arg, Message, Seat, TextBoard};
use galerne_texts::Language;
use serde::Serialize;
use serde_json::{Value, json};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZero;
use std::sync::LazyLock;
use std::time::{Duration, Instant};
use tokio::sync::{Semaphore, mpsc};

/// Long enough for dice that follow a move by themselves, too short to be seen.
const TELL_AFTER: Duration = Duration::from_millis(3);

/// The small parts of a view that are told apart.
const PARTS: usize = 8;

/// How many tables are drawn at the same time.
static HANDS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, NonZero::get)));

/// The sending end of one reader's connection.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) id: u64,
    pub(crate) who: Who,
    /// How they look; what they may see is asked of the table.
    pub(crate) eyes: Eyes,
    pub(crate) queue: mpsc::Sender<Utf8Bytes>,
}

pub(super) struct Group {
    eyes: Eyes,
    lines: Vec<Line>,
    told: Told,
}

impl Group {
    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// Digests of what a group was last told.
#[derive(Default)]
struct Told {
    v: usize,
    live: usize,
    events: usize,
    small: [u64; PARTS],
    drawing: u64,
    facts: u64,
    cells: Vec<u64>,
}

/// A message `step`: what changed and nothing else.
#[derive(Serialize)]
struct Step<'a> {
    t: &'static str,
    v: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    patch: Vec<Patch>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    motion: Vec<Value>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    panels: Vec<Panel>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    order: Vec<String>,
    #[serde(flatten)]
    small: serde_json::Map<String, Value>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    log: &'a [LogLine],
    #[serde(skip_serializing_if = "Option::is_none")]
    board: Option<Value>,
}

/// A message `page`.
#[derive(Serialize)]
struct Page<'a> {
    t: &'static str,
    #[serde(flatten)]
    view: &'a TableView,
}

impl Live {
    /// Somebody begins to look, having seen version `since` (0 for nothing).
    pub(crate) fn join(&mut self, line: Line, since: usize, limits: &Limits) {
        if self.untold {
            self.tell();
        }
        let eyes = Eyes { seats: self.seats_of(&line.who), ..line.eyes };
        let first = self.catch_up(eyes, since, limits);
        if line.queue.try_send(first).is_ok() {
            let comes = self.count_here(eyes, 1);
            self.put(eyes, line);
            if comes {
                self.tell();
            }
        }
    }

    /// Somebody looks no longer.
    pub(crate) fn part(&mut self, id: u64) {
        let mut left = None;
        for group in &mut self.groups {
            let before = group.lines.len();
            group.lines.retain(|line| line.id != id);
            if group.lines.len() < before {
                left = Some(group.eyes);
            }
        }
        self.groups.retain(|group| !group.lines.is_empty());
        if left.is_some_and(|eyes| self.count_here(eyes, -1)) {
            self.tell();
        }
    }

    /// Count a connection for its seats; whether somebody came or went by it.
    fn count_here(&mut self, eyes: Eyes, by: i32) -> bool {
        let mut changed = false;
        for seat in eyes.seats.iter() {
            let here = &mut self.here[seat.index()];
            let before = *here > 0;
            *here = here.saturating_add_signed(by);
            changed |= before != (*here > 0);
        }
        changed
    }

    /// Whether somebody who plays the seat is connected, or is a program that asked for something a moment ago.
    pub(crate) fn is_here(&self, seat: Seat) -> bool {
        let called = |when: &Option<Instant>| when.is_some_and(|when| when.elapsed() < self.grace);
        self.here.get(seat.index()).is_some_and(|&count| count > 0) || self.called.get(seat.index()).is_some_and(called)
    }

    /// A program showed the seat's token.
    pub(crate) fn calls(&mut self, seat: Seat) {
        if let Some(called) = self.called.get_mut(seat.index()) {
            *called = Some(Instant::now());
        }
    }

    fn put(&mut self, eyes: Eyes, line: Line) {
        match self.groups.iter_mut().find(|group| group.eyes == eyes) {
            Some(group) => group.lines.push(line),
            None => {
                let told = self.told(eyes);
                self.groups.push(Group { eyes, lines: vec![line], told });
            }
        }
    }

    /// The message that brings a reader from version `since` to now.
    fn catch_up(&self, eyes: Eyes, since: usize, limits: &Limits) -> Utf8Bytes {
        let missed = self.version().saturating_sub(since);
        let live = self.table.live().checked_sub(missed);
        let known = since > 0 && since <= self.version() && missed <= limits.missed_steps && self.closed.is_none();
        match live {
            Some(live) if known && !self.undone_since(since) => {
                let events = self.table.at(live).event_count();
                // Nothing is known of the small parts: they count as changed. Of the board only what the entries changed.
                let then = self.table.at(live).board(eyes.viewer());
                let told = Told { v: since, live, events, ..Told::of_board(&then) };
                self.step(eyes, &told, &self.small(eyes)).0
            }
            _ => self.page(eyes),
        }
    }

    /// Whether an entry after the first `since` is an undo.
    pub(super) fn undone_since(&self, since: usize) -> bool {
        (since..self.table.entries())
            .any(|index| self.table.entry(index).is_none_or(|entry| entry.get("undo").is_some()))
    }

    fn page(&self, eyes: Eyes) -> Utf8Bytes {
        to_text(&Page { t: "page", view: &self.view(eyes) })
    }

    fn told(&self, eyes: Eyes) -> Told {
        Told {
            v: self.version(),
            live: self.table.live(),
            events: self.table.now().event_count(),
            small: digests(&self.small(eyes)),
            ..Told::of_board(&self.table.now().board(eyes.viewer()))
        }
    }

    /// Tell every reader in a moment. Whoever acted hears at once that it is durable; drawing, which costs most, comes
    /// after, and once for all that happens meanwhile: a move and the dice behind it are one step.
    pub(super) fn tell_soon(&mut self) {
        self.grown.send_replace(self.version());
        if self.untold || !self.is_watched() {
            return;
        }
        self.untold = true;
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(TELL_AFTER).await;
            // Drawing is plain work and must not stand in the way of the next move at another table: it is done beside the
            // threads that take moves, by no more hands than there are processors. While it waits, more comes together.
            let Ok(hand) = HANDS.acquire().await else { return };
            if let Some(shared) = me.upgrade() {
                let mut live = shared.lock_owned().await;
                if live.untold {
                    let told = tokio::task::spawn_blocking(move || live.tell()).await;
                    if let Err(error) = told {
                        tracing::error!(%error, "drawing a table failed");
                    }
                }
            }
            drop(hand);
        });
    }

    /// Tell every reader what has changed since it was last told.
    pub(crate) fn tell(&mut self) {
        self.untold = false;
        let mut cut = Vec::new();
        let mut groups = std::mem::take(&mut self.groups);
        for group in &mut groups {
            let (message, told) = if self.undone_since(group.told.v) {
                (self.page(group.eyes), self.told(group.eyes))
            } else {
                self.step(group.eyes, &group.told, &self.small(group.eyes))
            };
            group.told = told;
            cut.push((group.eyes, send(&mut group.lines, &message)));
        }
        self.groups = groups;
        self.grown.send_replace(self.version());
        self.miss(&cut);
    }

    /// Readers were cut: whoever had no other connection is not here any more.
    fn miss(&mut self, cut: &[(Eyes, usize)]) {
        let mut left = false;
        for (eyes, lines) in cut {
            for _ in 0..*lines {
                left |= self.count_here(*eyes, -1);
            }
        }
        if left {
            self.tell();
        }
    }

    /// Tell every reader everything anew: names have changed, or who holds which seat.
    pub(crate) fn tell_anew(&mut self) {
        self.untold = false;
        let groups = std::mem::take(&mut self.groups);
        self.here = Default::default();
        for group in groups {
            for line in group.lines {
                let eyes = Eyes { seats: self.seats_of(&line.who), ..line.eyes };
                self.count_here(eyes, 1);
                self.put(eyes, line);
            }
        }
        let (mut groups, mut cut) = (std::mem::take(&mut self.groups), Vec::new());
        for group in &mut groups {
            cut.push((group.eyes, send(&mut group.lines, &self.page(group.eyes))));
            group.told = self.told(group.eyes);
        }
        self.groups = groups;
        self.grown.send_replace(self.version());
        self.miss(&cut);
    }

    /// The last word to every reader: the table is gone.
    pub(crate) fn dismiss(&mut self, bye: impl Fn(Language) -> Utf8Bytes) {
        for mut group in std::mem::take(&mut self.groups) {
            send(&mut group.lines, &bye(group.eyes.language));
        }
    }

    fn step(&self, eyes: Eyes, told: &Told, small: &Small) -> (Utf8Bytes, Told) {
        let (moment, v, live) = (self.table.now(), self.version(), self.table.live());
        let grew = live != told.live;
        let (board, patch) = if grew {
            let patch = render::patch(&*self.table, told.live, eyes);
            (moment.board(eyes.viewer()), patch)
        } else {
            Default::default()
        };
        let shown = if grew {
            Told::of_board(&board)
        } else {
            Told { drawing: told.drawing, facts: told.facts, cells: told.cells.clone(), ..Told::default() }
        };
        let now = Told { v, live, events: moment.event_count(), small: digests(small), ..shown };
        let log = self.log(&*moment, told.events, eyes.viewer(), eyes.language);
        let step = Step {
            t: "step",
            v,
            patch: patch.operations,
            motion: patch.motion,
            panels: patch.panels,
            order: patch.order,
            small: changed(small, &told.small, &now.small),
            log: &log,
            board: if grew { self.board_changes(&board, told, &now, eyes.language) } else { None },
        };
        let nothing = step.patch.is_empty()
            && step.panels.is_empty()
            && step.order.is_empty()
            && step.small.is_empty()
            && log.is_empty()
            && step.board.is_none();
        let message = if nothing { to_text(&json!({ "t": "v", "v": v })) } else { to_text(&step) };
        (message, now)
    }

    fn board_changes(&self, board: &TextBoard, told: &Told, now: &Told, language: Language) -> Option<Value> {
        let mut changes = serde_json::Map::new();
        if told.drawing != now.drawing {
            changes.insert("drawing".to_owned(), json!(board.drawing));
        }
        if told.facts != now.facts {
            let facts: Vec<_> = board.facts.iter().map(|fact| self.table.say(language, fact)).collect();
            changes.insert("facts".to_owned(), json!(facts));
        }
        let cells: Vec<Cell> = (board.cells.iter().enumerate())
            .filter(|(index, _)| told.cells.get(*index) != now.cells.get(*index))
            .map(|(_, (name, text))| Cell { name: name.clone(), text: self.table.say(language, text) })
            .collect();
        if !cells.is_empty() {
            changes.insert("cells".to_owned(), json!(cells));
        }
        (!changes.is_empty()).then_some(Value::Object(changes))
    }
}

impl Told {
    fn of_board(board: &TextBoard) -> Told {
        let cell = |(name, text): &(String, Message)| digest_message(text, digest(name));
        Told {
            drawing: digest(&board.drawing),
            facts: board.facts.iter().fold(1, |so_far, fact| digest_message(fact, so_far)),
            cells: board.cells.iter().map(cell).collect(),
            ..Told::default()
        }
    }
}

/// A reader whose queue is full is cut: dropping its line closes its connection, and it comes back with its version.
/// Returns how many were cut.
fn send(lines: &mut Vec<Line>, message: &Utf8Bytes) -> usize {
    let before = lines.len();
    lines.retain(|line| line.queue.try_send(message.clone()).is_ok());
    before - lines.len()
}

pub(crate) fn to_text(message: &impl Serialize) -> Utf8Bytes {
    serde_json::to_string(message).unwrap_or_default().into()
}

fn digest(value: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A message with everything in it. It is not put into words for this: that is what costs.
fn digest_message(message: &Message, seed: u64) -> u64 {
    fn feed(message: &Message, hasher: &mut DefaultHasher) {
        message.key.hash(hasher);
        for (name, arg) in &message.args {
            name.hash(hasher);
            match arg {
                Arg::Number(number) => number.hash(hasher),
                Arg::Text(text) => text.hash(hasher),
                Arg::Seat(seat) => seat.hash(hasher),
                Arg::Message(inner) => feed(inner, hasher),
            }
        }
    }
    let mut hasher = DefaultHasher::new();
    seed.hash(&mut hasher);
    feed(message, &mut hasher);
    hasher.finish()
}

fn digests(small: &Small) -> [u64; PARTS] {
    [
        digest(&small.prompt),
        digest(&small.waits),
        digest(&small.seats),
        digest(&small.choices),
        digest(&small.composed),
        digest(&small.chance),
        digest(&small.undo),
        digest(&small.over),
    ]
}

fn changed(small: &Small, before: &[u64; PARTS], now: &[u64; PARTS]) -> serde_json::Map<String, Value> {
    let parts: [(&str, &dyn Fn() -> Value); PARTS] = [
        ("prompt", &|| json!(small.prompt)),
        ("waits", &|| json!(small.waits)),
        ("seats", &|| json!(small.seats)),
        ("choices", &|| json!(small.choices)),
        ("composed", &|| json!(small.composed)),
        ("chance", &|| json!(small.chance)),
        ("undo", &|| json!(small.undo)),
        ("over", &|| json!(small.over)),
    ];
    let differs = |(index, _): &(usize, _)| before[*index] != now[*index];
    let part = |(_, (name, value)): (usize, (&str, &dyn Fn() -> Value))| (name.to_owned(), value());
    parts.into_iter().enumerate().filter(differs).map(part).collect()
}
