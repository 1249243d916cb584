//! Documents that lead through the code name only files, folders and functions that exist, and `docs/architecture.md` no file that
//! could be two. In a table with a column for each game a path is in the folder of its column's game.

use crate::{
    findings::Findings,
    rust_source::pattern,
    tree::{Tree, line_of},
};
use regex_lite::Regex;
use std::{collections::BTreeSet, sync::LazyLock};

const ARCHITECTURE: &str = "docs/architecture.md";
const MAPS: [&str; 2] = [ARCHITECTURE, "docs/adding-a-game.md"];

/// A file in backticks: the end of its path is enough.
static FILE: LazyLock<Regex> = LazyLock::new(|| pattern(r"`([\w./-]+\.(?:rs|js|mjs|ts|css|ftl|json|toml|md))`"));
/// A folder in backticks, by two names or more of its path, or by one with a slash behind it.
static FOLDER: LazyLock<Regex> = LazyLock::new(|| pattern(r"`((?:[\w-]+/)+[\w-]*)`"));
/// Anything in backticks, in a cell of a table.
static CODE: LazyLock<Regex> = LazyLock::new(|| pattern(r"`([^`]+)`"));
/// A path of Rust in backticks: its last name is declared somewhere.
static ITEM: LazyLock<Regex> = LazyLock::new(|| pattern(r"`(?:\w+::)+(\w+)`"));
static DECLARED: LazyLock<Regex> =
    LazyLock::new(|| pattern(r"\b(?:fn|struct|enum|trait|type|const|static|mod|macro_rules!)\s+(\w+)"));

pub(super) fn check(tree: &Tree) -> Findings {
    let mut findings = Findings::default();
    let declared: BTreeSet<&str> = tree
        .iter()
        .filter(|(path, _)| path.ends_with(".rs"))
        .flat_map(|(_, text)| DECLARED.captures_iter(text).filter_map(|found| Some(found.get(1)?.as_str())))
        .collect();
    for (path, text) in MAPS.iter().filter_map(|path| Some((*path, tree.get(path)?))) {
        let cells = cells_of_games(tree, text);
        let mut fail = |at: usize, why: String| findings.fail(format!("{path}:{}", line_of(text, at)), why);
        for file in FILE.captures_iter(text).filter_map(|found| found.get(1)) {
            let end = format!("/{}", file.as_str());
            let leads_to = |known: &&str| *known == file.as_str() || known.ends_with(&end);
            let found: Vec<&str> = tree.iter().map(|(known, _)| known).filter(leads_to).collect();
            if found.is_empty() {
                fail(file.start(), format!("leads to {}, which does not exist", file.as_str()));
            }
            // What begins with `src` is in the folder of each game.
            let elsewhere: Vec<&str> = found.into_iter().filter(|known| !is_of_a_game(known)).collect();
            let is_in_column = cells.iter().any(|(line, ..)| *line == line_of(text, file.start()));
            if path == ARCHITECTURE && elsewhere.len() > 1 && !file.as_str().starts_with("src/") && !is_in_column {
                fail(file.start(), format!("leads to {}, which may be {}", file.as_str(), elsewhere.join(" or ")));
            }
        }
        for item in ITEM.captures_iter(text).filter_map(|found| found.get(1)) {
            if !declared.contains(item.as_str()) {
                fail(item.start(), format!("names {}, which no Rust source declares", item.as_str()));
            }
        }
        for folder in FOLDER.captures_iter(text).filter_map(|found| found.get(1)) {
            let inside = format!("{}/", folder.as_str().trim_end_matches('/'));
            let below = format!("/{inside}");
            if !tree.iter().any(|(known, _)| known.starts_with(&inside) || known.contains(&below)) {
                fail(folder.start(), format!("leads to {inside}, which does not exist"));
            }
        }
        for (line, game, cell) in &cells {
            for file in misplaced(tree, game, cell) {
                findings.fail(format!("{path}:{line}"), format!("leads to {file}, which {game} does not have"));
            }
        }
    }
    findings
}

/// The cells in columns of games, each with its line and its game.
fn cells_of_games<'a>(tree: &Tree, text: &'a str) -> Vec<(usize, String, &'a str)> {
    let games = tree.crates_in("games/");
    let (mut columns, mut found) = (Vec::new(), Vec::new());
    for (line, row) in text.lines().enumerate().map(|(index, row)| (index + 1, row)) {
        let Some(row) = row.strip_prefix('|') else {
            columns.clear();
            continue;
        };
        let cells = row.trim_end_matches('|').split('|');
        if columns.is_empty() {
            columns = cells.map(|cell| cell.trim().trim_matches('`').to_owned()).collect();
        } else {
            let of_games = columns.iter().zip(cells).filter(|(column, _)| games.contains(&column.as_str()));
            found.extend(of_games.map(|(game, cell)| (line, game.clone(), cell)));
        }
    }
    found
}

/// The paths in such a cell that are neither in the game's folder nor in its `src`.
fn misplaced<'a>(tree: &Tree, game: &str, cell: &'a str) -> Vec<&'a str> {
    let is_missing = |file: &&str| {
        let places = [format!("games/{game}/src/{file}"), format!("games/{game}/{file}")];
        let stands = |place: &String| {
            tree.iter().any(|(known, _)| known == place || place.ends_with('/') && known.starts_with(place))
        };
        !places.iter().any(stands)
    };
    CODE.captures_iter(cell).filter_map(|code| Some(code.get(1)?.as_str())).filter(is_missing).collect()
}

/// Every game has files of the same names, so a name of one stands for those of all.
fn is_of_a_game(path: &str) -> bool {
    ["games/", "examples/", "xtask/template/"].iter().any(|shelf| path.starts_with(shelf))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_found_by_the_end_of_their_path() {
        let text = "`tidy/maps.rs`, `maps.rs`, `xtask/src/tidy/maps.rs`, `lab/*.toml`\n`aps.rs`\n";
        let tree = Tree::from([("docs/architecture.md", text), ("xtask/src/tidy/maps.rs", "")]);
        assert_eq!(check(&tree).failures(), ["docs/architecture.md:2: leads to aps.rs, which does not exist"]);
    }

    #[test]
    fn a_file_that_could_be_two_is_named() {
        let files = [("crates/a/src/host.rs", ""), ("crates/b/tests/host.rs", ""), ("games/nim/src/host.rs", "")];
        let check = |text| check(&files.into_iter().chain([(ARCHITECTURE, text)]).collect()).failures().to_vec();
        assert_eq!(check("`a/src/host.rs` `src/host.rs` `nim/src/host.rs`"), [""; 0]);
        assert_eq!(
            check("`host.rs`"),
            ["docs/architecture.md:1: leads to host.rs, which may be crates/a/src/host.rs or crates/b/tests/host.rs"]
        );
    }

    #[test]
    fn a_path_is_in_the_game_of_its_column() {
        let text = "| | `nim` | `go` |\n|---|---|---|\n| bot | `bots/a.rs`, `bots/` | `bots/a.rs` |\n\n| `go` |\n|---|\n| `data/b.toml` |\n";
        let files = [
            (ARCHITECTURE, text),
            ("games/nim/src/bots/a.rs", ""),
            ("games/nim/Cargo.toml", ""),
            ("games/go/Cargo.toml", ""),
            ("games/go/data/b.toml", ""),
        ];
        assert_eq!(
            check(&Tree::from(files)).failures(),
            ["docs/architecture.md:3: leads to bots/a.rs, which go does not have"]
        );
    }

    #[test]
    fn what_is_named_by_its_path_is_declared() {
        let text = "`Host::tell_soon`, `catalog::Machine`, `Judge::Insight`\n`Host::execute`";
        let code =
            "trait Judge { type Insight; }\npub struct Machine;\nimpl Host { fn tell_soon() {} }\nfn executed() {}";
        assert_eq!(
            check(&Tree::from([(ARCHITECTURE, text), ("crates/a/src/host.rs", code)])).failures(),
            ["docs/architecture.md:2: names execute, which no Rust source declares"]
        );
    }

    #[test]
    fn folders_and_texts_are_found_too() {
        let text = "`src/rules`, `rules/`, `games/nim/texts/en.ftl`, `a/<b>`, `tests/rules/`\n`texts/fr.ftl`";
        let files = [("games/nim/src/rules/a.rs", ""), ("games/nim/texts/en.ftl", ""), (ARCHITECTURE, text)];
        assert_eq!(
            check(&Tree::from(files)).failures(),
            [
                "docs/architecture.md:2: leads to texts/fr.ftl, which does not exist",
                "docs/architecture.md:1: leads to tests/rules/, which does not exist"
            ]
        );
    }
}
