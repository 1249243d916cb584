//! The workshop behind the page: an edition is checked, drawn, played and tested. Nothing is kept here: an edition lives in its text.

mod check;
mod live;
mod pages;
mod sheets;
mod trial;

pub(crate) use check::{findings, form};

use crate::app::App;
use crate::models::known;
use crate::problem::Problem;
use axum::http::StatusCode;
use axum::{Router, routing::get, routing::post};
use galerne_catalog::{AnyGame, Editions, PrintWish};
use galerne_draw::print::Format;
use galerne_draw::{Output, Scene};
use galerne_texts::Language;
use std::collections::BTreeMap;

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/workshop", get(pages::overview))
        .route("/workshop/{game}", get(pages::show).post(pages::work))
        .route("/workshop/{game}/live", post(live::live))
        .route("/workshop/{game}/test", post(trial::begin))
        .route("/workshop/{game}/test/{run}", get(trial::now))
}

/// How findings call the file that they are about.
pub(crate) const FILE: &str = "edition.toml";
/// The option of every game that carries an edition.
const OPTION: &str = "edition";
/// Of the chance that lays out what is drawn: any will do.
const SEED: u64 = 1;

/// The game and how it is changed, or that it is not.
pub(crate) fn edited(id: &str) -> Result<(&'static dyn AnyGame, Editions), Problem> {
    let game = known(id)?;
    let editions = game.editions().ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))?;
    Ok((game, editions))
}

/// Rows (sheet and key) as they are printed with an edition, by their paths; nothing where it cannot be played. `mark` tells drawings of the
/// same piece on one page apart.
fn drawings(
    game: &dyn AnyGame,
    edition: &str,
    rows: &[(&str, &str)],
    mark: &str,
    language: Language,
) -> BTreeMap<String, String> {
    let Ok(options) = game.parse_options(&[(OPTION.to_owned(), edition.to_owned())]) else { return BTreeMap::new() };
    let wish = PrintWish {
        options: &options,
        seats: game.usual_seats(),
        seed: SEED,
        language,
        second: None,
        format: Format::default(),
        full: false,
        standing: false,
    };
    let drawn = game.pieces(&wish, rows).unwrap_or_default();
    let named = rows.iter().zip(drawn).filter_map(|(&(sheet, row), scene)| {
        Some((format!("{sheet}.{row}"), markup(scene?, &format!("{mark}-{sheet}-{row}"))))
    });
    named.collect()
}

/// A scene whose names are its own on a page that shows several.
fn markup(mut scene: Scene, mark: &str) -> String {
    scene.id = format!("{mark}-{}", scene.id);
    for layer in &mut scene.layers {
        layer.id = format!("{mark}-{}", layer.id);
    }
    scene.svg(Output::Page)
}

/// The options of the game with that edition, as a form names them. No preset: that of a first game is another game.
fn wish(game: &dyn AnyGame, edition: &str) -> Vec<(String, String)> {
    let fields = [("game", game.id()), ("preset", ""), ("o.edition", edition)];
    fields.map(|(name, value)| (name.to_owned(), value.to_owned())).into()
}
