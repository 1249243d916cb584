//! Generates `docs/map.md`: every file of a game with the first sentence of its documentation. The check fails when the map is out of date.

use crate::{findings::Findings, tree::Tree};
use std::{collections::BTreeMap, fmt::Write as _};

pub(crate) const MAP: &str = "docs/map.md";

const HEAD: &str = "# Where everything of a game is\n\n\
    Each file of each game with the first sentence it says of itself, written by `cargo xtask map`; `cargo xtask tidy` fails where it is old. What the folders are for is in\n\
    [architecture.md](architecture.md#a-games-folder). A rule and its test are found by its id: `git grep -iE 'hc[-_]10[._]4'`.\n";

/// Folders of many files of one kind: one row for all.
const KEPT: [(&str, &str); 4] = [
    ("nets/", "Networks that judge positions, each with its manifest"),
    ("tests/records/", "Kept records of whole games, which must replay"),
    ("tests/playthroughs/", "Kept logs of whole games, entry by entry"),
    ("tests/vectors/", "Tables of the specification that only tests read"),
];

/// The map as the tree says it.
pub(crate) fn write(tree: &Tree) -> String {
    let mut games: BTreeMap<&str, BTreeMap<(&str, &str), String>> = BTreeMap::new();
    for (path, text) in tree.iter() {
        let Some((game, file)) = path.strip_prefix("games/").and_then(|rest| rest.split_once('/')) else { continue };
        let kept = KEPT.iter().find(|(folder, _)| file.starts_with(folder));
        let (row, sentence) =
            kept.map_or_else(|| (file, sentence(file, text)), |(folder, what)| (*folder, (*what).to_owned()));
        // Files of a folder stay together, those beside the folders first.
        let folder = row.trim_end_matches('/').rsplit_once('/').map_or("", |(folder, _)| folder);
        games.entry(game).or_default().insert((folder, row), sentence);
    }
    let mut map = HEAD.to_owned();
    for (game, rows) in games {
        let _ = write!(map, "\n## {game}\n\n| `games/{game}/` | |\n|---|---|\n");
        for ((_, row), sentence) in rows.iter().filter(|((_, row), _)| *row != "Cargo.toml") {
            let _ = writeln!(map, "| `{row}` | {sentence} |");
        }
    }
    map
}

/// What a file says of itself: a module by its documentation, an experiment by its question, data by its first comment.
fn sentence(file: &str, text: &str) -> String {
    match file {
        "lesson/record.json" => "The moves and dice that the lesson replays".to_owned(),
        "texts/en.ftl" => "All sentences in English".to_owned(),
        "texts/fr.ftl" => "All sentences in French".to_owned(),
        _ if file.ends_with(".rs") => first_sentence(text, "//!"),
        _ if file.starts_with("lab/") => question(text).unwrap_or_default(),
        _ if file.starts_with("editions/") => quoted(text, "note = \"").unwrap_or_default(),
        _ if file.starts_with("tests/") && file.ends_with(".json") => "A game that tests of drawings replay".to_owned(),
        _ if file.ends_with(".csv") => "Numbers that the example of the same name writes".to_owned(),
        _ => first_sentence(text, "#"),
    }
}

/// `question = { en = "…", …`
fn question(text: &str) -> Option<String> {
    quoted(text, "question = { en = \"")
}

/// What stands after these words, up to the next quotation mark.
fn quoted(text: &str, after: &str) -> Option<String> {
    let line = text.lines().find_map(|line| line.strip_prefix(after))?;
    Some(line.split_once('"')?.0.trim_end_matches('.').replace('|', "\\|"))
}

pub(super) fn check(tree: &Tree) -> Findings {
    let mut findings = Findings::default();
    if tree.get(MAP) != Some(&write(tree)) {
        findings.fail(MAP, "is not what the tree says: `cargo xtask map` writes it");
    }
    for row in write(tree).lines().filter(|line| line.ends_with(" |  |")) {
        findings.fail(MAP, format!("{row} has no sentence: a file says in its first comment what it holds"));
    }
    findings
}

/// The first sentence of the comment that a file begins with, on one line, as a cell of a table.
fn first_sentence(text: &str, comment: &str) -> String {
    let lines =
        text.lines().map_while(|line| line.strip_prefix(comment)).map(str::trim).take_while(|line| !line.is_empty());
    let words = lines.collect::<Vec<_>>().join(" ");
    // A point after "e.g" or inside a path ends no sentence; one before a space and a capital does.
    let end = words.match_indices(". ").map(|(at, _)| at).find(|at| words[at + 2..].starts_with(char::is_uppercase));
    words[..end.unwrap_or(words.len())].trim_end_matches('.').replace('|', "\\|")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_that_is_old_fails() {
        let files = [
            ("games/nim/src/rules/turn.rs", "//! Turns: who takes. Then more.\n//!\n//! And more.\nfn a() {}\n"),
            ("games/nim/lab/a.toml", "# A\nquestion = { en = \"Who wins?\", fr = \"Qui gagne ?\" }\n"),
            ("games/nim/tests/records/b.json", "{}"),
            ("games/nim/tests/records/c.json", "{}"),
        ];
        let tree = files.into_iter().collect();
        let map = write(&tree);
        let rows = "| `lab/a.toml` | Who wins? |\n| `src/rules/turn.rs` | Turns: who takes |\n\
                    | `tests/records/` | Kept records of whole games, which must replay |\n";
        assert!(map.ends_with(&format!("## nim\n\n| `games/nim/` | |\n|---|---|\n{rows}")), "{map}");
        assert_eq!(check(&tree).failures().len(), 1);
        assert_eq!(check(&files.into_iter().chain([(MAP, map.as_str())]).collect()).failures(), [""; 0]);
    }

    #[test]
    fn a_sentence_may_run_over_lines() {
        assert_eq!(first_sentence("//! One a | b\n//! two.\n//!\n//! Three.\n", "//!"), "One a \\| b two");
    }
}
