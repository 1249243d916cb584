//! Versions, lines and steps do not reveal how much was hidden (ON-3.3).

use crate::common::{Folder, House, Served, config};
use serde_json::{Value, json};

fn armies() -> Value {
    json!({ "game": "onb", "options": { "points": 100 }, "seats": [{ "kind": "human", "name": "Zoé" }, { "kind": "human", "name": "Bob" }] })
}

/// Everything outside that counts: state, actions, replay and record, without who is here.
async fn numbers(house: &House, table: &str, token: &str) -> Value {
    let headers = [("accept", "application/json"), ("authorization", token)];
    let headers = if token.is_empty() { &headers[..1] } else { &headers[..] };
    let mut state = house.get(&format!("/api/tables/{table}"), headers).await.expect(200).json();
    for seat in state["seats"].as_array_mut().unwrap() {
        seat["here"] = Value::Null;
    }
    let actions = house.get(&format!("/api/tables/{table}/actions"), headers).await.expect(200).json();
    let replay = house.get(&format!("/table/{table}/replay"), headers).await.expect(200).json();
    let record = house.get(&format!("/api/tables/{table}/record"), headers).await.expect(200).json();
    let lists = house.get("/api/tables", headers).await.expect(200).json();
    json!([state, actions["v"], replay["length"], replay["at"], record, lists["open"]])
}

#[tokio::test(flavor = "multi_thread")]
async fn on_3_3_nobody_can_count_what_an_opponent_recruits() {
    let mut seen = Vec::new();
    for recruits in [1, 3] {
        let house = House::new();
        let (table, tokens) = house.open(armies()).await;
        let before = [numbers(&house, &table, &tokens[1]).await, numbers(&house, &table, "").await];
        for client in 0..recruits {
            let list = house.actions(&table, &tokens[0]).await;
            let add = list["actions"].as_array().unwrap().iter().find(|one| one["action"].get("add").is_some());
            let add = add.unwrap_or_else(|| panic!("nothing to recruit: {list}"));
            let body = json!({ "id": add["id"], "v": list["v"], "client": client.to_string() });
            let done = house.act(&table, &tokens[0], body.clone()).await.expect(200).json();
            assert_eq!(done["v"], client + 1, "one's own entries count");
            // Exactly once, by the same numbers.
            assert_eq!(house.act(&table, &tokens[0], body).await.expect(200).json(), done);
        }
        if recruits == 3 {
            let undo = format!("/api/tables/{table}/undo");
            let done = house.post(&undo, &[("authorization", &tokens[0])], &json!({ "v": 3 })).await.expect(200).json();
            assert_eq!(done["v"], 4, "an undo is an entry");
        }
        let after = [numbers(&house, &table, &tokens[1]).await, numbers(&house, &table, "").await];
        assert_eq!(before, after, "{recruits} recruits");
        // An opponent who chose before them has still chosen for now.
        let list = house.actions(&table, &tokens[1]).await;
        assert_eq!(list["v"], 0);
        let lock = house.actions(&table, &tokens[0]).await;
        let lock = lock["actions"]
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["action"] == "lock" || one["action"].get("lock").is_some());
        let lock = lock.expect("an army can be locked")["id"].clone();
        house.act(&table, &tokens[0], json!({ "id": lock })).await.expect(200);
        let told = numbers(&house, &table, &tokens[1]).await;
        assert_eq!((&told[0]["v"], &told[1], &told[2]), (&json!(1), &json!(1), &json!(1)), "the lock is seen");
        let lines: Vec<&Value> = told[0]["log"].as_array().unwrap().iter().map(|line| &line["n"]).collect();
        assert_eq!(lines.first(), Some(&&json!(0)), "no gap before the first line");
        seen.push(json!([told[0]["log"], told[4]["events"], told[4]["version"]]));
        // After a restart the numbers are the same.
        let house = house.again().await;
        assert_eq!(numbers(&house, &table, &tokens[1]).await[0]["v"], 1);
    }
    assert_eq!(seen[0], seen[1], "an army of one and an army of two look the same from outside");
}

#[tokio::test(flavor = "multi_thread")]
async fn on_3_3_sockets_and_streams_are_silent_about_recruits() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let (table, tokens) = server.open(armies()).await;
    let mut other = server.seat(&table, &tokens[1]).await;
    other.until("page").await;
    let mut spectator = server.socket(&table, 0, &[]).await.unwrap();
    spectator.until("page").await;
    let mut first = server.seat(&table, &tokens[0]).await;
    let page = first.until("page").await;
    // A new reader is announced; wait until that was sent.
    for socket in [&mut other, &mut spectator] {
        socket.until("step").await;
    }
    let path = format!("/api/tables/{table}/actions");
    let mut v = page["v"].clone();
    for client in ["a", "b", "c"] {
        let (_, list) = server.call("GET", &path, &[("authorization", &tokens[0])], "").await;
        let list: Value = serde_json::from_str(&list).unwrap();
        let add = list["actions"].as_array().unwrap().iter().find(|one| one["action"].get("add").is_some()).unwrap();
        first.say(json!({ "t": "act", "client": client, "v": v, "seat": 0, "id": add["id"] })).await;
        let ack = first.answer(client).await;
        assert_eq!(ack["t"], "ack", "{ack}");
        v = ack["v"].clone();
    }
    assert_eq!(v, 3);
    // The next message that a reader receives is the next that is public.
    let rename = json!({ "t": "seat", "client": "r", "what": "rename", "seat": 0, "name": "Golgoth" });
    first.say(rename).await;
    for socket in [&mut other, &mut spectator] {
        let heard = socket.next().await.expect("the new name");
        assert_eq!((&heard["v"], &heard["seats"][0]["name"]), (&json!(0), &json!("Golgoth")), "{heard}");
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn sr_plots_are_told_as_chosen_and_no_more() {
    let house = House::new();
    let (table, tokens) = house.open(crate::common::race()).await;
    let list = house.actions(&table, &tokens[0]).await;
    let ids: Vec<Value> = list["actions"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect();
    let before = house.state(&table, &tokens[1]).await;
    house.act(&table, &tokens[0], json!({ "id": ids[0] })).await.expect(200);
    let after = house.state(&table, &tokens[1]).await;
    assert_eq!(after["v"].as_u64(), before["v"].as_u64().map(|v| v + 1));
    assert_eq!(after["seats"][0]["awaited"], false);
    // The other chose at the version before: the choice still stands.
    let own = house.get(&format!("/api/tables/{table}/actions"), &[("authorization", &tokens[1])]).await.json();
    let body = json!({ "id": own["actions"][0]["id"], "v": before["v"] });
    house.act(&table, &tokens[1], body).await.expect(200);
}
