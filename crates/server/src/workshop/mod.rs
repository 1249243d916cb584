//! The workshop behind the page: an edition is checked, drawn, played and tested. Nothing is kept here: an edition lives in its text.

mod check;
mod drawings;
mod edited;
mod live;
mod pages;
mod sheets;
mod trial;

pub(crate) use check::{findings, form};
pub(crate) use edited::{FILE, edited};

use crate::app::App;
use axum::{Router, routing::get, routing::post};

pub(crate) fn routes() -> Router<App> {
    Router::new()
        .route("/workshop", get(pages::overview))
        .route("/workshop/{game}", get(pages::show).post(pages::work))
        .route("/workshop/{game}/live", post(live::live))
        .route("/workshop/{game}/test", post(trial::begin))
        .route("/workshop/{game}/test/{run}", get(trial::now))
}
