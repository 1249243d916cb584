//! Playing over HTTP.

use crate::common::{House, kuhn, race};
use serde_json::{Value, json};

/// The bot of `docs/api.md`, in Rust: any legal action until the game is over.
async fn play(house: &House, table: &str, tokens: &[String]) -> Value {
    for _ in 0..4000 {
        // Dice are thrown meanwhile; once home, one is asked nothing more.
        let (token, list) = crate::common::eventually("a decision or the end", async || {
            for token in tokens {
                let path = format!("/api/tables/{table}/actions");
                let list = house.get(&path, &[("authorization", token)]).await.expect(200).json();
                if list["over"] == true || list["actions"].as_array().is_some_and(|actions| !actions.is_empty()) {
                    return Some((token, list));
                }
            }
            None
        })
        .await;
        if list["over"] == true {
            return house.state(table, token).await;
        }
        house.act(table, token, json!({ "id": list["actions"][0]["id"], "v": list["v"] })).await.expect(200);
    }
    panic!("the game does not end")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_race_is_played_over_http() {
    let house = House::new();
    let mut body = race();
    body["options"] = json!({ "max_turns": 25 });
    let (table, tokens) = house.open(body).await;
    let over = play(&house, &table, &tokens).await;
    assert_eq!((&over["status"], &over["turn"]), (&json!("over"), &json!("over")));
    assert_eq!(over["over"]["standings"].as_array().unwrap().len(), 2);
    let record = house.get(&format!("/api/tables/{table}/record"), &[]).await.expect(200);
    let again = house.post("/api/records", &[], &record.json()).await.expect(201).json();
    let again = house.state(again["table"].as_str().unwrap(), "").await;
    assert_eq!((&again["v"], &again["status"]), (&over["v"], &json!("over")));
    let lines = |state: &Value| state["log"].as_array().map(Vec::len);
    assert_eq!(lines(&again), lines(&over));
}

/// A campaign of Windwalkers from its first draft to its last chapter or its failure, by a program that takes what it is offered
/// in turns, so that it does not only ever take the first thing.
#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_is_played_over_http() {
    let house = House::new();
    let mut kinds = std::collections::BTreeSet::new();
    // The luck is the server's own: a first campaign may be lost before anything but its draft and its moves was decided.
    for _ in 0..8 {
        campaign(&house, &mut kinds).await;
        if kinds.len() > 2 {
            return;
        }
    }
    panic!("only {kinds:?} was ever decided");
}

async fn campaign(house: &House, kinds: &mut std::collections::BTreeSet<String>) {
    let body = json!({ "game": "windwalkers", "options": { "mode": "campaign" }, "seats": [{ "kind": "human" }] });
    let (table, tokens) = house.open(body).await;
    for step in 0..20_000 {
        let list = house.actions(&table, &tokens[0]).await;
        if list["over"] == true {
            let over = house.state(&table, &tokens[0]).await;
            assert_eq!(over["over"]["standings"].as_array().unwrap().len(), 1, "{over}");
            let notes = house.get(&format!("/api/tables/{table}/notebook"), &[("authorization", &tokens[0])]).await;
            assert!(notes.expect(200).text.starts_with("chapter,day,tile"), "the carnet of the campaign (WW-11.9)");
            return;
        }
        let actions: Vec<&Value> =
            list["actions"].as_array().unwrap().iter().filter(|action| action["gives_up"] != true).collect();
        let Some(action) = actions.get(step * 7 % actions.len().max(1)) else { continue };
        kinds.extend(action["action"].as_object().and_then(|action| action.keys().next().cloned()));
        house.act(&table, &tokens[0], json!({ "id": action["id"], "v": list["v"] })).await.expect(200);
    }
    panic!("the campaign does not end")
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_and_dice_move_by_themselves() {
    let house = House::new();
    for game in ["sail-race", "connect-four", "kuhn-poker"] {
        let body = json!({ "game": game, "seats": [{ "kind": "human" }, { "kind": "bot", "bot": "random" }] });
        let (table, tokens) = house.open(body).await;
        for _ in 0..4 {
            let list = house.actions(&table, &tokens[0]).await;
            let Some(action) = list["actions"].as_array().unwrap().first() else { break };
            house.act(&table, &tokens[0], json!({ "id": action["id"] })).await.expect(200);
        }
        let state = house.state(&table, &tokens[0]).await;
        assert!(state["v"].as_u64().unwrap() >= 3, "{game}: {state}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_repeated_or_stale_is_answered_and_not_applied() {
    let house = House::new();
    let body = json!({ "game": "connect-four", "seats": [{ "kind": "human" }, { "kind": "human" }] });
    let (table, tokens) = house.open(body).await;
    let act = json!({ "id": 3, "v": 0, "client": "a1" });
    assert_eq!(house.act(&table, &tokens[0], act.clone()).await.expect(200).json()["v"], 1);
    assert_eq!(
        house.act(&table, &tokens[0], act.clone()).await.expect(200).json()["v"],
        1,
        "answered as the first time"
    );
    house.act(&table, &tokens[1], json!({ "id": 3, "v": 0 })).await.expect(409);
    assert_eq!(house.state(&table, "").await["v"], 1);
    let house = house.again().await;
    assert_eq!(house.act(&table, &tokens[0], act).await.expect(200).json()["v"], 1, "also after a restart");
    // The same client id of another player is another message.
    house.act(&table, &tokens[1], json!({ "id": 3, "v": 1, "client": "a1" })).await.expect(200);
}

#[tokio::test(flavor = "multi_thread")]
async fn simultaneous_choices_do_not_make_each_other_stale() {
    let house = House::new();
    let (table, tokens) = house.open(race()).await;
    let lists = [house.actions(&table, &tokens[0]).await, house.actions(&table, &tokens[1]).await];
    assert_eq!(lists[0]["v"], lists[1]["v"]);
    for (list, token) in lists.iter().zip(&tokens) {
        let id = &list["actions"][0]["id"];
        house.act(&table, token, json!({ "id": id, "v": list["v"] })).await.expect(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn refusals_cite_the_rule_in_the_readers_language() {
    let house = House::new();
    let body = json!({ "game": "connect-four", "seats": [{ "kind": "human", "name": "Sov" }, { "kind": "human" }] });
    let (table, tokens) = house.open(body).await;
    let path = format!("/api/tables/{table}/act");
    let headers = [("authorization", tokens[1].as_str()), ("accept-language", "fr")];
    let refused = house.post(&path, &headers, &json!({ "id": 0 })).await.expect(422).json();
    assert_eq!(refused["error"]["rule"], "CF-1.2");
    assert!(refused["error"]["text"].as_str().unwrap().contains("Sov"), "{refused}");
    for (body, status) in [
        (json!({ "id": 99999 }), 422),
        (json!({ "action": { "colum": 1 } }), 422),
        (json!({ "id": 1, "action": { "column": 1 } }), 422),
        (json!({ "id": 1, "hurry": true }), 422),
        (json!([]), 422),
    ] {
        house.act(&table, &tokens[0], body).await.expect(status);
    }
    house.get("/api/tables/nosuchtable", &[]).await.expect(404);
    house.get("/api/tables/..%2f..", &[]).await.expect(404);
    house.post("/api/tables", &[], &json!({ "game": "conect-four", "seats": [] })).await.expect(404);
    house.post("/api/tables", &[], &json!({ "game": "connect-four", "seats": [] })).await.expect(422);
    let options = json!({ "game": "sail-race", "preset": "A1", "seats": [{ "kind": "human" }] });
    let said = house.post("/api/tables", &[], &options).await.expect(422).json();
    assert!(said["error"]["text"].as_str().unwrap().contains("A14"), "{said}");
    let seats = json!([{ "kind": "human" }, { "kind": "human" }]);
    let poor = json!({ "game": "onb", "options": { "points": 3 }, "seats": seats });
    let said = house.post("/api/tables", &[], &poor).await.expect(422).json();
    assert!(said["error"]["rule"].as_str().is_some_and(|rule| rule.starts_with("ON-")), "{said}");
    house.post("/api/records", &[], &json!({ "format": "galerne-record" })).await.expect(422);
}

#[tokio::test(flavor = "multi_thread")]
async fn undo_is_an_entry_and_says_why_it_cannot() {
    let house = House::new();
    let (table, tokens) = house.open(race()).await;
    let list = house.actions(&table, &tokens[0]).await;
    house.act(&table, &tokens[0], json!({ "id": list["actions"][0]["id"] })).await.expect(200);
    let before = house.state(&table, &tokens[0]).await;
    assert_eq!(before["undo"][0]["possible"], true);
    let undo = format!("/api/tables/{table}/undo");
    house.post(&undo, &[("authorization", &tokens[0])], &json!({ "v": before["v"] })).await.expect(200);
    let after = house.state(&table, &tokens[0]).await;
    assert_eq!(after["v"].as_u64(), before["v"].as_u64().map(|v| v + 1));
    assert!(!after["choices"].as_array().unwrap().is_empty());
    let refused = house.post(&undo, &[("authorization", &tokens[0])], &json!({})).await.expect(422).json();
    assert!(refused["error"]["rule"].as_str().unwrap().starts_with("TA-"), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn real_dice_are_told_and_nobody_else_chooses_the_luck() {
    let house = House::new();
    let (table, tokens) = house.open(kuhn()).await;
    let path = format!("/api/tables/{table}/chance");
    let king = json!({ "outcome": { "cards": ["king", "jack"] } });
    house.post(&path, &[("authorization", &tokens[0])], &king).await.expect(403);
    let mut real = kuhn();
    real["chance"] = json!("real");
    let (table, tokens) = house.open(real).await;
    let path = format!("/api/tables/{table}/chance");
    let state = house.state(&table, &tokens[0]).await;
    assert_eq!(state["chance"]["outcomes"].as_array().unwrap().len(), 6);
    assert!(house.state(&table, "").await["chance"].is_null());
    house.post(&path, &[("authorization", &tokens[0])], &king).await.expect(200);
    assert!(house.state(&table, &tokens[0]).await.to_string().contains("King"));
}

#[tokio::test(flavor = "multi_thread")]
async fn thrown_chance_waits_while_somebody_could_undo() {
    let house = House::new();
    let body = json!({ "game": "sail-race", "chance": "throw", "seats": [{ "kind": "human", "name": "Sov" }] });
    let (table, tokens) = house.open(body).await;
    // The first wind comes by itself: no player has anything to take back.
    let list = house.actions(&table, &tokens[0]).await;
    house.act(&table, &tokens[0], json!({ "id": list["actions"][0]["id"] })).await.expect(200);
    let state = house.state(&table, &tokens[0]).await;
    assert_eq!((&state["chance"]["automatic"], &state["undo"][0]["possible"]), (&json!(false), &json!(true)));
    let path = format!("/api/tables/{table}/chance");
    house.post(&path, &[("authorization", &tokens[0])], &json!({ "roll": true, "v": state["v"] })).await.expect(200);
    assert_eq!(house.state(&table, &tokens[0]).await["undo"][0]["possible"], false);
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_are_joined_left_handed_over_and_played_again() {
    let house = House::new();
    let body = json!({ "game": "connect-four", "public": true, "seats": [{ "kind": "human", "name": "Sov" }, { "kind": "open" }] });
    let (table, tokens) = house.open(body).await;
    let lists = house.get("/api/tables", &[]).await.expect(200).json();
    assert_eq!(lists["open"][0]["id"].as_str(), Some(table.as_str()));
    let path = format!("/api/tables/{table}/join");
    let joined = house.post(&path, &[], &json!({ "name": "Oroshi" })).await.expect(200).json();
    let second = crate::common::bearer(joined["token"].as_str().unwrap());
    house.post(&path, &[], &json!({ "name": "Third" })).await.expect(403);
    let state = house.state(&table, &second).await;
    assert_eq!((&state["mine"], &state["seats"][1]["name"]), (&json!([1]), &json!("Oroshi")));
    // The other has no socket, but made a request a moment ago. A restarted server has forgotten it, and waits for all
    // players to reconnect; only then may the seat be handed to a bot, which plays on.
    let seat = format!("/api/tables/{table}/seat");
    let early = json!({ "seat": 1, "what": "bot" });
    house.post(&seat, &[("authorization", &tokens[0])], &early).await.expect(403);
    assert_eq!(house.state(&table, &tokens[0]).await["seats"][1]["here"], true);
    let House { app, folder } = house.again().await;
    drop(app);
    let mut patient = crate::common::config(&folder);
    patient.limits.seat_grace = std::time::Duration::ZERO;
    let house = House::with(folder, patient);
    let hand = json!({ "seat": 1, "what": "bot", "bot": "greedy" });
    house.post(&seat, &[], &hand).await.expect(403);
    house.post(&seat, &[("authorization", &tokens[0])], &hand).await.expect(204);
    assert_eq!(house.state(&table, &second).await["mine"], json!([]), "a bot's seat is nobody's");
    let over = play(&house, &table, &tokens[..1]).await;
    assert_eq!(over["status"], "over");
    let next = house.post(&format!("/api/tables/{table}/rematch"), &[("authorization", &tokens[0])], &json!({})).await;
    let next = next.expect(200).json();
    let again = crate::common::bearer(next["seats"][0]["token"].as_str().unwrap());
    let state = house.state(next["table"].as_str().unwrap(), &again).await;
    assert_eq!((&state["seats"][0]["name"], &state["seats"][1]["kind"]), (&json!("Sov"), &json!("bot")));
    assert_eq!(house.state(&table, &tokens[0]).await["over"]["rematch"], next["table"]);
    let leave = json!({ "seat": 0, "what": "leave" });
    house.post(&seat, &[("authorization", &tokens[0])], &leave).await.expect(204);
    house.get(&format!("/api/tables/{table}"), &[("authorization", &tokens[0])]).await.expect(401);
}

#[tokio::test]
async fn the_api_describes_itself() {
    let house = House::new();
    let openapi = house.get("/api/openapi.json", &[]).await.expect(200).json();
    // The page for people who write programs names every call there is, in both languages.
    for language in ["en", "fr"] {
        let page = house.get("/programs", &[("accept-language", language)]).await.expect(200).text;
        for (path, calls) in openapi["paths"].as_object().unwrap() {
            for method in calls.as_object().unwrap().keys() {
                let call = format!("<b>{}</b> {path}</code>", method.to_uppercase());
                assert!(page.contains(&call), "{language}: {call}");
            }
        }
        assert!(page.contains("http://localhost:4747/api") && page.contains("random.choice"), "{page}");
        assert!(page.contains("href=\"/api/openapi.json\"") && !page.contains("<dd></dd>"), "{page}");
    }
    assert!(house.get("/", &[]).await.text.contains("href=\"/programs\""));
    for path in ["/api/games", "/api/tables", "/api/tables/{table}/act", "/api/tables/{table}/events", "/api/records"] {
        assert!(openapi["paths"].get(path).is_some(), "{path}");
    }
    let games = house.get("/api/games", &[("accept-language", "fr-FR")]).await.expect(200).json();
    assert_eq!(games[0]["id"], "sail-race");
    assert!(games[0]["options"].as_array().unwrap().len() > 10);
}
