//! The review of a finished game, for programs.

use super::answer::{ErrorBody, answer};
use crate::app::App;
use crate::identity::Reader;
use crate::problem::Problem;
use crate::review::{Asked, ask};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::IntoResponse as _;
use galerne_catalog::review::{Finding, Review};
use serde::Serialize;

/// A review, with what happened on both lines of each decision that made a difference, in the language of `Accept-Language`.
#[derive(Serialize)]
struct ReviewBody {
    #[serde(flatten)]
    review: Review,
    why: Vec<Why>,
}

#[derive(Serialize)]
struct Why {
    /// The `from` of the stretch.
    from: usize,
    played: Vec<LineBody>,
    best: Vec<LineBody>,
}

#[derive(Serialize)]
struct LineBody {
    text: String,
    rule: String,
}

#[derive(Serialize, utoipa::ToSchema)]
pub(crate) struct WaitBody {
    /// `waiting` or `working`.
    state: &'static str,
    /// Number of reviews queued before this one.
    before: usize,
}

/// What the decisions of a finished game cost, and what luck did. The first who asks puts it into the queue; until it is done the answer is 202.
#[utoipa::path(get, path = "/api/tables/{table}/review", params(("table" = String, Path)),
    responses((status = 200, body = Object), (status = 202, body = WaitBody), (status = 403, body = ErrorBody), (status = 429, body = ErrorBody)))]
pub(crate) async fn review(
    State(app): State<App>,
    Path(table): Path<String>,
    reader: Reader,
) -> axum::response::Response {
    let language = reader.language();
    let asked = async {
        let wait = |state, before| {
            let retry = HeaderMap::from_iter([(header::RETRY_AFTER, HeaderValue::from_static("3"))]);
            (StatusCode::ACCEPTED, retry, Json(WaitBody { state, before })).into_response()
        };
        Ok(match ask(&app, &table, &reader, false).await? {
            Asked::Waiting(before) => wait("waiting", before),
            Asked::Working(_) => wait("working", 0),
            Asked::Failed => return Err(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "refused-error")),
            Asked::Done(review) => {
                app.with_table(&table, move |host| in_words(host, review, language)).await?.into_response()
            }
        })
    };
    answer(asked.await, language)
}

fn in_words(open: &galerne_table::OpenTable, review: Review, language: galerne_texts::Language) -> Json<ReviewBody> {
    let told = open.told(&review, language);
    let is_priced = |finding: Finding| matches!(finding, Finding::Costs | Finding::Gains);
    let lines = |lines: Vec<galerne_pages::model::LogLine>| {
        lines.into_iter().map(|line| LineBody { text: line.text, rule: line.rule }).collect()
    };
    let priced = review.stretches.iter().filter(|stretch| is_priced(stretch.finding));
    let why = priced.filter_map(|stretch| {
        let card = told.card(stretch).ok()?;
        Some(Why { from: stretch.from, played: lines(card.played.told), best: lines(card.best.told) })
    });
    let why = why.collect();
    Json(ReviewBody { review, why })
}
