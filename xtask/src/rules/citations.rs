//! Rule ids outside the rulebooks: in comments, literals, texts and the names of tests.

use crate::{rust_source::pattern, tree::line_of};
use regex_lite::Regex;
use std::{collections::BTreeSet, sync::LazyLock};

/// A cited rule and the place of the citation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Citation {
    pub(crate) id: String,
    pub(crate) path: String,
    pub(crate) line: usize,
}

/// Every id with one of the prefixes in a passage that starts on that line. Of a range such as "SR-3.5…3.8" only what
/// is written as an id counts.
pub(crate) fn citations(path: &str, first_line: usize, text: &str, prefixes: &BTreeSet<&str>) -> Vec<Citation> {
    static ID: LazyLock<Regex> = LazyLock::new(|| pattern(r"([A-Z]+)-[0-9]+(?:\.[0-9]+)?"));
    let mut cited = Vec::new();
    for found in ID.captures_iter(text) {
        let (Some(id), Some(prefix)) = (found.get(0), found.get(1)) else { continue };
        let inside_a_word = text[..id.start()].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == '-');
        if inside_a_word || !prefixes.contains(prefix.as_str()) {
            continue;
        }
        let line = first_line + line_of(text, id.start()) - 1;
        let id = format!("{}{}", id.as_str(), letter(&text[id.end()..]));
        cited.push(Citation { id, path: path.to_owned(), line });
    }
    cited
}

/// The small letter of an id such as `SR-9.3a`; the start of a word is none.
fn letter(rest: &str) -> &str {
    let end = rest.find(|c: char| !c.is_alphanumeric()).unwrap_or(rest.len());
    if end == 1 && rest.starts_with(|c: char| c.is_ascii_lowercase()) { &rest[..1] } else { "" }
}

/// How the name of a test spells an id: `SR-9.3` is `sr_9_3`.
pub(crate) fn slug(id: &str) -> String {
    id.to_ascii_lowercase().replace(['-', '.'], "_")
}

/// Whether the name of a test carries the id as whole segments. `sr_9_3_1` carries neither `SR-9.3` nor `SR-9.31`: `_` and
/// a digit make another id.
pub(crate) fn carries(test: &str, id: &str) -> bool {
    let slug = slug(id);
    test.match_indices(&slug).any(|(at, _)| {
        let (before, after) = (&test[..at], &test[at + slug.len()..]);
        let starts = before.is_empty() || before.ends_with('_');
        let ends = match after.strip_prefix('_') {
            Some(next) => !next.starts_with(|c: char| c.is_ascii_digit()),
            None => after.is_empty(),
        };
        starts && ends
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_carry_whole_ids_only() {
        for (test, id, expected) in [
            ("sr_9_3", "SR-9.3", true),
            ("sr_9_3_rounding", "SR-9.3", true),
            ("a_boat_sr_9_3", "SR-9.3", true),
            ("sr_9_4_sr_9_5_turning_back", "SR-9.4", true),
            ("sr_9_4_sr_9_5_turning_back", "SR-9.5", true),
            ("sr_9_31", "SR-9.3", false),
            ("sr_9_3_1", "SR-9.3", false),
            ("sr_9_3_2_boats", "SR-9.3", false),
            ("sr_9_3a_lee", "SR-9.3", false),
            ("sr_9_3a_lee", "SR-9.3a", true),
            ("user_9_3", "SR-9.3", false),
            ("sr_19_3", "SR-9.3", false),
            ("sr_9_31_and_sr_9_3_too", "SR-9.3", true),
            ("sr_11_overview", "SR-11", true),
            ("sr_11_2_detail", "SR-11", false),
        ] {
            assert_eq!(carries(test, id), expected, "{test} carries {id}");
        }
    }

    #[test]
    fn citations_are_ids_with_a_known_prefix() {
        let prefixes = BTreeSet::from(["SR", "TA"]);
        let found = |text: &str| citations("x.rs", 10, text, &prefixes).into_iter().map(|c| c.id).collect::<Vec<_>>();
        assert_eq!(found("rule SR-9.3, TA-1.1."), ["SR-9.3", "TA-1.1"]);
        assert_eq!(found("SR-3.5…3.8 and SR-3.5-3.8"), ["SR-3.5", "SR-3.5"]);
        assert_eq!(found("SR-9.3a, SR-9.3and, SR-9.3.1"), ["SR-9.3a", "SR-9.3", "SR-9.3"]);
        assert!(found("WW-4.2 USR-1.1 META-1 x-SR-1.1 SR-x SR").is_empty());
        assert_eq!(citations("x.rs", 10, "a\nb SR-1.1", &prefixes)[0].line, 11);
    }
}
