//! What goes wrong, or would cost too much, and what becomes of it.

use crate::common::{Folder, House, Served, config, eventually};
use galerne_server::DATABASE;
use serde_json::{Value, json};
use std::time::{Duration, Instant};

fn alone() -> Value {
    json!({ "game": "sail-race", "chance": "throw", "seats": [{ "kind": "human", "name": "Sov" }] })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_is_carried_out_once_however_late_it_is_repeated() {
    let house = House::new();
    let (table, tokens) = house.open(alone()).await;
    let list = house.actions(&table, &tokens[0]).await;
    let id = list["actions"][0]["id"].clone();
    let undo = format!("/api/tables/{table}/undo");
    let mut first = Value::Null;
    for n in 0..100 {
        let done =
            house.act(&table, &tokens[0], json!({ "id": id, "client": format!("a{n}") })).await.expect(200).json();
        if n == 0 {
            first = done;
        }
        let body = json!({ "client": format!("u{n}") });
        house.post(&undo, &[("authorization", &tokens[0])], &body).await.expect(200);
    }
    let v = house.state(&table, &tokens[0]).await["v"].clone();
    let repeated = json!({ "id": id, "client": "a0" });
    assert_eq!(house.act(&table, &tokens[0], repeated.clone()).await.expect(200).json(), first);
    assert_eq!(house.state(&table, &tokens[0]).await["v"], v, "nothing was done");
    let house = house.again().await;
    assert_eq!(house.act(&table, &tokens[0], repeated).await.expect(200).json(), first, "after a restart too");
    assert_eq!(house.state(&table, &tokens[0]).await["v"], v);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_go_on_by_themselves_when_the_disk_has_room_again() {
    let house = House::new();
    let bots = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    house.app.limit_pages(1).await.unwrap();
    let wanted = json!({ "game": "sail-race", "options": { "max_turns": 1000 }, "seats": bots });
    let table = match house.post("/api/tables", &[], &wanted).await {
        got if got.status == 201 => got.json()["table"].as_str().unwrap().to_owned(),
        got => panic!("the few pages there are hold a table: {}", got.text),
    };
    let now = async || {
        let state = house.state(&table, "").await;
        (state["waits"].as_str().unwrap().contains("try again"), state["v"].as_u64().unwrap())
    };
    let v = eventually("the table says that it waits", async || {
        let (stuck, v) = now().await;
        stuck.then_some(v)
    })
    .await;
    house.app.limit_pages(1_000_000).await.unwrap();
    eventually("the table goes on", async || {
        let (stuck, later) = now().await;
        (!stuck && later > v).then_some(())
    })
    .await;
}

#[tokio::test(flavor = "multi_thread")]
async fn tables_in_memory_are_bounded() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.tables_in_memory = 10;
    let house = House::with(folder, config);
    let body = json!({ "game": "connect-four", "seats": [{ "kind": "human" }, { "kind": "human" }] });
    let mut tables = Vec::new();
    for _ in 0..40 {
        tables.push(house.open(body.clone()).await);
    }
    let metrics = house.get("/metrics", &[]).await.text;
    let held = metrics.lines().find_map(|line| line.strip_prefix("galerne_tables_in_memory ")).expect("a count");
    assert!(held.parse::<usize>().unwrap() <= 10, "{held}");
    let (table, tokens) = &tables[0];
    house.act(table, &tokens[0], json!({ "id": 3 })).await.expect(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_many_ask_for_is_thought_once_and_each_pays_for_what_they_begin() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.insight_credit = 1;
    config.limits.insight_window = Duration::from_secs(3600);
    let server = Served::new(config).await;
    let body = json!({ "game": "connect-four", "seats": [{ "kind": "human" }, { "kind": "human" }] });
    let (table, tokens) = server.open(body).await;
    let mut sockets = Vec::new();
    for _ in 0..4 {
        let mut socket = server.seat(&table, &tokens[0]).await;
        socket.until("page").await;
        sockets.push(socket);
    }
    for socket in &mut sockets {
        socket.say(json!({ "t": "hint", "client": "h", "seat": 0 })).await;
    }
    for socket in &mut sockets {
        assert_eq!(socket.answer("h").await["t"], "hint", "asked at once, thought once");
    }
    for (seat, column) in [(0, 3), (1, 3)] {
        let body = json!({ "id": column }).to_string();
        let path = format!("/api/tables/{table}/act");
        assert_eq!(server.call("POST", &path, &[("authorization", &tokens[seat])], &body).await.0, 200);
    }
    sockets[0].say(json!({ "t": "hint", "client": "more", "seat": 0 })).await;
    assert_eq!(sockets[0].answer("more").await["t"], "refused", "another thought is one too many");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rename_replays_nothing() {
    let house = House::new();
    let (table, tokens) = house.open(alone()).await;
    let id = house.actions(&table, &tokens[0]).await["actions"][0]["id"].clone();
    house.act(&table, &tokens[0], json!({ "id": id })).await.expect(200);
    // A long record: the same move taken and taken back, as an imported one may be.
    let undo = format!("/api/tables/{table}/undo");
    for _ in 0..1500 {
        house.post(&undo, &[("authorization", &tokens[0])], &json!({})).await.expect(200);
        house.act(&table, &tokens[0], json!({ "id": id })).await.expect(200);
    }
    let house = house.again().await;
    let started = Instant::now();
    house.state(&table, &tokens[0]).await;
    let replay = started.elapsed();
    let seat = format!("/api/tables/{table}/seat");
    let mut quickest = Duration::MAX;
    for n in 0..20 {
        let body = json!({ "seat": 0, "what": "rename", "name": format!("Sov {n}") });
        let started = Instant::now();
        house.post(&seat, &[("authorization", &tokens[0])], &body).await.expect(204);
        quickest = quickest.min(started.elapsed());
    }
    // The quickest of many: a busy machine delays some of them, a replay all of them.
    assert!(quickest < replay / 2, "a rename takes {quickest:?}, a replay {replay:?}");
}

/// The table of that id in the reader's own list.
async fn card(house: &House, cookie: &str, table: &str) -> Value {
    let lists = house.get("/api/tables", &[("cookie", cookie)]).await.expect(200).json();
    let mine = lists["mine"].as_array().unwrap().iter().find(|card| card["id"] == table);
    mine.unwrap_or_else(|| panic!("not listed: {lists}")).clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_know_whose_turn_it_is_and_how_it_ended_without_opening_a_table() {
    let house = House::new();
    let cookie = house.get("/", &[]).await.cookie();
    let form = "game=connect-four&seat1=me&seat2=me";
    let got = house.form("/play", &[("cookie", &cookie)], form).await.expect(303);
    let table = got.headers["location"].to_str().unwrap().strip_prefix("/table/").unwrap().to_owned();
    let house = house.again().await;
    let listed = card(&house, &cookie, &table).await;
    assert_eq!((&listed["awaits_me"], &listed["seats"][0]["awaited"]), (&json!(true), &json!(true)), "{listed}");
    assert!(house.get("/", &[("cookie", &cookie)]).await.text.contains("data-awaited"), "the page says so");
    assert!(house.get("/metrics", &[]).await.text.contains("galerne_tables_in_memory 0"));
    let path = format!("/api/tables/{table}/act");
    for (turn, column) in [0, 1, 0, 1, 0, 1, 0].into_iter().enumerate() {
        let headers = [("cookie", cookie.as_str()), ("origin", crate::common::ORIGIN)];
        house.post(&path, &headers, &json!({ "id": column, "seat": turn % 2 })).await.expect(200);
    }
    let house = house.again().await;
    let listed = card(&house, &cookie, &table).await;
    assert_eq!((&listed["status"], &listed["awaits_me"]), (&json!("over"), &json!(false)), "{listed}");
    let won: Vec<&Value> = listed["result"].as_array().unwrap().iter().map(|line| &line["won"]).collect();
    assert_eq!(won, [&json!(true), &json!(false)], "{listed}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_of_older_rules_opens_as_far_as_both_agree_and_says_so() {
    let house = House::new();
    let body = json!({ "game": "connect-four", "seats": [{ "kind": "human" }, { "kind": "human" }] });
    let (table, tokens) = house.open(body).await;
    for (seat, column) in [(0, 3), (1, 3), (0, 2)] {
        house.act(&table, &tokens[seat], json!({ "id": column })).await.expect(200);
    }
    let folder = house.closed().await;
    let file = rusqlite::Connection::open(folder.path().join(DATABASE)).unwrap();
    file.execute("UPDATE tables SET rules = 0", []).unwrap();
    let sql = "UPDATE entries SET entry = replace(entry, '\"column\":2', '\"column\":5') WHERE seq = 2";
    assert_eq!(file.execute(sql, []).unwrap(), 1);
    drop(file);
    let config = config(&folder);
    let house = House::with(folder, config);
    let state = house.state(&table, &tokens[0]).await;
    assert_eq!((&state["status"], state["log"].as_array().map(Vec::len)), (&json!("closed"), Some(2)), "{state}");
    let waits = state["waits"].as_str().unwrap();
    assert!(waits.contains("version 0 of the rules") && waits.contains("nothing of it was deleted"), "{waits}");
    house.act(&table, &tokens[1], json!({ "id": 0 })).await.expect(410);
    let count: i64 = rusqlite::Connection::open(house.folder.path().join(DATABASE))
        .unwrap()
        .query_row("SELECT count(*) FROM entries", [], |row| row.get(0))
        .unwrap();
    assert_eq!(count, 3, "the record is whole");
}
