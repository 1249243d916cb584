//! Servers of two programs side by side, as while one takes the other's place: rules and the shape of the database go forward only.

use crate::common::{Folder, House, config, connected, four};
use crate::postgres::server;
use galerne_server::upkeep::{Address, migrate};
use galerne_server::{App, StoreError};
use serde_json::json;

/// A server of this program, and one of the next, whose rules are all newer by one.
fn pair() -> (House, House, String) {
    let (url, folder) = (server().database(), Folder::new());
    let mut old = config(&folder);
    old.postgres = Some(url.clone());
    let old = House { app: connected(old), folder };
    let folder = Folder::new();
    let mut new = config(&folder);
    (new.postgres, new.key, new.rules_ahead) = (Some(url.clone()), Some(old.folder.path().join("key")), 1);
    (old, House { app: connected(new), folder }, url)
}

fn entries(url: &str, table: &str) -> String {
    server().ask(url, &format!("SELECT count(*) FROM entries WHERE table_id = '{table}'"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_newer_rules_have_played_on_is_left_to_the_servers_that_have_them() {
    let (old, new, url) = pair();
    let (table, tokens) = old.open(four()).await;
    let (other, others) = old.open(four()).await;
    old.act(&table, &tokens[0], json!({ "id": 3, "client": "a" })).await.expect(200);
    let rules = |table: &str| server().ask(&url, &format!("SELECT rules FROM heads WHERE id = '{table}'"));
    let before: i32 = rules(&table).parse().unwrap();
    // The newer program replays the record to the same fingerprints, and takes the table with it.
    new.act(&table, &tokens[1], json!({ "id": 3, "client": "b" })).await.expect(200);
    assert_eq!(rules(&table), (before + 1).to_string());
    // The older one can write nothing to it: it says so, and where to go, and nothing is lost.
    let refused = old.act(&table, &tokens[0], json!({ "id": 2, "client": "c" })).await.expect(503);
    assert!(!refused.text.contains("carried out"), "{}", refused.text);
    let refused = old.act(&table, &tokens[0], json!({ "id": 2, "client": "c" })).await.expect(503);
    assert!(refused.text.contains("another server") && refused.headers["retry-after"] == "2", "{}", refused.text);
    old.get(&format!("/table/{table}"), &[]).await.expect(503);
    assert_eq!(entries(&url, &table), "2");
    new.act(&table, &tokens[0], json!({ "id": 2, "client": "c" })).await.expect(200);
    assert_eq!(entries(&url, &table), "3");
    // Tables that nobody has played on there stay where they are.
    old.act(&other, &others[0], json!({ "id": 3 })).await.expect(200);
    assert_eq!(rules(&other), before.to_string());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_record_that_this_program_cannot_replay_is_left_alone_while_another_can() {
    let (url, folder) = (server().database(), Folder::new());
    let mut first = config(&folder);
    first.postgres = Some(url.clone());
    let house = House { app: connected(first), folder };
    let (table, tokens) = house.open(four()).await;
    house.act(&table, &tokens[0], json!({ "id": 3 })).await.expect(200);
    // As rules of another version would have it: what is written does not follow here.
    server().ask(&url, &format!("UPDATE entries SET entry = replace(entry, '3', '4') WHERE table_id = '{table}'"));
    server().ask(&url, "INSERT INTO nodes (id, program) VALUES ('older', 'another')");
    let late = House::beside(Folder::new(), house.folder.path(), &url);
    late.get(&format!("/api/tables/{table}"), &[]).await.expect(503);
    let status = || server().ask(&url, &format!("SELECT status FROM heads WHERE id = '{table}'"));
    assert_eq!(status(), "playing", "nothing was written about it");
    // Once nobody is left who can, it is shown as far as it goes.
    server().ask(&url, "DELETE FROM nodes WHERE id = 'older'");
    let closed = late.get(&format!("/api/tables/{table}"), &[]).await.expect(200).json();
    assert_eq!((&closed["status"], status().as_str()), (&json!("closed"), "closed"));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_database_grows_while_servers_of_the_program_before_go_on() {
    let (url, folder) = (server().database(), Folder::new());
    let mut first = config(&folder);
    first.postgres = Some(url.clone());
    let again = first.clone();
    let house = House { app: connected(first), folder };
    // As it was before the last migration.
    for sql in ["DROP TABLE shards", "DROP TABLE runs", "DROP TABLE tries", "ALTER TABLE nodes DROP COLUMN role"] {
        server().ask(&url, sql);
    }
    server().ask(&url, "UPDATE installation SET schema = 1");
    let older = App::connect(again.clone()).await.map(drop);
    assert_eq!(older, Err(StoreError::Older { found: 1, known: 2 }));
    // A server of the program before serves before the migration, and after it.
    let (table, tokens) = house.open(four()).await;
    house.act(&table, &tokens[0], json!({ "id": 3 })).await.expect(200);
    let address = Address::Postgres(url.clone());
    // Two operators at once, and one who was cut short and comes again: it is done once.
    let (one, other) = tokio::join!(migrate(&address), migrate(&address));
    assert_eq!((one, other), (Ok(()), Ok(())));
    migrate(&address).await.unwrap();
    house.act(&table, &tokens[1], json!({ "id": 3 })).await.expect(200);
    assert_eq!(server().ask(&url, "SELECT schema, oldest FROM installation"), "2|1");
    App::connect(again).await.map(drop).unwrap();
}
