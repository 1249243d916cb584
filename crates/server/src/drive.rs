//! What moves without anybody asking: bots, and chance where it speaks by itself.
//!
//! At most one task drives a table. It looks at the table under its lock, and stops only under the lock: whoever changes
//! something and finds nobody driving starts a driver anew, so no move is missed.

use crate::live::{Live, Order, act::Named, preview::think};
use crate::model::{SeatKind, Status};
use crate::{app::App, tables::Shared};
use galerne_engine::{Seat, Turn};
use std::sync::Arc;

/// What is to be done next.
enum Due {
    Nothing,
    Roll,
    Bot { seat: Seat, bot: String },
}

impl App {
    /// Make sure that somebody moves the table's bots and dice, if they are to move.
    pub(crate) async fn drive(&self, shared: &Shared) {
        let mut live = shared.lock().await;
        self.drive_locked(shared, &mut live);
    }

    pub(crate) fn drive_locked(&self, shared: &Shared, live: &mut Live) {
        if live.driving || live.retired || self.is_closing() || matches!(due(live), Due::Nothing) {
            return;
        }
        live.driving = true;
        tokio::spawn(run(self.clone(), Arc::clone(shared)));
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

async fn run(app: App, shared: Shared) {
    loop {
        let mut live = shared.lock().await;
        let due = due(&live);
        if matches!(due, Due::Nothing) || app.is_closing() {
            live.driving = false;
            return;
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
                drop(live);
                let id = match copy {
                    Some(table) => {
                        tokio::time::sleep(app.config.bot_delay).await;
                        let Ok(permit) = Arc::clone(&app.bots).acquire_owned().await else { return };
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
                    tracing::error!(table = live.id(), seat = seat.0, "a bot found no move; the table waits");
                    live.driving = false;
                    return;
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
            tracing::error!(table = live.id(), ?error, "the table's own move failed; it waits");
            live.driving = false;
            return;
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
