//! What the page's script asks for while somebody works: values written into the text, and everything there is to say of what it is now.

use super::check::{check, form};
use super::drawings::drawings;
use super::edited::{FILE, edited};
use crate::app::App;
use crate::body::EditionJson;
use crate::identity::Reader;
use crate::problem::Problem;
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse as _, Response};
use galerne_catalog::{AnyGame, Editions};
use galerne_material::{from_link, game_of};
use galerne_texts::Language;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Pieces that are drawn without being changed, in one answer.
const MOST_DRAWN: usize = 200;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asked {
    /// The edition as it stands in the page.
    #[serde(default)]
    text: String,
    /// Values to be written into it: paths and TOML.
    #[serde(default)]
    set: Vec<(String, String)>,
    /// Instead of the text: what stands behind `#e=`.
    link: Option<String>,
    /// The version to compare it with, instead of what is printed.
    against: Option<String>,
    /// Pieces to be drawn whether they are changed or not.
    #[serde(default)]
    draw: Vec<String>,
}

#[derive(Serialize, Default)]
struct Told {
    text: String,
    /// Some value could not be written: the text must be mended first.
    unwritten: bool,
    /// The link, or the text, is no edition of this game; the text is as it was.
    foreign: bool,
    sound: bool,
    identity: String,
    link: Option<String>,
    /// Fragments of the page.
    findings: String,
    differences: String,
    /// Values that are not as printed, by their paths, as TOML; nothing where the text cannot be read.
    changed: Option<BTreeMap<String, String>>,
    /// Pieces that are not as printed, by their paths.
    drawings: BTreeMap<String, String>,
    names: Option<[String; 2]>,
    note: Option<String>,
}

pub(super) async fn live(
    State(app): State<App>,
    Path(id): Path<String>,
    reader: Reader,
    EditionJson(asked): EditionJson<Asked>,
) -> Response {
    let language = reader.language();
    let told = async {
        let (game, editions) = edited(&id)?;
        let asked = asked?;
        // Checking and drawing is work: not on the threads that take moves.
        Ok(app.tables.replaying(move || told(game, editions, &asked, language)).await?)
    };
    let told: Result<Told, Problem> = told.await;
    told.map_or_else(|problem| problem.into_json(language), |told| Json(told).into_response())
}

fn told(game: &'static dyn AnyGame, editions: Editions, asked: &Asked, language: Language) -> Told {
    let shelf = editions.shelf();
    let mut text = asked.text.clone();
    let mut told = Told::default();
    if let Some(link) = &asked.link {
        match from_link(link).filter(|text| game_of(text).as_deref() == Some(game.id())) {
            Some(sent) => text = sent,
            None => told.foreign = true,
        }
    }
    for (path, value) in &asked.set {
        let path: Vec<&str> = path.split('.').collect();
        match shelf.write(&text, &path, value) {
            Some(written) => text = written,
            None => told.unwritten = true,
        }
    }
    if text.trim().is_empty() {
        text = shelf.blank();
    }
    let laid = editions.check(FILE, &text);
    let other = asked.against.as_ref().map(|other| editions.check(FILE, other));
    let model = check(game, editions, (&laid, other.as_ref()), language);
    told.findings = galerne_pages::findings(&model, game.id(), language);
    told.differences = galerne_pages::differences(&model, language);
    if let Some(tree) = &laid.tree {
        let rows = galerne_material::differences(shelf.printed(), tree);
        let mut changed = BTreeMap::new();
        for difference in &rows {
            let path = format!("{}.{}", difference.sheet.name, difference.row);
            match tree.row(difference.sheet.name, difference.row) {
                Some(row) if !row.out => {
                    let cells = difference.sheet.cells.iter().zip(&row.cells);
                    changed.extend(cells.filter_map(|(cell, node)| {
                        let printed = shelf.printed().cell(difference.sheet.name, difference.row, cell.name);
                        (printed != Some(node)).then(|| (format!("{path}.{}", cell.name), node.to_string()))
                    }));
                }
                _ => drop(changed.insert(format!("{path}.out"), "true".to_owned())),
            }
        }
        if model.sound {
            let also = asked.draw.iter().filter_map(|path| path.split_once('.'));
            let also = also.filter(|(sheet, row)| tree.row(sheet, row).is_some()).take(MOST_DRAWN);
            let mut paths: Vec<(&str, &str)> = rows.iter().map(|row| (row.sheet.name, row.row)).chain(also).collect();
            paths.sort_unstable();
            paths.dedup();
            told.drawings = drawings(game, &form(editions, &laid), &paths, "now", language);
        }
        told.changed = Some(changed);
    }
    if let Some(head) = laid.head {
        (told.names, told.note) = (head.name, head.note);
    }
    (told.sound, told.identity, told.link, told.text) = (model.sound, model.identity, model.link, text);
    told
}
