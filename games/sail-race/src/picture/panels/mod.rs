//! The panels beside the sea.

pub(super) mod bulletin;
pub(super) mod compass;
pub(super) mod debrief;
pub(super) mod progress;
