//! Several servers on one PostgreSQL database, faults of several kinds, and what the record says in the end.

use crate::Wanted;
use crate::check::Verdict;
use crate::child::{self, Place, Server};
use crate::crash::compare;
use crate::http::{Http, Table};
use crate::nats::Nats;
use crate::play::{Shared, connect, play};
use crate::postgres::server as postgres;
use crate::report::{percentile, say};
use galerne_server::upkeep::{Address, check, copy};
use std::collections::HashSet;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::{Duration, Instant};
use tokio::sync::RwLock;

const NODES: usize = 3;
/// Within this time after a fault every table must have moved again.
const RECOVERY: Duration = Duration::from_secs(15);

type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// Where the nodes are just now; nothing where one is down.
type Addresses = Arc<RwLock<[Option<SocketAddr>; NODES]>>;

#[derive(Clone, Copy, Debug)]
enum Fault {
    /// A node is killed and started anew.
    Kill,
    /// A node sleeps for some seconds and wakes with the memory it had.
    Sleep,
    /// The database closes every connection.
    Disconnect,
    /// A process of the database dies, which makes it recover as after a crash.
    Crash,
    /// The bus is killed and started anew.
    Mute,
    /// The bus takes what is said and passes nothing on; long enough for that to be noticed, or not.
    Daze,
}

const FAULTS: [Fault; 6] = [Fault::Kill, Fault::Sleep, Fault::Disconnect, Fault::Crash, Fault::Mute, Fault::Daze];

/// Numbers that a printed seed gives again.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

struct Cluster {
    folder: PathBuf,
    url: String,
    nodes: Vec<Option<Server>>,
    addresses: Addresses,
    nats: Nats,
}

impl Cluster {
    async fn start(&mut self, node: usize) -> Result<(), Trouble> {
        let data = self.folder.join(format!("node{node}"));
        let (key, bus) = (self.folder.join("key"), self.nats.url());
        let shared = child::Shared { database: &self.url, key: &key, bus: &bus };
        let server = Server::start(&Place { data: &data, shared: Some(shared) })?;
        self.addresses.write().await[node] = Some(server.address);
        self.nodes[node] = Some(server);
        Ok(())
    }

    async fn fault(&mut self, fault: Fault, numbers: &mut Numbers) -> Result<(), Trouble> {
        let node = numbers.below(NODES);
        match fault {
            Fault::Kill => {
                self.addresses.write().await[node] = None;
                if let Some(server) = self.nodes[node].take() {
                    server.kill();
                }
                tokio::time::sleep(Duration::from_millis(numbers.below(1500) as u64)).await;
                self.start(node).await?;
            }
            Fault::Sleep => {
                let time = Duration::from_millis(1000 + numbers.below(3000) as u64);
                if let Some(server) = &self.nodes[node] {
                    server.signal("-STOP");
                    tokio::time::sleep(time).await;
                    server.signal("-CONT");
                }
            }
            Fault::Disconnect => {
                let sql = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity
                           WHERE application_name = 'galerne' AND datname = current_database()";
                postgres().ask(&self.url, sql);
            }
            Fault::Crash => {
                let sql = "SELECT pid FROM pg_stat_activity
                           WHERE application_name = 'galerne' AND datname = current_database() LIMIT 1";
                let pid = postgres().ask(&self.url, sql);
                std::process::Command::new("kill").args(["-9", &pid]).status()?;
                postgres().wait();
            }
            Fault::Mute => {
                self.nats.kill();
                tokio::time::sleep(Duration::from_millis(numbers.below(3000) as u64)).await;
                self.nats.up();
            }
            Fault::Daze => {
                self.nats.stop();
                tokio::time::sleep(Duration::from_millis(1000 + numbers.below(7000) as u64)).await;
                self.nats.go_on();
            }
        }
        Ok(())
    }
}

/// One seat's player, who goes to another node whenever a connection ends.
async fn sit(addresses: Addresses, shared: Arc<Shared>, table: Table, seat: usize, done: Arc<AtomicBool>) {
    let (id, mut round): (Arc<str>, usize) = (table.id.as_str().into(), seat);
    while !done.load(Relaxed) {
        round += 1;
        let address = addresses.read().await[round % NODES];
        let socket = match address {
            Some(address) => connect(address, &table.id, 0, table.tokens.get(seat).map(String::as_str)).await.ok(),
            None => None,
        };
        let Some(socket) = socket else {
            tokio::time::sleep(Duration::from_millis(100)).await;
            continue;
        };
        let again = shared.unanswered.lock().await.remove(&format!("{}/{seat}", table.id));
        let name = format!("{}-{seat}-{round}", table.id);
        let every = Duration::from_millis(20);
        let playing = play(socket, Arc::clone(&shared), Arc::clone(&id), name, every, Duration::ZERO, again);
        playing.await;
    }
}

pub(crate) async fn run(wanted: &Wanted) -> Result<bool, Trouble> {
    let seed = wanted.seed;
    let mut numbers = Numbers(seed);
    let folder = std::env::temp_dir().join(format!("galerne-cluster-{}", std::process::id()));
    std::fs::create_dir_all(&folder)?;
    let mut cluster = Cluster {
        url: postgres().database(),
        folder: folder.clone(),
        nodes: (0..NODES).map(|_| None).collect(),
        addresses: Addresses::default(),
        nats: Nats::start(),
    };
    for node in 0..NODES {
        cluster.start(node).await?;
    }
    let first = cluster.addresses.read().await[0].ok_or("no node")?;
    let mut http = Http::connect(first).await?;
    let mut tables = Vec::new();
    for _ in 0..wanted.tables {
        tables.push(http.open().await?);
    }
    say(&format!("{NODES} nodes, {} tables, seed {seed}", tables.len()));
    let (shared, done) = (Arc::new(Shared::default()), Arc::new(AtomicBool::new(false)));
    shared.playing.store(true, Relaxed);
    let mut players = tokio::task::JoinSet::new();
    for table in &tables {
        for seat in 0..2 {
            let (addresses, shared, done) = (Arc::clone(&cluster.addresses), Arc::clone(&shared), Arc::clone(&done));
            players.spawn(sit(addresses, shared, table.clone(), seat, done));
        }
    }
    // Undisturbed, for the figures alone.
    tokio::time::sleep(Duration::from_secs(3)).await;
    let mut micros: Vec<u32> = shared.acknowledged.lock().await.iter().map(|done| done.micros).collect();
    micros.sort_unstable();
    let (half, most) = (percentile(&micros, 0.5), percentile(&micros, 0.99));
    say(&format!("undisturbed: {} moves/s, median {} ms, p99 {} ms", micros.len() / 3, half / 1000, most / 1000));
    let mut recovered = true;
    for number in 0..wanted.kills {
        // Each kind in turn, then at random.
        let fault = FAULTS.get(number).copied().unwrap_or_else(|| FAULTS[numbers.below(FAULTS.len())]);
        cluster.fault(fault, &mut numbers).await?;
        let since = shared.acknowledged.lock().await.len();
        let began = Instant::now();
        let is_last = number + 1 == wanted.kills;
        // Now and then, and in the end, everything is to have come back; otherwise faults come on top of each other.
        if is_last || number % 5 == 4 {
            let missing = loop {
                let moved: HashSet<Arc<str>> =
                    shared.acknowledged.lock().await[since..].iter().map(|done| Arc::clone(&done.table)).collect();
                if moved.len() == tables.len() || began.elapsed() > RECOVERY {
                    break tables.len() - moved.len();
                }
                tokio::time::sleep(Duration::from_millis(50)).await;
            };
            recovered &= missing == 0;
            let all = shared.acknowledged.lock().await.len();
            say(&format!(
                "{} faults, {all} moves acknowledged; after {fault:?} all tables but {missing} moved within {:.1} s",
                number + 1,
                began.elapsed().as_secs_f64()
            ));
            if missing > 0 {
                tell_what_waits(&cluster, &tables, &shared, since).await;
            }
        } else {
            tokio::time::sleep(Duration::from_millis(numbers.below(1000) as u64)).await;
        }
    }
    shared.playing.store(false, Relaxed);
    done.store(true, Relaxed);
    // What is on its way is answered, or never will be.
    tokio::time::sleep(Duration::from_secs(1)).await;
    let [behind, uncertain, heard, read_on] =
        counted(&cluster, ["galerne_behind ", "galerne_uncertain ", "galerne_heard ", "galerne_read_on "]).await;
    cluster.nodes.clear();
    while players.join_next().await.is_some() {}
    let met = judge(&cluster.url, &folder, &shared, tables.len()).await? && recovered && heard > 0;
    say(&format!(
        "at the nodes as they were in the end: {behind} writes were behind, {uncertain} uncertain; {heard} of others' were told by the bus, \
         after {read_on} words of it the database was read"
    ));
    drop(std::fs::remove_dir_all(&folder));
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
        for (node, server) in cluster.nodes.iter().enumerate() {
            let Some(server) = server else { continue };
            let asked = tokio::time::timeout(Duration::from_secs(5), async {
                Http::connect(server.address).await?.call("GET", &format!("/api/tables/{}", table.id), "").await
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
async fn counted<const N: usize>(cluster: &Cluster, names: [&str; N]) -> [u64; N] {
    let mut sums = [0; N];
    for server in cluster.nodes.iter().flatten() {
        let Ok(mut http) = Http::connect(server.address).await else { continue };
        let Ok((_, text)) = http.call("GET", "/metrics", "").await else { continue };
        for (sum, name) in sums.iter_mut().zip(names) {
            *sum += text.lines().find_map(|line| line.strip_prefix(name)?.trim().parse().ok()).unwrap_or(0);
        }
    }
    sums
}

/// The record is copied into a file, which is looked at as after the crashes of one server.
async fn judge(url: &str, folder: &Path, shared: &Shared, tables: usize) -> Result<bool, Trouble> {
    let (from, to) = (Address::Postgres(url.to_owned()), folder.join("copy"));
    let checked = check(&from).await?;
    copy(&from, &Address::File(to.join(galerne_server::DATABASE))).await?;
    let told = shared.acknowledged.lock().await;
    let denied = shared.denied.lock().await;
    let Verdict { lost, doubled, denied } = compare(&to, &told, &denied)?;
    say(&format!(
        "{} moves acknowledged at {tables} tables: {lost} lost, {doubled} carried out twice, {denied} refused and yet there; \
         {} tables replay, {} do not, {} have gaps",
        told.len(),
        checked.good,
        checked.closed.len(),
        checked.gaps.len()
    ));
    let sound = checked.good == tables && checked.closed.is_empty() && checked.gaps.is_empty();
    Ok(lost + doubled + denied == 0 && sound && told.len() >= tables)
}
