//! Pages, and the page that says why there is none.

use crate::app::App;
use crate::identity::Reader;
use crate::problem::Problem;
use axum::response::{Html, IntoResponse as _, Response};
use galerne_pages::model::ErrorPage;

pub(crate) async fn page(app: &App, reader: &Reader, html: Result<String, Problem>) -> Response {
    match html {
        Ok(html) => Html(html).into_response(),
        Err(problem) => error(app, reader, problem).await,
    }
}

pub(crate) async fn error(app: &App, reader: &Reader, problem: Problem) -> Response {
    let text = problem.text(reader.language());
    let page = ErrorPage { frame: reader.frame(app).await, status: problem.status.as_u16(), text };
    (problem.status, Html(galerne_pages::error(&page))).into_response()
}
