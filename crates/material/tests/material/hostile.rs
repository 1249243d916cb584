//! Whatever a stranger sends is a finding or a material.

use crate::{HEAD, lay, shelf, told};
use galerne_material::{BYTES, Laid, from_link};
use proptest::prelude::*;

/// It was answered, and its answer can be shown.
fn is_answered(laid: &Laid) {
    assert_eq!(laid.tree.is_some(), !laid.findings.has_errors(), "{}", told(laid));
    assert!(!told(laid).contains("material-"), "every finding has words");
    for line in told(laid).lines() {
        assert!(line.chars().count() < 600, "{line}");
        assert!(!line.chars().any(galerne_material::is_forbidden), "{line:?}");
    }
}

#[test]
fn keys_and_brackets_without_end_are_refused_before_they_are_parsed() {
    let half = BYTES / 2;
    for text in [
        format!("{}b = 1", "a.".repeat(half - 10)),
        format!("[{}b]", "a.".repeat(half - 10)),
        format!("x = {}", "[".repeat(half)),
        format!("x = {}1", "{a = ".repeat(half / 5)),
        format!("x = {}", "{a.a.a.a.a.a.a.a = ".repeat(1_000)),
        format!("{}b = 1", "a.\n".repeat(half / 2)),
        format!("{}b = 1", "a . ".repeat(half / 4)),
        format!("{}b = 1", "\"a\".".repeat(half / 4)),
        format!("x = {}", "\"".repeat(half)),
        format!("x = {}", "'''".repeat(half / 3)),
        "[[a]]\n".repeat(half / 6),
        "[a.b]\nc = 1\n".repeat(1_000),
    ] {
        let laid = shelf().lay("mine.toml", &text);
        assert!(laid.findings.has_errors(), "{}", &text[..20]);
        is_answered(&laid);
    }
}

#[test]
fn a_long_wrong_name_costs_no_more_than_a_short_one() {
    let name = "x".repeat(20_000);
    let laid = lay(&format!("[card.gale]\n{name} = 1\nkind = \"wind\"\n[card.{name}]\n[{name}.a]\n"));
    assert_eq!(laid.findings.iter().count(), 3);
    is_answered(&laid);
}

/// Bits of editions, sound and not.
fn bits() -> impl Strategy<Value = String> {
    let bit = prop_oneof![
        prop::sample::select(vec![
            HEAD,
            "[card.gale]\n",
            "[card.hail]\n",
            "[face.one]\n",
            "[card]\n",
            "[[card.gale]]\n",
            "new = true\n",
            "out = true\n",
            "out = false\n",
            "like = \"gale\"\n",
            "like = 3\n",
            "cost = 3\n",
            "cost = -9223372036854775808\n",
            "cost = 99999999999999999999\n",
            "cost = nan\n",
            "kind = \"rain\"\n",
            "with = [\"gale\", \"hail\"]\n",
            "after = \"hail\"\n",
            "odds = [[], []]\n",
            "steps = [[1]]\n",
            "name = { fr = 1 }\n",
            "name = {}\n",
            "name = \"\\u0000\"\n",
            "line = '''\n'''\n",
            "edition = 1\n",
            "card.noon.cost = 2\n",
            "tags = [\"old\", [\"wet\"]]\n",
            "loud = 1979-05-27\n",
            "\u{feff}",
            "= = [",
            "\"\"\"",
            "{",
        ])
        .prop_map(str::to_owned),
        "\\PC{0,12}\n?",
        any::<String>(),
    ];
    prop::collection::vec(bit, 0..14).prop_map(|bits| bits.concat())
}

proptest! {
    #[test]
    fn bits_of_editions_are_answered(text in bits(), headed in any::<bool>()) {
        let laid = if headed { lay(&text) } else { shelf().lay("mine.toml", &text) };
        is_answered(&laid);
        if laid.tree.is_some() && !laid.edition.is_empty() {
            let again = shelf().lay("again.toml", laid.edition.text());
            prop_assert_eq!(again.tree, laid.tree);
        }
    }

    #[test]
    fn links_are_answered(link in "[A-Za-z0-9_-]{0,400}|\\PC{0,40}") {
        if let Some(text) = from_link(&link) {
            is_answered(&shelf().lay("link", &text));
        }
    }
}
