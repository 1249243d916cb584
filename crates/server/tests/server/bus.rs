//! Servers of one database that tell each other over a real NATS what they write; and a NATS that is away, sleeps or lies.

use crate::common::{Folder, Served, Socket, config, eventually, four, race};
use crate::nats::Nats;
use crate::postgres::server;
use galerne_server::{StoreError, Worker, work};
use serde_json::json;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// So rarely do these servers look into the database while the bus is there: what is seen earlier, the bus has told.
const RARELY: Duration = Duration::from_secs(3600);

struct Pair {
    one: Served,
    other: Served,
    nats: Nats,
    database: String,
    folders: [Folder; 2],
}

impl Pair {
    /// Until both servers say that the bus is there, or is not.
    async fn wait_for_bus(&self, there: u64) {
        for server in [&self.one, &self.other] {
            eventually("the bus comes or goes", async || (count(server, "bus").await == there).then_some(())).await;
        }
    }
}

async fn pair() -> Pair {
    let (nats, database) = (Nats::start(), server().database());
    let folders = [Folder::new(), Folder::new()];
    let key = folders[0].path().join("key");
    let mut servers = Vec::new();
    for folder in &folders {
        let mut config = config(folder);
        (config.postgres, config.key) = (Some(database.clone()), Some(key.clone()));
        (config.bus, config.poll_on_bus) = (Some(nats.url().parse().unwrap()), RARELY);
        servers.push(Served::new(config).await);
    }
    let other = servers.pop().unwrap();
    let pair = Pair { one: servers.pop().unwrap(), other, nats, database, folders: folders };
    pair.wait_for_bus(1).await;
    pair
}

/// What the server counts under that name.
async fn count(server: &Served, name: &str) -> u64 {
    let (_, text) = server.call("GET", "/metrics", &[], "").await;
    let start = format!("galerne_{name} ");
    text.lines().find_map(|line| line.strip_prefix(&start)?.parse().ok()).unwrap_or(0)
}

/// A table with a player at each server, both listening.
async fn table(pair: &Pair, body: serde_json::Value) -> (String, Socket, Socket) {
    let (table, tokens) = pair.one.open(body).await;
    let mut a = pair.one.seat(&table, &tokens[0]).await;
    let mut b = pair.other.seat(&table, &tokens[1]).await;
    a.until("page").await;
    b.until("page").await;
    // Each has asked the other who is connected, and been answered.
    for (server, seat) in [(&pair.one, 1), (&pair.other, 0)] {
        eventually("both know that both are here", async || {
            let (_, text) = server.call("GET", &format!("/api/tables/{table}"), &[], "").await;
            let state: serde_json::Value = serde_json::from_str(&text).unwrap();
            (state["seats"][seat]["here"] == true).then_some(())
        })
        .await;
    }
    (table, a, b)
}

/// Whose turn it is moves, and the other sees it; how long that took.
async fn play(mover: &mut Socket, watcher: &mut Socket, seat: usize, id: usize) -> Duration {
    let v = mover.v;
    let client = format!("m{v}-{id}");
    let began = Instant::now();
    mover.say(json!({ "t": "act", "client": client, "v": v, "seat": seat, "id": id })).await;
    let (ack, _) = mover.answer_and(&client, "step").await;
    assert_eq!(ack["t"], "ack", "{ack}");
    while watcher.v <= v {
        watcher.next().await.expect("a message");
    }
    began.elapsed()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_at_one_server_is_seen_at_the_other_without_asking_the_database() {
    let pair = pair().await;
    let (_, mut a, mut b) = table(&pair, four()).await;
    let before = count(&pair.other, "read_on").await;
    let mut slowest = Duration::ZERO;
    for (n, column) in [3, 3, 2, 4, 1].into_iter().enumerate() {
        let took =
            if n % 2 == 0 { play(&mut a, &mut b, 0, column).await } else { play(&mut b, &mut a, 1, column).await };
        slowest = slowest.max(took);
    }
    assert_eq!((a.v, b.v), (5, 5));
    assert_eq!([count(&pair.one, "heard").await, count(&pair.other, "heard").await], [2, 3]);
    assert_eq!(count(&pair.other, "read_on").await, before, "each was applied as it came");
    assert!(slowest < Duration::from_secs(5), "{slowest:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_nats_is_dead_or_asleep_moves_are_seen_all_the_same_and_afterwards_at_once_again() {
    let mut pair = pair().await;
    let (_, mut a, mut b) = table(&pair, four()).await;
    play(&mut a, &mut b, 0, 0).await;
    pair.nats.kill();
    pair.wait_for_bus(0).await;
    play(&mut b, &mut a, 1, 1).await;
    play(&mut a, &mut b, 0, 2).await;
    pair.nats.up();
    pair.wait_for_bus(1).await;
    let heard = count(&pair.other, "heard").await;
    play(&mut b, &mut a, 1, 3).await;
    play(&mut a, &mut b, 0, 4).await;
    assert_eq!(count(&pair.other, "heard").await, heard + 1);
    // Asleep it still takes what is said: that it does not answer is noticed after some seconds.
    pair.nats.stop();
    play(&mut b, &mut a, 1, 5).await;
    play(&mut a, &mut b, 0, 5).await;
    pair.wait_for_bus(0).await;
    pair.nats.go_on();
    pair.wait_for_bus(1).await;
    play(&mut b, &mut a, 1, 6).await;
    assert_eq!((a.v, b.v), (8, 8));
}

/// An attacker who reaches NATS without the key may publish anything.
async fn lie(url: &str, said: &[(String, Vec<u8>)]) {
    let mut stream = TcpStream::connect(url.trim_start_matches("nats://")).await.unwrap();
    let mut bytes = b"CONNECT {\"verbose\":false}\r\n".to_vec();
    for (subject, body) in said {
        bytes.extend_from_slice(format!("PUB {subject} {}\r\n", body.len()).as_bytes());
        bytes.extend_from_slice(body);
        bytes.extend_from_slice(b"\r\n");
    }
    bytes.extend_from_slice(b"PING\r\n");
    stream.write_all(&bytes).await.unwrap();
    let mut answer = Vec::new();
    while !answer.ends_with(b"PONG\r\n") {
        assert!(stream.read_buf(&mut answer).await.unwrap() > 0);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_nats_that_lies_changes_nothing() {
    let pair = pair().await;
    let (table, mut a, mut b) = table(&pair, four()).await;
    play(&mut a, &mut b, 0, 3).await;
    let id = server().ask(&pair.database, "SELECT id FROM installation");
    let (subject, presence) = (format!("g.{id}.t.{table}"), format!("g.{id}.h.{table}"));
    let forged = |what: &str| format!("{}{{\"f\":1,\"n\":\"zzz\",{what}}}", "0".repeat(32)).into_bytes();
    let grown =
        |v: usize| forged(&format!("\"grown\":{{\"v\":{v},\"to\":{},\"e\":[\"{{}}\"],\"sv\":0,\"r\":1}}", v + 1));
    let lies = [
        (subject.clone(), grown(1)),
        (subject.clone(), grown(0)),
        (subject.clone(), forged("\"gone\":null")),
        (presence.clone(), forged("\"here\":{\"seats\":0}")),
        (format!("g.{id}.node"), forged("\"bye\":null")),
        (subject.clone(), vec![b'x'; 1_000_000]),
        (subject.clone(), vec![0xff; 40]),
        (subject.clone(), Vec::new()),
        (subject, b"{\"f\":9}".to_vec()),
    ];
    let before = count(&pair.other, "unheard").await;
    lie(&pair.nats.url(), &lies).await;
    eventually("the lies have come", async || (count(&pair.other, "unheard").await > before).then_some(())).await;
    // All clients are still where they were, and go on.
    play(&mut b, &mut a, 1, 3).await;
    play(&mut a, &mut b, 0, 2).await;
    assert_eq!((a.v, b.v), (3, 3));
    let (_, text) = pair.one.call("GET", &format!("/api/tables/{table}"), &[], "").await;
    assert!(text.contains("\"here\":true"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_takes_the_seat_of_a_player_at_another_server_and_one_who_left_is_replaced() {
    let pair = pair().await;
    let (table, a, mut b) = table(&pair, four()).await;
    b.say(json!({ "t": "seat", "client": "s1", "what": "bot", "seat": 0, "bot": "random" })).await;
    let refused = b.answer("s1").await;
    assert_eq!(refused["t"], "refused", "the player is at the other server: {refused}");
    drop(a);
    eventually("the one who left is gone", async || {
        let (_, text) = pair.other.call("GET", &format!("/api/tables/{table}"), &[], "").await;
        let state: serde_json::Value = serde_json::from_str(&text).unwrap();
        (state["seats"][0]["here"] == false).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_deleted_elsewhere_is_gone_at_once_and_dice_are_seen_too() {
    let pair = pair().await;
    let (table, tokens) = pair.one.open(race()).await;
    let mut b = pair.other.seat(&table, &tokens[1]).await;
    b.until("page").await;
    eventually("the other listens", async || (count(&pair.other, "told").await > 0).then_some(())).await;
    let began = Instant::now();
    let (status, text) =
        pair.one.call("DELETE", &format!("/api/tables/{table}"), &[("authorization", &tokens[0])], "").await;
    assert!(status < 300, "{text}");
    b.until("bye").await;
    assert!(began.elapsed() < RARELY / 100);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_starts_and_serves_without_its_bus() {
    let (folder, database) = (Folder::new(), server().database());
    let mut config = config(&folder);
    (config.postgres, config.bus) = (Some(database), Some("nats://127.0.0.1:1".parse().unwrap()));
    let alone = Served::new(config).await;
    let (table, tokens) = alone.open(four()).await;
    let mut a = alone.seat(&table, &tokens[0]).await;
    a.until("page").await;
    a.say(json!({ "t": "act", "client": "c", "v": 0, "seat": 0, "id": 3 })).await;
    assert_eq!(a.answer("c").await["t"], "ack");
}

/// A game of two bots at that server, played to its end.
async fn bots_play(server: &Served) {
    let bots = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let (table, _) = server.open(json!({ "game": "connect-four", "seats": bots })).await;
    eventually("the end of the game", async || {
        let (_, text) = server.call("GET", &format!("/api/tables/{table}"), &[], "").await;
        let state: serde_json::Value = serde_json::from_str(&text).unwrap();
        (state["status"] == "over").then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_think_at_a_worker_and_at_the_server_once_it_is_gone() {
    let pair = pair().await;
    bots_play(&pair.one).await;
    assert_eq!(count(&pair.one, "decided").await, 0, "nobody works");
    let worker = Worker {
        database: pair.database.clone(),
        bus: Some(pair.nats.url().parse().unwrap()),
        key: pair.folders[0].path().join("key"),
        bots: 2,
        reviews: false,
        lab: 0,
    };
    let (stop, stopped) = tokio::sync::oneshot::channel::<()>();
    let working = tokio::spawn(work(worker, async { drop(stopped.await) }));
    eventually("a worker decides", async || {
        bots_play(&pair.one).await;
        (count(&pair.one, "decided").await > 0).then_some(())
    })
    .await;
    drop(stop);
    working.await.unwrap().unwrap();
    let decided = count(&pair.one, "decided").await;
    bots_play(&pair.one).await;
    assert_eq!(count(&pair.one, "decided").await, decided);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_with_another_key_does_not_start() {
    let (folder, database) = (Folder::new(), server().database());
    let mut config = config(&folder);
    config.postgres = Some(database.clone());
    let served = Served::new(config).await;
    let bus: galerne_server::BusAddress = "nats://127.0.0.1:1".parse().unwrap();
    let key = Folder::new().path().join("key");
    let worker = Worker { database, bus: Some(bus), key: key.clone(), bots: 1, reviews: true, lab: 1 };
    assert!(matches!(work(worker.clone(), std::future::pending()).await, Err(StoreError::WrongKey(_))));
    assert!(!key.exists(), "none is made");
    let other = Folder::new();
    std::fs::write(other.path().join("key"), [7; 32]).unwrap();
    let worker = Worker { key: other.path().join("key"), ..worker };
    assert!(matches!(work(worker, std::future::pending()).await, Err(StoreError::WrongKey(_))));
    served.stop().await;
}
