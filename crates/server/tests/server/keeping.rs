//! What is kept: in which file, for whose eyes, for how long, and when a part of it is damaged.

use crate::common::{Folder, House, Served, config, eventually, four, race};
use galerne_server::{App, DATABASE, StoreError, backup};
use serde_json::json;
use std::path::Path;
use std::time::Duration;

/// The file alone, without its log: the copy that a careless operator makes.
fn tables_in(file: &Path) -> i64 {
    let alone = Folder::new();
    let copy = alone.path().join("copy.sqlite");
    std::fs::copy(file, &copy).unwrap();
    let connection = rusqlite::Connection::open(copy).unwrap();
    connection.query_row("SELECT count(*) FROM tables", [], |row| row.get(0)).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_stop_the_one_file_holds_everything() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    for _ in 0..5 {
        server.open(race()).await;
    }
    server.stop().await;
    assert_eq!(tables_in(&folder.path().join(DATABASE)), 5);
    let log = std::fs::metadata(folder.path().join(format!("{DATABASE}-wal"))).map_or(0, |about| about.len());
    assert!(log <= 32, "nothing but the head of a log is left in it: {log} bytes");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_is_made_while_the_server_plays_and_can_be_served() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let (table, tokens) = server.open(race()).await;
    let to = Folder::new();
    let copy = to.path().join("copy");
    backup(folder.path(), None, &copy).unwrap();
    let (later, _) = server.open(race()).await;
    assert!(backup(folder.path(), None, &copy).is_err(), "nothing is overwritten");
    let nowhere = Folder::new();
    assert!(backup(nowhere.path(), None, &to.path().join("other")).is_err(), "there is nothing to copy");
    server.stop().await;
    let mut settings = config(&folder);
    settings.data = copy;
    let house = House::with(to, settings);
    assert_eq!(house.app.replay().await.unwrap().good, 1);
    let state = house.state(&table, &tokens[0]).await;
    assert_eq!(state["mine"], json!([0]), "the key was copied as well: tokens still open their seats");
    assert_eq!(house.get(&format!("/api/tables/{later}"), &[]).await.status, 404);
}

/// What a page with that version and mark is sent first when it comes back.
async fn first(server: &Served, table: &str, token: &str, v: usize, mark: &str) -> String {
    let more = format!("&m={mark}");
    let mut page = server.socket_of(table, v, &more, &[("authorization", token)]).await.unwrap();
    page.next().await.unwrap()["t"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_from_before_a_backup_was_restored_starts_over() {
    let (folder, to) = (Folder::new(), Folder::new());
    let server = Served::new(config(&folder)).await;
    let (table, tokens) = server.open(four()).await;
    let moved = async |server: &Served, seat: usize, v: usize, column: usize| {
        let mut page = server.socket(&table, v, &[("authorization", &tokens[seat])]).await.unwrap();
        page.say(json!({ "t": "act", "client": format!("c{column}"), "v": v, "seat": seat, "id": column })).await;
        loop {
            let message = page.next().await.unwrap();
            if message["v"] == v + 1 && message["t"] == "step" {
                let mark = message["m"].as_str().unwrap();
                assert_eq!(mark.len(), 8, "{message}");
                break mark.to_owned();
            }
        }
    };
    let shared = moved(&server, 0, 0, 3).await;
    let copy = to.path().join("copy");
    backup(folder.path(), None, &copy).unwrap();
    let lost = moved(&server, 1, 1, 2).await;
    assert_ne!(first(&server, &table, &tokens[0], 2, &lost).await, "page", "nothing was missed");
    server.stop().await;
    let mut settings = config(&to);
    settings.data = copy;
    let server = Served::new(settings).await;
    let kept = moved(&server, 1, 1, 4).await;
    assert_ne!(kept, lost);
    assert_eq!(first(&server, &table, &tokens[0], 2, &lost).await, "page");
    assert_ne!(first(&server, &table, &tokens[0], 2, &kept).await, "page");
    assert_ne!(first(&server, &table, &tokens[0], 1, &shared).await, "page", "this is still the same history");
    assert_ne!(first(&server, &table, "", 2, &lost).await, "v");
}

/// A server that was killed: everything is in the log, nothing in the file.
async fn killed(tables: usize) -> (Folder, Vec<u8>) {
    let house = House::new();
    for _ in 0..tables {
        house.open(four()).await;
    }
    let log = std::fs::read(house.folder.path().join(format!("{DATABASE}-wal"))).unwrap();
    let file = std::fs::read(house.folder.path().join(DATABASE)).unwrap();
    let folder = house.closed().await;
    std::fs::write(folder.path().join(DATABASE), file).unwrap();
    (folder, log)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_log_is_no_empty_server() {
    let (folder, mut log) = killed(6).await;
    let path = folder.path().join(format!("{DATABASE}-wal"));
    let file = std::fs::read(folder.path().join(DATABASE)).unwrap();
    std::fs::write(&path, &log).unwrap();
    let settings = config(&folder);
    let house = House::with(folder, settings);
    assert_eq!(house.app.replay().await.unwrap().good, 6, "a sound log is all that a crash leaves");
    let folder = house.closed().await;
    std::fs::write(folder.path().join(DATABASE), file).unwrap();
    // The very first frame: without it SQLite knows of no table at all.
    log[100] ^= 0xff;
    std::fs::write(&path, &log).unwrap();
    let error = App::open(config(&folder)).unwrap_err();
    assert!(matches!(error, StoreError::LogLost(_)), "{error:?}");
    let said = galerne_server::say(galerne_texts::Language::En, &error.for_operators());
    assert!(said.contains("-wal") && said.contains("restore a backup"), "{said}");
    assert!(
        !galerne_server::say(galerne_texts::Language::En, &error.message()).contains("wal"),
        "players learn no paths"
    );
    let copied = std::fs::read_dir(folder.path())
        .unwrap()
        .any(|entry| entry.unwrap().file_name().to_string_lossy().contains("-wal.damaged-"));
    assert!(copied, "what could not be read is kept");
}

/// Ids of tables, the first of them damaged in the way given.
async fn damaged(harm: impl Fn(&rusqlite::Connection, &str)) -> (House, Vec<String>) {
    let house = House::new();
    let mut ids = Vec::new();
    for _ in 0..4 {
        ids.push(house.open(race()).await.0);
    }
    let folder = house.closed().await;
    let file = rusqlite::Connection::open(folder.path().join(DATABASE)).unwrap();
    harm(&file, &ids[0]);
    drop(file);
    let settings = config(&folder);
    (House::with(folder, settings), ids)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_row_that_cannot_be_read_costs_its_own_table() {
    for sql in [
        "UPDATE seats SET name = CAST(x'ff41' AS TEXT) WHERE table_id = ?",
        "UPDATE tables SET options = CAST(x'ff' AS TEXT) WHERE id = ?",
        "UPDATE tables SET chance = 'nonsense' WHERE id = ?",
    ] {
        let (house, ids) = damaged(|file, id| assert!(file.execute(sql, [id]).unwrap() > 0)).await;
        let replayed = house.app.replay().await.unwrap_or_else(|error| panic!("{sql}: {error}"));
        assert_eq!((replayed.good, replayed.closed.len()), (3, 1), "{sql}");
        assert_eq!(replayed.closed[0].0, ids[0]);
        let answer = house.get(&format!("/api/tables/{}", ids[0]), &[]).await.expect(503);
        assert!(!answer.text.contains("sqlite"), "{}", answer.text);
        for id in &ids[1..] {
            house.get(&format!("/api/tables/{id}"), &[]).await.expect(200);
        }
        house.get("/", &[]).await.expect(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_damaged_page_costs_what_lies_on_it() {
    let house = House::new();
    let mut ids = Vec::new();
    for _ in 0..60 {
        ids.push(house.open(race()).await.0);
    }
    let folder = house.closed().await;
    let path = folder.path().join(DATABASE);
    // The last leaf of the tables' own tree.
    let file = rusqlite::Connection::open(&path).unwrap();
    file.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |_| Ok(())).unwrap();
    let root: usize =
        file.query_row("SELECT rootpage FROM sqlite_schema WHERE name = 'tables'", [], |row| row.get(0)).unwrap();
    drop(file);
    let mut bytes = std::fs::read(&path).unwrap();
    let root = &bytes[(root - 1) * 4096..root * 4096];
    assert_eq!(root[0], 5, "the tree has leaves");
    let leaf = u32::from_be_bytes([root[8], root[9], root[10], root[11]]) as usize;
    bytes[(leaf - 1) * 4096..leaf * 4096].fill(0xa5);
    std::fs::write(&path, bytes).unwrap();
    let settings = config(&folder);
    let house = House::with(folder, settings);
    let replayed = house.app.replay().await.unwrap();
    assert!(replayed.good < 60, "{replayed:?}");
    let mut statuses = Vec::new();
    for id in &ids {
        statuses.push(house.get(&format!("/api/tables/{id}"), &[]).await.status.as_u16());
    }
    assert!(statuses.contains(&200) && statuses.contains(&503), "some can be played, some not: {statuses:?}");
    let served = Served::new(config(&house.closed().await)).await;
    served.stop().await;
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn other_users_of_the_machine_read_nothing() {
    use std::os::unix::fs::PermissionsExt as _;
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    let outer = Folder::new();
    let data = outer.path().join("data");
    let mut settings = config(&outer);
    settings.data = data.clone();
    let house = House::with(outer, settings.clone());
    house.open(race()).await;
    assert_eq!(mode(&data), 0o700);
    for name in [DATABASE, "galerne.sqlite-wal", "galerne.sqlite-shm", "key"] {
        assert_eq!(mode(&data.join(name)), 0o600, "{name}");
    }
    assert_eq!(mode(&data.join("lab")), 0o700);
    // A folder from before that was so.
    let House { app, folder } = house;
    drop(app);
    for name in [DATABASE, "lab"] {
        let open = if name == "lab" { 0o755 } else { 0o644 };
        std::fs::set_permissions(data.join(name), std::fs::Permissions::from_mode(open)).unwrap();
    }
    eventually("the folder is free", async || App::open(settings.clone()).ok()).await;
    assert_eq!((mode(&data.join(DATABASE)), mode(&data.join("lab"))), (0o600, 0o700));
    drop(folder);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_deleted_unless_somebody_wants_it() {
    let house = House::new();
    let (old, _) = house.open(race()).await;
    let (young, _) = house.open(race()).await;
    let folder = house.closed().await;
    let file = rusqlite::Connection::open(folder.path().join(DATABASE)).unwrap();
    let back = "UPDATE tables SET created = created - 40 * 86400 WHERE id = ?";
    file.execute(back, [&old]).unwrap();
    file.execute("UPDATE entries SET at = at - 40 * 86400 WHERE table_id = ?", [&old]).unwrap();
    // An old table with a move today is young.
    file.execute(back, [&young]).unwrap();
    let moved = "INSERT INTO entries VALUES (?, 0, '{}', NULL, strftime('%s'))";
    file.execute(moved, [&young]).unwrap_or_default();
    drop(file);
    let settings = config(&folder);
    let house = House::with(folder, settings);
    house.app.clean_up().await.unwrap();
    assert_eq!(house.get(&format!("/api/tables/{old}"), &[]).await.status, 200);
    let folder = house.closed().await;
    let mut settings = config(&folder);
    settings.keep_days = Some(30);
    let house = House::with(folder, settings);
    house.app.clean_up().await.unwrap();
    assert_eq!(house.get(&format!("/api/tables/{old}"), &[]).await.status, 404);
    assert_ne!(house.get(&format!("/api/tables/{young}"), &[]).await.status, 404);
}

#[tokio::test(flavor = "multi_thread")]
async fn who_opened_a_table_of_bots_can_clear_it_away() {
    let house = House::new();
    let body = json!({ "game": "connect-four", "seats": [{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }] });
    let opened = house.post("/api/tables", &[], &body).await.expect(201).json();
    let (table, owner) = (opened["table"].as_str().unwrap(), opened["owner"].as_str().unwrap());
    let path = format!("/api/tables/{table}");
    let delete = async |token: &str| {
        let request =
            axum::http::Request::delete(&path).header("host", crate::common::HOST).header("authorization", token);
        house.send(request.body(axum::body::Body::empty()).unwrap()).await.status.as_u16()
    };
    let (other, _) = house.open(race()).await;
    assert_eq!(delete("Bearer owner-00").await, 401);
    assert_eq!(delete(&crate::common::bearer(owner).replace(table, &other)).await, 204);
    assert_eq!(house.get(&path, &[]).await.status, 404);
    assert_eq!(house.get(&format!("/api/tables/{other}"), &[]).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_does_not_answer_is_noticed() {
    let folder = Folder::new();
    let mut settings = config(&folder);
    settings.limits.health_wait = Duration::from_millis(200);
    let house = House::with(folder, settings);
    // What was found is said again for a second, and a busy disk may be late once.
    let health = async |text: &str| {
        eventually(text, async || (house.get("/health", &[]).await.text == text).then_some(())).await;
    };
    health("ok\n").await;
    let app = house.app.clone();
    let held = tokio::spawn(async move { app.hold_writer(Duration::from_secs(5)).await });
    health("the database does not answer\n").await;
    held.await.unwrap().unwrap();
    health("ok\n").await;
}
