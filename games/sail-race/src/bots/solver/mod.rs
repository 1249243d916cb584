//! Perfect play. Boats do not meet, so one boat's race is a stochastic shortest path that can be solved exactly: par is its
//! expected number of turns, and every decision has a price. The clairvoyant bound is what a sailor could do who knew the
//! weather to come.

mod clairvoyant;
mod debrief;
mod known;
mod moves;
mod par;
mod sweep;

pub use clairvoyant::{Track, clairvoyant};
pub use debrief::{Debrief, Price};
pub(super) use moves::{Change, changes};
pub use par::Par;
