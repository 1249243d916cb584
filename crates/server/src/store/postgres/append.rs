//! Entries of many tables by one statement.
//!
//! Two tasks append, each over a connection of its own: while one waits for the disk the other gathers. A statement carries whatever
//! waits; each table in it is compared and swapped for itself, so that one that is behind costs its neighbours nothing.

use super::convert::{escaped, int};
use super::link::Link;
use super::pool::Pool;
use crate::store::StoreError;
use crate::store::shapes::{seat_bits, word};
use galerne_table::Appended;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use tokio::sync::{Mutex, mpsc, oneshot};

/// Appends that may wait before those who append must wait too.
const QUEUE: usize = 1024;
/// Tables of one statement.
const GROUP: usize = 64;
const TASKS: usize = 2;

/// Rows are locked in the order of their ids, or two groups could wait for each other; one that another holds just now is passed over,
/// which reads like one that is behind: either way its writer reads on.
const APPEND: &str = "
    WITH wish AS MATERIALIZED (
        SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::int[], $6::int[], $7::smallint[], $8::text[], $9::text[])
            AS w (id, v, seats_v, rules, n, told, awaited, result, status)),
    held AS MATERIALIZED (SELECT h.id FROM heads h WHERE h.id = ANY ($1) ORDER BY h.id FOR UPDATE SKIP LOCKED),
    head AS (
        UPDATE heads h SET v = h.v + w.n, rules = w.rules, awaited = w.awaited, result = w.result, node = $10,
            moved = CASE WHEN h.told = w.told THEN h.moved ELSE extract(epoch FROM clock_timestamp())::bigint END,
            told = w.told, status = coalesce(w.status, h.status),
            changed = extract(epoch FROM clock_timestamp())::bigint
        FROM held JOIN wish w USING (id)
        WHERE h.id = w.id AND h.v = w.v AND h.seats_v = w.seats_v AND h.rules <= w.rules RETURNING h.id),
    reviewed AS (DELETE FROM reviews r USING head JOIN wish w USING (id) WHERE r.table_id = head.id AND w.status IS NOT NULL)
    INSERT INTO entries SELECT e.id, e.seq, e.entry, e.client, extract(epoch FROM clock_timestamp())::bigint
    FROM unnest($11::text[], $12::int[], $13::text[], $14::text[]) AS e (id, seq, entry, client) JOIN head USING (id)
    RETURNING table_id";

/// An append that waits.
struct Wish {
    appended: Appended,
    waits: oneshot::Sender<Result<(), StoreError>>,
}

#[derive(Default)]
struct Counts {
    writes: AtomicU64,
    groups: AtomicU64,
}

#[derive(Clone)]
pub(super) struct Appender {
    queue: mpsc::Sender<Wish>,
    counts: Arc<Counts>,
}

impl Appender {
    pub(super) fn start(pool: &Arc<Pool>) -> Appender {
        let (queue, wishes) = mpsc::channel(QUEUE);
        let (wishes, counts) = (Arc::new(Mutex::new(wishes)), Arc::new(Counts::default()));
        for _ in 0..TASKS {
            tokio::spawn(run(Arc::clone(pool), Arc::clone(&wishes), Arc::clone(&counts)));
        }
        Appender { queue, counts }
    }

    pub(super) async fn append(&self, appended: Appended) -> Result<(), StoreError> {
        if appended.entries.is_empty() {
            return Ok(());
        }
        let (waits, answer) = oneshot::channel();
        self.queue.send(Wish { appended, waits }).await.map_err(|_| StoreError::Gone)?;
        // A task that fell over may have sent it before.
        answer.await.map_err(|_| StoreError::Uncertain)?
    }

    pub(super) fn counts(&self) -> (u64, u64) {
        (self.counts.writes.load(Relaxed), self.counts.groups.load(Relaxed))
    }
}

async fn run(pool: Arc<Pool>, wishes: Arc<Mutex<mpsc::Receiver<Wish>>>, counts: Arc<Counts>) {
    let mut link: Option<Link> = None;
    loop {
        let mut group = Vec::new();
        {
            let mut wishes = wishes.lock().await;
            match wishes.recv().await {
                Some(first) => group.push(first),
                None => return,
            }
            while group.len() < GROUP
                && let Ok(next) = wishes.try_recv()
            {
                group.push(next);
            }
        }
        counts.writes.fetch_add(group.len() as u64, Relaxed);
        counts.groups.fetch_add(1, Relaxed);
        let done = carry_out(&pool, &mut link, &group).await;
        let is_refused = matches!(done, Err(StoreError::Other(_) | StoreError::Conflict));
        if is_refused && group.len() > 1 {
            // Only one of them failed: the others must not fail with it.
            for wish in group {
                let alone = carry_out(&pool, &mut link, std::slice::from_ref(&wish)).await;
                answer(wish, &alone);
            }
        } else {
            group.into_iter().for_each(|wish| answer(wish, &done));
        }
    }
}

fn answer(wish: Wish, done: &Result<Vec<String>, StoreError>) {
    let said = match done {
        Ok(tables) if tables.contains(&wish.appended.table) => Ok(()),
        Ok(_) => Err(StoreError::Conflict),
        Err(error) => Err(error.clone()),
    };
    // The caller may have been dropped; the write stands all the same.
    drop(wish.waits.send(said));
}

/// Append for all; the tables that were where their writers thought they were.
async fn carry_out(pool: &Pool, link: &mut Option<Link>, group: &[Wish]) -> Result<Vec<String>, StoreError> {
    let mut used = match link.take().filter(Link::is_sound) {
        Some(link) => link,
        None => pool.connect().await?,
    };
    let ids: Vec<&str> = group.iter().map(|wish| wish.appended.table.as_str()).collect();
    let versions: Vec<i32> = group.iter().map(|wish| int(wish.appended.seq)).collect();
    let seatings: Vec<i32> = group.iter().map(|wish| int(wish.appended.seating)).collect();
    let rules: Vec<i32> = group.iter().map(|wish| int(wish.appended.made_under)).collect();
    let numbers: Vec<i32> = group.iter().map(|wish| int(wish.appended.entries.len())).collect();
    let told: Vec<i32> = group.iter().map(|wish| int(wish.appended.state.version)).collect();
    let awaited: Vec<Option<i16>> =
        group.iter().map(|wish| wish.appended.state.awaited.map(|seats| seat_bits(seats).into())).collect();
    let results: Vec<Option<&str>> = group.iter().map(|wish| wish.appended.state.result.as_deref()).collect();
    let statuses: Vec<Option<String>> = group.iter().map(|wish| wish.appended.status.map(word)).collect();
    let (mut of, mut seqs, mut entries, mut clients) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
    for Wish { appended, .. } in group {
        let last = appended.entries.len() - 1;
        for (n, entry) in appended.entries.iter().enumerate() {
            of.push(appended.table.as_str());
            seqs.push(int(appended.seq + n));
            entries.push(entry.as_str());
            // The id stands with the last one: the version after it is what the message led to.
            clients.push(appended.client.as_deref().filter(|_| n == last).map(escaped));
        }
    }
    let node = &pool.node;
    let rows = used
        .write(
            APPEND,
            &[
                &ids, &versions, &seatings, &rules, &numbers, &told, &awaited, &results, &statuses, node, &of, &seqs,
                &entries, &clients,
            ],
        )
        .await?;
    *link = Some(used);
    Ok(rows.into_iter().map(|row| row.get(0)).collect())
}
