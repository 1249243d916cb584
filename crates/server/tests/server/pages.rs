//! Pages, identity, seats by link.

use crate::common::{Folder, House, ORIGIN, config};
use serde_json::json;

#[tokio::test(flavor = "multi_thread")]
async fn play_now_then_invite_a_friend_then_come_back() {
    let house = House::new();
    let home = house.get("/", &[("accept-language", "fr")]).await.expect(200);
    assert!(home.text.contains("lang=\"fr\""));
    let me = home.cookie();
    let form = "game=sail-race&name=Caracole&seat1=me&seat2=open&chance=throw";
    let opened = house.form("/play", &[("cookie", &me)], form).await.expect(303);
    let table = opened.headers["location"].to_str().unwrap().to_owned();
    let page = house.get(&table, &[("cookie", &me)]).await.expect(200).text;
    assert!(page.contains("Caracole"), "{page}");
    let link = page.split("?seat=").nth(1).and_then(|rest| rest.split('"').next()).expect("a link for the free seat");
    // The friend has never been here: the link sits them down, and the token leaves the address.
    let seated = house.get(&format!("{table}?seat={link}"), &[]).await.expect(303);
    let friend = seated.cookie();
    assert_eq!(seated.headers["location"].to_str().unwrap(), table);
    let view = house.get(&format!("/api{}", table.replace("table", "tables")), &[("cookie", &friend)]).await.json();
    assert_eq!(view["mine"], serde_json::json!([1]));
    assert!(!house.get(&table, &[("cookie", &friend)]).await.text.contains("?seat="), "invitations are the owner's");
    for person in [&me, &friend] {
        assert!(house.get("/", &[("cookie", person)]).await.text.contains(&table), "continue my games");
    }
    house.get(&format!("{table}?seat=1-{}", "0".repeat(32)), &[]).await.expect(403);
}

#[tokio::test(flavor = "multi_thread")]
async fn without_saying_anything_one_plays_against_a_bot() {
    let house = House::new();
    for game in ["sail-race", "connect-four", "kuhn-poker"] {
        let opened = house.form("/play", &[], &format!("game={game}")).await.expect(303);
        let cookie = opened.cookie();
        let table = opened.headers["location"].to_str().unwrap().replace("table", "tables");
        let state = house.get(&format!("/api{table}"), &[("cookie", &cookie)]).await.expect(200).json();
        assert_eq!((&state["mine"], &state["seats"][1]["kind"]), (&serde_json::json!([0]), &serde_json::json!("bot")));
    }
    let refused = house.form("/play", &[], "game=sail-race&o.max_turns=0").await.expect(422).text;
    assert!(refused.contains("class=\"trouble\" role=\"alert\""), "{refused}");
    house.form("/play", &[], "game=chess").await.expect(404);
}

#[tokio::test(flavor = "multi_thread")]
async fn several_seats_on_one_device_are_one_viewer() {
    let house = House::new();
    let opened = house.form("/play", &[], "game=connect-four&seat1=me&seat2=me").await.expect(303);
    let (cookie, table) = (opened.cookie(), opened.headers["location"].to_str().unwrap().replace("table", "tables"));
    let headers = [("cookie", cookie.as_str()), ("origin", crate::common::ORIGIN)];
    for column in [3, 3, 2] {
        let got = house.post(&format!("/api{table}/act"), &headers, &serde_json::json!({ "id": column })).await;
        got.expect(200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_passphrase_takes_ones_games_to_another_device() {
    let house = House::new();
    let me = house.get("/", &[]).await.cookie();
    let with = |cookie: &str| [("cookie", cookie.to_owned())];
    let set = |cookie: String, path: &'static str, body: &'static str| {
        let house = &house;
        async move { house.form(path, &[("cookie", cookie.as_str())], body).await }
    };
    set(me.clone(), "/settings/passphrase", "passphrase=grand+largue+au+vent").await.expect(422);
    set(me.clone(), "/settings/name", "name=Pietro").await.expect(303);
    set(me.clone(), "/settings/passphrase", "passphrase=short").await.expect(422);
    set(me.clone(), "/settings/passphrase", "passphrase=grand+largue+au+vent").await.expect(200);
    let opened = house.form("/play", &[("cookie", &with(&me)[0].1)], "game=sail-race").await.expect(303);
    let table = opened.headers["location"].to_str().unwrap().to_owned();

    let other = house.get("/", &[]).await.cookie();
    set(other.clone(), "/settings/return", "name=Pietro&passphrase=grand+largue+au+port").await.expect(403);
    set(other.clone(), "/settings/return", "name=Nobody&passphrase=grand+largue+au+vent").await.expect(403);
    let returned =
        set(other.clone(), "/settings/return", "name=pietro&passphrase=grand+largue+au+vent").await.expect(303);
    assert!(house.get("/", &[("cookie", &returned.cookie())]).await.text.contains(&table));
    // A name with a passphrase is one person's.
    set(other.clone(), "/settings/name", "name=PIETRO").await.expect(409);
    set(other.clone(), "/settings/name", "name=Paolo").await.expect(303);
    set(other, "/settings/passphrase", "passphrase=another+long+phrase").await.expect(200);
    let file = std::fs::read(house.folder.path().join(galerne_server::DATABASE)).unwrap();
    let wal = std::fs::read(house.folder.path().join(format!("{}-wal", galerne_server::DATABASE))).unwrap_or_default();
    let kept = String::from_utf8_lossy(&[file, wal].concat()).into_owned();
    assert!(kept.contains("$argon2id$") && !kept.contains("grand largue au vent"));
}

#[tokio::test]
async fn settings_are_a_cookie_and_go_back_only_to_our_own_pages() {
    let house = House::new();
    let form = "language=fr&theme=dark&latency=800&back=%2Fgame%2Fsail-race";
    let set = house.form("/settings", &[], form).await.expect(303);
    assert_eq!(set.headers["location"], "/game/sail-race");
    let cookie = set.cookie();
    assert!(cookie.contains("theme:dark") && cookie.contains("latency:800") && cookie.contains("coordinates:true"));
    assert!(house.get("/settings", &[("cookie", &cookie)]).await.text.contains("lang=\"fr\""));
    for back in ["https://evil.example", "//evil.example", "/\\evil.example"] {
        let set = house.form("/settings", &[("cookie", &cookie)], &format!("all=1&back={back}")).await.expect(303);
        assert_eq!(set.headers["location"], "/settings");
        assert!(set.cookie().contains("coordinates:false") && set.cookie().contains("theme:dark"));
    }
    house.get("/game/chess", &[]).await.expect(404);
    house.get("/rules/sail-race", &[]).await.expect(200);
    house.get("/learn/sail-race", &[]).await.expect(200);
    house.get("/nowhere", &[]).await.expect(404);
    assert_eq!(house.get("/health", &[]).await.expect(200).text, "ok\n");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_without_the_script_sends_every_option_and_still_means_its_preset() {
    let house = House::new();
    let form = "game=sail-race&preset=A11&o.turn_cost=none&o.max_turns=200&seat1=me&seat2=me&name=Sov&name2=Caracole";
    let opened = house.form("/play", &[], form).await.expect(303);
    let (me, table) = (opened.cookie(), opened.headers["location"].to_str().unwrap().to_owned());
    let page = house.get(&table, &[("cookie", &me)]).await.expect(200).text;
    assert!(page.contains("class=\"differences\""), "the preset holds");
    assert!(page.contains("Sov") && page.contains("Caracole"), "seats at one screen have their own names");
    // What the buttons post where no script runs.
    house.form(&table, &[("cookie", &me)], "do=leave+1").await.expect(303);
    let guest = house.form(&table, &[], "do=take+1").await.expect(303).cookie();
    let state = house.get(&format!("/api{}", table.replace("table", "tables")), &[("cookie", &guest)]).await.json();
    assert_eq!(state["mine"], serde_json::json!([1]));
    house.form(&table, &[], "do=take+0").await.expect(403);
    house.form(&table, &[("cookie", &me)], "do=rematch").await.expect(403);
    house.form(&table, &[("cookie", &me)], "do=dance").await.expect(422);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_set_up_page_says_what_will_be_opened_for_so_many_players() {
    let house = House::new();
    let told =
        async |game: &str, form: &str| house.form(&format!("/game/{game}/opens"), &[], form).await.expect(200).text;
    let page = async |game: &str| house.get(&format!("/game/{game}"), &[]).await.expect(200).text;
    let solo = told("pluvionautes", "seat1=me&seat2=").await;
    assert!(solo.starts_with("1 player: “Solo, against the wind"), "{solo}");
    assert!(told("pluvionautes", "seat1=me&seat2=me").await.starts_with("2 players: the rulebook"));
    assert!(page("pluvionautes").await.contains(&solo), "without the script too");
    let pair = told("windwalkers", "seat1=me&seat2=open&preset=").await;
    assert!(pair.starts_with("2 players: “"), "{pair}");
    assert!(page("windwalkers").await.contains(&pair));
    let alone = told("windwalkers", "seat1=me&seat2=bot:habitue").await;
    assert!(alone.starts_with("1 player: the rulebook"), "the campaign is played alone: {alone}");
}

#[tokio::test(flavor = "multi_thread")]
async fn rules_lessons_and_what_a_browser_keeps() {
    let house = House::new();
    assert!(house.get("/rules/table", &[]).await.expect(200).text.contains("id=\"TA-2.4\""));
    let lesson = house.get("/learn/sail-race?at=3", &[]).await.expect(200).text;
    assert!(lesson.contains("id=\"lesson\"") && lesson.contains("data-socket=\"/learn/sail-race/ws?at=3\""));
    assert!(!lesson.contains("/table//"), "a lesson has no address as a table");
    let worker = house.get("/sw.js", &[("accept-encoding", "identity")]).await.expect(200);
    assert_eq!(worker.headers["content-type"], "text/javascript; charset=utf-8");
    house.get("/offline", &[]).await.expect(200);
    let packed = house.get("/", &[("accept-encoding", "br, gzip;q=0.9")]).await.expect(200);
    assert_eq!(packed.headers["content-encoding"], "gzip");
    assert!(!house.get("/", &[]).await.expect(200).headers.contains_key("content-encoding"));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_looked_back_at_only_when_it_is_over() {
    let house = House::new();
    let form = "game=sail-race&seat1=bot:greedy&seat2=bot:greedy&o.max_turns=2&chance=automatic";
    let opened = house.form("/play", &[], form).await.expect(303);
    let table = opened.headers["location"].to_str().unwrap().to_owned();
    let unfinished = house.form("/play", &[], "game=sail-race").await.expect(303);
    let unfinished = unfinished.headers["location"].to_str().unwrap().to_owned();
    house.get(&format!("{unfinished}/looking-back"), &[]).await.expect(403);
    house.get(&table, &[]).await.expect(200);
    crate::common::eventually("the race is over", async || {
        house.get(&table, &[]).await.text.contains("class=\"standings\"").then_some(())
    })
    .await;
    let seen = crate::common::eventually("the review", async || {
        let seen = house.get(&format!("{table}/looking-back"), &[]).await;
        (seen.status == 200).then_some(seen.text)
    })
    .await;
    assert!(seen.contains("<svg") && seen.contains("curve-line-1"), "{seen}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_is_too_long_is_refused_and_not_cut() {
    let house = House::new();
    let me = house.get("/", &[]).await.cookie();
    let headers = [("cookie", me.as_str()), ("accept-language", "en")];
    let long = "A".repeat(41);
    let page = house.form("/settings/name", &headers, &format!("name={long}")).await.expect(422).text;
    assert!(page.contains("A name has at most 40 characters."), "{page}");
    let page = house.form("/play", &headers, &format!("game=sail-race&seat1=me&name={long}")).await.expect(422).text;
    assert!(page.contains("A name has at most 40 characters."), "{page}");
    house.form("/settings/name", &headers, &format!("name={}", "é".repeat(40))).await.expect(303);
}

/// Every switch that a game declares can be set on its table's page, and is kept for its reader alone.
#[tokio::test(flavor = "multi_thread")]
async fn switches_of_a_picture_are_set_on_the_page_of_the_table() {
    let house = House::new();
    for game in galerne_catalog::games() {
        let switches = game.switches(galerne_texts::Language::En);
        let cookie = house.get("/", &[]).await.cookie();
        let form = format!("game={}", game.id());
        let got = house.form("/play", &[("cookie", &cookie)], &form).await.expect(303);
        let table = got.headers["location"].to_str().unwrap().to_owned();
        let page = house.get(&table, &[("cookie", &cookie)]).await.expect(200).text;
        for switch in &switches {
            assert!(page.contains(&format!("name=\"show-{}\"", switch.id)), "{} of {}", switch.id, game.id());
            let offered = format!("offered={}&back={table}", switch.id);
            let checked = |page: &str| {
                let input =
                    page.split(&format!("id=\"show-{}\"", switch.id)).nth(1).and_then(|rest| rest.split('>').next());
                input.is_some_and(|input| input.contains("checked"))
            };
            let before = checked(&page);
            let form = if before { offered } else { format!("{offered}&show-{}=true", switch.id) };
            let set = house.form("/settings", &[("cookie", &cookie)], &form).await.expect(303);
            assert_eq!(set.headers["location"], table.as_str(), "back to the table");
            let kept = format!("{cookie}; {}", set.cookie());
            let after = house.get(&table, &[("cookie", &kept)]).await.expect(200).text;
            assert_eq!(checked(&after), !before, "{} of {}", switch.id, game.id());
            let other = house.get(&table, &[("cookie", &cookie)]).await.expect(200).text;
            assert_eq!(checked(&other), before, "only for the reader who set it");
        }
    }
}

/// The picture to share is a PNG of the spectator's board; a link to the table names it where the server knows its own address.
#[tokio::test(flavor = "multi_thread")]
async fn a_table_has_a_picture_to_share() {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.origins = vec![ORIGIN.to_owned()];
    let house = House::with(folder, config);
    let cookie = house.get("/", &[]).await.cookie();
    let got = house.form("/play", &[("cookie", &cookie)], "game=horde").await.expect(303);
    let table = got.headers["location"].to_str().unwrap().to_owned();
    let got = house.get(&format!("{table}/share.png"), &[]).await.expect(200);
    assert_eq!(got.headers["content-type"], "image/png");
    assert!(got.text.get(3..6) == Some("PNG"), "not a PNG");
    let page = house.get(&table, &[("cookie", &cookie)]).await.expect(200).text;
    assert!(page.contains(&format!("property=\"og:image\" content=\"{ORIGIN}{table}/share.png\"")), "{page}");
    house.get("/table/nowhere/share.png", &[]).await.expect(404);
}

/// The sky on paper opens as a table with real dice on which the same islands lie; looking at the set creates nothing.
#[tokio::test(flavor = "multi_thread")]
async fn what_chance_laid_out_on_paper_opens_as_a_table() {
    let house = House::new();
    let code = async |seed: u8| {
        let page = house.get(&format!("/print/pluvionautes?seed={seed}"), &[]).await.expect(200).text;
        let at = page.find("/p/").expect("the first sheet says where its code leads") + 3;
        page[at..at + 8].to_owned()
    };
    let name = code(7).await;
    assert_eq!(name, code(7).await, "the same sheets, the same set");
    assert_ne!(name, code(8).await);
    let shown = house.get(&format!("/p/{name}"), &[]).await.expect(200).text;
    assert!(shown.contains(&format!("action=\"/p/{name}\"")));
    let opened = house.form(&format!("/p/{name}"), &[], "").await.expect(303);
    let table = opened.headers["location"].to_str().unwrap().replace("/table/", "");
    let state = house.get(&format!("/api/tables/{table}"), &[("cookie", &opened.cookie())]).await.expect(200).json();
    // The sky lies as it was printed; the cards are real, so a player has to enter what was dealt.
    assert_eq!((&state["turn"]["chance"], &state["v"]), (&json!("missions"), &json!(3)));
    assert_eq!(state["waits"], "The missions are dealt… Waiting for 1.");
    for nowhere in ["aaaaaaaa", "..%2fkey", "AAAAAAAA", "short"] {
        house.get(&format!("/p/{nowhere}"), &[]).await.expect(404);
    }
    // What chance does not lay out leads to the set-up.
    assert!(!house.get("/print/sail-race", &[]).await.expect(200).text.contains("/p/"));
}

#[tokio::test(flavor = "multi_thread")]
async fn rulebooks_show_their_pictures_and_no_others() {
    let house = House::new();
    let book = house.get("/rules/pluvionautes", &[]).await.expect(200).text;
    let address = book.split("src=\"/rules/").nth(1).and_then(|rest| rest.split('"').next()).expect("a picture");
    let picture = house.get(&format!("/rules/{address}"), &[]).await.expect(200);
    assert_eq!(picture.headers["content-type"], "image/png");
    assert!(book.contains("<figcaption>"));
    for nowhere in ["lesson-999.en.png", "pieces-key.en.png", "opening.xx.png", "opening"] {
        house.get(&format!("/rules/pluvionautes/figure/{nowhere}"), &[]).await.expect(404);
    }
    house.get("/rules/table/figure/opening.en.png", &[]).await.expect(404);
}

/// What is printed is what the lobby offers; the code on the first page opens its form filled in, and nothing more.
#[tokio::test(flavor = "multi_thread")]
async fn a_set_to_print_takes_the_options_of_a_table_and_leads_to_one() {
    let house = House::new();
    let page = house.get("/print/sail-race?o.map=banane&paper=letter", &[]).await.expect(200).text;
    assert!(page.contains("<svg") && page.contains("<option value=\"banane\" selected>"), "{page}");
    assert!(page.contains("o.map=banane"), "the document is of the same map");
    let pdf = house.get("/print/sail-race.pdf?o.map=banane", &[]).await.expect(200);
    assert_eq!(pdf.headers["content-type"], "application/pdf");
    // Who has the document is not sent it again; another order is another document.
    let tag = pdf.headers["etag"].to_str().unwrap().to_owned();
    let again = house.get("/print/sail-race.pdf?o.map=banane", &[("if-none-match", &tag)]).await.expect(304);
    assert!(again.text.is_empty());
    house.get("/print/sail-race.pdf?o.map=banane&paper=letter", &[("if-none-match", &tag)]).await.expect(200);
    house.get("/print/sail-race/rules.pdf", &[("if-none-match", &tag)]).await.expect(200);
    // A sea of one's own is too long for a code: the code leads to a set that has it.
    let sea = r#"{"radius":6,"start":[-2,4],"buoys":[{"q":3,"r":0},{"q":-1,"r":-2}],"reefs":[[0,0]]}"#;
    let sea: String = sea.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let page = house.get(&format!("/print/sail-race?o.map=custom&o.custom_map={sea}"), &[]).await.expect(200).text;
    let at = page.find("/p/").expect("a set, because the code has no room") + 3;
    let set = house.get(&format!("/p/{}", &page[at..at + 8]), &[]).await.expect(200).text;
    assert!(set.contains("Sail Race"), "{set}");
    let opened = house.form(&format!("/p/{}", &page[at..at + 8]), &[], "").await.expect(303);
    let table = opened.headers["location"].to_str().unwrap().replace("/table/", "");
    let record =
        house.get(&format!("/api/tables/{table}/record"), &[("cookie", &opened.cookie())]).await.expect(200).json();
    assert_eq!(record["options"]["custom_map"]["radius"], 6, "{record}");
    // Who asks for nothing gets the table that the quick start recommends, and may ask for the rulebook's own.
    let page = house.get("/print/onb", &[]).await.expect(200).text;
    assert!(page.contains("<option value=\"first-game\" selected>") && page.contains("preset=first-game"), "{page}");
    assert!(
        page.contains("name=\"figures\"") && !page.contains("name=\"format\""),
        "no card of it has a size to choose"
    );
    let own = house.get("/print/onb?preset=", &[]).await.expect(200).text;
    assert!(own.contains("<option value=\"\" selected>") && own.contains("preset=&amp;"), "{own}");
    // Another board than that of the preset is no contradiction.
    house.get("/print/onb?o.map=donjon", &[]).await.expect(200);
    house.get("/print/onb?preset=first-game&o.map=donjon", &[]).await.expect(200);
    // A seed is asked for only where something is drawn by lot.
    let page = |path: &'static str| {
        let house = &house;
        async move { house.get(path, &[]).await.expect(200).text }
    };
    for (path, is_drawn) in [
        ("/print/windwalkers", false),
        ("/print/windwalkers?preset=first-game&o.board=generated", true),
        ("/print/sail-race", false),
        ("/print/sail-race?set=full", true),
        ("/print/pluvionautes", true),
    ] {
        assert_eq!(page(path).await.contains("name=\"seed\""), is_drawn, "{path}");
    }
    house.get("/print/windwalkers?o.board=nonsense", &[]).await.expect(422);
    house.get("/print/connect-four", &[]).await.expect(404);
    let form = house.get("/game/sail-race?chance=real&o.map=banane", &[]).await.expect(200).text;
    assert!(form.contains("value=\"real\" checked") && form.contains("<option value=\"banane\" selected>"), "{form}");
}

/// The pictures of a part come as one archive; what Tabletop Simulator loads says where each of its pictures is, and there it is.
#[tokio::test(flavor = "multi_thread")]
async fn pieces_can_be_had_as_pictures_and_for_tabletop_simulator() {
    let house = House::new();
    let archive = house.get("/print/pluvionautes/cards.zip?dpi=40", &[]).await.expect(200);
    assert_eq!(archive.headers["content-type"], "application/zip");
    assert!(archive.text.starts_with("PK"));
    let save = house.get("/print/pluvionautes/tts.json?ink=grey&lang=fr", &[]).await.expect(200).json();
    let address = save["ObjectStates"][0]["CustomDeck"]["1"]["BackURL"].as_str().unwrap().to_owned();
    assert!(address.contains("ink=grey") && address.ends_with("lang=fr"), "{address}");
    let (_, path) = address.split_once("/print/").unwrap();
    let picture = house.get(&format!("/print/{path}"), &[]).await.expect(200);
    assert_eq!(picture.headers["content-type"], "image/png");
    for nothing in ["/print/pluvionautes/nonsense.zip", "/print/pluvionautes/tts/nonsense.png", "/print/pluvionautes/x"]
    {
        house.get(nothing, &[]).await.expect(404);
    }
    house.get("/print/horde/tiles.zip", &[]).await.expect(422);
}

/// A sheet is shown with both its sides, which a box turns without script; a sheet printed on one side has none to turn.
#[tokio::test(flavor = "multi_thread")]
async fn a_sheet_is_turned_over_without_script() {
    let house = House::new();
    let page = house.get("/print/pluvionautes?sheet=3", &[]).await.expect(200).text;
    assert!(page.contains("id=\"turned\"") && page.matches("<svg").count() >= 2, "{page}");
    let single = house.get("/print/pluvionautes?sheet=2", &[]).await.expect(200).text;
    assert!(!single.contains("id=\"turned\""));
    let changed = house.get("/print/onb?o.map=prairie", &[]).await.expect(200).text;
    assert!(changed.contains("with the options chosen below"), "the rulebook's own game is not what is chosen");
}
