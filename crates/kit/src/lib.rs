//! The battery that every game passes with one call, readable playthroughs, and perft counts.
//!
//! ```no_run
//! # fn sail_race() {
//! // In a game's tests:
//! // Battery::<SailRace>::new(10_000).setup(&Options::default(), 2).run();
//! # }
//! ```
//!
//! A law that fails panics with the options, the seed and the step, so that the state can be reached again.

mod battery;
mod hostile;
mod kept;
mod laws;
mod lesson;
mod look;
mod options;
mod perceived;
mod perft;
mod play;
mod playthrough;
mod records;
mod speech;

pub use battery::Battery;
pub use hostile::{damaged, hostile};
pub use kept::{assert_kept, bless, blesses, kept, kept_record};
pub use lesson::assert_lesson;
pub use look::look;
pub use options::options;
pub use perft::perft;
pub use play::{play, play_recorded};
pub use playthrough::playthrough;
pub use speech::Speech;
