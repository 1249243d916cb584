//! What a game declares of its material: its sheets and their cells.

use galerne_engine::Rule;
use std::ops::RangeInclusive;

/// One table of the material: cards, tiles, faces of a die.
#[derive(Clone, Debug)]
pub struct Sheet {
    /// Its name in files.
    pub name: &'static str,
    /// How many rows may be in play. Where this is one number, no row can be taken out.
    pub rows: RangeInclusive<usize>,
    /// Slots for rows that an edition adds.
    pub spare: usize,
    /// The rule that says what these pieces are.
    pub rule: Rule,
    /// Its columns, in the order of the canonical form.
    pub cells: &'static [Cell],
}

/// One column of a sheet.
#[derive(Clone, Debug)]
pub struct Cell {
    /// Its name in files.
    pub name: &'static str,
    /// What it takes.
    pub kind: CellKind,
    /// The rule that reads it.
    pub rule: Rule,
    /// A number that a search may turn.
    pub dial: bool,
}

/// What a cell takes.
#[derive(Clone, Debug)]
pub enum CellKind {
    /// A whole number.
    Number(RangeInclusive<i64>),
    /// `true` or `false`.
    Flag,
    /// One of these words.
    Word(&'static [&'static str]),
    /// A list of these words, none twice.
    Words(&'static [&'static str]),
    /// A name in both languages, `{ fr = "…", en = "…" }`, or one text that is both.
    Name,
    /// As a name, longer.
    Flavour,
    /// One of these words for each side of a die.
    Faces {
        /// What a side may say.
        words: &'static [&'static str],
        /// How many sides there are.
        sides: usize,
    },
    /// The key of a row of that sheet.
    Row(&'static str),
    /// A list of keys of rows of that sheet, none twice.
    Rows(&'static str),
    /// A table of numbers, one list a row; a plain list where there is one row.
    Numbers {
        /// How many lists.
        rows: usize,
        /// How many numbers in each.
        columns: usize,
        /// What each may be.
        range: RangeInclusive<i64>,
    },
}

/// A cell that no search turns.
#[must_use]
pub const fn cell(name: &'static str, kind: CellKind, rule: Rule) -> Cell {
    Cell { name, kind, rule, dial: false }
}

/// A number that a search may turn.
#[must_use]
pub const fn number(name: &'static str, range: RangeInclusive<i64>, rule: Rule) -> Cell {
    Cell { name, kind: CellKind::Number(range), rule, dial: true }
}

impl Sheet {
    /// The place of the column called so.
    #[must_use]
    pub fn column(&self, name: &str) -> Option<usize> {
        self.cells.iter().position(|cell| cell.name == name)
    }
}
