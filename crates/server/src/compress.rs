//! Pages travel compressed: a table with its picture is some hundred kilobytes of very regular text.
//!
//! Compressing untrusted text together with a secret can reveal the secret by its length (BREACH). No other site can
//! make a reader's browser request such a page: cookies are `SameSite=Lax` and answers are refused to other sites'
//! pages.

use axum::body::{Body, to_bytes};
use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;
use flate2::{Compression, write::GzEncoder};
use std::io::Write as _;

/// Less is not worth the work.
const WORTH_IT: usize = 1024;

pub(crate) async fn compress(request: Request, next: Next) -> Response {
    let wanted = accepts(request.headers());
    let response = next.run(request).await;
    if !wanted || !is_page(response.headers()) {
        return response;
    }
    let (mut parts, body) = response.into_parts();
    let Ok(plain) = to_bytes(body, usize::MAX).await else { return Response::from_parts(parts, Body::empty()) };
    let body = match gzip(&plain).filter(|packed| plain.len() >= WORTH_IT && packed.len() < plain.len()) {
        None => Body::from(plain),
        Some(packed) => {
            parts.headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("gzip"));
            parts.headers.remove(header::CONTENT_LENGTH);
            Body::from(packed)
        }
    };
    parts.headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    Response::from_parts(parts, body)
}

fn accepts(headers: &HeaderMap) -> bool {
    let said = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default();
    said.split(',').any(|one| one.split(';').next().is_some_and(|name| name.trim() == "gzip"))
}

/// Whole answers of text; never a stream, whose end may be hours away.
fn is_page(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let is_text = kind.starts_with("text/html") || kind.starts_with("application/json");
    is_text && !headers.contains_key(header::CONTENT_ENCODING)
}

fn gzip(plain: &[u8]) -> Option<Vec<u8>> {
    let mut packer = GzEncoder::new(Vec::with_capacity(plain.len() / 4), Compression::fast());
    packer.write_all(plain).ok()?;
    packer.finish().ok()
}
