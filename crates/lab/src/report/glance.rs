//! The state of a run in progress as a fragment of a page: findings, charts and numbers in one language.

use super::write::{Reader, capital, generic};
use super::{Source, Study, facets, told};
use crate::fold::fold;
use crate::metric::{Metric, NAMES, Unit};
use crate::plan::Plan;
use crate::problem::Outcome;
use crate::results::record_name;
use crate::store::{Store, experiment_in};
use galerne_catalog::AnyGame;
use galerne_draw::Accent;
use galerne_texts::Language;
use maud::{Markup, html};
use std::path::Path;

/// The current state of a run.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Glance {
    /// Games played and stored.
    pub games: u64,
    /// Findings, charts and tables, as a fragment of HTML.
    pub html: String,
    /// Notable games; their records are written with the results.
    pub looks: Vec<Look>,
}

/// A notable game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Look {
    /// Which variant and line-up.
    pub of: String,
    /// What is remarkable about it.
    pub why: String,
    /// Its record inside the run's folder.
    pub file: String,
    /// The entry to look at; `None` for the end.
    pub entry: Option<u64>,
}

/// Summarises a run, also while it is running. Charts are drawn for that page width.
pub fn glance(folder: &Path, language: Language, wide: f32) -> Outcome<Glance> {
    let experiment = experiment_in(folder)?;
    let plan = Plan::of(&experiment);
    let summary = fold(&mut Store::peek(folder, &experiment, &plan)?, &experiment, &plan)?;
    let source = Source { folder, command: String::new() };
    let study = Study { source: &source, experiment, summary };
    let reader = Reader { language, wide };
    if study.summary.games == 0 {
        return Ok(Glance::default());
    }
    let accent = study.experiment.game.accent().unwrap_or(Accent::HOUSE);
    Ok(Glance {
        games: study.summary.games,
        html: study.said(reader, accent).into_string(),
        looks: study.looks(reader),
    })
}

impl Study<'_> {
    fn said(&self, reader: Reader, accent: Accent) -> Markup {
        html! {
            h2 { (reader.word("page-findings")) }
            (self.results(reader, "run", accent, false))
        }
    }

    fn looks(&self, reader: Reader) -> Vec<Look> {
        let look = |index: usize, arm, notable| Look {
            of: facets::caption(&self.experiment, arm, reader),
            why: told(notable, reader),
            file: record_name(index, notable),
            entry: notable.entry,
        };
        let arms = self.summary.arms.iter().enumerate();
        arms.flat_map(|(index, arm)| arm.notable.iter().map(move |notable| look(index, arm, notable))).collect()
    }
}

/// A metric of every game, for a form.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MetricWords {
    pub name: &'static str,
    pub title: String,
    /// A number of each game, so that a stopping rule can use it.
    pub is_number: bool,
    /// It is a percentage.
    pub is_share: bool,
}

/// All of them.
#[must_use]
pub fn metrics(game: &dyn AnyGame, language: Language) -> Vec<MetricWords> {
    let reader = Reader::of(language);
    let words = |&(name, metric): &(&'static str, Metric)| MetricWords {
        name,
        title: capital(&generic(metric).map(|key| reader.word(key)).unwrap_or_default()),
        is_number: metric.is_number(),
        is_share: metric.unit(&[]) == Unit::Share,
    };
    NAMES.iter().filter(|(_, metric)| !metric.is_points() || game.has_points()).map(words).collect()
}
