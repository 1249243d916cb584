//! What is due without a player's order: a bot's move, or chance that is drawn automatically.

use crate::order::Order;
use crate::table::OpenTable;
use galerne_engine::{Seat, Turn};
use galerne_pages::model::{SeatKind, Status};

/// What the host is to do next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Due {
    /// Nothing: the table waits for people, or is over.
    Nothing,
    /// Throw.
    Roll,
    /// Let that bot think for the seat.
    Bot {
        /// The seat that owes a decision.
        seat: Seat,
        /// The bot's name.
        bot: String,
    },
}

impl OpenTable {
    /// What is due now.
    #[must_use]
    pub fn due(&self) -> Due {
        if self.closed.is_some() || self.head.status != Status::Playing {
            return Due::Nothing;
        }
        match self.table.turn() {
            Turn::Over => Due::Nothing,
            Turn::Chance(_) if self.throws_by_itself() => Due::Roll,
            Turn::Chance(_) => Due::Nothing,
            Turn::Decide(seats) => {
                let bot = |seat: Seat| {
                    let saved = &self.seats.get(seat.index())?.seat;
                    let bot = saved.bot.clone().filter(|_| saved.kind == SeatKind::Bot)?;
                    Some(Due::Bot { seat, bot })
                };
                seats.iter().find_map(bot).unwrap_or(Due::Nothing)
            }
        }
    }

    /// Whether that is still what is due: while a bot thought, a player may have moved, undone or taken the seat.
    #[must_use]
    pub fn is_due(&self, order: &Order) -> bool {
        match (self.due(), order) {
            (Due::Roll, Order::Roll) => true,
            (Due::Bot { seat, .. }, Order::Act { seat: of, .. }) => seat == *of,
            _ => false,
        }
    }
}
