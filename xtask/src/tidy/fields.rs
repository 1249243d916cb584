//! Every field of a model that pages are made from, or that a table sends, is written somewhere: a field that only fixtures fill
//! reaches no reader.
//!
//! Read off the text: a field counts as written if shipped code outside the declarations says `name:`, `name,` in braces, or
//! `.name = `. Names that several models share are judged together.

use crate::{
    findings::Findings,
    rust_source::{RustSource, pattern},
    tree::{Tree, line_of},
};
use regex_lite::Regex;
use std::{collections::BTreeSet, sync::LazyLock};

/// Where the models stand.
const MODELS: [&str; 2] = ["crates/pages/src/model/", "crates/table/src/message.rs"];
const CODE: &[&str] = &["crates/"];

/// A declaration that is sent: what derives only `Deserialize` is written by the page.
static SENT: LazyLock<Regex> = LazyLock::new(|| {
    pattern(r"#\[derive\([^\]]*\bSerialize\b[^\]]*\)\](?:\s*#\[[^\]]*\])*\s*pub (?:struct|enum) \w+[^{;]*\{")
});
static FIELD: LazyLock<Regex> = LazyLock::new(|| pattern(r"[{,\]]\s*(?:pub\s+)?([a-z_]\w*)\s*:\s*[^:\s]"));
static WRITTEN: LazyLock<Regex> = LazyLock::new(|| {
    let (named, short, set) =
        (r"\b([a-z_]\w*)\s*:\s*[^:\s]", r"[{,]\s*([a-z_]\w*)\s*(?:[,}]|$)", r"\.([a-z_]\w*)\s*[-+|&]?=[^=]");
    pattern(&format!("{named}|{short}|{set}"))
});

pub(super) fn check(tree: &Tree) -> Findings {
    let (mut fields, mut written) = (Vec::new(), BTreeSet::new());
    for (path, text) in tree.below(CODE, ".rs").filter(|(path, _)| path.split('/').nth(2) == Some("src")) {
        let mut code = RustSource::read(text).shipped();
        if MODELS.iter().any(|model| path.starts_with(model)) {
            for body in bodies(&code) {
                let declared = FIELD.captures_iter(&code[body.clone()]).filter_map(|found| found.get(1));
                let declared =
                    declared.map(|name| (path, line_of(&code, body.start + name.start()), name.as_str().to_owned()));
                fields.extend(declared.collect::<Vec<_>>());
            }
            for body in bodies(&code) {
                code.replace_range(body.clone(), &" ".repeat(body.len()));
            }
        }
        let mut start = 0;
        // Names in braces share their commas, so the search goes on at the end of each name.
        while let Some(found) = WRITTEN.captures_at(&code, start) {
            let Some(name) = (1..=3).find_map(|group| found.get(group)) else { break };
            written.insert(name.as_str().to_owned());
            start = name.end();
        }
    }
    let mut findings = Findings::default();
    for (path, line, name) in fields.iter().filter(|(.., name)| !written.contains(name)) {
        findings.fail(format!("{path}:{line}"), format!("the field `{name}` is never written"));
    }
    findings
}

/// The bodies of the declarations, braces included.
fn bodies(code: &str) -> Vec<std::ops::Range<usize>> {
    let end = |start: usize| {
        let mut depth = 0;
        code[start..].find(|sign: char| {
            depth += i32::from(sign == '{') - i32::from(sign == '}');
            depth == 0
        })
    };
    let starts = SENT.find_iter(code).map(|found| found.end() - 1);
    starts.filter_map(|start| Some(start..start + end(start)? + 1)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const MODEL: &str = "#[derive(Clone, Serialize)]\n#[serde(tag = \"t\")]\npub struct Card {\n    pub id: String,\n    /// Dead.\n    \
                         #[serde(default)]\n    pub svg: Vec<u8>,\n}\n#[derive(Deserialize)]\npub struct Heard { pub client: String }\n";

    fn failures(code: &str) -> Vec<String> {
        check(&Tree::from([("crates/pages/src/model/cards.rs", MODEL), ("crates/table/src/models.rs", code)]))
            .failures()
            .to_vec()
    }

    #[test]
    fn a_field_that_nothing_writes_is_named() {
        let dead = ["crates/pages/src/model/cards.rs:7: the field `svg` is never written"];
        for code in [
            "fn f() { Card { id: x, ..Card::default() } }",
            "fn f(id: String) { Card { id, ..Card::default() }; card.svg.len(); a::svg::b(); if card.svg == x {} }",
            "fn f() { Card { id } }\n#[cfg(test)]\nmod tests { fn g() { Card { svg: 1 } } }",
        ] {
            assert_eq!(failures(code), dead, "{code}");
        }
    }

    #[test]
    fn every_way_to_write_a_field_counts() {
        for code in
            ["Card { id: a, svg: b }", "Card { id, svg }", "card.id = a; card.svg = b;", "Card {\n    id,\n    svg,\n}"]
        {
            assert_eq!(failures(code), [""; 0], "{code}");
        }
    }
}
