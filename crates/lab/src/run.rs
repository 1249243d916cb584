//! Runs an experiment on all cores. Results do not depend on the number of threads.

use crate::experiment::{Experiment, Stop, When};
use crate::plan::Plan;
use crate::pool::run_jobs;
use crate::problem::{Outcome, Problem};
use crate::row::Row;
use crate::stats::{Moments, Z95};
use crate::store::{Chunk, Store};
use galerne_engine::Message;
use galerne_trials::{Control, GameRow, Trials};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// At most this much work is lost when the machine itself stops.
const SYNC_EVERY: Duration = Duration::from_secs(2);

/// The progress of a run.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Progress {
    /// Games played, including those of earlier starts.
    pub done: u64,
    /// Games that were already played when this start began.
    pub before: u64,
    pub all: u64,
    pub took: Duration,
}

impl Progress {
    /// Estimate of the remaining time, at most.
    #[must_use]
    pub fn left(&self) -> Option<Duration> {
        let played = self.done.saturating_sub(self.before);
        let each = (played > 0).then(|| self.took.as_secs_f64() / played as f64)?;
        Some(Duration::from_secs_f64(each * self.all.saturating_sub(self.done) as f64))
    }
}

/// How a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ended {
    /// All games were played, or as many as the stopping rule asked for.
    Complete,
    /// It was stopped; what was played is kept.
    Stopped,
}

/// Runs the experiment in that folder, or resumes the run that is there. `stop` may be set at any time by another thread.
pub fn run(
    experiment: &Experiment,
    folder: &Path,
    threads: usize,
    stop: &AtomicBool,
    news: &mut dyn FnMut(Progress),
) -> Outcome<Ended> {
    let plan = Plan::of(experiment);
    let mut store = Store::open(folder, experiment, &plan)?;
    if store.finished(&plan).is_some() {
        return Ok(Ended::Complete);
    }
    let chunks = plan.chunks();
    let mut judge = experiment.stop.as_ref().map(|stop| Judge::new(experiment, &plan, stop));
    let mut jobs = Vec::new();
    let mut before = 0;
    for chunk in 0..chunks {
        for arm in 0..plan.arms.len() {
            let games = plan.places(arm, chunk).count() as u64;
            if store.has(arm, chunk) {
                before += games;
                if let Some(judge) = &mut judge
                    && let Some(chunk) = store.read(arm, chunk, &plan, experiment)?
                {
                    judge.add(&chunk);
                }
            } else if games > 0 {
                jobs.push((arm, chunk));
            }
        }
    }
    let enough = |judge: &mut Option<Judge<'_>>| judge.as_mut().and_then(Judge::verdict);
    let mut verdict = enough(&mut judge);
    if verdict.is_some() {
        jobs.clear();
    }
    let played = AtomicU64::new(0);
    let began = Instant::now();
    let mut synced = Instant::now();
    run_jobs(
        threads,
        0..jobs.len(),
        || Ok(Worker { experiment, plan: &plan, tables: BTreeMap::new(), played: &played }),
        |worker, job, halted| {
            let (arm, chunk) = jobs[job];
            worker.chunk(arm, chunk, &|| halted() || stop.load(Relaxed))
        },
        |result| {
            news(Progress {
                done: before + played.load(Relaxed),
                before,
                all: plan.all_games(),
                took: began.elapsed(),
            });
            let Some((_, chunk)) = result else { return Ok(ControlFlow::Continue(())) };
            store.append(&chunk)?;
            if let Some(judge) = &mut judge {
                judge.add(&chunk);
            }
            verdict = verdict.or_else(|| enough(&mut judge));
            if synced.elapsed() > SYNC_EVERY {
                store.sync()?;
                synced = Instant::now();
            }
            Ok(if verdict.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        },
    )?;
    store.sync()?;
    match verdict.or(store.is_whole(&plan, chunks).then_some(chunks)) {
        Some(used) => {
            store.finish(used)?;
            Ok(Ended::Complete)
        }
        None => Ok(Ended::Stopped),
    }
}

pub(crate) struct Worker<'a> {
    pub(crate) experiment: &'a Experiment,
    pub(crate) plan: &'a Plan,
    pub(crate) tables: BTreeMap<usize, Box<dyn Trials>>,
    pub(crate) played: &'a AtomicU64,
}

impl Worker<'_> {
    /// Plays a chunk; `None` if it was stopped.
    pub(crate) fn chunk(&mut self, arm: usize, chunk: u64, stopped: &dyn Fn() -> bool) -> Outcome<Option<Chunk>> {
        let experiment = self.experiment;
        let place = self.plan.arms[arm];
        let line_up = &experiment.line_ups[place.line_up];
        let table = match self.tables.entry(arm) {
            std::collections::btree_map::Entry::Occupied(entry) => entry.into_mut(),
            std::collections::btree_map::Entry::Vacant(entry) => {
                let options = &experiment.variants[place.variant].options;
                let made =
                    experiment.game.trials(options, &line_up.players, line_up.players.len(), &experiment.observed);
                entry.insert(made.map_err(|trouble| Problem::of_game(experiment.game, trouble))?)
            }
        };
        let mut game = GameRow { counts: vec![0; experiment.observed.counts.len()], ..GameRow::default() };
        let mut rows = Vec::new();
        for place in self.plan.places(arm, chunk) {
            if stopped() {
                table.tally();
                return Ok(None);
            }
            // A game of strong bots may take minutes, so it can be abandoned between two moves.
            let control = Control { go_on: &|| !stopped(), clock: None };
            let played = table.play_under(&control, &self.plan.seeding(arm, place), &mut game);
            let is_over = played.map_err(|broken| {
                let message = Message::new("lab-broken").with("block", place.block).with("why", broken.to_string());
                Problem::new(message.with("variant", experiment.variants[self.plan.arms[arm].variant].name.as_str()))
            })?;
            if !is_over {
                table.tally();
                return Ok(None);
            }
            rows.push(Row::new(place, &game, line_up.players.len(), self.plan.is_mixed(arm)));
            self.played.fetch_add(1, Relaxed);
        }
        Ok(Some(Chunk { arm, chunk, rows, tallies: table.tally().into() }))
    }
}

/// Evaluates the stopping rule on chunks that all arms have finished, in order, so that the decision does not depend on the
/// scheduling of threads.
struct Judge<'a> {
    experiment: &'a Experiment,
    plan: &'a Plan,
    stop: &'a Stop,
    /// The next chunk to evaluate.
    next: u64,
    /// By chunk and arm: the mean of each block.
    heard: BTreeMap<u64, BTreeMap<usize, Vec<(u64, f64)>>>,
    arms: Vec<Moments>,
    differences: Vec<Moments>,
}

/// No verdict on fewer blocks: the normal approximation would be too narrow.
const BLOCKS_AT_LEAST: f64 = 100.0;

impl<'a> Judge<'a> {
    fn new(experiment: &'a Experiment, plan: &'a Plan, stop: &'a Stop) -> Judge<'a> {
        let none = vec![Moments::default(); plan.arms.len()];
        Judge { experiment, plan, stop, next: 0, heard: BTreeMap::new(), arms: none.clone(), differences: none }
    }

    fn add(&mut self, chunk: &Chunk) {
        let metric = self.experiment.metrics[self.stop.metric];
        let mut means: Vec<(u64, f64)> = Vec::new();
        let (mut block, mut sum, mut n) = (None, 0.0, 0.0);
        for row in &chunk.rows {
            if block != Some(row.place().block) {
                if let Some(block) = block.filter(|_| n > 0.0) {
                    means.push((block, sum / n));
                }
                (block, sum, n) = (Some(row.place().block), 0.0, 0.0);
            }
            if let Some(value) = metric.value(row, &self.experiment.counts) {
                (sum, n) = (sum + value, n + 1.0);
            }
        }
        if let Some(block) = block.filter(|_| n > 0.0) {
            means.push((block, sum / n));
        }
        self.heard.entry(chunk.chunk).or_default().insert(chunk.arm, means);
    }

    /// The number of chunks that suffice, as soon as it is known.
    fn verdict(&mut self) -> Option<u64> {
        loop {
            let due = |arm: &usize| self.plan.places(*arm, self.next).next().is_some();
            let arms: Vec<usize> = (0..self.plan.arms.len()).filter(due).collect();
            let complete =
                self.heard.get(&self.next).is_some_and(|heard| arms.iter().all(|arm| heard.contains_key(arm)));
            if arms.is_empty() || !complete {
                return None;
            }
            let heard = self.heard.remove(&self.next).unwrap_or_default();
            self.next += 1;
            for (&arm, means) in &heard {
                means.iter().for_each(|&(_, mean)| self.arms[arm].add(mean));
                let first = self.plan.arms.iter().position(|other| other.line_up == self.plan.arms[arm].line_up);
                let Some(base) = first.filter(|&first| first != arm).and_then(|first| heard.get(&first)) else {
                    continue;
                };
                let base: BTreeMap<u64, f64> = base.iter().copied().collect();
                for (block, mean) in means {
                    if let Some(other) = base.get(block) {
                        self.differences[arm].add(mean - other);
                    }
                }
            }
            if self.is_enough() {
                return Some(self.next);
            }
        }
    }

    fn is_enough(&self) -> bool {
        match self.stop.when {
            When::Within(half) => {
                let known = self.arms.iter().filter(|arm| arm.n > 0.0);
                known.clone().count() > 0
                    && known.clone().all(|arm| arm.n >= BLOCKS_AT_LEAST && Z95 * arm.error() <= half)
            }
            When::Decided(least) => {
                let compared: Vec<&Moments> = self.differences.iter().filter(|arm| arm.n > 0.0).collect();
                let alpha = 0.05 / compared.len().max(1) as f64;
                let is_settled = |arm: &&Moments| {
                    let half = arm.always(alpha, 1000.0);
                    arm.n >= BLOCKS_AT_LEAST && (arm.mean.abs() > half || arm.mean.abs() + half < least)
                };
                !compared.is_empty() && compared.iter().all(is_settled)
            }
        }
    }
}
