//! The lesson of a game: a private table, and above it a card that explains and requests actions.

use crate::{
    assets::Script,
    emblem::cover,
    home::play_now,
    icon::icon,
    layout::Layout,
    model::{GameCard, LearnPage, LessonStep},
    rules::{has_rulebook, rule_link},
    table::{dialogs, script_words, stage},
    words::Words,
};
use galerne_engine::Message;
use galerne_texts::Language;
use maud::{Markup, html};

/// `/learn/{id}`
#[must_use]
pub fn learn(page: &LearnPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let main = match (&page.lesson, &page.table, &page.view) {
        (Some(lesson), Some(head), Some(view)) => html! {
            div class="table lesson" data-table=(head.id) data-game=(page.game.id) data-v=(view.v)
                data-socket={ "/learn/" (page.game.id) "/ws?at=" (lesson.at.saturating_sub(1)) } {
                (stage(head, view, &page.frame, words, &card(lesson, &page.game, words)))
            }
            (script_words(words))
            (dialogs(&[], words))
        },
        _ => unwritten(&page.game, words),
    };
    let title = words.say(&Message::new("lesson-page").with("game", page.game.title.as_str()));
    let (class, scripts): (_, &[Script]) =
        if page.lesson.is_some() { ("at-table", &[Script::Table]) } else { ("learn", &[]) };
    Layout { frame: &page.frame, title, accent: &page.game.id, class, description: None, shown: None }
        .page_with(scripts, &main)
}

/// The card alone, as the socket sends it at the next stop.
#[must_use]
pub fn lesson_card(lesson: &LessonStep, game: &GameCard, language: Language) -> String {
    card(lesson, game, Words::of(language)).into_string()
}

fn card(lesson: &LessonStep, game: &GameCard, words: Words) -> Markup {
    let at = Message::new("lesson-at").with("at", i64::from(lesson.step)).with("of", i64::from(lesson.of));
    let at = words.say(&at.with("part", i64::from(lesson.part)).with("parts", i64::from(lesson.parts)));
    // Between two lessons one may play first.
    let pauses = lesson.part > 1 && lesson.step == 1;
    html! {
        section id="lesson" class="lesson-card" aria-labelledby="lesson-title" data-at=(lesson.at) data-cards=(lesson.cards) data-things=(lesson.things.join(" ")) {
            div class="words" role="group" aria-labelledby="lesson-title" tabindex="0" {
            p class="progress" { progress max=(lesson.of) value=(lesson.step) aria-label=(at) {} " " (at) }
            h2 id="lesson-title" tabindex="-1" { (lesson.title) }
            @if pauses { p class="done" { (words.say(&Message::new("lesson-part-done").with("part", i64::from(lesson.part) - 1))) } }
            @for (place, paragraph) in lesson.text.iter().enumerate() {
                p {
                    (paragraph)
                    // The rule stands behind the last sentence.
                    @if place + 1 == lesson.text.len() {
                        " " (rule_link(&game.id, lesson.rule.as_deref().unwrap_or_default()))
                    }
                }
            }
            }
            div class="actions" {
                @if lesson.done { (play_now(game, words, false)) }
                @else if lesson.reading {
                    // A link, so that the cards can be turned without the script; steps are counted from 0 in addresses.
                    a class="button primary" href={ "?at=" (lesson.at) } data-lesson="next" { (words.t("lesson-next")) }
                }
                @if pauses && !lesson.done { div class="instead" { (play_now(game, words, true)) } }
                // In its place on every card: no other button stands where a hand expects it.
                @if lesson.at > 1 {
                    a class="button" href={ "?at=" (lesson.at - 2) } data-lesson="back" { (words.t("lesson-back")) }
                }
            }
        }
    }
}

/// A game whose lesson is not there yet still has a way in.
fn unwritten(game: &GameCard, words: Words) -> Markup {
    html! {
        section class="game-head" {
            div class="cover" { (cover(&game.id)) }
            div {
                h1 { (words.say(&Message::new("lesson-page").with("game", game.title.as_str()))) }
                p class="lead" { (game.tagline) }
                p { (words.t("lesson-none")) }
                div class="actions" {
                    (play_now(game, words, false))
                    @if has_rulebook(&game.id) {
                        a class="button" href={ "/rules/" (game.id) } { (icon("rules")) (words.t("rulebook")) }
                    }
                }
            }
        }
    }
}
