//! When something goes wrong: what it was, and the way back.

use crate::{
    emblem::streamlines,
    layout::Layout,
    model::{ErrorPage, Frame},
    words::Words,
};
use maud::html;

/// A page for a status from 400 on.
#[must_use]
pub fn error(page: &ErrorPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let (title, what) = match page.status {
        404 => (words.t("error-404"), words.t("error-404-what")),
        401 | 403 => (words.t("error-403"), words.t("error-403-what")),
        429 => (words.t("error-429"), words.t("error-429-what")),
        400..=499 => (words.t("error-400"), words.t("error-400-what")),
        _ => (words.t("error-500"), words.t("error-500-what")),
    };
    let what = if page.text.is_empty() { what } else { page.text.clone() };
    lost(&page.frame, title, &what, Some(page.status))
}

/// Kept by the browser for when the server is out of reach.
#[must_use]
pub fn offline(frame: &Frame) -> String {
    let words = Words::of(frame.settings.language);
    lost(frame, words.t("offline"), &words.t("offline-what"), None)
}

fn lost(frame: &Frame, title: String, what: &str, status: Option<u16>) -> String {
    let words = Words::of(frame.settings.language);
    let main = html! {
        section class="hero lost" data-offline[status.is_none()] {
            (streamlines())
            div class="hero-words" {
                @if let Some(status) = status { p class="status" aria-hidden="true" { (status) } }
                h1 { (title) }
                p class="lead" { (what) }
                div class="actions" {
                    a class="button primary" href="/" { (words.t("to-home")) }
                }
            }
        }
    };
    Layout { frame, title, accent: "house", class: "error", description: None, shown: None }.page(&main)
}
