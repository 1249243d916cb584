//! The laboratory's worker: plays the runs of the queue one after the other, with a lower priority than any table.

use super::priority::step_back;
use super::queue::{AtWork, Shared};
use super::ticket::Rest;
use super::trouble::{Trouble, words};
use galerne_engine::Message;
use galerne_lab::{Ended, Problem, Progress, Source, experiment_in, report, run, write_results};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::{fs, time::Instant};

/// The page of a run, beside its other results.
pub(super) const REPORT: &str = "report.html";

/// Until nothing waits, or the server closes.
pub(super) fn work(shared: &Arc<Shared>) {
    step_back();
    while let Some((id, at_work)) = next(shared) {
        let played = catch_unwind(AssertUnwindSafe(|| play(shared, &id, &at_work)));
        let rest = match played {
            Ok(Ok(rest)) => rest,
            Ok(Err(trouble)) => Some(Rest::Failed(trouble.told(&shared.folder(&id)))),
            Err(_) => Some(Rest::Failed(words(&Message::new("lab-broke")))),
        };
        settle(shared, &id, rest, at_work.done.load(Relaxed));
    }
}

fn next(shared: &Shared) -> Option<(String, AtWork)> {
    let mut state = shared.state();
    if state.closing {
        return None;
    }
    let id = state.first()?;
    let done = state.tickets.get(&id).map_or(0, |ticket| ticket.done);
    let at_work = AtWork {
        id: id.clone(),
        stop: Arc::new(AtomicBool::new(false)),
        asked: false,
        done: Arc::new(AtomicU64::new(done)),
        left: Arc::new(AtomicU64::new(u64::MAX)),
    };
    state.at_work = Some(at_work.clone());
    Some((id, at_work))
}

/// Play until the run is complete, is stopped, or has kept others waiting long enough. How it came to rest; `None`
/// where it is to be resumed later.
fn play(shared: &Shared, id: &str, at_work: &AtWork) -> Result<Option<Rest>, Trouble> {
    let folder = shared.folder(id);
    let experiment = experiment_in(&folder)?;
    let began = Instant::now();
    let mut news = |progress: Progress| {
        at_work.done.store(progress.done, Relaxed);
        at_work.left.store(progress.left().map_or(u64::MAX, |left| left.as_secs()), Relaxed);
        let is_slow = began.elapsed() > shared.limits.lab_slice;
        if is_slow && shared.state().is_anybody_waiting() {
            at_work.stop.store(true, Relaxed);
        }
    };
    let ended = match &shared.hands {
        None => run(&experiment, &folder, shared.threads, &at_work.stop, &mut news)?,
        #[cfg(not(feature = "cluster"))]
        Some(never) => match *never {},
        #[cfg(feature = "cluster")]
        Some(hands) => hands.run(id, &folder, shared.threads, &at_work.stop, &mut news)?,
    };
    let asked = shared.state().at_work.as_ref().is_some_and(|at_work| at_work.asked);
    let rest = match ended {
        Ended::Complete => Rest::Complete,
        Ended::Stopped if asked => Rest::Stopped,
        Ended::Stopped => return Ok(None),
    };
    write_results(&folder)?;
    let command = "galerne lab run experiment.toml".to_owned();
    let page = report(&[Source { folder: &folder, command }], &[])?;
    write(&folder.join(REPORT), &page)?;
    Ok(Some(rest))
}

fn write(path: &Path, text: &str) -> Result<(), Problem> {
    fs::write(path, text).map_err(|error| Problem::file(path, error))
}

fn settle(shared: &Shared, id: &str, rest: Option<Rest>, done: u64) {
    let mut state = shared.state();
    state.at_work = None;
    // Where the disk will not have it, memory knows until the next start, and then the run is taken up again.
    let _ = match rest {
        Some(rest) => {
            tracing::info!(run = id, ?rest, "the laboratory is through");
            shared.rest(&mut state, id, rest, Some(done))
        }
        None => {
            if !state.closing {
                state.last(id);
            }
            shared.rest(&mut state, id, Rest::Waiting, Some(done))
        }
    };
}
