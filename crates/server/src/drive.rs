//! Drivers: tasks that make the moves of bots and roll the dice that no player rolls.
//!
//! At most one task drives a table. It looks at the table under its lock, and stops only under the lock: a change that
//! finds no driver starts a new one, so no move is missed. What cannot be done now, because nothing can be written or a
//! bot failed, is retried with a delay; until then the table shows that it waits.

use crate::host::{Host, NotDone, Shared};
use crate::secret;
use crate::services::Services;
use crate::store::StoreError;
use galerne_catalog::{AnyTable, Move};
use galerne_engine::{Seat, SeatSet};
use galerne_table::{Due, Order, Pace, Who, think};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};
use tokio::sync::{Mutex, watch};

/// The first wait after something failed; it doubles with every further failure …
const PATIENCE: Duration = Duration::from_millis(250);
/// … up to this …
const MOST_PATIENCE: Duration = Duration::from_secs(30);
/// … and up to this where nothing could be written: a try costs little then, and people wait for the moment when the store is back.
const MOST_PATIENCE_WITH_STORE: Duration = Duration::from_secs(2);

/// A table that several processes have is driven by the last writer; the others take over only after this long without
/// a move.
const LEFT_TO_OTHERS: Duration = Duration::from_secs(5);

/// How a drive ended.
enum End {
    /// Nothing is due any more.
    Done,
    /// It failed and left the table as it was. The next try comes after this delay at most.
    Failed(Duration),
}

/// Cleared however the driver ends: a flag that stayed would keep every later driver from starting.
struct Driving {
    flag: Arc<AtomicBool>,
    /// It was unset already, under the table's lock: by now it may be another driver's.
    over: bool,
}

impl Drop for Driving {
    fn drop(&mut self) {
        if !self.over {
            self.flag.store(false, Relaxed);
        }
    }
}

impl Host {
    /// Make sure that a task moves the table's bots and dice, if they are to move.
    pub(crate) fn drive(&mut self) {
        let services = self.services();
        if self.retired || services.is_closing() || self.due() == Due::Nothing || self.driving.swap(true, Relaxed) {
            return;
        }
        let driving = Driving { flag: Arc::clone(&self.driving), over: false };
        tokio::spawn(run(Arc::clone(services), self.me().clone(), self.grown.subscribe(), driving));
    }
}

/// Drive until nothing is due, through failures and panics.
async fn run(
    services: Arc<Services>,
    table: Weak<Mutex<Host>>,
    mut grown: watch::Receiver<usize>,
    mut driving: Driving,
) {
    let mut patience = PATIENCE;
    loop {
        let Some(shared) = table.upgrade() else { return };
        let flag = Arc::clone(&driving.flag);
        // In a task of its own, so that a panic ends only this try.
        let end = tokio::spawn(drive_on(Arc::clone(&services), Arc::clone(&shared), flag)).await;
        let most = match end {
            Ok(End::Done) => {
                driving.over = true;
                return;
            }
            Ok(End::Failed(most)) => most,
            Err(_) => MOST_PATIENCE,
        };
        let mut host = shared.lock().await;
        if host.retired || services.is_closing() {
            return;
        }
        host.set_stuck(true);
        let version = host.version();
        drop(host);
        drop(shared);
        // A move that succeeds in between shows that the store works again.
        patience = patience.min(most);
        let moved = tokio::time::timeout(patience, grown.wait_for(|now| *now != version)).await.is_ok();
        patience = if moved { PATIENCE } else { patience * 2 };
    }
}

async fn drive_on(services: Arc<Services>, shared: Shared, driving: Arc<AtomicBool>) -> End {
    loop {
        services.panic_if_asked();
        let mut host = shared.lock().await;
        let due = if host.retired { Due::Nothing } else { host.due() };
        if due == Due::Nothing || services.is_closing() {
            host.set_stuck(false);
            // Under the lock: who comes next must find either a driver who will look again, or none.
            driving.store(false, Relaxed);
            return End::Done;
        }
        let version = host.version();
        if let Some(left) = host.followed_at.and_then(|at| LEFT_TO_OTHERS.checked_sub(at.elapsed())) {
            let mut grown = host.grown.subscribe();
            drop(host);
            drop(tokio::time::timeout(left, grown.changed()).await);
            continue;
        }
        // Nothing was written by whoever wrote last: from now on this process drives.
        if host.followed_at.take().is_some() {
            services.metrics.takeovers.add(1);
        }
        let order = match due {
            Due::Nothing => continue,
            Due::Roll => {
                if !services.config.chance_delay.is_zero() {
                    drop(host);
                    pause(&shared, services.config.chance_delay).await;
                    host = shared.lock().await;
                }
                Order::Roll
            }
            Due::Bot { seat, bot } => {
                let copy = host.for_a_bot();
                drop(host);
                let id = match copy {
                    Some(table) => {
                        pause(&shared, services.config.bot_delay).await;
                        let began = Instant::now();
                        let id = decide(&services, table, bot, seat).await;
                        services.metrics.think_seconds.add(began.elapsed());
                        id
                    }
                    None => None,
                };
                host = shared.lock().await;
                let Some(id) = id else {
                    tracing::error!(
                        table = host.id(),
                        seat = seat.0,
                        "a bot found no move; it is asked again by and by"
                    );
                    return End::Failed(MOST_PATIENCE);
                };
                services.metrics.bot_moves.add(1);
                Order::Act { seat, by: Move::Id(id) }
            }
        };
        // A move, an undo or a change of the seat may have come in between: then think again.
        if host.version() != version || host.retired || !host.is_due(&order) {
            continue;
        }
        let done = host.execute_due(&order).await;
        if matches!(done, Err(NotDone::Store(StoreError::Conflict | StoreError::Uncertain)))
            && services.store.is_shared()
        {
            // Another process was faster, or this copy is retired: what is due now is another question.
            continue;
        }
        if let Err(error) = done {
            tracing::error!(table = host.id(), ?error, "the table's own move failed; it is tried again by and by");
            let is_store = matches!(error, NotDone::Store(_));
            return End::Failed(if is_store { MOST_PATIENCE_WITH_STORE } else { MOST_PATIENCE });
        }
    }
}

/// What the bot does: as a worker says, where there is one, or as it is thought here.
async fn decide(services: &Services, table: Box<dyn AnyTable>, bot: String, seat: Seat) -> Option<usize> {
    let luck = secret::random_seed();
    #[cfg(feature = "cluster")]
    if let Some(bus) = services.bus() {
        let game = table.game().id();
        let question = crate::bus::Question { record: table.record(), bot: bot.clone(), seat: seat.0, luck };
        if let Some(id) = bus.decide(game, &question).await {
            services.metrics.decided.add(1);
            return Some(id);
        }
    }
    let permit = Arc::clone(&services.bots).acquire_owned().await.ok()?;
    let thinking = tokio::task::spawn_blocking(move || {
        let id = think(&*table, &bot, seat, luck);
        drop(permit);
        id
    });
    thinking.await.ok().flatten()
}

impl Host {
    /// Whether the caller plays here: then their pace applies from now on, also to the pause that is in progress.
    pub(crate) fn set_pace(&mut self, who: &Who, pace: Pace) -> bool {
        let seats: SeatSet = self.seats_of(who);
        self.paces.wished.extend(seats.iter().map(|seat| (seat, pace)));
        self.paces.changed.notify_waiters();
        !seats.is_empty()
    }

    /// How many times its usual length a pause is to last now.
    fn pauses(&self) -> u32 {
        let of = |seat: Seat| self.paces.wished.get(&seat).copied().unwrap_or_default();
        self.people().iter().map(of).max().unwrap_or_default().pauses()
    }
}

/// Makes a pause of that length, longer or shorter if the players change the pace during it.
async fn pause(shared: &Shared, usual: Duration) {
    let began = Instant::now();
    loop {
        let host = shared.lock().await;
        let (whole, changed) = (usual * host.pauses(), Arc::clone(&host.paces.changed));
        // Made under the lock: no change is missed.
        let heard = changed.notified();
        drop(host);
        let Some(left) = whole.checked_sub(began.elapsed()).filter(|left| !left.is_zero()) else { return };
        tokio::select! {
            () = tokio::time::sleep(left) => return,
            () = heard => {}
        }
    }
}
