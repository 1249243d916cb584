//! The table of the material: one tab a sheet, each piece as it is printed, with its values below it.

use super::control::control;
use crate::{
    model::{PieceModel, SheetModel},
    rules::rule_link,
    words::Words,
};
use maud::{Markup, PreEscaped, html};

pub(super) fn material(sheets: &[SheetModel], game: &str, words: Words) -> Markup {
    html! {
        div class="material" {
            div class="sheet-bar" hidden data-with-script {
                div role="tablist" aria-label=(words.t("workshop-sheets")) {
                    @for (number, sheet) in sheets.iter().enumerate() {
                        button type="button" role="tab" id={ "tab-" (sheet.name) } aria-controls={ "sheet-" (sheet.name) }
                            aria-selected=(if number == 0 { "true" } else { "false" }) tabindex=(if number == 0 { "0" } else { "-1" }) {
                            (sheet.title) " " span class="count" data-count=(sheet.name) {}
                        }
                    }
                }
                label class="only-changed" { input type="checkbox" data-only-changed; " " (words.t("workshop-only-changed")) }
            }
            @for sheet in sheets {
                section class="sheet-of" id={ "sheet-" (sheet.name) } data-sheet=(sheet.name) aria-labelledby={ "title-" (sheet.name) } {
                    h2 id={ "title-" (sheet.name) } { (sheet.title) " " (rule_link(game, &sheet.rule)) }
                    div class="pieces" { @for piece in &sheet.rows { (one(piece, game, words)) } }
                }
            }
        }
    }
}

fn one(piece: &PieceModel, game: &str, words: Words) -> Markup {
    let id = piece.path.replace('.', "-");
    html! {
        article class="piece" id={ "piece-" (id) } data-piece=(piece.path) data-changed[piece.is_changed] tabindex="-1" aria-labelledby={ "name-" (id) } {
            h3 id={ "name-" (id) } { (piece.title) }
            @if let Some(drawing) = &piece.drawing { div class="drawing" data-drawing { (PreEscaped(drawing)) } }
            div class="cells" {
                @if let Some(dealt) = piece.dealt {
                    label class="dealt" {
                        input type="checkbox" data-path={ (piece.path) ".out" } data-kind="dealt" data-printed="false" checked[dealt] disabled;
                        " " (words.t("workshop-dealt"))
                    }
                }
                @for cell in &piece.cells { (control(cell, game, words)) }
            }
        }
    }
}
