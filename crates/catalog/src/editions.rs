//! How the printed content of a game is changed, without the game's type.

use crate::AnyGame;
use galerne_material::{Cell, CellKind, Data, Laid, Node, Printed, Shelf, Tree, What, differences};
use galerne_texts::Language;

/// What a game offers to authors of editions, who change what it prints.
#[derive(Clone, Copy, Debug)]
pub struct Editions {
    shelf: fn() -> &'static Shelf,
    check: fn(&str, &str) -> Laid,
    samples: &'static [(&'static str, &'static str)],
}

impl Editions {
    pub(crate) fn of<G: Printed>() -> Editions {
        Editions { shelf: G::shelf, check: |file, text| G::check_edition(file, text).0, samples: G::SAMPLES }
    }

    /// What is printed.
    #[must_use]
    pub fn shelf(&self) -> &'static Shelf {
        (self.shelf)()
    }

    /// Everything there is to say of an edition, by its text; `file` is how findings call it.
    #[must_use]
    pub fn check(&self, file: &str, text: &str) -> Laid {
        (self.check)(file, text)
    }

    /// Editions that come with the program: names and texts.
    #[must_use]
    pub fn samples(&self) -> &'static [(&'static str, &'static str)] {
        self.samples
    }
}

/// A row in which two materials differ, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedRow {
    /// The name of its sheet.
    pub sheet: &'static str,
    /// Its key.
    pub row: String,
    /// What it is called.
    pub title: String,
    /// `changed`, `added`, `out` or `back`.
    pub what: &'static str,
    /// Its cells that differ.
    pub cells: Vec<ChangedCell>,
}

/// A cell in which two materials differ, in words.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ChangedCell {
    /// What it is called.
    pub title: String,
    /// Its value before; empty for a row that is new.
    pub before: String,
    /// Its value after.
    pub after: String,
    /// Its value is a text that the edition's author wrote.
    pub is_written: bool,
}

/// What the second material changes in the first, in the order of sheets and rows.
#[must_use]
pub fn changed_rows(game: &dyn AnyGame, before: &Tree, after: &Tree, language: Language) -> Vec<ChangedRow> {
    let in_words = |sheet: &'static str, cell: &Cell, before: Option<&Node>, after: &Node| ChangedCell {
        title: game.material_word(language, &format!("box-cell-{sheet}-{}", cell.name)),
        before: before.map(|node| value(game, sheet, cell, node, language)).unwrap_or_default(),
        after: value(game, sheet, cell, after, language),
        is_written: matches!(cell.kind, CellKind::Name | CellKind::Flavour),
    };
    let told = differences(before, after).into_iter().map(|difference| {
        let sheet = difference.sheet;
        let changed = |cells: &[(usize, &Node, &Node)]| {
            cells
                .iter()
                .map(|&(column, old, new)| in_words(sheet.name, &sheet.cells[column], Some(old), new))
                .collect::<Vec<_>>()
        };
        let (what, cells) = match &difference.what {
            What::Changed(cells) => ("changed", changed(cells)),
            What::Back(cells) => ("back", changed(cells)),
            What::Out => ("out", Vec::new()),
            What::Added(cells) => {
                let cells = sheet.cells.iter().zip(*cells);
                ("added", cells.map(|(cell, node)| in_words(sheet.name, cell, None, node)).collect())
            }
        };
        let title = game.material_word(language, &format!("box-row-{}-{}", sheet.name, difference.row));
        ChangedRow { sheet: sheet.name, row: difference.row.to_owned(), title, what, cells }
    });
    told.collect()
}

/// A value for readers: words as they are called, texts in the reader's language.
fn value(game: &dyn AnyGame, sheet: &str, cell: &Cell, node: &Node, language: Language) -> String {
    let words = matches!(cell.kind, CellKind::Word(_) | CellKind::Words(_) | CellKind::Faces { .. });
    match &node.data {
        Data::Text(word) if words => game.cell_word(language, (sheet, cell.name), word),
        Data::Text(text) => text.clone(),
        Data::List(items) => {
            items.iter().map(|item| value(game, sheet, cell, item, language)).collect::<Vec<_>>().join(", ")
        }
        Data::Table(texts) => {
            let own = texts.iter().find(|(key, ..)| key == language.code()).or(texts.first());
            own.map(|(_, _, text)| value(game, sheet, cell, text, language)).unwrap_or_default()
        }
        Data::Number(_) | Data::Flag(_) | Data::Strange => node.to_string(),
    }
}
