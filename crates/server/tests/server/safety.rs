//! What strangers may try, each with its answer.

use crate::common::{Folder, HOST, House, ORIGIN, Served, config, eventually, kuhn, race};
use serde_json::{Value, json};
use std::time::Duration;
use tokio_tungstenite::tungstenite::Message;

#[tokio::test]
async fn another_origin_is_refused_on_posts() {
    let house = House::new();
    let cookie = house.get("/", &[]).await.expect(200).cookie();
    for origin in ["http://evil.example", "http://localhost:4748", "https://localhost:4747", "null", "http://localhost"]
    {
        let got = house.post("/api/tables", &[("origin", origin)], &race()).await;
        assert_eq!(got.status, 403, "{origin}");
    }
    house.post("/api/tables", &[("cookie", &cookie)], &race()).await.expect(403);
    house.post("/api/tables", &[("cookie", &cookie), ("origin", ORIGIN)], &race()).await.expect(201);
    house.post("/api/tables", &[], &race()).await.expect(201);
}

#[tokio::test]
async fn another_host_is_refused() {
    let house = House::new();
    for (host, status) in [
        (HOST, 200),
        ("127.0.0.1:4747", 200),
        ("[::1]:4747", 200),
        ("evil.example:4747", 421),
        ("localhost:80", 421),
        ("localhost", 421),
        ("192.168.0.7:4747", 421),
    ] {
        for path in ["/", "/metrics"] {
            let request = axum::http::Request::get(path).header("host", host);
            let got = house.send(request.body(axum::body::Body::empty()).unwrap()).await;
            assert_eq!(got.status.as_u16(), status, "{path} {host}");
        }
    }
}

#[tokio::test]
async fn every_answer_keeps_the_page_to_itself() {
    let house = House::new();
    for path in ["/", "/health", "/api/games", "/nowhere", "/assets/none"] {
        let got = house.get(path, &[]).await;
        let header = |name: &str| got.headers.get(name).map(|value| value.to_str().unwrap()).unwrap_or_default();
        let policy = header("content-security-policy");
        assert!(policy.contains("default-src 'none'") && policy.contains("script-src 'self'"), "{path}: {policy}");
        assert!(!policy.contains("unsafe") && policy.contains("frame-ancestors 'none'"), "{path}: {policy}");
        assert_eq!(header("x-content-type-options"), "nosniff", "{path}");
        assert_eq!(header("referrer-policy"), "same-origin", "{path}");
        assert_eq!(header("x-frame-options"), "DENY", "{path}");
    }
    let cookie = house.get("/", &[]).await.headers["set-cookie"].to_str().unwrap().to_owned();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
}

#[tokio::test]
async fn a_forged_cookie_is_nobody() {
    let house = House::new();
    let cookie = house.get("/", &[]).await.cookie();
    house.form("/settings/name", &[("cookie", &cookie)], "name=Sov").await.expect(303);
    assert!(house.get("/settings", &[("cookie", &cookie)]).await.text.contains("Sov"));
    let mut forged = cookie.clone();
    let last = if forged.ends_with('0') { "1" } else { "0" };
    forged.replace_range(forged.len() - 1.., last);
    assert!(!house.get("/settings", &[("cookie", &forged)]).await.text.contains("Sov"));
}

#[tokio::test]
async fn requests_and_actions_have_their_rates() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.action_credit = 5;
    config.limits.table_credit = 2;
    let house = House::with(folder, config);
    let (table, tokens) = house.open(race()).await;
    let mut statuses = Vec::new();
    for _ in 0..8 {
        statuses.push(house.act(&table, &tokens[0], json!({ "id": 99999 })).await.status.as_u16());
    }
    assert_eq!(statuses.iter().filter(|&&status| status == 429).count(), 3, "{statuses:?}");
    assert_eq!(house.act(&table, &tokens[1], json!({ "id": 99999 })).await.status, 422, "credit is each one's own");
    house.post("/api/tables", &[], &race()).await.expect(201);
    let refused = house.post("/api/tables", &[], &race()).await.expect(429);
    assert!(refused.headers.contains_key("retry-after"));
    let metrics = house.get("/metrics", &[]).await.expect(200).text;
    assert!(metrics.contains("galerne_flooded 4"), "{metrics}");
}

#[tokio::test]
async fn a_large_body_is_refused() {
    let house = House::new();
    let body = json!({ "game": "x".repeat(100_000), "seats": [] });
    house.post("/api/tables", &[], &body).await.expect(413);
    house.post("/api/records", &[], &json!("x".repeat(2_000_000))).await.expect(413);
}

async fn served() -> (Served, Folder) {
    let folder = Folder::new();
    (Served::new(config(&folder)).await, folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_needs_the_right_origin() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(race()).await;
    let origin = server.origin();
    assert_eq!(server.socket(&table, 0, &[("origin", "http://evil.example")]).await.err(), Some(403));
    assert_eq!(server.socket(&table, 0, &[("origin", &origin.replace("http", "https"))]).await.err(), Some(403));
    assert_eq!(server.socket("nosuch", 0, &[("origin", &origin)]).await.err(), Some(404));
    assert_eq!(server.socket(&table, 0, &[("authorization", "Bearer 0-00")]).await.err(), Some(401));
    assert!(server.socket(&table, 0, &[("origin", &origin), ("authorization", &tokens[0])]).await.is_ok());
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_cookie_one_only_looks() {
    let (server, _folder) = served().await;
    let (table, _) = server.open(race()).await;
    let origin = server.origin();
    let mut socket = server.socket(&table, 0, &[("origin", &origin)]).await.unwrap();
    let page = socket.until("page").await;
    assert!(page["choices"].as_array().unwrap().is_empty() && page["prompt"].is_null());
    for (client, message) in [
        ("1", json!({ "t": "act", "client": "1", "v": socket.v, "seat": 0, "id": 0 })),
        ("2", json!({ "t": "chance", "client": "2", "v": socket.v, "roll": true })),
        ("3", json!({ "t": "undo", "client": "3", "v": socket.v, "seat": 0 })),
        ("4", json!({ "t": "preview", "client": "4", "seat": 0, "id": 0 })),
        ("5", json!({ "t": "hint", "client": "5", "seat": 0 })),
        ("6", json!({ "t": "seat", "client": "6", "what": "take", "seat": 0 })),
        ("7", json!({ "t": "seat", "client": "7", "what": "bot", "seat": 0 })),
        ("8", json!({ "t": "table", "client": "8", "what": "delete" })),
        ("9", json!({ "t": "table", "client": "9", "what": "rematch" })),
    ] {
        socket.say(message).await;
        assert_eq!(socket.answer(client).await["t"], "refused", "{client}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_players_seat_is_refused_on_every_message() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(race()).await;
    let mut socket = server.seat(&table, &tokens[0]).await;
    let page = wait_for_choices(&mut socket).await;
    for (client, message) in [
        ("1", json!({ "t": "act", "client": "1", "v": page["v"], "seat": 1, "id": page["choices"][0]["id"] })),
        ("2", json!({ "t": "undo", "client": "2", "v": page["v"], "seat": 1 })),
        ("3", json!({ "t": "preview", "client": "3", "seat": 1, "id": page["choices"][0]["id"] })),
        ("4", json!({ "t": "hint", "client": "4", "seat": 1 })),
        ("5", json!({ "t": "seat", "client": "5", "what": "leave", "seat": 1 })),
        ("6", json!({ "t": "seat", "client": "6", "what": "rename", "seat": 1, "name": "me" })),
        ("7", json!({ "t": "act", "client": "7", "v": page["v"], "seat": 200, "id": 0 })),
    ] {
        socket.say(message).await;
        assert_eq!(socket.answer(client).await["t"], "refused", "{client}");
    }
    server.stop().await;
}

/// The wind comes by itself; then the page has choices.
async fn wait_for_choices(socket: &mut crate::common::Socket) -> Value {
    loop {
        let message = socket.next().await.expect("a message");
        if message["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
            return message;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_replayed_action_is_carried_out_once() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(race()).await;
    let mut socket = server.seat(&table, &tokens[0]).await;
    let page = wait_for_choices(&mut socket).await;
    let act = json!({ "t": "act", "client": "x", "v": page["v"], "seat": 0, "id": page["choices"][0]["id"] });
    let mut versions = Vec::new();
    for _ in 0..3 {
        socket.say(act.clone()).await;
        let answer = socket.answer("x").await;
        assert_eq!(answer["t"], "ack");
        versions.push(answer["v"].clone());
    }
    assert!(versions.iter().all(|v| *v == versions[0]), "{versions:?}");
    let mut stale = act;
    stale["client"] = json!("y");
    socket.say(stale).await;
    assert_eq!(socket.answer("y").await["t"], "refused");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn oversized_and_binary_frames_close_the_socket() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(race()).await;
    for frame in [Message::text("x".repeat(9_000)), Message::binary(vec![1, 2, 3])] {
        let mut socket = server.seat(&table, &tokens[0]).await;
        socket.until("page").await;
        socket.raw(frame).await.unwrap();
        while socket.next().await.is_some() {}
    }
    // A message in fragments adds up.
    let mut socket = server.seat(&table, &tokens[0]).await;
    socket.until("page").await;
    socket.raw(Message::text("y".repeat(8_000))).await.unwrap();
    assert_eq!(socket.until("refused").await["client"], Value::Null);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_no_message_is_refused_counted_and_at_last_cut() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(race()).await;
    let mut socket = server.seat(&table, &tokens[0]).await;
    socket.until("page").await;
    let bad = [
        "",
        "[]",
        "{\"t\":\"god\"}",
        "{\"t\":\"act\"}",
        "{\"t\":\"ping\",\"x\":1}",
        "{\"t\":\"act\",\"client\":\"1\",\"v\":-1,\"seat\":0,\"id\":0}",
    ];
    // One at a time: a socket that is closed over unread frames is reset, and a reset drops the answers before it.
    let mut refused = 0;
    'all: for text in bad.iter().cycle().take(40) {
        if socket.raw(Message::text(*text)).await.is_err() {
            break;
        }
        loop {
            match socket.next().await {
                Some(message) if message["t"] == "refused" => break,
                Some(_) => {}
                None => break 'all,
            }
        }
        refused += 1;
    }
    assert!((16..=17).contains(&refused), "{refused}");
    let (_, metrics) = server.call("GET", "/metrics", &[], "").await;
    assert!(metrics.contains("galerne_bad_messages 17"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_flood_runs_out_of_credit() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.action_credit = 20;
    config.limits.action_window = Duration::from_secs(36_000);
    let server = Served::new(config).await;
    let (table, tokens) = server.open(race()).await;
    let mut socket = server.seat(&table, &tokens[0]).await;
    socket.until("page").await;
    // Looking ahead has a credit of its own and spends none of this one.
    for n in 0..40 {
        socket.say(json!({ "t": "preview", "client": format!("p{n}"), "seat": 0, "id": 0 })).await;
        socket.say(json!({ "t": "undo", "client": n.to_string(), "v": 0, "seat": 0 })).await;
    }
    for n in 0..40 {
        let answer = socket.answer(&n.to_string()).await;
        // A credit grows back in half an hour: when to come again is sent with refusals for speed, and with no others.
        let retry = answer["retry"].as_u64();
        assert_eq!(retry.is_some(), n >= 20, "{answer}");
        assert!(retry.is_none_or(|wait| (1..=1_800_001).contains(&wait)), "{answer}");
    }
    let (_, metrics) = server.call("GET", "/metrics", &[], "").await;
    assert!(metrics.contains("galerne_flooded 20"), "{metrics}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_address_has_so_many_sockets() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.sockets_per_address = 3;
    let server = Served::new(config).await;
    let (table, tokens) = server.open(race()).await;
    let mut sockets = Vec::new();
    for _ in 0..3 {
        sockets.push(server.seat(&table, &tokens[0]).await);
    }
    assert_eq!(server.socket(&table, 0, &[("authorization", &tokens[0])]).await.err(), Some(429));
    drop(sockets);
    eventually("there is room again", async || server.socket(&table, 0, &[("authorization", &tokens[0])]).await.ok())
        .await;
    server.stop().await;
}

/// The mark of the history is another one for each table.
fn without_mark(mut message: Value) -> Value {
    message.as_object_mut().unwrap().remove("m");
    message
}

/// Everything that a viewer can see of a table: page, state, actions, public record, replay.
async fn seen(house: &House, table: &str, token: &str) -> String {
    let mut all = String::new();
    for path in [
        format!("/api/tables/{table}"),
        format!("/api/tables/{table}/actions"),
        format!("/api/tables/{table}/record"),
        format!("/table/{table}"),
        format!("/table/{table}/replay"),
        format!("/table/{table}/replay?at=1"),
    ] {
        let headers = [("authorization", token), ("accept", "application/json")];
        let headers = if token.is_empty() { &headers[1..] } else { &headers[..] };
        all += &house.get(&path, headers).await.expect(200).text;
    }
    // The mark of the history is another one for each table.
    let marks: Vec<String> =
        all.match_indices("\"m\":\"").map(|(at, found)| all[at + found.len()..][..8].to_owned()).collect();
    marks.iter().fold(all, |all, mark| all.replace(mark, "MARK"))
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_card_never_appears() {
    let house = House::new();
    let mut real = kuhn();
    real["chance"] = json!("real");
    let (table, tokens) = house.open(real).await;
    let path = format!("/api/tables/{table}/chance");
    let king = json!({ "outcome": { "cards": ["king", "jack"] } });
    house.post(&path, &[("authorization", &tokens[0])], &king).await.expect(200);
    let (first, second) = (seen(&house, &table, &tokens[0]).await, seen(&house, &table, &tokens[1]).await);
    let nobody = seen(&house, &table, "").await;
    // As a word: pages also speak of looking back.
    let has = |text: &str, card: &str| {
        text.to_lowercase().split(|letter: char| !letter.is_ascii_alphabetic()).any(|word| word == card)
    };
    assert!(has(&first, "king") && !has(&first, "jack"), "{first}");
    assert!(has(&second, "jack") && !has(&second, "king"), "{second}");
    assert!(!has(&nobody, "jack") && !has(&nobody, "king"), "{nobody}");
}

/// What is left in a pack tells what was drawn from it: only its owner reads the list, and names the card.
#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_real_cards_is_for_who_draws_them() {
    let house = House::new();
    let seats = json!([{ "kind": "human", "name": "Ada" }, { "kind": "human", "name": "Blaise" }]);
    let (table, tokens) = house.open(json!({ "game": "horde", "chance": "real", "seats": seats })).await;
    let path = format!("/api/tables/{table}/chance");
    let mut alone = [0, 0];
    for _ in 0..40 {
        let mut lists = Vec::new();
        for token in &tokens {
            lists.push(house.state(&table, token).await["chance"]["outcomes"].as_array().cloned());
        }
        let Some(owner) = lists.iter().position(Option::is_some) else { break };
        let outcome = lists[owner].as_ref().unwrap()[0]["chance"].clone();
        let body = json!({ "outcome": outcome });
        if lists[1 - owner].is_none() {
            alone[owner] += 1;
            house.post(&path, &[("authorization", &tokens[1 - owner])], &body).await.expect(403);
        }
        house.post(&path, &[("authorization", &tokens[owner])], &body).await.expect(200);
    }
    assert!(alone.iter().all(|drawn| *drawn >= 3), "each draws a hand of his own: {alone:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_others_committed_heading_never_appears() {
    let house = House::new();
    // Two tables that differ in nothing but the first boat's secret heading: its owner can tell them apart, and no
    // other viewer.
    let mut views: Vec<[String; 3]> = Vec::new();
    for pick in [0, 3] {
        let mut body = race();
        body["chance"] = json!("real");
        let (table, tokens) = house.open(body).await;
        let wind = json!({ "dice": [2, 5] });
        house.post(&format!("/api/tables/{table}/chance"), &[("authorization", &tokens[0])], &wind).await.expect(200);
        let list = house.actions(&table, &tokens[0]).await;
        let action = &list["actions"][pick];
        house.act(&table, &tokens[0], json!({ "id": action["id"] })).await.expect(200);
        let mut seen_by = Vec::new();
        for token in [&*tokens[0], &*tokens[1], ""] {
            seen_by.push(seen(&house, &table, token).await.replace(&table, "TABLE"));
        }
        views.push(seen_by.try_into().unwrap());
    }
    let [[own, other, spectator], [own_too, other_too, spectator_too]] = <[_; 2]>::try_from(views).unwrap();
    assert_ne!(own, own_too, "its owner sees the heading");
    assert_eq!((other, spectator), (other_too, spectator_too));
}

#[tokio::test(flavor = "multi_thread")]
async fn messages_hold_no_secret_either() {
    let (server, _folder) = served().await;
    let mut told: Vec<Vec<String>> = Vec::new();
    for pick in [0, 3] {
        let mut body = race();
        body["chance"] = json!("real");
        let (table, tokens) = server.open(body).await;
        let mut first = server.seat(&table, &tokens[0]).await;
        first.until("page").await;
        first.say(json!({ "t": "chance", "client": "w", "v": 0, "dice": [2, 5] })).await;
        let step = wait_for_choices(&mut first).await;
        let mut watchers = [server.seat(&table, &tokens[1]).await, server.socket(&table, 0, &[]).await.unwrap()];
        for watcher in &mut watchers {
            watcher.until("page").await;
        }
        // Giving up is no heading, and no secret.
        let is_heading = |choice: &&Value| !choice["label"].as_str().unwrap().contains("esign");
        let headings: Vec<&Value> = step["choices"].as_array().unwrap().iter().filter(is_heading).collect();
        let act = json!({ "t": "act", "client": "a", "v": step["v"], "seat": 0, "id": headings[pick]["id"] });
        first.say(act).await;
        assert_eq!(first.answer("a").await["t"], "ack");
        let mut all = Vec::new();
        for watcher in &mut watchers {
            loop {
                let message = watcher.next().await.unwrap();
                // Who comes and goes is told when it happens, which is not the same moment twice.
                if message["v"] == step["v"].as_u64().unwrap() + 1 {
                    all.push(without_mark(message).to_string());
                    break;
                }
            }
        }
        told.push(all);
    }
    assert_eq!(told[0], told[1]);
    server.stop().await;
}
