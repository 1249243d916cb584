//! What a move costs: on SQLite in one process, on PostgreSQL with one, two and three servers, with a bus and without.
//!
//! A server costs processor time wherever it runs; how quick three of them are together, two cores cannot show.

use crate::Wanted;
use crate::child::{self, Server};
use crate::cluster::Database;
use crate::http::{Http, Table};
use crate::nats::Nats;
use crate::play::{Acknowledged, Seat, Shared, connect, play, watch};
use crate::report::{percentile, say};
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, atomic::Ordering::Relaxed};
use std::time::{Duration, Instant};

type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// One thing that is measured.
#[derive(Clone, Copy, Debug)]
struct Setup {
    name: &'static str,
    /// On PostgreSQL; none for a file.
    nodes: Option<usize>,
    bus: bool,
    tables: usize,
    sockets: usize,
    /// Moves per second, over all tables.
    rate: f64,
    /// Every table is watched on all nodes; otherwise each is led to one.
    everywhere: bool,
}

const PLAIN: Setup =
    Setup { name: "SQLite", nodes: None, bus: false, tables: 300, sockets: 1500, rate: 500.0, everywhere: false };
const SETUPS: [Setup; 9] = [
    PLAIN,
    Setup { name: "PostgreSQL, one node", nodes: Some(1), bus: true, ..PLAIN },
    Setup { name: "two nodes, led by table", nodes: Some(2), bus: true, ..PLAIN },
    Setup { name: "three nodes, led by table", nodes: Some(3), bus: true, ..PLAIN },
    Setup { name: "three nodes, watched on all", nodes: Some(3), bus: true, everywhere: true, ..PLAIN },
    Setup { name: "300 moves/s, watched on all", nodes: Some(3), bus: true, rate: 300.0, everywhere: true, ..PLAIN },
    Setup { name: "the same without NATS", nodes: Some(3), rate: 300.0, everywhere: true, ..PLAIN },
    Setup { name: "SQLite, as much as it can", tables: 1000, sockets: 5000, rate: 1800.0, ..PLAIN },
    Setup {
        name: "PostgreSQL, as much as it can",
        nodes: Some(1),
        bus: true,
        tables: 1000,
        sockets: 5000,
        rate: 1800.0,
        ..PLAIN
    },
];

/// What came of it: moves per second, milliseconds, and microseconds of processor time a move.
#[derive(Clone, Copy, Debug)]
struct Figures {
    rate: f64,
    acknowledged: f64,
    /// Seen on another node, from the sending of the move on.
    seen: Option<f64>,
    nodes: f64,
    database: f64,
    bus: f64,
}

impl Figures {
    fn all(&self) -> f64 {
        self.nodes + self.database + self.bus
    }
}

pub(crate) async fn run(wanted: &Wanted) -> Result<bool, Trouble> {
    child::name_servers();
    let folder = std::env::temp_dir().join(format!("galerne-figures-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let database = tokio::task::block_in_place(|| Database::start(false));
    let nats = Nats::start();
    say("| | moves/s | acknowledged, p99 | seen elsewhere, p99 | µs a move | of them node | PostgreSQL | NATS |");
    say("|---|---|---|---|---|---|---|---|");
    let mut all = Vec::new();
    for (number, setup) in SETUPS.iter().enumerate() {
        let data = folder.join(number.to_string());
        let done = measure(setup, wanted.seconds, &data, &database, &nats).await?;
        let seen = done.seen.map_or("–".to_owned(), |seen| format!("{seen:.0} ms"));
        say(&format!(
            "| {} | {:.0} | {:.0} ms | {seen} | {:.0} | {:.0} | {:.0} | {:.0} |",
            setup.name,
            done.rate,
            done.acknowledged,
            done.all(),
            done.nodes,
            done.database,
            done.bus
        ));
        all.push(done);
    }
    drop(std::fs::remove_dir_all(&folder));
    let [file, one, two, three, everywhere, steady, mute, _, most] = all[..] else { return Ok(false) };
    let times = |done: Figures, by: Figures| done.all() / by.all();
    let verdicts = [
        (format!("one node on PostgreSQL costs {:.2} × SQLite (≤ 1.5)", times(one, file)), times(one, file) <= 1.5),
        (
            format!("two and three nodes cost {:.2} and {:.2} × one (± 10 %)", times(two, one), times(three, one)),
            [two, three].iter().all(|done| (0.9..=1.1).contains(&times(*done, one))),
        ),
        (format!("watched on all: {:.2} × (≤ 2.2)", times(everywhere, one)), times(everywhere, one) <= 2.2),
        (format!("acknowledged: p99 {:.0} ms (< 100)", steady.acknowledged), steady.acknowledged < 100.0),
        (within("seen on another node", steady.seen, 150.0), steady.seen.is_some_and(|seen| seen < 150.0)),
        (within("the same without NATS", mute.seen, 1000.0), mute.seen.is_some_and(|seen| seen < 1000.0)),
        (format!("one node on PostgreSQL: {:.0} moves/s (≥ 900)", most.rate), most.rate >= 900.0),
    ];
    for (what, met) in &verdicts {
        say(&format!("{}: {what}", if *met { "met" } else { "NOT met" }));
    }
    Ok(verdicts.iter().all(|(_, met)| *met))
}

fn within(what: &str, found: Option<f64>, most: f64) -> String {
    format!("{what}: p99 {:.0} ms (< {most:.0})", found.unwrap_or(f64::INFINITY))
}

/// Servers of that kind, and where they are.
fn start(setup: &Setup, data: &Path, database: &Database, nats: &Nats) -> std::io::Result<Vec<Server>> {
    let url = setup.nodes.map(|_| database.first.database());
    (0..setup.nodes.unwrap_or(1))
        .map(|node| {
            let wishes = json!({
                "database": url,
                "bus": setup.bus.then(|| nats.url()),
                "key": data.with_extension("key").display().to_string(),
                "port": 0,
            });
            let folder = data.join(node.to_string()).display().to_string();
            Server::start(&["serve", &folder, &wishes.to_string()], &[])
        })
        .collect()
}

async fn measure(
    setup: &Setup,
    seconds: u64,
    data: &Path,
    database: &Database,
    nats: &Nats,
) -> Result<Figures, Trouble> {
    let servers = tokio::task::block_in_place(|| start(setup, data, database, nats))?;
    let doors: Vec<SocketAddr> = servers.iter().map(|server| server.address).collect();
    let mut http = Http::connect(doors[0]).await?;
    let mut tables: Vec<Table> = Vec::new();
    for _ in 0..setup.tables {
        tables.push(http.open().await?);
    }
    let shared = Arc::new(Shared::default());
    let elsewhere = Arc::new(Shared { seen: Some(tokio::sync::Mutex::default()), ..Shared::default() });
    let every = Duration::from_secs_f64(2.0 * setup.tables as f64 / setup.rate);
    let mut tasks = tokio::task::JoinSet::new();
    for (index, table) in tables.iter().enumerate() {
        let id: Arc<str> = table.id.as_str().into();
        let home = index % doors.len();
        for seat in 0..(setup.sockets / setup.tables).max(2) {
            let door = if setup.everywhere && seat >= 2 { (home + seat) % doors.len() } else { home };
            let token = table.tokens.get(seat).map(String::as_str);
            let socket = connect(doors[door], &table.id, 0, token).await?;
            if seat < 2 {
                let phase = every.mul_f64((2 * index + seat) as f64 / (2 * setup.tables) as f64);
                let name = format!("{index}-{seat}");
                let who = Seat { table: Arc::clone(&id), name, seen: 0, again: None };
                tasks.spawn(play(socket, Arc::clone(&shared), who, every, phase));
            } else {
                let hears = if door == home { &shared } else { &elsewhere };
                tasks.spawn(watch(socket, Arc::clone(hears), Arc::clone(&id), 0));
            }
        }
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    shared.playing.store(true, Relaxed);
    // A start that is not measured.
    tokio::time::sleep(Duration::from_secs(3)).await;
    shared.acknowledged.lock().await.clear();
    let used = || {
        let nodes: f64 = servers.iter().map(Server::cpu).sum();
        let bus = nats.pid().map_or(0.0, child::cpu);
        let database = tokio::task::block_in_place(|| database.first.cpu());
        [nodes, if setup.nodes.is_some() { database } else { 0.0 }, if setup.bus { bus } else { 0.0 }]
    };
    let (began, before) = (Instant::now(), used());
    tokio::time::sleep(Duration::from_secs(seconds)).await;
    let (after, time) = (used(), began.elapsed().as_secs_f64());
    let done: Vec<Acknowledged> = shared.acknowledged.lock().await.clone();
    shared.playing.store(false, Relaxed);
    tokio::time::sleep(Duration::from_secs(1)).await;
    let mut micros: Vec<u32> = done.iter().map(|done| done.micros).collect();
    micros.sort_unstable();
    let mut noted = elsewhere.seen.as_ref().ok_or("nobody watches")?.lock().await.clone();
    noted.sort_unstable();
    let mut seen: Vec<u32> = done.iter().filter_map(|done| seen_after(done, &noted)).collect();
    seen.sort_unstable();
    tasks.abort_all();
    servers.into_iter().for_each(Server::kill);
    let a_move = |part: usize| (after[part] - before[part]) * 1e6 / done.len().max(1) as f64;
    let p99 = |sorted: &[u32]| f64::from(percentile(sorted, 0.99)) / 1000.0;
    Ok(Figures {
        rate: done.len() as f64 / time,
        acknowledged: p99(&micros),
        seen: (!seen.is_empty()).then(|| p99(&seen)),
        nodes: a_move(0),
        database: a_move(1),
        bus: a_move(2),
    })
}

/// How long after it was sent a move was first seen at another node, in microseconds.
fn seen_after(done: &Acknowledged, noted: &[(Arc<str>, usize, Instant)]) -> Option<u32> {
    let at = noted.partition_point(|(table, v, _)| (&**table, *v) < (&*done.table, done.v));
    let (table, _, seen) = noted.get(at)?;
    (*table == done.table).then(|| seen.saturating_duration_since(done.sent).as_micros() as u32)
}
