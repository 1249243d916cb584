//! A self-contained page: findings, charts and tables of one or several runs, in French and in English.

mod charts;
mod facets;
mod findings;
mod glance;
mod style;
mod verdict;
mod write;

use crate::experiment::Experiment;
use crate::fold::{ArmSummary, Notable, Numbers, Summary, Why, fold};
use crate::metric::Metric;
use crate::plan::Plan;
use crate::problem::Outcome;
use crate::results::record_name;
use crate::store::{Store, experiment_in};
use galerne_draw::Accent;
use galerne_engine::Message;
use galerne_texts::Language;
use maud::{DOCTYPE, Markup, PreEscaped, html};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use write::{Reader, capital};

pub use glance::{Glance, Look, MetricWords, glance, metrics};
pub use verdict::{Ending, FIRST_LOOK, MATTERS, Verdict, verdict};

/// A run to report on.
#[derive(Clone, Debug)]
pub struct Source<'a> {
    pub folder: &'a Path,
    /// The command that reproduces the numbers.
    pub command: String,
}

struct Study<'a> {
    source: &'a Source<'a>,
    experiment: Experiment,
    summary: Summary,
}

/// Writes the page. `rules` are the ids of the game's rulebook: those that never fired are listed.
pub fn report(sources: &[Source<'_>], rules: &[String]) -> Outcome<String> {
    let mut studies = Vec::new();
    for source in sources {
        let experiment = experiment_in(source.folder)?;
        let plan = Plan::of(&experiment);
        let mut store = Store::peek(source.folder, &experiment, &plan)?;
        let summary = fold(&mut store, &experiment, &plan)?;
        studies.push(Study { source, experiment, summary });
    }
    Ok(page(&studies, rules).into_string() + "\n")
}

fn page(studies: &[Study<'_>], rules: &[String]) -> Markup {
    let game = studies.first().map(|study| study.experiment.game);
    let accent = game.and_then(galerne_catalog::AnyGame::accent).unwrap_or(Accent::HOUSE);
    let title = |language: Language| {
        let game = game.map(|game| game.title(language)).unwrap_or_default();
        Reader::of(language).say(&Message::new("page-title").with("game", game))
    };
    html! {
        (DOCTYPE)
        html lang="fr" {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                title { (title(Language::Fr)) }
                style { (PreEscaped(style::fonts())) (PreEscaped(galerne_draw::theme::stylesheet(&[accent]))) (PreEscaped(style::CSS)) }
            }
            body data-accent=(accent.id) {
                fieldset class="languages" {
                    legend { (Reader::of(Language::Fr).word("page-language")) " · " (Reader::of(Language::En).word("page-language")) }
                    label { input type="radio" name="language" id="fr" checked; " Français" }
                    label { input type="radio" name="language" id="en"; " English" }
                }
                @for language in [Language::Fr, Language::En] {
                    @let reader = Reader::of(language);
                    main lang=(language.code()) {
                        h1 { (title(language)) }
                        p class="lead" { (reader.word("page-lead")) }
                        @if studies.len() > 1 { (contents(studies, reader)) }
                        @for (index, study) in studies.iter().enumerate() {
                            (study.section(reader, &format!("{}-{index}", language.code()), accent))
                        }
                        (coverage(studies, rules, reader))
                        p class="note" { (made(studies, reader)) }
                    }
                }
            }
        }
    }
}

/// The questions, each with a link to its answer.
fn contents(studies: &[Study<'_>], reader: Reader) -> Markup {
    html! {
        nav class="contents" aria-label=(reader.word("page-contents")) {
            ol {
                @for (index, Study { experiment, .. }) in studies.iter().enumerate() {
                    li {
                        a href=(format!("#{}-{index}", reader.language.code())) { (experiment.title.of(reader.language)) }
                        " " span class="note" { (experiment.question.of(reader.language)) }
                    }
                }
            }
        }
    }
}

fn made(studies: &[Study<'_>], reader: Reader) -> String {
    let rules = studies.first().map_or(0, |study| study.experiment.game.rules());
    reader.say(&Message::new("page-made").with("version", env!("CARGO_PKG_VERSION")).with("rules", rules))
}

impl Study<'_> {
    fn arms(&self, line_up: usize) -> Vec<&ArmSummary> {
        self.summary.arms.iter().filter(|arm| arm.arm.line_up == line_up && arm.games > 0).collect()
    }

    fn has(&self, metric: Metric) -> bool {
        self.experiment.metrics.contains(&metric)
    }

    /// Findings in words and charts, the same on the page of a run and in the report. Where the experiment has an answer, generated
    /// sentences are folded below it.
    fn results(&self, reader: Reader, id: &str, accent: Accent, is_answered: bool) -> Markup {
        let experiment = &self.experiment;
        let (mut findings, mut more) = findings::findings(experiment, &self.summary, reader);
        if is_answered {
            more = std::mem::take(&mut findings).into_iter().chain(more).collect();
        }
        html! {
            @if !findings.is_empty() { ul class="findings" { @for finding in &findings { li { (finding) } } } }
            @if !more.is_empty() {
                details {
                    summary { (reader.word("page-more-findings")) }
                    ul class="findings" { @for finding in &more { li { (finding) } } }
                }
            }
            @for line_up in 0..experiment.line_ups.len() {
                (self.line_up(line_up, reader, &format!("{id}-{line_up}"), accent))
            }
            (charts::matrix(experiment, &self.summary, reader, id, accent))
        }
    }

    fn section(&self, reader: Reader, id: &str, accent: Accent) -> Markup {
        let experiment = &self.experiment;
        let setup = Message::new("page-setup")
            .with("games", reader.count(self.summary.games))
            .with("variants", experiment.variants.len())
            .with("lineups", experiment.line_ups.len())
            .with("seed", experiment.seed.to_string());
        let question = experiment.question.of(reader.language);
        let answer = experiment.answer.of(reader.language);
        html! {
            section id=(id) {
                h2 { (experiment.title.of(reader.language)) }
                @if !question.is_empty() { p class="question" { (question) } }
                p class="note" {
                    (reader.say(&setup))
                    @if !self.summary.is_complete { " " strong { (reader.word("page-unfinished")) } }
                }
                h3 { (reader.word("page-findings")) }
                @if !answer.is_empty() { div class="answer" { @for line in answer.lines() { p { (line) } } } }
                (self.results(reader, id, accent, !answer.is_empty()))
                (self.notable(reader))
                h3 { (reader.word("page-again")) }
                pre { (self.source.command) }
            }
        }
    }

    /// Everything about one line-up: charts, numbers, actions.
    fn line_up(&self, line_up: usize, reader: Reader, id: &str, accent: Accent) -> Markup {
        let (experiment, arms) = (&self.experiment, self.arms(line_up));
        if arms.is_empty() {
            return html! {};
        }
        let facets = (0..experiment.facets.len()).filter(|&facet| self.has(Metric::Facet(facet)));
        html! {
            h3 { (reader.line_up(&experiment.line_ups[line_up])) }
            (self.charts(&arms, reader, id, accent))
            (self.table(&arms, reader))
            @for facet in facets { (facets::section(experiment, &arms, facet, reader, &format!("{id}-f{facet}"), accent)) }
            @if self.has(Metric::Actions) { (self.actions(&arms, reader)) }
        }
    }

    fn charts(&self, arms: &[&ArmSummary], reader: Reader, id: &str, accent: Accent) -> Markup {
        let numeric = self.experiment.metrics.iter().enumerate().filter(|(_, metric)| metric.is_number());
        html! {
            div class="charts" {
                @if arms.len() > 1 {
                    @for (index, _) in numeric.filter(|(index, _)| arms[0].numbers[*index].is_some()).take(charts::MOST) {
                        (charts::metric(&self.experiment, arms, index, reader, &format!("{id}-m{index}"), accent))
                    }
                }
                (charts::spread(&self.experiment, arms[0], reader, &format!("{id}-s"), accent))
                @if self.has(Metric::Lead) { (charts::lead(&self.experiment, arms, reader, &format!("{id}-l"), accent)) }
                @if self.has(Metric::Seats) && arms[0].seats.len() > 1 {
                    (charts::seats(&self.experiment, arms[0], reader, &format!("{id}-p"), accent))
                }
                @if self.has(Metric::Luck) { (charts::luck(&self.experiment, arms, reader, &format!("{id}-h"), accent)) }
            }
        }
    }

    fn table(&self, arms: &[&ArmSummary], reader: Reader) -> Markup {
        let experiment = &self.experiment;
        let shown: Vec<usize> = (0..experiment.metrics.len())
            .filter(|&index| arms.iter().any(|arm| arm.numbers[index].is_some()))
            .collect();
        let note = Message::new("page-table-note").with("variant", experiment.variants[0].title.of(reader.language));
        let cell = |numbers: &Numbers, metric: Metric| {
            let unit = metric.unit(&experiment.counts);
            let Numbers { estimate, difference, .. } = numbers;
            html! {
                (reader.value(unit, estimate.value))
                " " span class="range" { (reader.value(unit, estimate.low)) " – " (reader.value(unit, estimate.high)) }
                @if let Some(difference) = difference {
                    @let by = reader.end(unit, difference.estimate.value);
                    " "
                    @if difference.is_clear { strong class=(if difference.estimate.value > 0.0 { "up" } else { "down" }) { "(" (by) ")" } }
                    @else { span class="range" { "(" (by) ")" } }
                }
            }
        };
        html! {
            details {
                summary { (reader.word("page-table")) }
                p class="note" { (reader.say(&note.with("comparisons", self.summary.comparisons))) }
                div class="wide" role="region" tabindex="0" aria-label=(reader.word("page-table")) { table {
                    thead { tr {
                        th { (reader.word("page-variant")) }
                        th { (reader.word("page-games")) }
                        @for &index in &shown { th { (capital(&reader.metric(experiment.metrics[index], experiment))) } }
                    } }
                    tbody { @for arm in arms { tr {
                        th scope="row" { (experiment.variants[arm.arm.variant].title.of(reader.language)) }
                        td { (reader.count(arm.games)) }
                        @for &index in &shown { td {
                            @if let Some(numbers) = &arm.numbers[index] { (cell(numbers, experiment.metrics[index])) }
                        } }
                    } } }
                } }
            }
        }
    }

    fn actions(&self, arms: &[&ArmSummary], reader: Reader) -> Markup {
        let shapes = self.experiment.game.anatomy().actions;
        let Some(arm) = arms.first().filter(|_| shapes.len() > 1) else { return html! {} };
        let tallies = &arm.tallies;
        let games = tallies.games.max(1) as f64;
        html! {
            details {
                summary { (reader.word("page-actions")) " (" (facets::caption(&self.experiment, arm, reader)) ")" }
                p class="note" { (reader.word("page-actions-note")) }
                table {
                    thead { tr {
                        th { (reader.word("page-action")) }
                        @for key in ["page-offered", "page-taken", "page-share"] { th { (reader.word(key)) } }
                        th { (reader.word("page-in-games")) }
                    } }
                    tbody { @for (kind, shape) in shapes.iter().enumerate() {
                        @let taken = tallies.actions.get(kind).copied().unwrap_or_default();
                        @let offered = tallies.offered.get(kind).copied().unwrap_or_default();
                        tr {
                            td { code { (shape.name) } }
                            td { (reader.number(offered as f64 / games, 2)) }
                            td { (reader.number(taken.times as f64 / games, 2)) }
                            td { @if offered > 0 { (reader.percent(taken.times as f64 / offered as f64)) } @else { "–" } }
                            td { (reader.percent(taken.games as f64 / games)) }
                        }
                    } }
                }
            }
        }
    }

    fn notable(&self, reader: Reader) -> Markup {
        let folder = self.source.folder.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        let command = |index: usize, notable: &Notable| {
            let at = notable.entry.map(|entry| format!(" --at {entry}")).unwrap_or_default();
            format!("galerne replay {folder}/{}{at}", record_name(index, notable))
        };
        html! {
            details {
                summary { (reader.word("page-notable")) }
                p class="note" { (reader.word("page-notable-note")) }
                @for (index, arm) in self.summary.arms.iter().enumerate().filter(|(_, arm)| !arm.notable.is_empty()) {
                    p { (facets::caption(&self.experiment, arm, reader)) }
                    ul { @for notable in &arm.notable { li { (told(notable, reader)) ": " code { (command(index, notable)) } } } }
                }
            }
        }
    }
}

/// What is remarkable about a game.
fn told(notable: &Notable, reader: Reader) -> String {
    let (key, value) = match notable.why {
        Why::Typical => ("notable-typical", reader.number(notable.value, 0)),
        Why::Shortest => ("notable-shortest", reader.number(notable.value, 0)),
        Why::Longest => ("notable-longest", reader.number(notable.value, 0)),
        Why::MostLeadChanges => ("notable-most-lead-changes", reader.number(notable.value, 0)),
        Why::LatestDecided => ("notable-latest-decided", reader.percent(notable.value)),
    };
    reader.say(&Message::new(key).with("value", value))
}

/// Which rules and events occurred in all runs together, and which never did.
fn coverage(studies: &[Study<'_>], rules: &[String], reader: Reader) -> Markup {
    let Some(first) = studies.first() else { return html! {} };
    let anatomy = first.experiment.game.anatomy();
    let mut fired: BTreeMap<&str, (u64, u64)> = BTreeMap::new();
    let mut happened: BTreeSet<usize> = BTreeSet::new();
    let mut games = 0;
    for arm in studies.iter().flat_map(|study| &study.summary.arms) {
        games += arm.tallies.games;
        for (rule, counts) in &arm.tallies.rules {
            let entry = fired.entry(rule).or_default();
            *entry = (entry.0 + counts.times, entry.1 + counts.games);
        }
        happened.extend(arm.tallies.events.iter().enumerate().filter(|(_, f)| f.times > 0).map(|(kind, _)| kind));
    }
    if games == 0 {
        return html! {};
    }
    let all = games as f64;
    let silent: Vec<&str> =
        anatomy.events.iter().enumerate().filter(|(kind, _)| !happened.contains(kind)).map(|(_, s)| s.name).collect();
    let never: Vec<&str> = rules.iter().map(String::as_str).filter(|rule| !fired.contains_key(rule)).collect();
    html! {
        section {
            h2 { (reader.word("page-rules")) }
            p class="note" { (reader.say(&Message::new("page-rules-note").with("games", reader.count(games)))) }
            @if silent.is_empty() { p { (reader.word("page-all-events")) } }
            @else { p { (reader.say(&Message::new("page-never-events").with("list", silent.join(", ")))) } }
            details {
                summary { (reader.word("page-rules")) }
                table {
                    thead { tr { th { (reader.word("page-rule")) } th { (reader.word("page-times")) } th { (reader.word("page-in-games")) } } }
                    tbody { @for (rule, (times, games)) in &fired { tr {
                        td { (rule) }
                        td { (reader.number(*times as f64 / all, 3)) }
                        td { (reader.percent(*games as f64 / all)) }
                    } } }
                }
                @if !never.is_empty() {
                    p class="note" { (reader.say(&Message::new("page-never-rules").with("list", never.join(", ")))) }
                }
            }
        }
    }
}
