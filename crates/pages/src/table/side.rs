//! What stands beside the board: panels, the log, and the board in text.

use crate::{
    model::{Board, Cell, LogLine, Panel, TableView},
    rules::rule_link,
    words::Words,
};
use maud::{Markup, PreEscaped, html};

/// What stands around the board.
pub(crate) fn panels(view: &TableView) -> Markup {
    html! {
        div id="panels" class="panels" { @for panel in view.panels.iter().filter(|panel| !panel.leads && !panel.below) { (one(panel)) } }
    }
}

/// What has room under a wide board.
pub(crate) fn below(view: &TableView) -> Markup {
    html! {
        div id="below" class="panels" { @for panel in view.panels.iter().filter(|panel| panel.below && !panel.leads) { (one(panel)) } }
    }
}

/// What the decision is about, before the board.
pub(crate) fn subject(view: &TableView) -> Markup {
    html! {
        div id="subject" class="panels" { @for panel in view.panels.iter().filter(|panel| panel.leads) { (one(panel)) } }
    }
}

/// A region whose id is made of the panel's. One that is new to a page goes to the middle where it leads, else under the board or to the side.
pub(super) fn one(panel: &Panel) -> Markup {
    let body = panel.html.as_deref().unwrap_or_default();
    html! {
        section id={ "side-" (panel.id) } class="panel" data-panel=(panel.id) data-now[panel.now] data-leads[panel.leads] data-below[panel.below] aria-label=(panel.title) {
            h2 { (panel.title) }
            div class="panel-body" { (PreEscaped(body)) }
        }
    }
}

/// Only ever appended to: screen readers announce what is new and nothing else.
pub(crate) fn log(lines: &[LogLine], game: &str, words: Words) -> Markup {
    html! {
        section class="carnet" aria-labelledby="log-title" {
            h2 id="log-title" { (words.t("log")) }
            div id="log" role="log" aria-labelledby="log-title" tabindex="0" {
                ol { @for line in lines { (log_line(line, game)) } }
            }
        }
    }
}

/// The text is its first node, before the rule.
pub(super) fn log_line(line: &LogLine, game: &str) -> Markup {
    html! {
        li data-n=(line.n) data-head[line.head] data-now[line.now] {
            (line.text) " " (rule_link(game, &line.rule))
            @for note in &line.notes { p class="note" { (note) } }
        }
    }
}

/// The log lines of the move that a replay shows, beside the board.
pub(crate) fn told(lines: &[LogLine]) -> Markup {
    let now: Vec<&str> = lines.iter().filter(|line| line.now).map(|line| line.text.as_str()).collect();
    html! { p id="told" { (now.join(" ")) } }
}

/// The same position for those who do not look at pictures.
pub(crate) fn text_board(view: &TableView, open: bool, words: Words) -> Markup {
    html! {
        section id="text-board" aria-labelledby="text-board-title" hidden[!open] {
            h2 id="text-board-title" { (words.t("text-board")) }
            // It may stand far below what opened it.
            button type="button" class="quiet" data-text-board-close { (words.t("text-board-close")) }
            (in_text(&view.board, words))
        }
    }
}

pub(super) fn in_text(board: &Board, words: Words) -> Markup {
    html! {
        div id="text-board-body" {
            (facts(&board.facts))
            @if !board.drawing.is_empty() { (drawing(&board.drawing, words)) }
            @if !board.cells.is_empty() {
                table {
                    caption { (words.t("cells")) }
                    thead { tr { th scope="col" { (words.t("cell")) } th scope="col" { (words.t("cell-holds")) } } }
                    tbody { @for (index, one) in board.cells.iter().enumerate() { (cell(index, one)) } }
                }
            }
        }
    }
}

pub(super) fn facts(facts: &[String]) -> Markup {
    html! { ul id="text-board-facts" class="facts" { @for (place, one) in facts.iter().enumerate() { (fact(place, one)) } } }
}

pub(super) fn fact(place: usize, fact: &str) -> Markup {
    html! { li id={ "text-board-fact-" (place) } { (fact) } }
}

pub(super) fn drawing(rows: &[String], words: Words) -> Markup {
    html! { pre id="text-board-drawing" tabindex="0" role="img" aria-label=(words.t("board")) { (rows.join("\n")) } }
}

pub(super) fn cell(index: usize, cell: &Cell) -> Markup {
    html! { tr id={ "text-board-cell-" (index) } { th scope="row" { (cell.name) } td { (cell.text) } } }
}
