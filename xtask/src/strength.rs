//! How strong the bots are: `docs/strength.md`, written anew from games that `galerne arena` plays.

use crate::{count::built_program, shell};
use anyhow::{Context as _, Result};
use serde_json::Value;
use std::{fmt::Write as _, fs, path::Path};

const FILE: &str = "docs/strength.md";
/// No match is longer, whatever the time.
const MOST_GAMES: &str = "6000";

/// One match of the table.
struct Row {
    game: &'static str,
    /// What is played, in the words of the table.
    what: &'static str,
    arguments: &'static [&'static str],
    players: &'static str,
    /// How people read a result.
    unit: &'static str,
    /// Results are counted against the player there: turns.
    negative: bool,
}

const fn row(game: &'static str, what: &'static str, arguments: &'static [&'static str], players: &'static str) -> Row {
    Row { game, what, arguments, players, unit: "points", negative: false }
}

const fn in_turns(what: &'static str, arguments: &'static [&'static str], players: &'static str) -> Row {
    Row { game: "sail-race", what, arguments, players, unit: "turns", negative: true }
}

const UP: &str = "maitre,habitue";
const LOW: &str = "habitue,novice";

const ROWS: &[Row] = &[
    in_turns("two boats, core rules", &[], UP),
    in_turns("two boats, core rules", &[], LOW),
    in_turns("two boats, turning costs (A11)", &["--preset", "A11"], UP),
    in_turns("two boats, turning costs (A11)", &["--preset", "A11"], LOW),
    in_turns("two boats, spinnaker (A13)", &["--preset", "A13"], UP),
    in_turns("alone, core rules", &["--solo"], "maitre,habitue,novice,greedy"),
    row("pluvionautes", "two players", &[], UP),
    row("pluvionautes", "two players", &[], LOW),
    row("pluvionautes", "four players", &["--seats", "4"], UP),
    row("onb", "two players", &[], UP),
    row("onb", "two players", &[], LOW),
    row("horde", "alone, core rules", &["--solo"], "maitre,habitue,novice"),
    row("horde", "two Hordes", &[], UP),
    row("horde", "two Hordes", &[], LOW),
    row("windwalkers", "campaign, alone", &["--solo"], "maitre,habitue,novice"),
    row("connect-four", "two players", &[], UP),
    row("connect-four", "two players", &[], LOW),
];

const HEAD: &str = "# How strong the bots are

Written by `cargo xtask strength`; every line can be played again with the command at its foot. Bots play on the same luck, each in every
place. Intervals cover 95 % and are computed from groups of games that share their luck. Results are on the game's own scale; *thought* is the
mean and the longest time of a decision on one core, counted only while the bot itself was running. The number of games is what the
machine had time for: read the intervals, not the digits.

*novice* makes human mistakes, *habitué* plays by the game's own glance, *maître* is the strongest that fits well under a second:
the exact solution in Sail Race, the turn planner in La Horde, a plan of the whole chapter in Windwalkers, whole turns imagined to their end in ONB,
a plan of the turn in Pluvionautes, a search elsewhere.
";

const TITLES: &[(&str, &str)] = &[
    ("sail-race", "Sail Race"),
    ("pluvionautes", "Pluvionautes"),
    ("onb", "ONB"),
    ("horde", "La Horde du Contrevent"),
    ("windwalkers", "Windwalkers"),
    ("connect-four", "Connect four (reference)"),
];

/// What cannot be played, only computed.
const FOOT: &str = "
## Yardsticks

- **Sail Race.** Par, the value of the exact solution averaged over the 36 first winds, is 26.90 turns on the published map (`cargo run --release -p
  galerne-sail-race --example par`). The clairvoyant, who knows all weather beforehand, needed 22.3 ± 1.4 turns on 30 lucks. Every debrief shows both.
- **Windwalkers.** The line under its table is the *maître* in a gentler game where every power is ready before every contre: a reference, not a
  proof, since surpassement has no end. The author's own best games scored 34 and 56; his highest band begins at 71.
- **Pluvionautes.** The line under each table is what the cards dealt could bring at most, the seats' mean.
- **La Horde.** Nobody lost and one card a turn is 143 points, whatever the luck. The specification's turn planner wins 29.9 % of its games; one
  that sees face-down cards, 49 %.
- **ONB** has none: with the dice known beforehand another plan throws other dice, so there is no one luck to be clairvoyant about.
";

/// Play the matches, each for so many seconds (none at all with 0), and write the file from what is then known.
pub(crate) fn run(root: &Path, seconds: u64, only: Option<&str>) -> Result<()> {
    let folder = root.join("target/strength");
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    if seconds > 0 {
        shell::cargo(root, &["build", "--release", "--locked", "--package", "galerne"], &[])?;
        let program = built_program(root)?;
        for row in ROWS.iter().filter(|row| only.is_none_or(|only| only == row.game)) {
            play(root, &program, row, seconds, &folder.join(name_of(row)))?;
        }
    }
    let mut text = HEAD.to_owned();
    for (game, title) in TITLES {
        let _ = write!(text, "\n## {title}\n");
        for row in ROWS.iter().filter(|row| row.game == *game) {
            let result = folder.join(name_of(row));
            // A match that was never played has nothing to tell.
            let Ok(kept) = fs::read_to_string(&result) else { continue };
            let kept: Value =
                serde_json::from_str(&kept).with_context(|| format!("{} is no JSON", result.display()))?;
            tell(row, &kept, &mut text);
        }
    }
    text.push_str(FOOT);
    fs::write(root.join(FILE), text).with_context(|| format!("cannot write {FILE}"))
}

fn name_of(row: &Row) -> String {
    let words = [row.game, row.players].into_iter().chain(row.arguments.iter().copied()).collect::<Vec<_>>().join("-");
    let words: String = words.chars().map(|letter| if letter.is_ascii_alphanumeric() { letter } else { '-' }).collect();
    words + ".json"
}

fn play(root: &Path, program: &str, row: &Row, seconds: u64, result: &Path) -> Result<()> {
    let (seconds, file) = (seconds.to_string(), result.to_string_lossy().into_owned());
    let mut arguments = vec!["arena", row.game, "--players", row.players, "--games", MOST_GAMES];
    arguments.extend(["--seconds", &seconds, "--resume", &file]);
    arguments.extend(row.arguments);
    println!("$ galerne {}", arguments.join(" "));
    println!("{}", shell::capture(root, program, &arguments, &[])?);
    Ok(())
}

/// One match as a table, and how to play it again.
fn tell(row: &Row, result: &Value, text: &mut String) {
    let report = &result["report"];
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    let sign = if row.negative { -1.0 } else { 1.0 };
    let (games, groups) = (number(&report["games"]), number(&report["groups"]));
    let _ = write!(
        text,
        "\n**{}**: {games} games on {groups} lucks.\n\n| player | share of victories | won | {} | thought |\n|---|---|---|---|---|\n",
        row.what, row.unit
    );
    for (line, thought) in list(&report["players"]).zip(list(&result["thought"])) {
        let _ = writeln!(
            text,
            "| {} | {} | {} | {:.2} ± {:.2} | {:.1} ms, at most {:.0} ms |",
            pretty(line["player"].as_str().unwrap_or_default()),
            percent(&line["points"]),
            percent(&line["won"]),
            sign * number(&line["score"][0]),
            number(&line["score"][1]),
            number(&thought["mean_ms"]),
            number(&thought["longest_ms"]),
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
            row.unit,
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
            row.unit
        );
    }
    let words = row.arguments.iter().map(|word| format!(" {word}")).collect::<String>();
    let _ = write!(text, "\n\n`galerne arena {} --players {} --games {games}{words}`\n", row.game, row.players);
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn percent(estimate: &Value) -> String {
    let number = |place: usize| 100.0 * estimate[place].as_f64().unwrap_or(f64::NAN);
    format!("{:.1} % ± {:.1}", number(0), number(1))
}

fn pretty(bot: &str) -> &str {
    match bot {
        "habitue" => "*habitué*",
        "maitre" => "*maître*",
        "novice" => "*novice*",
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

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
        let mut text = String::new();
        tell(&ROWS[0], &result, &mut text);
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

    #[test]
    fn no_two_rows_share_a_file() {
        for (index, row) in ROWS.iter().enumerate() {
            assert!(ROWS[..index].iter().all(|other| name_of(other) != name_of(row)), "{}", name_of(row));
            assert!(TITLES.iter().any(|(game, _)| *game == row.game), "{} has no title", row.game);
        }
    }
}
