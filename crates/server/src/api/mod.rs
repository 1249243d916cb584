//! For programs: JSON over HTTP, described by OpenAPI. A seat's token is all the identity a program needs.

mod events;
mod play;
mod tables;

pub(crate) use tables::{head, spend_opening};

use crate::app::App;
use crate::identity::Reader;
use crate::live::{Live, Who};
use crate::problem::Problem;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use galerne_texts::Language;
use serde::Serialize;
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
        .routes(routes!(tables::import))
        .split_for_parts()
}

/// Who asks, at this table. A token that is not one of the table's is refused rather than ignored.
pub(crate) fn who(app: &App, live: &Live, reader: &Reader) -> Result<Who, Problem> {
    let token = match &reader.bearer {
        None => None,
        Some(token) => match live.seat_of_token(app, token) {
            Some(token) => Some(token),
            None => return Err(Problem::new(StatusCode::UNAUTHORIZED, "refused-token")),
        },
    };
    Ok(Who { person: reader.person.clone().filter(|_| token.is_none()), token })
}

/// The same for a request: a program with a seat's token is there for a while by it.
pub(crate) fn caller(app: &App, live: &mut Live, reader: &Reader) -> Result<Who, Problem> {
    let who = who(app, live, reader)?;
    if let Some(token) = &who.token {
        live.calls(token.seat);
    }
    Ok(who)
}

/// What went wrong.
#[derive(Serialize, utoipa::ToSchema)]
#[allow(dead_code, reason = "describes what `Problem` writes")]
pub(crate) struct ErrorBody {
    error: ErrorText,
}

#[derive(Serialize, utoipa::ToSchema)]
#[allow(dead_code, reason = "describes what `Problem` writes")]
pub(crate) struct ErrorText {
    /// In the language of `Accept-Language`.
    text: String,
    /// The rule of the game behind it, where it is one.
    rule: Option<String>,
}

/// The answer of a handler, in the reader's language when it failed.
pub(crate) fn answer<T: IntoResponse>(result: Result<T, Problem>, language: Language) -> Response {
    match result {
        Ok(value) => value.into_response(),
        Err(problem) => problem.into_json(language),
    }
}

/// Carry out to the end what was begun, even if the asker goes away meanwhile: memory and file stay together.
pub(crate) async fn finish<T: Send + 'static>(
    work: impl Future<Output = Result<T, Problem>> + Send + 'static,
) -> Result<T, Problem> {
    let gone = |_| Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "refused-error"));
    tokio::spawn(work).await.unwrap_or_else(gone)
}
