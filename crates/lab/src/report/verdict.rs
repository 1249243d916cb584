//! The second variant of a run against its first, in one sentence: clear, too small to matter, or not decided.

use super::write::{Reader, capital};
use crate::experiment::Experiment;
use crate::fold::{ArmSummary, Difference, Summary, fold};
use crate::metric::{Metric, Unit};
use crate::plan::Plan;
use crate::problem::Outcome;
use crate::stats::Estimate;
use crate::store::{Store, experiment_in};
use galerne_engine::Message;
use galerne_texts::Language;
use std::path::Path;

/// Games of a variant that are looked at once. A longer run is a second look, whose intervals must hold at both.
pub const FIRST_LOOK: u64 = 2_000;
/// A smaller difference does not matter: five points of a share, a twentieth of a number.
pub const MATTERS: f64 = 0.05;

/// How a comparison ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ending {
    /// The interval leaves out no difference.
    Clear,
    /// The whole interval is smaller than what matters.
    Same,
    /// Neither: more games would tell.
    Open,
}

/// What a run says of its second variant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Verdict {
    /// By the first metric of the experiment.
    pub ending: Ending,
    /// The same in words, with its interval.
    pub sentence: String,
    /// What else differs, each clear though everything was looked at.
    pub more: Vec<String>,
}

/// The verdict of a run of two variants; nothing where there is too little to compare.
pub fn verdict(folder: &Path, language: Language) -> Outcome<Option<Verdict>> {
    let experiment = experiment_in(folder)?;
    let plan = Plan::of(&experiment);
    let summary = fold(&mut Store::peek(folder, &experiment, &plan)?, &experiment, &plan)?;
    Ok(judged(&experiment, &summary, Reader::of(language)))
}

fn judged(experiment: &Experiment, summary: &Summary, reader: Reader) -> Option<Verdict> {
    let arm = |variant: usize| summary.arms.iter().find(|arm| (arm.arm.variant, arm.arm.line_up) == (variant, 0));
    let (before, after) = (arm(0)?, arm(1)?);
    let metrics = experiment.metrics.iter().enumerate();
    let mut compared =
        metrics.filter_map(|(index, &metric)| Compared::of(experiment, (before, after), (index, metric)));
    let first = compared.next()?;
    let more =
        compared.filter(|compared| compared.difference.is_clear).map(|also| also.told(Key::Also, experiment, reader));
    Some(Verdict {
        ending: first.ending(),
        more: more.collect(),
        sentence: first.told(first.key(), experiment, reader),
    })
}

/// One metric of both variants.
struct Compared {
    metric: Metric,
    unit: Unit,
    from: f64,
    to: f64,
    games: u64,
    difference: Difference,
    /// The one of its intervals that holds for this run.
    by: Estimate,
}

enum Key {
    First(&'static str),
    Also,
}

impl Compared {
    fn of(
        experiment: &Experiment,
        (before, after): (&ArmSummary, &ArmSummary),
        (index, metric): (usize, Metric),
    ) -> Option<Compared> {
        let (old, new) = (before.numbers[index].as_ref()?, after.numbers[index].as_ref()?);
        let difference = new.difference?;
        let by = if experiment.games > FIRST_LOOK { difference.always } else { difference.estimate };
        let (from, to) = (old.estimate.value, new.estimate.value);
        let games = before.games.min(after.games);
        Some(Compared { metric, unit: metric.unit(&experiment.counts), from, to, games, difference, by })
    }

    fn matters(&self) -> f64 {
        if self.unit == Unit::Share { MATTERS } else { MATTERS * self.from.abs() }
    }

    fn ending(&self) -> Ending {
        let most = self.matters();
        if self.by.excludes(0.0) {
            Ending::Clear
        } else if self.by.low > -most && self.by.high < most {
            Ending::Same
        } else {
            Ending::Open
        }
    }

    fn key(&self) -> Key {
        let is_won = self.metric == Metric::Won;
        Key::First(match (self.ending(), self.by.value > 0.0) {
            (Ending::Clear, true) if is_won => "verdict-easier",
            (Ending::Clear, false) if is_won => "verdict-harder",
            (Ending::Clear, true) => "verdict-more",
            (Ending::Clear, false) => "verdict-less",
            (Ending::Same, _) if self.by.low == 0.0 && self.by.high == 0.0 => "verdict-equal",
            (Ending::Same, _) => "verdict-same",
            (Ending::Open, _) => "verdict-open",
        })
    }

    fn told(&self, key: Key, experiment: &Experiment, reader: Reader) -> String {
        let (key, metric) = match key {
            Key::First(key) => (key, reader.metric(self.metric, experiment)),
            Key::Also => ("verdict-also", capital(&reader.metric(self.metric, experiment))),
        };
        reader.say(
            &Message::new(key)
                .with("metric", metric)
                .with("from", reader.value(self.unit, self.from))
                .with("to", reader.value(self.unit, self.to))
                .with("by", reader.change(self.unit, self.difference.estimate.value))
                .with("low", reader.end(self.unit, self.by.low))
                .with("high", reader.end(self.unit, self.by.high))
                .with("matters", reader.value(self.unit, self.matters()))
                .with("games", reader.count(self.games)),
        )
    }
}
