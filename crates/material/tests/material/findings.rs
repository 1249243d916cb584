//! What is said of a file that is wrong: place, subject, nearest name, rule.

use crate::{HEAD, lay, say, shelf, told};
use galerne_material::{Finding, Level};
use galerne_texts::Language;

/// The first finding, without the file.
fn first(changes: &str) -> String {
    told(&lay(changes)).lines().next().unwrap_or_default().trim_start_matches("mine.toml:").to_owned()
}

#[test]
fn every_wrong_line_is_named_with_what_would_be_right() {
    for (changes, said) in [
        ("[cart.gale]\ncost = 1\n", "4:2: there is no sheet “cart”. Perhaps “card”?"),
        (
            "[card.gail]\ncost = 1\n",
            "4:7: card.gail: there is no row “gail”. Perhaps “gale”? A row that is added needs new = true.",
        ),
        ("[face.won]\nsteps = [0, 0]\n", "4:7: face.won: there is no row “won”. Perhaps “one”?"),
        ("[card.gale]\ncots = 1\n", "5:1: card.gale: there is no “cots” here. Perhaps “cost”?"),
        ("[card.gale]\ncost = 10\n", "5:8: card.gale.cost: this must be a whole number from 0 to 9. (XX-1.1)"),
        ("[card.gale]\ncost = 1.5\n", "5:8: card.gale.cost: this must be a whole number from 0 to 9. (XX-1.1)"),
        ("[card.gale]\nloud = 1\n", "5:8: card.gale.loud: this must be true or false. (XX-1.1)"),
        (
            "[card.gale]\nkind = \"snu\"\n",
            "5:8: card.gale.kind: “snu” is none of these words: wind, rain, sun. Perhaps “sun”? (XX-1.1)",
        ),
        ("[card.gale]\ntags = [\"old\", \"old\"]\n", "5:16: card.gale.tags: “old” is here twice. (XX-1.1)"),
        ("[card.gale]\ntags = \"old\"\n", "5:8: card.gale.tags: this must be a list: [\"…\", \"…\"]. (XX-1.1)"),
        ("[card.gale]\nafter = 3\n", "5:9: card.gale.after: this must be the name of a row, in quotes. (XX-1.1)"),
        ("[card.gale]\nodds = [[1, 2, 3]]\n", "5:8: card.gale.odds: this must be 2 lists of 3 numbers each. (XX-1.1)"),
        (
            "[card.gale]\nodds = [[1, 2, 3], [1, 2, 9]]\n",
            "5:27: card.gale.odds: this must be a whole number from −5 to 5. (XX-1.1)",
        ),
        ("[face.one]\nsteps = [1]\n", "5:9: face.one.steps: this must be a list of 2 numbers. (XX-1.1)"),
        (
            "[card.gale]\nnew = true\n",
            "4:7: card.gale: this row exists already; without new = true its values are changed.",
        ),
        ("[card.gale]\nlike = \"noon\"\n", "4:7: card.gale: “like” means something only in a row with new = true."),
        ("[card.gale]\nout = true\ncost = 1\n", "4:7: card.gale: a row that is taken out changes nothing else."),
        ("[card.hail]\nnew = true\n", "4:7: card.hail: “cost” is missing. (XX-1.1)"),
        ("[card.hail]\nnew = true\nlike = \"gail\"\n", "6:8: card.hail: there is no row “gail”. Perhaps “gale”?"),
        (
            "[card.Hail]\nnew = true\n",
            "4:7: card.Hail: the name of a row has only lower-case letters, digits and _, at most 40 in all, and begins with a letter or a digit.",
        ),
        (
            "[face.two]\nnew = true\nsteps = [1, 1]\n",
            "4:7: face.two: too many new rows: this sheet can take 0. (XX-1.1)",
        ),
        (
            "[card]\ngale = 3\n",
            "5:1: card: “gale” must be a row with values of its own: [sheet.row], then one line for each value.",
        ),
        ("[card.gale]\nname = \"\"\n", "5:8: card.gale.name: the text is empty. (XX-1.1)"),
        (
            "[card.gale]\nname = { de = \"Sturm\" }\n",
            "5:10: card.gale.name: “de” is not one of the languages of a name. Perhaps “en”?",
        ),
        (
            "[card.gale]\nname = \"a\\u202eb\"\n",
            "5:8: card.gale.name: the character U+202E is invisible, or looks like a different one. Remove it. (XX-1.1)",
        ),
        ("# a\u{202e}b\n", "4:4: the character U+202E is invisible, or looks like a different one. Remove it."),
        ("[card.gale]\ncost = \n", "5:8: this is not TOML (string values must be quoted, expected literal string)."),
    ] {
        assert_eq!(first(changes), said, "{changes}");
    }
}

#[test]
fn a_name_in_one_language_is_a_warning_and_stands_for_both() {
    let laid = lay("[card.gale]\nname = { fr = \"Bourrasque\" }\n");
    assert_eq!(
        told(&laid),
        "mine.toml:5:8: card.gale.name: the name is missing in one language (en); the other one stands for both. (XX-1.1)"
    );
    assert!(laid.findings.reach(Level::Warning) && !laid.findings.has_errors());
    let tree = laid.tree.unwrap();
    assert_eq!(tree.cell("card", "gale", "name").unwrap().to_string(), "{ fr = \"Bourrasque\", en = \"Bourrasque\" }");
}

#[test]
fn a_head_that_is_wrong_is_named() {
    for (text, said) in [
        (
            "",
            "mine.toml:1:1: edition: the file does not begin with [edition]. Write: [edition], then game = \"weather\" and printing = 1.",
        ),
        (
            "[edition]\ngame = \"whether\"\nprinting = 1\n",
            "mine.toml:2:8: edition.game: this edition is for “whether”, not for “weather”.",
        ),
        ("[edition]\ngame = \"weather\"\n", "mine.toml:1:2: edition: “printing” is missing."),
        (
            "[edition]\ngame = \"weather\"\nprinting = 2\n",
            "mine.toml:1:1: edition.printing: this build knows printings 1 to 1.",
        ),
        (
            "[edition]\ngame = \"weather\"\nprinting = 1\nnme = \"x\"\n",
            "mine.toml:4:1: edition: there is no “nme” here. Perhaps “name”?",
        ),
    ] {
        assert_eq!(told(&shelf().lay("mine.toml", text)), said);
    }
}

#[test]
fn findings_are_told_in_both_languages() {
    let laid = lay("[card.gail]\ncost = 1\n[card.gale]\nkind = \"snu\"\ncost = 99\n");
    let messages: Vec<_> = laid.findings.iter().map(Finding::message).collect();
    let french = say(&messages, Language::Fr);
    assert!(french.contains("gail"), "{french}");
    assert!(french.contains("de 0 à 9"), "{french}");
    assert_eq!(french.lines().count(), 3, "{french}");
    assert!(!french.contains("material-"), "{french}");
}

#[test]
fn a_file_full_of_mistakes_is_not_told_without_end() {
    let many: String = (0..2_000).map(|number| format!("x{number} = 1\n")).collect();
    let laid = lay(&format!("[card.gale]\n{many}"));
    assert_eq!((laid.findings.iter().count(), laid.findings.more()), (100, 1_900));
}

#[test]
fn bounds_hold_at_the_last_allowed_and_not_beyond() {
    let list = |depth: usize| format!("{}{}", "[".repeat(depth), "]".repeat(depth));
    // The file and the two tables of a row are levels too.
    let deep = |depth: usize| told(&lay(&format!("[card.gale]\nodds = {}\n", list(depth))));
    assert!(!deep(5).contains("deeper") && deep(6).contains("deeper than 8 levels"), "{} {}", deep(5), deep(6));
    let long = |bytes: usize| {
        let text = format!("{HEAD}#");
        shelf().lay("mine.toml", &format!("{text}{}", "x".repeat(bytes - text.len())))
    };
    assert!(!long(65_536).findings.has_errors());
    assert!(told(&long(65_537)).contains("the file has 65 kB; an edition may have 64."));
    let many = |count: usize| told(&lay(&format!("[card.gale]\nwith = [{}]\n", "\"gale\", ".repeat(count))));
    assert!(!many(3_900).contains("more than 4000 values") && many(4_000).contains("more than 4000 values"));
    let name = |signs: usize| told(&lay(&format!("[card.gale]\nname = \"{}\"\n", "é".repeat(signs))));
    assert_eq!(name(40), "");
    assert!(name(41).contains("the text has 41 characters; it may have 40."));
}
