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
use oracle::{Odds, Oracle, Query};
use std::sync::{LazyLock, Mutex, PoisonError};

/// One oracle for all tables: it remembers its answers, and tables ask the same few questions again and again.
static ORACLE: LazyLock<Mutex<Oracle>> = LazyLock::new(|| Mutex::new(Oracle::new()));

/// Of a hundred cases; all of them only where it is certain, none only where it cannot be. Everything that tells a chance in whole
/// numbers counts so: one chance has one number.
pub(crate) fn hundredths(share: f64) -> i64 {
    // Sums of shares miss certainty by what a computer rounds.
    const SURE: f64 = 1e-9;
    let (least, most) = (i64::from(share > SURE), if share < 1.0 - SURE { 99 } else { 100 });
    ((share * 100.0).round() as i64).clamp(least, most)
}

/// The odds of attempting a tile, from the shared oracle.
pub(crate) fn odds_of(game: &Windwalkers, state: &State, hex: Hex) -> Option<Odds> {
    let mut oracle = ORACLE.lock().unwrap_or_else(PoisonError::into_inner);
    game.odds_asking(|query| oracle.ask(query), state, hex)
}

/// The odds of that throw, from the shared oracle.
pub(crate) fn answer(query: &Query) -> Odds {
    ORACLE.lock().unwrap_or_else(PoisonError::into_inner).ask(query)
}
