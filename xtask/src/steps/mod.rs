//! The steps of `cargo xtask test`. A new step is one module with a `STEP` and one line in [`ALL`].

pub(crate) mod browser;
mod clippy;
mod docs;
mod fmt;
pub(crate) mod python;
mod tests;

use anyhow::{Context as _, Result};
use std::{
    path::Path,
    time::{Duration, Instant},
};

/// One step: it gets the top folder of the repository.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Step {
    pub(crate) title: &'static str,
    /// The command that repeats this step alone.
    pub(crate) again: &'static str,
    /// Left out by `--quick`.
    pub(crate) long: bool,
    pub(crate) run: fn(&Path) -> Result<()>,
}

/// In the order they run.
const ALL: &[Step] = &[
    fmt::STEP,
    clippy::STEP,
    tests::STEP,
    docs::STEP,
    crate::rules::STEP,
    crate::texts::STEP,
    crate::tidy::STEP,
    crate::deny::STEP,
    crate::cluster::STEP,
    python::STEP,
    browser::STEP,
];

/// Run the steps; with `count` also the one that counts instructions. It is no part of [`ALL`]: its release build would more than
/// double the time of a first run.
pub(crate) fn run_all(root: &Path, quick: bool, count: bool) -> Result<()> {
    if count {
        crate::count::needs_valgrind(root)?;
    }
    let counting = count.then_some(&crate::count::STEP);
    let steps: Vec<&Step> = ALL.iter().filter(|step| !(quick && step.long)).chain(counting).collect();
    let mut times = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("\n━━━ {} of {}: {} ━━━", index + 1, steps.len(), step.title);
        let start = Instant::now();
        (step.run)(root).with_context(|| format!("step \"{}\" (again: {})", step.title, step.again))?;
        let took = start.elapsed();
        println!("━━━ {}: passed in {} ━━━", step.title, seconds(took));
        times.push((step.title, took));
    }
    println!();
    for (title, took) in &times {
        println!("{:>9}  {title}", seconds(*took));
    }
    let total = times.iter().map(|(_, took)| *took).sum();
    let skipped = ALL.iter().filter(|step| quick && step.long).count();
    let note = if skipped == 0 { String::new() } else { format!("; --quick left out {skipped}") };
    println!("{:>9}  all {} steps passed{note}", seconds(total), steps.len());
    Ok(())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}
