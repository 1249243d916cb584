//! What one visitor may cost, with or without proxies in between.

use crate::common::{Folder, HOST, House, NEVER, ORIGIN, Served, config, eventually, race};
use axum::body::Body;
use axum::http::Request;
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

#[tokio::test]
async fn forms_are_no_longer_than_other_bodies_and_have_so_many_fields() {
    let house = House::new();
    let cookie = house.get("/", &[]).await.expect(200).cookie();
    let headers = [("cookie", cookie.as_str()), ("accept-language", "fr")];
    let long = format!("game=sail-race&o.x={}", "1".repeat(70_000));
    let many = "game=sail-race".to_owned() + &"&a=1".repeat(2_000);
    let paths = [
        "/play",
        "/settings",
        "/settings/name",
        "/settings/passphrase",
        "/settings/return",
        "/table/abc",
        "/game/onb/board",
        "/lab",
        "/lab/run/abc",
        "/lab/run/abc/replay",
    ];
    for path in paths {
        for body in [&long, &many] {
            let got = house.form(path, &headers, body).await.expect(413);
            assert!(got.text.contains("C’est trop long."), "{path}: {}", got.text);
        }
    }
    // Said to be short, and long all the same.
    let body =
        Body::from_stream(futures_util::stream::iter((0..100).map(|_| Ok::<_, std::io::Error>(vec![b'a'; 4096]))));
    let request = Request::post("/play").header("host", HOST).header("origin", ORIGIN);
    let request = request.header("content-type", "application/x-www-form-urlencoded").body(body).unwrap();
    assert_eq!(house.send(request).await.status, 413);
    house.form("/play", &headers, "game=sail-race").await.expect(303);
    let request = Request::post("/settings").header("host", HOST).header("content-type", "text/plain");
    assert_eq!(house.send(request.body(Body::from("x")).unwrap()).await.status, 415);
}

#[tokio::test]
async fn json_that_cannot_be_read_is_told_where_in_the_readers_language() {
    let house = House::new();
    let send = async |body: &str, language: &str| {
        let request = Request::post("/api/tables").header("host", HOST).header("content-type", "application/json");
        let request = request.header("accept-language", language).body(Body::from(body.to_owned())).unwrap();
        house.send(request).await
    };
    let got = send("{\"game\": \"sail-race\",\n  \"seats\": oops}", "fr").await.expect(400);
    assert!(got.text.contains("Ce n’est pas du JSON") && got.text.contains("ligne 2, colonne"), "{}", got.text);
    assert!(!got.text.contains("expected"), "{}", got.text);
    let got = send("{\"game\": \"sail-race\", \"seets\": []}", "fr").await.expect(422);
    assert!(got.text.contains("ligne 1") && !got.text.contains("unknown field"), "{}", got.text);
    let got = send("{\"game\": \"sail-race\", \"seets\": []}", "en").await.expect(422);
    assert!(got.text.contains("unknown field `seets`"), "{}", got.text);
    let request = Request::post("/api/tables").header("host", HOST).body(Body::from("{}")).unwrap();
    assert_eq!(house.send(request).await.status, 415);
}

fn from(lines: &[&str]) -> Request<Body> {
    let mut request = Request::get("/api/games").header("host", HOST);
    for line in lines {
        request = request.header("x-forwarded-for", *line);
    }
    request.body(Body::empty()).unwrap()
}

#[tokio::test]
async fn a_forged_line_before_the_proxys_own_counts_for_nothing() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.behind_proxy = true;
    config.limits.request_credit = 5;
    config.limits.request_window = Duration::from_secs(3600);
    let house = House::with(folder, config);
    let mut passed = 0;
    for n in 0..20 {
        // One line of the visitor's own making, and then the proxy's, as HAProxy adds it.
        let forged = format!("10.0.0.{n}");
        passed += u32::from(house.send(from(&[&forged, "203.0.113.7"])).await.status == 200);
    }
    assert_eq!(passed, 5);
    // The same in one list, and with the port that some proxies write.
    assert_eq!(house.send(from(&["10.9.9.9, 203.0.113.7"])).await.status, 429);
    assert_eq!(house.send(from(&["203.0.113.7:40312"])).await.status, 429);
    assert_eq!(house.send(from(&["203.0.113.8"])).await.status, 200);
    assert_eq!(house.send(from(&["[2001:db8::1]:443"])).await.status, 200);
    // A network of its own is one visitor.
    for n in 0..4 {
        house.send(from(&[&format!("2001:db8::{n}")])).await;
    }
    assert_eq!(house.send(from(&["2001:db8::99"])).await.status, 429);
}

#[tokio::test]
async fn a_visitor_behind_two_proxies_is_found_over_all_lines() {
    let folder = Folder::new();
    let mut config = config(&folder);
    // A request without a port comes from this machine.
    config.trusted_proxies = ["127.0.0.1", "10.0.0.0/8"].map(|net| net.parse().unwrap()).to_vec();
    config.limits.request_credit = 3;
    config.limits.request_window = Duration::from_secs(3600);
    let house = House::with(folder, config);
    let mut passed = 0;
    for n in 0..10 {
        let forged = format!("198.51.100.{n}, 203.0.113.7");
        passed += u32::from(house.send(from(&[&forged, "10.1.2.3"])).await.status == 200);
    }
    assert_eq!(passed, 3);
    assert_eq!(house.send(from(&["203.0.113.8, 10.1.2.3"])).await.status, 200);
    // Counters are not served through a proxy.
    assert_eq!(house.get("/metrics", &[]).await.status, 404);
}

#[tokio::test]
async fn without_a_proxy_nobody_says_where_they_come_from() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.request_credit = 5;
    config.limits.request_window = Duration::from_secs(3600);
    let house = House::with(folder, config);
    let mut passed = 0;
    for n in 0..10 {
        passed += u32::from(house.send(from(&[&format!("10.0.0.{n}")])).await.status == 200);
    }
    assert_eq!(passed, 5);
}

/// A post whose body never comes.
async fn slow(server: &Served, visitor: &str) -> TcpStream {
    let mut stream = TcpStream::connect(server.address).await.unwrap();
    let head = format!(
        "POST /api/records HTTP/1.1\r\nhost: {}\r\nx-forwarded-for: {visitor}\r\ncontent-length: 1000\r\n\r\n{{",
        server.address
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    stream
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visitor_behind_a_proxy_has_so_many_requests_at_once_and_so_long_for_each() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.behind_proxy = true;
    config.limits.requests_at_once = 3;
    config.limits.body_read = Duration::from_secs(10);
    let server = Served::new(config).await;
    let ask = async |visitor: &str| server.call("GET", "/api/games", &[("x-forwarded-for", visitor)], "").await;
    // A question may take the place of a slow request, which is then refused: slow ones come until no question has a place.
    let mut held = Vec::new();
    eventually("the fourth is one too many", async || {
        held.push(slow(&server, "203.0.113.7").await);
        (ask("203.0.113.7").await.0 == 429).then_some(())
    })
    .await;
    assert_eq!(ask("203.0.113.8").await.0, 200, "others have their own");
    let mut late = 0;
    for stream in &mut held {
        let mut answer = vec![0; 200];
        let read = tokio::time::timeout(NEVER, stream.read(&mut answer)).await.unwrap().unwrap();
        let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
        late += u32::from(answer.starts_with("HTTP/1.1 408"));
        assert!(answer.starts_with("HTTP/1.1 408") || answer.starts_with("HTTP/1.1 429"), "{answer}");
    }
    assert_eq!(late, 3);
    eventually("there is room again", async || (ask("203.0.113.7").await.0 == 200).then_some(())).await;
    server.stop().await;
}

#[tokio::test]
async fn two_hosts_are_one_too_many() {
    let house = House::new();
    for (one, other) in [(HOST, "evil.example"), ("evil.example", HOST), (HOST, HOST)] {
        let request = Request::get("/").header("host", one).header("host", other).body(Body::empty()).unwrap();
        assert_eq!(house.send(request).await.status, 400, "{one} {other}");
    }
}

#[tokio::test]
async fn operators_ask_by_address_whatever_name_people_type() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.origins = vec!["https://games.example".to_owned()];
    config.metrics_token = Some("let me count".to_owned());
    let house = House::with(folder, config);
    let ask = async |path: &str, host: &str, more: &[(&str, &str)]| {
        let mut request = Request::get(path).header("host", host);
        for (name, value) in more {
            request = request.header(*name, *value);
        }
        house.send(request.body(Body::empty()).unwrap()).await
    };
    for host in ["10.0.0.5:4747", "127.0.0.1:4747", "games.example"] {
        assert_eq!(ask("/health", host, &[]).await.status, 200, "{host}");
    }
    assert_eq!(ask("/", "10.0.0.5:4747", &[]).await.status, 421);
    let home = ask("/", "games.example", &[]).await.expect(200);
    assert_eq!(home.headers["strict-transport-security"], "max-age=15552000");
    // Every request comes through the proxy, which is this machine: only the token identifies operators.
    assert_eq!(ask("/metrics", "127.0.0.1:4747", &[]).await.status, 421);
    assert_eq!(ask("/metrics", "games.example", &[]).await.status, 404);
    assert_eq!(ask("/metrics", "games.example", &[("authorization", "Bearer guess")]).await.status, 404);
    let counted = ask("/metrics", "127.0.0.1:4747", &[("authorization", "Bearer let me count")]).await.expect(200);
    assert!(counted.text.contains("galerne_moves "));
}

#[tokio::test]
async fn counters_are_told_to_this_machine_alone() {
    let house = House::new();
    house.get("/metrics", &[]).await.expect(200);
    for through in ["x-forwarded-for", "forwarded", "via", "x-real-ip"] {
        house.get("/metrics", &[(through, "198.51.100.1")]).await.expect(404);
    }
    let plain = house.get("/", &[]).await.expect(200);
    assert!(!plain.headers.contains_key("strict-transport-security"));
}

#[tokio::test]
async fn a_token_has_one_spelling_and_one_credit() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.action_credit = 10;
    config.limits.action_window = Duration::from_secs(3600);
    let house = House::with(folder, config);
    let (table, tokens) = house.open(race()).await;
    let token = tokens[0].strip_prefix("Bearer ").unwrap();
    let (_, signature) = token.split_once('-').unwrap();
    for odd in [
        format!("00-{signature}"),
        format!("+0-{signature}"),
        format!("0-{}", signature.to_uppercase()),
        format!("0-+{}", &signature[1..]),
    ] {
        assert_eq!(house.act(&table, &format!("Bearer {odd}"), json!({ "id": 99999 })).await.status, 401, "{odd}");
    }
    let mut statuses = Vec::new();
    for _ in 0..12 {
        statuses.push(house.act(&table, &tokens[0], json!({ "id": 99999 })).await.status.as_u16());
    }
    assert_eq!(statuses.iter().filter(|&&status| status == 429).count(), 2, "{statuses:?}");
    // What was made up is refused as what it is, and opens no account.
    for n in 0..20 {
        let made_up = format!("Bearer 0-{n:032x}");
        assert_eq!(house.act(&table, &made_up, json!({ "id": 99999 })).await.status, 401);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_school_plays_from_one_address_and_one_pupil_does_not_take_all_of_it() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let mut sockets = Vec::new();
    // A hundred tables of two, all behind one address.
    for _ in 0..50 {
        let (table, tokens) = server.open(race()).await;
        for token in &tokens {
            sockets.push(server.socket(&table, 0, &[("authorization", token)]).await.expect("there is room"));
        }
    }
    let (table, tokens) = server.open(race()).await;
    for n in 0..40 {
        let opened = server.socket(&table, 0, &[("authorization", &tokens[0])]).await;
        assert_eq!(opened.as_ref().err().copied(), (n >= 32).then_some(429), "socket {n}");
        sockets.extend(opened);
    }
    assert!(server.socket(&table, 0, &[("authorization", &tokens[1])]).await.is_ok(), "the others are not shut out");
    drop(sockets);
    server.stop().await;
}

#[tokio::test]
async fn openings_and_records_have_their_quotas() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.table_day_credit = 6;
    config.limits.import_credit = 2;
    let house = House::with(folder, config);
    let (table, tokens) = house.open(race()).await;
    let record = house.post(&format!("/api/tables/{table}/act"), &[("authorization", &tokens[0])], &json!({})).await;
    assert_eq!(record.status, 422);
    for status in [422, 422, 429] {
        assert_eq!(house.post("/api/records", &[], &json!({})).await.status, status);
    }
    // One table and three records, refused or not: two are left of the day.
    for status in [201, 201, 429] {
        assert_eq!(house.post("/api/tables", &[], &race()).await.status, status);
    }
}

#[tokio::test]
async fn a_full_house_opens_no_more_tables_and_plays_on() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.store_bytes = 150_000;
    let house = House::with(folder, config);
    let (table, tokens) = house.open(race()).await;
    let mut refused = None;
    for _ in 0..200 {
        let got = house.post("/api/tables", &[], &race()).await;
        if got.status != 201 {
            refused = Some(got);
            break;
        }
    }
    let refused = refused.expect("the house is full at last").expect(507);
    assert!(refused.text.contains("no room for another table"), "{}", refused.text);
    let list = house.actions(&table, &tokens[0]).await;
    house.act(&table, &tokens[0], json!({ "id": list["actions"][0]["id"] })).await.expect(200);
}

#[tokio::test]
async fn a_name_with_a_passphrase_is_nobody_elses_however_it_is_written() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.guess_credit = 5;
    let house = House::with(folder, config);
    let alice = house.get("/", &[]).await.cookie();
    house.form("/settings/name", &[("cookie", &alice)], "name=Alice").await.expect(303);
    house.form("/settings/passphrase", &[("cookie", &alice)], "passphrase=vent+debout+ici").await.expect(200);
    let other = house.get("/", &[]).await.cookie();
    // As it is, in capitals, with a zero-width space, in Cyrillic, turned around, with a one for the l.
    for name in ["Alice", "ALICE", "Al%E2%80%8Bice", "%D0%90lice", "%E2%80%AEAlice", "A1ice", "Alic%C3%A9"] {
        house.form("/settings/name", &[("cookie", &other)], &format!("name={name}")).await.expect(409);
        let play = format!("game=sail-race&name={name}&seat1=me&seat2=bot");
        house.form("/play", &[("cookie", &other)], &play).await.expect(409);
    }
    house.form("/settings/name", &[("cookie", &other)], "name=Alicia").await.expect(303);
    for name in ["Alice", "\u{410}lice"] {
        let body = json!({ "game": "sail-race", "seats": [{ "kind": "human", "name": name }, { "kind": "open" }] });
        house.post("/api/tables", &[], &body).await.expect(409);
    }
    let body = json!({ "game": "sail-race", "seats": [{ "kind": "human", "name": "Bob" }, { "kind": "open" }] });
    let (table, tokens) = house.open(body).await;
    house.post(&format!("/api/tables/{table}/join"), &[], &json!({ "name": "a l i c e" })).await.expect(409);
    let rename = json!({ "seat": 0, "what": "rename", "name": "Alice" });
    house.post(&format!("/api/tables/{table}/seat"), &[("authorization", &tokens[0])], &rename).await.expect(409);
    // She herself keeps it, on every table.
    let hers = house.form("/play", &[("cookie", &alice)], "game=sail-race&name=Alice&seat1=me&seat2=bot").await;
    assert_eq!(hers.status, 303);
    // Guesses for one name count together, whatever address they come from and however it is spelled.
    let mut statuses = Vec::new();
    for name in ["Alice", "alice", "ALICE", "A1ice", "Alice", "Alice", "alice"] {
        let body = format!("name={name}&passphrase=wrong+wrong+wrong");
        statuses.push(house.form("/settings/return", &[], &body).await.status.as_u16());
    }
    assert_eq!(statuses, [403, 403, 403, 403, 403, 429, 429]);
    house.form("/settings/return", &[], "name=Alicia&passphrase=wrong+wrong+wrong").await.expect(403);
}
