//! Whole games between named players, observed while they are played and reduced to a row of numbers each.
//!
//! [`Trials`] is the object-safe interface of a [`Table`]: one virtual call plays one whole game, so the loop inside is
//! compiled for the game at hand and costs what bare play costs. [`Metrics`] say what to count, by the names that the game's
//! events have in records ([`Anatomy`] lists them); no game has to know that it is studied.
//!
//! This crate has the only loop that plays games between bots: the laboratory and the arena both run it. Like the games, it
//! uses no thread, clock or file; a caller who wants to time players passes a clock in [`Control`].

mod anatomy;
mod facet_count;
mod field_reader;
mod game_row;
mod key_reader;
mod metrics;
mod observer;
mod play;
mod recorder;
mod seeding;
mod stop;
mod table;
mod tally;
mod value_key;
mod variant_reader;

pub use anatomy::{Anatomy, Shape};
pub use field_reader::Datum;
pub use galerne_bots::Sampling;
pub use game_row::{GameRow, MOMENTS, Thought};
pub use metrics::{Facet, Metrics, Pattern, PlayerSpec, Runs};
pub use play::{Broken, Control};
pub use seeding::{Minds, Seating, Seeding};
pub use table::{Table, Trials};
pub use tally::{FacetCell, Fired, Tally};
