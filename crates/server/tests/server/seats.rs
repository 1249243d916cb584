//! Who holds a seat, who held it, and what becomes of the keys that were given out.

use crate::common::{Folder, House, Served, bearer, config};
use serde_json::{Value, json};
use std::time::Duration;

/// A public table of a person with a cookie, with one seat of theirs and one open; the table, the cookie and the open
/// seat's token as the owner's page shows it.
async fn opened(house: &House, game: &str) -> (String, String, String) {
    let owner = house.get("/", &[]).await.expect(200).cookie();
    let form = format!("game={game}&seat1=me&seat2=open&public=1");
    let got = house.form("/play", &[("cookie", &owner)], &form).await.expect(303);
    let table = got.headers["location"].to_str().unwrap().strip_prefix("/table/").unwrap().to_owned();
    let page = house.get(&format!("/table/{table}"), &[("cookie", &owner)]).await.expect(200).text;
    let token = page.split("seat=1-").nth(1).expect("an invitation");
    let token: String = token.chars().take_while(char::is_ascii_alphanumeric).collect();
    (table, owner, bearer(&format!("1-{token}")))
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_opened_a_table_has_no_key_to_a_seat_that_a_stranger_took() {
    for by in ["button", "join", "link"] {
        let house = House::new();
        let (table, owner, key) = opened(&house, "pluvionautes").await;
        house.get(&format!("/api/tables/{table}"), &[("authorization", &key)]).await.expect(200);
        let guest = house.get("/", &[]).await.cookie();
        match by {
            "button" => {
                drop(house.form(&format!("/table/{table}"), &[("cookie", &guest)], "do=take 1").await.expect(303));
            }
            "join" => {
                let path = format!("/api/tables/{table}/join");
                let joined = house.post(&path, &[], &json!({ "name": "Bob" })).await.expect(200).json();
                let token = bearer(joined["token"].as_str().unwrap());
                assert_ne!(token, key, "the guest's token is the guest's alone");
                assert_eq!(house.state(&table, &token).await["mine"], json!([1]));
            }
            _ => {
                let link = format!("/table/{table}?seat={}", key.strip_prefix("Bearer ").unwrap());
                house.get(&link, &[("cookie", &guest)]).await.expect(303);
            }
        }
        for path in ["", "/actions", "/events"] {
            let got = house.get(&format!("/api/tables/{table}{path}"), &[("authorization", &key)]).await;
            assert_eq!(got.status, 401, "{by} {path}");
        }
        for (path, body) in [("act", json!({ "id": 0 })), ("seat", json!({ "seat": 1, "what": "leave" }))] {
            let got = house.post(&format!("/api/tables/{table}/{path}"), &[("authorization", &key)], &body).await;
            assert_eq!(got.status, 401, "{by} {path}");
        }
        let page = house.get(&format!("/table/{table}"), &[("cookie", &owner)]).await.text;
        assert!(!page.contains("seat=1-"), "{by}: no invitation to a seat that is taken");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_socket_loses_the_seat_at_once_and_hears_why() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let body = json!({ "game": "kuhn-poker", "seats": [{ "kind": "human", "name": "Sov" }, { "kind": "human", "name": "Bob" }] });
    let (table, tokens) = server.open(body).await;
    let mut old = server.seat(&table, &tokens[1]).await;
    assert_eq!(old.until("page").await["seats"][1]["mine"], true);
    // The seat is given up with its token, and taken by a stranger.
    let seat = format!("/api/tables/{table}/seat");
    let leave = json!({ "seat": 1, "what": "leave" }).to_string();
    let (status, text) = server.call("POST", &seat, &[("authorization", &tokens[1])], &leave).await;
    assert_eq!(status, 204, "{text}");
    let join = json!({ "name": "Zoé" }).to_string();
    let (status, text) = server.call("POST", &format!("/api/tables/{table}/join"), &[], &join).await;
    assert_eq!(status, 200, "{text}");
    let page = loop {
        let page = old.until("page").await;
        if page["seats"][1]["name"] == "Zoé" {
            break page;
        }
    };
    assert_eq!((&page["seats"][1]["mine"], &page["choices"], &page["undo"]), (&json!(false), &json!([]), &json!([])));
    old.say(json!({ "t": "act", "client": "a", "v": page["v"], "seat": 1, "id": 0 })).await;
    assert_eq!(old.answer("a").await["t"], "refused");
    old.say(json!({ "t": "hint", "client": "h", "seat": 1 })).await;
    assert_eq!(old.answer("h").await["t"], "refused");
    old.say(json!({ "t": "seat", "client": "r", "what": "rename", "seat": 1, "name": "Mine" })).await;
    assert_eq!(old.answer("r").await["t"], "refused");
    // What was said when the seat was lost came before; it is said once more to a socket that loses it now.
    let mut fresh = server.seat(&table, &tokens[0]).await;
    fresh.until("page").await;
    let leave = json!({ "seat": 0, "what": "leave" }).to_string();
    server.call("POST", &seat, &[("authorization", &tokens[0])], &leave).await;
    let word = fresh.until("refused").await;
    assert!(word["text"].as_str().unwrap().contains("not yours any more"), "{word}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_dropped_socket_does_not_cost_its_player_the_seat() {
    for (grace, taken) in [(Duration::from_secs(3600), false), (Duration::from_millis(200), true)] {
        let folder = Folder::new();
        let mut config = config(&folder);
        config.limits.seat_grace = grace;
        let server = Served::new(config).await;
        let body = json!({ "game": "connect-four", "seats": [{ "kind": "human" }, { "kind": "human" }] });
        let (table, tokens) = server.open(body).await;
        let mut first = server.seat(&table, &tokens[0]).await;
        first.until("page").await;
        let mut second = server.seat(&table, &tokens[1]).await;
        second.until("page").await;
        drop(second);
        loop {
            let step = first.until("step").await;
            if step["seats"][1]["here"] == false {
                break;
            }
        }
        // Each try is refused with the time that is left, until there is none.
        for n in 0.. {
            first.say(json!({ "t": "seat", "client": format!("{n}"), "what": "bot", "seat": 1 })).await;
            let answer = first.answer(&format!("{n}")).await;
            if answer["t"] == "ack" {
                assert!(taken, "the player has an hour");
                break;
            }
            assert!(answer["text"].as_str().unwrap().contains("second"), "it says how long: {answer}");
            if !taken {
                break;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        server.stop().await;
    }
}

fn log_text(state: &Value) -> String {
    let lines = state["log"].as_array().unwrap().iter().filter_map(|line| line["text"].as_str());
    lines.collect::<Vec<_>>().join("\n")
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_played_under_a_name_stays_under_it() {
    let house = House::new();
    let body = json!({ "game": "connect-four", "seats": [{ "kind": "human", "name": "Ada" }, { "kind": "human", "name": "Blaise" }] });
    let (table, tokens) = house.open(body).await;
    for (seat, column) in [(0, 3), (1, 3), (0, 2)] {
        house.act(&table, &tokens[seat], json!({ "id": column })).await.expect(200);
    }
    let path = format!("/api/tables/{table}/seat");
    house.post(&path, &[("authorization", &tokens[1])], &json!({ "seat": 1, "what": "leave" })).await.expect(204);
    let state = house.state(&table, &tokens[0]).await;
    assert!(log_text(&state).contains("Blaise"), "{}", log_text(&state));
    assert_eq!(state["waits"], "Blaise has left. Send the link again, let a bot play there, or wait.");
    let joined =
        house.post(&format!("/api/tables/{table}/join"), &[], &json!({ "name": "Zoé" })).await.expect(200).json();
    let third = bearer(joined["token"].as_str().unwrap());
    house.act(&table, &third, json!({ "id": 4 })).await.expect(200);
    let house = house.again().await;
    let lines = log_text(&house.state(&table, &tokens[0]).await);
    assert!(lines.contains("Blaise") && lines.contains("Zoé"), "after a restart too: {lines}");
    assert!(!lines.lines().any(|line| line.starts_with('2')), "{lines}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_reaches_running_tables_and_their_rematch() {
    let house = House::new();
    let cookie = house.get("/", &[]).await.cookie();
    let form = "game=connect-four&seat1=me&seat2=bot";
    let table =
        |got: crate::common::Got| got.headers["location"].to_str().unwrap().strip_prefix("/table/").unwrap().to_owned();
    let first = table(house.form("/play", &[("cookie", &cookie)], form).await.expect(303));
    let house = house.again().await;
    let second = table(house.form("/play", &[("cookie", &cookie)], form).await.expect(303));
    // The first is not in memory, the second is.
    house.get(&format!("/table/{second}"), &[("cookie", &cookie)]).await.expect(200);
    house.form("/settings/name", &[("cookie", &cookie)], "name=Golgoth").await.expect(303);
    for table in [first, second] {
        assert_eq!(house.state(&table, "").await["seats"][0]["name"], "Golgoth", "{table}");
    }
}
