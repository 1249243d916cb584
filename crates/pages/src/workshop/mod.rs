//! The workshop: an author changes what a game prints, sees it, plays it, tests it, sends it.
//!
//! The text of the edition is the truth. Without a script it is typed, checked and played; with one it is also written by the controls of
//! each piece, checked and drawn while one types, kept and sent.

mod bench;
mod control;
mod pieces;
mod verdict;

pub use verdict::{differences, findings, trial};

use crate::{
    assets::Script,
    emblem::accent,
    layout::Layout,
    model::{EditionPage, GameCard, SampleModel, WorkshopPage},
    words::Words,
};
use galerne_engine::Message;
use maud::{Markup, html};

/// `/workshop`
#[must_use]
pub fn workshop(page: &WorkshopPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let game = |game: &GameCard, way: &str| {
        html! { li { a class="button" href=(way) data-accent=(accent(&game.id)) { (game.title) } } }
    };
    let main = html! {
        section class="lab-head" {
            h1 { (words.t("workshop-title")) }
            p class="lead" { (words.t("workshop-lead")) }
        }
        section aria-labelledby="games" {
            h2 id="games" { (words.t("workshop-games")) }
            ul class="lab-games" {
                @for card in &page.games { (game(card, &format!("/workshop/{}", card.id))) }
            }
        }
        @if !page.boards.is_empty() {
            section aria-labelledby="boards" {
                h2 id="boards" { (words.t("workshop-boards")) }
                ul class="lab-games" {
                    @for card in &page.boards { (game(card, &format!("/game/{}/board", card.id))) }
                }
            }
        }
        @if !page.samples.is_empty() {
            section aria-labelledby="samples" {
                h2 id="samples" { (words.t("workshop-samples")) }
                (samples(&page.samples))
            }
        }
    };
    let title = words.t("workshop-title");
    Layout { frame: &page.frame, title, accent: "", class: "laboratory", description: None, shown: None }.page(&main)
}

fn samples(samples: &[SampleModel]) -> Markup {
    html! {
        ul class="lab-ready" {
            @for sample in samples {
                li data-accent=(accent(&sample.game)) {
                    a href={ "/workshop/" (sample.game) "?from=" (sample.name) } { (sample.title) }
                    p { (sample.note) }
                }
            }
        }
    }
}

/// `/workshop/{game}`
#[must_use]
pub fn edition(page: &EditionPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let title = words.say(&Message::new("workshop-of").with("game", page.game.title.as_str()));
    let main = html! {
        section class="lab-head" {
            p class="way-back" { a href="/workshop" { (words.t("workshop-title")) } " · " a href={ "/game/" (page.game.id) } { (page.game.title) } }
            h1 { (title) }
            p class="lead" { (words.t("workshop-of-lead")) }
        }
        form class="edition" method="post" data-edition=(page.game.id)
            data-copied=(words.t("copied")) data-kept=(words.t("workshop-kept")) data-foreign=(words.t("workshop-foreign"))
            data-unwritten=(words.t("workshop-unwritten")) data-away=(words.t("workshop-away")) data-long=(words.t("workshop-long"))
            data-open=(words.t("workshop-version-open")) data-compare=(words.t("workshop-version-compare"))
            data-drop=(words.t("workshop-version-drop")) data-unnamed=(words.t("workshop-unnamed")) {
            (pieces::material(&page.sheets, &page.game.id, words))
            (bench::bench(page, words))
        }
        (bench::below(page, words))
    };
    Layout { frame: &page.frame, title, accent: &page.game.id, class: "at-workshop", description: None, shown: None }
        .page_with(&[Script::Workshop], &main)
}
