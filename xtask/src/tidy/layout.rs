//! One layout for all games: the same rooms in every folder, arrows that point one way, and no data that only tests read.

use super::circles::Modules;
use crate::{
    findings::Findings,
    rust_source::{RustSource, pattern},
    tree::Tree,
};
use regex_lite::Regex;
use std::{collections::BTreeSet, sync::LazyLock};

/// The rooms of a game in the order in which they stand on each other: a room uses its own row and those before it. A file or folder of
/// `src` that is not named here is a part, something the game is made of: it stands on rule ids and other parts.
const ROWS: [&[&str]; 11] = [
    &["rule_ids"],
    PARTS,
    &["options", "state", "action", "event"],
    &["game", "rules"],
    &["position"],
    &["odds", "perceive"],
    &["words"],
    &["bots", "notebook"],
    &["picture"],
    &["print"],
    &["lesson"],
];
/// The row of parts has no names of its own.
const PARTS: &[&str] = &[];

/// What every game and every example has in `src`, as a file or as a folder.
const NEEDED: [&str; 11] =
    ["lib", "game", "state", "action", "event", "rule_ids", "rules", "position", "perceive", "words", "bots"];

/// What every game has besides.
const OF_GAMES: [&str; 4] = ["options", "picture", "picture/cover", "picture/accent"];

/// What may stand in the folder of a game.
const FOLDERS: [&str; 10] =
    ["src", "data", "editions", "nets", "tests", "texts", "lab", "lesson", "examples", "benches"];

pub(crate) fn check(tree: &Tree) -> Findings {
    let mut findings = Findings::default();
    let games = tree.crates_in("games/").into_iter().map(|game| (format!("games/{game}"), &OF_GAMES[..]));
    let examples = tree.crates_in("examples/").into_iter().map(|game| (format!("examples/{game}"), &[][..]));
    for (folder, besides) in games.chain(examples) {
        rooms(tree, &folder, besides, &mut findings);
        arrows(tree, &folder, &mut findings);
        data(tree, &folder, &mut findings);
        battery(tree, &folder, &mut findings);
        homes(tree, &folder, &mut findings);
    }
    findings
}

/// Where each part of the contract is implemented, the same in every game: no other file of `src` may. A room is a file or a folder.
const HOMES: [(&str, &[&str]); 7] = [
    ("impl Rules for", &["game.rs", "rules/mod.rs"]),
    ("impl Luck for", &["rules/chance.rs"]),
    ("impl Secrets for", &["rules/secrets.rs"]),
    ("impl Positions for", &["position.rs", "position/mod.rs"]),
    ("impl Words for", &["words.rs", "words/mod.rs"]),
    ("impl Judge for", &["bots.rs", "bots/mod.rs", "bots/judge.rs"]),
    ("impl Picture for", &["picture.rs", "picture/mod.rs"]),
];

/// The generators of chance, as words of code.
static GENERATOR: LazyLock<Regex> = LazyLock::new(|| pattern(r"\b(?:Random|Streams)\b"));

fn homes(tree: &Tree, folder: &str, findings: &mut Findings) {
    let source = format!("{folder}/src/");
    for (path, text) in tree.below(&[&source], ".rs") {
        let (file, shipped) = (&path[source.len()..], RustSource::read(text).shipped());
        for (what, homes) in HOMES.iter().filter(|(what, homes)| !homes.contains(&file) && shipped.contains(what)) {
            findings.fail(path, format!("has `{what}`, whose home is {}", homes.join(" or ")));
        }
        // Chance is an entry of the record: a stream inside the state would be a second one.
        if file.starts_with("state") && GENERATOR.is_match(&shipped) {
            findings.fail(path, "has a stream of chance in the state");
        }
    }
}

/// The laws of the contract hold for a game because its tests run them.
fn battery(tree: &Tree, folder: &str, findings: &mut Findings) {
    let laws = format!("{folder}/tests/laws.rs");
    if !tree.get(&laws).is_some_and(|text| text.contains("Battery::<")) {
        findings.fail(laws, "does not run the battery of crates/kit");
    }
}

fn rooms(tree: &Tree, folder: &str, besides: &[&str], findings: &mut Findings) {
    let inside = format!("{folder}/");
    let top: BTreeSet<&str> = tree
        .iter()
        .filter_map(|(path, _)| {
            Some(path.strip_prefix(&inside)?.split_once('/').map_or("Cargo.toml", |(first, _)| first))
        })
        .collect();
    for odd in top.iter().filter(|name| **name != "Cargo.toml" && !FOLDERS.contains(name)) {
        findings.fail(format!("{folder}/{odd}"), format!("has no place in the layout: {}", FOLDERS.join(", ")));
    }
    for room in NEEDED.iter().chain(besides) {
        let places = [format!("{folder}/src/{room}.rs"), format!("{folder}/src/{room}/mod.rs")];
        if places.iter().all(|place| tree.get(place).is_none()) {
            findings.fail(folder, format!("has no src/{room}.rs and no src/{room}/mod.rs"));
        }
    }
}

fn arrows(tree: &Tree, folder: &str, findings: &mut Findings) {
    let modules = Modules::read(tree, folder);
    for (module, code) in &modules.files {
        // The root is a table of contents, and tests use what they like.
        let Some(room) = module.first().filter(|_| !module.iter().any(|part| part == "tests")) else { continue };
        for reached in modules.arrows(module, code) {
            let Some(other) = reached.first() else { continue };
            if row(other) > row(room) {
                findings.fail(
                    format!("{folder}/src: {}", module.join("::")),
                    format!("uses {}, but {room} does not stand on {other}", reached.join("::")),
                );
            }
        }
    }
}

fn row(room: &str) -> usize {
    let parts = ROWS.iter().position(|row| row.is_empty()).unwrap_or_default();
    ROWS.iter().position(|row| row.contains(&room)).unwrap_or(parts)
}

/// Files of `data` are compiled in by `include_str!` or `include_bytes!`.
fn data(tree: &Tree, folder: &str, findings: &mut Findings) {
    let source = format!("{folder}/src/");
    let literals: Vec<String> = tree
        .below(&[&source], ".rs")
        .flat_map(|(_, text)| {
            let source = RustSource::read(text);
            let shipped = source.shipped();
            let read = source.literals.iter().filter(|literal| source.ships(&shipped, literal.line));
            read.map(|literal| literal.text.clone()).collect::<Vec<_>>()
        })
        .collect();
    let inside = format!("{folder}/data/");
    for (path, name) in tree.iter().filter_map(|(path, _)| Some((path, path.strip_prefix(&inside)?))) {
        if !literals.iter().any(|literal| literal.ends_with(&format!("data/{name}"))) {
            findings.fail(path, "is not read by src: what only tests read stands in tests/vectors");
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A game that is in order, and one file more or one that differs.
    fn failures(path: &str, text: &str) -> Vec<String> {
        let mut files: Vec<(String, String)> = NEEDED
            .iter()
            .chain(&OF_GAMES)
            .map(|room| (format!("games/nim/src/{room}.rs"), String::new()))
            .chain([
                ("games/nim/Cargo.toml".to_owned(), String::new()),
                ("games/nim/tests/laws.rs".to_owned(), "Battery::<Nim>::new(1)".to_owned()),
            ])
            .collect();
        files.retain(|(known, _)| known != path);
        if !text.is_empty() {
            files.push((path.to_owned(), text.to_owned()));
        }
        let files: Vec<(&str, &str)> = files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect();
        check(&files.into_iter().collect()).failures().to_vec()
    }

    #[test]
    fn arrows_that_point_down_pass() {
        for (path, code) in [
            ("games/nim/src/rules.rs", "use crate::{state::State, heaps::Heap, game::Nim}; mod tests;"),
            ("games/nim/src/game.rs", "use crate::rules::turn; use crate::rule_ids::TAKE;"),
            ("games/nim/src/heaps.rs", "use crate::stones::Stone; use crate::rule_ids;"),
            ("games/nim/src/rules/tests.rs", "use crate::picture::Board;"),
            ("games/nim/src/lib.rs", "use lesson::LESSON;"),
            ("games/nim/src/rules.rs", "#[cfg(test)]\nmod tests { use crate::bots::Greedy; }"),
            ("games/nim/tests/laws.rs", "use nim::picture; Battery::<Nim>::new(1)"),
        ] {
            assert_eq!(failures(path, code), [""; 0], "{path}: {code}");
        }
    }

    #[test]
    fn arrows_that_point_up_are_named() {
        for (path, code, expected) in [
            (
                "games/nim/src/rules.rs",
                "use crate::words::say;",
                "games/nim/src: rules: uses words, but rules does not stand on words",
            ),
            (
                "games/nim/src/state.rs",
                "fn f() { crate::rules::g() }",
                "games/nim/src: state: uses rules, but state does not stand on rules",
            ),
            (
                "games/nim/src/heaps.rs",
                "use crate::options::Options;",
                "games/nim/src: heaps: uses options, but heaps does not stand on options",
            ),
            (
                "games/nim/src/bots.rs",
                "use crate::picture::cover;",
                "games/nim/src: bots: uses picture::cover, but bots does not stand on picture",
            ),
        ] {
            assert_eq!(failures(path, code), [expected]);
        }
    }

    #[test]
    fn an_example_is_laid_out_as_a_game_and_may_lack_a_picture() {
        let files = |left_out: &'static str| {
            let rooms = NEEDED.iter().filter(move |room| **room != left_out);
            let rooms = rooms.map(|room| (format!("examples/nim/src/{room}.rs"), String::new()));
            let tests = ("examples/nim/tests/laws.rs".to_owned(), "Battery::<Nim>::new(1)".to_owned());
            rooms.chain([("examples/nim/Cargo.toml".to_owned(), String::new()), tests]).collect::<Vec<_>>()
        };
        let failures = |files: &[(String, String)]| {
            check(&files.iter().map(|(path, text)| (path.as_str(), text.as_str())).collect()).failures().to_vec()
        };
        assert_eq!(failures(&files("")), [""; 0]);
        assert_eq!(failures(&files("words")), ["examples/nim: has no src/words.rs and no src/words/mod.rs"]);
        let upwards = ("examples/nim/src/rules/turn.rs".to_owned(), "use crate::words::say;".to_owned());
        assert_eq!(failures(&[files(""), vec![upwards]].concat()).len(), 1);
    }

    #[test]
    fn rooms_and_data_are_the_same_in_every_game() {
        assert_eq!(failures("games/nim/src/event.rs", ""), ["games/nim: has no src/event.rs and no src/event/mod.rs"]);
        assert_eq!(failures("games/nim/notes/plan.md", "x").len(), 1);
        assert_eq!(
            failures("games/nim/data/a.toml", "x"),
            ["games/nim/data/a.toml: is not read by src: what only tests read stands in tests/vectors"]
        );
        assert_eq!(
            failures("games/nim/tests/laws.rs", "fn nothing() {}"),
            ["games/nim/tests/laws.rs: does not run the battery of crates/kit"]
        );
        assert_eq!(
            failures("games/nim/src/rules/dice.rs", "impl Luck for Nim {}"),
            ["games/nim/src/rules/dice.rs: has `impl Luck for`, whose home is rules/chance.rs"]
        );
        assert_eq!(
            failures("games/nim/src/state.rs", "struct State { luck: Random }"),
            ["games/nim/src/state.rs: has a stream of chance in the state"]
        );
        assert_eq!(
            failures("games/nim/src/bots/plan.rs", "impl Judge for Nim {}"),
            ["games/nim/src/bots/plan.rs: has `impl Judge for`, whose home is bots.rs or bots/mod.rs or bots/judge.rs"]
        );
        // A comment, a test and a longer word are none.
        for text in
            ["// no Random here", "struct Randomness;", "#[cfg(test)]\nmod tests { use galerne_engine::Random; }"]
        {
            assert_eq!(failures("games/nim/src/state.rs", text), [""; 0], "{text}");
        }
        let tree = Tree::from([
            ("games/nim/data/b.toml", "x"),
            ("games/nim/src/heaps/mod.rs", "const B: &str = include_str!(\"../../data/b.toml\");"),
        ]);
        let mut findings = Findings::default();
        data(&tree, "games/nim", &mut findings);
        assert_eq!(findings.failures(), [""; 0]);
    }
}
