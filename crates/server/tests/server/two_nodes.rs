//! Two servers on one PostgreSQL database, without anything between them: each reads what the other has written.

use crate::common::{Folder, House, config, connected, eventually, four};
use crate::postgres::server;
use galerne_server::{App, StoreError, look_for_news, take_over};
use serde_json::{Value, json};

/// Two servers and the address of their database.
fn pair() -> (House, House, String) {
    let (url, folder) = (server().database(), Folder::new());
    let mut first = config(&folder);
    first.postgres = Some(url.clone());
    let one = House { app: connected(first), folder };
    let other = House::beside(Folder::new(), one.folder.path(), &url);
    (one, other, url)
}

fn entries(url: &str, table: &str) -> String {
    server().ask(url, &format!("SELECT count(*), max(seq) + 1, (SELECT v FROM heads WHERE id = '{table}') FROM entries WHERE table_id = '{table}'"))
}

#[tokio::test(flavor = "multi_thread")]
async fn two_servers_serve_one_table_and_tokens_are_good_at_both() {
    let (one, other, url) = pair();
    let (table, tokens) = one.open(four()).await;
    for (n, column) in [3, 3, 2, 4, 1, 5].into_iter().enumerate() {
        let house = if n % 3 == 0 { &one } else { &other };
        house.act(&table, &tokens[n % 2], json!({ "id": column, "v": n })).await.expect(200);
        // A reader who asks the other node next is never shown less than they were sent.
        for house in [&one, &other] {
            assert_eq!(house.state(&table, "").await["v"], n + 1);
        }
    }
    let mut states = Vec::new();
    for house in [&one, &other] {
        let mut state = house.state(&table, &tokens[0]).await;
        state["seats"].as_array_mut().unwrap().iter_mut().for_each(|seat| seat["here"] = Value::Null);
        states.push(state);
    }
    assert_eq!(states[0], states[1]);
    assert_eq!(entries(&url, &table), "6|6|6");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_repeated_at_another_server_is_carried_out_once() {
    let (one, other, url) = pair();
    let (table, tokens) = one.open(four()).await;
    other.state(&table, "").await;
    let odd = "a\0b\\0";
    let first = one.act(&table, &tokens[0], json!({ "id": 3, "client": odd })).await.expect(200).json();
    for house in [&other, &one, &other] {
        assert_eq!(house.act(&table, &tokens[0], json!({ "id": 3, "client": odd })).await.expect(200).json(), first);
    }
    assert_eq!(entries(&url, &table), "1|1|1");
    // A third one that has never seen the table reads it from the record.
    let third = House::beside(Folder::new(), one.folder.path(), &url);
    assert_eq!(third.act(&table, &tokens[0], json!({ "id": 3, "client": odd })).await.expect(200).json(), first);
    assert_eq!(entries(&url, &table), "1|1|1");
}

/// Both try at the same time what only one of them can have done.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_moves_at_once_one_is_carried_out_and_the_other_sees_it() {
    let (one, other, url) = pair();
    for round in 0..40 {
        let (table, tokens) = one.open(four()).await;
        other.state(&table, "").await;
        let body = |column: usize| json!({ "id": column, "v": 0, "client": format!("{round}-{column}") });
        let (a, b) = tokio::join!(one.act(&table, &tokens[0], body(2)), other.act(&table, &tokens[0], body(4)));
        let mut statuses = [a.status.as_u16(), b.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses[0], 200, "{} {}", a.text, b.text);
        assert!([403, 409, 422].contains(&statuses[1]), "{} {}", a.text, b.text);
        assert_eq!(entries(&url, &table), "1|1|1");
        assert_eq!(one.state(&table, "").await["board"], other.state(&table, "").await["board"]);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_free_seat_that_two_take_at_two_servers_is_taken_by_one() {
    let (one, other, url) = pair();
    for _ in 0..20 {
        let open =
            json!({ "game": "connect-four", "public": true, "seats": [{ "kind": "human" }, { "kind": "open" }] });
        let (table, _) = one.open(open).await;
        let (ana, bob) = (one.get("/", &[]).await.cookie(), other.get("/", &[]).await.cookie());
        let (ana, bob) = ([("cookie", ana.as_str())], [("cookie", bob.as_str())]);
        let path = format!("/table/{table}");
        let (a, b) = tokio::join!(one.form(&path, &ana, "do=take+1"), other.form(&path, &bob, "do=take+1"));
        let mut statuses = [a.status.as_u16(), b.status.as_u16()];
        statuses.sort_unstable();
        assert_eq!(statuses, [303, 403], "{} {}", a.text, b.text);
        assert_eq!(
            server().ask(&url, &format!("SELECT count(*) FROM holds WHERE table_id = '{table}' AND seat = 1")),
            "1"
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_is_asked_for_nothing_hears_by_looking() {
    let (one, other, _) = pair();
    let (table, tokens) = one.open(four()).await;
    other.state(&table, "").await;
    // This one waits for its turn at the other server.
    let waits = other.actions(&table, &tokens[1]);
    let moves = async {
        one.act(&table, &tokens[0], json!({ "id": 3 })).await.expect(200);
        look_for_news(&other.app).await.unwrap();
    };
    let (list, ()) = tokio::join!(waits, moves);
    assert!(!list["actions"].as_array().unwrap().is_empty(), "{list}");
    assert_eq!(list["v"], 1);
    let delete = format!("/api/tables/{table}");
    let request =
        axum::http::Request::delete(&delete).header("host", crate::common::HOST).header("authorization", &tokens[0]);
    assert!(one.send(request.body(axum::body::Body::empty()).unwrap()).await.status.is_success());
    look_for_news(&other.app).await.unwrap();
    other.get(&delete, &[]).await.expect(404);
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_a_table_in_two_memories_make_each_move_once() {
    let (one, other, url) = pair();
    let bots = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let (table, _) = one.open(json!({ "game": "connect-four", "seats": bots })).await;
    other.state(&table, "").await;
    eventually("the end of the game", async || {
        let (a, b) = (one.state(&table, "").await, other.state(&table, "").await);
        (a["status"] == "over" && b["status"] == "over").then_some(())
    })
    .await;
    let counts = entries(&url, &table);
    let counts: Vec<&str> = counts.split('|').collect();
    assert!(counts.iter().all(|count| *count == counts[0]), "{counts:?}");
    assert_eq!(one.state(&table, "").await["board"], other.state(&table, "").await["board"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn passphrases_are_tried_so_often_at_all_servers_together() {
    let (one, other, _) = pair();
    let mut refused = 0;
    for n in 0..24 {
        let house = if n % 2 == 0 { &one } else { &other };
        let cookie = house.get("/", &[]).await.cookie();
        let tried =
            house.form("/settings/return", &[("cookie", &cookie)], "name=Ana&passphrase=wrong+wrong+wrong").await;
        refused += usize::from(tried.status == 429);
    }
    assert_eq!(refused, 4, "twenty an hour for one name");
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_of_a_server_that_is_gone_move_on_where_nobody_looks() {
    let (one, other, url) = pair();
    let (table, _) = one.open(four()).await;
    let (mine, _) = one.open(four()).await;
    // As if a server had fallen before its bots could move; the other table is left to a player.
    server().ask(&url, &format!("UPDATE seats SET kind = 'bot', bot = 'random' WHERE table_id = '{table}'"));
    server().ask(&url, "UPDATE heads SET node = 'gone', changed = changed - 60");
    take_over(&other.app).await.unwrap();
    eventually("the end of the game", async || {
        (server().ask(&url, &format!("SELECT status FROM heads WHERE id = '{table}'")) == "over").then_some(())
    })
    .await;
    assert_eq!(server().ask(&url, &format!("SELECT v, node FROM heads WHERE id = '{mine}'")), "0|gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_that_cannot_be_served_safely_is_refused_by_name() {
    let (url, folder) = (server().database(), Folder::new());
    let open = async |url: &str, folder: &Folder| {
        let mut config = config(folder);
        config.postgres = Some(url.to_owned());
        App::connect(config).await.map(drop)
    };
    open(&url, &folder).await.unwrap();
    let other = Folder::new();
    assert!(matches!(open(&url, &other).await, Err(StoreError::WrongKey(path)) if path.contains("key")));
    server().ask(&url, "UPDATE installation SET schema = 9, oldest = 8");
    assert!(matches!(open(&url, &folder).await, Err(StoreError::Newer { found: 9, known: 2 })));
    server().ask(&url, "UPDATE installation SET schema = 9, oldest = 1");
    open(&url, &folder).await.unwrap();
    server().ask(&url, "UPDATE installation SET schema = 0, oldest = 0");
    assert!(matches!(open(&url, &folder).await, Err(StoreError::Older { found: 0, known: 2 })));
    let name = url.rsplit('/').next().unwrap().to_owned();
    server().ask("/postgres", &format!("ALTER DATABASE {name} SET default_transaction_read_only = on"));
    assert_eq!(open(&url, &folder).await, Err(StoreError::ReadOnly));
    let careless = server().database();
    let name = careless.rsplit('/').next().unwrap().to_owned();
    server().ask("/postgres", &format!("ALTER DATABASE {name} SET synchronous_commit = off"));
    assert!(matches!(open(&careless, &folder).await, Err(StoreError::Unsafe(_))));
    let foreign = server().database();
    server().ask(&foreign, "CREATE TABLE theirs (x int)");
    assert!(matches!(open(&foreign, &folder).await, Err(StoreError::Foreign(_))));
    assert_eq!(
        server().ask(&foreign, "SELECT count(*) FROM pg_class WHERE relname = 'heads'"),
        "0",
        "it was left alone"
    );
    assert!(matches!(open("postgres://u@127.0.0.1:1/none", &folder).await, Err(StoreError::Unreachable(_))));
    assert!(matches!(open("postgres://u@192.0.2.1/none", &folder).await, Err(StoreError::Plain(_))));
}
