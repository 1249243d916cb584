//! The laboratory: experiments about games, and measurements of bots.
//!
//! An [`Experiment`] is a file: a game, variants of it, line-ups, the number of games, what to count. [`run`] plays it on all cores
//! into a folder, [`report`] makes one page of one or several such folders. The [`arena`] plays bots against each other. Both play
//! through [`galerne_trials`] on one thread pool.

pub mod arena;
mod draft;
mod experiment;
mod fold;
mod metric;
mod plan;
mod pool;
mod problem;
mod report;
mod results;
mod row;
mod run;
mod shards;
mod shelf;
pub mod stats;
mod store;
mod tallies;
mod words;

pub use draft::{Draft, Enough};
pub use experiment::{Count, Experiment, FacetSpec, Ground, Head, LineUp, Stop, Variant, When};
pub use metric::{Metric, Unit};
pub use pool::run_jobs;
pub use problem::{Outcome, Problem};
pub use report::{
    Ending, FIRST_LOOK, Glance, Look, MATTERS, MetricWords, Source, Verdict, glance, metrics, report, verdict,
};
pub use run::{Ended, Progress, run};
pub use shards::{Ledger, jobs, play_chunk, play_chunk_unless};
pub use shelf::{EXAMPLE, Ready, shelf, turn_of};
pub use store::experiment_in;
pub use words::Both;

use std::path::Path;

/// Write the results of a run beside its manifest: `games.csv`, `games.parquet`, `summary.csv`, `tallies.csv`, and the games worth a look.
pub fn write_results(folder: &Path) -> Outcome {
    let experiment = store::experiment_in(folder)?;
    let plan = plan::Plan::of(&experiment);
    let mut store = store::Store::open(folder, &experiment, &plan)?;
    let summary = fold::fold(&mut store, &experiment, &plan)?;
    results::write(folder, &mut store, &experiment, &plan, &summary)
}
