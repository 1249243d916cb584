//! The workshop behind the page: checked, written, drawn, played, tested; nothing that a stranger could break.

use crate::common::{House, eventually};
use serde_json::{Value, json};

const HEAD: &str = "[edition]\ngame = \"pluvionautes\"\nprinting = 1\n";
const PAGE: &str = "/workshop/pluvionautes";

fn form(fields: &[(&str, &str)]) -> String {
    let escaped = |text: &str| text.bytes().map(|byte| format!("%{byte:02X}")).collect::<String>();
    fields.iter().map(|(name, value)| format!("{name}={}", escaped(value))).collect::<Vec<_>>().join("&")
}

async fn live(house: &House, body: Value) -> Value {
    house.post(&format!("{PAGE}/live"), &[("accept-language", "en")], &body).await.expect(200).json()
}

#[tokio::test]
async fn values_are_written_into_the_text_and_pieces_drawn_anew() {
    let house = House::new();
    let told = live(&house, json!({ "set": [["mission.crop_plain.value", "4"], ["edition.note", "\"mine\""]] })).await;
    assert_eq!((&told["sound"], &told["unwritten"]), (&json!(true), &json!(false)));
    let text = told["text"].as_str().unwrap();
    assert!(text.contains("note = \"mine\"") && text.ends_with("[mission.crop_plain]\nvalue = 4\n"), "{text}");
    assert_eq!(told["changed"], json!({ "mission.crop_plain.value": "4" }));
    assert!(told["drawings"]["mission.crop_plain"].as_str().unwrap().contains("<svg"));
    assert!(told["differences"].as_str().unwrap().contains("Farmers"));
    // As printed again: it leaves the text.
    let back = live(&house, json!({ "text": text, "set": [["mission.crop_plain.value", "2"]] })).await;
    assert!(!back["text"].as_str().unwrap().contains("crop_plain"), "{back}");
    // The link leads to the same edition.
    let sent = live(&house, json!({ "link": told["link"] })).await;
    assert_eq!((&sent["identity"], &sent["note"]), (&told["identity"], &json!("mine")));
    let against = live(&house, json!({ "text": text, "against": text })).await;
    assert!(against["differences"].as_str().unwrap().contains("Nothing differs from that version."));
}

#[tokio::test]
async fn whatever_is_wrong_is_a_finding_with_its_place() {
    let house = House::new();
    let told = live(&house, json!({ "text": format!("{HEAD}[mission.crop_plian]\nvalue = 3\n") })).await;
    let findings = told["findings"].as_str().unwrap();
    assert!(findings.contains("line 4") && findings.contains("crop_plain"), "{findings}");
    assert_eq!(told["changed"], Value::Null);
    // What cannot be set is said, and changes nothing.
    for (path, value) in
        [("mission.crop_plain", "1"), ("mission.nobody.value", "1"), ("mission.crop_plain.value", "1\n[x]"), ("", "")]
    {
        let told = live(&house, json!({ "text": HEAD, "set": [[path, value]] })).await;
        assert_eq!((&told["unwritten"], &told["text"]), (&json!(true), &json!(HEAD)), "{path} {value}");
    }
    for link in ["", "x", "====", "q1YqSy0qzszPU7JSMlSqBQA"] {
        assert_eq!(live(&house, json!({ "text": HEAD, "link": link })).await["foreign"], true, "{link:?}");
    }
    for text in [
        "\u{0}",
        "[edition",
        "a.b.c.d.e.f.g.h.i.j.k = 1",
        "[edition]\ngame = \"sail-race\"\nprinting = 1\n",
        &"[".repeat(60_000),
    ] {
        let told = live(&house, json!({ "text": text })).await;
        assert!(
            told["sound"] == false && told["findings"].as_str().unwrap().contains("data-level=\"error\""),
            "{told}"
        );
    }
    let long = json!({ "text": "#".repeat(300_000) });
    house.post(&format!("{PAGE}/live"), &[], &long).await.expect(413);
    for nowhere in ["/workshop/nothing", "/workshop/kuhn-poker"] {
        house.get(nowhere, &[]).await.expect(404);
    }
}

#[tokio::test]
async fn programs_read_the_material_and_check_an_edition() {
    let house = House::new();
    let material = house.get("/api/games/pluvionautes/material", &[("accept-language", "fr")]).await.expect(200).json();
    let mission = &material["sheets"][0];
    assert_eq!((&mission["name"], &mission["rows"][3]["title"]), (&json!("mission"), &json!("Paysans")));
    assert_eq!(mission["rows"][3]["cells"], json!({ "value": 2, "copies": 2 }));
    assert_eq!(mission["cells"][0]["takes"], json!({ "type": "number", "min": 1, "max": 12 }));
    house.get("/api/games/kuhn-poker/material", &[]).await.expect(404);
    let check = async |text: &str| {
        let body = json!({ "game": "pluvionautes", "text": text });
        house.post("/api/workshop/check", &[("accept-language", "en")], &body).await.expect(200).json()
    };
    let sound = check(&format!("{HEAD}[building.wall]\ncount = 4\n")).await;
    assert_eq!((&sound["sound"], &sound["findings"]), (&json!(true), &json!([])));
    assert_eq!(sound["differences"][0]["cells"][0], json!({ "title": "In the box", "before": "6", "after": "4" }));
    assert!(sound["link"].as_str().unwrap().starts_with("/workshop/pluvionautes#e="));
    let broken = check(&format!("{HEAD}[building.wall]\ncount = 40\n")).await;
    assert_eq!((&broken["sound"], &broken["findings"][0]["line"]), (&json!(false), &json!(5)));
    // The same text is an option of a table, and no list repeats what its author wrote.
    let named = format!("{}name = \"<b>Buy</b>\"\n[building.wall]\ncount = 4\n", HEAD);
    let opened = json!({
        "game": "pluvionautes", "options": { "edition": named }, "public": true,
        "seats": [{ "kind": "human", "name": "Ada" }, { "kind": "open" }],
    });
    house.open(opened).await;
    let home = house.get("/", &[("accept-language", "en")]).await.expect(200).text;
    assert!(home.contains("Wall: In the box 6 → 4") && !home.contains("Buy"), "{home}");
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_script_it_is_checked_played_and_tested() {
    let house = House::new();
    let me = house.get("/workshop", &[]).await.expect(200).cookie();
    let headers = [("cookie", me.as_str()), ("accept-language", "en")];
    let text = format!("{HEAD}[building.wall]\r\ncount = 4\r\n");
    let checked = house.form(PAGE, &headers, &form(&[("do", "check"), ("text", &text)])).await.expect(200).text;
    assert!(checked.contains("6") && checked.contains("Wall") && checked.contains("count = 4"), "{checked}");
    let broken = form(&[("do", "play"), ("text", &text.replace('4', "44"))]);
    assert!(house.form(PAGE, &headers, &broken).await.expect(200).text.contains("This cannot be played yet."));
    let played = house.form(PAGE, &headers, &form(&[("do", "play"), ("text", &text)])).await.expect(303);
    assert!(played.headers["location"].to_str().unwrap().starts_with("/table/"));
    // Longer than other bodies, escaped, and still an edition.
    let padded = format!("{text}{}", "# é\n".repeat(8_000));
    house.form(PAGE, &headers, &form(&[("do", "check"), ("text", &padded)])).await.expect(200);
    let fields = [("text", text.as_str()), ("bot", "random"), ("games", "20"), ("metric", "ties")];
    let begun = house.form(&format!("{PAGE}/test"), &headers, &form(&fields)).await.expect(303);
    let run = begun.headers["location"].to_str().unwrap().rsplit('/').next().unwrap().to_owned();
    let now = async || {
        let now = house.get(&format!("{PAGE}/test/{run}"), &headers).await.expect(200).json();
        Some(now).filter(|now| now["busy"] == false)
    };
    let told = eventually("the verdict", now).await;
    assert!(told["ending"].is_string() && told["html"].as_str().unwrap().contains("20 games"), "{told}");
    let broken = [("text", "nothing"), ("games", "20")];
    house.form(&format!("{PAGE}/test"), &headers, &form(&broken)).await.expect(422);
    let many = [("text", text.as_str()), ("games", "99999999999")];
    house.form(&format!("{PAGE}/test"), &headers, &form(&many)).await.expect(422);
}
