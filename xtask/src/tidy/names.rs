//! One folder and one line: a game is named in its own folder and in the catalog, and by no other crate.
//!
//! Code, string literals, build scripts and dependencies count. Tests, examples and comments may name a game.

use crate::{
    findings::Findings,
    rust_source::{RustSource, pattern},
    tree::{Tree, line_of},
};
use regex_lite::Regex;
use std::sync::LazyLock;
use toml::Table;

/// The folders of games.
const SHELVES: [&str; 2] = ["games/", "examples/"];
/// The crates that may name them: the list, and the tests of what reads untrusted input.
const MAY_NAME: [&str; 2] = ["crates/catalog/", "fuzz/"];
/// A comment on the same line that marks a word of the language.
const NOT_THE_GAME: &str = "not the game";

static WORD: LazyLock<Regex> = LazyLock::new(|| pattern(r"[A-Z]+[a-z0-9]*|[a-z0-9]+"));
static IDENTIFIER: LazyLock<Regex> = LazyLock::new(|| pattern(r"[A-Za-z_]\w*"));

pub(super) fn check(tree: &Tree) -> Findings {
    let mut findings = Findings::default();
    let games: Vec<Vec<String>> = SHELVES.iter().flat_map(|shelf| tree.crates_in(shelf)).map(words).collect();
    let named = |text: &str| {
        let words = words(text);
        games
            .iter()
            .find(|game| words.windows(game.len()).any(|window| window == game.as_slice()))
            .map(|game| game.join("-"))
    };
    for (path, text) in tree.iter().filter(|(path, _)| is_held_to_it(path)) {
        let mut fail = |line: usize, game: &str| {
            findings.fail(format!("{path}:{line}"), format!("names the game {game}: only the catalog does"));
        };
        if path.ends_with("/Cargo.toml") {
            for game in dependencies(text).iter().filter_map(|name| named(name)) {
                fail(1, &game);
            }
            continue;
        }
        let source = RustSource::read(text);
        let shipped = source.shipped();
        for found in IDENTIFIER.find_iter(&shipped) {
            if let Some(game) = named(found.as_str()) {
                fail(line_of(&shipped, found.start()), &game);
            }
        }
        let is_excused = |line: usize| {
            source.comments.iter().any(|comment| comment.line == line && comment.text.contains(NOT_THE_GAME))
        };
        for literal in source.literals.iter().filter(|literal| source.ships(&shipped, literal.line)) {
            if let Some(game) = named(&literal.text).filter(|_| !is_excused(literal.line)) {
                fail(literal.line, &game);
            }
        }
    }
    findings
}

/// The words of a name, whatever joins them: `SailRace`, `SAIL_RACE` and `galerne-sail-race` hold the same two.
fn words(name: &str) -> Vec<String> {
    WORD.find_iter(name).map(|word| word.as_str().to_lowercase()).collect()
}

/// Whether a file is a manifest, a build script or the shipped source of a crate that must not name games.
fn is_held_to_it(path: &str) -> bool {
    let parts: Vec<&str> = path.split('/').collect();
    let inside = match parts[..] {
        ["crates", _, ..] => &parts[2..],
        ["xtask", ..] => &parts[1..],
        _ => return false,
    };
    let is_source =
        path.ends_with(".rs") && matches!(inside, ["build.rs"] | ["src", ..]) && parts.last() != Some(&"tests.rs");
    (is_source || inside == ["Cargo.toml"]) && !MAY_NAME.iter().any(|room| path.starts_with(room))
}

/// What a crate ships with and is built by; tests may depend on anything.
fn dependencies(manifest: &str) -> Vec<String> {
    let Ok(manifest) = manifest.parse::<Table>() else { return Vec::new() };
    let tables =
        ["dependencies", "build-dependencies"].map(|name| manifest.get(name).and_then(|table| table.as_table()));
    tables.into_iter().flatten().flat_map(|table| table.keys().cloned()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn failures(path: &str, text: &str) -> Vec<String> {
        let tree = Tree::from([("games/sail-race/Cargo.toml", ""), ("examples/onb/Cargo.toml", ""), (path, text)]);
        check(&tree).failures().to_vec()
    }

    #[test]
    fn a_game_is_found_however_it_is_spelt() {
        for code in [
            "use galerne_sail_race::State;",
            "struct SailRaceArgs;",
            "const SAIL_RACE: u8 = 1;",
            "let id = \"sail-race\";",
            "let key = \"onb-lines\";",
            "fn onb() {}",
            "\nfn f() { match game { \"onb\" => 1 } }",
        ] {
            assert_eq!(failures("crates/pages/src/a.rs", code).len(), 1, "{code}");
        }
        assert_eq!(
            failures("xtask/src/a.rs", "\nlet x = 1;\nlet y = \"onb\";"),
            ["xtask/src/a.rs:3: names the game onb: only the catalog does"]
        );
        let manifest = "[dependencies]\ngalerne-sail-race.workspace = true\n[dev-dependencies]\nonb.workspace = true\n";
        assert_eq!(failures("crates/lab/Cargo.toml", manifest).len(), 1);
        assert_eq!(failures("crates/lab/build.rs", "const ONB: u8 = 1;").len(), 1);
    }

    #[test]
    fn tests_comments_words_and_the_catalog_pass() {
        for (path, code) in [
            ("crates/pages/src/a.rs", "// SailRace\nlet race = \"sail\"; let carbonb = 1;"),
            (
                "crates/pages/src/a.rs",
                "#[cfg(test)]\nmod tests {\n    use galerne_onb::Onb;\n    const X: &str =\n        \"onb\"\n}",
            ),
            ("crates/pages/src/a.rs", "[\n    \"onb\", // the word, not the game\n]"),
            ("crates/pages/src/tests.rs", "use galerne_onb::Onb;"),
            ("crates/pages/tests/a.rs", "use galerne_onb::Onb;"),
            ("crates/pages/examples/a.rs", "use galerne_onb::Onb;"),
            ("crates/catalog/src/list.rs", "use galerne_onb::Onb;"),
            ("games/sail-race/src/lib.rs", "struct SailRace;"),
            ("fuzz/src/lib.rs", "use galerne_onb::Onb;"),
        ] {
            assert_eq!(failures(path, code), [""; 0], "{path}: {code}");
        }
    }
}
