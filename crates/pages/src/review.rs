//! A finished game reviewed: the account of each player, the curve, and one decision a card with both lines and both boards.

use crate::{
    layout::Layout,
    model::{
        AccountModel, CardModel, LineModel, ReviewModel, ReviewPage, ReviewPart, ReviewProgress, ReviewState, Theme,
        TurningPoint,
    },
    play_on::{Beginning, play_on},
    rules::rule_link,
    words::Words,
};
use galerne_engine::Message;
use galerne_texts::Language;
use maud::{Markup, PreEscaped, html};

/// The way to it from the table and its replay, once the game is over.
pub(crate) fn review_link(table: &str, words: Words) -> Markup {
    html! { a class="button" href={ "/table/" (table) "/review" } { (words.t("review-open")) } }
}

/// `/table/{table}/review?at=N`. Complete without any script.
#[must_use]
pub fn review(page: &ReviewPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let head = &page.table;
    let main = html! {
        div class="review" {
            h1 { a href={ "/game/" (head.game.id) } { (head.game.title) } " " small { (words.t("review")) } }
            // Above all that is still to come: nothing moves them while a hand is on its way to them.
            p class="leaving" {
                a class="quiet" href={ "/table/" (head.id) "/replay" } { (words.t("review-replay")) }
                " "
                a class="quiet" href={ "/table/" (head.id) } { (words.t("replay-back")) }
            }
            @match &page.state {
                ReviewState::Waiting(_) | ReviewState::Working(_) => {
                    (wait(&page.state, words))
                    p { (words.t("review-comes")) }
                }
                ReviewState::Failed => {
                    p role="alert" { (words.t("review-failed")) }
                    form method="post" action={ "/table/" (head.id) "/review" } {
                        button class="primary" { (words.t("review-again")) }
                    }
                },
                ReviewState::Done(review) => (done(page, review, words)),
            }
        }
    };
    Layout {
        frame: &page.frame,
        title: words.say(&Message::new("review-title").with("game", head.game.title.as_str())),
        accent: &head.game.id,
        class: "reviewed",
        description: None,
        shown: crate::emblem::is_drawn(&head.game.id).then_some(&*head.id),
    }
    .page(&main)
}

/// What is being done while there is no review yet, and how far that is.
fn wait(state: &ReviewState, words: Words) -> Markup {
    let text = match state {
        ReviewState::Waiting(before) => words.say(&Message::new("review-waiting").with("count", *before)),
        ReviewState::Working(Some(progress)) => working(*progress, words),
        _ => words.t("review-working"),
    };
    let progress = if let ReviewState::Working(progress) = state { *progress } else { None };
    html! {
        div class="waiting" role="status" {
            p { (text) }
            @if let Some(progress) = progress {
                progress value=(progress.done) max=(progress.of.max(1)) aria-label=(words.t("review")) {}
            }
        }
    }
}

fn working(progress: ReviewProgress, words: Words) -> String {
    let key = match progress.part {
        ReviewPart::Lines => "review-lines",
        ReviewPart::Duels(_) => "review-duels",
        ReviewPart::Curve => "review-judged",
    };
    let round = if let ReviewPart::Duels(round) = progress.part { round } else { 0 };
    let message = Message::new(key).with("round", round).with("of", progress.of);
    words.say(&message.with("done", (progress.done + 1).min(progress.of)))
}

/// The same for the pages of a table and its replay.
#[must_use]
pub fn review_wait(state: &ReviewState, language: Language) -> String {
    wait(state, Words::of(language)).into_string()
}

fn done(page: &ReviewPage, review: &ReviewModel, words: Words) -> Markup {
    html! {
        p class="unit" { (review.unit) }
        @if !review.whole { p class="unit" { (words.t("review-not-whole")) } }
        (accounts(&review.accounts, words))
        @if let Some(card) = &review.card { (shown(page, card, words)) } @else { p { (words.t("review-no-costs")) } }
        @if !review.costs.is_empty() {
            section aria-labelledby="review-costs" {
                h2 id="review-costs" { (words.t("review-costs")) }
                ol class="moments" {
                    @for point in &review.costs {
                        @let is_here = review.card.as_ref().is_some_and(|card| card.at == point.at);
                        li data-mine[point.mine] {
                            a href={ "?at=" (point.at) "#card" } aria-current=[is_here.then_some("true")] { (point.text) }
                        }
                    }
                }
            }
        }
        (luck(page, &review.luck, words))
        section aria-labelledby="review-curve" {
            h2 id="review-curve" { (words.t("review-curve")) }
            figure class="curve" tabindex="0" { (PreEscaped(&review.curve)) (PreEscaped(&review.narrow)) }
            details {
                summary { (words.t("review-rows")) }
                (rows(review, words))
            }
        }
    }
}

fn accounts(accounts: &[AccountModel], words: Words) -> Markup {
    let has_accuracy = accounts.iter().any(|account| account.accuracy.is_some());
    // A player alone has no opponents whose decisions could change anything.
    let has_others = accounts.len() > 1;
    let title = |key: &'static str| words.get(key).unwrap_or_default();
    // On a phone the rows are stacked, and each cell carries the title of its column.
    let cell = |key: &'static str, value: &str| html! { td data-title=(title(key)) { (value) } };
    html! {
        section aria-labelledby="review-accounts" {
            h2 id="review-accounts" { (words.t("review-accounts")) }
            div class="wide" tabindex="0" role="group" aria-labelledby="review-accounts" {
                table class="accounts" {
                    thead { tr {
                        th scope="col" { (words.t("review-player")) }
                        @for key in ["review-start", "review-luck", "review-own"] { th scope="col" { (title(key)) } }
                        @if has_others { th scope="col" { (title("review-others")) } }
                        th scope="col" { (title("review-result")) }
                        @if has_accuracy { th scope="col" { (words.t("review-accuracy")) } }
                    } }
                    tbody { @for account in accounts { tr {
                        th scope="row" { (account.name) }
                        (cell("review-start", &account.start))
                        (cell("review-luck", &account.luck))
                        (cell("review-own", &account.own))
                        @if has_others { (cell("review-others", &account.others)) }
                        td data-title=(title("review-result")) { strong { (account.result) } }
                        @if has_accuracy { (cell("review-accuracy", account.accuracy.as_deref().unwrap_or("–"))) }
                    } } }
                }
            }
            @if has_accuracy { p class="unit" { (words.t("review-accuracy-what")) } }
        }
    }
}

fn shown(page: &ReviewPage, card: &CardModel, words: Words) -> Markup {
    let line = |line: &LineModel, name: &'static str, title: &'static str| {
        html! {
            div class="line" {
                h3 { (words.t(title)) }
                ol class="steps-of-line" { @for step in &line.moves { li { (step) } } }
                (board(page, card, line, name, &words.t(title)))
                @if !line.told.is_empty() {
                    ul class="told" { @for told in &line.told {
                        li { (told.text) " " (rule_link(&page.table.game.id, &told.rule)) }
                    } }
                }
            }
        }
    };
    html! {
        section id="card" class="card" aria-labelledby="card-title" {
            h2 id="card-title" { (card.title) }
            p class="cost" { (card.cost) }
            p class="unit" { (card.how) }
            div class="lines" {
                (line(&card.played, "played", "review-played"))
                (line(&card.best, "best", "review-best"))
            }
            p class="unit" { (words.t(if card.same_luck { "review-same-luck" } else { "review-other-luck" })) }
            p { a href={ "/table/" (page.table.id) "/replay?at=" (card.step) } { (words.t("review-see")) } }
            (play_on(&page.table, &page.seats, Beginning { at: card.step, is_end: false, open: true }, words))
        }
    }
}

/// A file of its own: two drawings of the same board on one page would have the same ids.
fn board(page: &ReviewPage, card: &CardModel, line: &LineModel, name: &str, title: &str) -> Markup {
    let address = |theme: &str| {
        format!("/table/{}/review/board?at={}&line={name}&theme={theme}&png=true", page.table.id, card.at)
    };
    let alt = format!("{title}. {}", line.facts.join(" "));
    let fixed = if page.frame.settings.theme == Theme::Dark { "dark" } else { "light" };
    html! {
        @if crate::emblem::is_drawn(&page.table.game.id) {
            picture {
                @if page.frame.settings.theme == Theme::System {
                    source media="(prefers-color-scheme: dark)" srcset=(address("dark"));
                }
                img class="board-then" src=(address(fixed)) alt=(alt) loading="lazy";
            }
        } @else {
            ul class="facts" { @for fact in &line.facts { li { (fact) } } }
        }
    }
}

fn luck(page: &ReviewPage, strokes: &[TurningPoint], words: Words) -> Markup {
    html! {
        @if !strokes.is_empty() {
            section aria-labelledby="review-strokes" {
                h2 id="review-strokes" { (words.t("review-strokes")) }
                ol class="moments" { @for stroke in strokes {
                    li { a href={ "/table/" (page.table.id) "/replay?at=" (stroke.step) } { (stroke.text) } }
                } }
            }
        }
    }
}

fn rows(review: &ReviewModel, words: Words) -> Markup {
    html! {
        div class="wide" tabindex="0" role="group" aria-labelledby="review-curve" {
            table {
                thead { tr {
                    th scope="col" { (words.t("replay-where")) }
                    @for account in &review.accounts { th scope="col" { (account.name) } }
                } }
                tbody { @for (at, values) in &review.rows { tr {
                    th scope="row" { (at) }
                    @for value in values { td { (value) } }
                } } }
            }
        }
    }
}
