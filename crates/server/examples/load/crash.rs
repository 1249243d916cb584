//! Kill, restart, compare.

use crate::Wanted;
use crate::check::{Kept, Verdict, verdict};
use crate::child::Server;
use crate::http::{Http, Table};
use crate::play::{Acknowledged, Seat, Shared, connect, play};
use crate::report::say;
use std::collections::HashMap;
use std::path::Path;
use std::sync::{Arc, atomic::Ordering::Relaxed};
use std::time::{Duration, Instant};

/// Kills after which tables are left for new ones, so that records of every length are killed.
const FRESH_EVERY: usize = 10;

pub(crate) async fn run(wanted: &Wanted) -> Result<bool, Box<dyn std::error::Error + Send + Sync>> {
    let data = std::env::temp_dir().join(format!("galerne-crash-{}", std::process::id()));
    let started = Instant::now();
    let (mut tables, mut all): (Vec<Table>, Vec<Table>) = (Vec::new(), Vec::new());
    let (mut acknowledged, mut lost, mut doubled, mut unopened) = (0, 0, 0, 0);
    let mut unanswered = HashMap::new();
    for kill in 0..wanted.kills {
        let server = Server::alone(&data)?;
        let mut http = Http::connect(server.address).await?;
        for table in &tables {
            if let Err(error) = http.version(&table.id).await {
                say(&error.to_string());
                unopened += 1;
            }
        }
        if kill % FRESH_EVERY == 0 {
            tables.clear();
            for _ in 0..wanted.tables {
                tables.push(http.open().await?);
            }
            all.extend(tables.iter().cloned());
        }
        let shared = Arc::new(Shared::default());
        let mut players = tokio::task::JoinSet::new();
        for table in &tables {
            for (seat, token) in table.tokens.iter().enumerate() {
                let socket = connect(server.address, &table.id, 0, Some(token)).await?;
                let name = format!("k{kill}-{}-{seat}", table.id);
                let again = unanswered.remove(&format!("{}/{seat}", table.id));
                let seat = Seat { table: table.id.as_str().into(), name, seen: 0, again };
                players.spawn(play(socket, Arc::clone(&shared), seat, Duration::ZERO, Duration::ZERO));
            }
        }
        shared.playing.store(true, Relaxed);
        // Not always at the same point of the work.
        tokio::time::sleep(Duration::from_millis(50 + (kill as u64 * 37) % 250)).await;
        server.kill();
        while players.join_next().await.is_some() {}
        let told = std::mem::take(&mut *shared.acknowledged.lock().await);
        unanswered = std::mem::take(&mut *shared.unanswered.lock().await);
        acknowledged += told.len();
        let found = compare(&data, &told, &[])?;
        // Of all that was ever written, not only since the last kill.
        (lost, doubled) = (lost + found.lost, found.doubled);
        if (kill + 1) % 10 == 0 {
            say(&format!(
                "{} kills: {acknowledged} moves acknowledged, {lost} lost, {doubled} carried out twice, {unopened} tables unopened",
                kill + 1
            ));
        }
    }
    // Every table there ever was opens, and the replay at start-up finds nothing wrong.
    let server = Server::alone(&data)?;
    let mut http = Http::connect(server.address).await?;
    for table in &all {
        unopened += usize::from(http.version(&table.id).await.is_err());
    }
    let (_, metrics) = http.call("GET", "/metrics", "").await?;
    let replays = metrics.contains("galerne_tables_closed 0");
    server.kill();
    drop(std::fs::remove_dir_all(&data));
    let met = lost == 0 && doubled == 0 && unopened == 0 && replays && acknowledged > 0;
    say(&format!(
        "{} kills in {:.0} s over {} tables: {acknowledged} moves acknowledged, {lost} lost, {doubled} carried out twice, {unopened} tables that fail to open, replay {}: {}",
        wanted.kills,
        started.elapsed().as_secs_f64(),
        all.len(),
        if replays { "clean" } else { "NOT clean" },
        if met { "target met" } else { "target NOT met" }
    ));
    Ok(met)
}

/// What the database says of the moves that were acknowledged; a gap in a record counts as a loss.
pub(crate) fn compare(data: &Path, told: &[Acknowledged], refused: &[String]) -> Result<Verdict, rusqlite::Error> {
    let file = rusqlite::Connection::open(data.join(galerne_server::DATABASE))?;
    let gaps: i64 = file.query_row(
        "SELECT count(*) FROM (SELECT max(seq) + 1 AS most, count(*) AS n FROM entries GROUP BY table_id) WHERE most <> n",
        [],
        |row| row.get(0),
    )?;
    if gaps > 0 {
        say(&format!("{gaps} tables have gaps in their records"));
    }
    let mut query = file.prepare("SELECT table_id, seq, client FROM entries WHERE client IS NOT NULL")?;
    let rows =
        query.query_map([], |row| Ok((row.get::<_, String>(0)?, row.get::<_, usize>(1)?, row.get::<_, String>(2)?)))?;
    let mut kept = Vec::new();
    for row in rows {
        let (table, seq, client) = row?;
        let client = client.split_once(':').map(|(_, client)| client.to_owned()).unwrap_or_default();
        kept.push(Kept { table, seq, client });
    }
    let found = verdict(&kept, told, refused);
    Ok(Verdict { lost: found.lost + usize::try_from(gaps).unwrap_or(0), ..found })
}
