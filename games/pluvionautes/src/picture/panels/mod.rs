//! The panels beside the board.

pub(super) mod cards;
pub(super) mod count;
pub(super) mod crews;
pub(super) mod stock;
