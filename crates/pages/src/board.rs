//! The page of a game's workshop: players draw or type a board, the game validates it, and a table can be opened on it.
//!
//! The text is the board. Without a script it is typed, checked and played on; with one it is painted, and kept and sent from here.

use crate::{
    assets::Script,
    layout::Layout,
    model::{BoardPage, BrushModel},
    words::Words,
};
use galerne_engine::{Canvas, Message};
use maud::{Markup, PreEscaped, html};

/// `/game/{id}/board`
#[must_use]
pub fn board(page: &BoardPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let title = words.say(&Message::new("board-page").with("game", page.game.title.as_str()));
    let main = html! {
        section class="board-head" {
            p { a href={ "/game/" (page.game.id) } { (page.game.title) } }
            h1 { (title) }
            p class="lead" { (words.t("board-lead")) }
        }
        form class="workshop" method="post" data-workshop data-most=(page.most)
            data-copied=(words.t("copied")) data-kept=(words.t("board-kept")) data-foreign=(words.t("board-foreign"))
            data-cell=(words.t("board-cell")) {
            div class="tools" hidden data-with-script {
                @for canvas in [Canvas::Cells, Canvas::Edges, Canvas::Zones] { (brushes(canvas, &page.brushes, words)) }
                fieldset {
                    legend { (words.t("board-size")) }
                    label { (words.t("board-width")) input type="number" min="4" max=(page.most) data-size="width"; }
                    label { (words.t("board-height")) input type="number" min="4" max=(page.most) data-size="height"; }
                    label { (words.t("board-name")) input type="text" maxlength="40" data-name; }
                }
            }
            div class="easel" {
                div class="canvas" hidden data-with-script {
                    div class="actions" {
                        button type="button" data-do="undo" { (words.t("board-undo")) }
                        button type="button" data-do="redo" { (words.t("board-redo")) }
                        button type="button" data-do="mirror" { (words.t("board-mirror")) }
                    }
                    div data-grid tabindex="0" role="application" aria-label=(title) aria-describedby="board-keys" {}
                    p id="board-keys" class="soft" { (words.t("board-keys")) }
                    p class="soft" role="status" data-where { }
                }
                div id="verdict" role="status" { (verdict(page.problem.as_deref(), page.drawn.as_deref(), words)) }
                details open[page.problem.is_some()] data-as-text {
                    summary { (words.t("board-as-text")) }
                    textarea name="text" rows="30" cols="60" spellcheck="false" aria-label=(words.t("board-as-text")) { "\n" (page.text) }
                }
                div class="actions closing" {
                    button class="primary" name="do" value="play" { (words.t("board-play")) }
                    button name="do" value="check" { (words.t("board-check")) }
                    span hidden data-with-script {
                        button type="button" data-do="keep" { (words.t("board-keep")) }
                        button type="button" data-do="send" { (words.t("board-send")) }
                        button type="button" data-do="file" { (words.t("board-file")) }
                        label class="button" { (words.t("board-open")) input class="hidden-word" type="file" accept=".txt,text/plain" data-open; }
                    }
                }
            }
            nav class="samples" aria-labelledby="samples" {
                h2 id="samples" { (words.t("board-samples")) }
                ul {
                    @for (number, name) in page.samples.iter().enumerate() {
                        li { a href={ "?from=" (number) } { (name) } }
                    }
                }
                div hidden data-with-script data-mine {
                    h2 { (words.t("board-mine")) }
                    ul {}
                    p class="soft" { (words.t("board-mine-none")) }
                }
            }
        }
    };
    Layout { frame: &page.frame, title, accent: &page.game.id, class: "at-board", description: None, shown: None }
        .page_with(&[Script::Board], &main)
}

/// What the game says to the board: the board as it will be drawn, or what is wrong with it. Also sent alone, to the script.
#[must_use]
pub fn board_verdict(problem: Option<&str>, drawn: Option<&str>, language: galerne_texts::Language) -> String {
    verdict(problem, drawn, Words::of(language)).into_string()
}

fn verdict(problem: Option<&str>, drawn: Option<&str>, words: Words) -> Markup {
    html! {
        @if let Some(problem) = problem {
            p class="trouble" { (problem) }
        }
        @if let Some(drawn) = drawn {
            p class="sound" { (words.t("board-sound")) }
            div class="preview" { (PreEscaped(drawn)) }
        }
    }
}

fn brushes(canvas: Canvas, all: &[BrushModel], words: Words) -> Markup {
    let title = match canvas {
        Canvas::Cells => "board-cells",
        Canvas::Edges => "board-edges",
        Canvas::Zones => "board-zones",
    };
    html! {
        fieldset {
            legend { (words.t(title)) }
            @for brush in all.iter().filter(|brush| brush.on == canvas.name()) {
                label {
                    input type="radio" name="brush" value=(brush.id) data-on=(brush.on) data-sign=(brush.sign)
                        checked[brush.id == "wall"];
                    span { (brush.name) }
                }
            }
        }
    }
}
