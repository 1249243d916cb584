//! What an experiment counts: counts and facets, by the names that events have in records.

use super::source::{Section, Value, json, unknown};
use crate::metric::NAMES;
use crate::problem::{Outcome, Problem};
use crate::words::Both;
use galerne_engine::Message;
use galerne_trials::{Anatomy, Datum, Facet, Metrics, Pattern, Runs};

/// A number of each game: how many events of a kind, or their ratio to other events.
#[derive(Clone, PartialEq, Debug)]
pub struct Count {
    pub name: String,
    /// With its article, because it is used inside sentences.
    pub title: Both,
    /// Its index among the observed counts, and that of its denominator.
    pub of: usize,
    pub per: Option<usize>,
}

/// Events counted by the value of a field.
#[derive(Clone, PartialEq, Debug)]
pub struct FacetSpec {
    pub name: String,
    pub title: Both,
    /// Names of values, where those in records are not readable.
    pub labels: Vec<(String, Both)>,
    pub ground: Ground,
    pub has_seats: bool,
    pub has_failures: bool,
}

/// How a facet is drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    Bars,
    /// The values are hexes of a board.
    Hexes,
}

#[derive(Default)]
pub(super) struct Looks {
    pub(super) observed: Metrics,
    pub(super) counts: Vec<Count>,
    pub(super) facets: Vec<FacetSpec>,
}

const COUNT_KEYS: &[&str] = &["name", "title", "events", "per"];
const FACET_KEYS: &[&str] =
    &["name", "title", "event", "where", "field", "seat", "against", "after", "labels", "ground", "runs", "until"];
const RUNS_KEYS: &[&str] = &["name", "title", "runs", "until", "seat", "labels"];
const EVENT_KEYS: &[&str] = &["event", "where"];

impl Looks {
    pub(super) fn read(top: &Section<'_>, anatomy: &Anatomy) -> Outcome<Looks> {
        let mut looks = Looks::default();
        if let Some((name, line)) = top.text("turn")? {
            looks.observed.turn = Some(kind(anatomy, name).map_err(|problem| problem.at(line))?);
        }
        for item in top.list("count")? {
            let section = top.table("count", item, COUNT_KEYS)?;
            let name = section.needed("name")?.0.to_owned();
            let title = section.both("title")?.unwrap_or_else(|| Both::same(&name));
            let of = looks.patterns(&section, "events", anatomy)?;
            let of = of.ok_or_else(|| missing("events").at(top.at(item)))?;
            let per = looks.patterns(&section, "per", anatomy)?;
            looks.counts.push(Count { name, title, of, per });
        }
        let mut runs = Vec::new();
        for item in top.list("facet")? {
            let section = top.table("facet", item, FACET_KEYS)?;
            match section.get("runs") {
                Some(_) => runs.push(top.table("facet", item, RUNS_KEYS)?),
                None if section.get("until").is_some() => return Err(missing("runs").at(section.line())),
                None => looks.facet(&section, anatomy)?,
            }
        }
        // Runs are reported after the facets.
        runs.iter().try_for_each(|section| looks.runs(section, anatomy))?;
        looks.told_apart(top)?;
        Ok(looks)
    }

    /// Refuses a name that is taken by another count or facet, or by a metric of every game.
    fn told_apart(&self, top: &Section<'_>) -> Outcome {
        let mut known: Vec<&str> = NAMES.iter().map(|(name, _)| *name).collect();
        for key in ["count", "facet"] {
            for item in top.list(key)? {
                let section = top.table(key, item, &[])?;
                let (name, line) = section.needed("name")?;
                if known.contains(&name) {
                    return Err(Problem::new(Message::new("lab-twice").with("name", name)).at(line));
                }
                known.push(name);
            }
        }
        Ok(())
    }

    /// A list of events, each a name or a table with conditions; returns its index among the observed counts.
    fn patterns(&mut self, section: &Section<'_>, key: &'static str, anatomy: &Anatomy) -> Outcome<Option<usize>> {
        let patterns = events(section, key, anatomy)?;
        if patterns.is_empty() {
            return Ok(None);
        }
        self.observed.counts.push(patterns);
        Ok(Some(self.observed.counts.len() - 1))
    }

    fn facet(&mut self, section: &Section<'_>, anatomy: &Anatomy) -> Outcome {
        let name = section.needed("name")?.0.to_owned();
        let title = section.both("title")?.unwrap_or_else(|| Both::same(&name));
        let pattern = pattern(section, anatomy)?;
        let field = path(section, "field", pattern.kind, anatomy)?;
        let field = field.ok_or_else(|| missing("field").at(section.line()))?;
        let seat = path(section, "seat", pattern.kind, anatomy)?;
        let against = match section.get("against") {
            None => None,
            Some(item) => Some(event(section, "against", item, anatomy)?),
        };
        let ground = match section.text("ground")? {
            None | Some(("bars", _)) => Ground::Bars,
            Some(("hexes", _)) => Ground::Hexes,
            Some((other, line)) => {
                return Err(unknown("lab-unknown-ground", other, ["bars", "hexes"].into_iter()).at(line));
            }
        };
        self.facets.push(FacetSpec {
            name,
            title,
            labels: labels(section)?,
            ground,
            has_seats: seat.is_some(),
            has_failures: against.is_some(),
        });
        let after = section.text("after")?.and_then(|(text, _)| text.chars().next());
        self.observed.facets.push(Facet { pattern, against, field, seat, after });
        Ok(())
    }

    /// Runs of events of one seat, counted by length.
    fn runs(&mut self, section: &Section<'_>, anatomy: &Anatomy) -> Outcome {
        let name = section.needed("name")?.0.to_owned();
        let title = section.both("title")?.unwrap_or_else(|| Both::same(&name));
        let (of, until) = (events(section, "runs", anatomy)?, events(section, "until", anatomy)?);
        for (key, patterns) in [("runs", &of), ("until", &until)] {
            if patterns.is_empty() {
                return Err(missing(key).at(section.line()));
            }
        }
        // An event that continues a run does not end it.
        let goes_on = |end: &Pattern| {
            of.iter().any(|of| of.kind == end.kind && of.fields.iter().all(|field| end.fields.contains(field)))
        };
        if until.iter().all(goes_on) {
            let line = section.get("until").map_or(section.line(), |until| section.at(until));
            return Err(Problem::new(Message::new("lab-endless-runs")).at(line));
        }
        let mut seat = None;
        for pattern in of.iter().chain(&until) {
            seat = path(section, "seat", pattern.kind, anatomy)?;
        }
        let seat = seat.ok_or_else(|| missing("seat").at(section.line()))?;
        self.facets.push(FacetSpec {
            name,
            title,
            labels: labels(section)?,
            ground: Ground::Bars,
            // Only lengths are reported; relating them to victories would be misleading.
            has_seats: false,
            has_failures: false,
        });
        self.observed.runs.push(Runs { of, until, seat });
        Ok(())
    }
}

fn events(section: &Section<'_>, key: &'static str, anatomy: &Anatomy) -> Outcome<Vec<Pattern>> {
    section.list(key)?.iter().map(|item| event(section, key, item, anatomy)).collect()
}

/// Names of values.
fn labels(section: &Section<'_>) -> Outcome<Vec<(String, Both)>> {
    let Some(value) = section.get("labels") else { return Ok(Vec::new()) };
    let mut labels = Vec::new();
    for (value, title, _) in section.table("labels", value, &[])?.entries() {
        let title = match title.get_ref().as_str() {
            Some(text) => Both::same(text),
            None => {
                let title = section.table("labels", title, &["en", "fr"])?;
                Both::new(title.needed("en")?.0, title.needed("fr")?.0)
            }
        };
        labels.push((value.to_owned(), title));
    }
    Ok(labels)
}

fn missing(name: &str) -> Problem {
    Problem::new(Message::new("lab-missing").with("name", name))
}

fn kind(anatomy: &Anatomy, name: &str) -> Outcome<usize> {
    let known = anatomy.events.iter().map(|shape| shape.name);
    anatomy.event(name).ok_or_else(|| unknown("lab-unknown-event", name, known))
}

/// An event by its name, or a table with conditions.
fn event<'t>(section: &Section<'t>, key: &str, item: &'t Value<'t>, anatomy: &Anatomy) -> Outcome<Pattern> {
    match item.get_ref().as_str() {
        Some(name) => {
            let kind = kind(anatomy, name).map_err(|problem| problem.at(section.at(item)))?;
            Ok(Pattern { kind, fields: Vec::new() })
        }
        None => pattern(&section.table(key, item, EVENT_KEYS)?, anatomy),
    }
}

/// `event = …` and optionally `where = { field = value }`.
fn pattern(section: &Section<'_>, anatomy: &Anatomy) -> Outcome<Pattern> {
    let (name, line) = section.needed("event")?;
    let kind = kind(anatomy, name).map_err(|problem| problem.at(line))?;
    let mut fields = Vec::new();
    if let Some(value) = section.get("where") {
        for (field, value, line) in section.table("where", value, &[])?.entries() {
            fields.push((field_path(field, kind, anatomy).map_err(|problem| problem.at(line))?, datum(value)));
        }
    }
    Ok(Pattern { kind, fields })
}

fn datum(value: &Value<'_>) -> Datum {
    match json(value.get_ref()) {
        serde_json::Value::Number(number) if number.is_i64() => Datum::Number(number.as_i64().unwrap_or_default()),
        serde_json::Value::String(text) => Datum::Text(text),
        other => Datum::Text(other.to_string()),
    }
}

fn path(section: &Section<'_>, key: &'static str, kind: usize, anatomy: &Anatomy) -> Outcome<Option<Vec<String>>> {
    let Some((text, line)) = section.text(key)? else { return Ok(None) };
    field_path(text, kind, anatomy).map(Some).map_err(|problem| problem.at(line))
}

/// A path such as `who.kind`: the first part must be a field of the event; deeper parts cannot be checked here.
fn field_path(text: &str, kind: usize, anatomy: &Anatomy) -> Outcome<Vec<String>> {
    let parts: Vec<String> = text.split('.').map(str::to_owned).collect();
    let fields = anatomy.events[kind].fields;
    if !fields.contains(&parts[0].as_str()) {
        return Err(unknown("lab-unknown-field", &parts[0], fields.iter().copied()));
    }
    Ok(parts)
}
