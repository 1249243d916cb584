//! What programs are answered.

use crate::problem::Problem;
use axum::response::{IntoResponse, Response};
use galerne_texts::Language;
use serde::Serialize;

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
