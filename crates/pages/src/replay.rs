//! A game looked at again: any moment, forwards and backwards.

use crate::{
    assets::Script,
    icon::icon,
    layout::Layout,
    model::{LookingBack, ReplayPage, Status},
    play_on::{Beginning, play_on},
    review::review_link,
    table::{below, board, log, marks, panels, script_words, seats, subject, text_board, told},
    words::Words,
};
use galerne_engine::Message;
use galerne_texts::Language;
use maud::{Markup, PreEscaped, html};

/// `/table/{table}/replay?at=N`
#[must_use]
pub fn replay(page: &ReplayPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let head = &page.table;
    let main = html! {
        div class="table replay" data-replay=(head.id) data-game=(head.game.id) data-at=(page.at) data-length=(page.length) data-opening=(page.opening)
            data-before=(words.t("replay-before")) data-quiet=(words.t("replay-quiet"))
            data-stretches=(page.stretches.iter().map(usize::to_string).collect::<Vec<_>>().join(" ")) {
            (marks())
            div class="table-head" {
                h1 { a href={ "/game/" (head.game.id) } { (head.game.title) } " " small { (words.t("replay")) } }
            }
            div class="middle" {
                div class="asked" {
                    (scrubber(page, words))
                }
                @if page.view.log.iter().any(|line| line.now) {
                    (told(&page.view.log))
                } @else {
                    p id="told" { (words.t(if page.at <= page.opening { "replay-before" } else { "replay-quiet" })) }
                }
                (subject(&page.view))
                (board(&page.view, words))
                (below(&page.view))
                (text_board(&page.view, page.frame.settings.text_board, words))
            }
            div class="right" { (log(&page.view.log, &head.game.id, words)) }
            div class="left" {
                section class="around" aria-labelledby="seats-title" {
                    h2 id="seats-title" { (words.t("seats")) }
                    (seats(&page.view.seats, words))
                }
                // Until the game is over, a moment still has secrets.
                @if page.view.over.is_some() || head.status == Status::Over {
                    (play_on(head, &page.view.seats, Beginning { at: page.at, is_end: page.at >= page.length, open: false }, words))
                    // With the script the review itself stands below, with a way to the whole of it.
                    noscript { p { (review_link(&head.id, words)) } }
                    (looking_back_place(&head.id, words))
                }
                (panels(&page.view))
                div class="leaving" {
                    a class="quiet" href={ "/table/" (head.id) } { (words.t("replay-back")) }
                    // Before the end a file would hold public information only, and could not be played on.
                    @if page.view.over.is_some() || head.status == Status::Over {
                        a class="quiet" href={ "/api/tables/" (head.id) "/record" } download { (words.t("replay-record")) }
                    }
                    @if head.notebook {
                        a class="quiet" href={ "/api/tables/" (head.id) "/notebook" } download { (words.t("replay-notebook")) }
                    }
                }
            }
        }
        (script_words(words))
    };
    Layout {
        frame: &page.frame,
        title: words.say(&Message::new("replay-title").with("game", head.game.title.as_str())),
        accent: &head.game.id,
        class: "at-table",
        description: None,
        shown: crate::emblem::is_drawn(&head.game.id).then_some(&*head.id),
    }
    .page_with(&[Script::Replay], &main)
}

/// Where the game turned: fetched by the script once the game is over, since it takes a strong player seconds or minutes.
pub(crate) fn looking_back_place(table: &str, words: Words) -> Markup {
    html! {
        section id="looking-back" aria-labelledby="looking-back-title" data-from={ "/table/" (table) "/looking-back" } hidden {
            h2 id="looking-back-title" { (words.t("looking-back")) }
            div class="waiting" role="status" { p { (words.t("looking-back-wait")) } }
        }
    }
}

/// What stands there in the end.
#[must_use]
pub fn looking_back(seen: &LookingBack, language: Language) -> String {
    let words = Words::of(language);
    let fragment = html! {
        // Wider than a small screen: it can be scrolled by keyboard too.
        figure class="curve" tabindex="0" { (PreEscaped(&seen.curve)) (PreEscaped(&seen.narrow)) }
        @if seen.moments.is_empty() {
            p { (words.t("replay-no-moments")) }
        } @else {
            h3 { (words.t("replay-moments")) }
            ol class="moments" {
                @for moment in &seen.moments {
                    li { a href={ "/table/" (seen.table) "/replay?at=" (moment.at) } data-at=(moment.at) { (moment.text) } }
                }
            }
        }
        p { a href={ "/table/" (seen.table) "/review" } { (words.t("review-all")) } }
    };
    fragment.into_string()
}

/// Where the stretch before the moment that is shown begins: of one that is shown in part, its own beginning.
fn stretch_before(page: &ReplayPage) -> usize {
    page.stretches.iter().copied().filter(|&end| end < page.at).max().unwrap_or(0)
}

fn stretch_after(page: &ReplayPage) -> usize {
    page.stretches.iter().copied().find(|&end| end > page.at).unwrap_or(page.length)
}

/// A form and plain links, so that it also works without the script.
fn scrubber(page: &ReplayPage, words: Words) -> Markup {
    let step = |at: usize, name: &'static str, label: String| {
        html! { a class="button square" href={ "?at=" (at) } data-step=(name) aria-label=(label) title=(label) { (icon(name)) } }
    };
    let number = |step: usize| i64::try_from(step.saturating_sub(page.opening)).unwrap_or_default();
    let set_up = words.t("replay-set-up");
    let at = if page.at <= page.opening {
        set_up.clone()
    } else {
        words.say(&Message::new("replay-at").with("at", number(page.at)).with("of", number(page.length)))
    };
    html! {
        form class="scrubber" method="get" {
            div class="steps" {
                (step(if page.at > page.opening { page.opening } else { 0 }, "first", words.t("replay-first")))
                (step(stretch_before(page), "earlier", words.t("replay-earlier")))
                (step(page.at.saturating_sub(1), "previous", words.t("replay-previous")))
                button type="button" class="square primary" data-play aria-pressed="false" aria-label=(words.t("replay-play"))
                    title=(words.t("replay-play")) { (icon("play")) (icon("pause")) }
                (step((page.at + 1).min(page.length), "next", words.t("replay-next")))
                (step(stretch_after(page), "later", words.t("replay-later")))
                (step(page.length, "last", words.t("replay-last")))
            }
            label class="hidden-word" for="at" { (words.t("replay-where")) }
            input type="range" id="at" name="at" min="0" max=(page.length) value=(page.at);
            output id="where" for="at" data-set-up=(set_up) data-text=(words.say(&Message::new("replay-at").with("at", "{at}").with("of", "{of}"))) { (at) }
            label class="speed" {
                span { (words.t("replay-speed")) }
                select data-speed {
                    option value="2000" { "½ ×" }
                    option value="1000" selected { "1 ×" }
                    option value="500" { "2 ×" }
                    option value="200" { "5 ×" }
                }
            }
            noscript { button { (words.t("replay-go")) } }
            button type="button" data-copy-here hidden { (icon("link")) span { (words.t("replay-link")) } }
        }
    }
}
