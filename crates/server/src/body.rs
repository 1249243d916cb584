//! What comes in with a request: forms, JSON, records. Never longer and never slower than the limits say.

use crate::app::App;
use crate::error_page::error;
use crate::identity::Reader;
use crate::problem::Problem;
use axum::body::Bytes;
use axum::extract::{Form, FromRequest, FromRequestParts as _, Request};
use axum::http::{StatusCode, header};
use axum::response::Response;
use galerne_engine::Message;
use galerne_texts::Language;
use http_body_util::{BodyExt as _, LengthLimitError, Limited};
use serde::de::DeserializeOwned;

/// The whole body of a request, which may not be longer than `most` bytes.
pub(crate) async fn whole(app: &App, request: Request, most: usize) -> Result<Bytes, Problem> {
    let too_long = || Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "refused-too-long");
    let said = request.headers().get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse().ok());
    if said.is_some_and(|said: u64| said > most as u64) {
        return Err(too_long());
    }
    let reading = Limited::new(request.into_body(), most).collect();
    match tokio::time::timeout(app.config.limits.body_read, reading).await {
        Ok(Ok(body)) => Ok(body.to_bytes()),
        Ok(Err(error)) if error.is::<LengthLimitError>() => Err(too_long()),
        Ok(Err(_)) => Err(Problem::new(StatusCode::BAD_REQUEST, "refused-message")),
        Err(_) => {
            app.metrics.flooded.add(1);
            Err(Problem::new(StatusCode::REQUEST_TIMEOUT, "refused-slow"))
        }
    }
}

/// The fields of a form, in their order. What cannot be read is answered with a page that says so.
#[derive(Debug)]
pub(crate) struct Fields(pub(crate) Vec<(String, String)>);

impl FromRequest<App> for Fields {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<Fields, Response> {
        Ok(Fields(fields_or_page(app, request, app.config.limits.body_bytes).await?))
    }
}

/// The fields of a form that carries an edition: escaped for its way it is longer than as it is.
#[derive(Debug)]
pub(crate) struct EditionFields(pub(crate) Vec<(String, String)>);

impl FromRequest<App> for EditionFields {
    type Rejection = Response;

    async fn from_request(request: Request, app: &App) -> Result<EditionFields, Response> {
        Ok(EditionFields(fields_or_page(app, request, app.config.limits.edition_bytes).await?))
    }
}

async fn fields_or_page(app: &App, request: Request, most: usize) -> Result<Vec<(String, String)>, Response> {
    let (mut parts, body) = request.into_parts();
    let Ok(reader) = Reader::from_request_parts(&mut parts, app).await;
    let head = parts.clone();
    match fields(app, Request::from_parts(parts, body), head, most).await {
        Ok(fields) => Ok(fields),
        Err(problem) => Err(error(app, &reader, problem).await),
    }
}

async fn fields(
    app: &App,
    request: Request,
    head: axum::http::request::Parts,
    most: usize,
) -> Result<Vec<(String, String)>, Problem> {
    let bytes = whole(app, request, most).await?;
    // Counted before any is made: thousands of tiny fields cost more than their bytes.
    if bytes.iter().filter(|&&byte| byte == b'&').count() >= app.config.limits.form_fields {
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "refused-too-long"));
    }
    let read = Form::from_request(Request::from_parts(head, bytes.into()), app).await;
    read.map(|Form(fields)| fields).map_err(|rejection| Problem::new(rejection.status(), "refused-message"))
}

/// A JSON body; what cannot be read is answered like every other problem.
pub(crate) struct Json<T>(pub(crate) Result<T, Problem>);

impl<T: DeserializeOwned> FromRequest<App> for Json<T> {
    type Rejection = std::convert::Infallible;

    async fn from_request(request: Request, app: &App) -> Result<Json<T>, Self::Rejection> {
        Ok(Json(read_json(request, app, app.config.limits.body_bytes).await))
    }
}

/// A JSON body that carries an edition.
pub(crate) struct EditionJson<T>(pub(crate) Result<T, Problem>);

impl<T: DeserializeOwned> FromRequest<App> for EditionJson<T> {
    type Rejection = std::convert::Infallible;

    async fn from_request(request: Request, app: &App) -> Result<EditionJson<T>, Self::Rejection> {
        Ok(EditionJson(read_json(request, app, app.config.limits.edition_bytes).await))
    }
}

async fn read_json<T: DeserializeOwned>(request: Request, app: &App, most: usize) -> Result<T, Problem> {
    let (mut parts, body) = request.into_parts();
    let Ok(reader) = Reader::from_request_parts(&mut parts, app).await;
    let kind = parts.headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    if !is_json(kind) {
        return Err(Problem::new(StatusCode::UNSUPPORTED_MEDIA_TYPE, "refused-not-json"));
    }
    let read = whole(app, Request::from_parts(parts, body), most).await;
    read.and_then(|bytes| json(&bytes, reader.language()))
}

fn is_json(kind: &str) -> bool {
    let kind = kind.split(';').next().unwrap_or_default().trim().to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
}

/// The place of the error is reported in the reader's language; the library's own reason only to readers of English.
fn json<T: DeserializeOwned>(bytes: &[u8], language: Language) -> Result<T, Problem> {
    serde_json::from_slice(bytes).map_err(|error| {
        let is_data = error.classify() == serde_json::error::Category::Data;
        let message = Message::new(if is_data { "refused-json-data" } else { "refused-json" })
            .with("line", error.line())
            .with("column", error.column());
        let mut text = crate::texts::say(language, &message);
        if language == Language::En {
            text = format!("{text} ({error})");
        }
        let status = if is_data { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::BAD_REQUEST };
        Problem { status, ..Problem::bad_request(text) }
    })
}
