//! The pictures of rulebooks: drawn once for each language, and kept.

use crate::identity::Reader;
use crate::models::known;
use crate::problem::Problem;
use crate::worked::worked;
use axum::extract::Path;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use galerne_catalog::AnyGame;
use galerne_draw::{Ink, Output, Theme};
use galerne_print::{figure, figures_of};
use galerne_texts::Language;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

/// As wide as a column of reading on a fine screen.
const WIDE: f32 = 1200.0;
/// Small things are not blown up.
const MOST_SCALE: f32 = 8.0;

/// PNG files by game and file.
type Figures = BTreeMap<(&'static str, String), Arc<Vec<u8>>>;

/// Only names that a book asks for are drawn, so that there are no more than the books have.
static DRAWN: Mutex<Figures> = Mutex::new(BTreeMap::new());

pub(crate) async fn show(Path((id, file)): Path<(String, String)>, reader: Reader) -> Response {
    let drawn = async {
        let game = known(&id)?;
        worked(move || picture(game, file)).await
    };
    match drawn.await {
        Ok(png) => {
            let headers = [(header::CONTENT_TYPE, "image/png"), (header::CACHE_CONTROL, "public, max-age=86400")];
            (headers, png.to_vec()).into_response()
        }
        Err(problem) => problem.into_json(reader.language()),
    }
}

fn picture(game: &'static dyn AnyGame, file: String) -> Result<Arc<Vec<u8>>, Problem> {
    let nowhere = || Problem::new(StatusCode::NOT_FOUND, "no-page");
    let key = (game.id(), file);
    if let Some(png) = DRAWN.lock().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return Ok(Arc::clone(png));
    }
    let (name, code) = key.1.strip_suffix(".png").and_then(|file| file.rsplit_once('.')).ok_or_else(nowhere)?;
    let language = Language::ALL.into_iter().find(|language| language.code() == code).ok_or_else(nowhere)?;
    let book = galerne_pages::rulebook(game.id(), language).ok_or_else(nowhere)?;
    if !figures_of(book).any(|asked| asked == name) {
        return Err(nowhere());
    }
    let scene = figure(game, name, language).ok_or_else(nowhere)?;
    let scale = (WIDE / scene.view.width).min(MOST_SCALE);
    let svg = scene.svg(Output::File(Theme::Print(Ink::Full)));
    let png = galerne_render::render_png(&svg, scale).map_err(|_| nowhere())?;
    let png = Arc::new(png);
    DRAWN.lock().unwrap_or_else(PoisonError::into_inner).insert(key, Arc::clone(&png));
    Ok(png)
}
