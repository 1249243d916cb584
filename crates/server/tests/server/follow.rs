//! What follows a finished game: once more, with the same luck, on to the next chapter; and what lists say of how it ended.

use crate::common::{House, ORIGIN, eventually};
use serde_json::Value;

fn record(game: &str, name: &str) -> Value {
    let file = format!("{}/../../games/{game}/tests/records/{name}.json", env!("CARGO_MANIFEST_DIR"));
    serde_json::from_str(&std::fs::read_to_string(file).unwrap()).unwrap()
}

fn led_to(location: &str) -> String {
    location.replace("/table/", "")
}

/// The luck of a finished game, throw by throw.
async fn luck_of(house: &House, table: &str) -> Vec<Value> {
    let path = format!("/api/tables/{table}");
    eventually("the bots play to the end", async || {
        (house.get(&path, &[]).await.expect(200).json()["status"] == "over").then_some(())
    })
    .await;
    let record = house.get(&format!("{path}/record"), &[]).await.expect(200).json();
    let entries = record["entries"].as_array().unwrap();
    entries.iter().filter_map(|entry| entry.get("chance")).cloned().collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_same_luck_comes_again_however_it_is_played_and_another_does_not() {
    let house = House::new();
    let me = house.get("/", &[]).await.cookie();
    let headers = [("cookie", me.as_str())];
    let race = "game=sail-race&seat1=bot:random&seat2=bot:random&o.max_turns=12";
    let first = house.form("/play", &headers, race).await.expect(303);
    let first = led_to(first.headers["location"].to_str().unwrap());
    let luck = luck_of(&house, &first).await;
    assert!(luck.len() > 8, "{luck:?}");
    let follow = async |what: &str| {
        let next = house.form(&format!("/table/{first}"), &headers, &format!("do={what}")).await.expect(303);
        led_to(next.headers["location"].to_str().unwrap())
    };
    let same = follow("luck").await;
    assert_ne!(same, first);
    let again = luck_of(&house, &same).await;
    let shared = luck.len().min(again.len());
    assert_eq!(luck[..shared], again[..shared], "the weather does not depend on who sails");
    assert_eq!(follow("luck").await, same, "who asks twice comes to the same table");
    let other = follow("rematch").await;
    let another = luck_of(&house, &other).await;
    assert_ne!(luck[..shared.min(another.len())], another[..shared.min(another.len())]);
    // Another person cannot order it.
    let stranger = house.get("/", &[]).await.cookie();
    house.form(&format!("/table/{first}"), &[("cookie", &stranger)], "do=luck").await.expect(403);
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_won_chapter_the_way_to_the_next_is_open_and_stays_open() {
    let house = House::new();
    let me = house.get("/", &[]).await.cookie();
    let headers = [("cookie", me.as_str())];
    let posting = [("cookie", me.as_str()), ("origin", ORIGIN)];
    let brought = async |name: &str| {
        let told = house.post("/api/records", &posting, &record("windwalkers", name)).await.expect(201).json();
        told["table"].as_str().unwrap().to_owned()
    };
    let won = brought("chapter-won").await;
    let page = async |table: &str| house.get(&format!("/table/{table}"), &headers).await.expect(200).text;
    let offered = page(&won).await;
    assert!(offered.contains("On to chapter 2") && offered.contains("value=\"onward\""), "{offered}");
    assert!(!offered.contains("value=\"luck\""), "what luck a record had nobody knows");
    let order = async |what: &str| {
        let next = house.form(&format!("/table/{won}"), &headers, &format!("do={what}")).await.expect(303);
        led_to(next.headers["location"].to_str().unwrap())
    };
    let rematch = order("rematch").await;
    let still = page(&won).await;
    assert!(still.contains("On to chapter 2") && still.contains(&format!("/table/{rematch}")), "{still}");
    let next = order("onward").await;
    assert!(next != rematch && order("onward").await == next);
    let state = house.get(&format!("/api/tables/{next}"), &headers).await.expect(200).json();
    assert_eq!(state["status"], "playing");
    assert!(page(&next).await.contains("id=\"choices\""));
    assert!(page(&won).await.contains(&format!("/table/{rematch}")), "the rematch is still the next table");
    let lost = brought("lost-by-moral").await;
    assert!(!page(&lost).await.contains("On to chapter"), "a lost chapter is played again");
    house.form(&format!("/table/{lost}"), &headers, "do=onward").await.expect(403);
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_tell_what_was_played_and_how_it_ended_in_the_games_words() {
    let house = House::new();
    let me = house.get("/", &[]).await.cookie();
    let headers = [("cookie", me.as_str())];
    let posting = [("cookie", me.as_str()), ("origin", ORIGIN)];
    let told = house.post("/api/records", &posting, &record("windwalkers", "chapter-won")).await.expect(201).json();
    house.get(&format!("/table/{}", told["table"].as_str().unwrap()), &headers).await.expect(200);
    // What lists tell is filled in once the table has been opened.
    let list = async |language: &str| {
        eventually("the list knows how it ended", async || {
            let home = house.get("/", &[("cookie", &me), ("accept-language", language)]).await.expect(200).text;
            let line = home.split("<a class=\"table-line\"").nth(1)?.split("</a>").next()?;
            line.contains("class=\"result\"").then(|| line.to_owned())
        })
        .await
    };
    let (english, french) = (list("en").await, list("fr").await);
    for line in [&english, &french] {
        let result = line.split("class=\"result\">").nth(1).unwrap_or_else(|| panic!("{line}"));
        assert!(result.split('<').next().unwrap().chars().count() > 8, "{line}");
    }
    assert_ne!(english, french);
    assert!(english.contains("won"), "{english}");
    // A game between two bots: the reader has won nothing.
    let race = "game=sail-race&seat1=bot:random&seat2=bot:random&o.max_turns=2";
    let opened = house.form("/play", &headers, race).await.expect(303);
    let table = led_to(opened.headers["location"].to_str().unwrap());
    luck_of(&house, &table).await;
    let home = house.get("/", &headers).await.expect(200).text;
    let line = home.split("<a class=\"table-line\"").find(|line| line.contains(&table)).unwrap();
    assert!(line.contains("<em>over</em>"), "{line}");
}
