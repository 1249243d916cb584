//! The panels beside the board.

mod buttons;
mod card;
pub(super) mod chances;
mod chronicle;
pub(super) mod contre;
pub(super) mod glossary;
pub(super) mod horde;
pub(super) mod notebook;
pub(super) mod offers;
mod pairs;
pub(super) mod sheet;
pub(super) mod tale;
