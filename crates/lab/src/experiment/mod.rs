//! An experiment: which games to play, with which players, how many, and what to count.
//!
//! It is read from a TOML file and validated against the game before anything is played: an unknown option, player, event or metric
//! is refused with its line and the nearest known name.

mod looks;
mod source;

use crate::metric::{Metric, NAMES};
use crate::problem::{Outcome, Problem};
use crate::words::Both;
use galerne_catalog::{AnyGame, find};
use galerne_engine::Message;
use galerne_trials::{Metrics, PlayerSpec};
use serde_json::Value;
use source::{Section, line_at, typed, unknown};
use std::collections::BTreeSet;
use toml::{Spanned, de::DeTable};

pub use looks::{Count, FacetSpec, Ground};

/// Random play is so fast that recording every game in detail would dominate the cost.
const EVERY_RANDOM: u32 = 64;
/// Maximum number of arms, to keep reports readable.
const MANY_ARMS: usize = 200;

/// An experiment that can be run.
#[derive(Clone, Debug)]
pub struct Experiment {
    /// The file as it was written.
    pub text: String,
    pub game: &'static dyn AnyGame,
    pub title: Both,
    pub question: Both,
    /// The conclusion its author has drawn; empty if there is none yet.
    pub answer: Both,
    /// Its position on the game's page; experiments without one follow by name.
    pub place: Option<u64>,
    pub seed: u64,
    /// Maximum per variant and line-up.
    pub games: u64,
    pub stop: Option<Stop>,
    pub variants: Vec<Variant>,
    pub line_ups: Vec<LineUp>,
    pub metrics: Vec<Metric>,
    pub counts: Vec<Count>,
    pub facets: Vec<FacetSpec>,
    pub observed: Metrics,
}

/// The game with some options.
#[derive(Clone, PartialEq, Debug)]
pub struct Variant {
    pub name: String,
    /// The name readers see.
    pub title: Both,
    pub options: Value,
    /// Its options as typed.
    pub words: Vec<(String, String)>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct LineUp {
    pub name: String,
    pub players: Vec<PlayerSpec>,
}

/// When to stop before all games are played.
#[derive(Clone, PartialEq, Debug)]
pub struct Stop {
    pub metric: usize,
    pub when: When,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum When {
    /// Half the width of every arm's 95 % interval is at most this.
    Within(f64),
    /// The sign of every variant's difference to the first is known, or the difference is smaller than this.
    Decided(f64),
}

const KEYS: &[&str] = &[
    "game", "title", "question", "answer", "seed", "games", "stop", "line-ups", "metrics", "turn", "every", "variants",
    "grid", "names", "count", "facet", "place",
];

/// The head of an experiment file, read without setting up any table.
#[derive(Clone, PartialEq, Debug)]
pub struct Head {
    pub game: String,
    pub title: Both,
    pub question: Both,
    /// The conclusion; empty if there is none yet.
    pub answer: Both,
    pub turn: Option<String>,
}

pub(crate) fn head(text: &str) -> Outcome<Head> {
    let document = parse(text)?;
    let top = Section::new(text, document.get_ref(), 1, KEYS)?;
    let game = top.needed("game")?.0.to_owned();
    Ok(Head {
        title: top.both("title")?.unwrap_or_else(|| Both::same(&game)),
        question: top.both("question")?.unwrap_or_default(),
        answer: top.both("answer")?.unwrap_or_default(),
        turn: top.text("turn")?.map(|(name, _)| name.to_owned()),
        game,
    })
}

fn parse(text: &str) -> Outcome<Spanned<DeTable<'_>>> {
    DeTable::parse(text).map_err(|error| {
        let line = error.span().map_or(1, |span| line_at(text, span.start));
        Problem::new(Message::new("lab-not-toml").with("error", error.message())).at(line)
    })
}

impl Experiment {
    /// Reads and validates a file.
    pub fn read(text: &str) -> Outcome<Experiment> {
        let document = parse(text)?;
        let top = Section::new(text, document.get_ref(), 1, KEYS)?;
        let (id, line) = top.needed("game")?;
        let game = find(id).map_err(|trouble| Problem::new(trouble.0).at(line))?;
        let title = top.both("title")?.unwrap_or_else(|| Both::same(id));
        let line_ups = line_ups(&top, game)?;
        let mut variants = variants(&top, game)?;
        name_variants(&top, &mut variants)?;
        let arms = variants.len() * line_ups.len();
        if arms > MANY_ARMS {
            return Err(Problem::new(Message::new("lab-many-arms").with("arms", arms).with("most", MANY_ARMS)));
        }
        let anatomy = game.anatomy();
        let looks = looks::Looks::read(&top, &anatomy)?;
        let mut metrics = metrics(&top, &looks, game)?;
        let stop = stop(&top, &mut metrics, &looks, game)?;
        let games = top.whole("games")?;
        if let Some((0, line)) = games {
            return Err(Problem::new(Message::new("lab-no-games")).at(line));
        }
        let mut observed = looks.observed;
        let all_random = line_ups.iter().flat_map(|line_up| &line_up.players).all(|player| player.name == "random");
        let every = top.whole("every")?.map(|(every, _)| every.clamp(1, 1_000_000) as u32);
        observed.every = every.unwrap_or(if all_random { EVERY_RANDOM } else { 1 });
        let experiment = Experiment {
            text: text.to_owned(),
            game,
            title,
            question: top.both("question")?.unwrap_or_default(),
            answer: top.both("answer")?.unwrap_or_default(),
            place: top.whole("place")?.map(|(place, _)| place),
            seed: top.whole("seed")?.map_or(1, |(seed, _)| seed),
            games: games.map_or(1000, |(games, _)| games),
            stop,
            variants,
            line_ups,
            metrics,
            counts: looks.counts,
            facets: looks.facets,
            observed,
        };
        experiment.check_tables(&top)?;
        Ok(experiment)
    }

    /// Sets up every arm once, so that contradictory options are refused before anything runs.
    fn check_tables(&self, top: &Section<'_>) -> Outcome {
        let lines = variant_lines(top)?;
        for (index, variant) in self.variants.iter().enumerate() {
            for line_up in &self.line_ups {
                self.game.trials(&variant.options, &line_up.players, line_up.players.len(), &self.observed).map_err(
                    |trouble| {
                        let problem = Problem::of_game(self.game, trouble);
                        problem.at(lines.get(index).or(lines.last()).copied().unwrap_or(1))
                    },
                )?;
            }
        }
        Ok(())
    }

    /// The maximum number of games of all arms together.
    #[must_use]
    pub fn all_games(&self) -> u64 {
        crate::plan::Plan::of(self).all_games()
    }

    /// Games per seating and luck: two where the share of luck is measured, else one.
    #[must_use]
    pub fn replicates(&self) -> usize {
        1 + usize::from(self.metrics.contains(&Metric::Luck))
    }
}

const VARIANT_KEYS: &[&str] = &[];

fn line_ups(top: &Section<'_>, game: &'static dyn AnyGame) -> Outcome<Vec<LineUp>> {
    let mut line_ups = Vec::new();
    for item in top.list("line-ups")? {
        let line = top.at(item);
        let wrong = || Problem::new(Message::new("lab-line-up")).at(line);
        let seats = item.get_ref().as_array().ok_or_else(wrong)?;
        let mut players = Vec::new();
        for seat in seats {
            let text = seat.get_ref().as_str().ok_or_else(wrong)?;
            players.push(player(text, game).map_err(|problem| problem.at(top.at(seat)))?);
        }
        if !game.seats().contains(&players.len()) {
            let message = Message::new("lab-seats").with("given", players.len());
            let message = message.with("least", *game.seats().start()).with("most", *game.seats().end());
            return Err(Problem::new(message).at(line));
        }
        let names: Vec<String> = players.iter().map(player_name).collect();
        let all_same = names.iter().all(|name| *name == names[0]);
        let name = match names.len() {
            1 => names[0].clone(),
            many if all_same => format!("{many} × {}", names[0]),
            _ => names.join(" – "),
        };
        if line_ups.iter().any(|known: &LineUp| known.name == name) {
            return Err(Problem::new(Message::new("lab-twice").with("name", name)).at(line));
        }
        line_ups.push(LineUp { name, players });
    }
    if line_ups.is_empty() {
        return Err(Problem::new(Message::new("lab-missing").with("name", "line-ups")).at(1));
    }
    Ok(line_ups)
}

/// `greedy`, or `greedy 5%` for a player that takes a random action five times out of a hundred.
fn player(text: &str, game: &'static dyn AnyGame) -> Outcome<PlayerSpec> {
    let (name, noise) = match text.split_once(' ') {
        None => (text, 0.0),
        Some((name, share)) => {
            let share = share.trim().strip_suffix('%').and_then(|share| share.trim().parse::<f64>().ok());
            let share = share.filter(|share| (0.0..=100.0).contains(share));
            (name, share.ok_or_else(|| Problem::new(Message::new("lab-noise").with("given", text)))? / 100.0)
        }
    };
    if game.bot(name).is_none() {
        return Err(unknown("lab-unknown-player", name, game.bots().iter().copied()));
    }
    Ok(PlayerSpec { name: name.to_owned(), noise })
}

fn player_name(player: &PlayerSpec) -> String {
    if player.noise > 0.0 { format!("{} {}%", player.name, player.noise * 100.0) } else { player.name.clone() }
}

/// The lines of the variants, in order.
fn variant_lines(top: &Section<'_>) -> Outcome<Vec<usize>> {
    if let Some(value) = top.get("variants") {
        let section = top.table("variants", value, VARIANT_KEYS)?;
        return Ok(section.entries().map(|(_, _, line)| line).collect());
    }
    Ok(top.get("grid").map(|grid| vec![top.at(grid)]).unwrap_or_default())
}

/// Named variants, or all combinations of a grid, or the rulebook's own game.
fn variants(top: &Section<'_>, game: &'static dyn AnyGame) -> Outcome<Vec<Variant>> {
    let variant = |name: &str, words: Vec<(String, String)>, line: usize| -> Outcome<Variant> {
        let options = game.parse_options(&words).map_err(|trouble| Problem::of_game(game, trouble).at(line))?;
        Ok(Variant { name: name.to_owned(), title: Both::same(name), options, words })
    };
    let mut found = Vec::new();
    if let Some(value) = top.get("variants") {
        for (name, value, line) in top.table("variants", value, VARIANT_KEYS)?.entries() {
            let options = top.table(name, value, VARIANT_KEYS)?;
            // Each option alone first, to report the line of the wrong one.
            for (option, value, line) in options.entries() {
                variant(name, vec![(option.to_owned(), typed(value.get_ref()))], line)?;
            }
            let words = options.entries().map(|(option, value, _)| (option.to_owned(), typed(value.get_ref())));
            found.push(variant(name, words.collect(), line)?);
        }
    }
    if let Some(value) = top.get("grid") {
        let grid = top.table("grid", value, VARIANT_KEYS)?;
        let mut rows: Vec<Vec<(String, String)>> = vec![Vec::new()];
        let mut varied = Vec::new();
        for (option, values, line) in grid.entries() {
            let list = values.get_ref().as_array();
            let list =
                list.ok_or_else(|| Problem::new(Message::new("lab-wants-list").with("name", option)).at(line))?;
            let choices: Vec<String> = list.iter().map(|value| typed(value.get_ref())).collect();
            if choices.is_empty() {
                return Err(Problem::new(Message::new("lab-empty").with("name", option)).at(line));
            }
            if let Some(twice) = twice(choices.iter().map(String::as_str)) {
                return Err(Problem::new(Message::new("lab-twice").with("name", twice)).at(line));
            }
            if choices.len() > 1 {
                varied.push(option);
            }
            for choice in &choices {
                variant("", vec![(option.to_owned(), choice.clone())], line)?;
            }
            let with = |row: &Vec<(String, String)>, choice: &String| {
                row.iter().cloned().chain([(option.to_owned(), choice.clone())]).collect()
            };
            rows = rows.iter().flat_map(|row| choices.iter().map(move |choice| with(row, choice))).collect();
            if rows.len() > MANY_ARMS {
                let message = Message::new("lab-many-arms").with("arms", rows.len()).with("most", MANY_ARMS);
                return Err(Problem::new(message).at(line));
            }
        }
        for row in rows {
            found.push(variant(&combination_name(&row, &varied), row, top.at(value))?);
        }
    }
    if found.is_empty() {
        found.push(variant("core", Vec::new(), 1)?);
    }
    Ok(found)
}

/// The name of a combination of a grid: the value of the one option that varies, or of all that do.
fn combination_name(row: &[(String, String)], varied: &[&str]) -> String {
    let told = row.iter().filter(|(option, _)| varied.contains(&option.as_str()));
    let words: Vec<String> = match varied {
        [_] => told.map(|(_, value)| value.clone()).collect(),
        _ => told.map(|(option, value)| format!("{option}={value}")).collect(),
    };
    if words.is_empty() { "grid".to_owned() } else { words.join(" ") }
}

/// Reads the titles of variants in the two languages.
fn name_variants(top: &Section<'_>, variants: &mut [Variant]) -> Outcome {
    let Some(value) = top.get("names") else { return Ok(()) };
    let names = top.table("names", value, &[])?;
    for (name, value, line) in names.entries() {
        let known: Vec<String> = variants.iter().map(|variant| variant.name.clone()).collect();
        let Some(variant) = variants.iter_mut().find(|variant| variant.name == name) else {
            return Err(unknown("lab-unknown-key", name, known.iter().map(String::as_str)).at(line));
        };
        let title = names.table(name, value, &["en", "fr"])?;
        variant.title = Both::new(title.needed("en")?.0, title.needed("fr")?.0);
    }
    Ok(())
}

/// The requested metrics; all of them if none is named.
fn metrics(top: &Section<'_>, looks: &looks::Looks, game: &dyn AnyGame) -> Outcome<Vec<Metric>> {
    let own = |name: &str| {
        let count = looks.counts.iter().position(|count| count.name == name).map(Metric::Count);
        count.or_else(|| looks.facets.iter().position(|facet| facet.name == name).map(Metric::Facet))
    };
    let mut found = Vec::new();
    for item in top.list("metrics")? {
        let line = top.at(item);
        let name = item.get_ref().as_str();
        let name = name.ok_or_else(|| Problem::new(Message::new("lab-wants-text").with("name", "metrics")).at(line))?;
        let metric = Metric::named(name).or_else(|| own(name)).ok_or_else(|| {
            let counts = looks.counts.iter().map(|count| count.name.as_str());
            let facets = looks.facets.iter().map(|facet| facet.name.as_str());
            unknown("lab-unknown-metric", name, NAMES.iter().map(|(name, _)| *name).chain(counts).chain(facets))
                .at(line)
        })?;
        if metric.is_points() && !game.has_points() {
            return Err(Problem::new(Message::new("lab-no-points").with("name", name)).at(line));
        }
        if !found.contains(&metric) {
            found.push(metric);
        }
    }
    if found.is_empty() {
        let generic = NAMES.iter().map(|(_, metric)| *metric).filter(|metric| *metric != Metric::Luck);
        let generic = generic.filter(|metric| !metric.is_points() || game.has_points());
        let counts = (0..looks.counts.len()).map(Metric::Count);
        found = generic.chain(counts).chain((0..looks.facets.len()).map(Metric::Facet)).collect();
    }
    Ok(found)
}

/// The first duplicate name.
fn twice<'a>(names: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let mut known = BTreeSet::new();
    names.into_iter().find(|name| !known.insert(*name))
}

/// The stopping rule. Its metric is added to the requested ones if needed.
fn stop(
    top: &Section<'_>,
    metrics: &mut Vec<Metric>,
    looks: &looks::Looks,
    game: &dyn AnyGame,
) -> Outcome<Option<Stop>> {
    let Some(value) = top.get("stop") else { return Ok(None) };
    let section = top.table("stop", value, &["metric", "within", "decided"])?;
    let (name, line) = section.needed("metric")?;
    let count = || looks.counts.iter().position(|count| count.name == name).map(Metric::Count);
    let Some(wanted) = Metric::named(name).or_else(count).filter(|metric| metric.is_number()) else {
        let generic = NAMES.iter().filter(|(_, metric)| metric.is_number()).map(|(name, _)| *name);
        let counts = looks.counts.iter().map(|count| count.name.as_str());
        return Err(unknown("lab-unknown-metric", name, generic.chain(counts)).at(line));
    };
    if wanted.is_points() && !game.has_points() {
        return Err(Problem::new(Message::new("lab-no-points").with("name", name)).at(line));
    }
    let metric = metrics.iter().position(|metric| *metric == wanted).unwrap_or_else(|| {
        metrics.push(wanted);
        metrics.len() - 1
    });
    let positive = |found: Option<(f64, usize)>| match found {
        Some((number, line)) if number <= 0.0 => Err(Problem::new(Message::new("lab-stop")).at(line)),
        found => Ok(found.map(|(number, _)| number)),
    };
    let when = match (positive(section.number("within")?)?, positive(section.number("decided")?)?) {
        (Some(within), None) => When::Within(within),
        (None, Some(least)) => When::Decided(least),
        _ => return Err(Problem::new(Message::new("lab-stop")).at(top.at(value))),
    };
    Ok(Some(Stop { metric, when }))
}
