//! The laboratory: change an option, let thousands of games be played, look at the pictures.

mod file;
mod form;
mod question;
mod run;

pub use file::lab_file;
pub use form::lab_form;
pub use question::lab_question;
pub use run::{LiveRun, lab_run, live_run};

use crate::{
    assets::Script,
    emblem::accent,
    layout::Layout,
    model::{Frame, LabPage, ReadyCard, RunCard, RunState},
    words::Words,
};
use galerne_engine::Message;
use maud::{Markup, html};

/// `/lab`
#[must_use]
pub fn lab(page: &LabPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let main = html! {
        section class="lab-head" {
            h1 { (words.t("lab-title")) }
            p class="lead" { (words.t("lab-lead")) }
        }
        section aria-labelledby="new" {
            h2 id="new" { (words.t("lab-new")) }
            ul class="lab-games" {
                @for game in &page.games {
                    li { a class="button" href={ "/lab/new/" (game.id) } data-accent=(accent(&game.id)) { (game.title) } }
                }
                li { a class="button quiet" href="/lab/file" { (words.t("lab-as-file")) } }
            }
        }
        section class="tables" aria-labelledby="mine" {
            h2 id="mine" { (words.t("lab-mine")) }
            @if page.mine.is_empty() {
                p class="soft" { (words.t("lab-mine-none")) }
            } @else {
                ul { @for run in &page.mine { (line(run, words)) } }
            }
            @if page.busy > 0 {
                p class="soft" { (words.say(&Message::new("lab-busy").with("count", whole(page.busy as u64)))) }
            }
        }
        @if !page.ready.is_empty() {
            section aria-labelledby="ready" {
                h2 id="ready" { (words.t("lab-ready")) }
                p class="soft" { (words.t("lab-ready-why")) }
                @for game in &page.games {
                    @let of_game: Vec<&ReadyCard> = page.ready.iter().filter(|ready| ready.game == game.id).collect();
                    @if !of_game.is_empty() {
                        h3 id={ "ready-" (game.id) } { (game.title) }
                        ul class="lab-ready" aria-labelledby={ "ready-" (game.id) } { @for ready in of_game { (question(ready)) } }
                    }
                }
            }
        }
    };
    laboratory(&page.frame, words.t("lab-title"), "house", &main)
}

fn line(run: &RunCard, words: Words) -> Markup {
    html! {
        li {
            a class="table-line" href={ "/lab/run/" (run.id) } data-accent=(accent(&run.game.id)) {
                b { (run.game.title) }
                span { (run.title) }
                em { (state(run, words)) }
            }
        }
    }
}

fn question(ready: &ReadyCard) -> Markup {
    html! {
        li data-accent=(accent(&ready.game)) {
            a href={ "/lab/question/" (ready.name) } { (ready.title) }
            p { (ready.question) }
            @if !ready.answer.is_empty() { p class="answer-first" { (ready.answer) } }
        }
    }
}

/// How a run stands, in a few words.
pub(super) fn state(run: &RunCard, words: Words) -> String {
    let percent = (run.done.min(run.all) * 100).checked_div(run.all).unwrap_or(0);
    match run.state {
        RunState::Waiting => words.t("lab-waiting"),
        RunState::Running => words.say(&Message::new("lab-running").with("percent", whole(percent))),
        RunState::Stopping => words.t("lab-stopping"),
        RunState::Stopped => words.say(&Message::new("lab-stopped").with("percent", whole(percent))),
        RunState::Complete => words.t("lab-complete"),
        RunState::Failed => words.t("lab-failed"),
    }
}

fn whole(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// A page of the laboratory: the usual frame, and the script that keeps a run up to date.
fn laboratory(frame: &Frame, title: String, accent: &str, main: &Markup) -> String {
    Layout { frame, title, accent, class: "laboratory", description: None, shown: None }.page_with(&[Script::Lab], main)
}
