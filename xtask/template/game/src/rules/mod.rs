//! What may be done and what it does.

mod chance;
pub(crate) mod legal;
mod secrets;
pub(crate) mod turn;

pub use chance::Never;
