//! What moves without anybody asking: bots, and chance where it speaks by itself.
//!
//! At most one task drives a table. It looks at the table under its lock, and stops only under the lock: whoever changes
//! something and finds nobody driving starts a driver anew, so no move is missed. What cannot be done now, because nothing can be
//! written or a bot failed, is tried again by and by; until then the table says that it waits.

use crate::live::{Live, Order, act::Named, preview::think};
use crate::model::{SeatKind, Status};
use crate::{app::App, tables::Shared};
use galerne_engine::{Seat, Turn};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::sync::{Mutex, watch};

/// The first wait after something failed; it doubles with every further failure …
const PATIENCE: Duration = Duration::from_millis(250);
/// … up to this.
const MOST_PATIENCE: Duration = Duration::from_secs(30);

/// What is to be done next.
enum Due {
    Nothing,
    Roll,
    Bot { seat: Seat, bot: String },
}

/// How a drive ended.
enum End {
    /// Nothing is due any more.
    Done,
    /// It could not be done; the table is as it was.
    Failed,
}

/// Unset however the driver ends, or nobody would ever drive that table again.
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

impl App {
    /// Make sure that somebody moves the table's bots and dice, if they are to move.
    pub(crate) async fn drive(&self, shared: &Shared) {
        let mut live = shared.lock().await;
        self.drive_locked(shared, &mut live);
    }

    pub(crate) fn drive_locked(&self, shared: &Shared, live: &mut Live) {
        if live.retired || self.is_closing() || matches!(due(live), Due::Nothing) || live.driving.swap(true, Relaxed) {
            return;
        }
        let driving = Driving { flag: Arc::clone(&live.driving), over: false };
        tokio::spawn(run(self.clone(), Arc::downgrade(shared), live.grown.subscribe(), driving));
    }
}

fn due(live: &Live) -> Due {
    if live.closed.is_some() || live.retired || live.head.status != Status::Playing {
        return Due::Nothing;
    }
    match live.table.turn() {
        Turn::Over => Due::Nothing,
        Turn::Chance(_) if live.throws_by_itself() => Due::Roll,
        Turn::Chance(_) => Due::Nothing,
        Turn::Decide(seats) => {
            let bot = |seat: Seat| {
                let saved = &live.seats.get(seat.index())?.seat;
                let bot = saved.bot.clone().filter(|_| saved.kind == SeatKind::Bot)?;
                Some(Due::Bot { seat, bot })
            };
            seats.iter().find_map(bot).unwrap_or(Due::Nothing)
        }
    }
}

/// Drive until nothing is due, through failures and panics.
async fn run(app: App, table: Weak<Mutex<Live>>, mut grown: watch::Receiver<usize>, mut driving: Driving) {
    let mut patience = PATIENCE;
    loop {
        let Some(shared) = table.upgrade() else { return };
        let flag = Arc::clone(&driving.flag);
        // In a task of its own, so that a panic ends only this try.
        let end = tokio::spawn(drive_on(app.clone(), Arc::clone(&shared), flag)).await;
        let mut live = match end {
            Ok(End::Done) => {
                driving.over = true;
                return;
            }
            Ok(End::Failed) | Err(_) => shared.lock().await,
        };
        if live.retired || app.is_closing() {
            return;
        }
        if !live.stuck {
            live.stuck = true;
            live.tell_soon();
        }
        let version = live.version();
        drop(live);
        drop(shared);
        // Whoever moves meanwhile has shown that it goes again.
        let moved = tokio::time::timeout(patience, grown.wait_for(|now| *now != version)).await.is_ok();
        patience = if moved { PATIENCE } else { (patience * 2).min(MOST_PATIENCE) };
    }
}

async fn drive_on(app: App, shared: Shared, driving: Arc<AtomicBool>) -> End {
    loop {
        let mut live = shared.lock().await;
        let due = due(&live);
        if matches!(due, Due::Nothing) || app.is_closing() {
            live.stuck = false;
            // Under the lock: who comes next must find either a driver who will look again, or none.
            driving.store(false, Relaxed);
            return End::Done;
        }
        let version = live.version();
        let order = match due {
            Due::Nothing => continue,
            Due::Roll => {
                if !app.config.chance_delay.is_zero() {
                    drop(live);
                    tokio::time::sleep(app.config.chance_delay).await;
                    live = shared.lock().await;
                }
                Order::Roll
            }
            Due::Bot { seat, bot } => {
                let copy = live.for_a_bot();
                // Pauses are for people to follow; nobody has to wait for the end of a game that is over for him.
                let pause = if live.only_bots_play() { Duration::ZERO } else { app.config.bot_delay };
                drop(live);
                let id = match copy {
                    Some(table) => {
                        tokio::time::sleep(pause).await;
                        let Ok(permit) = Arc::clone(&app.bots).acquire_owned().await else { return End::Failed };
                        let thinking = tokio::task::spawn_blocking(move || {
                            let id = think(&*table, &bot, seat);
                            drop(permit);
                            id
                        });
                        thinking.await.ok().flatten()
                    }
                    None => None,
                };
                live = shared.lock().await;
                let Some(id) = id else {
                    tracing::error!(
                        table = live.id(),
                        seat = seat.0,
                        "a bot found no move; it is asked again by and by"
                    );
                    return End::Failed;
                };
                app.metrics.bot_moves.add(1);
                Order::Act { seat, by: Named::Id(id) }
            }
        };
        // Somebody may have moved, undone or taken the seat meanwhile: then think again.
        if live.version() != version || live.retired || !is_due(&live, &order) {
            continue;
        }
        if let Err(error) = live.carry_out(&app, &order, None).await {
            tracing::error!(table = live.id(), ?error, "the table's own move failed; it is tried again by and by");
            return End::Failed;
        }
    }
}

fn is_due(live: &Live, order: &Order) -> bool {
    match (due(live), order) {
        (Due::Roll, Order::Roll) => true,
        (Due::Bot { seat, .. }, Order::Act { seat: of, .. }) => seat == *of,
        _ => false,
    }
}
