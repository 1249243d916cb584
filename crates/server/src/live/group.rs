//! Those who look, grouped by what they may see: one view is made per group, whatever the number of its readers.
//!
//! A group remembers only short digests of what its readers were last told. Keeping the views themselves would cost a
//! hundred kilobytes a group; digests cost a few, and tell just as well what has changed.

use super::{Live, Who, view::Eyes, view::Small};
use crate::limits::Limits;
use crate::model::{Cell, LogLine, Panel, SeatKind, TableView};
use crate::store::NewSeat;
use crate::tables::Shared;
use crate::{render, texts};
use axum::extract::ws::Utf8Bytes;
use galerne_draw::patch::Patch;
use galerne_engine::{Arg, Message, Seat, TextBoard};
use galerne_texts::Language;
use serde::Serialize;
use serde_json::{Value, json};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::num::NonZero;
use std::sync::{Arc, LazyLock};
use std::time::{Duration, Instant};
use tokio::sync::{OwnedMutexGuard, Semaphore, SemaphorePermit, mpsc};

/// Long enough for dice that follow a move by themselves, too short to be seen.
const TELL_AFTER: Duration = Duration::from_millis(3);

/// The small parts of a view that are told apart.
const PARTS: usize = 9;

/// The sending end of one reader's connection.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub(crate) id: u64,
    pub(crate) who: Who,
    /// How they look; what they may see is asked of the table.
    pub(crate) eyes: Eyes,
    pub(crate) queue: mpsc::Sender<Utf8Bytes>,
    /// A word to this reader alone, to be said after the next page.
    pub(crate) word: Option<Utf8Bytes>,
}

pub(super) struct Group {
    eyes: Eyes,
    lines: Vec<Line>,
    told: Told,
    /// Everything is to be told anew.
    anew: bool,
}

impl Group {
    pub(super) fn is_empty(&self) -> bool {
        self.lines.is_empty()
    }
}

/// Digests of what a group was last told.
#[derive(Default)]
struct Told {
    /// The version, and the live entries and lines of the log behind it, as these readers count.
    v: usize,
    steps: usize,
    lines: usize,
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
    /// Somebody begins to look, having seen version `since` (0 for nothing) with the secrets of the seats of `seen`, where that is
    /// known. Draws: not for the threads that take moves.
    pub(crate) fn join(&mut self, line: Line, since: usize, seen: Option<&str>, limits: &Limits) {
        if self.untold {
            self.tell();
        }
        let eyes = self.eyes_of(&line.who, line.eyes);
        // What another seat was shown is no beginning to go on from.
        let is_same = seen.map_or(eyes.own == eyes.seats, |seen| seen == eyes.seen());
        let since = if is_same { since } else { 0 };
        let first = self.catch_up(eyes, since, limits);
        if line.queue.try_send(first).is_ok() {
            let comes = self.count_here(eyes, 1);
            self.put(eyes, line, false);
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
            self.tell_soon();
        }
    }

    /// Count a connection for its seats; whether somebody came or went by it.
    fn count_here(&mut self, eyes: Eyes, by: i32) -> bool {
        let mut changed = false;
        for seat in eyes.own.iter() {
            let here = &mut self.here[seat.index()];
            let before = *here > 0;
            *here = here.saturating_add_signed(by);
            changed |= before != (*here > 0);
            if before && *here == 0 {
                self.left[seat.index()] = Some(Instant::now());
            }
        }
        changed
    }

    /// How long the seat's player may still be on the way back: until then nobody else disposes of the seat. Nothing if the player
    /// has been away long enough.
    pub(crate) fn may_return(&self, seat: Seat) -> Option<Duration> {
        if self.is_here(seat) {
            return Some(self.grace);
        }
        let times = [self.left.get(seat.index()), self.called.get(seat.index())];
        let last = times.into_iter().filter_map(|when| *when?).chain([self.since]).max()?;
        self.grace.checked_sub(last.elapsed()).filter(|left| !left.is_zero())
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

    fn put(&mut self, eyes: Eyes, line: Line, anew: bool) {
        match self.groups.iter_mut().find(|group| group.eyes == eyes) {
            Some(group) => {
                group.lines.push(line);
                group.anew |= anew;
            }
            None => {
                let told = if anew { Told::default() } else { self.told(eyes) };
                self.groups.push(Group { eyes, lines: vec![line], told, anew });
            }
        }
    }

    /// The message that brings a reader from version `since` to now.
    fn catch_up(&self, eyes: Eyes, since: usize, limits: &Limits) -> Utf8Bytes {
        let viewer = eyes.viewer();
        let missed = self.version_for(viewer).checked_sub(since).filter(|&missed| missed <= limits.missed_steps);
        let steps = missed.filter(|_| since > 0 && self.closed.is_none()).and(self.table.steps_at(viewer, since));
        match steps {
            Some(steps) => {
                let then = self.table.at(self.table.moment_after(viewer, steps));
                // Nothing is known of the small parts: they count as changed. Of the board only what the entries changed.
                let told =
                    Told { v: since, steps, lines: then.events_known(viewer), ..Told::of_board(&then.board(viewer)) };
                let (message, _) = self.step(eyes, &told, &self.small(eyes));
                message.unwrap_or_else(|| to_text(&json!({ "t": "v", "v": since })))
            }
            None => self.page(eyes),
        }
    }

    fn page(&self, eyes: Eyes) -> Utf8Bytes {
        to_text(&Page { t: "page", view: &self.view(eyes) })
    }

    fn told(&self, eyes: Eyes) -> Told {
        let (viewer, now) = (eyes.viewer(), self.table.now());
        Told {
            v: self.version_for(viewer),
            steps: self.table.steps(viewer),
            lines: now.events_known(viewer),
            small: digests(&self.small(eyes)),
            ..Told::of_board(&now.board(viewer))
        }
    }

    /// Tell every reader in a moment. Whoever acted hears at once that it is durable; drawing, which costs most, comes
    /// after, and once for all that happens meanwhile: a move and the dice behind it are one step.
    pub(crate) fn tell_soon(&mut self) {
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
            if let Some(shared) = me.upgrade()
                && let Some((mut live, hand)) = at_hand(&shared).await
                && live.untold
            {
                let told = tokio::task::spawn_blocking(move || {
                    live.tell();
                    drop((live, hand));
                });
                if let Err(error) = told.await {
                    tracing::error!(%error, "drawing a table failed");
                }
            }
        });
    }

    /// Tell every reader what has changed since it was last told. Draws: not for the threads that take moves.
    pub(crate) fn tell(&mut self) {
        self.untold = false;
        self.regroup();
        let mut cut = Vec::new();
        let mut groups = std::mem::take(&mut self.groups);
        for group in &mut groups {
            let undone = || self.table.steps_at(group.eyes.viewer(), group.told.v).is_none();
            let (message, told) = if group.anew || undone() {
                (Some(self.page(group.eyes)), self.told(group.eyes))
            } else {
                self.step(group.eyes, &group.told, &self.small(group.eyes))
            };
            (group.told, group.anew) = (told, false);
            if let Some(message) = message {
                cut.push((group.eyes, send(&mut group.lines, &message)));
            }
            for line in &mut group.lines {
                // Whoever's queue is full now is cut with the next message.
                let said = line.word.take().map(|word| line.queue.try_send(word));
                drop(said);
            }
        }
        self.groups = groups;
        self.grown.send_replace(self.version());
        self.miss(&cut);
    }

    /// Readers who no longer look with the eyes of their group (a curtain has closed or opened) move to another, and are told
    /// everything: what they saw is no beginning to go on from.
    pub(super) fn regroup(&mut self) {
        let (mut groups, mut moved) = (std::mem::take(&mut self.groups), Vec::new());
        for group in groups.iter_mut().filter(|group| group.eyes.own.len() > 1) {
            let eyes = |line: &Line| self.eyes_of(&line.who, line.eyes);
            moved.extend(group.lines.extract_if(.., |line| eyes(line) != group.eyes).map(|line| (eyes(&line), line)));
        }
        groups.retain(|group| !group.is_empty());
        self.groups = groups;
        for (eyes, line) in moved {
            self.put(eyes, line, true);
        }
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

    /// Tell every reader everything anew in a moment: names have changed, or who holds which seat. Whoever has lost a seat sees
    /// with a spectator's eyes from here on, and hears why.
    pub(crate) fn tell_anew(&mut self) {
        let groups = std::mem::take(&mut self.groups);
        self.here = Default::default();
        for group in groups {
            for mut line in group.lines {
                let eyes = self.eyes_of(&line.who, line.eyes);
                if let Some(seat) = group.eyes.own.iter().find(|&seat| !eyes.own.has(seat)) {
                    line.word = Some(self.lost(&line.who, seat, eyes.language));
                }
                self.count_here(eyes, 1);
                self.put(eyes, line, true);
            }
        }
        for group in &mut self.groups {
            group.anew = true;
        }
        self.tell_soon();
    }

    /// What somebody hears whose seat is theirs no more.
    fn lost(&self, who: &Who, seat: Seat, language: Language) -> Utf8Bytes {
        let NewSeat { seat: saved, holders } = &self.seats[seat.index()];
        let keeps = saved.kind == SeatKind::Bot && who.person.as_ref().is_some_and(|person| holders.contains(person));
        let text = texts::text(language, if keeps { "seat-lost-to-bot" } else { "seat-lost" });
        to_text(&json!({ "t": "refused", "text": text }))
    }

    /// The last word to every reader: the table is gone.
    pub(crate) fn dismiss(&mut self, bye: impl Fn(Language) -> Utf8Bytes) {
        for mut group in std::mem::take(&mut self.groups) {
            send(&mut group.lines, &bye(group.eyes.language));
        }
    }

    /// What changed for these eyes since they were told; no message where they have noticed nothing.
    fn step(&self, eyes: Eyes, told: &Told, small: &Small) -> (Option<Utf8Bytes>, Told) {
        let (moment, viewer) = (self.table.now(), eyes.viewer());
        let (v, steps) = (self.version_for(viewer), self.table.steps(viewer));
        let grew = steps != told.steps;
        let (mut board, mut patch, mut log) = Default::default();
        if grew {
            // What happened since without being noticed lies before that moment, not after it.
            let from = self.table.moment_after(viewer, told.steps);
            patch = render::patch(&*self.table, from, eyes, self.names_in(eyes.language));
            board = moment.board(viewer);
            log = self.log(&*moment, self.table.at(from).event_count(), told.lines, viewer, eyes.language);
        }
        let shown = if grew {
            Told::of_board(&board)
        } else {
            Told { drawing: told.drawing, facts: told.facts, cells: told.cells.clone(), ..Told::default() }
        };
        // Lines passed over in the log are numbered all the same.
        let lines = if grew { moment.events_known(viewer) } else { told.lines };
        let now = Told { v, steps, lines, small: digests(small), ..shown };
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
        let message = match nothing {
            false => Some(to_text(&step)),
            true if v != told.v => Some(to_text(&json!({ "t": "v", "v": v }))),
            // Not even that something happened.
            true => None,
        };
        (message, now)
    }

    fn board_changes(&self, board: &TextBoard, told: &Told, now: &Told, language: Language) -> Option<Value> {
        let mut changes = serde_json::Map::new();
        if told.drawing != now.drawing {
            changes.insert("drawing".to_owned(), json!(board.drawing));
        }
        if told.facts != now.facts {
            let facts: Vec<_> = board.facts.iter().map(|fact| self.say(language, fact)).collect();
            changes.insert("facts".to_owned(), json!(facts));
        }
        let cells: Vec<Cell> = (board.cells.iter().enumerate())
            .filter(|(index, _)| told.cells.get(*index) != now.cells.get(*index))
            .map(|(_, (name, text))| Cell { name: name.clone(), text: self.say(language, text) })
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

/// How many tables are drawn at the same time.
static HANDS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, NonZero::get)));

/// A table, and a hand to draw it. No hand waits idle for a table that is busy, or two slow tables would stop all drawing; and no
/// table is held while it waits for a hand, or moves there would wait for drawings elsewhere.
pub(crate) async fn at_hand(shared: &Shared) -> Option<(OwnedMutexGuard<Live>, SemaphorePermit<'static>)> {
    loop {
        let hand = HANDS.acquire().await.ok()?;
        if let Ok(live) = Arc::clone(shared).try_lock_owned() {
            return Some((live, hand));
        }
        drop(hand);
        drop(shared.lock().await);
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
        digest(&small.curtain),
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
        ("curtain", &|| json!(small.curtain)),
    ];
    let differs = |(index, _): &(usize, _)| before[*index] != now[*index];
    let part = |(_, (name, value)): (usize, (&str, &dyn Fn() -> Value))| (name.to_owned(), value());
    parts.into_iter().enumerate().filter(differs).map(part).collect()
}
