//! Findings: the numbers in sentences.

use super::write::{Reader, capital};
use crate::experiment::{Experiment, Ground};
use crate::fold::{ArmSummary, Numbers, Summary};
use crate::metric::Metric;
use crate::stats::{Estimate, wilson};
use galerne_engine::Message;

/// One paragraph per finding, in the order of the metrics.
pub(super) fn findings(experiment: &Experiment, summary: &Summary, reader: Reader) -> (Vec<String>, Vec<String>) {
    let (mut first, mut more) = (Vec::new(), Vec::new());
    let mut numbers = 0;
    for (index, metric) in experiment.metrics.iter().enumerate() {
        numbers += usize::from(metric.is_number());
        let all = if metric.is_number() && numbers > METRICS_FIRST { &mut more } else { &mut first };
        for line_up in 0..experiment.line_ups.len() {
            let arms: Vec<&ArmSummary> = summary.arms.iter().filter(|arm| arm.arm.line_up == line_up).collect();
            match metric {
                Metric::Seats => all.extend(seats(experiment, &arms, reader)),
                Metric::Luck => all.extend(luck(experiment, &arms, reader)),
                Metric::Facet(facet) => all.extend(facets(experiment, &arms, *facet, reader)),
                Metric::Skill => {
                    all.extend(skill(experiment, &arms, index, reader));
                    all.extend(compared(experiment, &arms, index, reader));
                }
                metric if metric.is_number() => all.extend(compared(experiment, &arms, index, reader)),
                _ => {}
            }
        }
    }
    (first, more)
}

/// Number of metrics shown at once; the others are folded.
const METRICS_FIRST: usize = 3;
/// Maximum number of variants named in a list; the table has them all.
const NAMED: usize = 5;

/// A list that is cut after a few items.
fn listed(names: Vec<String>, reader: Reader) -> String {
    let more = names.len().saturating_sub(NAMED);
    let mut list = names[..names.len() - more].join(", ");
    if more > 0 {
        list.push_str(&reader.say(&Message::new("find-more").with("more", more)));
    }
    list
}

fn names(experiment: &Experiment, arm: &ArmSummary, reader: Reader) -> (String, String) {
    let variant = experiment.variants[arm.arm.variant].title.of(reader.language).to_owned();
    (variant, reader.line_up(&experiment.line_ups[arm.arm.line_up]))
}

/// One metric over all variants: the value of the first, the largest change, other changes, and variants without one.
fn compared(experiment: &Experiment, arms: &[&ArmSummary], index: usize, reader: Reader) -> Option<String> {
    let metric = experiment.metrics[index];
    let unit = metric.unit(&experiment.counts);
    let base = arms.first()?;
    // In a game of several players there is always a winner: a rate that is the same in every variant is no finding.
    let is_always_won = |arm: &&ArmSummary| arm.seats.len() > 1 && arm.won == arm.games;
    if matches!(metric, Metric::Won) && arms.iter().all(is_always_won) {
        return None;
    }
    let numbers = base.numbers[index].as_ref()?;
    let (variant, line_up) = names(experiment, base, reader);
    let Estimate { value, low, high } = numbers.estimate;
    let mut text = reader.say(
        &Message::new("find-base")
            .with("metric", capital(&reader.metric(metric, experiment)))
            .with("lineup", line_up)
            .with("variant", variant)
            .with("value", reader.value(unit, value))
            .with("low", reader.value(unit, low))
            .with("high", reader.value(unit, high)),
    );
    let mut clear: Vec<(&ArmSummary, &Numbers, Estimate)> = Vec::new();
    let mut same = Vec::new();
    for arm in &arms[1..] {
        let Some(numbers) = &arm.numbers[index] else { continue };
        match numbers.difference {
            Some(difference) if difference.is_clear => clear.push((arm, numbers, difference.estimate)),
            _ => same.push(reader.say(&Message::new("find-name").with("variant", names(experiment, arm, reader).0))),
        }
    }
    clear.sort_by(|a, b| b.2.value.abs().total_cmp(&a.2.value.abs()));
    for (is_lower, first, also) in
        [(true, "find-lowers", "find-also-lowers"), (false, "find-raises", "find-also-raises")]
    {
        let mut changes = clear.iter().filter(|(.., by)| (by.value < 0.0) == is_lower);
        if let Some((arm, numbers, by)) = changes.next() {
            text.push(' ');
            text.push_str(
                &reader.say(
                    &Message::new(first)
                        .with("variant", names(experiment, arm, reader).0)
                        .with("from", reader.value(unit, value))
                        .with("to", reader.value(unit, numbers.estimate.value))
                        .with("by", reader.change(unit, by.value))
                        .with("low", reader.end(unit, by.low))
                        .with("high", reader.end(unit, by.high)),
                ),
            );
        }
        let others: Vec<String> = changes
            .map(|(arm, numbers, by)| {
                reader.say(
                    &Message::new("find-item")
                        .with("variant", names(experiment, arm, reader).0)
                        .with("value", reader.value(unit, numbers.estimate.value))
                        .with("by", reader.change(unit, by.value)),
                )
            })
            .collect();
        if !others.is_empty() {
            text.push(' ');
            text.push_str(&reader.say(&Message::new(also).with("list", listed(others, reader))));
        }
    }
    if !same.is_empty() {
        text.push(' ');
        text.push_str(&reader.say(&Message::new("find-same").with("list", listed(same, reader))));
    }
    Some(text)
}

/// Whether a seat is favoured, in the first variant and in every other one where it is.
fn seats(experiment: &Experiment, arms: &[&ArmSummary], reader: Reader) -> Vec<String> {
    let mut all = Vec::new();
    for (index, arm) in arms.iter().enumerate().filter(|(_, arm)| arm.seats.len() > 1 && arm.won > 0) {
        let (variant, line_up) = names(experiment, arm, reader);
        let n = arm.won as f64;
        let shares: Vec<Estimate> = arm.seats.iter().map(|&won| wilson(won, n)).collect();
        let even = 1.0 / arm.seats.len() as f64;
        let message = |key| Message::new(key).with("variant", variant.as_str()).with("lineup", line_up.as_str());
        // Corrected for the number of seats: the most extreme one needs a wider interval.
        let far = |share: &Estimate| (share.value - even).abs() / (share.high - share.low).max(1e-9);
        let farthest = shares.iter().enumerate().max_by(|a, b| far(a.1).total_cmp(&far(b.1)));
        let Some((seat, share)) = farthest else { continue };
        let strict = crate::fold::quantile_of_normal(1.0 - 0.025 / arm.seats.len() as f64) / crate::stats::Z95;
        let half = (share.high - share.low) / 2.0;
        if (share.value - even).abs() > half * strict {
            all.push(
                reader.say(
                    &message("find-seats-uneven")
                        .with("seat", seat + 1)
                        .with("share", reader.percent(share.value))
                        .with("low", reader.percent(share.low))
                        .with("high", reader.percent(share.high))
                        .with("even", reader.percent(even)),
                ),
            );
        } else if index == 0 {
            let best = shares.iter().map(|share| share.value).fold(0.0, f64::max);
            let worst = shares.iter().map(|share| share.value).fold(1.0, f64::min);
            all.push(
                reader.say(
                    &message("find-seats-even")
                        .with("best", reader.percent(best))
                        .with("worst", reader.percent(worst))
                        .with(
                            "half",
                            reader.say(&Message::new("points").with("value", reader.number(half * 100.0, 1))),
                        ),
                ),
            );
        }
    }
    all
}

fn skill(experiment: &Experiment, arms: &[&ArmSummary], index: usize, reader: Reader) -> Option<String> {
    let arm = arms.first()?;
    let [won, level, lost] = arm.first?;
    let share = arm.numbers[index].as_ref()?.estimate;
    let all = (won + level + lost).max(1) as f64;
    let (variant, line_up) = names(experiment, arm, reader);
    let part = |n: u64| reader.percent(n as f64 / all);
    let message = Message::new("find-skill").with("lineup", line_up).with("variant", variant);
    let message = message.with("won", part(won)).with("level", part(level)).with("lost", part(lost));
    let message = message.with("share", reader.percent(share.value));
    Some(reader.say(&message.with("low", reader.percent(share.low)).with("high", reader.percent(share.high))))
}

fn luck(experiment: &Experiment, arms: &[&ArmSummary], reader: Reader) -> Vec<String> {
    let told = |arm: &&ArmSummary| {
        let (luck, pairs) = arm.luck?;
        let (variant, line_up) = names(experiment, arm, reader);
        // If the interval begins at 0, only its upper end is reported.
        let key = if luck.low > 0.0 { "find-luck" } else { "find-luck-none" };
        let message = Message::new(key).with("variant", variant).with("lineup", line_up);
        let message = message.with("share", reader.percent(luck.value)).with("pairs", reader.count(pairs));
        Some(reader.say(&message.with("low", reader.percent(luck.low)).with("high", reader.percent(luck.high))))
    };
    arms.iter().filter_map(told).collect()
}

/// The best and the worst value of a facet with victories or failures.
fn facets(experiment: &Experiment, arms: &[&ArmSummary], facet: usize, reader: Reader) -> Vec<String> {
    let spec = &experiment.facets[facet];
    if spec.ground == Ground::Hexes || !(spec.has_failures || spec.has_seats) {
        return Vec::new();
    }
    let told = |arm: &&ArmSummary| {
        let values = super::facets::values(experiment, arm, facet, reader);
        let known = || values.iter().filter(|value| value.n >= 30.0);
        let best = known().max_by(|a, b| a.estimate.value.total_cmp(&b.estimate.value))?;
        let worst = known().min_by(|a, b| a.estimate.value.total_cmp(&b.estimate.value))?;
        // Only if their intervals are disjoint.
        if best.estimate.low <= worst.estimate.high {
            return None;
        }
        let (variant, line_up) = names(experiment, arm, reader);
        let range = |e: Estimate| {
            format!("{}, {} – {}", reader.percent(e.value), reader.percent(e.low), reader.percent(e.high))
        };
        Some(
            reader.say(
                &Message::new("find-facet-best")
                    .with("title", capital(spec.title.of(reader.language)))
                    .with("variant", variant)
                    .with("lineup", line_up)
                    .with("best", best.label.as_str())
                    .with("high", range(best.estimate))
                    .with("worst", worst.label.as_str())
                    .with("low", range(worst.estimate)),
            ),
        )
    };
    arms.iter().filter_map(told).take(FACETS_TOLD).collect()
}

/// Maximum number of variants in sentences; the tables have them all.
const FACETS_TOLD: usize = 3;
