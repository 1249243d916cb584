//! Numbered jobs on several threads: the one thread pool behind experiments and the arena.

use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};
use std::sync::mpsc::{RecvTimeoutError, sync_channel};
use std::time::Duration;

/// `collect` is called at least this often, with `None` where no job was finished in between.
const REPORT_EVERY: Duration = Duration::from_millis(100);

/// Runs the jobs on that many threads, each with a worker of its own. Jobs are started in order and finish in any order.
///
/// `work` gets the job's number and a function that returns whether to stop early; it returns `None` if it did, which ends its
/// thread. `collect` receives the results on the caller's thread; when it breaks or fails, all threads stop. The first error of
/// a worker is returned.
pub fn run_jobs<W, R: Send, E: Send>(
    threads: usize,
    jobs: Range<usize>,
    new_worker: impl Fn() -> Result<W, E> + Sync,
    work: impl Fn(&mut W, usize, &dyn Fn() -> bool) -> Result<Option<R>, E> + Sync,
    mut collect: impl FnMut(Option<(usize, R)>) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let threads = threads.min(jobs.len()).max(1);
    let (next, halt) = (AtomicUsize::new(jobs.start), AtomicBool::new(false));
    // Bounded, so that a slow collector slows the workers down instead of filling memory.
    let (sender, results) = sync_channel::<Result<(usize, R), E>>(4 * threads);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            let sender = sender.clone();
            let (next, halt, jobs, new_worker, work) = (&next, &halt, &jobs, &new_worker, &work);
            scope.spawn(move || {
                let mut worker = match new_worker() {
                    Ok(worker) => worker,
                    Err(error) => return drop(sender.send(Err(error))),
                };
                loop {
                    let job = next.fetch_add(1, Relaxed);
                    if job >= jobs.end || halt.load(Relaxed) {
                        return;
                    }
                    let Some(result) = work(&mut worker, job, &|| halt.load(Relaxed)).transpose() else { return };
                    // The receiver is gone once the collector has stopped.
                    if sender.send(result.map(|result| (job, result))).is_err() {
                        return;
                    }
                }
            });
        }
        drop(sender);
        let mut gather = || -> Result<(), E> {
            loop {
                let finished = match results.recv_timeout(REPORT_EVERY) {
                    Ok(result) => Some(result?),
                    Err(RecvTimeoutError::Timeout) => None,
                    Err(RecvTimeoutError::Disconnected) => return Ok(()),
                };
                if collect(finished)?.is_break() {
                    return Ok(());
                }
            }
        };
        let outcome = gather();
        halt.store(true, Relaxed);
        drop(results);
        outcome
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn squares(threads: usize, most: usize) -> Result<Vec<usize>, String> {
        let mut found = Vec::new();
        let work = |_: &mut (), job: usize, _: &dyn Fn() -> bool| match job {
            77 => Err("77".to_owned()),
            job => Ok(Some(job * job)),
        };
        run_jobs(
            threads,
            3..most,
            || Ok(()),
            work,
            |result| {
                found.extend(result.map(|(job, square)| {
                    assert_eq!(square, job * job);
                    square
                }));
                Ok(ControlFlow::Continue(()))
            },
        )?;
        found.sort_unstable();
        Ok(found)
    }

    #[test]
    fn every_job_is_done_once_whatever_the_number_of_threads() {
        for threads in [0, 1, 4, 100] {
            assert_eq!(squares(threads, 40), Ok((3..40).map(|job| job * job).collect()), "{threads} threads");
        }
        assert_eq!(squares(2, 3), Ok(Vec::new()));
        assert_eq!(squares(3, 200), Err("77".to_owned()));
    }

    #[test]
    fn a_collector_that_breaks_stops_the_workers() {
        let work = |_: &mut (), job: usize, stopped: &dyn Fn() -> bool| {
            if job > 0 {
                while !stopped() {
                    std::thread::yield_now();
                }
                return Ok(None);
            }
            Ok::<_, ()>(Some(job))
        };
        let done = run_jobs(
            3,
            0..10,
            || Ok(()),
            work,
            |result| Ok(if result.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }),
        );
        assert_eq!(done, Ok(()));
    }
}
