//! What there is to say of an edition: findings, differences, drawings of what differs.

use super::drawings::drawings;
use galerne_catalog::{AnyGame, ChangedRow, Editions, changed_rows};
use galerne_material::{Laid, Level, to_link};
use galerne_pages::model::{CheckModel, DifferenceModel, FindingModel};
use galerne_texts::Language;

/// The edition against what is printed, or against another version of itself that can be played.
pub(super) fn check(
    game: &dyn AnyGame,
    editions: Editions,
    (laid, other): (&Laid, Option<&Laid>),
    language: Language,
) -> CheckModel {
    let sound = !laid.findings.has_errors();
    let other = other.filter(|other| !other.findings.has_errors());
    let form = form(editions, laid);
    let differences = laid.tree.as_ref().map_or_else(Vec::new, |tree| {
        let before = other.and_then(|other| other.tree.as_ref()).unwrap_or(editions.shelf().printed());
        let rows = changed_rows(game, before, tree, language);
        let paths: Vec<(&str, &str)> = rows.iter().map(|row| (row.sheet, row.row.as_str())).collect();
        let before = other.map_or("", |other| other.edition.text());
        let mut old = drawings(game, before, &paths, "old", language);
        let mut new =
            if sound { drawings(game, laid.edition.text(), &paths, "new", language) } else { Default::default() };
        let mut model = |row: &ChangedRow| {
            let path = format!("{}.{}", row.sheet, row.row);
            DifferenceModel {
                before: old.remove(&path).filter(|_| row.what != "added" && row.what != "back"),
                after: new.remove(&path).filter(|_| row.what != "out"),
                sheet: game.material_word(language, &format!("box-sheet-{}", row.sheet)),
                title: row.title.clone(),
                what: row.what.to_owned(),
                cells: row
                    .cells
                    .iter()
                    .map(|cell| (cell.title.clone(), cell.before.clone(), cell.after.clone()))
                    .collect(),
                path,
            }
        };
        rows.iter().map(&mut model).collect()
    });
    CheckModel {
        sound,
        identity: laid.identity.clone(),
        link: if sound { to_link(&form) } else { None },
        findings: findings(game, laid, language),
        more: laid.findings.more(),
        differences,
        against: other.is_some(),
    }
}

/// The one form of an edition; one that changes nothing is a file to begin with.
pub(crate) fn form(editions: Editions, laid: &Laid) -> String {
    if laid.edition.is_empty() { editions.shelf().blank() } else { laid.edition.text().to_owned() }
}

pub(crate) fn findings(game: &dyn AnyGame, laid: &Laid, language: Language) -> Vec<FindingModel> {
    let model = |finding: &galerne_material::Finding| FindingModel {
        level: level(finding.level).to_owned(),
        line: finding.line,
        column: finding.column,
        about: finding.about.clone(),
        rule: finding.rule.map_or("", |rule| rule.0).to_owned(),
        text: game.say(language, &finding.what),
    };
    laid.findings.iter().map(model).collect()
}

const fn level(level: Level) -> &'static str {
    match level {
        Level::Error => "error",
        Level::Warning => "warning",
        Level::Remark => "remark",
    }
}
