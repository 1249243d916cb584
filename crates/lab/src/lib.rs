//! The laboratory: what an author wants to know, answered with pictures.
//!
//! An [`Experiment`] is a file: a game, variants of it, who plays, how many games, what to look at. [`run`] plays it on all cores
//! into a folder, [`report`] makes one page of one or several such folders.

mod experiment;
mod fold;
mod metric;
mod plan;
mod problem;
mod report;
mod results;
mod row;
mod run;
pub mod stats;
mod store;
mod tallies;
mod words;

pub use experiment::{Count, Experiment, FacetSpec, Ground, LineUp, Stop, Variant, When};
pub use metric::{Metric, Unit};
pub use problem::{Outcome, Problem};
pub use report::{Source, report};
pub use run::{Ended, Progress, run};
pub use words::Both;

use std::path::Path;

/// Write the results of a run beside its manifest: `games.csv`, `games.parquet`, `summary.csv`, and the games worth a look.
pub fn write_results(folder: &Path) -> Outcome {
    let experiment = store::experiment_in(folder)?;
    let plan = plan::Plan::of(&experiment);
    let mut store = store::Store::open(folder, &experiment, &plan)?;
    let summary = fold::fold(&mut store, &experiment, &plan)?;
    results::write(folder, &mut store, &experiment, &plan, &summary)
}
