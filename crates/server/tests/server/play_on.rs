//! A finished game taken up again from any moment of its replay.

use crate::common::{House, race};
use serde_json::Value;
use std::path::Path;

/// Finished games of all five, as their own tests keep them.
fn records() -> impl Iterator<Item = Value> {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let kept = [
        "sail-race/tests/records/all-arrived.json",
        "horde/tests/records/competition-draw.json",
        "onb/tests/records/points.json",
        "pluvionautes/tests/records/rounds-shared.json",
    ];
    kept.into_iter().map(move |file| serde_json::from_str(&std::fs::read_to_string(games.join(file)).unwrap()).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_table_goes_on_from_any_moment_of_a_finished_game() {
    let house = House::new();
    let me = house.get("/", &[]).await.cookie();
    let headers = [("cookie", me.as_str())];
    for record in records() {
        let old = house.post("/api/records", &[], &record).await.expect(201).json();
        let old = old["table"].as_str().unwrap();
        let page = house.get(&format!("/table/{old}/replay?at=0"), &headers).await.expect(200).text;
        assert!(page.contains(&format!("action=\"/table/{old}/play-on\"")), "{page}");
        let length: usize = page.split("data-length=\"").nth(1).unwrap().split('"').next().unwrap().parse().unwrap();
        let seats = record["players"].as_array().or(record["names"].as_array()).map_or(2, Vec::len);
        let form: String = (1..=seats).map(|seat| format!("&seat{seat}=me")).collect();
        for at in [0, 1, length / 2, length - 1] {
            let path = format!("/table/{old}/play-on");
            let opened = house.form(&path, &headers, &format!("at={at}{form}")).await.expect(303);
            let table = opened.headers["location"].to_str().unwrap().replace("/table/", "");
            let state = house.get(&format!("/api/tables/{table}"), &headers).await.expect(200).json();
            assert_eq!(state["game"], record["game"], "{at} of {length}");
            // After the last decision the dice end the game by themselves.
            assert!(state["status"] == "playing" || at + 1 == length, "{at} of {length}: {}", state["status"]);
        }
        let over = house.form(&format!("/table/{old}/play-on"), &headers, &format!("at={length}{form}")).await;
        assert!(over.expect(422).text.contains("over at that moment"));
        let still = house.get(&format!("/api/tables/{old}"), &[]).await.expect(200).json();
        assert_eq!(still["status"], "over", "the old game stays as it was");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_branches_off_a_game_that_is_played() {
    let house = House::new();
    let (table, _) = house.open(race()).await;
    assert!(!house.get(&format!("/table/{table}/replay"), &[]).await.expect(200).text.contains("play-on"));
    house.form(&format!("/table/{table}/play-on"), &[], "at=0&seat1=me&seat2=bot").await.expect(403);
    for broken in ["", "at=x", "at=-1"] {
        house.form(&format!("/table/{table}/play-on"), &[], broken).await.expect(422);
    }
    house.form("/table/nowhere/play-on", &[], "at=0").await.expect(404);
}
