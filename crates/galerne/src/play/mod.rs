//! Play at a terminal: who sits down, what they type, and the table they sit at.

mod answers;
mod chance;
mod explain;
mod keeper;
mod lobby;
mod obey;
mod seats;
mod session;
mod setup;
mod typed;

pub(crate) use setup::{play, read_options};
