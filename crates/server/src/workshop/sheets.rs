//! The material as the model that the page is made from.

use super::drawings::drawings;
use galerne_catalog::{AnyGame, Editions};
use galerne_material::{Cell, CellKind, Laid, Row, Sheet};
use galerne_pages::model::{CellModel, Control, PieceModel, SheetModel};
use galerne_texts::Language;

/// Every row of every sheet as the edition leaves it; as printed where the edition cannot be read.
pub(super) fn sheets(game: &dyn AnyGame, editions: Editions, laid: &Laid, language: Language) -> Vec<SheetModel> {
    let printed = editions.shelf().printed();
    let tree = laid.tree.as_ref().unwrap_or(printed);
    let edition = if laid.findings.has_errors() { "" } else { laid.edition.text() };
    let all =
        tree.sheets().iter().flat_map(|sheet| tree.rows(sheet.name).iter().map(|row| (sheet.name, row.key.as_str())));
    let rows: Vec<(&str, &str)> = all.collect();
    let mut drawn = drawings(game, edition, &rows, "now", language);
    let word = |key: String| game.material_word(language, &key);
    let mut piece = |sheet: &'static Sheet, row: &Row| {
        let path = format!("{}.{}", sheet.name, row.key);
        let before = printed.row(sheet.name, &row.key);
        let cells = sheet.cells.iter().enumerate().map(|(column, cell)| CellModel {
            path: format!("{path}.{}", cell.name),
            title: word(format!("box-cell-{}-{}", sheet.name, cell.name)),
            rule: cell.rule.0.to_owned(),
            control: control(game, sheet, cell, language),
            printed: before.map(|before| before.cells[column].to_string()).unwrap_or_default(),
            now: row.cells[column].to_string(),
        });
        PieceModel {
            title: word(format!("box-row-{}-{}", sheet.name, row.key)),
            drawing: drawn.remove(&path),
            is_changed: before != Some(row),
            dealt: (sheet.rows.start() < sheet.rows.end()).then_some(!row.out),
            cells: cells.collect(),
            path,
        }
    };
    let sheet = |sheet: &'static Sheet| SheetModel {
        name: sheet.name.to_owned(),
        title: word(format!("box-sheet-{}", sheet.name)),
        rule: sheet.rule.0.to_owned(),
        rows: tree.rows(sheet.name).iter().map(|row| piece(sheet, row)).collect(),
    };
    tree.sheets().iter().map(sheet).collect()
}

fn control(game: &dyn AnyGame, sheet: &Sheet, cell: &Cell, language: Language) -> Control {
    let titled = |words: &[&str]| {
        words.iter().map(|&word| (word.to_owned(), game.cell_word(language, (sheet.name, cell.name), word))).collect()
    };
    match &cell.kind {
        CellKind::Number(range) => Control::Number { least: *range.start(), most: *range.end() },
        CellKind::Flag => Control::Flag,
        CellKind::Word(words) => Control::Word(titled(words)),
        CellKind::Faces { words, sides } => Control::Faces { words: titled(words), sides: *sides },
        CellKind::Numbers { rows, columns, range } => {
            Control::Numbers { rows: *rows, columns: *columns, least: *range.start(), most: *range.end() }
        }
        CellKind::Words(_) | CellKind::Name | CellKind::Flavour | CellKind::Row(_) | CellKind::Rows(_) => Control::Text,
    }
}
