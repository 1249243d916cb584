//! An experiment cut into jobs that other processes and machines play: a job is one chunk, a pure function of the experiment and its
//! numbers. Workers return the line of the log; one process appends and decides when it is enough, exactly as [`run`] does.

use crate::experiment::Experiment;
use crate::plan::Plan;
use crate::problem::{Outcome, Problem};
use crate::run::{Ended, Worker, run};
use crate::store::Store;
use galerne_engine::Message;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64};

/// Arm and chunk of every job, in the order in which they are started.
#[must_use]
pub fn jobs(experiment: &Experiment) -> Vec<(usize, u64)> {
    let plan = Plan::of(experiment);
    let arms = plan.arms.len();
    let all = (0..plan.chunks()).flat_map(|chunk| (0..arms).map(move |arm| (arm, chunk)));
    all.filter(|&(arm, chunk)| plan.places(arm, chunk).next().is_some()).collect()
}

/// Plays one job: the line of the log.
pub fn play_chunk(experiment: &Experiment, arm: usize, chunk: u64) -> Outcome<Vec<u8>> {
    play_chunk_unless(experiment, arm, chunk, &|| false)?.ok_or_else(|| no_job(arm, chunk))
}

/// The same unless `stopped` says so meanwhile; it is asked between moves.
pub fn play_chunk_unless(
    experiment: &Experiment,
    arm: usize,
    chunk: u64,
    stopped: &dyn Fn() -> bool,
) -> Outcome<Option<Vec<u8>>> {
    let plan = Plan::of(experiment);
    if arm >= plan.arms.len() || plan.places(arm, chunk).next().is_none() {
        return Err(no_job(arm, chunk));
    }
    let played = AtomicU64::new(0);
    let mut worker = Worker { experiment, plan: &plan, tables: BTreeMap::new(), played: &played };
    Ok(worker.chunk(arm, chunk, stopped)?.map(|chunk| chunk.line().into_bytes()))
}

fn no_job(arm: usize, chunk: u64) -> Problem {
    Problem::new(Message::new("lab-no-job").with("arm", arm).with("chunk", chunk))
}

/// The folder of a run whose chunks are played elsewhere.
#[derive(Debug)]
pub struct Ledger {
    experiment: Experiment,
    folder: PathBuf,
    plan: Plan,
    /// Open while chunks come in; given back while [`Ledger::settle`] reads them.
    store: Option<Store>,
}

impl Ledger {
    /// Begins a run in that folder, or takes up the one that is there. A folder of another experiment is refused.
    pub fn open(experiment: Experiment, folder: &Path) -> Outcome<Ledger> {
        let plan = Plan::of(&experiment);
        let store = Store::open(folder, &experiment, &plan)?;
        Ok(Ledger { experiment, folder: folder.to_owned(), plan, store: Some(store) })
    }

    fn store(&mut self) -> Outcome<&mut Store> {
        let Ledger { experiment, folder, plan, store } = self;
        match store {
            Some(store) => Ok(store),
            none => Ok(none.insert(Store::open(folder, experiment, plan)?)),
        }
    }

    /// The jobs that are still to be played, in order.
    pub fn missing(&mut self) -> Outcome<Vec<(usize, u64)>> {
        let jobs = jobs(&self.experiment);
        let store = self.store()?;
        Ok(jobs.into_iter().filter(|&(arm, chunk)| !store.has(arm, chunk)).collect())
    }

    /// Adds a played job. `false` for a line that is damaged, of no job of this experiment, or there already: nothing is written.
    pub fn append(&mut self, line: &[u8]) -> Outcome<bool> {
        let plan = self.plan.clone();
        self.store()?.append_foreign(line, &plan)
    }

    /// What was added is on the disk when this returns.
    pub fn sync(&mut self) -> Outcome {
        self.store()?.sync()
    }

    /// Decides on what is there, in order: whether the run is complete, by its stopping rule or because all was played.
    pub fn settle(&mut self) -> Outcome<bool> {
        // The folder has one writer at a time.
        self.store = None;
        let ended = run(&self.experiment, &self.folder, 1, &AtomicBool::new(true), &mut |_| {})?;
        Ok(ended == Ended::Complete)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::write_results;
    use std::fs;

    #[test]
    fn jobs_played_elsewhere_and_in_any_order_give_the_same_bytes() {
        let mut small: toml::Table = crate::EXAMPLE.parse().unwrap();
        small.insert("games".to_owned(), toml::Value::Integer(120));
        let text = toml::to_string(&small).unwrap();
        let read =
            || Experiment::read(&text).unwrap_or_else(|problem| panic!("{}", problem.say(galerne_texts::Language::En)));
        let [alone, apart] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        let ended = run(&read(), alone.path(), 2, &AtomicBool::new(false), &mut |_| {});
        assert!(matches!(ended, Ok(Ended::Complete)));

        let experiment = read();
        let mut ledger = Ledger::open(read(), apart.path()).ok().unwrap();
        let missing = ledger.missing().ok().unwrap();
        assert_eq!(missing, jobs(&experiment));
        for &(arm, chunk) in missing.iter().rev() {
            let line = play_chunk(&experiment, arm, chunk).ok().unwrap();
            assert!(!ledger.append(&line[..line.len() - 2]).ok().unwrap(), "torn");
            assert!(ledger.append(&line).ok().unwrap());
            assert!(!ledger.append(&line).ok().unwrap(), "twice");
        }
        assert!(ledger.settle().ok().unwrap());
        assert!(play_chunk(&experiment, 99, 0).is_err());
        for folder in [&alone, &apart] {
            write_results(folder.path()).ok().unwrap();
        }
        for file in ["games.parquet", "games.csv", "summary.csv", "tallies.csv"] {
            let bytes = |folder: &tempfile::TempDir| fs::read(folder.path().join(file)).unwrap();
            assert_eq!(bytes(&alone), bytes(&apart), "{file}");
        }
    }
}
