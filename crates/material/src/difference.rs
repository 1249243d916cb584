//! Two trees compared, row by row and cell by cell.

use crate::{
    node::Node,
    sheet::Sheet,
    tree::{Row, Tree},
};

/// A row in which two trees differ.
#[derive(Clone, Debug)]
pub struct Difference<'a> {
    /// The sheet it stands in.
    pub sheet: &'static Sheet,
    /// Its key.
    pub row: &'a str,
    /// How it differs.
    pub what: What<'a>,
}

/// How a row differs.
#[derive(Clone, Debug)]
pub enum What<'a> {
    /// These columns, before and after.
    Changed(Vec<(usize, &'a Node, &'a Node)>),
    /// It is new, with these cells.
    Added(&'a [Node]),
    /// It is no longer dealt.
    Out,
    /// It is dealt again, with these columns changed.
    Back(Vec<(usize, &'a Node, &'a Node)>),
}

/// What the second tree changes in the first, in the order of sheets and slots.
#[must_use]
pub fn differences<'a>(before: &'a Tree, after: &'a Tree) -> Vec<Difference<'a>> {
    let mut all = Vec::new();
    for (sheet, (old, new)) in before.sheets().iter().zip(before.tables().iter().zip(after.tables())) {
        for row in new {
            let what = match old.iter().find(|known| known.key == row.key) {
                None => Some(What::Added(&row.cells)),
                Some(known) => changed(known, row),
            };
            all.extend(what.map(|what| Difference { sheet, row: &row.key, what }));
        }
        // A row that only the first tree has is one that is not dealt.
        let gone = old.iter().filter(|row| !row.out && new.iter().all(|known| known.key != row.key));
        all.extend(gone.map(|row| Difference { sheet, row: &row.key, what: What::Out }));
    }
    all
}

fn changed<'a>(before: &'a Row, after: &'a Row) -> Option<What<'a>> {
    // The cells of a row that is out are not compared.
    if after.out {
        return (!before.out).then_some(What::Out);
    }
    let cells = before.cells.iter().zip(&after.cells).enumerate();
    let cells: Vec<_> =
        cells.filter(|(_, (old, new))| old != new).map(|(column, (old, new))| (column, old, new)).collect();
    match (before.out, cells.is_empty()) {
        (true, _) => Some(What::Back(cells)),
        (false, false) => Some(What::Changed(cells)),
        (false, true) => None,
    }
}
