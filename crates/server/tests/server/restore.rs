//! What `docs/operating.md` says of backups of a PostgreSQL database is done here: a base backup, an archived log, and a restore to a moment.

use crate::common::{Folder, House, config, connected, eventually, four};
use crate::postgres::{Postgres, programs};
use galerne_server::upkeep::{Address, check};
use serde_json::json;
use std::path::Path;

/// The log goes to the archive as soon as a piece of it is full, and at the latest after a minute.
fn archived(archive: &Path) -> String {
    format!("-c archive_mode=on -c archive_timeout=60 -c \"archive_command=cp %p {}/%f\"", archive.display())
}

/// From the base, and from the log up to that moment.
fn restored(base: &Path, archive: &Path, moment: &str) -> String {
    let (base, archive) = (base.display(), archive.display());
    format!(
        "cp -a {base} \"$1/data\"
         touch \"$1/data/recovery.signal\"
         cat >>\"$1/data/postgresql.conf\" <<END
restore_command = 'cp {archive}/%f %p'
recovery_target_time = '{moment}'
recovery_target_action = 'promote'
END"
    )
}

async fn house(folder: &Folder, url: &str) -> House {
    let mut config = config(folder);
    config.postgres = Some(url.to_owned());
    House { app: connected(config), folder: Folder::new() }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_database_is_restored_to_a_moment_and_goes_on_from_there() {
    let store = Postgres::folder();
    let (archive, base) = (store.join("archive"), store.join("base"));
    Postgres::make(&archive);
    let first = Postgres::start(Postgres::EMPTY, &archived(&archive));
    let url = first.database();
    let keys = Folder::new();
    let one = house(&keys, &url).await;
    let (table, tokens) = one.open(four()).await;
    first.run(programs().join("pg_basebackup"), &["-D", &base.display().to_string(), "-c", "fast", "-X", "none"]);
    one.act(&table, &tokens[0], json!({ "id": 3, "client": "kept" })).await.expect(200);
    let kept = one.state(&table, &tokens[0]).await;
    let moment = first.ask(&url, "SELECT clock_timestamp()");
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    // What follows is what the restore is to undo.
    one.act(&table, &tokens[1], json!({ "id": 2, "client": "undone" })).await.expect(200);
    let undone = one.state(&table, &tokens[0]).await;
    let last = first.ask(&url, "SELECT pg_walfile_name(pg_switch_wal())");
    eventually("the log is archived", async || archive.join(&last).exists().then_some(())).await;
    drop(one);
    drop(first);
    let second = Postgres::start(&restored(&base, &archive, &moment), "");
    let url = second.named(url.rsplit('/').next().unwrap());
    eventually("the restore is over", async || (second.ask(&url, "SELECT pg_is_in_recovery()") == "f").then_some(()))
        .await;
    let checked = check(&Address::Postgres(url.clone())).await.unwrap();
    assert!(checked.good == 1 && checked.closed.is_empty() && checked.gaps.is_empty(), "{checked:?}");
    let other = house(&keys, &url).await;
    let again = other.state(&table, &tokens[0]).await;
    assert_eq!((&again["v"], &again["board"], &again["m"]), (&json!(1), &kept["board"], &kept["m"]));
    // The same version with another history: pages that saw what is undone start over.
    other.act(&table, &tokens[1], json!({ "id": 4, "client": "anew" })).await.expect(200);
    let now = other.state(&table, &tokens[0]).await;
    assert_eq!(now["v"], undone["v"]);
    assert!(now["m"] != undone["m"] && now["m"].as_str().is_some_and(|mark| mark.len() == 8), "{}", now["m"]);
    drop(std::fs::remove_dir_all(&store));
}
