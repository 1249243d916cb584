//! Beside the material: what the edition is called, what is wrong with it, what to do with it, and its text; below it what it changes, its
//! test, and the versions that are kept.

use super::{samples, verdict};
use crate::{icon::icon, model::EditionPage, words::Words};
use maud::{Markup, PreEscaped, html};

pub(super) fn bench(page: &EditionPage, words: Words) -> Markup {
    let language = words.language;
    html! {
        section class="bench" aria-label=(words.t("workshop-bench")) {
            div class="head-fields" hidden data-with-script {
                @for (name, title) in [("fr", "workshop-name-fr"), ("en", "workshop-name-en")] {
                    label class="named" { span { (words.t(title)) } input type="text" maxlength="40" autocomplete="off" data-head-name=(name); }
                }
                label class="named" { span { (words.t("workshop-note")) } input type="text" maxlength="120" autocomplete="off" data-head-note; }
            }
            div id="findings" role="status" { (PreEscaped(verdict::findings(&page.check, &page.game.id, language))) }
            div class="actions" {
                button class="primary" name="do" value="play" data-do="play" { (icon("play")) (words.t("workshop-play")) }
                button name="do" value="check" data-without-script { (words.t("workshop-check")) }
                span class="actions" hidden data-with-script {
                    button type="button" data-do="undo" { (words.t("board-undo")) }
                    button type="button" data-do="redo" { (words.t("board-redo")) }
                    button type="button" data-do="send" { (icon("link")) (words.t("workshop-send")) }
                    button type="button" data-do="print" { (icon("print")) (words.t("print-title")) }
                    button type="button" data-do="keep" { (words.t("workshop-keep")) }
                    button type="button" data-do="file" { (words.t("board-file")) }
                    label class="button" { (words.t("board-open")) input class="hidden-word" type="file" accept=".toml,text/plain" data-open-file; }
                    button type="button" class="quiet" data-do="new" { (words.t("workshop-anew")) }
                }
            }
            p class="soft" role="status" data-said {}
            details id="text" open[!page.check.sound] {
                summary { (words.t("workshop-as-text")) }
                textarea name="text" rows="22" cols="44" spellcheck="false" autocapitalize="off" autocomplete="off" aria-label=(words.t("workshop-as-text")) { "\n" (page.text) }
            }
            details class="keys" hidden data-with-script id="keys" {
                summary { (words.t("workshop-keys")) }
                p { (words.t("workshop-keys-list")) }
            }
        }
    }
}

pub(super) fn below(page: &EditionPage, words: Words) -> Markup {
    html! {
        section class="edition-differences" id="differences" tabindex="-1" aria-labelledby="differences-title" {
            h2 id="differences-title" { (words.t("workshop-differences")) }
            p hidden data-against { (words.t("workshop-against")) " " b data-against-name {} " " button type="button" class="quiet" data-do="printed" { (words.t("workshop-against-printed")) } }
            div id="changed" { (PreEscaped(verdict::differences(&page.check, words.language))) }
        }
        (test(page, words))
        section class="versions" hidden data-with-script aria-labelledby="versions-title" {
            h2 id="versions-title" { (words.t("workshop-versions")) }
            ul data-versions {}
            p class="soft" data-versions-none { (words.t("workshop-versions-none")) }
            button type="button" data-do="export" { (words.t("workshop-export")) }
        }
        @if !page.samples.is_empty() {
            section aria-labelledby="samples" { h2 id="samples" { (words.t("workshop-samples")) } (samples(&page.samples)) }
        }
    }
}

/// The games of a test, by what each of two variants plays.
const GAMES: [(u64, &str); 3] =
    [(200, "workshop-games-few"), (2_000, "workshop-games-usual"), (20_000, "workshop-games-many")];
const USUAL: u64 = 2_000;

fn test(page: &EditionPage, words: Words) -> Markup {
    html! {
        section class="trial" id="test" tabindex="-1" aria-labelledby="test-title" {
            h2 id="test-title" { (words.t("workshop-test")) }
            p class="soft" { (words.t("workshop-test-lead")) }
            form method="post" action={ "/workshop/" (page.game.id) "/test" } data-trial {
                // Sent by the script; without one the text is taken from the page of the laboratory.
                input type="hidden" name="text" value=(page.text);
                label class="named" { span { (words.t("workshop-by")) } select name="metric" { @for (name, title) in &page.metrics { option value=(name) { (title) } } } }
                label class="named" { span { (words.t("workshop-players")) } select name="bot" { @for bot in &page.bots { option value=(bot) { (words.bot(bot)) } } } }
                label class="named" { span { (words.t("workshop-games-each")) } select name="games" {
                    @for (games, title) in GAMES { option value=(games) selected[games == USUAL] { (words.t(title)) } }
                } }
                div class="actions" {
                    button class="primary" data-do="test" { (words.t("workshop-test-now")) }
                    button type="button" hidden data-do="play-on" { (words.t("workshop-play-on")) }
                }
            }
            div id="verdict" role="status" {}
        }
    }
}
