//! The rulebook: Markdown to HTML with an anchor per rule, a table of contents, and the rule one came for highlighted.

mod markdown;

use crate::{
    emblem::accent,
    icon::icon,
    layout::Layout,
    model::{RulesPage, RulesShelfPage},
    words::Words,
};
use galerne_texts::Language;
use markdown::{Figures, rendered};
use maud::{Markup, PreEscaped, html};

/// By file name, such as `sail-race.fr`.
static RULEBOOKS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/rulebooks.rs"));

/// The rulebook of that game, as Markdown.
#[must_use]
pub fn rulebook(id: &str, language: Language) -> Option<&'static str> {
    let file = format!("{id}.{}", language.code());
    RULEBOOKS.iter().find(|(name, _)| *name == file).map(|(_, text)| *text)
}

/// Whether there is a rulebook for that game (or `table`, the rules of all tables) in every language.
#[must_use]
pub fn has_rulebook(id: &str) -> bool {
    Language::ALL.into_iter().all(|language| rulebook(id, language).is_some())
}

/// Where a rule stands. Rules of all tables have their own book.
pub(crate) fn rule_address(game: &str, rule: &str) -> String {
    let book = if rule.starts_with("TA-") { "table" } else { game };
    format!("/rules/{book}#{rule}")
}

/// The id of a rule as a link to its text; nothing where there is no rule.
pub(crate) fn rule_link(game: &str, rule: &str) -> Markup {
    html! {
        @if !rule.is_empty() { a class="rule" href=(rule_address(game, rule)) { (rule) } }
    }
}

/// `/rules`
#[must_use]
pub fn rules_shelf(page: &RulesShelfPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let main = html! {
        section class="lab-head" {
            h1 { (words.t("rulebooks")) }
            p class="lead" { (words.t("rulebooks-lead")) }
        }
        ul class="print-boxes" {
            @for game in &page.games {
                li { a class="button" href={ "/rules/" (game.id) } { (game.title) } }
            }
            li { a class="button" href="/rules/table" { (words.t("house-rules")) } }
        }
    };
    let title = words.t("rulebooks");
    Layout { frame: &page.frame, title, accent: "", class: "print", description: None, shown: None }.page(&main)
}

/// `/rules/{id}`; `None` if there is no such rulebook.
#[must_use]
pub fn rules(page: &RulesPage) -> Option<String> {
    let words = Words::of(page.frame.settings.language);
    let figures = Figures {
        before: format!("/rules/{}/figure/", page.game.id),
        after: format!(".{}.png", words.language.code()),
        letters: words.t("rules-letters"),
    };
    let book = rendered(rulebook(&page.game.id, words.language)?, &figures);
    let is_game = page.game.id != "table";
    let main = html! {
        div class="rulebook" {
            // Closed at first: on a narrow page it would push the rules away; on a wide one the script opens it beside them.
            details class="contents" {
                summary { (words.t("rules-contents")) }
                nav aria-label=(words.t("rules-contents")) {
                    ol {
                        @for heading in &book.contents {
                            li class=[(heading.level > 2).then_some("sub")] { a href={ "#" (heading.id) } { (heading.text) } }
                        }
                    }
                }
                @if is_game {
                    div class="actions" {
                        a class="button" href={ "/game/" (page.game.id) } { (page.game.title) }
                        a class="button" href="/rules/table" { (icon("rules")) (words.t("house-rules")) }
                    }
                }
            }
            article class="rules-text" data-accent=(accent(&page.game.id)) { (PreEscaped(&book.html)) }
        }
    };
    let title = book.title.clone().unwrap_or_else(|| words.t("rulebook"));
    Some(
        Layout { frame: &page.frame, title, accent: &page.game.id, class: "rules", description: None, shown: None }
            .page(&main),
    )
}
