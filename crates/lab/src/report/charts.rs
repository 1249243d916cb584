//! The charts of a report.

use super::facets::caption;
use super::write::{Reader, capital};
use crate::experiment::Experiment;
use crate::fold::{ArmSummary, Summary};
use crate::metric::Metric;
use crate::stats::wilson;
use galerne_draw::chart::{Bar, Bin, Frame, Sample, Series, Table, bar_chart, histogram, line_chart};
use galerne_draw::text::{Face, percent, shortened};
use galerne_draw::{Accent, Output, Scene};
use galerne_engine::Message;
use maud::{Markup, PreEscaped, html};

/// Maximum number of metrics drawn per line-up; the table has them all.
pub(super) const MOST: usize = 5;
/// Maximum number of curves in one chart.
const CURVES: usize = 6;

fn figure(scene: Scene, accent: Accent, below: Option<String>) -> Markup {
    html! {
        figure {
            (PreEscaped(scene.accented(accent).svg(Output::Page)))
            @if let Some(text) = below { figcaption { (text) } }
        }
    }
}

/// A metric over all variants.
pub(super) fn metric(
    experiment: &Experiment,
    arms: &[&ArmSummary],
    index: usize,
    reader: Reader,
    id: &str,
    accent: Accent,
) -> Markup {
    let metric = experiment.metrics[index];
    let unit = metric.unit(&experiment.counts);
    let bars: Vec<Bar> = arms
        .iter()
        .filter_map(|arm| {
            let estimate = arm.numbers[index].as_ref()?.estimate;
            Some(Bar {
                label: experiment.variants[arm.arm.variant].title.of(reader.language).to_owned(),
                value: estimate.value,
                likely: Some((estimate.low, estimate.high)),
                reading: reader.value(unit, estimate.value),
            })
        })
        .collect();
    let title = capital(&reader.metric(metric, experiment));
    let frame = Frame::new(reader.wide, 52.0 + 22.0 * bars.len() as f32, title);
    figure(bar_chart(id, &frame, &bars, reader.speech()), accent, None)
}

/// The distribution of the first metric that has one, in one arm.
pub(super) fn spread(experiment: &Experiment, arm: &ArmSummary, reader: Reader, id: &str, accent: Accent) -> Markup {
    let spreads =
        |metric: &Metric| matches!(metric, Metric::Length | Metric::Score | Metric::Margin | Metric::Decisions);
    let found = experiment.metrics.iter().enumerate().filter(|(_, metric)| spreads(metric));
    let Some((metric, numbers)) = found.filter_map(|(i, metric)| Some((metric, arm.numbers[i].as_ref()?))).next()
    else {
        return html! {};
    };
    let unit = metric.unit(&experiment.counts);
    let (width, columns) = numbers.histogram.columns(48);
    let bins: Vec<Bin> = columns.iter().map(|&(low, count)| Bin { low, count: count as f64 }).collect();
    let mean = reader.say(&Message::new("page-mean").with("value", reader.value(unit, numbers.estimate.value)));
    let title = Message::new("page-distribution").with("metric", reader.metric(*metric, experiment));
    let frame = Frame::new(reader.wide, 260.0, reader.say(&title))
        .axes(reader.metric(*metric, experiment), reader.word("page-axis-games"));
    let scene = histogram(id, &frame, &bins, width, &[(numbers.estimate.value, mean)], reader.speech());
    let median = numbers.histogram.median();
    let below = Message::new("page-median")
        .with("value", reader.value(unit, median.value))
        .with("low", reader.value(unit, median.low))
        .with("high", reader.value(unit, median.high))
        .with("five", reader.value(unit, numbers.histogram.quantile(0.05)))
        .with("ninetyfive", reader.value(unit, numbers.histogram.quantile(0.95)));
    let below = format!("{}. {}", caption(experiment, arm, reader), reader.say(&below));
    figure(scene, accent, Some(below))
}

/// How often the eventual winner leads, by the progress of the game.
pub(super) fn lead(experiment: &Experiment, arms: &[&ArmSummary], reader: Reader, id: &str, accent: Accent) -> Markup {
    let series: Vec<Series> = arms
        .iter()
        .filter_map(|arm| {
            let led = arm.led.as_ref()?;
            let sample = |(moment, estimate): (usize, &crate::stats::Estimate)| Sample {
                x: moment as f64 * 10.0,
                y: estimate.value * 100.0,
                likely: Some((estimate.low * 100.0, estimate.high * 100.0)),
            };
            let label = experiment.variants[arm.arm.variant].title.of(reader.language);
            let label = shortened(label, Face::SansBold, 12.0, reader.wide * 0.25);
            Some(Series { label, seat: None, points: led.iter().enumerate().map(sample).collect() })
        })
        .take(CURVES)
        .collect();
    if series.is_empty() {
        return html! {};
    }
    let frame = Frame::new(reader.wide, 300.0, reader.word("page-lead-chart")).axes(reader.word("page-lead-x"), "%");
    figure(line_chart(id, &frame, &series, 0, reader.speech()), accent, None)
}

pub(super) fn seats(experiment: &Experiment, arm: &ArmSummary, reader: Reader, id: &str, accent: Accent) -> Markup {
    let bar = |(seat, &won): (usize, &f64)| {
        let estimate = wilson(won, arm.won as f64);
        Bar {
            label: reader.say(&Message::new("page-seat").with("seat", seat + 1)),
            value: estimate.value,
            likely: Some((estimate.low, estimate.high)),
            reading: reader.percent(estimate.value),
        }
    };
    let bars: Vec<Bar> = arm.seats.iter().enumerate().map(bar).collect();
    let frame = Frame::new(reader.wide, 52.0 + 24.0 * bars.len() as f32, reader.word("page-seats"));
    figure(bar_chart(id, &frame, &bars, reader.speech()), accent, Some(caption(experiment, arm, reader)))
}

pub(super) fn luck(experiment: &Experiment, arms: &[&ArmSummary], reader: Reader, id: &str, accent: Accent) -> Markup {
    let bar = |arm: &&ArmSummary| {
        let (estimate, _) = arm.luck?;
        Some(Bar {
            label: experiment.variants[arm.arm.variant].title.of(reader.language).to_owned(),
            value: estimate.value,
            likely: Some((estimate.low, estimate.high)),
            reading: reader.percent(estimate.value),
        })
    };
    let bars: Vec<Bar> = arms.iter().filter_map(bar).collect();
    if bars.is_empty() {
        return html! {};
    }
    let frame = Frame::new(reader.wide, 52.0 + 22.0 * bars.len() as f32, reader.word("page-luck"));
    figure(bar_chart(id, &frame, &bars, reader.speech()), accent, Some(reader.word("page-luck-note")))
}

/// Results between players, where several pairs met in the first variant.
pub(super) fn matrix(experiment: &Experiment, summary: &Summary, reader: Reader, id: &str, accent: Accent) -> Markup {
    let skill = experiment.metrics.iter().position(|metric| *metric == Metric::Skill);
    let pairs: Vec<(&str, &str, f64)> = summary
        .arms
        .iter()
        .filter(|arm| arm.arm.variant == 0)
        .filter_map(|arm| {
            let [one, other] = &experiment.line_ups[arm.arm.line_up].players[..] else { return None };
            let share = arm.numbers[skill?].as_ref()?.estimate.value;
            (one.noise == 0.0 && other.noise == 0.0).then_some((one.name.as_str(), other.name.as_str(), share))
        })
        .collect();
    let mut names: Vec<&str> = Vec::new();
    for name in pairs.iter().flat_map(|(one, other, _)| [*one, *other]) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    if names.len() < 3 {
        return html! {};
    }
    let value = |row: &str, column: &str| {
        pairs.iter().find_map(|(one, other, share)| {
            match (*one == row && *other == column, *one == column && *other == row) {
                (true, _) => Some(*share),
                (_, true) => Some(1.0 - share),
                _ => None,
            }
        })
    };
    let table = Table {
        columns: names.iter().map(|name| reader.bot(name)).collect(),
        rows: names.iter().map(|name| reader.bot(name)).collect(),
        values: names.iter().map(|row| names.iter().map(|column| value(row, column)).collect()).collect(),
        words: |language, value| percent(language, value, 0),
    };
    let frame = Frame::new(reader.wide, 80.0 + 36.0 * names.len() as f32, reader.word("page-skill-matrix"));
    let scene = galerne_draw::chart::matrix(&format!("{id}-matrix"), &frame, &table, reader.speech());
    html! { h3 { (reader.word("page-skill")) } (figure(scene, accent, None)) }
}
