//! The page of an author's question: the answer and its charts first, then the experiment, which can be copied and changed.

use super::laboratory;
use crate::{emblem::accent, model::LabQuestionPage, words::Words};
use maud::{Markup, PreEscaped, html};

/// `/lab/question/{name}`
#[must_use]
pub fn lab_question(page: &LabQuestionPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let main = html! {
        section class="lab-head" {
            p class="way-back" { a href="/lab" { (words.t("lab-title")) } " · " a href={ "/game/" (page.game.id) } { (page.game.title) } }
            h1 { (page.title) }
            p class="lead" { (page.question) }
        }
        section class="lab-said lab-answer" data-accent=(accent(&page.game.id)) aria-labelledby="answer" {
            h2 id="answer" { (words.t("lab-answer")) }
            @if page.answer.is_empty() { p class="soft" { (words.t("lab-answer-none")) } }
            @for paragraph in &page.answer { p { (paragraph) } }
            (PreEscaped(&page.shown))
        }
        (again(page, words))
    };
    laboratory(&page.frame, page.title.clone(), &page.game.id, &main)
}

fn again(page: &LabQuestionPage, words: Words) -> Markup {
    html! {
        section class="lab-again" aria-labelledby="again" {
            h2 id="again" { (words.t("lab-again")) }
            p class="soft" { (words.t("lab-again-help")) }
            form method="post" action="/lab" class="actions" {
                input type="hidden" name="toml" value=(page.text);
                button class="primary" { (words.t("lab-again-run")) }
                a class="button" href={ "/lab/file?ready=" (page.name) } { (words.t("lab-change")) }
            }
            details {
                summary { (words.t("lab-file-title")) }
                pre { (page.text) }
                p class="soft" { (words.t("lab-command")) " " code { "galerne lab run " (page.name) } }
            }
        }
    }
}
