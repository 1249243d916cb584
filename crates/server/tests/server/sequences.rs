//! Several actions in one message: carried out in order, cut short by the first surprise, and never twice.

use crate::common::{Folder, Served, bearer, config};
use serde_json::{Value, json};

/// ONB from a position: a guard in hand on an open field with this many half-actions, and an enemy where the test wants
/// one.
async fn field(server: &Served, halves: u8, enemy: [u8; 2], opportunity: &str) -> (String, Vec<String>) {
    let rows = ["............"; 6].join("\n");
    let zones =
        ["A...........", "............", "............", "............", "............", "..........oB"].join("\n");
    let map = format!("id: test\nname: Test\nplayers: 2\ngrid:\n{rows}\nzones:\n{zones}\n");
    let guard =
        |seat: u8, at: [u8; 2]| json!({ "kind": "garde", "seat": seat, "at": at, "facing": 2, "pv": 5, "mana": 0 });
    let record = json!({
        "format": "galerne-record", "version": 1, "game": "onb", "rules": 1, "names": ["Zoé", "Bob"],
        "options": { "map": "own", "own_map": map, "opportunity": opportunity },
        "start": {
            "phase": "action", "round": 1, "pass": 1, "armies": [{}, {}], "turns": [0, 1],
            "active": { "unit": 0, "halves": halves }, "units": [guard(0, [6, 3]), guard(1, enemy)],
        },
        "entries": [],
    });
    let (status, text) = server.call("POST", "/api/records", &[], &record.to_string()).await;
    assert_eq!(status, 201, "{text}");
    let opened: Value = serde_json::from_str(&text).unwrap();
    let tokens = opened["seats"].as_array().unwrap().iter().map(|seat| bearer(seat["token"].as_str().unwrap()));
    (opened["table"].as_str().unwrap().to_owned(), tokens.collect())
}

fn sequence<'a>(page: &'a Value, target: &str) -> &'a Value {
    let choices = page["choices"].as_array().unwrap();
    choices.iter().find(|choice| choice["targets"] == json!([target])).unwrap_or_else(|| panic!("no {target}"))
}

fn act(client: &str, page: &Value, sequence: &Value) -> Value {
    json!({ "t": "act", "client": client, "v": page["v"], "seat": 0, "id": sequence["id"], "then": sequence["then"] })
}

#[tokio::test(flavor = "multi_thread")]
async fn a_walk_is_many_entries_and_one_message_and_is_not_gone_twice() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let (table, tokens) = field(&server, 2, [11, 5], "auto").await;
    let mut first = server.seat(&table, &tokens[0]).await;
    let page = first.until("page").await;
    let walk = sequence(&page, "walk-cell-C4");
    // Four steps, then it stops, and the activation, in which nothing is left to do, ends.
    assert_eq!(walk["then"].as_array().map(Vec::len), Some(6), "{walk}");
    let message = act("walk", &page, walk);
    first.say(json!({ "t": "preview", "client": "p", "seat": 0, "id": walk["id"], "then": walk["then"] })).await;
    let preview = first.answer("p").await;
    assert!(
        preview["text"].as_str().unwrap().contains('4') && !preview["overlay"].as_str().unwrap().is_empty(),
        "{preview}"
    );
    first.say(message.clone()).await;
    assert_eq!(first.answer("walk").await, json!({ "t": "ack", "v": 7, "client": "walk" }));
    // The connection breaks before the answer is read: the same message comes again on the next one.
    let mut again = server.seat(&table, &tokens[0]).await;
    again.until("page").await;
    again.say(message).await;
    assert_eq!(again.answer("walk").await, json!({ "t": "ack", "v": 7, "client": "walk" }));
    let (_, record) =
        server.call("GET", &format!("/api/tables/{table}/record"), &[("authorization", &tokens[0])], "").await;
    let record: Value = serde_json::from_str(&record).unwrap();
    // What is public of a game that is still played: events, not actions.
    let steps = record["events"].as_array().unwrap().iter().map(|told| &told["event"]["stepped"]["at"]);
    let steps: Vec<&Value> = steps.filter(|at| at.is_array()).collect();
    assert_eq!(steps, [&json!([5, 3]), &json!([4, 3]), &json!([3, 3]), &json!([2, 3])]);
    // What was done in one go is taken back in one go.
    again.say(json!({ "t": "undo", "client": "back", "v": 7, "seat": 0 })).await;
    assert_eq!(again.answer("back").await["t"], "ack");
    let mut late = server.seat(&table, &tokens[0]).await;
    let now = late.until("page").await;
    assert_eq!((&now["prompt"], &now["choices"]), (&page["prompt"], &page["choices"]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_or_a_question_to_somebody_else_cut_a_walk_short_and_it_is_said_why() {
    for (opportunity, awaited) in [("auto", None), ("ask", Some(1))] {
        let folder = Folder::new();
        let server = Served::new(config(&folder)).await;
        // A careful course gets three cells away; the fifth is only for who dares to leave plainly.
        let (table, tokens) = field(&server, 1, [7, 3], opportunity).await;
        let mut first = server.seat(&table, &tokens[0]).await;
        let page = first.until("page").await;
        let daring = sequence(&page, "walk-cell-B4");
        assert!(daring["label"].as_str().unwrap().contains("opportunity"), "{daring}");
        let message = act("w", &page, daring);
        first.say(message).await;
        let answer = first.answer("w").await;
        assert_eq!(answer["t"], "ack", "{answer}");
        let cut = answer["cut"]["text"].as_str().unwrap_or_else(|| panic!("{answer}"));
        assert!(cut.contains('2') && cut.contains('6'), "{cut}");
        if let Some(seat) = awaited {
            let mut second = server.seat(&table, &tokens[1]).await;
            assert_eq!(second.until("page").await["prompt"]["seat"], seat);
        }
        server.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_the_rules_refuse_on_the_way_ends_it_with_the_rule() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let (table, tokens) = field(&server, 2, [11, 5], "auto").await;
    let mut first = server.seat(&table, &tokens[0]).await;
    let page = first.until("page").await;
    let walk = sequence(&page, "walk-cell-C4");
    let step = &walk["then"][0];
    let too_far =
        json!({ "t": "act", "client": "w", "v": page["v"], "seat": 0, "id": walk["id"], "then": vec![step; 9] });
    first.say(too_far).await;
    let answer = first.answer("w").await;
    // Five steps use up the course, and the creature halts by itself.
    assert_eq!((&answer["t"], &answer["v"]), (&json!("ack"), &json!(6)));
    assert!(answer["cut"]["rule"].as_str().is_some_and(|rule| rule.starts_with("ON-")), "{answer}");
    let endless = json!({ "t": "act", "client": "e", "v": 6, "seat": 0, "id": walk["id"], "then": vec![step; 200] });
    first.say(endless).await;
    assert_eq!(first.until("refused").await["client"], Value::Null, "more than one may ask for");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_army_is_composed_from_a_text_and_only_its_builder_reads_it() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let seats = json!([{ "kind": "human", "name": "Zoé" }, { "kind": "human", "name": "Bob" }]);
    let (table, tokens) = server.open(json!({ "game": "onb", "options": { "points": 100 }, "seats": seats })).await;
    let mut first = server.seat(&table, &tokens[0]).await;
    let page = first.until("page").await;
    assert_eq!(page["composed"], json!([{ "seat": 0, "text": "" }]));
    let compose = |client: &str, seat: u8, text: &str| json!({ "t": "compose", "client": client, "v": 0, "seat": seat, "text": text });
    first.say(compose("dear", 0, "4 garde")).await;
    let refused = first.answer("dear").await;
    assert_eq!((&refused["t"], &refused["rule"]), (&json!("refused"), &json!("ON-4.12")), "{refused}");
    assert!(refused["text"].as_str().unwrap().contains("100"), "{refused}");
    first.say(compose("other", 1, "1 garde")).await;
    assert_eq!(first.answer("other").await["t"], "refused", "not one's own seat");
    first.say(compose("good", 0, "name: Watch\n2 garde\n1 loup")).await;
    assert_eq!(first.answer("good").await, json!({ "t": "ack", "v": 3, "client": "good" }));
    first.say(compose("good", 0, "name: Watch\n2 garde\n1 loup")).await;
    assert_eq!(first.answer("good").await, json!({ "t": "ack", "v": 3, "client": "good" }));
    let mut mine = server.seat(&table, &tokens[0]).await;
    assert_eq!(mine.until("page").await["composed"], json!([{ "seat": 0, "text": "2 garde\n1 loup\n" }]));
    let mut second = server.seat(&table, &tokens[1]).await;
    assert_eq!(second.until("page").await["composed"], json!([{ "seat": 1, "text": "" }]));
    let mut spectator = server.socket(&table, 0, &[]).await.unwrap();
    assert_eq!(spectator.next().await.unwrap()["composed"], json!([]));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_touches_what_cannot_be_chosen_is_told_why_and_nobody_else_is() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let (table, tokens) = field(&server, 2, [11, 5], "auto").await;
    let mut first = server.seat(&table, &tokens[0]).await;
    first.until("page").await;
    let why =
        |client: &str, seat: u8, thing: &str| json!({ "t": "why", "client": client, "seat": seat, "thing": thing });
    first.say(why("halt", 0, "order-halt")).await;
    let told = first.answer("halt").await;
    assert!(told["t"] == "why" && told["text"].as_str().is_some_and(|text| text.len() > 10), "{told}");
    assert!(told["rule"].as_str().is_some_and(|rule| rule.starts_with("ON-")), "{told}");
    // What no action ever touches has no reason; what is legal needs none.
    first.say(why("nothing", 0, "nothing-of-ours")).await;
    assert_eq!(first.answer("nothing").await, json!({ "t": "why", "client": "nothing", "text": null, "rule": null }));
    // Another seat is not answered for.
    first.say(why("other", 1, "order-halt")).await;
    assert_eq!(first.answer("other").await["t"], "refused");
    let many: Vec<String> = (0..200).map(|number| number.to_string()).collect();
    first.say(json!({ "t": "why", "client": "many", "seat": 0, "picked": many, "thing": "x" })).await;
    assert_eq!(first.until("refused").await["client"], json!(null));
}
