//! The operators' door, and a server that leaves in time.

use crate::common::{Folder, House, Served, config, eventually, four};
use axum::body::Body;
use axum::http::Request;
use galerne_server::door;
use std::time::Duration;
use tower::ServiceExt as _;

async fn ask(house: &House, path: &str) -> (u16, String) {
    let request = Request::get(path).header("host", "10.0.0.9:9000").body(Body::empty()).unwrap();
    let response = door(house.app.clone()).oneshot(request).await.unwrap();
    let status = response.status().as_u16();
    let bytes = axum::body::to_bytes(response.into_body(), 1_000_000).await.unwrap();
    (status, String::from_utf8_lossy(&bytes).into_owned())
}

#[tokio::test]
async fn probes_and_counters_have_a_door_of_their_own() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.origins = vec!["https://games.example".to_owned()];
    let house = House::with(folder, config);
    assert_eq!(ask(&house, "/live").await, (200, "ok\n".to_owned()));
    assert_eq!(ask(&house, "/ready").await, (200, "ok\n".to_owned()));
    let (status, counters) = ask(&house, "/metrics").await;
    assert!(status == 200 && counters.contains("galerne_moves "), "{counters}");
    assert_eq!(ask(&house, "/").await.0, 404, "no page is there");
    house.app.stop();
    assert_eq!(ask(&house, "/live").await.0, 200);
    assert_eq!(ask(&house, "/ready").await, (503, "closing\n".to_owned()));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_drains_says_so_and_sends_everybody_away() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.drain = Duration::from_secs(4);
    let server = Served::new(config).await;
    let (table, tokens) = server.open(four()).await;
    let mut seat = server.seat(&table, &tokens[0]).await;
    seat.until("page").await;
    let address = server.address;
    let stopping = tokio::spawn(server.stop());
    eventually("probes hear that it leaves", async || {
        let mut stream = tokio::net::TcpStream::connect(address).await.ok()?;
        tokio::io::AsyncWriteExt::write_all(&mut stream, b"GET /health HTTP/1.0\r\n\r\n").await.ok()?;
        let mut answer = String::new();
        tokio::io::AsyncReadExt::read_to_string(&mut stream, &mut answer).await.ok()?;
        answer.contains(" 503 ").then_some(())
    })
    .await;
    let bye = seat.until("bye").await;
    assert!(bye["retry"].as_u64().is_some(), "{bye}");
    assert!(seat.next().await.is_none(), "the connection is closed");
    stopping.await.unwrap();
}
