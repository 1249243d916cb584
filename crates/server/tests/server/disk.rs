//! What becomes of tables when the disk is full, cannot be read, or holds a file of an older program.

use crate::common::{Folder, House, NEVER, Served, config, four};
use galerne_server::DATABASE;
use rusqlite::Connection;
use serde_json::json;

/// A reader meets a full disk only where something is to be written, and is told so; everything can still be looked at, and writing
/// goes on by itself once there is room.
#[tokio::test(flavor = "multi_thread")]
async fn on_a_full_disk_everything_can_be_read_and_nothing_is_half_written() {
    let house = House::new();
    let cookie = house.get("/", &[]).await.cookie();
    let got = house.form("/play", &[("cookie", &cookie)], "game=connect-four&seat1=me&seat2=me").await.expect(303);
    let mine = got.headers["location"].to_str().unwrap().to_owned();
    let alone = json!({ "game": "sail-race", "chance": "throw", "seats": [{ "kind": "human", "name": "Sov" }] });
    let (table, tokens) = house.open(alone).await;
    let id = house.actions(&table, &tokens[0]).await["actions"][0]["id"].clone();
    house.act(&table, &tokens[0], json!({ "id": id })).await.expect(200);
    house.app.limit_pages(1).await.unwrap();
    // The pages there are hold a few more entries: the move is taken back and made again until there is no room left.
    let undo = format!("/api/tables/{table}/undo");
    let mut refused = None;
    for n in 0..4_000 {
        let got = match n % 2 {
            0 => house.post(&undo, &[("authorization", &tokens[0])], &json!({})).await,
            _ => house.act(&table, &tokens[0], json!({ "id": id })).await,
        };
        if got.status != 200 {
            refused = Some(got);
            break;
        }
    }
    let got = refused.expect("a file that may not grow is full at some time").expect(503);
    assert!(
        got.text.contains("disk of the server is full") && got.text.contains("Nothing was changed"),
        "{}",
        got.text
    );
    let state = house.state(&table, &tokens[0]).await;
    for (path, headers) in [
        ("/", vec![("cookie", cookie.as_str())]),
        (mine.as_str(), vec![("cookie", cookie.as_str())]),
        (&format!("/table/{table}"), vec![]),
        (&format!("/table/{table}/replay"), vec![]),
        (&format!("/api/tables/{table}/record"), vec![]),
        ("/rules/connect-four", vec![]),
        ("/settings", vec![("cookie", cookie.as_str())]),
    ] {
        house.get(path, &headers).await.expect(200);
    }
    let opened = house.post("/api/tables", &[], &four()).await;
    assert!(opened.status == 507 || opened.status == 201, "{}", opened.text);
    house.app.limit_pages(1_000_000).await.unwrap();
    let again = match state["turn"].get("decide") {
        Some(_) => house.act(&table, &tokens[0], json!({ "id": id })).await,
        None => house.post(&undo, &[("authorization", &tokens[0])], &json!({})).await,
    };
    again.expect(200);
    let v = house.state(&table, &tokens[0]).await["v"].clone();
    let house = house.again().await;
    assert_eq!(house.state(&table, &tokens[0]).await["v"], v, "what was acknowledged is there, and nothing else");
}

/// A move that can neither be written nor taken back by reading the table again: readers are sent away and come back to a sound table.
#[tokio::test(flavor = "multi_thread")]
async fn readers_are_sent_away_when_the_table_cannot_even_be_read_again() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let (table, tokens) = server.open(four()).await;
    let mut socket = server.seat(&table, &tokens[0]).await;
    socket.until("page").await;
    let file = Connection::open(folder.path().join(DATABASE)).unwrap();
    file.busy_timeout(NEVER).unwrap();
    file.execute("ALTER TABLE entries RENAME TO hidden", []).unwrap();
    socket.say(json!({ "t": "act", "client": "a", "v": 0, "seat": 0, "id": 3 })).await;
    let (mut bye, mut refused) = (None, None);
    while let Some(message) = socket.next().await {
        match message["t"].as_str() {
            Some("bye") => bye = Some(message),
            Some("refused") => refused = Some(message),
            _ => {}
        }
    }
    let bye = bye.expect("a last word");
    assert!(bye["retry"].as_u64().is_some(), "the page comes back by itself: {bye}");
    assert!(refused.is_none_or(|refused| refused["client"] == "a"));
    file.execute("ALTER TABLE hidden RENAME TO entries", []).unwrap();
    let mut socket = server.seat(&table, &tokens[0]).await;
    assert_eq!(socket.until("page").await["v"], 0, "nothing of the move is left");
    socket.say(json!({ "t": "act", "client": "a", "v": 0, "seat": 0, "id": 3 })).await;
    assert_eq!(socket.answer("a").await["t"], "ack");
    server.stop().await;
}

/// A file as the first program wrote it: no column for names that look alike, no table for lists or former players.
#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_the_first_program_is_taken_over_whole() {
    let house = House::new();
    let cookie = house.get("/", &[]).await.cookie();
    let name = house.form("/settings/name", &[("cookie", &cookie)], "name=Alice").await;
    assert_eq!(name.status, 303, "{}", name.text);
    let word = house.form("/settings/passphrase", &[("cookie", &cookie)], "passphrase=correct horse battery").await;
    assert_eq!(word.status, 200, "{}", word.text);
    let got = house.form("/play", &[("cookie", &cookie)], "game=connect-four&seat1=me&seat2=me").await.expect(303);
    let mine = got.headers["location"].to_str().unwrap().strip_prefix("/table/").unwrap().to_owned();
    let (table, tokens) = house.open(four()).await;
    for (seat, column) in [(0, 3), (1, 3), (0, 2)] {
        house.act(&table, &tokens[seat], json!({ "id": column })).await.expect(200);
    }
    let before = house.state(&table, &tokens[0]).await;
    let folder = house.closed().await;
    let file = Connection::open(folder.path().join(DATABASE)).unwrap();
    file.execute_batch(
        "DROP TABLE reviews; DROP TABLE former; DROP TABLE states; DROP INDEX people_by_likeness; ALTER TABLE people DROP COLUMN likeness;
         ALTER TABLE tables DROP COLUMN luck;
         PRAGMA user_version = 1;",
    )
    .unwrap();
    drop(file);
    let config = config(&folder);
    let house = House::with(folder, config);
    let replayed = house.app.replay().await.unwrap();
    assert_eq!((replayed.good, replayed.closed.len()), (2, 0));
    let after = house.state(&table, &tokens[0]).await;
    assert_eq!((&after["v"], &after["log"], &after["board"]), (&before["v"], &before["log"], &before["board"]));
    house.act(&table, &tokens[1], json!({ "id": 2 })).await.expect(200);
    let lists = house.get("/api/tables", &[("cookie", &cookie)]).await.expect(200).json();
    assert!(lists["mine"].as_array().unwrap().iter().any(|card| card["id"] == mine.as_str()), "{lists}");
    // The protection of names reaches those that were there before.
    let other = house.get("/", &[]).await.cookie();
    let refused = house.form("/settings/name", &[("cookie", &other)], "name=A1ice").await;
    assert_eq!(refused.status, 409, "{}", refused.text);
    let version: i64 = Connection::open(house.folder.path().join(DATABASE))
        .unwrap()
        .query_row("PRAGMA user_version", [], |row| row.get(0))
        .unwrap();
    assert!(version > 1);
}

/// A table that replays under newer rules is played on under them, and from its first new entry on says so.
#[tokio::test(flavor = "multi_thread")]
async fn the_first_entry_under_newer_rules_stores_their_version() {
    let house = House::new();
    let (table, tokens) = house.open(four()).await;
    house.act(&table, &tokens[0], json!({ "id": 3 })).await.expect(200);
    let folder = house.closed().await;
    let path = folder.path().join(DATABASE);
    let now: u32 =
        Connection::open(&path).unwrap().query_row("SELECT rules FROM tables", [], |row| row.get(0)).unwrap();
    Connection::open(&path).unwrap().execute("UPDATE tables SET rules = 0", []).unwrap();
    let config = config(&folder);
    let house = House::with(folder, config);
    let rules = || -> u32 {
        Connection::open(&path).unwrap().query_row("SELECT rules FROM tables", [], |row| row.get(0)).unwrap()
    };
    assert_eq!(house.state(&table, &tokens[0]).await["status"], "playing");
    assert_eq!(rules(), 0, "looking changes nothing");
    house.act(&table, &tokens[1], json!({ "id": 2 })).await.expect(200);
    assert_eq!(rules(), now);
}
