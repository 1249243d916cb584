//! Players: the quick one, the maître with its plan, and what both know.

mod contre;
mod eye;
pub(crate) mod help;
mod judge;
mod maitre;
mod outlook;
mod plan;
pub(crate) mod power;
mod power_choices;
mod reason;
mod relaxed;
mod sure;
