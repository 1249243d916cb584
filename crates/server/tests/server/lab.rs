//! The laboratory behind the page: handed in, queued, stopped, taken up, found again, and nothing that a stranger could break.

use crate::common::{Folder, Got, HOST, House, config};
use axum::body::Body;
use axum::http::Request;
use serde_json::Value;
use std::time::Duration;

/// Over in a moment.
const SMALL: &str = "game=kuhn-poker&p.a=&seat1=random&seat2=random&games=200&seed=3&until=games&metric=ties&metric=length&metric=seats";

/// Long enough not to be over while the test looks.
const LONG: &str = "\
game = \"sail-race\"\ngames = 30000\nturn = \"weather\"\nline-ups = [[\"greedy\", \"greedy\"]]\nmetrics = [\"ties\", \"length\"]\n\
[variants]\ncore = { map = \"banane\" }\nA11 = { map = \"banane\", preset = \"A11\" }\n";

fn toml(text: &str) -> String {
    let mut body = String::from("toml=");
    for byte in text.bytes() {
        if byte.is_ascii_alphanumeric() {
            body.push(byte as char);
        } else {
            body.push_str(&format!("%{byte:02X}"));
        }
    }
    body
}

/// A visitor's first page sets the cookie that makes them a person.
async fn somebody(house: &House) -> String {
    house.get("/lab", &[("accept-language", "en")]).await.expect(200).cookie()
}

async fn hand_in(house: &House, me: &str, body: &str) -> String {
    let taken = house.form("/lab", &[("cookie", me)], body).await.expect(303);
    taken.headers["location"].to_str().unwrap().to_owned()
}

async fn now(house: &House, run: &str, me: &str) -> Value {
    house.get(&format!("{run}/now"), &[("cookie", me), ("accept-language", "en")]).await.expect(200).json()
}

/// Wait until the run stands like this.
async fn until(house: &House, run: &str, me: &str, is_it: impl Fn(&Value) -> bool) -> Value {
    crate::common::eventually(run, async || Some(now(house, run, me).await).filter(&is_it)).await
}

async fn order(house: &House, run: &str, me: &str, what: &str) -> Got {
    house.form(run, &[("cookie", me)], &format!("do={what}")).await
}

#[tokio::test(flavor = "multi_thread")]
async fn handed_in_played_read_and_carried_home() {
    let house = House::new();
    let me = somebody(&house).await;
    let empty = house.get("/lab", &[("cookie", &me), ("accept-language", "en")]).await.expect(200).text;
    assert!(empty.contains("You have not tried anything out yet"), "{empty}");
    house.get("/lab/new/kuhn-poker", &[("cookie", &me)]).await.expect(200);
    let run = hand_in(&house, &me, SMALL).await;
    let done = until(&house, &run, &me, |now| now["state"] == "complete").await;
    assert_eq!((&done["busy"], &done["sentence"]), (&Value::Bool(false), &Value::from("complete")));
    let page = house.get(&run, &[("cookie", &me), ("accept-language", "en")]).await.expect(200).text;
    for part in ["<svg", "What it says", "200 of 200 games", "games.parquet", "Games worth a look", "do", "rulebook"] {
        assert!(page.contains(part), "{part} is missing in {page}");
    }
    let french = house.get(&run, &[("cookie", &format!("{me}; galerne-settings=language:fr"))]).await.expect(200).text;
    assert!(french.contains("Ce que disent les parties") && french.contains("terminé"), "{french}");
    // What one carries home is what the command line would have written.
    let csv = house.get(&format!("{run}/file/games.csv"), &[]).await.expect(200);
    assert!(csv.headers["content-disposition"].to_str().unwrap().starts_with("attachment"));
    assert_eq!(csv.text.lines().count(), 201);
    assert!(house.get(&format!("{run}/file/games.parquet"), &[]).await.expect(200).text.starts_with("PAR1"));
    assert!(house.get(&format!("{run}/file/report.html"), &[]).await.expect(200).text.contains("<main lang=\"fr\""));
    assert!(house.get(&format!("{run}/file/experiment.toml"), &[]).await.expect(200).text.contains("kuhn-poker"));
    // A game worth a look opens as a table of one's own.
    let game = page.split("name=\"game\" value=\"records/").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    let replay =
        house.form(&format!("{run}/replay"), &[("cookie", &me)], &format!("game=records%2F{game}")).await.expect(303);
    house.get(replay.headers["location"].to_str().unwrap(), &[("cookie", &me)]).await.expect(200);
    // It is in my list, not in a stranger's; the link opens it for both.
    assert!(house.get("/lab", &[("cookie", &me)]).await.text.contains(&run));
    let stranger = somebody(&house).await;
    assert!(!house.get("/lab", &[("cookie", &stranger)]).await.text.contains(&run));
    let seen = house.get(&run, &[("cookie", &stranger)]).await.expect(200).text;
    assert!(!seen.contains("name=\"do\""), "a stranger has nothing to order");
    order(&house, &run, &stranger, "delete").await.expect(403);
    order(&house, &run, &me, "delete").await.expect(303);
    house.get(&run, &[("cookie", &me)]).await.expect(404);
}

#[tokio::test(flavor = "multi_thread")]
async fn runs_queue_stop_and_go_on_where_they_were() {
    let house = House::new();
    let me = somebody(&house).await;
    let first = hand_in(&house, &me, &toml(LONG)).await;
    let second = hand_in(&house, &me, SMALL).await;
    let waiting = now(&house, &second, &me).await;
    assert_eq!(waiting["state"], "waiting");
    assert!(waiting["sentence"].as_str().unwrap().contains("one run goes first"), "{waiting}");
    // Charts come while it is still playing, and become others as games arrive.
    let early = until(&house, &first, &me, |now| now["said"].is_string() && now["state"] == "running").await;
    let later = until(&house, &first, &me, |now| now["seen"] != early["seen"] && now["state"] == "running").await;
    assert_ne!(early["said"], later["said"]);
    order(&house, &first, &me, "delete").await.expect(409);
    order(&house, &first, &me, "stop").await.expect(303);
    let stopped = until(&house, &first, &me, |now| now["state"] == "stopped").await;
    assert!(stopped["controls"].as_str().unwrap().contains("games.csv"), "{stopped}");
    until(&house, &second, &me, |now| now["state"] == "complete").await;
    let played = |text: &str| text.lines().count();
    let before = played(&house.get(&format!("{first}/file/games.csv"), &[]).await.expect(200).text);
    assert!(before > 1, "what was played is kept");
    order(&house, &first, &me, "resume").await.expect(303);
    until(&house, &first, &me, |now| now["state"] == "running" && now["seen"] != stopped["seen"]).await;
    order(&house, &first, &me, "stop").await.expect(303);
    until(&house, &first, &me, |now| now["state"] == "stopped").await;
    let after = played(&house.get(&format!("{first}/file/games.csv"), &[]).await.expect(200).text);
    assert!(after > before, "{after} games after {before}");
    // One that waits can be stopped, too, and goes on when asked.
    order(&house, &first, &me, "resume").await.expect(303);
    let third = hand_in(&house, &me, SMALL).await;
    order(&house, &third, &me, "stop").await.expect(303);
    assert_eq!(now(&house, &third, &me).await["state"], "stopped");
    order(&house, &first, &me, "stop").await.expect(303);
    order(&house, &third, &me, "resume").await.expect(303);
    until(&house, &third, &me, |now| now["state"] == "complete").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing() {
    let mut house = House::new();
    let me = somebody(&house).await;
    let first = hand_in(&house, &me, &toml(LONG)).await;
    let second = hand_in(&house, &me, SMALL).await;
    let before = until(&house, &first, &me, |now| now["seen"].as_u64() > Some(0)).await;
    house = house.again().await;
    // The one at work goes on by itself with what it had, the other waits in its place.
    let after = now(&house, &first, &me).await;
    assert!(after["seen"].as_u64() >= before["seen"].as_u64(), "{after}");
    until(&house, &first, &me, |now| now["state"] == "running" && now["seen"].as_u64() > before["seen"].as_u64()).await;
    assert_eq!(now(&house, &second, &me).await["state"], "waiting");
    order(&house, &first, &me, "stop").await.expect(303);
    until(&house, &second, &me, |now| now["state"] == "complete").await;
    house = house.again().await;
    assert_eq!(now(&house, &first, &me).await["state"], "stopped");
    assert_eq!(now(&house, &second, &me).await["state"], "complete");
    assert!(house.get(&second, &[("cookie", &me)]).await.expect(200).text.contains("<svg"));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_takes_too_long_lets_others_pass() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.limits.lab_slice = Duration::ZERO;
    let house = House::with(folder, config);
    let me = somebody(&house).await;
    let first = hand_in(&house, &me, &toml(LONG)).await;
    let second = hand_in(&house, &me, SMALL).await;
    until(&house, &second, &me, |now| now["state"] == "complete").await;
    let first = until(&house, &first, &me, |now| now["state"] == "running").await;
    assert_eq!(first["busy"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_wrong_is_told_with_its_line_and_the_nearest_name() {
    let house = House::new();
    let me = somebody(&house).await;
    let english = format!("{me}; galerne-settings=language:en");
    let refused = async |from: &str, to: &str| {
        assert!(LONG.contains(from));
        let body = toml(&LONG.replace(from, to));
        house.form("/lab", &[("cookie", &english)], &body).await.expect(422).text
    };
    let page = refused("preset = \"A11\"", "preset = \"A12-z\"").await;
    assert!(page.contains("role=\"alert\"") && page.contains("Line 8."), "{page}");
    assert!(page.contains("preset = &quot;A12-z&quot;"), "what was typed is not lost");
    assert!(refused("\"ties\"", "\"tyes\"").await.contains("Did you mean “ties”?"));
    assert!(refused("\"greedy\", ", "\"greedi\", ").await.contains("Did you mean “greedy”?"));
    assert!(refused("[variants]", "[variants").await.contains("This is not TOML"));
    assert!(refused("games = 30000", "games = 600000").await.contains("at most 1000000 games"));
    assert!(refused("games = 30000", "games = 900000000000000").await.contains("at most 1000000 games"));
    // The form keeps what was chosen.
    let body = "game=sail-race&o.a.max_turns=0&n.a=mine&seat1=greedy&games=10&metric=ties";
    let page = house.form("/lab", &[("cookie", &english)], body).await.expect(422).text;
    assert!(page.contains("role=\"alert\"") && page.contains("value=\"mine\"") && page.contains("max_turns"), "{page}");
    let body = "game=sail-race&seat1=greedy&games=10&metric=ties&until=within&of=ties&precision=often";
    assert!(house.form("/lab", &[("cookie", &english)], body).await.expect(422).text.contains("above 0"));
    // The form can be looked at as a file before it is run.
    let body = "game=sail-race&p.b=A11&p.b=A4&o.b.crab=true&seat1=greedy&seat2=greedy&games=10&metric=ties&until=decided&of=ties&precision=2,5&as=file";
    let page = house.form("/lab", &[("cookie", &english)], body).await.expect(200).text;
    assert!(page.contains("preset = &quot;A11+A4&quot;, crab = true"), "{page}");
    assert!(page.contains("decided = 0.025"), "{page}");
    assert!(
        !house.get("/lab", &[("cookie", &me)]).await.text.contains("/lab/run/"),
        "nothing of all that was taken in"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_stranger_may_cost_is_limited() {
    let folder = Folder::new();
    let mut limited = config(&folder);
    limited.limits.lab_waiting_each = 2;
    limited.limits.lab_kept_each = 3;
    limited.limits.lab_queue = 3;
    let house = House::with(folder, limited);
    let me = format!("{}; galerne-settings=language:en", somebody(&house).await);
    let long = toml(LONG);
    let first = hand_in(&house, &me, &long).await;
    until(&house, &first, &me, |now| now["state"] == "running").await;
    let second = hand_in(&house, &me, &long).await;
    let page = house.form("/lab", &[("cookie", &me)], &long).await.expect(422).text;
    assert!(page.contains("You already have 2 runs waiting"), "{page}");
    order(&house, &second, &me, "stop").await.expect(303);
    let third = hand_in(&house, &me, &long).await;
    order(&house, &third, &me, "stop").await.expect(303);
    let page = house.form("/lab", &[("cookie", &me)], &long).await.expect(422).text;
    assert!(page.contains("You have kept 3 runs"), "{page}");
    // Others have room, until the common queue is full.
    for _ in 0..3 {
        let other = somebody(&house).await;
        hand_in(&house, &other, &long).await;
    }
    let other = format!("{}; galerne-settings=language:en", somebody(&house).await);
    let page = house.form("/lab", &[("cookie", &other)], &long).await.expect(422).text;
    assert!(page.contains("The queue is full"), "{page}");
    order(&house, &second, &me, "resume").await.expect(409);
}

#[tokio::test(flavor = "multi_thread")]
async fn new_cookies_of_one_address_do_not_fill_the_queue() {
    let folder = Folder::new();
    let mut limited = config(&folder);
    limited.behind_proxy = true;
    limited.limits.lab_waiting_per_address = 4;
    let house = House::with(folder, limited);
    let long = toml(LONG);
    let try_it = async |address: &str| {
        let me = format!("{}; galerne-settings=language:en", somebody(&house).await);
        house.form("/lab", &[("cookie", &me), ("x-forwarded-for", address)], &long).await
    };
    let mut taken = 0;
    for _ in 0..8 {
        let got = try_it("203.0.113.7").await;
        taken += u32::from(got.status == 303);
        if got.status != 303 {
            assert!(got.text.contains("4 runs from your network address are already waiting"), "{}", got.text);
        }
    }
    assert_eq!(taken, 4);
    assert_eq!(try_it("203.0.113.8").await.status, 303, "others have room");
    // Where a run came from is not written down as it is.
    let ticket = std::fs::read_dir(house.folder.path().join("lab")).unwrap().next().unwrap().unwrap().path();
    let ticket = std::fs::read_to_string(ticket.join("ticket.json")).unwrap();
    assert!(ticket.contains("\"from\"") && !ticket.contains("203.0.113"), "{ticket}");
}

#[tokio::test(flavor = "multi_thread")]
async fn questions_stand_by_their_games_with_the_answer_first() {
    let house = House::new();
    let language = |code| format!("galerne-settings=language:{code}");
    let list = house.get("/lab", &[("cookie", &language("fr"))]).await.expect(200).text;
    let place = |what: &str| list.find(what).unwrap_or_else(|| panic!("{what} is missing"));
    // All questions of one game stand under its name.
    assert!(place("id=\"ready-sail-race\"") < place("/lab/question/sail-race-luck"));
    assert!(place("id=\"ready-onb\"") < place("/lab/question/onb-armies"));
    let games = list.matches("id=\"ready-").count();
    assert_eq!(games, 5, "{list}");
    for code in ["en", "fr"] {
        let page = house.get("/lab/question/sail-race-luck", &[("cookie", &language(code))]).await.expect(200).text;
        let (answer, file) = (page.find("id=\"answer\"").unwrap(), page.find("[variants]").unwrap());
        let picture = page.find("<figure>").unwrap();
        assert!(answer < picture && picture < file, "the answer, its picture, the file");
        let folded = page[picture..].find("<details>").unwrap() + picture;
        assert!(folded < page.rfind("[variants]").unwrap(), "the file is folded away");
    }
    let french = house.get("/lab/question/sail-race-luck", &[("cookie", &language("fr"))]).await.text;
    assert!(french.contains("La réponse") && french.contains("La relancer"), "{french}");
    house.get("/lab/question/nothing", &[]).await.expect(404);
    house.get("/lab/question/..%2Fkey", &[]).await.expect(404);
    // Names of bots as people call them.
    let form = house.get("/lab/new/sail-race", &[("cookie", &language("en"))]).await.expect(200).text;
    assert!(form.contains(">regular</option>") && form.contains(">master</option>"), "{form}");
    assert!(!form.contains(">habitue</option>") && form.contains("value=\"habitue\""), "{form}");
}

#[tokio::test(flavor = "multi_thread")]
async fn hostile_input_comes_to_nothing() {
    let house = House::new();
    let me = somebody(&house).await;
    let run = hand_in(&house, &me, SMALL).await;
    until(&house, &run, &me, |now| now["state"] == "complete").await;
    // Nothing but the results leaves a run's folder, and nothing leaves other folders.
    for name in [
        "ticket.json",
        "chunks.log",
        "..%2F..%2Fkey",
        "..",
        "%2e%2e%2fkey",
        "games.csv%00",
        "records%2F00-typical.json",
    ] {
        house.get(&format!("{run}/file/{name}"), &[("cookie", &me)]).await.expect(404);
    }
    for id in ["..", "%2e%2e", "..%2F..", "nothere", "%00"] {
        for path in ["", "/now", "/file/experiment.toml"] {
            let status = house.get(&format!("/lab/run/{id}{path}"), &[]).await.status.as_u16();
            assert!(status == 404 || status == 400, "{id}{path}: {status}");
        }
    }
    for game in [
        "records/../ticket.json",
        "ticket.json",
        "records/../../../key",
        "records/",
        "records/.json",
        "",
        "records/x.json:-1",
    ] {
        let body = format!("game={}", game.replace('/', "%2F"));
        house.form(&format!("{run}/replay"), &[("cookie", &me)], &body).await.expect(404);
    }
    // Words that would like to be markup, names that would like to be fields.
    let name = "%3Cscript%3Ealert(1)%3C%2Fscript%3E%22%0A%5Bvariants%5D";
    let body = format!("game=kuhn-poker&n.a={name}&seat1=random&seat2=random&games=5&metric=length");
    let page = hand_in(&house, &me, &body).await;
    until(&house, &page, &me, |now| now["state"] == "complete").await;
    let text = house.get(&page, &[("cookie", &me)]).await.expect(200).text;
    assert!(!text.contains("<script>alert") && text.contains("&lt;script&gt;alert(1)"), "{text}");
    // Orders that are none, from those who may not, from elsewhere, and too large.
    order(&house, &run, &me, "explode").await.expect(422);
    order(&house, &run, &me, "stop").await.expect(409);
    order(&house, &run, &me, "resume").await.expect(409);
    house.form("/lab", &[("cookie", &me)], "game=chess").await.expect(404);
    house.form("/lab", &[("cookie", &me)], "").await.expect(404);
    house.form("/lab", &[("cookie", &me)], &format!("toml={}", "a".repeat(70_000))).await.expect(413);
    house.form("/lab", &[("cookie", &me)], "toml=%FF%FE").await.expect(422);
    house.get("/lab/new/chess", &[]).await.expect(404);
    for origin in ["http://evil.example", "null"] {
        for path in ["/lab".to_owned(), run.clone(), format!("{run}/replay")] {
            let request = Request::post(path).header("host", HOST).header("origin", origin).header("cookie", &me);
            let request = request.header("content-type", "application/x-www-form-urlencoded");
            house.send(request.body(Body::from(SMALL)).unwrap()).await.expect(403);
        }
    }
    let deep = format!("toml=x%3D{}", "%5B".repeat(15_000));
    house.form("/lab", &[("cookie", &me)], &deep).await.expect(422);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_broken_folder_is_left_alone_and_a_full_disk_is_said() {
    let folder = Folder::new();
    let odd = folder.path().join("lab/odd");
    std::fs::create_dir_all(&odd).unwrap();
    std::fs::write(odd.join("ticket.json"), "{").unwrap();
    let settings = config(&folder);
    let house = House::with(folder, settings);
    let me = somebody(&house).await;
    house.get("/lab/run/odd", &[]).await.expect(404);
    // The log of a run cannot be opened: it fails with the reason, and can be tried again.
    let run = hand_in(&house, &me, &toml(LONG)).await;
    order(&house, &run, &me, "stop").await.expect(303);
    until(&house, &run, &me, |now| now["state"] == "stopped").await;
    let path = house.folder.path().join("lab").join(run.rsplit('/').next().unwrap()).join("chunks.log");
    drop(std::fs::remove_file(&path));
    std::fs::create_dir(&path).unwrap();
    order(&house, &run, &me, "resume").await.expect(303);
    let failed = until(&house, &run, &me, |now| now["state"] == "failed").await;
    assert!(failed["sentence"].as_str().unwrap().contains("“chunks.log”"), "{failed}");
    std::fs::remove_dir(&path).unwrap();
    order(&house, &run, &me, "resume").await.expect(303);
    until(&house, &run, &me, |now| now["state"] == "running").await;
}
