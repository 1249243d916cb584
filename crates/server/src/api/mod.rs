//! For programs: JSON over HTTP, described by OpenAPI. A seat's token is all the identity a program needs.

mod answer;
mod events;
mod play;
mod review;
mod tables;
mod workshop;

use crate::app::App;
use utoipa::OpenApi;
use utoipa::openapi::OpenApi as Description;
use utoipa_axum::{router::OpenApiRouter, routes};

#[derive(OpenApi)]
#[openapi(info(
    title = "Galerne",
    description = "Play at a table from a program. `POST /api/tables` opens one and gives a token for each seat; \
                   `Authorization: Bearer TOKEN` then says which seat you are."
))]
struct Described;

pub(crate) fn router() -> (axum::Router<App>, Description) {
    OpenApiRouter::with_openapi(Described::openapi())
        .routes(routes!(tables::games))
        .routes(routes!(tables::list, tables::open))
        .routes(routes!(tables::state, tables::delete))
        .routes(routes!(tables::join))
        .routes(routes!(tables::seat))
        .routes(routes!(tables::rematch))
        .routes(routes!(play::actions))
        .routes(routes!(play::act))
        .routes(routes!(play::chance))
        .routes(routes!(play::undo))
        .routes(routes!(events::events))
        .routes(routes!(tables::record))
        .routes(routes!(tables::notebook))
        .routes(routes!(review::review))
        .routes(routes!(tables::import))
        .routes(routes!(workshop::material))
        .routes(routes!(workshop::check))
        .split_for_parts()
}
