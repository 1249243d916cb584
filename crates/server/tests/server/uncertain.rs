//! Connections to the database that break at the worst moment.

use crate::common::{Folder, House, config, connected, four};
use crate::postgres::server;
use serde_json::json;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpListener, UnixStream};

/// What makes the proxy swallow the answer to what it has just passed on, and cut the connection.
const WORD: &[u8] = b"swallow";

/// A proxy before the database: it loses the answers to whatever contains [`WORD`], once, or takes no connection at all.
struct Proxy {
    port: u16,
    is_shut: Arc<AtomicBool>,
}

async fn proxy(url: &str) -> Proxy {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let folder = url.split('@').nth(1).unwrap().split('/').next().unwrap().replace("%2F", "/");
    let socket = format!("{folder}/.s.PGSQL.5432");
    let (armed, is_shut) = (Arc::new(AtomicBool::new(true)), Arc::new(AtomicBool::new(false)));
    let shut = Arc::clone(&is_shut);
    tokio::spawn(async move {
        while let Ok((client, _)) = listener.accept().await {
            let (armed, shut, socket) = (Arc::clone(&armed), Arc::clone(&shut), socket.clone());
            tokio::spawn(async move {
                if shut.load(SeqCst) {
                    return;
                }
                let database = UnixStream::connect(socket).await.unwrap();
                let (mut from_client, mut to_client) = client.into_split();
                let (mut from_database, mut to_database) = database.into_split();
                let (mut sent, mut answered) = (vec![0; 65536], vec![0; 65536]);
                let mut swallowing = false;
                loop {
                    tokio::select! {
                        read = from_client.read(&mut sent) => {
                            let Ok(read @ 1..) = read else { return };
                            if shut.load(SeqCst) { return }
                            swallowing |= sent[..read].windows(WORD.len()).any(|word| word == WORD) && armed.swap(false, SeqCst);
                            to_database.write_all(&sent[..read]).await.unwrap();
                        }
                        read = from_database.read(&mut answered) => {
                            let Ok(read @ 1..) = read else { return };
                            // The database has committed; the answer is lost.
                            if swallowing { return }
                            if to_client.write_all(&answered[..read]).await.is_err() { return }
                        }
                    }
                }
            });
        }
    });
    Proxy { port, is_shut }
}

async fn house() -> (House, Proxy, String) {
    let (url, folder) = (server().database(), Folder::new());
    let proxy = proxy(&url).await;
    let name = url.rsplit('/').next().unwrap();
    let mut config = config(&folder);
    config.postgres = Some(format!("postgres://postgres@127.0.0.1:{}/{name}", proxy.port));
    (House { app: connected(config), folder }, proxy, url)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_whose_answer_was_lost_is_neither_denied_nor_made_twice() {
    let (house, _proxy, url) = house().await;
    let (table, tokens) = house.open(four()).await;
    let count = || server().ask(&url, &format!("SELECT count(*) FROM entries WHERE table_id = '{table}'"));
    house.act(&table, &tokens[0], json!({ "id": 3, "client": "first" })).await.expect(200);
    let lost = house.act(&table, &tokens[1], json!({ "id": 3, "client": "swallow-1" })).await.expect(503);
    assert!(lost.text.contains("not known") && !lost.text.contains("Nothing was changed"), "{}", lost.text);
    assert_eq!(lost.headers["retry-after"], "2");
    assert_eq!(count(), "2", "it was carried out");
    let again = house.act(&table, &tokens[1], json!({ "id": 3, "client": "swallow-1" })).await.expect(200).json();
    assert_eq!((again["v"].as_u64(), count().as_str()), (Some(2), "2"));
    house.act(&table, &tokens[0], json!({ "id": 2, "v": 2 })).await.expect(200);
    assert_eq!(count(), "3");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_database_nothing_is_promised_and_afterwards_all_goes_on() {
    let (house, proxy, url) = house().await;
    let (table, tokens) = house.open(four()).await;
    house.act(&table, &tokens[0], json!({ "id": 3, "client": "first" })).await.expect(200);
    proxy.is_shut.store(true, SeqCst);
    for n in 0..3 {
        house.act(&table, &tokens[1], json!({ "id": 3, "client": format!("c{n}") })).await.expect(503);
    }
    house.get("/health", &[]).await.expect(503);
    proxy.is_shut.store(false, SeqCst);
    let done = house.act(&table, &tokens[1], json!({ "id": 3, "client": "c0" })).await.expect(200).json();
    assert_eq!(done["v"], 2);
    assert_eq!(server().ask(&url, &format!("SELECT count(*) FROM entries WHERE table_id = '{table}'")), "2");
}
