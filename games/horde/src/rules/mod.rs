//! The rules: what is open at a decision, what an action or a card leads to, phase by phase.

pub(crate) mod chance;
pub(crate) mod edition;
mod legal;
mod phase1_souffles;
mod phase2_refill;
mod phase3_actions;
mod phase4_rencontres;
mod phase5_contrevent;
mod phase6_end;
pub(crate) mod refusals;
mod secrets;
mod setup;
mod standings;
mod turn;
