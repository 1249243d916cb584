//! Regenerates `docs/strength.md`, the strength of the bots, from games that `galerne arena` plays.

use crate::{count::built_program, shell};
use anyhow::{Context as _, Result};
use serde::Deserialize;
use serde_json::Value;
use std::{borrow::Cow, collections::BTreeMap, fmt::Write as _, fs, path::Path};

const FILE: &str = "docs/strength.md";
/// The games, their matches and the text around the tables.
const PLAN: &str = "docs/strength.toml";
/// No match is longer, whatever the time.
const MOST_GAMES: &str = "6000";

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Plan {
    head: String,
    foot: String,
    #[serde(rename = "game")]
    games: Vec<Game>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    id: String,
    title: String,
    /// How people read a result.
    #[serde(default = "points")]
    unit: String,
    /// Results are counted against the player there: turns.
    #[serde(default)]
    negative: bool,
    matches: Vec<Match>,
}

fn points() -> String {
    "points".to_owned()
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Match {
    /// What is played, in the words of the table.
    what: String,
    players: String,
    #[serde(default)]
    arguments: Vec<String>,
}

fn plan(root: &Path) -> Result<Plan> {
    let text = fs::read_to_string(root.join(PLAN)).with_context(|| format!("cannot read {PLAN}"))?;
    toml::from_str(&text).with_context(|| PLAN.to_owned())
}

/// Plays the matches, each for that many seconds (none at all with 0), and writes the file from all results that are kept.
pub(crate) fn run(root: &Path, seconds: u64, only: Option<&str>) -> Result<()> {
    let folder = root.join("target/strength");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let plan = plan(root)?;
    if seconds > 0 {
        shell::cargo(root, &["build", "--release", "--locked", "--package", "galerne"], &[])?;
        let program = built_program(root)?;
        for game in plan.games.iter().filter(|game| only.is_none_or(|only| only == game.id)) {
            for row in &game.matches {
                play(root, &program, game, row, seconds, &folder.join(name_of(game, row)))?;
            }
        }
    }
    let mut played = BTreeMap::new();
    for (game, row) in plan.games.iter().flat_map(|game| game.matches.iter().map(move |row| (game, row))) {
        let result = folder.join(name_of(game, row));
        if let Ok(kept) = fs::read_to_string(&result) {
            let kept: Value =
                serde_json::from_str(&kept).with_context(|| format!("{} is no JSON", result.display()))?;
            let mut text = String::new();
            tell(game, row, &kept, &mut text);
            played.insert(command_of(game, row), text);
        }
    }
    let file = root.join(FILE);
    let before = fs::read_to_string(&file).unwrap_or_default();
    fs::write(&file, page(&plan, &played, &before)).with_context(|| format!("cannot write {FILE}"))
}

/// The whole page. A match that was not played here keeps the table that the page has of it; one that was never played has none.
fn page(plan: &Plan, played: &BTreeMap<String, String>, before: &str) -> String {
    let before = tables(before);
    let mut text = plan.head.clone();
    for game in &plan.games {
        let _ = write!(text, "\n## {}\n", game.title);
        for row in &game.matches {
            let command = command_of(game, row);
            if let Some(table) = played.get(&command).or_else(|| before.get(&command)) {
                text.push_str(table);
            }
        }
    }
    text.push('\n');
    text.push_str(&plan.foot);
    text
}

/// What the arena is told, the number of games apart.
fn command_of(game: &Game, row: &Match) -> String {
    let words = row.arguments.iter().map(|word| format!(" {word}")).collect::<String>();
    format!("{} --players {}{words}", game.id, row.players)
}

/// The tables of a page, by the command at their foot.
fn tables(page: &str) -> BTreeMap<String, String> {
    let mut tables = BTreeMap::new();
    let mut table = String::new();
    for line in page.lines() {
        if line.starts_with("**") {
            table = "\n".to_owned();
        }
        table.push_str(line);
        table.push('\n');
        if let Some(command) = line.strip_prefix("`galerne arena ").and_then(|line| line.strip_suffix('`'))
            && let Some((before, after)) = command.split_once(" --games ")
        {
            let rest = after.split_once(' ').map(|(_, rest)| format!(" {rest}")).unwrap_or_default();
            tables.insert(format!("{before}{rest}"), std::mem::take(&mut table));
        }
    }
    tables
}

fn name_of(game: &Game, row: &Match) -> String {
    let words = [&game.id, &row.players].into_iter().chain(&row.arguments).map(String::as_str);
    let words = words.collect::<Vec<_>>().join("-");
    let words: String = words.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    words + ".json"
}

fn play(root: &Path, program: &str, game: &Game, row: &Match, seconds: u64, result: &Path) -> Result<()> {
    let (seconds, file) = (seconds.to_string(), result.to_string_lossy().into_owned());
    let mut arguments = vec!["arena", &game.id, "--players", &row.players, "--games", MOST_GAMES];
    arguments.extend(["--seconds", &seconds, "--resume", &file]);
    arguments.extend(row.arguments.iter().map(String::as_str));
    println!("$ galerne {}", arguments.join(" "));
    println!("{}", shell::capture(root, program, &arguments, &[])?);
    Ok(())
}

/// One match as a table, and how to play it again.
fn tell(game: &Game, row: &Match, result: &Value, text: &mut String) {
    let report = &result["report"];
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let sign = if game.negative { -1.0 } else { 1.0 };
    let (games, groups) = (number(&report["games"]), number(&report["groups"]));
    let _ = write!(
        text,
        "\n**{}**: {games} games on {groups} lucks.\n\n| player | share of victories | won | {} | thought |\n|---|---|---|---|---|\n",
        row.what, game.unit
    );
    for (place, line) in list(&report["players"]).enumerate() {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {:.2} ± {:.2} | {} |",
            pretty(line["player"].as_str().unwrap_or_default()),
            percent(&line["points"]),
            percent(&line["won"]),
            sign * number(&line["score"][0]),
            number(&line["score"][1]),
            times(&result["thought"][place]),
        );
    }
    for pair in list(&report["pairs"]) {
        let player = |place: usize| pretty(pair["players"][place].as_str().unwrap_or_default());
        let _ = write!(
            text,
            "\n{} against {}: {}, Elo {:+.0} ({:+.0} … {:+.0}), {} {:+.2} ± {:.2}.",
            player(0),
            player(1),
            percent(&pair["share"]),
            number(&pair["elo"]),
            number(&pair["elo_from"]),
            number(&pair["elo_to"]),
            game.unit,
            sign * number(&pair["score"][0]),
            number(&pair["score"][1]),
        );
    }
    if report["bound"].is_array() {
        let _ = write!(
            text,
            "\n{}: {:.2} ± {:.2} {}.",
            result["yardstick"].as_str().unwrap_or("The yardstick"),
            sign * number(&report["bound"][0]),
            number(&report["bound"][1]),
            game.unit
        );
    }
    let words = row.arguments.iter().map(|word| format!(" {word}")).collect::<String>();
    let _ = write!(text, "\n\n`galerne arena {} --players {} --games {games}{words}`\n", game.id, row.players);
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Mean and longest thought; nothing where no time was counted.
fn times(thought: &Value) -> String {
    match (thought["mean_ms"].as_f64(), thought["longest_ms"].as_f64()) {
        (Some(mean), Some(longest)) => format!("{mean:.1} ms, at most {longest:.0} ms"),
        _ => "–".to_owned(),
    }
}

fn percent(estimate: &Value) -> String {
    let number = |place: usize| 100.0 * estimate[place].as_f64().unwrap_or(f64::NAN);
    format!("{:.1} % ± {:.1}", number(0), number(1))
}

fn pretty(bot: &str) -> Cow<'_, str> {
    match bot {
        "habitue" => "*habitué*".into(),
        "novice" => "*novice*".into(),
        // The newest, or a version such as `maitre@1`.
        _ => match bot.strip_prefix("maitre") {
            Some(version) => format!("*maître{version}*").into(),
            None => bot.into(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;
    use std::collections::BTreeSet;

    #[test]
    fn a_match_is_told_with_its_numbers_and_its_command() {
        let result = json!({
            "report": {
                "games": 4, "groups": 2,
                "players": [{ "player": "maitre", "points": [0.75, 0.1], "won": [0.7, 0.1], "score": [-26.9, 0.3] }],
                "pairs": [{ "players": ["maitre", "habitue"], "share": [0.75, 0.1], "elo": 190.8, "elo_from": 100.0,
                            "elo_to": 280.0, "score": [4.5, 0.5] }],
                "bound": [-22.3, 0.2],
            },
            "yardstick": "A clairvoyant on the same lucks",
            "thought": [{ "mean_ms": 1.0, "longest_ms": 2.0 }],
        });
        let plan = plan(&crate::tree::root().unwrap()).unwrap();
        let mut text = String::new();
        tell(&plan.games[0], &plan.games[0].matches[1], &result, &mut text);
        for part in [
            "4 games on 2 lucks",
            "| *maître* | 75.0 % ± 10.0 | 70.0 % ± 10.0 | 26.90 ± 0.30 | 1.0 ms, at most 2 ms |",
            "*maître* against *habitué*: 75.0 % ± 10.0, Elo +191 (+100 … +280), turns -4.50 ± 0.50.",
            "A clairvoyant on the same lucks: 22.30 ± 0.20 turns",
            "`galerne arena sail-race --players maitre,habitue --games 4`",
        ] {
            assert!(text.contains(part), "{part} is missing in {text}");
        }
    }

    /// Nothing of the page is written by hand: it follows from the plan and from the tables that it holds.
    #[test]
    fn the_page_is_what_the_plan_and_its_tables_make() {
        let root = crate::tree::root().unwrap();
        let before = fs::read_to_string(root.join(FILE)).unwrap();
        let plan = plan(&root).unwrap();
        assert_eq!(page(&plan, &BTreeMap::new(), &before), before, "run `cargo xtask strength --seconds 0`");
        assert!(tables(&before).len() > 10, "the tables are found by their commands");
        // A table that was played anew takes the place of the old one, and its neighbours stay.
        let command = command_of(&plan.games[0], &plan.games[0].matches[1]);
        let anew = "\n**anew**\n\n`galerne arena sail-race --players maitre,habitue --games 2`\n";
        let after = page(&plan, &BTreeMap::from([(command.clone(), anew.to_owned())]), &before);
        let (before, after) = (tables(&before), tables(&after));
        assert_eq!(after[&command], anew);
        assert!(before.iter().all(|(of, table)| *of == command || after[of] == *table));
    }

    #[test]
    fn versions_are_told_as_such() {
        assert_eq!(["maitre", "maitre@2", "greedy"].map(pretty), ["*maître*", "*maître@2*", "greedy"]);
    }

    #[test]
    fn no_two_matches_share_a_file() {
        let plan = plan(&crate::tree::root().unwrap()).unwrap();
        let mut names = BTreeSet::new();
        for (game, row) in plan.games.iter().flat_map(|game| game.matches.iter().map(move |row| (game, row))) {
            assert!(names.insert(name_of(game, row)), "{}", name_of(game, row));
        }
    }
}
