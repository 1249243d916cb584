//! The rules: what is open at a decision, what an action or a card leads to, phase by phase.

pub(crate) mod chance;
mod legal;
mod phase1;
mod phase2;
mod phase3;
mod phase4;
mod phase5;
mod phase6;
pub(crate) mod refusals;
mod secrets;
mod setup;
mod standings;
mod turn;
