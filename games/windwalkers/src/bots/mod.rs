//! Players: the quick one, the maître with its plan, and what both know.

mod choices;
mod contre;
mod eye;
pub(crate) mod help;
mod judge;
mod maitre;
mod outlook;
mod plan;
pub(crate) mod power;
mod relaxed;
mod sure;
