//! Groups on all cores, counted in their order.

use super::{Group, Match, Sprt, Verdict};
use crate::pool::run_jobs;
use cpu_time::ThreadTime;
use galerne_engine::Trouble;
use galerne_trials::{Control, Thought};
use std::{collections::BTreeMap, ops::ControlFlow};

/// What was played so far: groups from the first on, without gaps.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    /// Finished groups only: half a group would favour the player in the better seat.
    pub groups: Vec<Group>,
    /// By player.
    pub thought: Vec<Thought>,
}

/// How far a run has come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// Games played so far.
    pub games: usize,
    /// Games asked for.
    pub of: usize,
}

/// Why a run ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// All games were played.
    Played,
    /// The sequential test has its answer.
    Clear(Verdict),
    /// The caller stopped it.
    Stopped,
}

/// Plays until there are `groups` groups, or until the sequential test between the first two players is clear. `watch` is called
/// after every new group, on the caller's thread, and returns whether to go on. Results do not depend on the number of threads:
/// groups count in their order, and those played beyond the answer of the test are dropped.
pub fn run(
    of: &Match,
    groups: usize,
    threads: usize,
    sprt: Option<Sprt>,
    results: &mut Results,
    watch: &mut dyn FnMut(Progress, &Results) -> bool,
) -> Result<Ending, Trouble> {
    results.thought.resize(of.players.len(), Thought::default());
    if let Some(verdict) = clear(of, sprt, results) {
        return Ok(Ending::Clear(verdict));
    }
    let mut ending = Ending::Played;
    let mut early: BTreeMap<usize, (Group, Vec<Thought>)> = BTreeMap::new();
    // Processor time of the thread: other load on the machine does not make a bot look slow.
    let clock = || ThreadTime::now().as_duration();
    run_jobs(
        threads,
        results.groups.len()..groups,
        || of.table(),
        |table, number, stopped| of.play(&mut **table, number, &Control { go_on: &|| !stopped(), clock: Some(&clock) }),
        |played| {
            early.extend(played);
            while let Some((group, thought)) = early.remove(&results.groups.len()) {
                results.groups.push(group);
                for (sum, more) in results.thought.iter_mut().zip(thought) {
                    sum.add(more);
                }
                let games = of.games_per_group();
                let go_on = watch(Progress { games: results.groups.len() * games, of: groups * games }, results);
                let end = clear(of, sprt, results).map(Ending::Clear).or((!go_on).then_some(Ending::Stopped));
                if let Some(end) = end {
                    ending = end;
                    return Ok(ControlFlow::Break(()));
                }
            }
            Ok(ControlFlow::Continue(()))
        },
    )?;
    Ok(ending)
}

/// What the sequential test between the first two players says, once it is clear.
#[must_use]
pub fn clear(of: &Match, sprt: Option<Sprt>, results: &Results) -> Option<Verdict> {
    let sprt = sprt?;
    let sums = super::report::pair_sums(of, &results.groups, 0, 1);
    Some(sprt.verdict(&sums.share)).filter(|verdict| *verdict != Verdict::Open)
}
