//! The socket of a page, over real bytes.

use crate::common::{Folder, NEVER, Served, config, eventually, four, race};
use serde_json::{Value, json};
use std::time::Duration;

async fn served() -> (Served, Folder) {
    let folder = Folder::new();
    (Served::new(config(&folder)).await, folder)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_step_tells_each_viewer_what_changed() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(four()).await;
    let mut first = server.seat(&table, &tokens[0]).await;
    let page = first.until("page").await;
    assert_eq!((page["v"].as_u64(), page["choices"].as_array().unwrap().len()), (Some(0), 7));
    assert_eq!(page["prompt"]["seat"], 0);
    let mut second = server.seat(&table, &tokens[1]).await;
    second.until("page").await;
    first.say(json!({ "t": "act", "client": "c", "v": 0, "seat": 0, "id": 3 })).await;
    assert_eq!(first.answer("c").await, json!({ "t": "ack", "v": 1, "client": "c" }));
    let step = loop {
        let step = second.until("step").await;
        if step["v"] == 1 {
            break step;
        }
    };
    assert_eq!(step["log"].as_array().unwrap().len(), 1);
    assert_eq!(step["choices"].as_array().unwrap().len(), 7);
    assert_eq!(step["prompt"]["seat"], 1);
    let cells = step["board"]["cells"].as_array().map_or(0, Vec::len);
    assert!(cells < 10 && !step["board"]["drawing"].as_array().unwrap().is_empty(), "{step}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_sent_regions_where_a_program_is_sent_data() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(four()).await;
    let ids = |message: &Value| -> Vec<String> {
        let regions = message["regions"].as_array().unwrap().iter();
        let id = |region: &Value| Some(region.as_str()?.split_once("id=\"")?.1.split_once('"')?.0.to_owned());
        regions.map(|region| id(region).expect("every region has an id")).collect()
    };
    let header = [("authorization", tokens[0].as_str())];
    let mut page = server.socket_of(&table, 0, "&regions=true", &header).await.unwrap();
    let first = page.until("page").await;
    assert_eq!(
        ids(&first),
        ["prompt", "curtain", "seats", "over", "chance", "choices", "undo", "text-board-body", "side-discs-panel"],
        "everything, once each"
    );
    assert_eq!((&first["choices"], &first["prompt"]), (&json!([]), &Value::Null), "nothing is sent twice");
    page.say(json!({ "t": "act", "client": "c", "v": 0, "seat": 0, "id": 3 })).await;
    let step = loop {
        let step = page.until("step").await;
        if step["v"] == 1 {
            break step;
        }
    };
    let changed = ids(&step);
    assert!(
        changed.contains(&"choices".to_owned()) && changed.contains(&"text-board-drawing".to_owned()),
        "{changed:?}"
    );
    assert!(!changed.contains(&"over".to_owned()) && step.get("choices").is_none(), "{step}");
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_program_that_takes_the_first_choice_does_not_resign() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(race()).await;
    let mut first = server.seat(&table, &tokens[0]).await;
    // The first wind may still be on its way.
    let page = loop {
        let message = first.next().await.unwrap();
        if message["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
            break message;
        }
    };
    let gives_up: Vec<bool> =
        page["choices"].as_array().unwrap().iter().map(|choice| choice["gives_up"] == true).collect();
    assert_eq!((gives_up.first(), gives_up.last()), (Some(&false), Some(&true)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_comes_back_with_ones_version() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(four()).await;
    let mut first = server.seat(&table, &tokens[0]).await;
    first.until("page").await;
    for (turn, token) in tokens.iter().cycle().take(4).enumerate() {
        let body = json!({ "id": 3, "v": turn }).to_string();
        let (status, text) =
            server.call("POST", &format!("/api/tables/{table}/act"), &[("authorization", token)], &body).await;
        assert_eq!(status, 200, "{text}");
    }
    let headers = [("authorization", tokens[0].as_str())];
    let mut missed = server.socket(&table, 2, &headers).await.unwrap();
    let step = missed.next().await.unwrap();
    assert_eq!((&step["t"], &step["v"]), (&json!("step"), &json!(4)));
    assert_eq!(step["log"].as_array().unwrap().len(), 2, "{step}");
    let mut current = server.socket(&table, 4, &headers).await.unwrap();
    let step = current.next().await.unwrap();
    assert_eq!((&step["t"], step.get("board"), step.get("log")), (&json!("step"), None, None));
    for too_far in [0, 99] {
        let mut socket = server.socket(&table, too_far, &headers).await.unwrap();
        assert_eq!(socket.next().await.unwrap()["t"], "page", "{too_far}");
    }
    server.stop().await;
}

/// ONB passes over each step of a walk: a log that grew live once lost the lines after them.
#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_grows_is_the_log_that_is_read_at_once() {
    let (server, _folder) = served().await;
    let bots = json!([{ "kind": "bot", "bot": "greedy" }, { "kind": "bot", "bot": "greedy" }]);
    let (table, _) = server.open(json!({ "game": "onb", "seats": bots })).await;
    let mut early = server.socket(&table, 0, &[]).await.unwrap();
    let mut grown: Vec<Value> = Vec::new();
    while grown.len() < 80 {
        let message = early.next().await.unwrap();
        if message["t"] == "page" {
            grown.clear();
        }
        let last = grown.last().map_or(-1, |line| line["n"].as_i64().unwrap());
        let lines = message["log"].as_array().cloned().unwrap_or_default();
        assert!(lines.iter().all(|line| line["n"].as_i64() > Some(last)), "{last}: {lines:?}");
        grown.extend(lines);
    }
    let mut late = server.socket(&table, 0, &[]).await.unwrap();
    let whole = late.until("page").await;
    assert_eq!(grown[..], whole["log"].as_array().unwrap()[..grown.len()]);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_entry_still_counts() {
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(race()).await;
    let mut spectator = server.socket(&table, 0, &[]).await.unwrap();
    let mut first = server.seat(&table, &tokens[0]).await;
    let page = loop {
        let message = first.next().await.unwrap();
        if message["choices"].as_array().is_some_and(|choices| !choices.is_empty()) {
            break message;
        }
    };
    let act = json!({ "t": "act", "client": "c", "v": page["v"], "seat": 0, "id": page["choices"][0]["id"] });
    first.say(act).await;
    let v = first.answer("c").await["v"].clone();
    loop {
        let message = spectator.next().await.unwrap();
        if message["v"] == v {
            // Who subscribed late reads the whole log at once.
            assert!(message["t"] == "page" || message["log"].as_array().is_none_or(|log| log.len() <= 1), "{message}");
            break;
        }
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn seats_presence_hints_previews_and_undo() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.seat_grace = Duration::ZERO;
    let server = Served::new(config).await;
    let (table, tokens) = server.open(four()).await;
    let mut first = server.seat(&table, &tokens[0]).await;
    let page = first.until("page").await;
    assert_eq!(page["seats"][1]["here"], false);
    let mut second = server.seat(&table, &tokens[1]).await;
    second.until("page").await;
    let seats = loop {
        let step = first.until("step").await;
        if step["seats"].is_array() {
            break step;
        }
    };
    assert_eq!((&seats["seats"][1]["here"], &seats["v"]), (&json!(true), &json!(0)));
    first.say(json!({ "t": "hint", "client": "h", "seat": 0 })).await;
    let hint = first.answer("h").await;
    assert_eq!((&hint["t"], hint["ids"].as_array().map(Vec::len)), (&json!("hint"), Some(1)));
    first.say(json!({ "t": "preview", "client": "p", "seat": 0, "id": 3 })).await;
    assert!(first.answer("p").await["text"].as_str().unwrap().contains('4'));
    // The other is here: no bot for them. When they have gone, a bot may play on.
    first.say(json!({ "t": "seat", "client": "b", "what": "bot", "seat": 1 })).await;
    assert_eq!(first.answer("b").await["t"], "refused");
    drop(second);
    loop {
        let step = first.until("step").await;
        if step["seats"][1]["here"] == false {
            break;
        }
    }
    first.say(json!({ "t": "act", "client": "a", "v": 0, "seat": 0, "id": 3 })).await;
    assert_eq!(first.answer("a").await["t"], "ack");
    first.say(json!({ "t": "seat", "client": "r", "what": "rename", "seat": 0, "name": "Golgoth <b>" })).await;
    let (renamed, page) = first.answer_and("r", "page").await;
    assert_eq!(renamed["t"], "ack");
    assert_eq!(page["seats"][0]["name"], "Golgoth <b>");
    assert!(page["log"][0]["text"].as_str().unwrap().starts_with("Golgoth"));
    first.say(json!({ "t": "seat", "client": "b2", "what": "bot", "seat": 1, "bot": "random" })).await;
    assert_eq!(first.answer("b2").await["t"], "ack");
    while first.v < 2 {
        first.next().await.unwrap();
    }
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_does_not_wait_for_the_hint_before_it() {
    let folder = Folder::new();
    let mut config = config(&folder);
    // No thread is there to think: a hint that was asked for never comes.
    config.bot_workers = 0;
    let server = Served::new(config).await;
    let (table, tokens) = server.open(four()).await;
    let mut first = server.seat(&table, &tokens[0]).await;
    first.until("page").await;
    for number in 0..3 {
        first.say(json!({ "t": "hint", "client": format!("h{number}"), "seat": 0 })).await;
    }
    first.say(json!({ "t": "act", "client": "a", "v": 0, "seat": 0, "id": 3 })).await;
    let (answer, step) = first.answer_and("a", "step").await;
    assert_eq!((&answer["t"], &step["v"]), (&json!("ack"), &json!(1)));
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_cut_and_the_others_are_not() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.socket_write = Duration::from_secs(1);
    let server = Served::new(config).await;
    let (table, tokens) = server.open(race()).await;
    let slow = server.seat(&table, &tokens[1]).await;
    let mut first = server.seat(&table, &tokens[0]).await;
    first.until("page").await;
    // It never reads: the pipes, which hold some megabytes, fill up, then its queue.
    let (mut client, mut here) = (0, true);
    while here && client < 3000 {
        client += 1;
        let name = format!("{client}");
        first.say(json!({ "t": "seat", "client": name, "what": "rename", "seat": 0, "name": name })).await;
        loop {
            let message = first.next().await.expect("the others stay");
            here &= message["seats"][1]["here"] != false;
            if message["client"] == name.as_str() {
                assert_eq!(message["t"], "ack");
                break;
            }
        }
    }
    assert!(!here, "never cut");
    eventually("the cut is counted", async || {
        server.call("GET", "/metrics", &[], "").await.1.contains("galerne_cut_readers 1").then_some(())
    })
    .await;
    drop(slow);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_server_says_goodbye_and_loses_nothing() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let (table, tokens) = server.open(four()).await;
    let mut first = server.seat(&table, &tokens[0]).await;
    first.until("page").await;
    first.say(json!({ "t": "act", "client": "c", "v": 0, "seat": 0, "id": 3 })).await;
    first.answer("c").await;
    let stopping = tokio::spawn(server.stop());
    let bye = first.until("bye").await;
    assert!(bye["retry"].as_u64().unwrap() > 0);
    assert!(first.next().await.is_none());
    drop(first);
    tokio::time::timeout(NEVER, stopping).await.unwrap().unwrap();
    let server = Served::new(config(&folder)).await;
    let mut first = server.seat(&table, &tokens[0]).await;
    assert_eq!(first.until("page").await["v"], 1);
    server.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn events_stream_the_same_messages() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let (server, _folder) = served().await;
    let (table, tokens) = server.open(four()).await;
    let mut stream = tokio::net::TcpStream::connect(server.address).await.unwrap();
    let request = format!(
        "GET /api/tables/{table}/events?since=0 HTTP/1.1\r\nhost: {}\r\nauthorization: {}\r\n\r\n",
        server.address, tokens[0]
    );
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut text = String::new();
    let mut buffer = [0; 4096];
    while !text.contains("\"t\":\"page\"") {
        let n = stream.read(&mut buffer).await.unwrap();
        text += &String::from_utf8_lossy(&buffer[..n]);
    }
    assert!(text.contains("text/event-stream"));
    let path = format!("/api/tables/{table}/act");
    server.call("POST", &path, &[("authorization", &tokens[0])], "{\"id\":3}").await;
    while !text.contains("\"t\":\"step\"") {
        let n = stream.read(&mut buffer).await.unwrap();
        text += &String::from_utf8_lossy(&buffer[..n]);
    }
    drop(stream);
    server.stop().await;
}

/// The very program of `docs/api.md`, against a real server.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_in_ten_lines_plays_a_whole_race() {
    let docs = include_str!("../../../../docs/api.md");
    let program = docs.split("```python\n").nth(1).and_then(|rest| rest.split("```").next()).expect("a Python program");
    assert!(program.lines().count() <= 12, "ten lines and their imports");
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.action_credit = 100_000;
    let server = Served::new(config).await;
    let address = format!("http://{}", server.address);
    // A race of a stranger to sailing need not take the whole afternoon.
    let program = program
        .replace("http://localhost:4747", &address)
        .replace("\"sail-race\",", "\"sail-race\", \"options\": {\"max_turns\": 30},");
    let run = tokio::process::Command::new("python3").arg("-c").arg(program).output();
    let output = run.await.expect("python3 runs the program of docs/api.md");
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains("standings"), "{text} {}", String::from_utf8_lossy(&output.stderr));
    server.stop().await;
}
