//! Reviews: asked for, waited for, kept over a restart, shown, and played on from.

use crate::common::{Folder, Got, House, ORIGIN, config, eventually, race};
use axum::http::StatusCode;
use serde_json::Value;
use std::path::Path;

/// A finished game as the game's own tests keep it.
fn record(game: &str, name: &str) -> Value {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games");
    let text = std::fs::read_to_string(games.join(game).join("tests/records").join(name)).unwrap();
    serde_json::from_str(&text).unwrap()
}

async fn sent(house: &House, headers: &[(&str, &str)], record: &Value) -> String {
    let sent = house.post("/api/records", headers, record).await.expect(201).json();
    sent["table"].as_str().unwrap().to_owned()
}

async fn done(house: &House, table: &str) -> Value {
    let path = format!("/api/tables/{table}/review");
    let ask = async || {
        let got: Got = house.get(&path, &[("accept-language", "en")]).await;
        match got.status {
            StatusCode::ACCEPTED => None,
            StatusCode::OK => Some(got.json()),
            other => panic!("{other}: {}", got.text),
        }
    };
    eventually("the review", ask).await
}

fn tenths(value: &Value) -> i64 {
    (value.as_f64().unwrap() * 10.0).round() as i64
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_race_is_reviewed_shown_and_sailed_on() {
    let house = House::new();
    let me = house.get("/", &[]).await.cookie();
    let headers = [("cookie", me.as_str()), ("accept-language", "en"), ("origin", ORIGIN)];
    let table = sent(&house, &headers, &record("sail-race", "all-arrived.json")).await;
    let waiting = house.get(&format!("/table/{table}/review"), &headers).await.expect(200);
    assert!(waiting.headers.contains_key("refresh") || waiting.text.contains("id=\"card\""), "{}", waiting.text);
    let review = done(&house, &table).await;
    assert_eq!(review["scale"], "turns");
    for account in review["seats"].as_array().unwrap() {
        let sum: i64 = ["start", "luck", "own", "others"].iter().map(|part| tenths(&account[part])).sum();
        assert_eq!(sum, tenths(&account["result"]), "{account}");
        let [mean, low, high] = [0, 1, 2].map(|end| tenths(&account["accuracy"][end]));
        assert!(0 <= low && low <= mean && mean <= high && high <= 1000, "{account}");
    }
    let stretches = review["stretches"].as_array().unwrap();
    let dearest = stretches.iter().max_by_key(|stretch| tenths(&stretch["cost"])).unwrap();
    assert!(tenths(&dearest["cost"]) > 0 && dearest["finding"] == "costs");
    let from = dearest["from"].as_u64().unwrap();
    assert!(review["why"].as_array().unwrap().iter().any(|why| why["from"] == from && why["best"][0]["rule"] != ""));
    let page = house.get(&format!("/table/{table}/review?at={from}"), &headers).await.expect(200);
    assert!(page.text.contains("id=\"card\"") && !page.headers.contains_key("refresh"));
    assert!(page.text.contains(&format!("action=\"/table/{table}/play-on\"")), "{}", page.text);
    let boards =
        ["played", "best"].map(|line| format!("/table/{table}/review/board?at={from}&line={line}&theme=light"));
    let played = house.get(&boards[0], &headers).await.expect(200).text;
    let best = house.get(&boards[1], &headers).await.expect(200).text;
    assert!(played.starts_with("<svg") && best.starts_with("<svg") && played != best);
    house.get(&format!("/table/{table}/review/board?at=99999"), &headers).await.expect(404);
    let step = page.text.split("id=\"play-on-at\" name=\"at\" value=\"").nth(1).unwrap().split('"').next().unwrap();
    let seats = review["seats"].as_array().unwrap().len();
    let form: String = (1..=seats).map(|seat| format!("&seat{seat}=me")).collect();
    house.form(&format!("/table/{table}/play-on"), &headers, &format!("at={step}{form}")).await.expect(303);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_waits_when_the_server_ends_is_taken_up_by_the_next() {
    let house = House::new();
    let table = sent(&house, &[], &record("sail-race", "shared.json")).await;
    house.app.stop();
    let path = format!("/api/tables/{table}/review");
    let waiting = house.get(&path, &[]).await.expect(202).json();
    assert_eq!((&waiting["state"], &waiting["before"]), (&"waiting".into(), &0.into()));
    let house = house.again().await;
    assert_eq!(house.get(&path, &[]).await.expect(202).json()["state"], "waiting", "nobody was asked to go on");
    galerne_server::resume_reviews(&house.app).await.unwrap();
    let review = done(&house, &table).await;
    assert!(!review["curve"].as_array().unwrap().is_empty());
    // It is kept, and the same on every machine.
    let house = house.again().await;
    assert_eq!(house.get(&path, &[("accept-language", "en")]).await.expect(200).json(), review);
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_has_few_reviews_waiting_and_games_in_play_have_none() {
    let folder = Folder::new();
    let mut limits = config(&folder);
    limits.limits.reviews_waiting = 4;
    let house = House::with(folder, limits);
    house.app.stop();
    let kept = record("sail-race", "one-winner.json");
    let [ana, bob] = [house.get("/", &[]).await.cookie(), house.get("/", &[]).await.cookie()];
    let mut asked = Vec::new();
    for (who, most) in [(&ana, 3), (&bob, 1)] {
        let headers = [("cookie", who.as_str()), ("origin", ORIGIN)];
        for number in 0..=most {
            let table = sent(&house, &headers, &kept).await;
            let got = house.get(&format!("/api/tables/{table}/review"), &headers).await;
            if number < most {
                assert_eq!(got.expect(202).json()["before"], asked.len());
                asked.push(table);
            } else {
                assert!(got.headers.contains_key("retry-after"));
                got.expect(429);
            }
        }
    }
    // Any visitor may ask after a review that is queued already.
    house.get(&format!("/api/tables/{}/review", asked[0]), &[("cookie", &bob)]).await.expect(202);
    let (open, _) = house.open(race()).await;
    house.get(&format!("/api/tables/{open}/review"), &[]).await.expect(403);
    house.get(&format!("/table/{open}/review"), &[]).await.expect(403);
    house.get("/api/tables/nowhere/review", &[]).await.expect(404);
}
