//! Runs whose chunks are played by whoever has a hand free: this server, others, workers. The lines come back as rows of the database; the
//! server that has the run's folder takes them in, and decides when it is enough exactly as a run on one machine does.

use super::priority::step_back;
use super::trouble::Trouble;
use crate::store::{Played, Postgres, Shard, StoreError};
use galerne_engine::Message;
use galerne_lab::{Ended, Experiment, Ledger, Progress, experiment_in, jobs, play_chunk, play_chunk_unless};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};
use tokio::runtime::Handle;

/// Where there is nothing to play, or the database does not answer, it is asked again after so long.
const PAUSE: Duration = Duration::from_millis(500);
/// How often it is looked whether somebody wants the end of a pause.
const LOOK_EVERY: Duration = Duration::from_millis(20);
/// How often what was handed in is taken in.
const COLLECT_EVERY: Duration = Duration::from_millis(200);
/// Lines that are taken in at once.
const ARMFUL: usize = 64;
/// A chunk that takes long is said to be at work this often; after a minute without that word others play it.
const RENEW_EVERY: Duration = Duration::from_secs(15);
/// One chunk in so many that others have played is played here, too, and compared.
const AGAIN: usize = 100;

/// Hands that play whatever chunk is next, of any run.
#[derive(Clone, Debug)]
pub(crate) struct Hands {
    store: Postgres,
    runtime: Handle,
}

/// Sleep, unless it is to end.
fn nap(time: Duration, stop: &dyn Fn() -> bool) {
    let until = Instant::now() + time;
    while !stop() && Instant::now() < until {
        thread::sleep(LOOK_EVERY);
    }
}

impl Hands {
    /// Needs the runtime that the database's connections live on.
    pub(crate) fn new(store: Postgres, runtime: Handle) -> Hands {
        Hands { store, runtime }
    }

    /// Play chunks one after the other until it is to end. For a thread of its own, which gets the least of all priorities.
    pub(crate) fn work(&self, stop: &dyn Fn() -> bool) {
        step_back();
        while !stop() {
            match self.runtime.block_on(self.store.claim_shard()) {
                Ok(Some(shard)) => {
                    if let Err(error) = self.play(&shard, stop) {
                        tracing::warn!(%error, run = shard.run, "a chunk of the laboratory could not be handed in");
                        nap(PAUSE, stop);
                    }
                }
                Ok(None) => nap(PAUSE, stop),
                Err(error) => {
                    tracing::warn!(%error, "no chunk of the laboratory could be taken");
                    nap(4 * PAUSE, stop);
                }
            }
        }
    }

    fn play(&self, shard: &Shard, stop: &dyn Fn() -> bool) -> Result<(), StoreError> {
        let (renewed, unwanted) = (std::cell::Cell::new(Instant::now()), std::cell::Cell::new(false));
        let is_over = || {
            if renewed.get().elapsed() >= RENEW_EVERY {
                renewed.set(Instant::now());
                // A database that does not answer is no reason to throw away what was played.
                unwanted.set(matches!(self.runtime.block_on(self.store.renew_shard(shard)), Ok(false)));
            }
            unwanted.get() || stop()
        };
        let played = catch_unwind(AssertUnwindSafe(|| {
            let experiment = Experiment::read(&shard.experiment)?;
            play_chunk_unless(&experiment, shard.arm, shard.chunk, &is_over)
        }));
        match played {
            Ok(Ok(Some(line))) => self.runtime.block_on(self.store.hand_in(shard, &line)).map(drop),
            Ok(Ok(None)) if unwanted.get() => Ok(()),
            Ok(Ok(None)) => self.runtime.block_on(self.store.give_up_shard(shard, false)),
            Ok(Err(_)) | Err(_) => {
                tracing::warn!(run = shard.run, arm = shard.arm, chunk = shard.chunk, "a chunk could not be played");
                self.runtime.block_on(self.store.give_up_shard(shard, true))
            }
        }
    }

    /// Play the run of that folder with so many hands of this server and all others that there are, until it is complete or `stop` is set.
    pub(super) fn run(
        &self,
        id: &str,
        folder: &Path,
        threads: usize,
        stop: &AtomicBool,
        news: &mut dyn FnMut(Progress),
    ) -> Result<Ended, Trouble> {
        let experiment = experiment_in(folder)?;
        let mut ledger = Ledger::open(experiment_in(folder)?, folder)?;
        let (all, games) = (jobs(&experiment).len().max(1), experiment.all_games());
        if ledger.settle()? {
            return Ok(Ended::Complete);
        }
        let missing = ledger.missing()?;
        let done = |missing: usize| games - (games * missing as u64) / all as u64;
        let (before, began) = (done(missing.len()), Instant::now());
        while let Err(error) = self.runtime.block_on(self.store.open_run(id, &experiment.text, &missing)) {
            tracing::warn!(%error, run = id, "a run of the laboratory could not be shared yet");
            nap(4 * PAUSE, &|| stop.load(Relaxed));
            if stop.load(Relaxed) {
                return Ok(Ended::Stopped);
            }
        }
        let halt = AtomicBool::new(false);
        let ended = thread::scope(|scope| {
            for _ in 0..threads.max(1) {
                scope.spawn(|| self.work(&|| halt.load(Relaxed) || stop.load(Relaxed)));
            }
            let mut left = missing.len();
            let collected = (|| {
                loop {
                    nap(COLLECT_EVERY, &|| stop.load(Relaxed));
                    // Before anybody else's turn: a run whose turns are short still comes to its end.
                    match self.collect(id, &experiment, &mut ledger) {
                        Ok(0) => {}
                        Ok(_) => {
                            left = ledger.missing()?.len();
                            if ledger.settle()? {
                                news(Progress { done: done(left), before, all: games, took: began.elapsed() });
                                return Ok(Ended::Complete);
                            }
                        }
                        Err(Trouble::Store(error)) => {
                            tracing::warn!(%error, run = id, "what was played elsewhere cannot be taken in for now");
                            nap(4 * PAUSE, &|| stop.load(Relaxed));
                        }
                        Err(trouble) => return Err(trouble),
                    }
                    news(Progress { done: done(left), before, all: games, took: began.elapsed() });
                    if stop.load(Relaxed) {
                        return Ok(Ended::Stopped);
                    }
                }
            })();
            halt.store(true, Relaxed);
            collected
        });
        // Whoever plays a chunk of it still learns that nobody waits for it.
        if let Err(error) = self.runtime.block_on(self.store.close_run(id)) {
            tracing::warn!(%error, run = id, "a run of the laboratory is still shared");
        }
        ended
    }

    /// Take in what was handed in; how many lines there were. First they are in the file, then they leave the database.
    fn collect(&self, id: &str, experiment: &Experiment, ledger: &mut Ledger) -> Result<usize, Trouble> {
        let lines = self.runtime.block_on(self.store.played(id, ARMFUL))?;
        if lines.is_empty() {
            return match self.runtime.block_on(self.store.hopeless(id))? {
                Some((arm, chunk)) => Err(Message::new("lab-hopeless").with("arm", arm).with("chunk", chunk).into()),
                None => Ok(0),
            };
        }
        for Played { arm, chunk, node, line } in &lines {
            let is_again = (arm + *chunk as usize).is_multiple_of(AGAIN) && node != self.store.node();
            if is_again && play_chunk(experiment, *arm, *chunk)? != *line {
                let message = Message::new("lab-differs").with("arm", *arm).with("chunk", *chunk);
                return Err(message.with("one", node.as_str()).with("other", self.store.node()).into());
            }
            ledger.append(line)?;
        }
        ledger.sync()?;
        let taken: Vec<(usize, u64)> = lines.iter().map(|played| (played.arm, played.chunk)).collect();
        self.runtime.block_on(self.store.take_in(id, &taken))?;
        Ok(taken.len())
    }
}
