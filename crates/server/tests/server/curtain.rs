//! Several players at one device: the page shows the secrets of one of them at a time, or of none.

use crate::common::{Folder, House, Served, config};
use serde_json::{Value, json};

/// A table whose first two seats have one cookie; the cookie and the table's id.
async fn shared(house: &House, form: &str) -> (String, String) {
    let opened = house.form("/play", &[], &format!("{form}&seat1=me&seat2=me&name=Ana&name2=Bob")).await.expect(303);
    let table = opened.headers["location"].to_str().unwrap().trim_start_matches("/table/").to_owned();
    (opened.cookie(), table)
}

async fn post(house: &House, cookie: &str, table: &str, said: &str) -> u16 {
    house.form(&format!("/table/{table}"), &[("cookie", cookie)], &format!("do={said}")).await.status.as_u16()
}

async fn page(house: &House, cookie: &str, table: &str) -> String {
    let headers = [("cookie", cookie), ("accept-language", "en")];
    house.get(&format!("/table/{table}"), &headers).await.expect(200).text
}

async fn state(house: &House, cookie: &str, table: &str) -> Value {
    let headers = [("cookie", cookie), ("accept-language", "en")];
    house.get(&format!("/api/tables/{table}"), &headers).await.expect(200).json()
}

/// Until chance, which speaks by itself, has nothing more to say.
async fn settled(house: &House, cookie: &str, table: &str) -> Value {
    crate::common::eventually("chance has nothing more to say", async || {
        let state = state(house, cookie, table).await;
        (state["turn"].get("decide").is_some() || state["turn"] == "over").then_some(state)
    })
    .await
}

fn cards(text: &str) -> Vec<&'static str> {
    ["the Jack", "the Queen", "the King"].into_iter().filter(|card| text.contains(card)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn ta_1_3_a_shared_page_shows_one_hand_at_a_time_also_without_a_script() {
    let house = House::new();
    let (me, table) = shared(&house, "game=kuhn-poker").await;
    settled(&house, &me, &table).await;
    let closed = page(&house, &me, &table).await;
    assert_eq!(cards(&closed), Vec::<&str>::new(), "nobody has taken the device yet");
    assert!(closed.contains("Pass the device to Ana.") && closed.contains("value=\"look 0\""), "{closed}");
    assert!(!closed.contains("class=\"choice\""), "nobody chooses before that");

    assert_eq!(post(&house, &me, &table, "look 0").await, 303);
    let first = cards(&page(&house, &me, &table).await);
    assert_eq!(first.len(), 1, "Ana’s card and no other");
    assert_eq!(post(&house, &me, &table, "hide").await, 303);
    assert!(cards(&page(&house, &me, &table).await).is_empty(), "put down in between");

    assert_eq!(post(&house, &me, &table, "look 0").await, 303);
    let check = state(&house, &me, &table).await["choices"][0]["id"].clone();
    let headers = [("cookie", me.as_str()), ("origin", crate::common::ORIGIN)];
    house.post(&format!("/api/tables/{table}/act"), &headers, &json!({ "seat": 0, "id": check })).await.expect(200);
    let passed = page(&house, &me, &table).await;
    assert!(cards(&passed).is_empty() && passed.contains("Pass the device to Bob."), "{passed}");
    assert_eq!(post(&house, &me, &table, "look 1").await, 303);
    let second = cards(&page(&house, &me, &table).await);
    assert_eq!(second.len(), 1);
    assert_ne!(second, first);

    let other = house.get("/", &[]).await.cookie();
    assert_eq!(post(&house, &other, &table, "look 0").await, 403, "a stranger has no seat to look from");
    assert_eq!(post(&house, &me, &table, "look 7").await, 403);
    assert_eq!(post(&house, &me, &table, "look").await, 422);
}

/// What could tell a secret.
const TELLING: [&str; 6] = ["scene", "panels", "log", "board", "choices", "composed"];

#[tokio::test(flavor = "multi_thread")]
async fn ta_1_3_a_closed_curtain_shows_what_any_spectator_sees() {
    let house = House::new();
    for form in ["game=kuhn-poker", "game=horde", "game=pluvionautes", "game=onb"] {
        let (me, table) = shared(&house, form).await;
        let closed = settled(&house, &me, &table).await;
        assert_eq!((&closed["curtain"]["closed"], &closed["seen"]), (&json!(true), &json!("")), "{form}");
        let spectator = state(&house, "", &table).await;
        let stays = form == "game=horde";
        for part in TELLING.into_iter().filter(|part| !stays || !["scene", "panels"].contains(part)) {
            assert_eq!(closed[part], spectator[part], "{form}: {part}");
        }
        let standing = |state: &Value| {
            state["seats"].as_array().unwrap().iter().map(|seat| seat["standing"].clone()).collect::<Vec<_>>()
        };
        assert_eq!(standing(&closed), standing(&spectator), "{form}");

        let asked = closed["prompt"]["seat"].as_u64().unwrap();
        assert_eq!(post(&house, &me, &table, &format!("look {asked}")).await, 303);
        let open = state(&house, &me, &table).await;
        assert_eq!((&open["curtain"]["closed"], &open["seen"]), (&json!(false), &json!(asked.to_string())), "{form}");
        assert!(open["choices"].as_array().unwrap().iter().all(|choice| choice["seat"] == asked), "{form}");
        assert_ne!(open["board"], spectator["board"], "{form}: the one who looks sees more");
        // Who plays only one half of the board finds it in its place and size, before the curtain opens and after.
        let sheet = |state: &Value| {
            let scene = state["scene"].as_str().unwrap();
            scene.split_once("viewBox=\"").and_then(|(_, rest)| rest.split('"').next()).map(str::to_owned)
        };
        if stays {
            assert_eq!(sheet(&closed), sheet(&open), "{form}");
            assert_ne!(closed["scene"], open["scene"], "{form}: the one who looks sees more");
        }
        assert_eq!(post(&house, &me, &table, &format!("look {}", 1 - asked)).await, 303);
        let other = state(&house, &me, &table).await;
        assert_ne!(other["board"], open["board"], "{form}");
        assert!(other["choices"].as_array().unwrap().iter().all(|choice| choice["seat"] != asked), "{form}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn ta_1_3_where_nobody_has_a_secret_there_is_no_curtain() {
    let house = House::new();
    for form in ["game=connect-four", "game=windwalkers&preset=first-game", "game=pluvionautes&o.missions=open"] {
        let opened = match form.contains("first-game") {
            true => house.form("/play", &[], &format!("{form}&seat1=me")).await.expect(303),
            false => house.form("/play", &[], &format!("{form}&seat1=me&seat2=me")).await.expect(303),
        };
        let (me, table) = (opened.cookie(), opened.headers["location"].to_str().unwrap().replace("/table/", ""));
        let state = settled(&house, &me, &table).await;
        assert!(
            state["curtain"].is_null() && !state["choices"].as_array().unwrap().is_empty(),
            "{form}: {}",
            state["curtain"]
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn sr_7_6_boats_that_share_a_device_choose_one_after_the_other_unseen() {
    let house = House::new();
    let (me, table) = shared(&house, "game=sail-race").await;
    let first = settled(&house, &me, &table).await;
    let seats = |state: &Value| {
        let mut seats: Vec<u64> =
            state["choices"].as_array().unwrap().iter().map(|choice| choice["seat"].as_u64().unwrap()).collect();
        seats.dedup();
        seats
    };
    assert_eq!(
        (seats(&first), &first["curtain"]["closed"]),
        (vec![0], &json!(false)),
        "no secret yet: nothing to pass"
    );
    let headers = [("cookie", me.as_str()), ("origin", crate::common::ORIGIN)];
    let id = &first["choices"][0]["id"];
    house.post(&format!("/api/tables/{table}/act"), &headers, &json!({ "seat": 0, "id": id })).await.expect(200);
    let second = state(&house, &me, &table).await;
    assert_eq!(seats(&second), [1]);
    let spectator = state(&house, "", &table).await;
    assert_eq!(second["log"], spectator["log"], "the first choice is not told");
    // Who wants may choose first.
    let (me, table) = shared(&house, "game=sail-race").await;
    settled(&house, &me, &table).await;
    assert_eq!(post(&house, &me, &table, "look 1").await, 303);
    assert_eq!(seats(&state(&house, &me, &table).await), [1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn ta_1_3_the_socket_passes_the_device_on_and_forgets_what_the_other_saw() {
    let folder = Folder::new();
    let server = Served::new(config(&folder)).await;
    let head = server.form("/play", "game=kuhn-poker&seat1=me&seat2=me").await;
    let field = |name: &str| head.lines().find_map(|line| line.strip_prefix(name)).unwrap().trim();
    let (table, cookie) = (field("location: /table/"), field("set-cookie:").split(';').next().unwrap());
    let origin = server.origin();
    let headers = [("cookie", cookie), ("origin", origin.as_str())];
    let mut socket = server.socket(table, 0, &headers).await.unwrap();
    let page = loop {
        let message = socket.next().await.unwrap();
        assert!(cards(&message.to_string()).is_empty(), "{message}");
        if message["curtain"]["closed"] == true {
            break message;
        }
    };
    assert_eq!(page["t"], "page");
    socket.say(json!({ "t": "hint", "client": "h", "seat": 0 })).await;
    assert_eq!(socket.answer("h").await["t"], "refused", "a hint would tell the card");
    socket.say(json!({ "t": "look", "client": "l", "seat": 0 })).await;
    let open = socket.until("page").await;
    assert_eq!((cards(&open.to_string()).len(), &open["seen"]), (1, &json!("0")));
    socket.say(json!({ "t": "preview", "client": "p", "seat": 1, "id": 0 })).await;
    assert_eq!(socket.answer("p").await["t"], "refused", "nor what the other could do");
    let id = open["choices"][0]["id"].clone();
    socket.say(json!({ "t": "act", "client": "a", "v": open["v"], "seat": 0, "id": id })).await;
    let closed = socket.until("page").await;
    assert!(closed["curtain"]["closed"] == true && cards(&closed.to_string()).is_empty(), "{closed}");
    assert_eq!(closed["prompt"]["seat"], 1);
    // A page that still shows the first hand comes back: it gets everything anew, not a step from there.
    let v = closed["v"].as_u64().unwrap() as usize;
    for (more, kind) in [("&seen=0", "page"), ("", "page"), ("&seen=", "step")] {
        let mut back = server.socket_of(table, v, more, &headers).await.unwrap();
        assert_eq!(back.next().await.unwrap()["t"], kind, "{more:?}");
    }
    socket.say(json!({ "t": "look", "client": "s", "seat": 7 })).await;
    assert_eq!(socket.answer("s").await["t"], "refused");
    server.stop().await;
}
