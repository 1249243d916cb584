//! Rules beside their code: what carries a rule out cites it, so that a change to the one leads to the other.

use super::citations::citations;
use crate::{
    rust_source::{RustSource, pattern},
    tree::Tree,
};
use regex_lite::Regex;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

/// Rules that no code carries out, each with the reason.
pub(super) const WITHOUT_CODE: &[(&str, &str)] = &[
    ("HC-1.2", "the game at a glance: whatever it names has rules of its own"),
    ("ON-11.2", "how to read the numbers of the data files"),
    ("SR-1.4", "how long a game takes"),
    ("WW-12.31", "what is no part of the game"),
];

/// Where that list stands.
pub(super) const LIST: &str = "xtask/src/rules/beside.rs";

/// Where the rules of a crate have their names. What stands only there is carried out nowhere.
const NAMES: &str = "rule_ids.rs";

/// The rules that the shipped source below a folder cites: written out, or by the names that the folder's `rule_ids.rs` gives them.
pub(super) fn in_source(tree: &Tree, folder: &str, prefixes: &BTreeSet<&str>) -> BTreeSet<String> {
    let names = tree.get(&format!("{folder}src/{NAMES}")).map(named).unwrap_or_default();
    let mut found = BTreeSet::new();
    for (path, text) in tree.below(&[folder], ".rs").filter(|(path, _)| is_source(path)) {
        let source = RustSource::read(text);
        let shipped = source.shipped();
        for passage in source.comments.iter().chain(&source.literals) {
            let cited = citations(path, passage.line, &passage.text, prefixes);
            if !cited.is_empty() && source.ships(&shipped, passage.line) {
                found.extend(cited.into_iter().map(|citation| citation.id));
            }
        }
        found.extend(used(&shipped).filter_map(|name| names.get(name)).map(|&id| id.to_owned()));
    }
    found
}

fn is_source(path: &str) -> bool {
    let is_test = path.contains("/tests/") || path.ends_with("/tests.rs");
    path.contains("/src/") && !path.ends_with(NAMES) && !is_test
}

/// The ids by their names, as `rules!` lists them.
fn named(text: &str) -> BTreeMap<&str, &str> {
    static NAMED: LazyLock<Regex> = LazyLock::new(|| pattern(r#"\b([A-Z][A-Z0-9_]*)\s*=\s*"([^"]*)""#));
    NAMED.captures_iter(text).filter_map(|found| Some((found.get(1)?.as_str(), found.get(2)?.as_str()))).collect()
}

/// The names that code takes from `rule_ids.rs`, whatever it calls that module.
fn used(code: &str) -> impl Iterator<Item = &str> {
    static ALIAS: LazyLock<Regex> = LazyLock::new(|| pattern(r"\brule_ids as (\w+)"));
    static PATH: LazyLock<Regex> = LazyLock::new(|| pattern(r"\b(\w+)::(\{[^{}]*\}|[A-Z][A-Z0-9_]*)"));
    let alias = ALIAS.captures(code).and_then(|found| found.get(1)).map_or("rule_ids", |alias| alias.as_str());
    PATH.captures_iter(code)
        .filter_map(|found| Some((found.get(1)?.as_str(), found.get(2)?.as_str())))
        .filter(move |&(module, _)| module == alias || module == "rule_ids")
        .flat_map(|(_, names)| names.split(|c: char| !c.is_alphanumeric() && c != '_'))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let tree: Tree = files.iter().copied().collect();
        in_source(&tree, "games/nim/", &BTreeSet::from(["NI"])).into_iter().collect()
    }

    #[test]
    fn rules_stand_in_what_ships_and_nowhere_else() {
        let code = "/// NI-1.1\nfn take() { refuse(\"NI-1.2\") }\n\
                    #[cfg(test)]\nmod tests { /* NI-1.3 */ fn f() { g(\"NI-1.4\") } }";
        let files = [
            ("games/nim/src/rules.rs", code),
            ("games/nim/src/rule_ids.rs", "/* NI-2.1 */ rules! { HEAP = \"NI-2.2\"; }"),
            ("games/nim/src/rules/tests.rs", "// NI-2.3"),
            ("games/nim/tests/rules.rs", "// NI-2.4"),
            ("games/chess/src/rules.rs", "// NI-2.5"),
        ];
        assert_eq!(found(&files), ["NI-1.1", "NI-1.2"]);
    }

    #[test]
    fn a_rule_may_be_cited_by_its_name() {
        let names = "galerne_engine::rules! {\n    HEAP = \"NI-1.1\"; TAKE = \"NI-1.2\";\n    LAST = \"NI-1.3\";\n}";
        for (code, expected) in [
            ("use crate::rule_ids as rule; fn f() { refuse(rule::HEAP) }", "NI-1.1"),
            ("use crate::rule_ids::{HEAP, TAKE};", "NI-1.1 NI-1.2"),
            ("use crate::{heap, rule_ids}; const LAST: Rule = rule_ids::LAST;", "NI-1.3"),
            ("use crate::{rule_ids::{TAKE, LAST}, heap::HEAP};", "NI-1.2 NI-1.3"),
            ("use crate::rule_ids as rule; fn f() { mark::HEAP + TAKE }", ""),
        ] {
            let files = [("games/nim/src/rule_ids.rs", names), ("games/nim/src/rules.rs", code)];
            assert_eq!(found(&files).join(" "), expected, "{code}");
        }
    }
}
