//! The panels beside the board.

pub(crate) mod cards;
pub(super) mod count;
pub(super) mod crews;
pub(super) mod stock;
pub(super) mod tale;
