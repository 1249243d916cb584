//! Aggregates rows into a summary: one pass over the chunks in order, in constant memory.

use crate::experiment::Experiment;
use crate::metric::{Metric, Unit};
use crate::plan::{Arm, Plan};
use crate::problem::Outcome;
use crate::row::{Place, Result3, Row};
use crate::stats::{Estimate, Histogram, Likeness, Moments, Z95, wilson};
use crate::store::{Chunk, Store};
use crate::tallies::Tallies;
use galerne_trials::MOMENTS;
use std::collections::BTreeMap;

/// The summary of a run.
#[derive(Clone, Debug)]
pub(crate) struct Summary {
    pub(crate) arms: Vec<ArmSummary>,
    /// Whether all games were played, or as many as the stopping rule asked for.
    pub(crate) is_complete: bool,
    pub(crate) games: u64,
    /// Number of comparisons, for the Bonferroni correction of "clear".
    pub(crate) comparisons: usize,
}

/// The summary of one arm.
#[derive(Clone, Debug)]
pub(crate) struct ArmSummary {
    pub(crate) arm: Arm,
    pub(crate) games: u64,
    /// For each metric of the experiment that is a number and has values.
    pub(crate) numbers: Vec<Option<Numbers>>,
    /// Victories by seat, shared victories in shares.
    pub(crate) seats: Vec<f64>,
    /// Games with a winner.
    pub(crate) won: u64,
    /// Results of the line-up's first player: won, tied, lost.
    pub(crate) first: Option<[u64; 3]>,
    pub(crate) luck: Option<(Estimate, u64)>,
    /// How often the later winner led at each tenth of the game.
    pub(crate) led: Option<Vec<Estimate>>,
    pub(crate) tallies: Tallies,
    /// Games to look at, with the reason.
    pub(crate) notable: Vec<Notable>,
}

/// A numeric metric over all games of an arm.
#[derive(Clone, Debug)]
pub(crate) struct Numbers {
    pub(crate) games: u64,
    pub(crate) estimate: Estimate,
    pub(crate) histogram: Histogram,
    /// Difference to the first variant with the same line-up, paired by luck.
    pub(crate) difference: Option<Difference>,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Difference {
    pub(crate) estimate: Estimate,
    /// Significant after the Bonferroni correction.
    pub(crate) is_clear: bool,
    /// With the interval that holds however often somebody looks.
    pub(crate) always: Estimate,
}

/// Why a game is listed to be looked at.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Why {
    Typical,
    Shortest,
    Longest,
    MostLeadChanges,
    LatestDecided,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Notable {
    pub(crate) why: Why,
    pub(crate) place: Place,
    pub(crate) value: f64,
    /// The entry of the record to look at; `None` for the end.
    pub(crate) entry: Option<u64>,
}

/// Blocks of a run that is played on after a first look: intervals that hold at every look are tightest there.
const SECOND_LOOK: f64 = 20_000.0;

/// Accumulates one arm.
struct ArmFold {
    games: u64,
    blocks: u64,
    means: Vec<Moments>,
    values: Vec<(u64, Histogram)>,
    differences: Vec<Moments>,
    seats: Vec<f64>,
    won: u64,
    first: [u64; 3],
    luck: Likeness,
    led: Vec<Moments>,
    tallies: Tallies,
    extremes: BTreeMap<Why, Notable>,
}

/// The mean of each metric over one block's games.
type BlockMeans = Vec<Option<f64>>;

pub(crate) fn fold(store: &mut Store, experiment: &Experiment, plan: &Plan) -> Outcome<Summary> {
    let finished = store.finished(plan);
    let mut folds: Vec<ArmFold> = plan.arms.iter().map(|arm| ArmFold::new(experiment, *arm)).collect();
    let chunks = finished.unwrap_or(plan.chunks());
    for chunk in 0..chunks {
        // Arms are compared chunk by chunk, because a chunk has the same luck in all arms.
        let mut bases: BTreeMap<usize, BTreeMap<u64, BlockMeans>> = BTreeMap::new();
        for (index, arm) in plan.arms.iter().enumerate() {
            let Some(chunk) = store.read(index, chunk, plan, experiment)? else { continue };
            let means = folds[index].add(&chunk, experiment);
            match bases.get(&arm.line_up).filter(|_| arm.variant > 0) {
                Some(base) => folds[index].compare(&means, base),
                None if arm.variant == 0 => {
                    bases.insert(arm.line_up, means);
                }
                None => {}
            }
        }
    }
    let numeric = experiment.metrics.iter().filter(|metric| metric.is_number()).count();
    let comparisons = (plan.arms.len() - experiment.line_ups.len()) * numeric;
    let mut arms = Vec::new();
    for (index, fold) in folds.into_iter().enumerate() {
        let mut summary = fold.finish(plan.arms[index], experiment, plan, comparisons);
        if let Some(typical) = typical(store, experiment, plan, (index, chunks), &summary)? {
            summary.notable.insert(0, typical);
        }
        arms.push(summary);
    }
    let games = arms.iter().map(|arm| arm.games).sum();
    Ok(Summary { arms, is_complete: finished.is_some(), games, comparisons })
}

impl ArmFold {
    fn new(experiment: &Experiment, arm: Arm) -> ArmFold {
        let metrics = &experiment.metrics;
        let seats = experiment.line_ups[arm.line_up].players.len();
        ArmFold {
            games: 0,
            blocks: 0,
            means: vec![Moments::default(); metrics.len()],
            values: metrics.iter().map(|metric| (0, Histogram::new(metric.grain(&experiment.counts)))).collect(),
            differences: vec![Moments::default(); metrics.len()],
            seats: vec![0.0; seats],
            won: 0,
            first: [0; 3],
            luck: Likeness::new(experiment.seed),
            led: vec![Moments::default(); MOMENTS + 1],
            tallies: Tallies::default(),
            extremes: BTreeMap::new(),
        }
    }

    fn add(&mut self, chunk: &Chunk, experiment: &Experiment) -> BTreeMap<u64, BlockMeans> {
        self.tallies.add(&chunk.tallies);
        let mut all = BTreeMap::new();
        for block in chunk.rows.chunk_by(|a, b| a.place().block == b.place().block) {
            self.blocks += 1;
            block.iter().for_each(|row| self.row(row));
            if let [one, other, ..] = block
                && one.place().rotation == other.place().rotation
            {
                self.luck.add(one.outcome(), other.outcome());
            }
            let mut means = Vec::with_capacity(experiment.metrics.len());
            for (index, metric) in experiment.metrics.iter().enumerate() {
                let (mut sum, mut n) = (0.0, 0.0);
                for value in block.iter().filter_map(|row| metric.value(row, &experiment.counts)) {
                    (sum, n) = (sum + value, n + 1.0);
                    self.values[index].0 += 1;
                    self.values[index].1.add(value);
                }
                let mean = (n > 0.0).then(|| sum / n);
                if let Some(mean) = mean {
                    self.means[index].add(mean);
                }
                means.push(mean);
            }
            all.insert(block[0].place().block, means);
        }
        all
    }

    fn row(&mut self, row: &Row) {
        self.games += 1;
        let winners = row.winners();
        self.won += u64::from(!winners.is_empty());
        for seat in winners.iter() {
            self.seats[seat.index()] += 1.0 / winners.len() as f64;
        }
        if let Some(result) = row.first_players_result() {
            let place = match result {
                Result3::Won => 0,
                Result3::Level => 1,
                Result3::Lost => 2,
            };
            self.first[place] += 1;
        }
        if let Some(led) = row.led() {
            self.led.iter_mut().zip(led).for_each(|(moments, led)| moments.add(led));
        }
        if !row.is_detailed() {
            return;
        }
        self.extreme(Why::Longest, row, row.turns() as f64, None);
        self.extreme(Why::Shortest, row, -(row.turns() as f64), None);
        if row.seats() > 1 {
            self.extreme(Why::MostLeadChanges, row, row.lead_changes() as f64, None);
            if let Some(decided) = row.decided() {
                self.extreme(Why::LatestDecided, row, decided, row.decided_entry());
            }
        }
    }

    fn extreme(&mut self, why: Why, row: &Row, value: f64, entry: Option<u64>) {
        if self.extremes.get(&why).is_none_or(|known| value > known.value) {
            self.extremes.insert(why, Notable { why, place: row.place(), value, entry });
        }
    }

    fn compare(&mut self, means: &BTreeMap<u64, BlockMeans>, base: &BTreeMap<u64, BlockMeans>) {
        for (block, means) in means {
            let Some(base) = base.get(block) else { continue };
            for (index, (here, there)) in means.iter().zip(base).enumerate() {
                if let (Some(here), Some(there)) = (here, there) {
                    self.differences[index].add(here - there);
                }
            }
        }
    }

    fn finish(self, arm: Arm, experiment: &Experiment, plan: &Plan, comparisons: usize) -> ArmSummary {
        let one_game_a_block = self.games == self.blocks;
        let strict = quantile_of_normal(1.0 - 0.025 / comparisons.max(1) as f64);
        let number = |index: usize, metric: &Metric| {
            let (games, histogram) = &self.values[index];
            let means = &self.means[index];
            let estimate = if metric.is_yes_or_no() && one_game_a_block {
                wilson(means.mean * means.n, means.n)
            } else {
                means.estimate(Z95)
            };
            // The ratio of two counts may exceed 1.
            let is_share = metric.unit(&[]) == Unit::Share || (0.0..=1.0).contains(&estimate.value);
            let is_share = is_share && metric.unit(&experiment.counts) == Unit::Share;
            let estimate = if is_share { estimate.as_share() } else { estimate };
            let compared = &self.differences[index];
            let difference = (compared.n > 1.0).then(|| {
                let (value, half) = (compared.mean, compared.always(0.05, SECOND_LOOK));
                Difference {
                    estimate: compared.estimate(Z95),
                    is_clear: compared.estimate(strict).excludes(0.0),
                    always: Estimate { value, low: value - half, high: value + half },
                }
            });
            (*games > 0).then(|| Numbers { games: *games, estimate, histogram: histogram.clone(), difference })
        };
        let numbers = experiment.metrics.iter().enumerate().map(|(index, metric)| number(index, metric)).collect();
        let mut notable: Vec<Notable> = self.extremes.into_values().collect();
        for notable in &mut notable {
            notable.value = notable.value.abs();
        }
        let share = |moments: &Moments| wilson(moments.mean * moments.n, moments.n);
        ArmSummary {
            arm,
            games: self.games,
            numbers,
            won: self.won,
            first: (self.first != [0; 3]).then_some(self.first),
            luck: self.luck.estimate().filter(|_| plan.replicates() > 1).map(|luck| (luck, self.luck.pairs())),
            led: (self.led[0].n > 0.0).then(|| self.led.iter().map(share).collect()),
            seats: self.seats,
            tallies: self.tallies,
            notable,
        }
    }
}

/// The first game whose length is the median.
fn typical(
    store: &mut Store,
    experiment: &Experiment,
    plan: &Plan,
    (arm, chunks): (usize, u64),
    summary: &ArmSummary,
) -> Outcome<Option<Notable>> {
    let length = experiment.metrics.iter().position(|metric| *metric == Metric::Length);
    let Some(numbers) = length.and_then(|index| summary.numbers[index].as_ref()) else { return Ok(None) };
    let median = numbers.histogram.quantile(0.5);
    let mut nearest: Option<Notable> = None;
    for chunk in 0..chunks {
        let Some(chunk) = store.read(arm, chunk, plan, experiment)? else { continue };
        for row in chunk.rows.iter().filter(|row| row.is_detailed()) {
            let value = row.turns() as f64;
            if nearest.is_none_or(|known| (value - median).abs() < (known.value - median).abs()) {
                nearest = Some(Notable { why: Why::Typical, place: row.place(), value, entry: None });
            }
        }
        if nearest.is_some_and(|known| known.value == median) {
            break;
        }
    }
    Ok(nearest)
}

/// The quantile of the normal distribution, by bisection.
pub(crate) fn quantile_of_normal(share: f64) -> f64 {
    let below = |z: f64| {
        // Abramowitz and Stegun 26.2.17: seven digits.
        let t = 1.0 / (1.0 + 0.231_641_9 * z.abs());
        let tail = (-z * z / 2.0).exp() / (2.0 * std::f64::consts::PI).sqrt()
            * t
            * (0.319_381_530 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
        if z >= 0.0 { 1.0 - tail } else { tail }
    };
    let (mut low, mut high) = (-8.0, 8.0);
    for _ in 0..60 {
        let middle = f64::midpoint(low, high);
        if below(middle) < share {
            low = middle;
        } else {
            high = middle;
        }
    }
    f64::midpoint(low, high)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quantiles_are_those_of_the_tables() {
        assert!((quantile_of_normal(0.975) - 1.959_964).abs() < 1e-4);
        assert!((quantile_of_normal(0.9995) - 3.290_5).abs() < 1e-3);
        assert!(quantile_of_normal(0.5).abs() < 1e-4);
    }
}
