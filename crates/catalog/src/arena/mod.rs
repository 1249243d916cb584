//! The arena: bots measured against each other, on the same luck, each in every place.
//!
//! Games come in groups. All games of a group share their dice and cards; from one to the next the players move on by one
//! seat (or, where each plays alone, take turns). What is stated about strength is computed from groups, so shared luck
//! cancels out, and from the groups in their order, so it does not depend on how many threads played them.

mod file;
mod plan;
mod report;
mod run;

pub use file::{FORMAT, Foreign};
pub use plan::{Group, Line, Match};
pub use report::{PairLine, PlayerLine, Report};
pub use run::{Ending, Progress, Results, run};
