//! How strength is stated: rates with their intervals, rating differences, and a sequential test, as chess engines have them.
//!
//! Games come in groups that share their luck, each player once in each place. Within a group results depend on each other;
//! between groups they do not. So the group is the unit of all statistics.

mod rating;
mod sequential;
mod sums;

pub use rating::{ELO_SCALE, elo_of, rate_of};
pub use sequential::{Sprt, Verdict};
pub use sums::{Estimate, Sums};
