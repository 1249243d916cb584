//! The page of a run: its progress, its report so far, and its commands.

use super::{laboratory, state, whole};
use crate::{
    icon::icon,
    model::{LabRunPage, LookModel, RunModel, RunState},
    words::Words,
};
use galerne_engine::Message;
use galerne_texts::Language;
use maud::{Markup, PreEscaped, html};
use serde::Serialize;

/// `/lab/run/{id}`
#[must_use]
pub fn lab_run(page: &LabRunPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let (run, card) = (&page.run, &page.run.card);
    let address = format!("/lab/run/{}", card.id);
    let main = html! {
        div id="words" hidden data-copied=(words.t("copied")) {}
        // Where no script keeps the page up to date, the browser asks again by itself.
        @if card.state.is_busy() { noscript { meta http-equiv="refresh" content="4"; } }
        section class="lab-head" {
            p class="way-back" { a href="/lab" { (words.t("lab-title")) } " · " a href={ "/game/" (card.game.id) } { (card.game.title) } }
            h1 { (capital(&card.title)) }
            @if !run.question.is_empty() { p class="lead" { (run.question) } }
        }
        section class="run" data-run=(card.id) data-state=(card.state.name()) data-seen=(page.seen) aria-labelledby="state" {
            p id="state" role="status" { (state_sentence(run, words)) }
            div id="progress" { (progress(run, words)) }
            div id="controls" { (controls(run, &address, words)) }
        }
        section class="lab-said" id="said" aria-label=(words.t("lab-said")) {
            @if page.said.is_empty() { p class="soft" { (words.t("lab-nothing-yet")) } }
            @else { (PreEscaped(&page.said)) }
        }
        div id="looks" { (looks(&page.looks, run, &address, words)) }
        section class="lab-again" aria-labelledby="again" {
            h2 id="again" { (words.t("lab-share")) }
            p class="soft" { (words.t("lab-share-help")) }
            div class="share" {
                input id="link" readonly data-link value=(address) aria-label=(words.t("lab-link"));
                button type="button" data-copy="link" hidden { (icon("link")) span { (words.t("copy")) } }
            }
            details {
                summary { (words.t("lab-file-title")) }
                pre { (run.text) }
                p class="soft" { (words.t("lab-command")) " " code { "galerne lab run experiment.toml" } }
            }
            div class="actions" {
                a class="button" href={ "/lab/file?run=" (card.id) } { (words.t("lab-change")) }
            }
        }
    };
    laboratory(&page.frame, card.title.clone(), &card.game.id, &main)
}

/// What changes on the page of a run while it is looked at.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct LiveRun {
    pub state: &'static str,
    /// One sentence.
    pub sentence: String,
    pub progress: String,
    pub controls: String,
    /// Only where it differs from what the page has seen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub said: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub looks: Option<String>,
    pub seen: u64,
    pub busy: bool,
}

/// The pieces of the page as they are now.
#[must_use]
pub fn live_run(page: &LabRunPage, seen_before: Option<u64>) -> LiveRun {
    let words = Words::of(page.frame.settings.language);
    let (run, card) = (&page.run, &page.run.card);
    let address = format!("/lab/run/{}", card.id);
    let is_new = seen_before != Some(page.seen) && !page.said.is_empty();
    LiveRun {
        state: card.state.name(),
        sentence: state_sentence(run, words),
        progress: progress(run, words).into_string(),
        controls: controls(run, &address, words).into_string(),
        said: is_new.then(|| page.said.clone()),
        looks: (!card.state.is_busy()).then(|| looks(&page.looks, run, &address, words).into_string()),
        seen: page.seen,
        busy: card.state.is_busy(),
    }
}

fn state_sentence(run: &RunModel, words: Words) -> String {
    match run.card.state {
        RunState::Waiting if run.ahead > 0 => {
            words.say(&Message::new("lab-ahead").with("count", whole(run.ahead as u64)))
        }
        // The percentage moves below; a screen reader need not announce it every second.
        RunState::Running => words.t("lab-is-running"),
        RunState::Failed => {
            let reason = run.reason.as_str();
            words.say(&Message::new("lab-failed-why").with("reason", reason))
        }
        _ => state(&run.card, words),
    }
}

fn progress(run: &RunModel, words: Words) -> Markup {
    let card = &run.card;
    let games = Message::new("lab-played")
        .with("done", grouped(words.language, card.done.min(card.all)))
        .with("all", grouped(words.language, card.all));
    let left = run.seconds_left.filter(|_| card.state == RunState::Running).map(|seconds| {
        let message = match seconds {
            0..90 => Message::new("lab-left-seconds").with("count", whole(seconds.max(1))),
            _ => Message::new("lab-left-minutes").with("count", whole(seconds.div_ceil(60))),
        };
        words.say(&message)
    });
    html! {
        progress max=(card.all.max(1)) value=(card.done.min(card.all)) aria-label=(words.t("lab-progress")) {}
        p { (words.say(&games)) @if let Some(left) = left { " · " (left) } }
    }
}

/// Thousands set apart, as the language does.
fn grouped(language: Language, number: u64) -> String {
    galerne_draw::text::number(language, number as f64, 0)
}

fn controls(run: &RunModel, address: &str, words: Words) -> Markup {
    let state = run.card.state;
    let order = |what: &'static str, text: String, class: Option<&'static str>| {
        html! { button name="do" value=(what) class=[class] { (text) } }
    };
    html! {
        @if run.mine {
            form method="post" action=(address) class="actions" {
                @if matches!(state, RunState::Waiting | RunState::Running) { (order("stop", words.t("lab-stop"), None)) }
                @if matches!(state, RunState::Stopped | RunState::Failed) { (order("resume", words.t("lab-resume"), Some("primary"))) }
                @if !matches!(state, RunState::Running | RunState::Stopping) { (order("delete", words.t("lab-delete"), Some("quiet"))) }
            }
        }
        @if !run.files.is_empty() {
            p class="downloads" {
                b { (words.t("lab-download")) }
                @for file in &run.files { " " a class="button" download href={ (address) "/file/" (file) } { (file) } }
            }
        }
    }
}

/// Games to look at, each a button that opens the replay of its record at a new table.
fn looks(looks: &[LookModel], run: &RunModel, address: &str, words: Words) -> Markup {
    if looks.is_empty() || run.card.state.is_busy() {
        return html! {};
    }
    html! {
        section class="lab-looks" aria-labelledby="looks-title" {
            h2 id="looks-title" { (words.t("lab-looks")) }
            p class="soft" { (words.t("lab-looks-help")) }
            form method="post" action={ (address) "/replay" } {
                ul {
                    @for look in looks {
                        li {
                            button name="game" value=(chosen(look)) { (icon("play")) (look.why) }
                            span class="soft" { (look.of) }
                        }
                    }
                }
            }
        }
    }
}

/// The file, and the entry to look at after a colon.
fn chosen(look: &LookModel) -> String {
    match look.entry {
        Some(entry) => format!("{}:{entry}", look.file),
        None => look.file.clone(),
    }
}

/// A title begins with a capital: one that is made of the names of variants may not.
fn capital(title: &str) -> String {
    let mut letters = title.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}
