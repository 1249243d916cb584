//! The laboratory over several processes: whoever plays a chunk, the numbers are the same.

use crate::common::{Folder, House, config, connected, eventually};
use crate::postgres::server;
use galerne_server::{Worker, resume_reviews, work};
use serde_json::{Value, json};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// Some dozens of chunks of two arms.
const RUN: &str = "\
game = \"sail-race\"\ngames = 240\nturn = \"weather\"\nline-ups = [[\"greedy\", \"random\"]]\nmetrics = [\"ties\", \"length\"]\n\
[variants]\ncore = { map = \"banane\" }\nA11 = { map = \"banane\", preset = \"A11\" }\n";

struct Hand {
    stop: oneshot::Sender<()>,
    working: JoinHandle<()>,
}

impl Hand {
    /// A worker with two threads for the laboratory, and reviews.
    fn start(url: &str, key: &std::path::Path) -> Hand {
        let worker =
            Worker { database: url.to_owned(), bus: None, key: key.join("key"), bots: 0, reviews: true, lab: 2 };
        let (stop, stopped) = oneshot::channel::<()>();
        let working = tokio::spawn(async move { work(worker, async { drop(stopped.await) }).await.unwrap() });
        Hand { stop, working }
    }

    async fn end(self) {
        drop(self.stop);
        self.working.await.unwrap();
    }
}

fn house(url: Option<&str>) -> House {
    let folder = Folder::new();
    let mut config = config(&folder);
    config.postgres = url.map(str::to_owned);
    config.lab_threads = 1;
    let app = if url.is_some() { connected(config) } else { galerne_server::App::open(config).unwrap() };
    House { app, folder }
}

async fn hand_in(house: &House, me: &str) -> String {
    let body: String = RUN.bytes().map(|byte| format!("%{byte:02X}")).collect();
    let taken = house.form("/lab", &[("cookie", me)], &format!("toml={body}")).await.expect(303);
    taken.headers["location"].to_str().unwrap().to_owned()
}

async fn complete(house: &House, run: &str, me: &str) -> Vec<String> {
    eventually(run, async || {
        let now: Value = house.get(&format!("{run}/now"), &[("cookie", me)]).await.expect(200).json();
        assert_ne!(now["state"], "failed", "{now}");
        (now["state"] == "complete").then_some(())
    })
    .await;
    let mut files = Vec::new();
    for file in ["games.csv", "summary.csv", "games.parquet"] {
        files.push(house.get(&format!("{run}/file/{file}"), &[]).await.expect(200).text);
    }
    files
}

#[tokio::test(flavor = "multi_thread")]
async fn a_run_has_the_same_numbers_whoever_plays_it_and_whoever_falls_meanwhile() {
    let alone = house(None);
    let me = alone.get("/lab", &[]).await.expect(200).cookie();
    let expected = complete(&alone, &hand_in(&alone, &me).await, &me).await;
    let url = server().database();
    let first = house(Some(&url));
    for helpers in [0, 1, 2] {
        let me = first.get("/lab", &[]).await.expect(200).cookie();
        let run = hand_in(&first, &me).await;
        let hands: Vec<Hand> = (0..helpers).map(|_| Hand::start(&url, first.folder.path())).collect();
        if helpers > 0 {
            // A chunk that somebody took who has fallen: its time is over, and others play it.
            let lost = "WITH open AS (SELECT run, arm, chunk FROM shards WHERE line IS NULL AND until IS NULL ORDER BY chunk DESC LIMIT 2)
                        UPDATE shards s SET node = 'fallen', tries = 1, until = clock_timestamp() - interval '1 second'
                        FROM open o WHERE (s.run, s.arm, s.chunk) = (o.run, o.arm, o.chunk)";
            server().ask(&url, lost);
        }
        assert_eq!(complete(&first, &run, &me).await, expected, "{helpers} helpers");
        for hand in hands {
            hand.end().await;
        }
        assert_eq!(server().ask(&url, "SELECT (SELECT count(*) FROM runs) + (SELECT count(*) FROM shards)"), "0");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_plays_chunks_that_it_alone_may_take() {
    let url = server().database();
    let first = house(Some(&url));
    let me = first.get("/lab", &[]).await.expect(200).cookie();
    let worker = Hand::start(&url, first.folder.path());
    let node = eventually("the worker is there", async || {
        Some(server().ask(&url, "SELECT id FROM nodes WHERE role = 'reviewer'")).filter(|node| !node.is_empty())
    })
    .await;
    // Whatever the worker has handed in is written down before it leaves the database.
    server().ask(&url, "CREATE TABLE seen AS SELECT node FROM shards; CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO seen VALUES (old.node); RETURN old; END'; CREATE TRIGGER note BEFORE DELETE ON shards FOR EACH ROW
        WHEN (old.line IS NOT NULL) EXECUTE FUNCTION note()");
    let played = async || server().ask(&url, &format!("SELECT count(*) FROM seen WHERE node = '{node}'")) != "0";
    eventually("the worker plays", async || {
        let run = hand_in(&first, &me).await;
        complete(&first, &run, &me).await;
        played().await.then_some(())
    })
    .await;
    worker.end().await;
    assert_eq!(server().ask(&url, "SELECT count(*) FROM nodes WHERE role <> 'server'"), "0", "it has said goodbye");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_chunk_that_cannot_be_played_fails_the_run_by_its_name() {
    let url = server().database();
    let first = house(Some(&url));
    let me = first.get("/lab", &[]).await.expect(200).cookie();
    // As if five hands had fallen over it.
    server().ask(&url, "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN IF new.chunk = 7 THEN new.tries := 5; END IF; RETURN new; END'; CREATE TRIGGER spoil BEFORE INSERT ON shards FOR EACH ROW EXECUTE FUNCTION spoil()");
    let run = hand_in(&first, &me).await;
    let failed = eventually("it fails", async || {
        let now: Value = first.get(&format!("{run}/now"), &[("cookie", &me)]).await.expect(200).json();
        (now["state"] == "failed").then_some(now)
    })
    .await;
    let page = first.get(&run, &[("cookie", &me), ("accept-language", "en")]).await.expect(200).text;
    assert!(page.contains("chunk 7"), "{failed} {page}");
}

/// A game of two bots, over.
async fn finished(house: &House) -> String {
    let bots = json!([{ "kind": "bot", "bot": "random" }, { "kind": "bot", "bot": "random" }]);
    let (table, _) = house.open(json!({ "game": "connect-four", "seats": bots })).await;
    eventually("the game ends", async || (house.state(&table, "").await["status"] == "over").then_some(())).await;
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn reviews_are_left_to_workers_and_taken_back_when_they_are_gone() {
    let url = server().database();
    let first = house(Some(&url));
    let worker = Hand::start(&url, first.folder.path());
    eventually("the worker is there", async || (reviewers(&url) != "").then_some(())).await;
    let reviewer = reviewers(&url);
    // Who had it when it was done.
    server().ask(&url, "CREATE TABLE seen (id text, node text); CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS
        'BEGIN INSERT INTO seen VALUES (new.table_id, old.node); RETURN new; END'; CREATE TRIGGER note BEFORE UPDATE ON reviews FOR EACH ROW
        WHEN (new.state = 'done') EXECUTE FUNCTION note()");
    let by = |table: &str| server().ask(&url, &format!("SELECT node FROM seen WHERE id = '{table}'"));
    let reviewed = async || {
        let table = finished(&first).await;
        eventually("the review", async || {
            let got = first.get(&format!("/api/tables/{table}/review"), &[]).await;
            // As a server does every few seconds.
            resume_reviews(&first.app).await.unwrap();
            (got.status == 200).then_some(())
        })
        .await;
        by(&table)
    };
    assert_eq!(reviewed().await, reviewer);
    worker.end().await;
    let server_itself = reviewed().await;
    assert!(!server_itself.is_empty() && server_itself != reviewer);
}

fn reviewers(url: &str) -> String {
    server().ask(url, "SELECT id FROM nodes WHERE role = 'reviewer'")
}
