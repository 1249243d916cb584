//! The tasks that move bots and dice.

use crate::common::{Folder, House, NEVER, Served, bearer, config, eventually};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// A driver that falls over is one try: the table says that it waits, and the next try goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_driver_that_panics_is_started_again() {
    let house = House::new();
    house.app.panic_drivers(3);
    let bots = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let opened = house.post("/api/tables", &[], &json!({ "game": "connect-four", "seats": bots })).await.expect(201);
    let table = opened.json()["table"].as_str().unwrap().to_owned();
    let mut waited = false;
    eventually("the bots have played to the end", async || {
        let state = house.state(&table, "").await;
        waited |= state["waits"].as_str().unwrap().contains("try again");
        (state["status"] == "over").then_some(())
    })
    .await;
    assert!(waited, "nobody was told");
}

/// The messages of a stream until one of that kind comes.
async fn until(stream: &mut TcpStream, text: &mut String, kind: &str) -> Value {
    let mut from = 0;
    for _ in 0..400 {
        while let Some(end) = text[from..].find("\n\n") {
            let event = text[from..from + end].to_owned();
            from += end + 2;
            // The first event comes right behind the head of the answer.
            let data = event.split_once("data: ").map(|(_, data)| data);
            if let Some(message) = data.and_then(|data| serde_json::from_str::<Value>(data).ok())
                && message["t"] == kind
            {
                text.drain(..from);
                return message;
            }
        }
        let mut bytes = vec![0; 65_536];
        let read = tokio::time::timeout(NEVER, stream.read(&mut bytes)).await.expect("an event");
        let read = read.unwrap();
        assert!(read > 0, "closed before {kind}: {text}");
        // Chunk sizes stand on lines of their own, which no event has.
        let more = String::from_utf8_lossy(&bytes[..read]).into_owned();
        let is_size = |line: &&str| !line.is_empty() && line.len() < 6 && line.bytes().all(|b| b.is_ascii_hexdigit());
        let lines: Vec<&str> = more.split("\r\n").filter(|line| !is_size(line)).collect();
        text.push_str(&lines.join(""));
    }
    panic!("no {kind}: {text}");
}

/// Who is replaced at a seat looks on from then on, on a stream as on a socket.
#[tokio::test(flavor = "multi_thread")]
async fn the_stream_of_a_replaced_holder_shows_no_more_than_a_spectator_sees() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let (table, tokens) = server.open(crate::common::kuhn()).await;
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "GET /api/tables/{table}/events HTTP/1.1\r\nhost: {}\r\nauthorization: {}\r\n\r\n",
        server.address, tokens[0]
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    let mut text = String::new();
    let page = until(&mut stream, &mut text, "page").await;
    assert_eq!(page["seen"], "0", "its own secrets: {page}");
    let seat = format!("/api/tables/{table}/seat");
    let leave = json!({ "seat": 0, "what": "leave" }).to_string();
    let (status, said) = server.call("POST", &seat, &[("authorization", &tokens[0])], &leave).await;
    assert_eq!(status, 204, "{said}");
    let page = until(&mut stream, &mut text, "page").await;
    assert_eq!(page["seen"], "", "a spectator from here on: {page}");
    let refused = until(&mut stream, &mut text, "refused").await;
    assert!(refused["text"].as_str().unwrap().contains("not yours any more"), "{refused}");
    let join = format!("/api/tables/{table}/join");
    let (status, joined) = server.call("POST", &join, &[], &json!({ "seat": 0, "name": "Oroshi" }).to_string()).await;
    assert_eq!(status, 200, "{joined}");
    let joined: Value = serde_json::from_str(&joined).unwrap();
    let token = bearer(joined["token"].as_str().unwrap());
    let page = until(&mut stream, &mut text, "page").await;
    assert_eq!((&page["seen"], &page["choices"]), (&json!(""), &json!([])), "the new holder's hand is not theirs");
    let (status, said) =
        server.call("POST", &format!("/api/tables/{table}/act"), &[("authorization", &token)], r#"{"id":0}"#).await;
    assert_eq!(status, 200, "{said}");
    let step = until(&mut stream, &mut text, "step").await;
    assert!(step.get("choices").is_none_or(|choices| *choices == json!([])), "{step}");
    server.stop().await;
}
