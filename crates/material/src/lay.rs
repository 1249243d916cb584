//! Laying an edition over a tree: cells are replaced whole, rows are added behind the printed ones, none is ever removed.

use crate::{
    edition::{Change, Draft},
    findings::Findings,
    node::Node,
    tree::Tree,
};
use galerne_engine::Message;

/// The tree with the changes. It is sound only where nothing was found.
pub(crate) fn lay(base: &Tree, draft: Draft, findings: &mut Findings) -> Tree {
    let mut tree = base.clone();
    for (number, changes) in draft.changes.into_iter().enumerate() {
        let Some(first) = changes.first().map(|change| change.place) else { continue };
        for change in changes {
            apply(&mut tree, base, number, change, findings);
        }
        let sheet = &tree.sheets()[number];
        let in_play = tree.tables()[number].iter().filter(|row| !row.out).count();
        // New rows have slots of their own, so the most is that of the printed rows and the spare ones together.
        if in_play < *sheet.rows.start() || in_play > sheet.rows.end() + sheet.spare {
            tree.wrong_number(number, first, findings);
        }
    }
    if !findings.has_errors() {
        tree.check_references(findings);
    }
    tree
}

fn apply(tree: &mut Tree, base: &Tree, number: usize, change: Change, findings: &mut Findings) {
    let sheet = &base.sheets()[number];
    let about = format!("{}.{}", sheet.name, change.key);
    let mut wrong = |key: &'static str| findings.error(change.place, &about, None, Message::new(key));
    if change.out == Some(true) && (change.new || change.cells.iter().any(Option::is_some)) {
        return wrong("material-out-and-more");
    }
    if change.like.is_some() && !change.new {
        return wrong("material-like-without-new");
    }
    let slot = tree.tables()[number].iter().position(|row| row.key == change.key);
    match (slot, change.new) {
        (Some(_), true) => wrong("material-new-exists"),
        (Some(slot), false) => {
            let row = &mut tree.table_mut(number)[slot];
            row.out = change.out.unwrap_or(row.out);
            // What is wrong with it now is wrong in the edition.
            row.place = change.place;
            for (cell, node) in row.cells.iter_mut().zip(change.cells) {
                if let Some(node) = node {
                    *cell = node;
                }
            }
        }
        (None, false) => {
            let known = base.tables()[number].iter().map(|row| row.key.as_str());
            let key = if sheet.spare > 0 { "material-unknown-row-new" } else { "material-unknown-row" };
            findings.unknown(change.place, &about, key, &change.key, known);
        }
        (None, true) => {
            let added = tree.tables()[number].iter().filter(|row| row.added).count();
            if added >= sheet.spare {
                let what = Message::new("material-no-slot").with("spare", sheet.spare);
                return findings.error(change.place, &about, Some(sheet.rule), what);
            }
            let Some(cells) = filled(base, number, &change, &about, findings) else { return };
            tree.add(number, &change.key, change.place, cells, true, findings);
        }
    }
}

/// The cells of a new row: its own, the others from the row that it is like, as that one is printed. What the same edition makes of
/// that row is another matter: else the order of the lines would count.
fn filled(
    base: &Tree,
    number: usize,
    change: &Change,
    about: &str,
    findings: &mut Findings,
) -> Option<Vec<Option<Node>>> {
    let Some((like, place)) = &change.like else { return Some(change.cells.clone()) };
    let rows = &base.tables()[number];
    let Some(model) = rows.iter().find(|row| row.key == *like) else {
        findings.unknown(*place, about, "material-unknown-row", like, rows.iter().map(|row| row.key.as_str()));
        return None;
    };
    Some(change.cells.iter().zip(&model.cells).map(|(own, its)| own.clone().or_else(|| Some(its.clone()))).collect())
}
