//! The arena: bots measured against each other on the same luck, each in every seat.
//!
//! Games come in groups. All games of a group share their dice and cards; from one to the next the players move on by one
//! seat (or, where each plays alone, take turns). Results of one group depend on each other, those of different groups do not, so
//! the group is the unit of all statistics. Groups are counted in order, so the report does not depend on the number of threads.

mod file;
mod plan;
mod rating;
mod report;
mod run;
mod sprt;

pub use file::{FORMAT, Foreign};
pub use galerne_trials::Thought;
pub use plan::{Group, Line, Match};
pub use rating::{ELO_SCALE, elo_of, rate_of};
pub use report::{Interval, PairLine, PlayerLine, Report};
pub use run::{Ending, Progress, Results, clear, run};
pub use sprt::{Sprt, Verdict};
