//! `/table/{table}/review`: complete without a script.

use super::{Asked, ask, known};
use crate::app::App;
use crate::commands::who;
use crate::error_page::{error, page};
use crate::identity::Reader;
use crate::problem::Problem;
use crate::tokens;
use crate::worked::worked;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{Html, IntoResponse as _, Redirect, Response};
use galerne_catalog::review::{Part, Progress, Review};
use galerne_draw::Theme;
use galerne_engine::{Seat, SeatSet};
use galerne_pages::model::{LookingBack, ReviewPage, ReviewPart, ReviewProgress, ReviewState};
use serde::Deserialize;

/// The seconds after which the page reloads while a review is worked out, without any script.
const REFRESH: HeaderValue = HeaderValue::from_static("4");

/// Dots for each unit of a drawing, so that it is sharp on a fine screen too.
const SHARP: f32 = 1.6;

#[derive(Deserialize)]
pub(crate) struct At {
    at: Option<usize>,
}

pub(crate) async fn show(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(At { at }): Query<At>,
    reader: Reader,
) -> Response {
    let shown = async {
        let asked = ask(&app, &id, &reader, false).await?;
        model(&app, &id, asked, at, &reader).await
    };
    let shown: Result<ReviewPage, Problem> = shown.await;
    let waits = matches!(&shown, Ok(ReviewPage { state: ReviewState::Waiting(_) | ReviewState::Working(_), .. }));
    let mut response = page(&app, &reader, shown.map(|shown| galerne_pages::review(&shown))).await;
    if waits {
        response.headers_mut().insert(header::REFRESH, REFRESH);
    }
    response
}

/// `/table/{table}/looking-back`: the curve and the turning points of the review, a piece of the pages of a table and its replay; 202
/// with how far it is while it is worked out.
pub(crate) async fn looking_back(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    let language = reader.language();
    let none = || Problem::new(StatusCode::NOT_FOUND, "no-page");
    let seen = async {
        match ask(&app, &id, &reader, false).await? {
            Asked::Failed => Err(none()),
            Asked::Done(review) => {
                Ok(Ok(app.with_table(&id, move |host| host.looking_back(&review, language)).await?))
            }
            Asked::Waiting(before) => Ok(Err(ReviewState::Waiting(before))),
            Asked::Working(progress) => Ok(Err(ReviewState::Working(progress.map(seen_progress)))),
        }
    };
    let seen: Result<Result<LookingBack, ReviewState>, Problem> = seen.await;
    match seen {
        Ok(Ok(seen)) => Html(galerne_pages::looking_back(&seen, language)).into_response(),
        Ok(Err(wait)) => (StatusCode::ACCEPTED, Html(galerne_pages::review_wait(&wait, language))).into_response(),
        Err(problem) => problem.into_json(language),
    }
}

fn seen_progress(progress: Progress) -> ReviewProgress {
    let part = match progress.part {
        Part::Lines => ReviewPart::Lines,
        Part::Duels { round } => ReviewPart::Duels(round),
        Part::Curve => ReviewPart::Curve,
    };
    ReviewProgress { part, done: progress.done, of: progress.of }
}

/// A review that failed is asked for again.
pub(crate) async fn again(State(app): State<App>, Path(id): Path<String>, reader: Reader) -> Response {
    match ask(&app, &id, &reader, true).await {
        Ok(_) => Redirect::to(&format!("/table/{id}/review")).into_response(),
        Err(problem) => error(&app, &reader, problem).await,
    }
}

async fn model(app: &App, id: &str, asked: Asked, at: Option<usize>, reader: &Reader) -> Result<ReviewPage, Problem> {
    let frame = reader.frame(app).await;
    let who = who(app, &*app.table(id).await?, reader)?;
    let (asking, wished, language) = (app.clone(), reader.audience(SeatSet::NONE), reader.language());
    let shown = app.with_table(id, move |host| {
        let audience = host.audience_of(&who, &wished);
        let table = host.page_head(&who, &audience, |seat| tokens::seat_token(&asking.key, host, seat));
        let seats = host.view(&audience).seats;
        let mine = |seat: u8| audience.own.has(Seat(seat));
        let state = match asked {
            Asked::Waiting(before) => ReviewState::Waiting(before),
            Asked::Working(progress) => ReviewState::Working(progress.map(seen_progress)),
            Asked::Failed => ReviewState::Failed,
            Asked::Done(review) => ReviewState::Done(Box::new(host.review_model(&review, at, mine, language))),
        };
        ReviewPage { frame, table, seats, state }
    });
    Ok(shown.await?)
}

#[derive(Deserialize)]
pub(crate) struct BoardQuery {
    /// The live entries before the decision.
    at: usize,
    /// `best` for the maître's line, else what was played.
    #[serde(default)]
    line: String,
    #[serde(default)]
    theme: String,
    /// As an image of dots: a drawing inside a page has none of the page's fonts.
    #[serde(default)]
    png: bool,
}

/// The board after a decision, as a drawing of its own.
pub(crate) async fn board(
    State(app): State<App>,
    Path(id): Path<String>,
    Query(query): Query<BoardQuery>,
    reader: Reader,
) -> Response {
    let language = reader.language();
    let none = || Problem::new(StatusCode::NOT_FOUND, "no-page");
    let drawn = async {
        let Some(Asked::Done(review)) = known(&app, &id, &reader).await? else { return Err(none()) };
        let stretch = stretch_at(&review, query.at).ok_or_else(none)?;
        let (game, record, names) = {
            let host = app.table(&id).await?;
            (host.table().game(), host.table().record(), host.names_in(language).to_vec())
        };
        let theme = if query.theme == "dark" { Theme::Dark } else { Theme::Light };
        worked(move || {
            let table = game.load_record(&record).map_err(|_| none())?;
            let svg = galerne_table::review_board(&*table, &stretch, query.line == "best", theme, (&names, language))
                .ok_or_else(none)?;
            if !query.png {
                return Ok(("image/svg+xml", svg.into_bytes()));
            }
            let png = galerne_render::render_png(&svg, SHARP);
            png.map(|png| ("image/png", png)).map_err(|error| Problem::bad_request(error.to_string()))
        })
        .await
    };
    let drawn: Result<(&str, Vec<u8>), Problem> = drawn.await;
    match drawn {
        // A finished game and its review do not change, but names, switches and rules may.
        Ok((kind, drawn)) => {
            ([(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, "private, max-age=600")], drawn).into_response()
        }
        Err(problem) => problem.into_json(language),
    }
}

fn stretch_at(review: &Review, at: usize) -> Option<galerne_catalog::review::Stretch> {
    review.stretches.iter().find(|stretch| stretch.from == at).cloned()
}
