//! The rules thread: rulebooks, tests, code and citations hold each other to account.

mod beside;
mod citations;
mod rulebook;

use crate::{findings::Findings, rust_source::RustSource, steps::Step, tree::Tree};
use beside::WITHOUT_CODE;
use citations::{Citation, carries, citations};
use rulebook::Rulebook;
use std::collections::{BTreeMap, BTreeSet};

pub(crate) const STEP: Step = Step {
    title: "rules thread",
    again: "cargo xtask rules",
    long: false,
    run: |root| {
        let (lines, findings) = check(&Tree::load(root)?, WITHOUT_CODE);
        println!("{}", lines.join("\n"));
        findings.conclude()
    },
};

/// Where code that implements, cites and tests rules lives.
const CODE: &[&str] = &["games/", "crates/", "examples/"];
const BOOKS: &str = "docs/rules/";
/// The rulebook of the table itself belongs to no game; the engine implements it.
const TABLE: &str = "table";

/// One line of coverage per rulebook, and whatever is wrong. Rules that no code carries out come with the reason.
pub(crate) fn check(tree: &Tree, without_code: &[(&str, &str)]) -> (Vec<String>, Findings) {
    let mut findings = Findings::default();
    let books = read_books(tree, &mut findings);
    let known: BTreeSet<&str> = books.values().flat_map(Rulebook::rules).collect();
    let prefixes: BTreeSet<&str> = known.iter().filter_map(|rule| Some(rule.split_once('-')?.0)).collect();
    let (tests, cited) = read_code(tree, &prefixes);
    // A bare chapter ("SR-9") may be cited as long as it has rules.
    let is_chapter =
        |id: &str| known.iter().any(|rule| rule.strip_prefix(id).is_some_and(|rest| rest.starts_with('.')));
    let exists = |id: &str| known.contains(id) || is_chapter(id);
    for Citation { id, path, line } in cited.iter().filter(|citation| !exists(&citation.id)) {
        findings.fail(format!("{path}:{line}"), format!("cites {id}, which no rulebook has"));
    }
    for (id, _) in without_code.iter().filter(|(id, _)| !known.contains(id)) {
        findings.fail(beside::LIST, format!("lists {id}, which no rulebook has"));
    }
    let (games, examples) = (tree.crates_in("games/"), tree.crates_in("examples/"));
    for game in games.iter().filter(|game| !books.contains_key(**game)) {
        findings.fail(format!("games/{game}"), format!("has no rulebook {BOOKS}{game}.en.md"));
    }
    // Where the code of a book lives.
    let home = |name: &str| match name {
        TABLE => Some("crates/".to_owned()),
        _ if games.contains(&name) => Some(format!("games/{name}/")),
        _ if examples.contains(&name) => Some(format!("examples/{name}/")),
        _ => None,
    };
    let mut lines = Vec::new();
    for (name, book) in &books {
        let rules = book.rules().count();
        let Some(home) = home(name) else {
            lines.push(format!("{name}: {rules} rules; there is no games/{name} yet, so no tests are asked for"));
            continue;
        };
        let tested = |rule: &str| tests.iter().any(|test| carries(test, rule));
        let (with, without): (Vec<&str>, Vec<&str>) = book.rules().partition(|&rule| tested(rule));
        for rule in without {
            findings.fail(book.place(rule), format!("{rule} has no test: no name contains {}", citations::slug(rule)));
        }
        let placed = beside::in_source(tree, &home, &prefixes);
        for rule in book.rules() {
            let listed = without_code.iter().find(|(id, _)| *id == rule);
            let what = match (placed.contains(rule), listed) {
                (false, None) => "stands nowhere in the source".to_owned(),
                (true, Some((_, reason))) => format!("is listed as without code ({reason}), but stands in the source"),
                _ => continue,
            };
            findings.fail(book.place(rule), format!("{rule} {what} of {home}"));
        }
        let beside = book.rules().filter(|&rule| placed.contains(rule)).count();
        let citations = cited.iter().filter(|citation| book.has(&citation.id)).count();
        lines.push(format!(
            "{name}: {} of {rules} rules have a test, {beside} stand beside their code, {citations} citations",
            with.len()
        ));
    }
    (lines, findings)
}

/// The English books, checked against themselves and against the French ones.
fn read_books<'a>(tree: &'a Tree, findings: &mut Findings) -> BTreeMap<&'a str, Rulebook> {
    let read = |ending: &'static str| {
        let named = move |path: &'a str| path.strip_prefix(BOOKS)?.strip_suffix(ending);
        tree.iter()
            .filter_map(|(path, text)| Some((named(path)?, Rulebook::read(path, text))))
            .collect::<BTreeMap<_, _>>()
    };
    let (english, french) = (read(".en.md"), read(".fr.md"));
    let all: Vec<&Rulebook> = english.values().chain(french.values()).collect();
    for book in &all {
        book.check(&all, findings);
    }
    for (name, book) in &english {
        match french.get(name) {
            Some(translation) => book.compare(translation, findings),
            None => findings.fail(book.path(), format!("has no French counterpart {BOOKS}{name}.fr.md")),
        }
    }
    for (name, book) in &french {
        if !english.contains_key(name) {
            findings.fail(book.path(), format!("has no English counterpart {BOOKS}{name}.en.md"));
        }
    }
    english
}

/// The names of all tests, and every citation of a rule with the prefix of some rulebook.
fn read_code(tree: &Tree, prefixes: &BTreeSet<&str>) -> (Vec<String>, Vec<Citation>) {
    let (mut tests, mut cited) = (Vec::new(), Vec::new());
    for (path, text) in tree.below(CODE, ".rs") {
        let source = RustSource::read(text);
        tests.extend(source.tests().map(str::to_owned));
        for passage in source.comments.iter().chain(&source.literals) {
            cited.extend(citations(path, passage.line, &passage.text, prefixes));
        }
    }
    // Players read the texts: a rule that they cite must exist too.
    for (path, text) in tree.below(CODE, ".ftl") {
        cited.extend(citations(path, 1, text, prefixes));
    }
    (tests, cited)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOOK: &str =
        "<a id=\"SR-1.1\"></a>**SR-1.1** Sail.\n<a id=\"SR-1.2\"></a>**SR-1.2** See [SR-1.1](#SR-1.1).\n";
    const GOOD: &str = "// SR-1.1\n#[test] fn sr_1_1_sail() {}\n#[test] fn sr_1_2_see() { rule(\"SR-1.2\") }";

    fn race(english: &str, french: &str, code: &str) -> Tree {
        Tree::from([
            ("docs/rules/sail-race.en.md", english),
            ("docs/rules/sail-race.fr.md", french),
            ("games/sail-race/Cargo.toml", ""),
            ("games/sail-race/src/lib.rs", code),
            ("games/sail-race/texts/en.ftl", "# SR-1.2\n"),
        ])
    }

    #[test]
    fn a_whole_thread_passes_and_is_counted() {
        let (lines, findings) = check(&race(BOOK, BOOK, GOOD), &[]);
        assert_eq!(lines, ["sail-race: 2 of 2 rules have a test, 2 stand beside their code, 3 citations"]);
        assert!(findings.failures().is_empty(), "{findings:?}");
    }

    #[test]
    fn each_broken_thread_is_named() {
        let untested = GOOD.replace("sr_1_2_see", "sr_1_20_see");
        let misquoted = format!("{GOOD}\n\n/* SR-1.9 */");
        let uncited = GOOD.replace("// SR-1.1\n", "");
        let without_one = BOOK.lines().next().unwrap_or_default();
        for (english, french, code, expected) in [
            (
                BOOK,
                BOOK,
                untested.as_str(),
                "docs/rules/sail-race.en.md:2: SR-1.2 has no test: no name contains sr_1_2",
            ),
            (BOOK, BOOK, &misquoted, "games/sail-race/src/lib.rs:5: cites SR-1.9, which no rulebook has"),
            (
                BOOK,
                BOOK,
                &uncited,
                "docs/rules/sail-race.en.md:1: SR-1.1 stands nowhere in the source of games/sail-race/",
            ),
            (BOOK, without_one, GOOD, "docs/rules/sail-race.fr.md: lacks SR-1.2"),
        ] {
            let (_, findings) = check(&race(english, french, code), &[]);
            assert_eq!(findings.failures(), [expected]);
        }
    }

    #[test]
    fn rules_without_code_are_listed_as_long_as_they_have_none() {
        let found = |code: &str, listed: &str| {
            check(&race(BOOK, BOOK, code), &[(listed, "a definition")]).1.failures().join("\n")
        };
        assert_eq!(found(&GOOD.replace("// SR-1.1\n", ""), "SR-1.1"), "");
        let placed = "SR-1.1 is listed as without code (a definition), but stands in the source of games/sail-race/";
        assert_eq!(found(GOOD, "SR-1.1"), format!("docs/rules/sail-race.en.md:1: {placed}"));
        assert_eq!(found(GOOD, "SR-1.3"), "xtask/src/rules/beside.rs: lists SR-1.3, which no rulebook has");
    }

    #[test]
    fn a_book_without_a_game_is_only_compared() {
        let books = [("docs/rules/horde.en.md", BOOK), ("docs/rules/horde.fr.md", BOOK)];
        let (lines, findings) = check(&Tree::from(books), &[]);
        assert!(findings.failures().is_empty() && lines[0].contains("no games/horde yet"), "{lines:?} {findings:?}");
    }

    #[test]
    fn the_table_needs_tests_and_a_game_needs_its_book() {
        let table = BOOK.replace("SR-", "TA-");
        let tree = Tree::from([
            ("docs/rules/table.en.md", table.as_str()),
            ("docs/rules/table.fr.md", table.as_str()),
            ("crates/engine/src/lib.rs", "// TA-1.1"),
            ("games/onb/Cargo.toml", ""),
        ]);
        // Two tests, one citation, and the book.
        let (_, findings) = check(&tree, &[]);
        assert_eq!(findings.failures().len(), 4, "{findings:?}");
    }

    #[test]
    fn a_book_in_one_language_fails() {
        for path in ["docs/rules/onb.en.md", "docs/rules/onb.fr.md"] {
            let (_, findings) = check(&Tree::from([(path, BOOK)]), &[]);
            assert_eq!(findings.failures().len(), 1, "{findings:?}");
        }
    }
}
