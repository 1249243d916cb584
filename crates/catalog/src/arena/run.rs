//! Groups on all cores, taken in their order.

use super::{Group, Match};
use crate::Thought;
use galerne_bots::proof::{Sprt, Verdict};
use galerne_engine::Trouble;
use std::{
    collections::BTreeMap,
    sync::{
        atomic::{AtomicBool, AtomicUsize, Ordering},
        mpsc,
    },
};

/// What was played so far: groups from the first on, without gaps.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Results {
    /// Finished groups only: half a group would favour whoever sat in the better place.
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
    /// The one who watched has seen enough.
    Stopped,
}

/// Play until there are `groups` groups, or until the sequential test between the first two players is clear. `watch` is told
/// of every new group, on the caller's thread, and says whether to go on. The results do not depend on the number of threads: groups count in their order,
/// and those played beyond the answer of the test are dropped.
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
    let next = AtomicUsize::new(results.groups.len());
    let stop = AtomicBool::new(false);
    let (send, receive) = mpsc::channel();
    std::thread::scope(|scope| {
        for _ in 0..threads.max(1).min(groups.saturating_sub(results.groups.len()).max(1)) {
            let (send, next, stop) = (send.clone(), &next, &stop);
            scope.spawn(move || {
                let mut contest = match of.contest() {
                    Ok(contest) => contest,
                    Err(trouble) => return drop(send.send(Err(trouble))),
                };
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= groups || stop.load(Ordering::Relaxed) {
                        return;
                    }
                    let played = of.play(&mut *contest, number).map(|played| (number, played));
                    // Nobody listens any more once the answer is there.
                    if send.send(played).is_err() {
                        return;
                    }
                }
            });
        }
        drop(send);
        let mut early: BTreeMap<usize, (Group, Vec<Thought>)> = BTreeMap::new();
        for played in receive {
            let (number, played) = match played {
                Ok(played) => played,
                Err(trouble) => {
                    stop.store(true, Ordering::Relaxed);
                    return Err(trouble);
                }
            };
            early.insert(number, played);
            while let Some((group, thought)) = early.remove(&results.groups.len()) {
                results.groups.push(group);
                for (sum, more) in results.thought.iter_mut().zip(thought) {
                    sum.add(more);
                }
                let games = of.games_per_group();
                let go_on = watch(Progress { games: results.groups.len() * games, of: groups * games }, results);
                let ending = clear(of, sprt, results).map(Ending::Clear).or((!go_on).then_some(Ending::Stopped));
                if let Some(ending) = ending {
                    stop.store(true, Ordering::Relaxed);
                    return Ok(ending);
                }
            }
        }
        Ok(Ending::Played)
    })
}

fn clear(of: &Match, sprt: Option<Sprt>, results: &Results) -> Option<Verdict> {
    let sums = super::report::pair_sums(of, &results.groups, 0, 1);
    Some(sprt?.verdict(&sums.share)).filter(|verdict| *verdict != Verdict::Open)
}
