//! What can be carried home from the laboratory: the results as files, and single games as tables.

use super::desk::Desk;
use super::work::REPORT;
use axum::body::{Body, Bytes};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse as _, Response};
use futures_util::stream;
use std::fs::File;
use std::io::Read as _;

/// The files that may be fetched, the experiment itself first. Nothing else in a run's folder is served.
pub(super) const RESULTS: &[&str] = &["experiment.toml", "summary.csv", "games.csv", "games.parquet", REPORT];

/// The bytes read and sent at a time: a million games do not have to fit into memory.
const PIECE: usize = 128 * 1024;

/// A file of a run; nothing where it is none of the results or is not there.
pub(super) fn file(desk: &Desk, id: &str, name: &str) -> Option<Response> {
    let name = RESULTS.iter().copied().find(|known| *known == name)?;
    let file = File::open(desk.folder(id).join(name)).ok()?;
    let kind = match name.rsplit('.').next()? {
        "csv" => "text/csv; charset=utf-8",
        "html" => "text/html; charset=utf-8",
        "toml" => "application/toml",
        _ => "application/vnd.apache.parquet",
    };
    let mut response = Body::from_stream(pieces(file)).into_response();
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(kind));
    // Always kept, never shown: a report brings its own styles, which a page of ours may not.
    let kept = format!("attachment; filename=\"galerne-{id}-{name}\"");
    headers.insert(header::CONTENT_DISPOSITION, HeaderValue::from_str(&kept).ok()?);
    Some(response)
}

fn pieces(file: File) -> impl stream::Stream<Item = std::io::Result<Bytes>> {
    stream::unfold(Some(file), |file| async move {
        let mut file = file?;
        let read = tokio::task::spawn_blocking(move || {
            let mut piece = vec![0; PIECE];
            let length = file.read(&mut piece)?;
            piece.truncate(length);
            Ok((Bytes::from(piece), file))
        });
        match read.await.map_err(std::io::Error::other).and_then(|read| read) {
            Ok((piece, _)) if piece.is_empty() => None,
            Ok((piece, file)) => Some((Ok(piece), Some(file))),
            Err(error) => Some((Err(error), None)),
        }
    })
}

/// The record of a game worth a look, by the name that the page gave it.
pub(super) fn record(desk: &Desk, id: &str, name: &str) -> Option<String> {
    let file = name.strip_prefix("records/")?;
    let is_plain = |letter: char| letter.is_ascii_alphanumeric() || letter == '-';
    let is_ours = file.strip_suffix(".json").is_some_and(|stem| !stem.is_empty() && stem.chars().all(is_plain));
    is_ours.then(|| std::fs::read_to_string(desk.folder(id).join("records").join(file)).ok())?
}
