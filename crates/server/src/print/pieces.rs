//! The pieces of a box one by one: the pictures of a part as an archive, and what Tabletop Simulator loads.

use super::{Wish, document, printed, sheets};
use crate::app::App;
use crate::error_page::error;
use crate::identity::Reader;
use crate::problem::Problem;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use galerne_draw::print::Part;
use galerne_print::{Order, ShopFile, zipped};

/// Dots to the inch of a picture, where the address does not say: a card of 372 × 520 dots.
const DOTS: f32 = 150.0;
const FEWEST_DOTS: f32 = 30.0;
const MOST_DOTS: f32 = 200.0;

const ZIP: &str = "application/zip";
const JSON: &str = "application/json";
const PNG: &str = "image/png";

/// `/print/{game}/cards.zip`, and `tts.json`: the saved object for Tabletop Simulator, with the addresses of its pictures.
pub(crate) async fn files(
    State(app): State<App>,
    Path((id, file)): Path<(String, String)>,
    Query(fields): Query<Vec<(String, String)>>,
    headers: HeaderMap,
    reader: Reader,
) -> Response {
    let wish = Wish::of(&app, &headers, fields, &id);
    let order = printed(&id).and_then(|game| wish.order(game, reader.language()));
    let name = format!("{id}-{file}");
    if file == "tts.json" {
        let (before, after) = (format!("{}/print/{id}/tts/", wish.origin), wish.query(reader.language()));
        let made = move |order: Order| Ok(sheets(&order)?.tts_save(&|name: &str| format!("{before}{name}?{after}")));
        return document(&app, &reader, &headers, order, ("tts.json", JSON), made, &name).await;
    }
    let part = file.strip_suffix(".zip").and_then(|word| Part::ALL.into_iter().find(|part| part.name() == word));
    let Some(part) = part else { return error(&app, &reader, Problem::new(StatusCode::NOT_FOUND, "no-page")).await };
    let order = order.map(|order| Order { parts: vec![part], ..order });
    let dots = wish.said("dpi").parse().unwrap_or(DOTS).clamp(FEWEST_DOTS, MOST_DOTS);
    let made = move |order: Order| {
        let pictures = sheets(&order)?.pictures(dots).map_err(Problem::bad_request)?;
        let files: Vec<ShopFile> = pictures.into_iter().map(|(name, bytes)| ShopFile { name, bytes }).collect();
        Ok(zipped(&files))
    };
    document(&app, &reader, &headers, order, (&format!("zip {dots}"), ZIP), made, &name).await
}

/// `/print/{game}/tts/deck-1.png`: one of its pictures.
pub(crate) async fn picture(
    State(app): State<App>,
    Path((id, file)): Path<(String, String)>,
    Query(fields): Query<Vec<(String, String)>>,
    headers: HeaderMap,
    reader: Reader,
) -> Response {
    let wish = Wish::of(&app, &headers, fields, &id);
    let order = printed(&id).and_then(|game| wish.order(game, reader.language()));
    let (what, name) = (format!("tts {file}"), file.clone());
    let made = move |order: Order| {
        let drawn = sheets(&order)?.tts_picture(&file).map_err(Problem::bad_request)?;
        drawn.ok_or_else(|| Problem::new(StatusCode::NOT_FOUND, "no-page"))
    };
    document(&app, &reader, &headers, order, (&what, PNG), made, &name).await
}
