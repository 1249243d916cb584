//! Sockets that play.

use crate::Wanted;
use crate::child::Server;
use crate::http::{Http, Table};
use crate::report::{Middle, histogram, percentile, say};
use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::net::TcpStream;
use tokio::sync::Mutex;
use tokio_tungstenite::tungstenite::{Message, client::IntoClientRequest as _, protocol::WebSocketConfig};
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// What all sockets share.
#[derive(Default)]
pub(crate) struct Shared {
    /// Moves begin when this is set, and end when it is unset.
    pub(crate) playing: AtomicBool,
    pub(crate) connected: AtomicUsize,
    pub(crate) messages: AtomicU64,
    pub(crate) refused: AtomicU64,
    /// What was acknowledged: table, client id, version, microseconds.
    pub(crate) acknowledged: Mutex<Vec<Acknowledged>>,
    /// What was sent and not answered when a connection broke, by its sender, and when first: it is sent again on the next one.
    pub(crate) unanswered: Mutex<HashMap<String, (Value, Instant)>>,
    /// The client ids of what was refused for good.
    pub(crate) denied: Mutex<Vec<String>>,
    /// Readers who were shown less than they had seen.
    pub(crate) went_back: AtomicUsize,
    /// The newest acknowledged version of each table.
    pub(crate) newest: std::sync::Mutex<HashMap<Arc<str>, usize>>,
    /// When somebody who watches first saw a table at a version, where that is wanted.
    pub(crate) seen: Option<Mutex<Vec<Sighting>>>,
}

/// Which table was seen at which version, and when.
pub(crate) type Sighting = (Arc<str>, usize, Instant);

#[derive(Clone, Debug)]
pub(crate) struct Acknowledged {
    pub(crate) table: Arc<str>,
    pub(crate) client: String,
    pub(crate) v: usize,
    pub(crate) micros: u32,
    /// When it was sent for the first time, and when it was answered.
    pub(crate) sent: Instant,
    pub(crate) told: Instant,
}

/// Who plays: at which table, under which name in client ids, from which version, and what is still to be answered.
pub(crate) struct Seat {
    pub(crate) table: Arc<str>,
    pub(crate) name: String,
    pub(crate) seen: usize,
    pub(crate) again: Option<(Value, Instant)>,
}

pub(crate) type Socket = WebSocketStream<TcpStream>;

pub(crate) async fn connect(
    address: SocketAddr,
    table: &str,
    v: usize,
    token: Option<&str>,
) -> Result<Socket, Box<dyn std::error::Error + Send + Sync>> {
    let mut request = format!("ws://{address}/table/{table}/ws?v={v}").into_client_request()?;
    #[cfg(feature = "cluster")]
    request.headers_mut().insert("host", host(address).parse()?);
    if let Some(token) = token {
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse()?);
    }
    let stream = TcpStream::connect(address).await?;
    stream.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
    Ok(client_async_with_config(request, stream, Some(config)).await?.0)
}

/// What a server at that address is asked for as.
#[cfg(feature = "cluster")]
pub(crate) fn host(address: SocketAddr) -> String {
    if crate::child::is_named() { crate::child::HOST.to_owned() } else { address.to_string() }
}

/// A spectator: counts what it is told. The version it was shown last.
pub(crate) async fn watch(mut socket: Socket, shared: Arc<Shared>, table: Arc<str>, mut seen: usize) -> usize {
    while let Some(Ok(message)) = socket.next().await {
        let Message::Text(text) = message else { continue };
        shared.messages.fetch_add(1, Relaxed);
        // What is measured shall not be the work of those who look.
        let Some(v) = version_in(&text) else { continue };
        if v < seen {
            shared.went_back.fetch_add(1, Relaxed);
        } else if v > seen
            && let Some(noted) = &shared.seen
        {
            noted.lock().await.push((Arc::clone(&table), v, Instant::now()));
        }
        seen = v;
    }
    seen
}

/// The version that a message shows, read without the rest of it.
fn version_in(text: &str) -> Option<usize> {
    let is_shown = ["\"t\":\"page\"", "\"t\":\"step\"", "\"t\":\"v\""].iter().any(|kind| text.contains(kind));
    let digits = text.split("\"v\":").nth(1).filter(|_| is_shown)?;
    digits[..digits.find(|digit: char| !digit.is_ascii_digit())?].parse().ok()
}

/// A player: whenever its seat is asked, waits for its moment and takes one of the first choices. The version it has seen in the end.
pub(crate) async fn play(
    mut socket: Socket,
    shared: Arc<Shared>,
    Seat { table, name, seen, again }: Seat,
    every: Duration,
    phase: Duration,
) -> usize {
    let mut next = Instant::now() + phase;
    // What is offered, as last told; a step says nothing of it where it is the same as before. Nothing is done at a version older
    // than the one the last move led to: what is offered there is over.
    let (mut offered, mut shown, mut made) = (Vec::<(u8, usize)>::new(), seen, 0usize);
    // Where nothing was written for now, the same is sent again in a moment.
    let mut later = None::<Instant>;
    let (mut waiting, mut moves) = (None::<(Value, Instant)>, 0usize);
    // As a page does after a broken connection: the same message, under the same id.
    if let Some((message, sent)) = again {
        if socket.send(Message::text(message.to_string())).await.is_err() {
            shared.unanswered.lock().await.insert(seat_key(&table, &message), (message, sent));
            return seen;
        }
        waiting = Some((message, sent));
    }
    let mut mine = Vec::new();
    loop {
        let may = shared.playing.load(Relaxed) && waiting.is_none();
        let choice = offered.get(moves % offered.len().clamp(1, 3)).copied();
        let due = choice.filter(|_| may && shown >= made);
        let nap =
            if due.is_some() { next.saturating_duration_since(Instant::now()) } else { Duration::from_millis(100) };
        tokio::select! {
            message = socket.next() => {
                let Some(Ok(message)) = message else { break };
                let Message::Text(text) = message else { continue };
                shared.messages.fetch_add(1, Relaxed);
                let Ok(message) = serde_json::from_str::<Value>(&text) else { continue };
                if let Some(choices) = message["choices"].as_array() {
                    let offer = |pick: &Value| Some((pick["seat"].as_u64()? as u8, pick["id"].as_u64()? as usize));
                    offered = choices.iter().filter(|pick| pick["gives_up"] != true).filter_map(offer).collect();
                }
                if let (Some(v), Some("page" | "step" | "v")) = (message["v"].as_u64(), message["t"].as_str()) {
                    if (v as usize) < shown {
                        shared.went_back.fetch_add(1, Relaxed);
                    }
                    shown = v as usize;
                }
                let is_for_now = message["t"] == "refused" && message["retry"].is_u64();
                if is_for_now && waiting.as_ref().is_some_and(|(sent, _)| message["client"] == sent["client"]) {
                    later = Some(Instant::now() + Duration::from_millis(message["retry"].as_u64().unwrap_or(0)));
                    continue;
                }
                if let Some((client, sent)) = waiting.take_if(|(sent, _)| message["client"] == sent["client"]) {
                    let client = client["client"].as_str().unwrap_or_default().to_owned();
                    if message["t"] == "ack" {
                        let v = message["v"].as_u64().unwrap_or(0) as usize;
                        made = v;
                        let (micros, told) = (sent.elapsed().as_micros() as u32, Instant::now());
                        let mut newest = shared.newest.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
                        let known = newest.entry(Arc::clone(&table)).or_default();
                        *known = v.max(*known);
                        drop(newest);
                        mine.push(Acknowledged { table: Arc::clone(&table), client, v, micros, sent, told });
                    } else {
                        shared.refused.fetch_add(1, Relaxed);
                        shared.denied.lock().await.push(client);
                    }
                }
            }
            () = tokio::time::sleep(nap) => {
                if let (Some(moment), Some((message, _))) = (later, &waiting) {
                    if moment <= Instant::now() {
                        later = None;
                        if socket.send(Message::text(message.to_string())).await.is_err() {
                            break;
                        }
                    }
                    continue;
                }
                let Some((seat, id)) = due else { continue };
                let client = format!("{name}-{moves}");
                let act = json!({ "t": "act", "client": client, "v": shown, "seat": seat, "id": id });
                next = (next + every).max(Instant::now());
                moves += 1;
                let text = act.to_string();
                waiting = Some((act, Instant::now()));
                if socket.send(Message::text(text)).await.is_err() {
                    break;
                }
            }
        }
        if !mine.is_empty() {
            shared.acknowledged.lock().await.append(&mut mine);
        }
    }
    shared.acknowledged.lock().await.append(&mut mine);
    if let Some((message, sent)) = waiting {
        shared.unanswered.lock().await.insert(seat_key(&table, &message), (message, sent));
    }
    shown
}

/// Whose message it is: what one seat left unanswered is that seat's to send again.
pub(crate) fn seat_key(table: &str, message: &Value) -> String {
    format!("{table}/{}", message["seat"])
}

/// What one round came to.
struct Round {
    /// Moves per second.
    rate: f64,
    /// Milliseconds.
    p99: f64,
    /// Megabytes.
    peak: f64,
    processors: f64,
}

/// All rounds, each with a server of its own; the targets are for their medians.
pub(crate) async fn run(wanted: &Wanted) -> Result<bool, Box<dyn std::error::Error + Send + Sync>> {
    let mut rounds = Vec::new();
    for number in 1..=wanted.rounds {
        say(&format!("── round {number} of {} ──", wanted.rounds));
        rounds.push(round(wanted).await?);
    }
    let of = |what: fn(&Round) -> f64| Middle::of(rounds.iter().map(what).collect());
    let (rate, p99, peak) = (of(|round| round.rate), of(|round| round.p99), of(|round| round.peak));
    let per_processor = of(|round| round.rate / round.processors.max(0.01));
    say(&format!(
        "median of {} rounds (range), {} sockets over {} tables: {} durable acknowledged moves/s, {:.2} of the {:.0} tried for; \
         p99 {} ms; {} MB at most; {} moves for each second of the server's processor time",
        rounds.len(),
        wanted.sockets,
        wanted.tables,
        rate.words(0),
        rate.median / wanted.rate,
        wanted.rate,
        p99.words(1),
        peak.words(0),
        per_processor.words(0),
    ));
    let met = rate.median >= 1000.0 && p99.median < 50.0 && peak.median < 300.0;
    say(if met {
        "targets met: ≥ 1,000 moves/s, p99 < 50 ms, < 300 MB"
    } else {
        "targets NOT met: ≥ 1,000 moves/s, p99 < 50 ms, < 300 MB"
    });
    Ok(met)
}

async fn round(wanted: &Wanted) -> Result<Round, Box<dyn std::error::Error + Send + Sync>> {
    let data = std::env::temp_dir().join(format!("galerne-load-{}", std::process::id()));
    let server = Server::alone(&data)?;
    say(&format!("server at {}, {:.0} MB before the first table", server.address, server.memory().0));
    let mut http = Http::connect(server.address).await?;
    let mut tables: Vec<Table> = Vec::new();
    for _ in 0..wanted.tables {
        tables.push(http.open().await?);
    }
    say(&format!("{} tables, {:.0} MB", tables.len(), server.memory().0));
    let shared = Arc::new(Shared::default());
    let every = Duration::from_secs_f64(2.0 * wanted.tables as f64 / wanted.rate);
    let per_table = (wanted.sockets / wanted.tables).max(2);
    for (index, table) in tables.iter().enumerate() {
        let v = http.version(&table.id).await?;
        let id: Arc<str> = table.id.as_str().into();
        for seat in 0..per_table {
            let socket = connect(server.address, &table.id, v, table.tokens.get(seat).map(String::as_str)).await?;
            shared.connected.fetch_add(1, Relaxed);
            if seat < 2 {
                let name = format!("{index}-{seat}");
                let phase = every.mul_f64((2 * index + seat) as f64 / (2 * wanted.tables) as f64);
                let seat = Seat { table: Arc::clone(&id), name, seen: 0, again: None };
                tokio::spawn(play(socket, Arc::clone(&shared), seat, every, phase));
            } else {
                tokio::spawn(watch(socket, Arc::clone(&shared), Arc::clone(&id), 0));
            }
        }
    }
    say(&format!("{} sockets, {:.0} MB", shared.connected.load(Relaxed), server.memory().0));
    // All connections settle first; then comes a start that is not measured.
    tokio::time::sleep(Duration::from_millis(500)).await;
    shared.playing.store(true, Relaxed);
    tokio::time::sleep(Duration::from_secs(2)).await;
    shared.acknowledged.lock().await.clear();
    let (started, cpu, told) = (Instant::now(), server.cpu(), shared.messages.load(Relaxed));
    tokio::time::sleep(Duration::from_secs(wanted.seconds)).await;
    let mut micros: Vec<u32> = shared.acknowledged.lock().await.iter().map(|done| done.micros).collect();
    let seconds = started.elapsed().as_secs_f64();
    let (cpu, told) = (server.cpu() - cpu, shared.messages.load(Relaxed) - told);
    shared.playing.store(false, Relaxed);
    let rate = micros.len() as f64 / seconds;
    let (now, peak) = server.memory();
    say(&histogram(&mut micros));
    let p99 = f64::from(percentile(&micros, 0.99)) / 1000.0;
    say(&format!(
        "{} sockets over {} tables: {rate:.0} durable acknowledged moves/s (refused {}), {:.0} messages/s told; \
         server {now:.0} MB resident (peak {peak:.0}), {:.2} processors",
        shared.connected.load(Relaxed),
        tables.len(),
        shared.refused.load(Relaxed),
        told as f64 / seconds,
        cpu / seconds,
    ));
    // The connection from before the race has been idle for too long to be trusted.
    let (_, metrics) = Http::connect(server.address).await?.call("GET", "/metrics", "").await?;
    for name in ["galerne_writes", "galerne_write_groups", "galerne_moves", "galerne_cut_readers", "galerne_stale"] {
        if let Some(line) = metrics.lines().find(|line| line.starts_with(&format!("{name} "))) {
            say(line);
        }
    }
    server.kill();
    drop(std::fs::remove_dir_all(&data));
    Ok(Round { rate, p99, peak, processors: cpu / seconds })
}
