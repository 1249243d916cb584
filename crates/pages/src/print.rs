//! Print and play: what is to be printed, and the very sheets, one at a time. It works without script.

use crate::{
    layout::Layout,
    model::{OptionModel, PrintChoice, PrintPage, PrintSetPage, PrintSheet, PrintShelfPage},
    options::{options, pictured},
    words::Words,
};
use galerne_engine::Message;
use maud::{Markup, PreEscaped, html};

/// `/print`
#[must_use]
pub fn print_shelf(page: &PrintShelfPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let main = html! {
        section class="lab-head" {
            h1 { (words.t("print-title")) }
            p class="lead" { (words.t("print-lead")) }
        }
        ul class="print-boxes" {
            @for game in &page.games {
                li { a class="button" href={ "/print/" (game.id) } { (game.title) } }
            }
        }
    };
    let title = words.t("print-title");
    Layout { frame: &page.frame, title, accent: "", class: "print", description: None, shown: None }.page(&main)
}

/// `/p/{name}`: what chance laid out on printed sheets, and a button to sit down to it.
#[must_use]
pub fn print_set(page: &PrintSetPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let title = words.say(&Message::new("print-set-title").with("game", page.game.title.as_str()));
    let main = html! {
        section class="lab-head" {
            h1 { (title) }
            p class="lead" { (words.t("print-set-how")) }
        }
        form method="post" action={ "/p/" (page.name) } {
            button type="submit" class="primary" { (words.t("print-set-open")) }
        }
        p class="actions" {
            a class="button" href={ "/rules/" (page.game.id) } { (words.t("rulebook")) }
            a class="button" href={ "/game/" (page.game.id) } { (page.game.title) }
        }
    };
    Layout { frame: &page.frame, title, accent: &page.game.id, class: "print", description: None, shown: None }
        .page(&main)
}

/// `/print/{id}`
#[must_use]
pub fn print(page: &PrintPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let id = &page.game.id;
    let title = words.say(&Message::new("print-page").with("game", page.game.title.as_str()));
    let main = html! {
        section class="lab-head" {
            h1 { (title) }
            p class="lead" { (words.t("print-how")) }
            p { (words.t("print-untried")) }
        }
        h2 class="hidden-word" { (words.t("print-wish")) }
        form class="print-form" method="get" action={ "/print/" (id) } {
            div class="print-fields" {
                @for choice in &page.choices { (field(words, choice)) }
                @if page.is_drawn {
                    label {
                        span { (words.say(&Message::new("print-seed").with("game", id.as_str()))) }
                        input type="number" name="seed" min="1" max="999999" value=(page.chosen.get("seed").map_or("1", String::as_str));
                    }
                }
                @if !page.presets.is_empty() { (variant(page, words)) }
            }
            @if !page.options.is_empty() { (pictured(&page.options, id, &page.chosen, words)) (options(&page.options, id, &page.chosen, words)) }
            p class="actions" { button type="submit" class="primary" { (words.t("print-show")) } }
        }
        p class="actions" {
            a class="button primary" href={ "/print/" (id) ".pdf?" (page.query) } { (words.t("print-pdf")) }
            a class="button" href={ "/print/" (id) "/rules.pdf?" (page.query) } { (words.t("print-rules")) }
            a class="button" href={ "/print/" (id) "/rules.pdf?" (page.query) "&book=a5" } { (words.t("print-booklet")) }
            a class="button" href={ "/game/" (id) } { (page.game.title) }
        }
        (keeping(page, words))
        ul class="print-parts" {
            @for part in &page.parts {
                @let name = text_of(words, &part.name, "");
                li {
                    (words.say(&Message::new("print-part").with("part", name.as_str()).with("pieces", part.pieces).with("pages", part.pages)))
                    " " a href={ "/print/" (id) "/" (part.name) ".zip?" (page.query) } { (words.say(&Message::new("print-pictures").with("part", name))) }
                }
            }
        }
        p { (page.needed) }
        p { a href={ "/print/" (id) "/tts.json?" (page.query) } download={ (id) ".json" } { (words.t("print-tts")) } }
        section class="print-sheet" aria-labelledby="sheet" {
            h2 id="sheet" { (words.say(&Message::new("print-sheet").with("n", page.sheet.number).with("m", page.sheet.count))) }
            (leafing(page, words))
            (sides(page, words))
            (leafing(page, words))
        }
    };
    Layout { frame: &page.frame, title, accent: id, class: "print", description: None, shown: None }.page(&main)
}

/// A button that keeps sheets and rulebook where they can be read without a net; shown by the script where there is a place to keep them.
fn keeping(page: &PrintPage, words: Words) -> Markup {
    let id = &page.game.id;
    let kept = [format!("/print/{id}.pdf?{}", page.query), format!("/print/{id}/rules.pdf?{}", page.query)].join("\n");
    html! {
        p class="actions" hidden data-keep-offline=(kept) data-kept=(words.t("print-kept")) data-failed=(words.t("print-keep-failed")) {
            button type="button" { (words.t("print-keep")) }
            span role="status" {}
        }
    }
}

/// To the sheets before and after.
fn leafing(page: &PrintPage, words: Words) -> Markup {
    let address = |sheet: usize| format!("/print/{}?{}&sheet={sheet}#sheet", page.game.id, page.query);
    let PrintSheet { number, count, .. } = &page.sheet;
    html! {
        p class="actions" {
            @if *number > 1 { a class="button" href=(address(number - 1)) { (words.t("print-before")) } }
            @if number < count { a class="button" href=(address(number + 1)) { (words.t("print-after")) } }
        }
    }
}

/// Both sides of the sheet. A box to tick turns it over, by itself or by a click on the sheet: no script is needed.
fn sides(page: &PrintPage, words: Words) -> Markup {
    let PrintSheet { front, back, .. } = &page.sheet;
    html! {
        @match back {
            None => { figure { (PreEscaped(front)) } }
            Some(back) => {
                input type="checkbox" id="turned" class="turned" autocomplete="off";
                label for="turned" class="turner" { (words.t("print-turn")) }
                figure {
                    label for="turned" class="side front" aria-hidden="true" { (PreEscaped(front)) }
                    label for="turned" class="side back" aria-hidden="true" { (PreEscaped(back)) }
                }
            }
        }
    }
}

/// The variant as one of the fields. Options that are chosen further down change it, and it says so.
fn variant(page: &PrintPage, words: Words) -> Markup {
    let wished = page.chosen.get("preset").map_or("", String::as_str);
    let is_known = page.presets.iter().any(|preset| preset.id == wished);
    let usual =
        |option: &OptionModel| page.chosen.get(&option.name).is_none_or(|value| *value == option.default_text());
    let is_changed = !page.options.iter().all(usual);
    let title = |title: &str, is_chosen: bool| match is_chosen && is_changed {
        true => words.say(&Message::new("print-variant-changed").with("variant", title)),
        false => title.to_owned(),
    };
    let own = words.t("setup-rulebook-preset");
    html! {
        label {
            span { (words.t("print-variant")) }
            select name="preset" {
                // The rulebook's own game sets nothing; where a game lists it as a preset, that one stands for it.
                @if !page.presets.iter().any(|preset| preset.set.is_empty()) {
                    option value="" selected[!is_known] { (title(&own, !is_known)) }
                }
                @for preset in &page.presets {
                    @let is_chosen = if is_known { preset.id == wished } else { preset.set.is_empty() };
                    option value=(preset.id) selected[is_chosen] { (title(&preset.title, is_chosen)) }
                }
            }
        }
    }
}

/// What the words of a choice are called, and the parts of a box: each by its name and its word.
const TEXTS: &[(&str, &str, &str)] = &[
    ("set", "", "print-set"),
    ("set", "quick", "print-set-quick"),
    ("set", "full", "print-set-full"),
    ("paper", "", "print-paper"),
    ("paper", "a4", "print-paper-a4"),
    ("paper", "letter", "print-paper-letter"),
    ("ink", "", "print-ink"),
    ("ink", "full", "print-ink-full"),
    ("ink", "low", "print-ink-low"),
    ("ink", "grey", "print-ink-grey"),
    ("backs", "", "print-backs"),
    ("backs", "duplex", "print-backs-duplex"),
    ("backs", "fold", "print-backs-fold"),
    ("backs", "none", "print-backs-none"),
    ("figures", "", "print-figures"),
    ("figures", "flat", "print-figures-flat"),
    ("figures", "standing", "print-figures-standing"),
    ("languages", "", "print-languages"),
    ("languages", "one", "print-languages-one"),
    ("languages", "both", "print-languages-both"),
    ("format", "", "print-format"),
    ("format", "poker", "print-format-poker"),
    ("format", "bridge", "print-format-bridge"),
    ("format", "euro", "print-format-euro"),
    ("format", "mini-euro", "print-format-mini-euro"),
    ("format", "inch", "print-format-inch"),
    ("boards", "", "print-part-boards"),
    ("mats", "", "print-part-mats"),
    ("cards", "", "print-part-cards"),
    ("tiles", "", "print-part-tiles"),
    ("tokens", "", "print-part-tokens"),
    ("aids", "", "print-part-aids"),
    ("pads", "", "print-part-pads"),
];

fn text_of(words: Words, name: &str, word: &str) -> String {
    let found = TEXTS.iter().find(|(known, value, _)| *known == name && *value == word);
    found.map_or_else(|| word.to_owned(), |&(_, _, key)| words.t(key))
}

fn field(words: Words, choice: &PrintChoice) -> Markup {
    html! {
        label {
            span { (text_of(words, &choice.name, "")) }
            select name=(choice.name) {
                @for word in &choice.words {
                    option value=(word) selected[*word == choice.chosen] { (text_of(words, &choice.name, word)) }
                }
            }
        }
    }
}
