//! The file: what survives, what is refused, what is shown when it no longer fits.

use crate::common::{Folder, House, config, four, is_on_postgres, race};
use galerne_server::{App, DATABASE, StoreError};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn a_table_comes_back_as_it_was() {
    let house = House::new();
    let (table, tokens) = house.open(four()).await;
    for (seat, column) in [(0, 3), (1, 3), (0, 2)] {
        house.act(&table, &tokens[seat], json!({ "id": column })).await.expect(200);
    }
    let before = house.state(&table, &tokens[1]).await;
    let house = house.again().await;
    // Servers that share a database replay nothing at their start.
    assert_eq!(house.app.replay().await.unwrap().good, usize::from(!is_on_postgres()));
    let mut after = house.state(&table, &tokens[1]).await;
    // Who asked for something a moment ago is forgotten with the process.
    assert_eq!((&before["seats"][0]["here"], &after["seats"][0]["here"]), (&json!(true), &json!(false)));
    after["seats"][0]["here"] = json!(true);
    assert_eq!(after, before, "the token still opens the same view");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_leaves_the_memory_is_read_again() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.table_idle = std::time::Duration::ZERO;
    let house = House::with(folder, config);
    let (table, tokens) = house.open(four()).await;
    house.act(&table, &tokens[0], json!({ "id": 3 })).await.expect(200);
    house.app.sweep().await;
    assert!(house.get("/metrics", &[]).await.text.contains("galerne_tables_in_memory 0"));
    assert_eq!(house.state(&table, &tokens[0]).await["v"], 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_changes_nothing() {
    let house = House::new();
    // Nothing but this test throws the dice.
    let mut body = race();
    body["chance"] = json!("throw");
    let (table, tokens) = house.open(body).await;
    house.actions(&table, &tokens[0]).await;
    house.app.limit_pages(1).await.unwrap();
    // The pages there are have room for some more moves; then the disk is full.
    let chance = format!("/api/tables/{table}/chance");
    let mut refused = None;
    for turn in 0..2000 {
        let token = &tokens[turn % 2];
        let path = format!("/api/tables/{table}/actions");
        let list = house.get(&path, &[("authorization", token)]).await.expect(200).json();
        let got = match list["actions"].as_array().unwrap().first() {
            Some(action) => house.act(&table, token, json!({ "id": action["id"] })).await,
            None => house.post(&chance, &[("authorization", token)], &json!({ "roll": true })).await,
        };
        if !matches!(got.status.as_u16(), 200 | 422) {
            refused = Some((got, list["v"].clone()));
            break;
        }
    }
    let (got, v) = refused.expect("the disk is full at last");
    assert_eq!(got.status, 503, "{}", got.text);
    assert!(got.text.contains("disk"), "{}", got.text);
    assert_eq!(house.state(&table, "").await["v"], v, "memory went back to what is on the disk");
    house.app.limit_pages(1_000_000).await.unwrap();
    let list = house.get(&format!("/api/tables/{table}/actions"), &[("authorization", &tokens[0])]).await.json();
    match list["actions"].as_array().unwrap().first() {
        Some(action) => house.act(&table, &tokens[0], json!({ "id": action["id"] })).await.expect(200),
        None => house.post(&chance, &[("authorization", &tokens[0])], &json!({ "roll": true })).await.expect(200),
    };
    let v = house.state(&table, "").await["v"].as_u64().unwrap();
    let house = house.again().await;
    assert!(house.state(&table, "").await["v"].as_u64().unwrap() >= v);
}

#[tokio::test]
async fn a_foreign_file_and_a_used_folder_are_left_alone() {
    let folder = Folder::new();
    std::fs::write(folder.path().join(DATABASE), "not a database at all, but long enough to look like something")
        .unwrap();
    let error = App::open(config(&folder)).unwrap_err();
    assert!(matches!(error, StoreError::Foreign(_)), "{error:?}");

    let folder = Folder::new();
    let other = rusqlite::Connection::open(folder.path().join(DATABASE)).unwrap();
    other.execute_batch("CREATE TABLE theirs (x)").unwrap();
    drop(other);
    assert!(matches!(App::open(config(&folder)).unwrap_err(), StoreError::Foreign(_)));

    let folder = Folder::new();
    let first = App::open(config(&folder)).unwrap();
    assert!(matches!(App::open(config(&folder)).unwrap_err(), StoreError::InUse(_)));
    drop(first);
    let newer = rusqlite::Connection::open(folder.path().join(DATABASE)).unwrap();
    newer.pragma_update(None, "user_version", 99).unwrap();
    assert_eq!(App::open(config(&folder)).unwrap_err(), StoreError::Newer { found: 99, known: 5 });
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        let mode = std::fs::metadata(folder.path().join("key")).unwrap().permissions().mode();
        assert_eq!(mode & 0o777, 0o600);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_whose_rules_changed_is_closed_and_not_nonsense() {
    let house = House::new();
    let (table, tokens) = house.open(four()).await;
    let (good, _) = house.open(four()).await;
    for (seat, column) in [(0, 3), (1, 3)] {
        house.act(&table, &tokens[seat], json!({ "id": column })).await.expect(200);
    }
    let folder = house.closed().await;
    // As if the second disc had fallen elsewhere: the fingerprint no longer agrees.
    let file = rusqlite::Connection::open(folder.path().join(DATABASE)).unwrap();
    let sql =
        "UPDATE entries SET entry = replace(entry, '\"column\":3', '\"column\":4') WHERE table_id = ? AND seq = 1";
    assert_eq!(file.execute(sql, [&table]).unwrap(), 1);
    drop(file);
    let config = config(&folder);
    let house = House::with(folder, config);
    let replayed = house.app.replay().await.unwrap();
    assert_eq!((replayed.good, replayed.closed.len(), replayed.closed[0].0.as_str()), (1, 1, table.as_str()));
    let state = house.state(&table, &tokens[0]).await;
    // It is shown as far as it still leads, and it says so.
    assert_eq!((&state["status"], &state["v"]), (&json!("closed"), &json!(1)));
    assert_eq!(state["log"].as_array().map(Vec::len), Some(1), "{state}");
    assert!(state["waits"].as_str().unwrap().contains("nothing of it was deleted"), "{state}");
    house.act(&table, &tokens[0], json!({ "id": 0 })).await.expect(410);
    assert_eq!(house.state(&good, "").await["status"], "playing");
    assert_eq!(house.get(&format!("/table/{table}"), &[]).await.status, 200);
}
