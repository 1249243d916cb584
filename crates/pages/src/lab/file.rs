//! An experiment as a file: everything the form can say, and all it cannot.

use super::laboratory;
use crate::{model::LabFilePage, words::Words};
use galerne_engine::Message;
use maud::html;

/// `/lab/file`
#[must_use]
pub fn lab_file(page: &LabFilePage) -> String {
    let words = Words::of(page.frame.settings.language);
    let rows = page.text.lines().count().clamp(16, 40);
    let main = html! {
        section class="lab-head" {
            h1 { (words.t("lab-file-title")) }
            p class="soft" { (words.t("lab-file-help")) }
        }
        @if let Some(refused) = &page.refused {
            p class="trouble" role="alert" id="trouble" data-line=[page.line] {
                @if let Some(line) = page.line {
                    b { (words.say(&Message::new("lab-line").with("line", i64::try_from(line).unwrap_or(i64::MAX)))) } " "
                }
                (refused)
            }
            @if let Some(text) = page.line.and_then(|line| page.text.lines().nth(line.checked_sub(1)?)) {
                pre class="culprit" { (text) }
            }
        }
        form method="post" action="/lab" class="lab-file" {
            label class="hidden-word" for="toml" { (words.t("lab-file-label")) }
            textarea id="toml" name="toml" rows=(rows) spellcheck="false" autocapitalize="off" wrap="off" required
                aria-describedby=[page.refused.as_ref().map(|_| "trouble")] aria-invalid=[page.refused.as_ref().map(|_| "true")] {
                (page.text)
            }
            div class="actions" {
                button class="primary" { (words.t("lab-run")) }
                a class="button" href="/lab" { (words.t("lab-back")) }
            }
        }
    };
    laboratory(&page.frame, words.t("lab-file-title"), "house", &main)
}
