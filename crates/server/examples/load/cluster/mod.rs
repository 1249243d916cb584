//! Several servers on one PostgreSQL database behind HAProxy, with a worker and a bus, faults of all kinds, and what the record says in the end.

mod database;
mod faults;
mod judge;
mod link;
mod reader;

use crate::Wanted;
use crate::child::Server;
use crate::http::{Http, Table};
use crate::nats::Nats;
use crate::play::{Seat, Shared, connect, play, watch};
use crate::report::{percentile, say};
pub(crate) use database::Database;
use faults::{FAULTS, Numbers};
use link::{Link, Target};
use serde_json::json;
use std::collections::HashSet;
use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};

pub(crate) const NODES: usize = 3;
/// Within this time after a fault every table must have moved again.
const RECOVERY: Duration = Duration::from_secs(15);
/// One table in so many is played against a bot.
const AGAINST_BOTS: usize = 5;
/// One table in so many is watched, and one in so many is read over and over.
const WATCHED: usize = 4;

pub(crate) type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// Where players knock: the proxy, and all nodes.
type Doors = Arc<[SocketAddr]>;

/// A server and its links.
struct Node {
    server: Option<Server>,
    port: u16,
    database: Link,
    bus: Link,
    /// By how many hours its clock is wrong.
    hours: i64,
}

pub(crate) struct Cluster {
    folder: PathBuf,
    database: Database,
    nodes: Vec<Node>,
    worker: Option<Server>,
    nats: Nats,
    proxy: Option<(Child, u16)>,
    /// How much newer the rules of servers are that start now.
    level: u64,
    mistake: Option<String>,
}

impl Drop for Cluster {
    fn drop(&mut self) {
        if let Some((proxy, _)) = &mut self.proxy {
            drop(proxy.kill());
            drop(proxy.wait());
        }
        drop(std::fs::remove_dir_all(&self.folder));
    }
}

/// Free a moment ago; another process would have to take just this one.
fn free_port() -> std::io::Result<u16> {
    Ok(TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port())
}

/// Where Debian's package has the library that tells a process another time.
fn another_clock() -> Option<String> {
    let folders = std::fs::read_dir("/usr/lib").ok()?.flatten();
    let mut files = folders.map(|folder| folder.path().join("faketime/libfaketimeMT.so.1"));
    files.find(|file| file.is_file()).map(|file| file.display().to_string())
}

impl Cluster {
    pub(crate) async fn build(mistake: Option<String>, with_standby: bool) -> Result<Cluster, Trouble> {
        crate::child::name_servers();
        let folder = std::env::temp_dir().join(format!("galerne-cluster-{}", std::process::id()));
        drop(std::fs::remove_dir_all(&folder));
        std::fs::create_dir_all(&folder)?;
        let database = tokio::task::block_in_place(|| Database::start(with_standby));
        let nats = Nats::start();
        let mut nodes = Vec::new();
        for _ in 0..NODES {
            nodes.push(Node {
                server: None,
                port: free_port()?,
                database: Link::to(Target::Socket(database.first.socket())).await?,
                bus: Link::to(Target::Port(nats.port())).await?,
                hours: 0,
            });
        }
        Ok(Cluster { folder, database, nodes, worker: None, nats, proxy: None, level: 0, mistake })
    }

    /// What a child is to do. Everything goes through the links of that node.
    fn wishes(&self, node: usize) -> String {
        let Node { port, database, bus, .. } = &self.nodes[node];
        json!({
            "database": format!("postgres://postgres@127.0.0.1:{}/{}", database.port, self.database.name),
            "bus": format!("nats://127.0.0.1:{}", bus.port),
            "key": self.folder.join("key").display().to_string(),
            "port": port,
            "rules_ahead": self.level,
            "mistake": self.mistake,
        })
        .to_string()
    }

    pub(crate) fn start(&mut self, node: usize) -> Result<(), Trouble> {
        let data = self.folder.join(format!("node{node}")).display().to_string();
        let hours = self.nodes[node].hours;
        let environment = if hours == 0 {
            Vec::new()
        } else {
            let library = another_clock().ok_or("no libfaketime: apt-get install libfaketime")?;
            vec![
                ("LD_PRELOAD", library),
                ("FAKETIME", format!("{hours:+}h")),
                ("FAKETIME_DONT_FAKE_MONOTONIC", "1".to_owned()),
            ]
        };
        let (words, began) = (self.wishes(node), Instant::now());
        // What is done to its links or to the database may last longer than it waits.
        self.nodes[node].server = loop {
            match tokio::task::block_in_place(|| Server::start(&["serve", &data, &words], &environment)) {
                Ok(server) => break Some(server),
                Err(error) if began.elapsed() > Duration::from_secs(60) => return Err(error.into()),
                Err(_) => std::thread::sleep(Duration::from_millis(200)),
            }
        };
        Ok(())
    }

    fn start_worker(&mut self) -> Result<(), Trouble> {
        let words = self.wishes(0);
        self.worker = Some(tokio::task::block_in_place(|| Server::start(&["work", &words], &[]))?);
        Ok(())
    }

    /// HAProxy as `deploy/haproxy.cfg` has it, with other addresses.
    fn start_proxy(&mut self) -> Result<(), Trouble> {
        let (port, file) = (free_port()?, self.folder.join("haproxy.cfg"));
        let ours = concat!(env!("CARGO_MANIFEST_DIR"), "/../../deploy/haproxy.cfg");
        let mut text = String::new();
        for line in std::fs::read_to_string(ours)?.lines() {
            match line.trim().split(' ').next() {
                Some("bind") => text += &format!("    bind 127.0.0.1:{port}\n"),
                Some("server") => {}
                _ => text += &format!("{line}\n"),
            }
        }
        for (number, node) in self.nodes.iter().enumerate() {
            text += &format!("    server node{number} 127.0.0.1:{} check inter 1s fall 2 rise 1\n", node.port);
        }
        std::fs::write(&file, text)?;
        let path = "/usr/local/sbin:/usr/sbin:/sbin:/usr/local/bin:/usr/bin:/bin";
        let mut command = Command::new("haproxy");
        command.arg("-db").arg("-f").arg(&file).env("PATH", path).stdout(Stdio::null()).stderr(Stdio::null());
        self.proxy = Some((command.spawn()?, port));
        Ok(())
    }

    pub(crate) fn address(&self, node: usize) -> SocketAddr {
        SocketAddr::from(([127, 0, 0, 1], self.nodes[node].port))
    }

    fn doors(&self) -> Doors {
        let proxy = self.proxy.as_ref().map(|(_, port)| SocketAddr::from(([127, 0, 0, 1], *port)));
        proxy.into_iter().chain((0..NODES).map(|node| self.address(node))).collect()
    }
}

/// What everybody at the tables knows.
#[derive(Clone)]
struct Hall {
    doors: Doors,
    shared: Arc<Shared>,
    done: Arc<AtomicBool>,
}

/// One seat's player, or a spectator, who tries the next door whenever a connection ends.
async fn sit(hall: Hall, table: Table, seat: Option<usize>, first: usize) {
    let Hall { doors, shared, done } = hall;
    let (id, mut round, mut seen): (Arc<str>, usize, usize) = (table.id.as_str().into(), first, 0);
    while !done.load(Relaxed) {
        let door = doors[round % doors.len()];
        round += 1;
        let token = seat.and_then(|seat| table.tokens.get(seat)).map(String::as_str);
        let connecting = tokio::time::timeout(Duration::from_secs(5), connect(door, &table.id, seen, token));
        let Ok(Ok(socket)) = connecting.await else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        seen = match seat {
            Some(seat) => {
                let again = shared.unanswered.lock().await.remove(&format!("{}/{seat}", table.id));
                let name = format!("{}-{seat}-{round}", table.id);
                let who = Seat { table: Arc::clone(&id), name, seen, again };
                play(socket, Arc::clone(&shared), who, Duration::from_millis(20), Duration::ZERO).await
            }
            None => watch(socket, Arc::clone(&shared), Arc::clone(&id), seen).await,
        };
    }
}

/// Whether it ended as it should: without a fault, or, where a node makes a mistake, with one.
pub(crate) async fn run(wanted: &Wanted) -> Result<bool, Trouble> {
    let (seed, mut numbers) = (wanted.seed, Numbers(wanted.seed));
    let mut cluster = Cluster::build(wanted.mistake.clone(), true).await?;
    for node in 0..NODES {
        cluster.start(node)?;
    }
    cluster.start_worker()?;
    cluster.start_proxy()?;
    let mut http = Http::connect(cluster.address(0)).await?;
    let mut tables = Vec::new();
    for number in 0..wanted.tables {
        let bot = json!({ "kind": "bot", "bot": "random" });
        tables.push(if number % AGAINST_BOTS == 4 { http.open_with(bot).await? } else { http.open().await? });
    }
    say(&format!("{NODES} nodes behind HAProxy, a worker, {} tables, seed {seed}", tables.len()));
    let hall = Hall { doors: cluster.doors(), shared: Arc::default(), done: Arc::default() };
    let shared = Arc::clone(&hall.shared);
    shared.playing.store(true, Relaxed);
    let mut players = tokio::task::JoinSet::new();
    for (number, table) in tables.iter().enumerate() {
        let seats = if number % AGAINST_BOTS == 4 { 1 } else { 2 };
        // Every other table is entered by the proxy.
        let first = if number % 2 == 0 { 0 } else { number };
        for seat in 0..seats {
            players.spawn(sit(hall.clone(), table.clone(), Some(seat), first + (number % 2) * seat));
        }
        if number % WATCHED == 0 {
            players.spawn(sit(hall.clone(), table.clone(), None, number + 1));
            players.spawn(reader::read(hall.clone(), table.id.as_str().into(), number));
        }
    }
    // Undisturbed, for the figures alone.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut micros: Vec<u32> = shared.acknowledged.lock().await.iter().map(|done| done.micros).collect();
    micros.sort_unstable();
    let (half, most) = (percentile(&micros, 0.5), percentile(&micros, 0.99));
    say(&format!("undisturbed: {} moves/s, median {} ms, p99 {} ms", micros.len() / 3, half / 1000, most / 1000));
    let (mut recovered, mut slowest) = (true, Duration::ZERO);
    for number in 0..wanted.kills {
        // Each kind in turn, then at random, but each often enough.
        let fault = FAULTS[if number % 32 < 16 { number % 16 } else { numbers.below(FAULTS.len()) }];
        cluster.fault(fault, &mut numbers).await?;
        let since = shared.acknowledged.lock().await.len();
        let began = Instant::now();
        // Now and then, and in the end, everything is to have come back; otherwise faults come on top of each other.
        if number + 1 == wanted.kills || number % 5 == 4 {
            let missing = loop {
                let moved: HashSet<Arc<str>> =
                    shared.acknowledged.lock().await[since..].iter().map(|done| Arc::clone(&done.table)).collect();
                if moved.len() == tables.len() || began.elapsed() > RECOVERY {
                    break tables.len() - moved.len();
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            };
            (recovered, slowest) = (recovered && missing == 0, slowest.max(began.elapsed()));
            let all = shared.acknowledged.lock().await.len();
            say(&format!(
                "{} faults, {all} moves acknowledged; after {fault:?} all tables but {missing} moved within {:.1} s",
                number + 1,
                began.elapsed().as_secs_f64()
            ));
            // Tables that stand still are a fault found; the last pages of such nodes would only be waited for.
            if let Some(mistake) = wanted.mistake.as_ref().filter(|_| missing > 0) {
                say(&format!("a node that makes the mistake \"{mistake}\" is found out"));
                return Ok(true);
            }
            if missing > 0 {
                tell_what_waits(&cluster, &tables, &shared, since).await;
            }
        } else {
            tokio::time::sleep(Duration::from_millis(numbers.below(1000) as u64)).await;
        }
        if wanted.mistake.is_some() && shared.acknowledged.lock().await.is_empty() && number > 3 {
            break;
        }
    }
    shared.playing.store(false, Relaxed);
    hall.done.store(true, Relaxed);
    // What is on its way is answered, or never will be.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let [behind, uncertain, heard, read_on, decided] = counted(
        &cluster,
        ["galerne_behind ", "galerne_uncertain ", "galerne_heard ", "galerne_read_on ", "galerne_decided "],
    )
    .await;
    let last = judge::last_pages(&mut cluster, &tables).await?;
    cluster.nodes.iter_mut().for_each(|node| node.server = None);
    while players.join_next().await.is_some() {}
    let sound = judge::judge(&cluster, &shared, tables.len()).await? && last;
    say(&format!(
        "at the nodes as they were in the end: {behind} writes were behind, {uncertain} uncertain; {heard} of others' were told by the bus, \
         after {read_on} words of it the database was read; workers decided {decided} times"
    ));
    if let Some(mistake) = &wanted.mistake {
        let found = if sound { "NOT found out" } else { "found out" };
        say(&format!("a node that makes the mistake \"{mistake}\" is {found}"));
        return Ok(!sound);
    }
    say(&format!("after all faults all tables moved within {:.1} s", slowest.as_secs_f64()));
    let met = sound && recovered && heard > 0;
    say(if met { "nothing lost, nothing twice" } else { "NOT as it should be" });
    Ok(met)
}

/// What each node says of the first tables that did not move, and which messages wait for an answer: where to begin
/// debugging.
async fn tell_what_waits(cluster: &Cluster, tables: &[Table], shared: &Shared, since: usize) {
    let moved: HashSet<Arc<str>> =
        shared.acknowledged.lock().await[since..].iter().map(|done| Arc::clone(&done.table)).collect();
    say(&format!("unanswered when a connection broke: {:?}", shared.unanswered.lock().await));
    for table in tables.iter().filter(|table| !moved.contains(table.id.as_str())).take(3) {
        for node in 0..NODES {
            let asked = tokio::time::timeout(Duration::from_secs(5), async {
                Http::connect(cluster.address(node)).await?.call("GET", &format!("/api/tables/{}", table.id), "").await
            });
            let said = match asked.await {
                Ok(Ok((status, text))) => format!("{status} {}", text.chars().take(600).collect::<String>()),
                Ok(Err(error)) => error.to_string(),
                Err(_) => "no answer within 5 s".to_owned(),
            };
            say(&format!("{} at node {node}: {said}", table.id));
        }
    }
}

/// What all nodes together count under those names.
pub(crate) async fn counted<const N: usize>(cluster: &Cluster, names: [&str; N]) -> [u64; N] {
    let mut sums = [0; N];
    for node in 0..NODES {
        let Ok(mut http) = Http::connect(cluster.address(node)).await else { continue };
        let Ok((_, text)) = http.call("GET", "/metrics", "").await else { continue };
        for (sum, name) in sums.iter_mut().zip(names) {
            *sum += text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok()).unwrap_or(0);
        }
    }
    sums
}
