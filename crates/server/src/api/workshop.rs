//! The workshop for programs.

use super::answer::ErrorBody;
use crate::app::App;
use crate::body::EditionJson;
use crate::identity::Reader;
use crate::problem::Problem;
use crate::workshop::{FILE, edited, findings, form};
use axum::Json;
use axum::extract::{Path, State};
use axum::response::{IntoResponse, Response};
use galerne_catalog::changed_rows;
use galerne_material::{CellKind, Data, Node, to_link};
use serde::Deserialize;
use serde_json::{Map, Value, json};

/// What a game prints: its sheets with their cells and what these take, and every row. An edition changes such cells.
#[utoipa::path(get, path = "/api/games/{game}/material", params(("game" = String, Path)),
    responses((status = 200, body = Object), (status = 404, body = ErrorBody)))]
pub(crate) async fn material(Path(id): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    let (game, editions) = match edited(&id) {
        Ok(found) => found,
        Err(problem) => return problem.into_json(language),
    };
    let printed = editions.shelf().printed();
    let sheets = printed.sheets().iter().map(|sheet| {
        let cells = sheet.cells.iter().map(|cell| {
            json!({
                "name": cell.name, "rule": cell.rule.0, "takes": takes(&cell.kind), "dial": cell.dial,
                "title": game.material_word(language, &format!("box-cell-{}-{}", sheet.name, cell.name)),
            })
        });
        let rows = printed.rows(sheet.name).iter().map(|row| {
            let values: Map<_, _> =
                sheet.cells.iter().zip(&row.cells).map(|(cell, node)| (cell.name.to_owned(), value(node))).collect();
            json!({
                "key": row.key, "cells": values,
                "title": game.material_word(language, &format!("box-row-{}-{}", sheet.name, row.key)),
            })
        });
        json!({
            "name": sheet.name, "rule": sheet.rule.0, "least": sheet.rows.start(), "most": sheet.rows.end(),
            "spare": sheet.spare, "cells": cells.collect::<Vec<_>>(), "rows": rows.collect::<Vec<_>>(),
            "title": game.material_word(language, &format!("box-sheet-{}", sheet.name)),
        })
    });
    let sheets: Vec<_> = sheets.collect();
    Json(json!({ "game": id, "printing": editions.shelf().printing(), "sheets": sheets })).into_response()
}

fn takes(kind: &CellKind) -> Value {
    match kind {
        CellKind::Number(range) => json!({ "type": "number", "min": range.start(), "max": range.end() }),
        CellKind::Flag => json!({ "type": "flag" }),
        CellKind::Word(words) => json!({ "type": "word", "among": words }),
        CellKind::Words(words) => json!({ "type": "words", "among": words }),
        CellKind::Name => json!({ "type": "name" }),
        CellKind::Flavour => json!({ "type": "flavour" }),
        CellKind::Faces { words, sides } => json!({ "type": "faces", "among": words, "sides": sides }),
        CellKind::Row(sheet) => json!({ "type": "row", "of": sheet }),
        CellKind::Rows(sheet) => json!({ "type": "rows", "of": sheet }),
        CellKind::Numbers { rows, columns, range } => {
            json!({ "type": "numbers", "rows": rows, "columns": columns, "min": range.start(), "max": range.end() })
        }
    }
}

fn value(node: &Node) -> Value {
    match &node.data {
        Data::Number(number) => json!(number),
        Data::Flag(flag) => json!(flag),
        Data::Text(text) => json!(text),
        Data::List(items) => items.iter().map(value).collect(),
        Data::Table(entries) => {
            let entries = entries.iter().map(|(key, _, node)| (key.clone(), value(node)));
            Value::Object(entries.collect())
        }
        Data::Strange => Value::Null,
    }
}

#[derive(Deserialize, utoipa::ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CheckBody {
    game: String,
    /// The edition as TOML.
    text: String,
}

/// Check an edition: whether it can be played, its identity and one form, every finding with its place, and what it changes.
#[utoipa::path(post, path = "/api/workshop/check", request_body = CheckBody,
    responses((status = 200, body = Object), (status = 404, body = ErrorBody), (status = 413, body = ErrorBody)))]
pub(crate) async fn check(
    State(app): State<App>,
    reader: Reader,
    EditionJson(given): EditionJson<CheckBody>,
) -> Response {
    let language = reader.language();
    let checked = async {
        let CheckBody { game, text } = given?;
        let (game, editions) = edited(&game)?;
        let told = move || {
            let laid = editions.check(FILE, &text);
            let sound = !laid.findings.has_errors();
            let rows = laid.tree.as_ref().map(|tree| changed_rows(game, editions.shelf().printed(), tree, language));
            let differences = rows.unwrap_or_default().into_iter().map(|row| {
                let cells = row.cells.into_iter();
                let cells = cells.map(|cell| json!({ "title": cell.title, "before": cell.before, "after": cell.after }));
                json!({ "sheet": row.sheet, "row": row.row, "title": row.title, "what": row.what, "cells": cells.collect::<Vec<_>>() })
            });
            let form = form(editions, &laid);
            json!({
                "sound": sound, "game": game.id(), "identity": laid.identity, "edition": laid.edition,
                "findings": findings(game, &laid, language), "more": laid.findings.more(),
                "differences": differences.collect::<Vec<_>>(),
                "link": if sound { to_link(&form).map(|link| format!("/workshop/{}#e={link}", game.id())) } else { None },
            })
        };
        Ok(Json(app.tables.replaying(told).await?))
    };
    let checked: Result<Json<Value>, Problem> = checked.await;
    checked.map_or_else(|problem| problem.into_json(language), IntoResponse::into_response)
}
