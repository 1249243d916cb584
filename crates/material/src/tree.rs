//! The material: every row of every sheet with its cells, each with the place it was read at.

use crate::{
    findings::Findings,
    kinds,
    node::{Data, Node},
    parse,
    sheet::{CellKind, Sheet},
    source::Place,
};
use galerne_engine::Message;

/// The sheets of a game, filled.
#[derive(Clone, PartialEq, Debug)]
pub struct Tree {
    sheets: &'static [Sheet],
    tables: Vec<Vec<Row>>,
}

/// One piece. Its place in the sheet is its slot, whatever an edition does to the others.
#[derive(Clone, Debug)]
pub struct Row {
    /// Its key in files.
    pub key: String,
    /// Where its heading stands.
    pub place: Place,
    /// An edition added it.
    pub added: bool,
    /// An edition took it out: it keeps its slot and is not dealt.
    pub out: bool,
    /// Its cells in the order of the sheet.
    pub cells: Vec<Node>,
}

impl PartialEq for Row {
    fn eq(&self, other: &Row) -> bool {
        (&self.key, self.added, self.out, &self.cells) == (&other.key, other.added, other.out, &other.cells)
    }
}

impl PartialEq for Sheet {
    fn eq(&self, other: &Sheet) -> bool {
        self.name == other.name
    }
}

/// The cells that a table of a file gives, by column, and what else stood in it.
pub(crate) struct Cells {
    pub(crate) cells: Vec<Option<Node>>,
    /// Entries under one of the words that the caller reads itself.
    pub(crate) words: Vec<(String, Place, Node)>,
}

/// Read a row's entries; `words` are those that are no cells.
pub(crate) fn read_cells(
    sheet: &Sheet,
    key: &str,
    entries: &[(String, Place, Node)],
    words: &[&str],
    findings: &mut Findings,
) -> Cells {
    let mut read = Cells { cells: vec![None; sheet.cells.len()], words: Vec::new() };
    for (name, place, node) in entries {
        if words.contains(&name.as_str()) {
            read.words.push((name.clone(), *place, node.clone()));
            continue;
        }
        let Some(column) = sheet.column(name) else {
            let known = sheet.cells.iter().map(|cell| cell.name).chain(words.iter().copied());
            findings.unknown(*place, &format!("{}.{key}", sheet.name), "material-unknown-cell", name, known);
            continue;
        };
        let about = format!("{}.{key}.{name}", sheet.name);
        read.cells[column] = kinds::read(node, &sheet.cells[column], &about, findings);
    }
    read
}

/// A key that can be written without quotes.
pub(crate) fn is_key(key: &str) -> bool {
    key.len() <= crate::guard::NAME_SIGNS
        && key.starts_with(|sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit())
        && key.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
}

impl Tree {
    pub(crate) fn empty(sheets: &'static [Sheet]) -> Tree {
        Tree { sheets, tables: vec![Vec::new(); sheets.len()] }
    }

    /// Read files that a game ships; whatever is wrong with them is found, not guessed.
    pub(crate) fn read(sheets: &'static [Sheet], files: &[(&str, &str)], findings: &mut Findings) -> Tree {
        let mut tree = Tree::empty(sheets);
        for (name, text) in files {
            let file = findings.add_source(name, text);
            for (sheet, place, node) in parse::entries(text, file, findings).unwrap_or_default() {
                let Some(number) = tree.sheet_at(&sheet, place, findings) else { continue };
                for (key, place, row) in tables(&node, &sheet, findings) {
                    let Data::Table(entries) = &row.data else { continue };
                    let read = read_cells(&sheets[number], key, entries, &[], findings);
                    tree.add(number, key, *place, read.cells, false, findings);
                }
            }
        }
        for (number, table) in tree.tables.iter().enumerate() {
            if !sheets[number].rows.contains(&table.len()) {
                tree.wrong_number(number, Place::default(), findings);
            }
        }
        tree.check_references(findings);
        tree
    }

    /// The number of the sheet called so, or a finding.
    pub(crate) fn sheet_at(&self, name: &str, place: Place, findings: &mut Findings) -> Option<usize> {
        let found = self.sheets.iter().position(|sheet| sheet.name == name);
        if found.is_none() {
            let known = self.sheets.iter().map(|sheet| sheet.name);
            findings.unknown(place, "", "material-unknown-sheet", name, known);
        }
        found
    }

    pub(crate) fn add(
        &mut self,
        sheet: usize,
        key: &str,
        place: Place,
        cells: Vec<Option<Node>>,
        added: bool,
        findings: &mut Findings,
    ) {
        let declared = &self.sheets[sheet];
        let about = format!("{}.{key}", declared.name);
        if !is_key(key) {
            findings.error(place, &crate::findings::shown(&about), None, Message::new("material-key"));
            return;
        }
        for (cell, node) in declared.cells.iter().zip(&cells) {
            // A cell that was there and wrong has its finding already; saying that it is missing would be untrue.
            if node.is_none() && !findings.mention(&format!("{about}.{}", cell.name)) {
                findings.error(
                    place,
                    &about,
                    Some(cell.rule),
                    Message::new("material-missing").with("cell", cell.name),
                );
            }
        }
        if let Some(cells) = cells.into_iter().collect::<Option<Vec<_>>>() {
            self.tables[sheet].push(Row { key: key.to_owned(), place, added, out: false, cells });
        }
    }

    pub(crate) fn wrong_number(&self, sheet: usize, place: Place, findings: &mut Findings) {
        let declared = &self.sheets[sheet];
        let found = self.tables[sheet].iter().filter(|row| !row.out).count();
        let what = Message::new("material-rows")
            .with("least", *declared.rows.start())
            .with("most", *declared.rows.end())
            .with("found", found);
        findings.error(place, declared.name, Some(declared.rule), what);
    }

    /// Every row that a cell names is there and in play.
    pub(crate) fn check_references(&self, findings: &mut Findings) {
        for (sheet, table) in self.sheets.iter().zip(&self.tables) {
            for (column, cell) in sheet.cells.iter().enumerate() {
                let (CellKind::Row(of) | CellKind::Rows(of)) = cell.kind else { continue };
                for row in table.iter().filter(|row| !row.out) {
                    let about = || format!("{}.{}.{}", sheet.name, row.key, cell.name);
                    let one = std::slice::from_ref(&row.cells[column]);
                    let named = if let Data::List(items) = &row.cells[column].data { items.as_slice() } else { one };
                    for node in named {
                        let Data::Text(key) = &node.data else { continue };
                        match self.row(of, key) {
                            None => {
                                let known = self.rows(of).iter().map(|row| row.key.as_str());
                                findings.unknown(node.place, &about(), "material-unknown-row", key, known);
                            }
                            Some(row) if row.out => {
                                let what = Message::new("material-row-out").with("name", key.as_str());
                                findings.error(node.place, &about(), Some(cell.rule), what);
                            }
                            Some(_) => {}
                        }
                    }
                }
            }
        }
    }

    /// What the game declares.
    #[must_use]
    pub fn sheets(&self) -> &'static [Sheet] {
        self.sheets
    }

    /// The rows of a sheet by their slots; none where there is no such sheet.
    #[must_use]
    pub fn rows(&self, sheet: &str) -> &[Row] {
        self.sheets.iter().position(|declared| declared.name == sheet).map_or(&[], |number| &self.tables[number])
    }

    /// The row with that key.
    #[must_use]
    pub fn row(&self, sheet: &str, key: &str) -> Option<&Row> {
        self.rows(sheet).iter().find(|row| row.key == key)
    }

    /// A cell by its names.
    #[must_use]
    pub fn cell(&self, sheet: &str, row: &str, cell: &str) -> Option<&Node> {
        let column = self.sheets.iter().find(|declared| declared.name == sheet)?.column(cell)?;
        self.row(sheet, row)?.cells.get(column)
    }

    /// A number by its names.
    #[must_use]
    pub fn number(&self, sheet: &str, row: &str, cell: &str) -> Option<i64> {
        match self.cell(sheet, row, cell)?.data {
            Data::Number(number) => Some(number),
            _ => None,
        }
    }

    /// A word or the key of a row by its names.
    #[must_use]
    pub fn word(&self, sheet: &str, row: &str, cell: &str) -> Option<&str> {
        match &self.cell(sheet, row, cell)?.data {
            Data::Text(word) => Some(word),
            _ => None,
        }
    }

    /// The numbers of a list or table by its names, one list after the other.
    #[must_use]
    pub fn numbers(&self, sheet: &str, row: &str, cell: &str) -> Option<Vec<i64>> {
        fn flat(node: &Node, out: &mut Vec<i64>) {
            match &node.data {
                Data::Number(number) => out.push(*number),
                Data::List(items) => items.iter().for_each(|item| flat(item, out)),
                _ => {}
            }
        }
        let mut all = Vec::new();
        flat(self.cell(sheet, row, cell)?, &mut all);
        Some(all)
    }

    pub(crate) fn tables(&self) -> &[Vec<Row>] {
        &self.tables
    }

    pub(crate) fn table_mut(&mut self, sheet: usize) -> &mut Vec<Row> {
        &mut self.tables[sheet]
    }
}

/// The tables inside a table, by their keys; what is none is found.
pub(crate) fn tables<'a>(node: &'a Node, about: &str, findings: &mut Findings) -> Vec<(&'a str, &'a Place, &'a Node)> {
    let Data::Table(entries) = &node.data else {
        findings.error(node.place, about, None, Message::new("material-wants-rows"));
        return Vec::new();
    };
    let mut rows = Vec::with_capacity(entries.len());
    for (key, place, row) in entries {
        if matches!(row.data, Data::Table(_)) {
            rows.push((key.as_str(), place, row));
        } else {
            findings.error(
                *place,
                about,
                None,
                Message::new("material-wants-cells").with("name", crate::findings::shown(key)),
            );
        }
    }
    rows
}
