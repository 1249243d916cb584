//! Exact chances: the oracle before a roll, the cheapest win after it, another roll.

pub(crate) mod cheapest;
mod known;
mod lattice;
pub(crate) mod oracle;
pub(crate) mod reroll;
pub(crate) mod way;

use crate::game::Windwalkers;
use crate::state::State;
use galerne_engine::Hex;
use oracle::{Odds, Oracle};
use std::sync::{LazyLock, Mutex, PoisonError};

/// One oracle for all tables: it remembers its answers, and tables ask the same few questions again and again.
static ORACLE: LazyLock<Mutex<Oracle>> = LazyLock::new(|| Mutex::new(Oracle::new()));

/// The odds of attempting a tile, from the shared oracle.
pub(crate) fn odds_of(game: &Windwalkers, state: &State, hex: Hex) -> Option<Odds> {
    let mut oracle = ORACLE.lock().unwrap_or_else(PoisonError::into_inner);
    game.odds_asking(|query| oracle.ask(query), state, hex)
}
