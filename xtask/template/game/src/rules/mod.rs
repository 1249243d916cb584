//! What may be done and what it does.

pub(crate) mod legal;
pub(crate) mod turn;
