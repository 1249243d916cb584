//! ONB.
pub mod bestiary;
pub mod rules_ids;
