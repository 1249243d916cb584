//! A game made up for the purpose: cards with effects of every kind of cell, and a fixed die.

mod editions;
mod findings;
mod forms;
mod hostile;

use galerne_engine::{Message, Rule};
use galerne_material::{Cell, CellKind, Laid, Sheet, Shelf, cell, number};
use galerne_texts::{Language, Texts};

const RULE: Rule = Rule("XX-1.1");

static CARD: [Cell; 9] = [
    number("cost", 0..=9, RULE),
    cell("loud", CellKind::Flag, RULE),
    cell("kind", CellKind::Word(&["wind", "rain", "sun"]), RULE),
    cell("tags", CellKind::Words(&["old", "wet", "rare"]), RULE),
    cell("name", CellKind::Name, RULE),
    cell("line", CellKind::Flavour, RULE),
    cell("after", CellKind::Row("card"), RULE),
    cell("with", CellKind::Rows("card"), RULE),
    cell("odds", CellKind::Numbers { rows: 2, columns: 3, range: -5..=5 }, RULE),
];
static FACE: [Cell; 1] = [cell("steps", CellKind::Numbers { rows: 1, columns: 2, range: 0..=3 }, RULE)];

static SHEETS: [Sheet; 2] = [
    Sheet { name: "card", rows: 2..=3, spare: 2, rule: RULE, cells: &CARD },
    Sheet { name: "face", rows: 1..=1, spare: 0, rule: RULE, cells: &FACE },
];

const CARDS: &str = r#"
[card.gale]
cost = 3
loud = true
kind = "wind"
tags = ["old"]
name = { fr = "Tempête", en = "Gale" }
line = "…"
after = "gale"
with = []
odds = [[0, 1, 2], [-1, 0, 1]]
[card.drizzle]
cost = 1
loud = false
kind = "rain"
tags = ["wet", "rare"]
name = { fr = "Crachin", en = "Drizzle" }
line = { fr = "Sans fin.", en = "No end." }
after = "gale"
with = ["gale", "drizzle"]
odds = [[0, 0, 0], [0, 0, 0]]
[card.noon]
cost = 2
loud = false
kind = "sun"
tags = []
name = { fr = "Midi", en = "Noon" }
line = "…"
after = "drizzle"
with = ["gale"]
odds = [[5, 5, 5], [5, 5, 5]]
"#;
const FACES: &str = "[face.one]\nsteps = [0, 3]\n";
const HEAD: &str = "[edition]\ngame = \"weather\"\nprinting = 1\n";

fn shelf() -> Shelf {
    let files = [("cards.toml", CARDS), ("faces.toml", FACES)];
    Shelf::new(("weather", "we"), 1, &SHEETS, &files, &[]).unwrap_or_else(|findings| panic!("{findings:?}"))
}

fn lay(changes: &str) -> Laid {
    shelf().lay("mine.toml", &format!("{HEAD}{changes}"))
}

/// A sound edition of these changes.
fn sound(changes: &str) -> Laid {
    let laid = lay(changes);
    assert_eq!(told(&laid), "");
    assert!(laid.tree.is_some());
    laid
}

/// All findings in English, one a line.
fn told(laid: &Laid) -> String {
    say(&laid.findings.iter().map(galerne_material::Finding::message).collect::<Vec<_>>(), Language::En)
}

fn say(messages: &[Message], language: Language) -> String {
    let texts = Texts::common().unwrap();
    messages.iter().map(|message| texts.say(language, message, &[])).collect::<Vec<_>>().join("\n")
}
