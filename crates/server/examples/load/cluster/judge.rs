//! What the record says in the end, and the pages that were shown last.

use super::{Cluster, NODES, Trouble};
use crate::check::Verdict;
use crate::crash::compare;
use crate::http::{Http, Table};
use crate::play::Shared;
use crate::report::say;
use galerne_server::upkeep::{Address, check, copy};
use serde_json::Value;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

/// Dice and bots may still be on their way.
const PATIENCE: Duration = Duration::from_secs(30);

/// How a table looks at a node, without who is connected to it.
async fn looks(cluster: &Cluster, node: usize, tables: &[Table]) -> Vec<Value> {
    let mut states = Vec::new();
    for table in tables {
        let path = format!("/api/tables/{}", table.id);
        let state = match Http::connect(cluster.address(node)).await {
            Ok(mut http) => http.call("GET", &path, "").await.map(|(_, text)| text).unwrap_or_default(),
            Err(_) => String::new(),
        };
        let mut state: Value = serde_json::from_str(&state).unwrap_or_default();
        for seat in state["seats"].as_array_mut().into_iter().flatten() {
            seat["here"] = Value::Null;
        }
        states.push(state);
    }
    states
}

/// Whether all nodes show what a fresh process reads from the record, once nothing moves any more.
pub(super) async fn last_pages(cluster: &mut Cluster, tables: &[Table]) -> Result<bool, Trouble> {
    cluster.nodes[0].server = None;
    cluster.start(0)?;
    let began = Instant::now();
    loop {
        let mut shown = Vec::new();
        for node in 0..NODES {
            shown.push(looks(cluster, node, tables).await);
        }
        let fresh = looks(cluster, 0, tables).await;
        let there = fresh.iter().filter(|state| state["v"].is_u64()).count();
        let differ = |states: &Vec<Value>| states.iter().zip(&fresh).filter(|(shown, fresh)| shown != fresh).count();
        let differing: Vec<usize> = shown.iter().map(differ).collect();
        let are_equal = there == tables.len() && differing.iter().all(|count| *count == 0);
        if are_equal || began.elapsed() > PATIENCE {
            say(&format!("{there} tables as a fresh process shows them; {differing:?} look otherwise at the nodes"));
            return Ok(are_equal);
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
}

/// The record is copied into a file, which is looked at as after the crashes of one server.
pub(super) async fn judge(cluster: &Cluster, shared: &Shared, tables: usize) -> Result<bool, Trouble> {
    let (from, to) = (Address::Postgres(cluster.database.url()), cluster.folder.join("copy"));
    let checked = check(&from).await?;
    copy(&from, &Address::File(to.join(galerne_server::DATABASE))).await?;
    let told = shared.acknowledged.lock().await;
    let denied = shared.denied.lock().await;
    let Verdict { lost, doubled, denied, out_of_order } = compare(&to, &told, &denied)?;
    let went_back = shared.went_back.load(Relaxed);
    say(&format!(
        "{} moves acknowledged at {tables} tables: {lost} lost, {doubled} carried out twice, {denied} refused and yet there, \
         {out_of_order} out of order, {went_back} readers shown less than they knew; {} tables replay, {} do not, {} have gaps",
        told.len(),
        checked.good,
        checked.closed.len(),
        checked.gaps.len()
    ));
    let sound = checked.good == tables && checked.closed.is_empty() && checked.gaps.is_empty();
    Ok(lost + doubled + denied + out_of_order + went_back == 0 && sound && told.len() >= tables)
}
