//! What the game says to an edition, and what a test of it came to. Also sent alone, to the script.

use crate::{
    model::{CheckModel, DifferenceModel, FindingModel, TrialModel},
    rules::rule_link,
    words::Words,
};
use galerne_draw::text::number;
use galerne_engine::Message;
use galerne_texts::Language;
use maud::{Markup, PreEscaped, html};

/// Whether it can be played, and every finding as a link to its place.
#[must_use]
pub fn findings(check: &CheckModel, game: &str, language: Language) -> String {
    let words = Words::of(language);
    let state = if !check.sound {
        words.t("workshop-broken")
    } else if check.differences.is_empty() && !check.against {
        words.t("workshop-nothing")
    } else {
        words.say(&Message::new("workshop-playable").with("identity", check.identity.as_str()))
    };
    html! {
        p class=(if check.sound { "sound" } else { "trouble" }) { (state) }
        @if !check.findings.is_empty() {
            ul class="findings" {
                @for finding in &check.findings { li data-level=(finding.level) { (one(finding, game, words)) } }
                @if check.more > 0 { li { (words.say(&Message::new("workshop-more").with("more", check.more))) } }
            }
        }
    }
    .into_string()
}

fn one(finding: &FindingModel, game: &str, words: Words) -> Markup {
    let level = match finding.level.as_str() {
        "error" => words.t("workshop-error"),
        "warning" => words.t("workshop-warning"),
        _ => words.t("workshop-remark"),
    };
    let place = words.say(
        &Message::new("workshop-place")
            .with("line", finding.line.to_string())
            .with("column", finding.column.to_string()),
    );
    html! {
        b { (level) } " · "
        a href="#text" data-line=(finding.line) data-column=(finding.column) data-about=(finding.about) { (place) }
        @if !finding.about.is_empty() { " · " code { (finding.about) } }
        ": " (finding.text) " " (rule_link(game, &finding.rule))
    }
}

/// What differs, old and new side by side.
#[must_use]
pub fn differences(check: &CheckModel, language: Language) -> String {
    let words = Words::of(language);
    html! {
        @if check.differences.is_empty() { p class="soft" { (words.t(if check.against { "workshop-same-version" } else { "workshop-same" })) } }
        @for difference in &check.differences { (row(difference, words)) }
    }
    .into_string()
}

fn row(difference: &DifferenceModel, words: Words) -> Markup {
    let what = match difference.what.as_str() {
        "added" => Some(words.t("workshop-row-new")),
        "out" => Some(words.t("workshop-row-out")),
        "back" => Some(words.t("workshop-row-back")),
        _ => None,
    };
    html! {
        article class="difference" {
            h3 { (difference.title) " " small { (difference.sheet) } }
            @if let Some(what) = what { p { (what) } }
            div class="both" {
                @for (drawing, title) in [(&difference.before, "workshop-before"), (&difference.after, "workshop-after")] {
                    @if let Some(drawing) = drawing { figure { (PreEscaped(drawing)) figcaption { (words.t(title)) } } }
                }
            }
            @if !difference.cells.is_empty() {
                dl { @for (title, before, after) in &difference.cells {
                    dt { (title) }
                    dd { @if !before.is_empty() { del { (before) } " → " } ins { (after) } }
                } }
            }
        }
    }
}

/// How a test stands: its progress, or its verdict.
#[must_use]
pub fn trial(trial: &TrialModel, language: Language) -> String {
    let words = Words::of(language);
    let whole = |value: u64| number(language, value as f64, 0);
    html! {
        @if trial.busy {
            progress max=(trial.all.max(1)) value=(trial.done) aria-label=(words.t("lab-progress")) {}
            p class="soft" { (words.say(&Message::new("lab-played").with("done", whole(trial.done)).with("all", whole(trial.all)))) }
        }
        @if !trial.verdict.is_empty() {
            p class="verdict" data-ending=[trial.ending.as_ref()] { (trial.verdict) }
            @if !trial.more.is_empty() {
                p class="soft" { (words.t("workshop-also")) }
                ul { @for also in &trial.more { li { (also) } } }
            }
            p class="soft" { (words.t("workshop-bots")) }
        } @else if !trial.reason.is_empty() {
            p class="trouble" { (trial.reason) }
        } @else if !trial.busy {
            p class="soft" { (words.t("workshop-no-verdict")) }
        }
        p { a href={ "/lab/run/" (trial.run) } { (words.t("workshop-run")) } }
    }
    .into_string()
}
