//! Copies of whole stores, from a file into PostgreSQL and back.

use crate::common::{Folder, House, four, kuhn, race};
use crate::postgres::server;
use galerne_server::upkeep::{Address, Checked, check, copy};
use galerne_server::{DATABASE, StoreError};
use rusqlite::Connection;
use serde_json::json;
use std::path::Path;

/// Some tables of several games, with people, links, bots and a client id that no text of PostgreSQL holds.
async fn filled() -> Folder {
    let house = file_house();
    for n in 0..12 {
        let (table, tokens) = house.open(if n % 2 == 0 { four() } else { kuhn() }).await;
        for turn in 0..n {
            let list = house
                .get(&format!("/api/tables/{table}/actions"), &[("authorization", &tokens[turn % 2])])
                .await
                .json();
            if let Some(action) = list["actions"].as_array().unwrap().first() {
                let body = json!({ "id": action["id"], "client": format!("c\0{turn}\\") });
                house.act(&table, &tokens[turn % 2], body).await.expect(200);
            }
        }
    }
    house.open(race()).await;
    let cookie = house.get("/", &[]).await.cookie();
    house.form("/settings/name", &[("cookie", &cookie)], "name=Zo%C3%A9").await;
    house.form("/play", &[("cookie", &cookie)], "game=connect-four&seat1=me&seat2=open").await.expect(303);
    house.closed().await
}

/// A house on a file, whatever the other tests run on.
fn file_house() -> House {
    let folder = Folder::new();
    House { app: galerne_server::App::open(crate::common::config(&folder)).unwrap(), folder }
}

/// All rows of a file, for comparing it with another.
fn rows(file: &Path) -> Vec<String> {
    let connection = Connection::open(file).unwrap();
    let mut all = Vec::new();
    for table in ["tables", "entries", "states", "seats", "holds", "former", "people", "snapshots", "reviews"] {
        let mut query = connection.prepare(&format!("SELECT * FROM {table} ORDER BY 1, 2")).unwrap();
        let columns = query.column_count();
        let read = query.query_map([], |row| {
            let values = (0..columns).map(|column| row.get::<_, rusqlite::types::Value>(column));
            Ok(format!("{table} {:?}", values.collect::<Result<Vec<_>, _>>()?))
        });
        all.extend(read.unwrap().map(Result::unwrap));
    }
    all
}

#[tokio::test(flavor = "multi_thread")]
async fn a_store_copied_there_and_back_is_the_same_and_goes_on_where_it_stopped() {
    let folder = filled().await;
    let (file, url, back) = (folder.path().join(DATABASE), server().database(), Folder::new());
    let (from, to) = (Address::File(file.clone()), Address::Postgres(url.clone()));
    let home = Address::File(back.path().join("copy.sqlite"));
    let copied = copy(&from, &to).await.unwrap();
    assert_eq!((copied.tables, copied.known, copied.people), (14, 0, 1));
    assert!(copied.entries > 20, "{copied:?}");
    // As if it had been cut short: one table is missing, one is half there.
    let ids = server().ask(&url, "SELECT id FROM heads WHERE v > 3 ORDER BY id LIMIT 2");
    let ids: Vec<&str> = ids.lines().collect();
    for sql in [
        format!("DELETE FROM heads WHERE id = '{}'", ids[0]),
        format!("DELETE FROM entries WHERE table_id = '{}'", ids[0]),
        format!("DELETE FROM tables WHERE id = '{}'", ids[0]),
        format!("DELETE FROM entries WHERE table_id = '{}' AND seq > 1", ids[1]),
    ] {
        server().ask(&url, &sql);
    }
    assert_eq!(check(&to).await.unwrap().gaps, [ids[1].to_owned()]);
    let again = copy(&from, &to).await.unwrap();
    assert_eq!((again.tables, again.known, again.entries), (2, 12, copied.entries));
    assert_eq!(check(&to).await.unwrap(), Checked { good: 14, ..Checked::default() });
    copy(&to, &home).await.unwrap();
    assert_eq!(check(&home).await.unwrap(), Checked { good: 14, ..Checked::default() });
    let (there, again) = (rows(&file), rows(&back.path().join("copy.sqlite")));
    assert_eq!(there.len(), again.len());
    for (one, other) in there.iter().zip(&again) {
        assert_eq!(one, other);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_target_with_tables_of_its_own_is_left_alone() {
    let (one, other, url) = (filled().await, filled().await, server().database());
    let to = Address::Postgres(url.clone());
    copy(&Address::File(one.path().join(DATABASE)), &to).await.unwrap();
    let before = server().ask(&url, "SELECT count(*), sum(seq) FROM entries");
    let mixed = copy(&Address::File(other.path().join(DATABASE)), &to).await;
    assert!(matches!(mixed, Err(StoreError::NotEmpty(_))), "{mixed:?}");
    // A table that has gone on in the target is worth more than its older self.
    server().ask(&url, "UPDATE entries SET entry = '{}' WHERE (table_id, seq) = (SELECT table_id, seq FROM entries WHERE seq = 1 LIMIT 1)");
    let older = copy(&Address::File(one.path().join(DATABASE)), &to).await;
    assert!(matches!(older, Err(StoreError::NotEmpty(_))), "{older:?}");
    assert_eq!(server().ask(&url, "SELECT count(*), sum(seq) FROM entries"), before);
    assert_eq!(check(&to).await.unwrap().closed.len(), 1);
    assert!(matches!(copy(&Address::File("/nowhere/x.sqlite".into()), &to).await, Err(StoreError::Missing(_))));
}
