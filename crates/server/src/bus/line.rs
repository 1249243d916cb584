//! The connection to NATS: made again and again while it is away, held to its answers every two seconds while it is there.
//!
//! It is a client of our own for the six verbs of the core. Public ones bring a second stack of encryption, which would be the only one in
//! the program, buffers of their own between a move and its subscribers, and no round trip after a subscription.

use super::address::{BusAddress, One};
use super::wire::{self, Message, Said};
use super::word::MOST;
use serde_json::{Value, json};
use std::collections::{HashMap, VecDeque};
use std::io;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::sync::{mpsc, oneshot, watch};

/// Outgoing messages; when the queue is full further ones are dropped. Publishing never blocks.
const QUEUE: usize = 1024;
/// Words of one subject that wait to be heard.
const HEARD: usize = 256;
const PING_EVERY: Duration = Duration::from_secs(2);
/// How long anything may take before the connection is given up.
const PATIENCE: Duration = Duration::from_secs(2);
/// Between two tries to connect.
const PAUSE: Duration = Duration::from_millis(250);
/// Things to be said that are written in one go.
const GROUP: usize = 128;

enum Ask {
    Say {
        subject: String,
        reply: Option<String>,
        body: Vec<u8>,
    },
    Listen {
        sid: u64,
    },
    Hush {
        sid: u64,
    },
    /// To be answered when all before it has reached the server.
    Reach(oneshot::Sender<()>),
}

/// One subscriber.
struct Listener {
    subject: String,
    group: Option<&'static str>,
    words: mpsc::Sender<Message>,
    /// A message for this subscriber was dropped.
    missed: Arc<AtomicBool>,
}

type Listeners = Arc<Mutex<HashMap<u64, Listener>>>;

fn lock(listeners: &Listeners) -> std::sync::MutexGuard<'_, HashMap<u64, Listener>> {
    listeners.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A handle to the connection; it ends with the last of them.
#[derive(Clone)]
pub(super) struct Line {
    asks: mpsc::Sender<Ask>,
    listeners: Listeners,
    next: Arc<AtomicU64>,
    up: watch::Receiver<Option<Instant>>,
}

/// What is said under a subject, until this is dropped.
pub(super) struct Subscription {
    sid: u64,
    words: mpsc::Receiver<Message>,
    missed: Arc<AtomicBool>,
    asks: mpsc::WeakSender<Ask>,
    listeners: Listeners,
}

impl Subscription {
    /// The next message, and whether some before it were lost on the way.
    pub(super) async fn next(&mut self) -> Option<(Message, bool)> {
        let message = self.words.recv().await?;
        Some((message, self.missed.swap(false, Relaxed)))
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        lock(&self.listeners).remove(&self.sid);
        // Where the queue is full NATS learns of it with the next message.
        if let Some(asks) = self.asks.upgrade() {
            drop(asks.try_send(Ask::Hush { sid: self.sid }));
        }
    }
}

impl Line {
    pub(super) fn start(address: BusAddress) -> Line {
        let (asks, asked) = mpsc::channel(QUEUE);
        let (state, up) = watch::channel(None);
        let line = Line { asks, listeners: Listeners::default(), next: Arc::default(), up };
        tokio::spawn(Keeper { address, asked, listeners: Arc::clone(&line.listeners), state }.keep());
        line
    }

    /// Since when it is there.
    pub(super) fn up_since(&self) -> Option<Instant> {
        *self.up.borrow()
    }

    /// Changes whenever it comes or goes from now on.
    pub(super) fn changes(&self) -> watch::Receiver<Option<Instant>> {
        let mut changes = self.up.clone();
        changes.mark_unchanged();
        changes
    }

    /// Whether that is going to be said; not while the bus is away or too much waits.
    pub(super) fn say(&self, subject: String, reply: Option<String>, body: Vec<u8>) -> bool {
        self.up_since().is_some() && self.asks.try_send(Ask::Say { subject, reply, body }).is_ok()
    }

    /// Subscribe to a subject; of a group one member receives each message. The subscription is restored after every
    /// loss of the connection.
    pub(super) fn subscribe(&self, subject: String, group: Option<&'static str>) -> Subscription {
        let (words, heard) = mpsc::channel(HEARD);
        let (sid, missed) = (self.next.fetch_add(1, Relaxed) + 1, Arc::default());
        lock(&self.listeners).insert(sid, Listener { subject, group, words, missed: Arc::clone(&missed) });
        // Where the queue is full, or NATS is away, it is sent with the next connection.
        drop(self.asks.try_send(Ask::Listen { sid }));
        Subscription { sid, words: heard, missed, asks: self.asks.downgrade(), listeners: Arc::clone(&self.listeners) }
    }

    /// Whether the server has taken note of everything before.
    pub(super) async fn reach(&self) -> bool {
        let (reached, answer) = oneshot::channel();
        self.up_since().is_some()
            && self.asks.try_send(Ask::Reach(reached)).is_ok()
            && tokio::time::timeout(2 * PATIENCE, answer).await.is_ok_and(|answer| answer.is_ok())
    }
}

/// The task that has the connection.
struct Keeper {
    address: BusAddress,
    asked: mpsc::Receiver<Ask>,
    listeners: Listeners,
    state: watch::Sender<Option<Instant>>,
}

impl Keeper {
    async fn keep(mut self) {
        let mut said = false;
        for turn in 0_usize.. {
            let one = &self.address.0[turn % self.address.0.len()];
            let ended = match tokio::time::timeout(PATIENCE, Wire::open(one)).await {
                Ok(Ok(wire)) => self.serve(wire, &mut said).await,
                Ok(Err(error)) => Err(error),
                Err(_) => Err(io::ErrorKind::TimedOut.into()),
            };
            self.state.send_replace(None);
            match ended {
                // All handles are dropped: no request can come any more.
                Ok(()) => return,
                Err(error) if !said => {
                    tracing::warn!(%error, bus = ?self.address, "the bus is away; the database is asked for news twice a second");
                    said = true;
                }
                Err(_) => {}
            }
            if !self.rest().await {
                return;
            }
        }
    }

    /// A pause in which nothing is kept: by the time the bus is back it would be old.
    async fn rest(&mut self) -> bool {
        let until = tokio::time::Instant::now() + PAUSE;
        while let Ok(ask) = tokio::time::timeout_at(until, self.asked.recv()).await {
            if ask.is_none() {
                return false;
            }
        }
        true
    }

    /// Run until the connection breaks, which is an error, or all handles are dropped.
    async fn serve(&mut self, mut wire: Wire, said: &mut bool) -> io::Result<()> {
        for (sid, listener) in &*lock(&self.listeners) {
            wire::subscribe(&mut wire.out, &listener.subject, listener.group, *sid);
        }
        wire.ping(None);
        wire.flush().await?;
        let mut tick = tokio::time::interval(PING_EVERY);
        tick.set_missed_tick_behavior(tokio::time::MissedTickBehavior::Delay);
        tick.reset();
        loop {
            tokio::select! {
                ask = self.asked.recv() => {
                    let Some(ask) = ask else { return Ok(()) };
                    self.write(ask, &mut wire);
                    for _ in 1..GROUP {
                        let Ok(ask) = self.asked.try_recv() else { break };
                        self.write(ask, &mut wire);
                    }
                }
                more = wire.more() => {
                    more?;
                    while let Some(heard) = wire.next()? {
                        self.hear(heard, &mut wire)?;
                    }
                    // The first answer: everything that is listened to is known to the server.
                    if wire.answered > 0 && self.state.borrow().is_none() {
                        self.state.send_replace(Some(Instant::now()));
                        if *said {
                            tracing::warn!(bus = ?self.address, "the bus is back");
                            *said = false;
                        }
                    }
                }
                _ = tick.tick() => {
                    if wire.waits_for() > PATIENCE {
                        return Err(io::ErrorKind::TimedOut.into());
                    }
                    wire.ping(None);
                }
            }
            wire.flush().await?;
        }
    }

    fn write(&self, ask: Ask, wire: &mut Wire) {
        match ask {
            Ask::Say { subject, reply, body } => wire::publish(&mut wire.out, &subject, reply.as_deref(), &body),
            Ask::Listen { sid } => {
                if let Some(Listener { subject, group, .. }) = lock(&self.listeners).get(&sid) {
                    wire::subscribe(&mut wire.out, subject, *group, sid);
                }
            }
            Ask::Hush { sid } => wire::unsubscribe(&mut wire.out, sid),
            Ask::Reach(reached) => wire.ping(Some(reached)),
        }
    }

    fn hear(&self, said: Said, wire: &mut Wire) -> io::Result<()> {
        match said {
            Said::Message(message) => {
                let listeners = lock(&self.listeners);
                match listeners.get(&message.sid) {
                    Some(listener) => {
                        if listener.words.try_send(message).is_err() {
                            listener.missed.store(true, Relaxed);
                        }
                    }
                    None => wire::unsubscribe(&mut wire.out, message.sid),
                }
            }
            Said::TooLong { sid, rest } => {
                wire.skip = rest;
                if let Some(listener) = lock(&self.listeners).get(&sid) {
                    listener.missed.store(true, Relaxed);
                }
            }
            Said::Ping => wire.out.extend_from_slice(b"PONG\r\n"),
            Said::Pong => wire.ponged(),
            Said::Refused(why) => return Err(io::Error::other(why)),
            Said::Info(_) | Said::Nothing => {}
        }
        Ok(())
    }
}

/// An open connection.
struct Wire {
    reads: OwnedReadHalf,
    writes: OwnedWriteHalf,
    read: Vec<u8>,
    /// Bytes at the beginning of `read` that are done with.
    used: usize,
    /// Bytes still to be read and discarded.
    skip: usize,
    out: Vec<u8>,
    pings: VecDeque<(Instant, Option<oneshot::Sender<()>>)>,
    answered: u64,
}

impl Wire {
    /// Connect, and say who comes. Whether that was welcome is known with the first answer.
    async fn open(one: &One) -> io::Result<Wire> {
        let stream = TcpStream::connect((one.host.as_str(), one.port)).await?;
        stream.set_nodelay(true)?;
        let (reads, writes) = stream.into_split();
        let (read, out) = (Vec::with_capacity(8 * 1024), Vec::new());
        let mut wire = Wire { reads, writes, read, used: 0, skip: 0, out, pings: VecDeque::new(), answered: 0 };
        let info = loop {
            match wire.next()? {
                Some(Said::Info(info)) => break info,
                Some(_) => return Err(io::Error::other("this is not NATS")),
                None => wire.more().await?,
            }
        };
        let info: Value = serde_json::from_str(&info).unwrap_or_default();
        if info["tls_required"] == true {
            return Err(io::Error::other("the server wants encrypted connections, which this program does not make"));
        }
        let mut hello = json!({
            "verbose": false, "pedantic": false, "tls_required": false, "echo": false, "headers": true, "no_responders": true,
            "protocol": 1, "lang": "rust", "name": "galerne", "version": env!("CARGO_PKG_VERSION"),
        });
        match (&one.user, &one.password) {
            (Some(user), Some(password)) => {
                (hello["user"], hello["pass"]) = (user.as_str().into(), password.as_str().into())
            }
            (None, Some(token)) => hello["auth_token"] = token.as_str().into(),
            _ => {}
        }
        wire.out.extend_from_slice(format!("CONNECT {hello}\r\n").as_bytes());
        Ok(wire)
    }

    /// Wait for more to read. Nothing is lost if the wait is given up.
    async fn more(&mut self) -> io::Result<()> {
        self.read.drain(..self.used);
        self.used = 0;
        match self.reads.read_buf(&mut self.read).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }

    /// The next thing of what has been read.
    fn next(&mut self) -> io::Result<Option<Said>> {
        let passed = self.skip.min(self.read.len() - self.used);
        (self.used, self.skip) = (self.used + passed, self.skip - passed);
        if self.skip > 0 {
            return Ok(None);
        }
        let read = wire::read(&self.read[self.used..], MOST).map_err(|_| io::Error::other("this is not NATS"))?;
        Ok(read.map(|(said, used)| {
            self.used += used;
            said
        }))
    }

    fn ping(&mut self, reached: Option<oneshot::Sender<()>>) {
        self.pings.push_back((Instant::now(), reached));
        self.out.extend_from_slice(b"PING\r\n");
    }

    fn ponged(&mut self) {
        self.answered += 1;
        if let Some((_, Some(reached))) = self.pings.pop_front() {
            // The requester may have gone away.
            let _ = reached.send(());
        }
    }

    /// How long the oldest question is open.
    fn waits_for(&self) -> Duration {
        self.pings.front().map_or(Duration::ZERO, |(asked, _)| asked.elapsed())
    }

    async fn flush(&mut self) -> io::Result<()> {
        if self.out.is_empty() {
            return Ok(());
        }
        let written = tokio::time::timeout(PATIENCE, self.writes.write_all(&self.out)).await;
        self.out.clear();
        written.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()))
    }
}
