//! The texts thread: what one language says the other says too, and no text outlives its use.

mod ftl;
mod usage;

use crate::{
    findings::Findings,
    rust_source::{RustSource, pattern},
    steps::Step,
    tree::{Tree, line_of},
};
use ftl::Text;
use regex_lite::Regex;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::LazyLock,
};

pub(crate) const STEP: Step = Step {
    title: "texts thread",
    again: "cargo xtask texts",
    long: false,
    run: |root| {
        let (lines, findings) = check(&Tree::load(root)?);
        println!("{}", lines.join("\n"));
        findings.conclude()
    },
};

/// A pair of text files and the folders of the code that uses them.
struct Pair {
    name: String,
    english: String,
    french: String,
    code: Vec<String>,
}

fn pairs(tree: &Tree) -> Vec<Pair> {
    let mut pairs = vec![Pair {
        name: "common".to_owned(),
        english: "crates/texts/src/common.en.ftl".to_owned(),
        french: "crates/texts/src/common.fr.ftl".to_owned(),
        code: ["crates/", "games/", "examples/"].map(str::to_owned).to_vec(),
    }];
    for shelf in ["games/", "examples/", "crates/"] {
        for name in tree.crates_in(shelf) {
            let folder = format!("{shelf}{name}/");
            let [english, french] = ["en", "fr"].map(|language| format!("{folder}texts/{language}.ftl"));
            if tree.get(&english).is_some() || tree.get(&french).is_some() {
                pairs.push(Pair { name: name.to_owned(), english, french, code: vec![folder] });
            }
        }
    }
    pairs
}

pub(crate) fn check(tree: &Tree) -> (Vec<String>, Findings) {
    let (mut lines, mut findings) = (Vec::new(), Findings::default());
    let mut known = BTreeSet::new();
    for pair in pairs(tree) {
        let english = read(tree, &pair.english, &mut findings);
        let french = read(tree, &pair.french, &mut findings);
        let (Some(english), Some(french)) = (english, french) else { continue };
        compare(&pair, &english, &french, &mut findings);
        let literals = literals(tree, &pair.code);
        let referenced: BTreeSet<&str> =
            english.values().chain(french.values()).flat_map(|text| &text.references).map(String::as_str).collect();
        // An unused message is named once; terms belong to one language each.
        let unused_in = [(&pair.english, &english, true), (&pair.french, &french, false)];
        for (path, text) in unused_in.iter().flat_map(|(path, texts, messages)| {
            texts.values().filter(|text| *messages || text.is_term()).map(move |text| (path, text))
        }) {
            if let Some(why) = usage::unused(&text.key, &literals, &referenced) {
                findings.fail(format!("{path}:{}", text.line), format!("the text \"{}\" {why}", text.key));
            }
        }
        lines.push(format!("{}: {} texts in English, {} in French", pair.name, english.len(), french.len()));
        known.extend(english.into_keys());
    }
    for (path, line, key) in named(tree).into_iter().filter(|(.., key)| !known.contains(key)) {
        findings.fail(format!("{path}:{line}"), format!("says \"{key}\", which is no text"));
    }
    (lines, findings)
}

/// The keys that shipped code of the crates says by name, each with its place. Games are held to it by the battery.
fn named(tree: &Tree) -> Vec<(&str, usize, String)> {
    static SAID: LazyLock<Regex> = LazyLock::new(|| {
        let calls =
            r"(?:Message|Trouble)::new\(|\.(?:t|word)\(|\btext\(\w+,|Problem::bad\(|::house\([\w:]+,|\brefuse\(";
        pattern(&format!(r#"(?:{calls})\s*"([a-z][a-z0-9-]*)""#))
    });
    let mut named = Vec::new();
    for (path, text) in tree.below(&["crates/"], ".rs").filter(|(path, _)| path.split('/').nth(2) == Some("src")) {
        let source = RustSource::read(text);
        let shipped = source.shipped();
        // Outside comments and tests: the call itself stands in the shipped code.
        let says = SAID.captures_iter(text).filter_map(|found| Some((found.get(0)?, found.get(1)?)));
        let says = says.filter(|(call, _)| shipped[call.start()..].starts_with(&text[call.start()..=call.start()]));
        named.extend(says.map(|(call, key)| (path, line_of(text, call.start()), key.as_str().to_owned())));
    }
    named
}

fn read(tree: &Tree, path: &str, findings: &mut Findings) -> Option<BTreeMap<String, Text>> {
    let Some(source) = tree.get(path) else {
        findings.fail(path, "does not exist, though its counterpart in the other language does");
        return None;
    };
    let texts = match ftl::read(source) {
        Ok(texts) => texts,
        Err(errors) => {
            for (line, error) in errors {
                findings.fail(format!("{path}:{line}"), error);
            }
            return None;
        }
    };
    let mut by_key = BTreeMap::new();
    for text in texts {
        if let Some(first) = by_key.insert(text.key.clone(), text) {
            findings.fail(format!("{path}:{}", first.line), format!("the text \"{}\" is defined twice", first.key));
        }
    }
    Some(by_key)
}

fn compare(pair: &Pair, english: &BTreeMap<String, Text>, french: &BTreeMap<String, Text>, findings: &mut Findings) {
    // A term is a language's own affair: French may need a word that English does without.
    for (key, text) in english.iter().filter(|(_, text)| !text.is_term()) {
        let Some(translation) = french.get(key) else {
            findings.fail(&pair.french, format!("lacks the text \"{key}\""));
            continue;
        };
        if text.variables != translation.variables {
            let names = |text: &Text| match text.variables.len() {
                0 => "none".to_owned(),
                _ => text.variables.iter().map(|name| format!("${name}")).collect::<Vec<_>>().join(", "),
            };
            let what = format!("\"{key}\" wants {} in English but {} here", names(text), names(translation));
            findings.fail(format!("{}:{}", pair.french, translation.line), what);
        }
    }
    for (key, _) in french.iter().filter(|(key, text)| !text.is_term() && !english.contains_key(*key)) {
        findings.fail(&pair.english, format!("lacks the text \"{key}\""));
    }
}

fn literals(tree: &Tree, folders: &[String]) -> BTreeSet<String> {
    let folders: Vec<&str> = folders.iter().map(String::as_str).collect();
    let mut literals = BTreeSet::new();
    for (_, source) in tree.below(&folders, ".rs") {
        let source = RustSource::read(source);
        literals.extend(source.literals.into_iter().map(|literal| literal.text));
        // `options!` takes the names of options as identifiers.
        if source.code.contains("options! {") {
            static NAME: LazyLock<Regex> = LazyLock::new(|| pattern(r"[a-z_]\w*"));
            literals.extend(NAME.find_iter(&source.code).map(|name| name.as_str().to_owned()));
        }
    }
    literals
}

#[cfg(test)]
mod tests {
    use super::*;

    const COMMON: &str = "undo-over = Over\n";
    const LIB: &str = "fn f() { say(\"undo-over\"); say(\"wind\"); Field { name: \"gale\" }; }";

    fn findings(english: &str, french: &str, code: &str) -> Vec<String> {
        let tree = Tree::from([
            ("crates/texts/src/common.en.ftl", COMMON),
            ("crates/texts/src/common.fr.ftl", COMMON),
            ("games/race/Cargo.toml", ""),
            ("games/race/src/lib.rs", code),
            ("games/race/texts/en.ftl", english),
            ("games/race/texts/fr.ftl", french),
        ]);
        check(&tree).1.failures().to_vec()
    }

    #[test]
    fn texts_in_step_pass() {
        let english = "wind = { $force } { -unit }\n-unit = knots\noption-gale = Gale\noption-gale-help = Blows\n";
        let french = "wind = force { $force }\noption-gale = Tempête\noption-gale-help = Souffle\n";
        assert_eq!(findings(english, french, LIB), [""; 0]);
    }

    #[test]
    fn each_fault_is_named() {
        for (english, french, code, expected) in [
            ("wind = W\n", "", LIB, "games/race/texts/fr.ftl: lacks the text \"wind\""),
            ("", "wind = W\n", LIB, "games/race/texts/en.ftl: lacks the text \"wind\""),
            (
                "wind = { $force }\n",
                "wind = V\n",
                LIB,
                "games/race/texts/fr.ftl:1: \"wind\" wants $force in English but none here",
            ),
            ("calm = C\n", "calm = C\n", LIB, "games/race/texts/en.ftl:1: the text \"calm\" is used nowhere"),
            (
                "wind = 1\nwind = 2\n",
                "wind = 1\n",
                LIB,
                "games/race/texts/en.ftl:1: the text \"wind\" is defined twice",
            ),
            ("", "-mer = M\n", LIB, "games/race/texts/fr.ftl:1: the text \"-mer\" is used nowhere"),
            ("", "", "// \"undo-over\"", "crates/texts/src/common.en.ftl:1: the text \"undo-over\" is used nowhere"),
        ] {
            assert_eq!(findings(english, french, code), [expected]);
        }
    }

    #[test]
    fn a_name_of_a_macro_counts_as_a_literal() {
        let (texts, code) = ("option-gale = G\n", "options! { gale: u8 => rule::GALE; }");
        assert_eq!(findings(texts, texts, &format!("{code} \"undo-over\"")), [""; 0]);
    }

    #[test]
    fn a_key_that_code_says_has_a_text() {
        let code = "fn f() { Message::new(\"undo-over\"); words.t(\"gone\"); refuse(RULE, key) }\n// Message::new(\"x\")\n\
                    #[cfg(test)]\nmod tests { fn g() { Message::new(\"y\") } }";
        let tree = Tree::from([
            ("crates/texts/src/common.en.ftl", COMMON),
            ("crates/texts/src/common.fr.ftl", COMMON),
            ("crates/table/src/lib.rs", code),
        ]);
        assert_eq!(check(&tree).1.failures(), ["crates/table/src/lib.rs:1: says \"gone\", which is no text"]);
    }

    #[test]
    fn a_single_language_and_an_unreadable_file_fail() {
        let tree = Tree::from([
            ("crates/texts/src/common.en.ftl", ""),
            ("crates/texts/src/common.fr.ftl", "a = { \n"),
            ("examples/kuhn/Cargo.toml", ""),
            ("examples/kuhn/texts/en.ftl", ""),
        ]);
        let failures = check(&tree).1.failures().to_vec();
        assert_eq!(failures.len(), 2, "{failures:?}");
        assert!(
            failures[0].starts_with("crates/texts/src/common.fr.ftl:") && failures[1].contains("kuhn/texts/fr.ftl")
        );
    }
}
