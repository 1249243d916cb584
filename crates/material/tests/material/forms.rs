//! The one form of an edition, its identity, its link.

use crate::{HEAD, lay, shelf, sound, told};
use galerne_material::{Edition, LINK_SIGNS, from_link, to_link};
use proptest::prelude::*;

#[test]
fn the_form_is_in_the_order_of_the_sheets_without_what_is_printed() {
    let messy = "[edition]\nversion = 3\nprinting = 1\nnote = 'A \"note\"'\ngame = \"weather\"\nname = \"Westerlies\"\n\
                 [face]\none.steps = [1,1]\n\
                 [card.storm]\nlike = \"gale\"\nnew = true\n\
                 [card.noon]\nname = {en=\"Noon\", fr=\"Midi\"}\nkind = \"rain\"\ncost = 2\n[card.gale]\ncost=0x4\n";
    let laid = shelf().lay("mine.toml", messy);
    assert_eq!(told(&laid), "");
    assert_eq!(
        laid.edition.text(),
        r#"[edition]
game = "weather"
printing = 1
name = { fr = "Westerlies", en = "Westerlies" }
version = 3
note = "A \"note\""

[card.gale]
cost = 4

[card.noon]
kind = "rain"

[card.storm]
new = true
cost = 3
loud = true
kind = "wind"
tags = ["old"]
name = { fr = "Tempête", en = "Gale" }
line = { fr = "…", en = "…" }
after = "gale"
with = []
odds = [[0, 1, 2], [-1, 0, 1]]

[face.one]
steps = [1, 1]
"#
    );
}

#[test]
fn what_changes_nothing_is_the_empty_edition() {
    for nothing in ["", "[card.gale]\n", "[card.gale]\ncost = 3\nname = { fr = \"Tempête\", en = \"Gale\" }\n"] {
        let laid = sound(nothing);
        assert!(laid.edition.is_empty());
        assert_eq!(serde_json::to_string(&laid.edition).unwrap(), "\"\"");
    }
    assert!(Edition::default().is_empty());
}

#[test]
fn the_same_change_has_the_same_identity_whoever_made_it() {
    let mine = sound("[card.gale]\ncost = 4\nloud = false\n");
    let other = "[edition]\ngame = \"weather\"\nprinting = 1\nname = \"Other\"\nversion = 9\n[card.gale]\nloud=false\ncost = 4\n[card.noon]\ncost = 2\n";
    assert_eq!(shelf().lay("other.toml", other).identity, mine.identity);
    assert_ne!(sound("[card.gale]\ncost = 4\n").identity, mine.identity);
    // Written down once: what a shared link names must not change with the program.
    assert_eq!(mine.identity, "we-jhdjphsq7sxev8g3");
}

#[test]
fn accents_typed_in_two_ways_are_one_name() {
    let composed = sound("[card.gale]\nname = \"Été\"\n");
    let apart = sound("[card.gale]\nname = \" E\u{301}te\u{301} \"\n");
    assert_eq!((composed.edition, composed.identity), (apart.edition, apart.identity));
}

#[test]
fn a_link_is_short_and_holds_no_more_than_an_edition_may() {
    let text = sound("[card.gale]\ncost = 4\n").edition;
    let link = to_link(text.text()).unwrap();
    assert!(link.len() < 120, "{} {link}", link.len());
    assert_eq!(from_link(&link).as_deref(), Some(text.text()));
    let zeros = "0".repeat(65_537);
    assert_eq!(
        from_link(&to_link(&zeros).unwrap()),
        None,
        "a kilobyte that unpacks into more than an edition may hold"
    );
    assert_eq!(from_link(&to_link(&zeros[1..]).unwrap()).as_deref(), Some(&zeros[1..]));
    assert_eq!(from_link("%%%"), None);
    assert_eq!(from_link(&"A".repeat(LINK_SIGNS + 1)), None);
}

/// Changes of the made-up game, as they might be typed.
fn changes() -> impl Strategy<Value = String> {
    let cell = prop_oneof![
        (0..=9).prop_map(|cost| format!("cost = {cost}\n")),
        any::<bool>().prop_map(|loud| format!("loud = {loud}\n")),
        prop::sample::select(vec!["wind", "rain", "sun"]).prop_map(|kind| format!("kind = \"{kind}\"\n")),
        "[a-zA-ZéèÀœ'’ ]{0,20}[a-z]".prop_map(|name| format!("name = \"{name}\"\n")),
        prop::sample::subsequence(vec!["\"gale\"", "\"drizzle\""], 0..=2)
            .prop_map(|with| format!("with = [{}]\n", with.join(","))),
        prop::collection::vec(-5..=5, 6)
            .prop_map(|n| format!("odds = [[{},{},{}],[{},{},{}]]\n", n[0], n[1], n[2], n[3], n[4], n[5])),
    ];
    // One cell of each row: two of the same would be refused by TOML.
    let row = (prop::sample::select(vec!["gale", "drizzle", "noon", "extra"]), cell).prop_map(|(key, cell)| {
        let new = if key == "extra" { "new = true\nlike = \"noon\"\n" } else { "" };
        (key, format!("[card.{key}]\n{new}{cell}"))
    });
    prop::collection::vec(row, 0..6).prop_map(|rows| {
        let mut seen = Vec::new();
        rows.into_iter()
            .filter(|(key, _)| {
                !seen.contains(key) && {
                    seen.push(*key);
                    true
                }
            })
            .map(|(_, text)| text)
            .collect()
    })
}

proptest! {
    #[test]
    fn the_form_of_a_form_is_itself_and_means_the_same(changes in changes()) {
        let first = lay(&changes);
        prop_assert!(!first.findings.has_errors(), "{}", told(&first));
        let again = if first.edition.is_empty() { lay("") } else { shelf().lay("again.toml", first.edition.text()) };
        prop_assert_eq!(&again.edition, &first.edition);
        prop_assert_eq!(&again.identity, &first.identity);
        prop_assert_eq!(&again.tree, &first.tree);
        let link = to_link(first.edition.text()).unwrap();
        prop_assert_eq!(from_link(&link).unwrap(), first.edition.text());
    }

    #[test]
    fn the_order_of_the_lines_does_not_matter(changes in changes()) {
        let mut rows: Vec<_> = changes.split_inclusive("\n[").collect::<String>().split("[card.").skip(1).map(|row| format!("[card.{row}")).collect();
        rows.reverse();
        let (one, other) = (lay(&changes), lay(&rows.concat()));
        prop_assert_eq!(one.edition, other.edition);
        prop_assert_eq!(one.tree, other.tree);
    }
}

#[test]
fn the_head_survives_in_the_form() {
    let text = format!(
        "{HEAD}name = {{ fr = \"Vents\", en = \"Winds\" }}\nversion = 2\nnote = \"…\"\n[card.gale]\ncost = 1\n"
    );
    let laid = shelf().lay("mine.toml", &text);
    let head = laid.head.unwrap();
    assert_eq!((head.name, head.version), (Some(["Vents".to_owned(), "Winds".to_owned()]), Some(2)));
    assert!(
        laid.edition
            .text()
            .starts_with(&format!("{HEAD}name = {{ fr = \"Vents\", en = \"Winds\" }}\nversion = 2\nnote = \"…\"\n"))
    );
}
