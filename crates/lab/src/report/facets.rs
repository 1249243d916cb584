//! Facets: headings, cards, missions, and where on the board.

use super::write::{Reader, capital};
use crate::experiment::{Experiment, Ground};
use crate::fold::ArmSummary;
use crate::stats::{Estimate, wilson};
use galerne_draw::board::{HexGrid, Tip};
use galerne_draw::chart::{Bar, Frame, bar_chart};
use galerne_draw::{Accent, Colour, Layer, Output, Scene};
use galerne_engine::Hex;
use maud::{Markup, PreEscaped, html};

/// One value of a facet with its key figure: victories of seats that had it, successes, or its share.
pub(super) struct Value {
    pub(super) label: String,
    pub(super) estimate: Estimate,
    pub(super) n: f64,
    /// Victories of seats that had it minus those of seats that had not.
    lift: Option<Estimate>,
    times: u64,
}

/// The values of a facet in one arm by their readable names: numbers in order, words by key figure.
pub(super) fn values(experiment: &Experiment, arm: &ArmSummary, facet: usize, reader: Reader) -> Vec<Value> {
    let spec = &experiment.facets[facet];
    let Some(cells) = arm.tallies.facets.get(facet) else { return Vec::new() };
    let all: u64 = cells.values().map(|cell| cell.times).sum();
    let (seat_games, seat_wins) = {
        let games = arm.tallies.games as f64;
        let won = if arm.games > 0 { arm.won as f64 / arm.games as f64 } else { 0.0 };
        (games * arm.seats.len() as f64, games * won)
    };
    let label = |value: &str| {
        let known = spec.labels.iter().find(|(name, _)| name == value);
        known.map_or_else(|| value.to_owned(), |(_, title)| title.of(reader.language).to_owned())
    };
    let mut values: Vec<(&String, Value)> = cells
        .iter()
        .map(|(name, cell)| {
            let (estimate, n) = if spec.has_failures {
                let n = (cell.times + cell.against) as f64;
                (wilson(cell.times as f64, n), n)
            } else if spec.has_seats {
                (wilson(cell.won, cell.seats as f64), cell.seats as f64)
            } else {
                (wilson(cell.times as f64, all as f64), all as f64)
            };
            let lift = (spec.has_seats && !spec.has_failures).then(|| {
                let (seats, others) = (cell.seats as f64, (seat_games - cell.seats as f64).max(0.0));
                let (p, q) = (cell.won / seats.max(1.0), (seat_wins - cell.won).max(0.0) / others.max(1.0));
                let half = 1.96 * (p * (1.0 - p) / seats.max(1.0) + q * (1.0 - q).max(0.0) / others.max(1.0)).sqrt();
                Estimate { value: p - q, low: p - q - half, high: p - q + half }
            });
            let lift = lift.filter(|_| (seat_games - cell.seats as f64) >= 30.0);
            (name, Value { label: label(name), estimate, n, lift, times: cell.times })
        })
        .collect();
    let as_number = |name: &str| name.parse::<f64>().ok();
    if values.iter().all(|(name, _)| as_number(name).is_some()) && spec.labels.is_empty() {
        values.sort_by(|a, b| as_number(a.0).unwrap_or(0.0).total_cmp(&as_number(b.0).unwrap_or(0.0)));
    } else {
        values.sort_by(|a, b| b.1.estimate.value.total_cmp(&a.1.estimate.value));
    }
    values.into_iter().map(|(_, value)| value).collect()
}

const BOARDS: usize = 2;
/// Maximum number of bars in a chart; the table has all values.
const MANY_BARS: usize = 24;

pub(super) fn section(
    experiment: &Experiment,
    arms: &[&ArmSummary],
    facet: usize,
    reader: Reader,
    id: &str,
    accent: Accent,
) -> Markup {
    let spec = &experiment.facets[facet];
    let title = capital(spec.title.of(reader.language));
    if spec.ground == Ground::Hexes {
        // Board charts are large: only those of the first line-up are drawn.
        if arms.first().is_some_and(|arm| arm.arm.line_up > 0) {
            return html! {};
        }
        return html! {
            h4 { (title) }
            p class="note" { (reader.word("page-hexes")) }
            div class="charts" {
                @for (index, arm) in arms.iter().take(BOARDS).enumerate() {
                    figure { (hexes(arm, facet, &title, &format!("{id}-{index}"), accent)) figcaption { (caption(experiment, arm, reader)) } }
                }
            }
        };
    }
    let column = if spec.has_failures {
        "page-facet-rate"
    } else if spec.has_seats {
        "page-facet-win"
    } else {
        "page-facet-share"
    };
    html! {
        h4 { (title) }
        p class="note" {
            (capital(&reader.word(column))) ". "
            @if spec.has_seats && !spec.has_failures { (reader.word("page-facet-note")) }
        }
        // Plain shares vary little between variants; values with a quality are shown for each.
        @for (index, arm) in arms.iter().enumerate().take(if spec.has_seats || spec.has_failures { arms.len() } else { 1 }) {
            @let values = values(experiment, arm, facet, reader);
            @if !values.is_empty() {
                @if index == 0 { figure { (bars(&values, &title, reader, &format!("{id}-{index}"), accent)) figcaption { (caption(experiment, arm, reader)) } } }
                details {
                    summary { (caption(experiment, arm, reader)) }
                    table {
                        thead { tr {
                            th { (reader.word("page-value")) }
                            th { (capital(&reader.word(column))) }
                            th { "n" }
                            @if spec.has_seats && !spec.has_failures { th { (capital(&reader.word("page-facet-lift"))) } }
                            th { (reader.word("page-times")) }
                        } }
                        tbody { @for value in &values { tr {
                            td { (value.label) }
                            td { (reader.percent(value.estimate.value)) " " span class="range" { (reader.percent(value.estimate.low)) " – " (reader.percent(value.estimate.high)) } }
                            td { (reader.count(value.n as u64)) }
                            @if spec.has_seats && !spec.has_failures { td {
                                @if let Some(lift) = value.lift {
                                    (reader.end(crate::Unit::Share, lift.value)) " " span class="range" { (reader.end(crate::Unit::Share, lift.low)) " … " (reader.end(crate::Unit::Share, lift.high)) }
                                }
                            } }
                            td { (reader.number(value.times as f64 / arm.tallies.games.max(1) as f64, 2)) }
                        } } }
                    }
                }
            }
        }
    }
}

pub(super) fn caption(experiment: &Experiment, arm: &ArmSummary, reader: Reader) -> String {
    let variant = experiment.variants[arm.arm.variant].title.of(reader.language);
    format!("{variant} · {}", reader.line_up(&experiment.line_ups[arm.arm.line_up]))
}

fn bars(values: &[Value], title: &str, reader: Reader, id: &str, accent: Accent) -> Markup {
    let bar = |value: &Value| Bar {
        label: value.label.clone(),
        value: value.estimate.value,
        likely: Some((value.estimate.low, value.estimate.high)),
        reading: reader.percent(value.estimate.value),
    };
    let bars: Vec<Bar> = values.iter().take(MANY_BARS).map(bar).collect();
    let frame = Frame::new(reader.wide, 30.0 + 22.0 * bars.len() as f32, "");
    // The visible heading is above.
    PreEscaped(bar_chart(id, &frame, &bars, reader.speech()).named(title).accented(accent).svg(Output::Page))
}

/// A heat map on a hexagonal board.
fn hexes(arm: &ArmSummary, facet: usize, title: &str, id: &str, accent: Accent) -> Markup {
    let Some(cells) = arm.tallies.facets.get(facet) else { return html! {} };
    let places: Vec<(Hex, u64)> = cells
        .iter()
        .filter_map(|(name, cell)| {
            let [q, r] = serde_json::from_str::<[i8; 2]>(name).ok()?;
            Some((Hex::new(q, r), cell.times))
        })
        .collect();
    let most = places.iter().map(|(_, times)| *times).max().unwrap_or(1).max(1) as f32;
    let grid = HexGrid::new(Tip::Pointy, 10.0);
    let nodes = places.iter().map(|&(hex, times)| {
        // The square root keeps rarely visited cells visible.
        let (ground, _) = Colour::heat((times as f32 / most).sqrt());
        grid.cell(hex, 0.5).fill(ground)
    });
    let scene = Scene::new(id, grid.area(places.iter().map(|(hex, _)| *hex)).grown(4.0))
        .named(title)
        .accented(accent)
        .layer(Layer::decoration(format!("{id}-cells"), nodes));
    PreEscaped(scene.svg(Output::Page))
}
