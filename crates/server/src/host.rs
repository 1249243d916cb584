//! The server as host of a table: it holds the lock, makes writes durable, and carries messages to connections.
//!
//! A task that wants something of a table locks it, and keeps the lock until the write has returned: no reader ever
//! sees what is not yet durable.

use crate::config::Mistake;
use crate::messages::bye;
use crate::pace::Paces;
use crate::secret;
use crate::services::Services;
use crate::store::{Mark, Seated, StoreError};
use crate::thinkers::Insights;
use axum::extract::ws::Utf8Bytes;
use galerne_catalog::{Denial, Maker};
use galerne_engine::{Seat, Streams, Trouble, Turn};
use galerne_pages::model::Status;
use galerne_table::{
    Attempt, Connection, ConnectionId, Interruption, News, OpenTable, Order, Outgoing, Refused, Saved, SeatOrder,
    Sequence, Since, TableWhat, Who, Write, Wrote,
};
use std::collections::HashMap;
use std::num::NonZero;
use std::ops::Deref;
use std::sync::{Arc, LazyLock, Weak, atomic::AtomicBool};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, OwnedMutexGuard, Semaphore, SemaphorePermit, mpsc, watch};
use tokio::task::JoinHandle;

/// Long enough for dice that follow a move by themselves, too short to be seen.
const TELL_AFTER: Duration = Duration::from_millis(3);
/// Where others write, so often an order is tried anew after they were faster.
const TRIES: u32 = 6;

pub(crate) type Shared = Arc<Mutex<Host>>;

/// One table in the server's memory. It can be read as the [`OpenTable`] that it holds; changes go through the methods here.
pub(crate) struct Host {
    open: OpenTable,
    services: Arc<Services>,
    /// The sending ends of the readers' connections.
    queues: HashMap<ConnectionId, mpsc::Sender<Utf8Bytes>>,
    /// Evicted: reload the table from the registry.
    pub(crate) retired: bool,
    /// A task moves the bots and the dice of this table.
    pub(crate) driving: Arc<AtomicBool>,
    /// Readers have not been sent the last entries yet, but will be in a moment.
    untold: bool,
    /// The way back to this copy for the tasks that tell and drive.
    me: Weak<Mutex<Host>>,
    /// Hints and analyses, for the next reader who asks the same.
    pub(crate) insights: Insights,
    pub(crate) used: Instant,
    snapshot_at: usize,
    /// Up to which live entry throws are counted, and how many of each source there were.
    thrown: (usize, [u32; Streams::MAX]),
    /// The tables that were opened from the end of this one, by what was asked for: who asks twice comes to the same.
    pub(crate) followed: Vec<(TableWhat, String)>,
    /// How fast people want bots and dice to go on.
    pub(crate) paces: Paces,
    /// Changes are announced here for requests that wait without a socket.
    pub(crate) grown: watch::Sender<usize>,
    /// When entries last came from another process.
    pub(crate) followed_at: Option<Instant>,
    /// What other processes say of it.
    #[cfg(feature = "cluster")]
    pub(crate) ear: crate::bus::Ear,
}

/// Why an order was not carried out.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum NotDone {
    Refused(Refused),
    /// It could not be written, and nothing changed.
    Store(StoreError),
}

impl From<Refused> for NotDone {
    fn from(refused: Refused) -> NotDone {
        NotDone::Refused(refused)
    }
}

impl From<Denial> for NotDone {
    fn from(denial: Denial) -> NotDone {
        NotDone::Refused(denial.into())
    }
}

impl From<StoreError> for NotDone {
    fn from(error: StoreError) -> NotDone {
        NotDone::Store(error)
    }
}

impl Deref for Host {
    type Target = OpenTable;

    fn deref(&self) -> &OpenTable {
        &self.open
    }
}

impl Host {
    /// A table that was just replayed, shared.
    pub(crate) fn share(open: OpenTable, snapshot_at: usize, services: Arc<Services>) -> Shared {
        Arc::new_cyclic(|me| {
            Mutex::new(Host {
                grown: watch::Sender::new(open.version()),
                open,
                services,
                queues: HashMap::new(),
                retired: false,
                driving: Arc::default(),
                untold: false,
                me: me.clone(),
                insights: Insights::default(),
                used: Instant::now(),
                snapshot_at,
                thrown: (0, [0; Streams::MAX]),
                followed: Vec::new(),
                paces: Paces::default(),
                followed_at: None,
                #[cfg(feature = "cluster")]
                ear: crate::bus::Ear::default(),
            })
        })
    }

    pub(crate) fn me(&self) -> &Weak<Mutex<Host>> {
        &self.me
    }

    pub(crate) fn services(&self) -> &Arc<Services> {
        &self.services
    }

    /// What another process says of who is connected to it; whether a player came or went by it.
    #[cfg(feature = "cluster")]
    pub(crate) fn hear(&mut self, host: &str, seats: galerne_engine::SeatSet) -> bool {
        self.open.hear(host, seats)
    }

    /// A request begins to use the table.
    pub(crate) fn mark_used(&mut self) {
        self.used = Instant::now();
        self.mark_time();
    }

    /// What is asked next is answered as of now.
    pub(crate) fn mark_time(&mut self) {
        self.open.set_time(self.services.now());
        #[cfg(feature = "cluster")]
        if self.services.store.is_shared() {
            self.open.set_deaf(self.is_deaf());
        }
    }

    /// Carry out an order; the version it led to, as the asker counts.
    pub(crate) async fn order(
        &mut self,
        who: &Who,
        order: &Order,
        version: Option<usize>,
        client: Option<&str>,
    ) -> Result<usize, NotDone> {
        let mut tries = 0;
        loop {
            let done = self.order_once(who, order, version, client).await;
            if !self.is_worth_another(&done, &mut tries).await {
                return done;
            }
        }
    }

    async fn order_once(
        &mut self,
        who: &Who,
        order: &Order,
        version: Option<usize>,
        client: Option<&str>,
    ) -> Result<usize, NotDone> {
        let mut luck = self.luck(order);
        let attempt = self.open.order(who, order, version, client, &mut luck)?;
        self.answer(who, attempt).await
    }

    /// Carry out a sequence; the version it led to, and why it went no farther.
    pub(crate) async fn run_sequence(
        &mut self,
        who: &Who,
        sequence: &Sequence,
        version: usize,
        client: &str,
    ) -> Result<(usize, Option<Interruption>), NotDone> {
        let mut tries = 0;
        loop {
            let done = match self.open.run_sequence(who, sequence, version, client) {
                Ok((attempt, cut)) => self.answer(who, attempt).await.map(|v| (v, cut)),
                Err(refused) => Err(refused.into()),
            };
            if !self.is_worth_another(&done, &mut tries).await {
                return done;
            }
        }
    }

    /// Whether what was not done is to be tried again: others were faster, or have written what memory did not know when it refused.
    async fn is_worth_another<T>(&mut self, done: &Result<T, NotDone>, tries: &mut u32) -> bool {
        if !self.services.store.is_shared() || self.retired || *tries >= TRIES {
            return false;
        }
        *tries += 1;
        match done {
            Err(NotDone::Store(StoreError::Conflict)) => {
                // Two who wait equally long would meet again; and the other's commit may wait for a busy disk.
                let longer = 1 << *tries;
                tokio::time::sleep(longer * Duration::from_millis(3 + secret::random_seed() % 10)).await;
                true
            }
            Err(NotDone::Refused(_)) => self.catch_up().await.unwrap_or(false),
            _ => false,
        }
    }

    async fn answer(&mut self, who: &Who, attempt: Attempt) -> Result<usize, NotDone> {
        match attempt {
            Attempt::Done(version) => Ok(version),
            Attempt::Write(write) => {
                self.write(write).await?;
                Ok(self.open.version_of(who))
            }
        }
    }

    /// Carry out what is due without a player's order, a bot's move or a throw: there is no player to authorise.
    pub(crate) async fn execute_due(&mut self, order: &Order) -> Result<(), NotDone> {
        let mut luck = self.luck(order);
        let write = self.open.execute(order, None, &mut luck)?;
        Ok(self.write(write).await?)
    }

    /// The luck of what is ordered. A throw's comes from the table's own, by its source and its number there, so that a table with the same luck
    /// has the same weather however differently it is played; without such luck it is the operating system's, anew for every throw.
    fn luck(&mut self, order: &Order) -> Streams {
        let table = self.open.table();
        let (Order::Roll, Turn::Chance(source)) = (order, table.turn()) else { return Streams::new(0) };
        let Some(luck) = &self.open.head().luck else { return Streams::new(secret::random_seed()) };
        // What was taken back held no throw (TA-2.1): the count stands.
        let (known, counts) = &mut self.thrown;
        let live = table.live_entries();
        for n in (*known).min(live)..live {
            if table.maker(n) != Some(Maker::Chance) {
                continue;
            }
            if let Turn::Chance(thrown) = table.at(n).turn() {
                counts[usize::from(thrown.0) % Streams::MAX] += 1;
            }
        }
        *known = live;
        Streams::new(secret::seed_of(luck, source.0, counts[usize::from(source.0) % Streams::MAX]))
    }

    /// Change something about one seat.
    pub(crate) async fn seat_order(&mut self, who: &Who, seat: Seat, order: SeatOrder) -> Result<(), NotDone> {
        let mut tries = 0;
        loop {
            let done = match self.open.seat_order(who, seat, order.clone(), secret::random_name(8)) {
                Ok(write) => self.write_any(write).await,
                Err(refused) => Err(refused.into()),
            };
            if !self.is_worth_another(&done, &mut tries).await {
                return done;
            }
        }
    }

    /// Seat the person who came with the seat's link.
    pub(crate) async fn seat_by_link(&mut self, seat: Seat, person: &str, name: String) -> Result<(), NotDone> {
        let mut tries = 0;
        loop {
            let done = match self.open.seat_by_link(seat, person, name.clone(), secret::random_name(8)) {
                Ok(write) => self.write_any(write).await,
                Err(refused) => Err(refused.into()),
            };
            if !self.is_worth_another(&done, &mut tries).await {
                return done;
            }
        }
    }

    /// The person is called otherwise from now on, at all seats that bear the old name.
    pub(crate) async fn rename_person(&mut self, person: &str, old: &[String], new: &str) -> Result<(), NotDone> {
        for seat in 0..self.open.seats().len() {
            let mut tries = 0;
            loop {
                let write = self.open.rename_person(Seat(seat as u8), person, old, new)?;
                let done = self.write_any(write).await;
                if !self.is_worth_another(&done, &mut tries).await {
                    done?;
                    break;
                }
            }
        }
        Ok(())
    }

    async fn write_any(&mut self, write: Option<Write>) -> Result<(), NotDone> {
        match write {
            Some(write) => Ok(self.write(write).await?),
            None => Ok(()),
        }
    }

    /// Make it durable, then tell. If it cannot be written, memory goes back to what is stored.
    async fn write(&mut self, write: Write) -> Result<(), StoreError> {
        let started = Instant::now();
        let services = Arc::clone(&self.services);
        let entries = if let Write::Entries(appended) = &write { appended.entries.len() } else { 0 };
        #[cfg(feature = "cluster")]
        let to_tell = self.prepare_to_tell(&write);
        let written = match write {
            Write::Entries(appended) if services.config.mistake == Some(Mistake::AnswersEarly) => {
                let store = services.store.clone();
                tokio::spawn(async move { drop(store.append(appended).await) });
                Ok(())
            }
            Write::Entries(appended) => services.store.append(appended).await,
            Write::Seats { table, seats, former, state, version, seating } => {
                services.store.save_seats(Seated { table, seats, former, state, version, seating }).await
            }
        };
        if let Err(error) = written {
            if error == StoreError::Uncertain {
                // To answer either way might be a lie. The readers come back, send again what was not answered, and the record says
                // whether it was carried out.
                tracing::error!(
                    table = self.id(),
                    "whether a write was carried out is not known; the table is read anew"
                );
                services.metrics.uncertain.add(1);
                self.retire("bye-store", Some(1500));
                return Err(error);
            }
            let is_behind = services.store.is_shared() && error == StoreError::Conflict;
            if is_behind {
                services.metrics.behind.add(1);
                self.followed_at = Some(Instant::now());
            } else if entries > 0 {
                tracing::error!(table = self.id(), %error, "a move could not be written");
                services.metrics.store_failures.add(1);
            }
            let id = self.id().to_owned();
            let again = if entries > 0 || is_behind { reload(&services, id).await.map(Box::new) } else { None };
            let is_lost = is_behind && again.is_none();
            if !self.open.wrote(Wrote::Failed(again))
                || is_lost
                || services.store.is_shared() && self.open.is_outgrown()
            {
                // Not even readable, or played on under newer rules: readers are sent away for a moment, and open the table anew.
                self.retire("bye-store", Some(1500));
            }
            if is_behind && !self.retired {
                self.tell_soon();
            }
            return Err(error);
        }
        self.open.wrote(Wrote::Durable);
        self.used = Instant::now();
        #[cfg(feature = "cluster")]
        if let Some(grown) = to_tell {
            self.tell_others(grown);
        }
        if entries > 0 {
            // Who wrote last drives the table, whatever was followed before.
            self.followed_at = None;
        }
        self.tell_soon();
        if entries > 0 {
            services.metrics.moves.add(entries as u64);
            services.metrics.commit_micros.add(started.elapsed().as_micros() as u64);
            services.metrics.append_seconds.add(started.elapsed());
            let is_over = self.open.status() == Status::Over;
            if is_over || self.open.version() >= self.snapshot_at + services.config.limits.snapshot_every {
                drop(self.save_snapshot());
            }
        }
        Ok(())
    }

    /// A position beside the log. Only a server that closes waits for it: the log alone is the truth.
    pub(crate) fn save_snapshot(&mut self) -> Option<JoinHandle<()>> {
        if self.open.closed().is_some() || self.snapshot_at == self.open.version() {
            return None;
        }
        self.snapshot_at = self.open.version();
        let (position, rules) = (self.open.table().now().position(), self.open.table().game().rules());
        let (store, id, seq) = (self.services.store.clone(), self.id().to_owned(), self.snapshot_at);
        Some(tokio::spawn(async move {
            if let Err(error) = store.snapshot(id, seq, rules, position).await {
                tracing::warn!(%error, "a snapshot could not be written");
            }
        }))
    }

    /// How far this copy has come, for comparing with the store.
    pub(crate) fn mark(&self) -> Mark {
        let (version, seating, next) = (self.open.version(), self.open.seating(), self.open.head().next.clone());
        Mark { table: self.id().to_owned(), version, seating, next }
    }

    /// Take up what other processes have written; whether there was anything. A copy that the store's table has not grown from is retired.
    pub(crate) async fn catch_up(&mut self) -> Result<bool, StoreError> {
        if !self.services.store.is_shared() || self.retired || self.open.closed().is_some() {
            return Ok(false);
        }
        let services = Arc::clone(&self.services);
        let Some(news) = services.store.news(self.mark()).await? else {
            self.retire("bye-store", Some(1500));
            return Ok(true);
        };
        Ok(self.take_up(news))
    }

    /// Take that up; whether there was anything new in it. A copy that does not lead where the news lead is retired.
    pub(crate) fn take_up(&mut self, news: News) -> bool {
        let grows = !news.entries.is_empty();
        match self.open.follow(news) {
            Ok(false) => return false,
            Ok(true) => {
                if grows {
                    self.followed_at = Some(Instant::now());
                }
                self.tell_soon();
                self.drive();
            }
            Err(trouble) => {
                tracing::error!(table = self.id(), %trouble, "what another process has written cannot be followed");
                self.retire("bye-store", Some(1500));
            }
        }
        true
    }

    /// This copy is no longer the table: say so to its readers.
    pub(crate) fn retire(&mut self, key: &'static str, retry: Option<u64>) {
        self.retired = true;
        #[cfg(feature = "cluster")]
        self.stop_hearing();
        let out = self.open.dismiss(|language| bye(language, key, retry));
        self.send(out);
        // Dropping a queue closes the connection once what waits in it is sent.
        self.queues.clear();
        self.grown.send_replace(usize::MAX);
    }

    /// There is a rematch.
    pub(crate) fn set_next(&mut self, next: String) {
        self.open.set_next(next);
        #[cfg(feature = "cluster")]
        self.tell_others(crate::bus::Grown { v: self.open.version(), ..Default::default() });
        self.tell_soon();
    }

    /// Bots and dice cannot be moved for now, or can again.
    pub(crate) fn set_stuck(&mut self, stuck: bool) {
        let changes = self.open.is_stuck() != stuck;
        self.open.set_stuck(stuck);
        if changes && stuck {
            self.tell_soon();
        }
    }

    /// The device has been passed to the player of that seat, or put down. Whether it is theirs to look from.
    pub(crate) fn open_curtain(&mut self, who: &Who, seat: Option<Seat>) -> bool {
        let looks = self.open.open_curtain(who, seat);
        if looks {
            self.tell_soon();
        }
        looks
    }

    /// A program showed the seat's token.
    pub(crate) fn note_program(&mut self, seat: Seat) {
        self.open.note_program(seat);
        #[cfg(feature = "cluster")]
        self.say_who_is_here(false);
    }

    /// A reader begins to look. Draws: not for the threads that take moves.
    pub(crate) fn subscribe(&mut self, connection: Connection, queue: mpsc::Sender<Utf8Bytes>, since: &Since) {
        if self.untold {
            self.tell();
        }
        let id = connection.id;
        let (first, comes) = self.open.subscribe(connection, since);
        self.queues.insert(id, queue);
        self.send(vec![Outgoing { to: vec![id], text: first }]);
        if comes {
            self.tell();
        }
        #[cfg(feature = "cluster")]
        self.say_who_is_here(false);
    }

    /// A reader looks no longer.
    pub(crate) fn unsubscribe(&mut self, id: ConnectionId) {
        self.queues.remove(&id);
        self.open.set_time(self.services.now());
        if self.open.unsubscribe(id) {
            self.tell_soon();
        }
    }

    /// Tell every reader in a moment. The sender of a move is acknowledged at once; drawing, which costs most, comes
    /// after, and once for all that happens in between: a move and the dice behind it are one step.
    pub(crate) fn tell_soon(&mut self) {
        self.grown.send_replace(self.open.version());
        #[cfg(feature = "cluster")]
        self.say_who_is_here(false);
        if self.untold || !self.open.is_watched() {
            return;
        }
        self.untold = true;
        let me = self.me.clone();
        tokio::spawn(async move {
            tokio::time::sleep(TELL_AFTER).await;
            // Drawing is plain work and must not stand in the way of the next move at another table: it is done beside the threads that
            // take moves, by no more hands than there are processors. While it waits, more comes together.
            if let Some(shared) = me.upgrade()
                && let Some((mut host, hand)) = at_hand(&shared).await
                && host.untold
            {
                let told = tokio::task::spawn_blocking(move || {
                    host.tell();
                    drop((host, hand));
                });
                if let Err(error) = told.await {
                    tracing::error!(%error, "drawing a table failed");
                }
            }
        });
    }

    /// Tell every reader what has changed. Draws: not for the threads that take moves.
    fn tell(&mut self) {
        self.untold = false;
        let began = Instant::now();
        let out = self.open.tell();
        self.services.metrics.tell_seconds.add(began.elapsed());
        self.grown.send_replace(self.open.version());
        self.send(out);
    }

    /// A reader whose queue is full is cut: dropping the queue closes its connection, and it comes back with its version.
    fn send(&mut self, mut out: Vec<Outgoing>) {
        loop {
            let mut slow: Vec<ConnectionId> = Vec::new();
            for Outgoing { to, text } in out {
                self.services.metrics.bytes_told.add((to.len() * text.len()) as u64);
                let message = Utf8Bytes::from(text);
                for id in to {
                    if self.queues.get(&id).is_some_and(|queue| queue.try_send(message.clone()).is_err()) {
                        slow.push(id);
                        self.queues.remove(&id);
                    }
                }
            }
            // Players without another connection have left, which the others are told.
            if slow.is_empty() || !self.open.drop_slow(&slow) {
                return;
            }
            out = self.open.tell();
        }
    }
}

/// The table as it is stored.
async fn reload(services: &Services, id: String) -> Option<OpenTable> {
    let saved = services.store.load(id).await.ok().flatten()?;
    let bounds = services.bounds();
    tokio::task::spawn_blocking(move || OpenTable::open(saved, bounds)).await.ok()?.ok()
}

/// How many tables are drawn at the same time.
static HANDS: LazyLock<Semaphore> =
    LazyLock::new(|| Semaphore::new(std::thread::available_parallelism().map_or(1, NonZero::get)));

/// A table, and a hand to draw it. No hand waits idle for a table that is busy, or two slow tables would stop all drawing; and no table
/// is held while it waits for a hand, or moves there would wait for drawings elsewhere.
pub(crate) async fn at_hand(shared: &Shared) -> Option<(OwnedMutexGuard<Host>, SemaphorePermit<'static>)> {
    loop {
        let hand = HANDS.acquire().await.ok()?;
        if let Ok(host) = Arc::clone(shared).try_lock_owned() {
            return Some((host, hand));
        }
        drop(hand);
        drop(shared.lock().await);
    }
}

/// Replay a stored table: the version of its last snapshot comes with it.
pub(crate) fn replay(saved: Saved, services: &Services) -> Result<(OpenTable, usize), Trouble> {
    let snapshot_at = saved.snapshot.as_ref().map_or(0, |(seq, _)| *seq);
    let mut open = OpenTable::open(saved, services.bounds())?;
    open.set_seal(services.seal.clone());
    Ok((open, snapshot_at))
}
