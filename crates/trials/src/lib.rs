//! Whole games between named players, observed while they are played and reduced to a few numbers.
//!
//! A laboratory plays thousands of games and wants of each a row of numbers, and of all together who did what how often.
//! [`Trials`] is that for any game, without its types: one virtual call plays one whole game, so that inside play is
//! compiled for the game at hand and costs what bare play costs. What is counted is said by a [`Watch`] in the names that the
//! game's own events have in records (their [`Anatomy`] lists them), so no game has to know that it is studied.
//!
//! Like the games, this crate knows no thread, clock or file.

mod anatomy;
mod facet_count;
mod gather;
mod halt;
mod kind;
mod mark;
mod observer;
mod pick;
mod seen;
mod sight;
mod table;
mod tally;
mod watch;

pub use anatomy::{Anatomy, Shape};
pub use pick::Datum;
pub use seen::{Bout, MOMENTS, Seen};
pub use table::{Broken, Table, Trials};
pub use tally::{FacetCell, Fired, Tally};
pub use watch::{Facet, Pattern, Player, Runs, Watch};
