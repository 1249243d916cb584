//! The table's page: the board in the middle, the prompt above it, everything else around.
//!
//! What changes while a game is played is a region with an id ([`regions`]); messages carry those that changed, and the script puts them
//! in the place of the old ones.

mod choices;
mod dialogs;
mod keeping;
mod pace;
pub mod regions;
mod seats;
mod side;
mod switches;

pub(crate) use dialogs::{dialogs, script_words, share_dialog};
pub(crate) use seats::{marks, seats};
pub(crate) use side::{below, log, panels, subject, text_board, told};

use crate::{
    assets::Script,
    icon::icon,
    layout::Layout,
    model::{Frame, SeatKind, Status, TableHead, TablePage, TableView},
    replay::looking_back_place,
    words::Words,
};
use choices::{chance, choices, curtain, over, prompt, undo};
use galerne_engine::Message;
use maud::{Markup, PreEscaped, html};

/// `/table/{table}`
#[must_use]
pub fn table(page: &TablePage) -> String {
    let words = Words::of(page.frame.settings.language);
    let head = &page.table;
    let address = format!("/table/{}", head.id);
    let main = html! {
        div class="table" data-table=(head.id) data-game=(head.game.id) data-v=(page.view.v) data-m=(page.view.m) data-seen=(page.view.seen) data-socket={ (address) "/ws" } {
            (stage(head, &page.view, &page.frame, words, &html! {}))
        }
        // What buttons post where no script runs.
        form id="by-hand" method="post" action=(address) {}
        (script_words(words))
        (dialogs(&head.game.bots, words))
        (share_dialog(&head.id, &head.game.id, words))
    };
    Layout {
        frame: &page.frame,
        title: head.game.title.clone(),
        accent: &head.game.id,
        class: "at-table",
        description: None,
        shown: crate::emblem::is_drawn(&head.game.id).then_some(&*head.id),
    }
    .page_with(&[Script::Table], &main)
}

/// The whole content of a table's page; `above` stands between the title and the prompt (a lesson's card).
pub(crate) fn stage(head: &TableHead, view: &TableView, frame: &Frame, words: Words, above: &Markup) -> Markup {
    let plays = !head.id.is_empty() && view.seats.iter().any(|seat| seat.mine);
    // A lesson leads to the goal itself.
    let goal = if head.id.is_empty() { String::new() } else { format!("{} ", head.game.goal) };
    let at_first = |key| format!("{goal}{}", words.t(key));
    html! {
        (marks())
        div class="table-head" {
            h1 { a href={ "/game/" (head.game.id) } { (head.game.title) } }
            @if !head.options.is_empty() { (differences(head, words)) }
            p id="connection" role="status" {}
        }
        (above)
        @if head.status == Status::Closed {
            p class="trouble" { (head.closed.clone().unwrap_or_else(|| words.t("table-closed-why"))) }
        }
        div class="middle" {
            div class="asked" {
                (prompt(view, words))
                @if plays { (pace::skip(words)) }
                (curtain(view))
                p id="refusal" role="alert" hidden {}
                div id="confirm" role="group" aria-label=(words.t("confirm-title")) hidden {
                    p {}
                    button type="button" class="primary" data-confirm-yes { (words.t("confirm-yes")) }
                    button type="button" data-confirm-no { (words.t("confirm-no")) }
                }
            }
            (over(view, head.into(), words))
            (subject(view))
            (board(view, words))
            (below(view))
            @if !head.id.is_empty() { (looking_back_place(&head.id, words)) }
            (text_board(view, frame.settings.text_board, words))
        }
        div class="right" {
            // Where a preview says in words what it shows in the picture, and where a thing that is pointed at is named. Its place and its
            // height never change: it neither covers the board nor moves it.
            p id="foreseen" aria-live="polite" data-empty=(at_first("foreseen-empty"))
                data-empty-touch=(at_first("foreseen-empty-touch")) {}
            section class="to-do" aria-label=(words.t("your-choices")) {
                noscript { p class="trouble" { (words.t("no-script")) } }
                (chance(view, words))
                (choices(view, words))
                (tools(head, view, words))
                // Below the buttons: an answer never moves what was pressed.
                div id="hint" role="status" hidden {}
                // On a small screen: what can be done to the thing that was touched.
                div id="ways" role="group" aria-label=(words.t("your-choices")) hidden {}
                @if plays { (pace::pace(view, words)) }
            }
            (log(&view.log, &head.game.id, words))
        }
        div class="left" {
            section class="around" aria-labelledby="seats-title" {
                h2 id="seats-title" { (words.t("seats")) }
                (seats(&view.seats, words))
                // A lesson is a table without an address: it cannot be shared, and there is no seat to leave.
                @if !head.id.is_empty() { (invitations(head, words)) }
            }
            @if frame.person.name.is_empty() { (naming(head, view, words)) }
            (keeping::keeping(head, view, words))
            (panels(view))
            @if !head.id.is_empty() { (switches::switches(head, words)) (leaving(head, view, words)) }
        }
    }
}

fn differences(head: &TableHead, words: Words) -> Markup {
    html! {
        ul class="differences" {
            @for (title, value) in &head.options { li { (title) (words.t("colon")) " " b { (value) } } }
        }
    }
}

/// The picture in a window that scrolls when it is larger: native panning by finger, wheel and keyboard.
pub(crate) fn board(view: &TableView, words: Words) -> Markup {
    html! {
        div class="board" {
            @if view.scene.is_empty() {
                p class="soft no-picture" { (words.t("board-no-picture")) }
            }
            div id="window" class="window" tabindex="0" role="group" aria-label=(words.t("board")) { (PreEscaped(&view.scene)) }
            div class="zoom" role="group" aria-label=(words.t("zoom")) {
                button type="button" class="square" data-zoom="out" aria-label=(words.t("zoom-out")) { (icon("minus")) }
                button type="button" class="square" data-zoom="fit" aria-label=(words.t("zoom-fit")) { (icon("fit")) }
                button type="button" class="square" data-zoom="in" aria-label=(words.t("zoom-in")) { (icon("plus")) }
            }
        }
    }
}

fn tools(head: &TableHead, view: &TableView, words: Words) -> Markup {
    html! {
        div class="tools" {
            (undo(view, head.into(), words))
            button type="button" data-hint { (icon("hint")) (words.t("hint")) }
            a class="button" href={ "/rules/" (head.game.id) } target="_blank" title=(words.t("rules-away")) { (icon("rules")) span class="word" { (words.t("rules")) } }
            button type="button" data-text-board aria-controls="text-board" aria-expanded="false" {
                (icon("text")) span class="word" { (words.t("text-board-open")) }
            }
            button type="button" data-keys { (icon("keys")) (words.t("keys")) }
        }
    }
}

/// A player without a name, among others: asked where they sit, once. The name is kept for the next table.
fn naming(head: &TableHead, view: &TableView, words: Words) -> Markup {
    let plays = view.seats.iter().any(|seat| seat.mine && seat.kind == SeatKind::Human);
    let has_company = view.seats.iter().any(|seat| !seat.mine && seat.kind != SeatKind::Bot);
    html! {
        @if plays && has_company && view.over.is_none() && !head.id.is_empty() {
            form id="naming" method="post" action="/settings/name" {
                input type="hidden" name="back" value={ "/table/" (head.id) };
                label for="my-name" { (words.t("naming")) }
                input type="text" id="my-name" name="name" maxlength="40" autocomplete="nickname" required;
                button { (words.t("naming-save")) }
                button type="button" class="quiet" data-later { (words.t("naming-later")) }
            }
        }
    }
}

/// Invitation links for the free seats.
fn invitations(head: &TableHead, words: Words) -> Markup {
    let open: Vec<_> = head.invitations.iter().filter(|invitation| !invitation.taken).collect();
    html! {
        details id="invitations" open[!open.is_empty()] {
            summary { (words.t("invite")) }
            @for invitation in open {
                @let number = i64::from(invitation.seat) + 1;
                @let label = words.say(&Message::new("invite-seat").with("number", number));
                div class="invitation" data-seat=(invitation.seat) {
                    label for={ "link-" (invitation.seat) } { (label) }
                    input id={ "link-" (invitation.seat) } type="text" readonly value=(invitation.link) data-link;
                    button type="button" data-copy={ "link-" (invitation.seat) } { (icon("link")) span { (words.t("copy")) } }
                }
            }
            div class="invitation" {
                label for="link-watch" { (words.t("invite-watch")) }
                input id="link-watch" type="text" readonly value={ "/table/" (head.id) } data-link;
                button type="button" data-copy="link-watch" { (icon("link")) span { (words.t("copy")) } }
            }
        }
    }
}

fn leaving(head: &TableHead, view: &TableView, words: Words) -> Markup {
    html! {
        div class="leaving" {
            a class="quiet" href={ "/table/" (head.id) "/replay?at=" (view.v) } { (words.t("replay")) }
            @if let Some(previous) = &head.previous {
                a class="quiet" href={ "/table/" (previous) } { (words.t("previous-table")) }
            }
            @if view.seats.iter().any(|seat| seat.mine) {
                button type="submit" form="by-hand" name="do" value="leave" class="quiet" data-table-do="leave" data-ask=(words.t("leave-ask")) { (words.t("leave")) }
            }
            @if head.owner {
                button type="button" class="quiet" data-table-do="delete" data-ask=(words.t("delete-ask")) { (words.t("delete")) }
            }
        }
    }
}
