//! Settings: one form for how things look and behave, one for taking one's games along.

use crate::{
    layout::{Layout, own_name},
    model::{Motion, SettingsPage, Theme},
    words::Words,
};
use galerne_texts::Language;
use maud::{Markup, html};

/// `/settings`
#[must_use]
pub fn settings(page: &SettingsPage) -> String {
    let words = Words::of(page.frame.settings.language);
    let main = html! {
        div class="sheet" {
            h1 { (words.t("settings")) }
            @if let Some(said) = &page.said {
                p class=(if page.refused { "trouble" } else { "done" }) role="status" { (said) }
            }
            (preferences(page, words))
            (following(words))
            (passphrase(page, words))
        }
    };
    Layout {
        frame: &page.frame,
        title: words.t("settings"),
        accent: "house",
        class: "settings",
        description: None,
        shown: None,
    }
    .page(&main)
}

fn preferences(page: &SettingsPage, words: Words) -> Markup {
    let settings = &page.frame.settings;
    html! {
        form method="post" action="/settings/name" {
            div class="field" {
                label for="name" { (words.t("settings-name")) }
                input type="text" id="name" name="name" maxlength="40" autocomplete="nickname" value=(page.frame.person.name)
                    aria-describedby="name-help";
                p id="name-help" { (words.t("settings-name-help")) }
            }
            div class="actions" { button { (words.t("settings-name-save")) } }
        }
        form method="post" action="/settings" data-settings {
            // Says that a box without its tick is off, not left out.
            input type="hidden" name="all" value="true";
            (radios("language", &words.t("language"), Language::ALL.into_iter().map(|language| {
                (language.code(), own_name(language).to_owned(), language == settings.language)
            })))
            (radios("theme", &words.t("settings-theme"), Theme::ALL.into_iter().map(|theme| {
                let text = match theme {
                    Theme::System => words.t("as-the-system"),
                    Theme::Light => words.t("theme-light"),
                    Theme::Dark => words.t("theme-dark"),
                };
                (theme.name(), text, theme == settings.theme)
            })))
            (radios("motion", &words.t("settings-motion"), Motion::ALL.into_iter().map(|motion| {
                let text = match motion {
                    Motion::System => words.t("as-the-system"),
                    Motion::Full => words.t("motion-full"),
                    Motion::Off => words.t("motion-off"),
                };
                (motion.name(), text, motion == settings.motion)
            })))
            fieldset {
                legend { (words.t("settings-table")) }
                (check("confirm", settings.confirm, &words.t("settings-confirm"), &words.t("settings-confirm-help")))
                (check("coordinates", settings.shows("coordinates"), &words.t("settings-coordinates"), &words.t("settings-coordinates-help")))
                (check("wakes", settings.shows("wakes"), &words.t("settings-wakes"), &words.t("settings-wakes-help")))
                (check("text_board", settings.text_board, &words.t("settings-text-board"), &words.t("settings-text-board-help")))
            }
            // A tool of those who write the program: a player meets it only where it is set.
            details open[settings.latency > 0] {
                summary { (words.t("settings-developers")) }
                div class="field" {
                    label for="latency" { (words.t("settings-latency")) }
                    select id="latency" name="latency" aria-describedby="latency-help" {
                        @for delay in [0, 200, 800] {
                            option value=(delay) selected[delay == settings.latency] { (delay) " ms" }
                        }
                    }
                    p id="latency-help" { (words.t("settings-latency-help")) }
                }
            }
            div class="actions" {
                button class="primary" { (words.t("settings-save")) }
                // With the script every change is saved at once, and the page says so.
                p class="soft" role="status" data-saved=(words.t("settings-saved")) {}
            }
        }
    }
}

/// How others' turns go by. It is kept in the browser, as at the table, and the script shows it.
fn following(words: Words) -> Markup {
    html! {
        section id="pace-kept" hidden aria-labelledby="pace-title" {
            h2 id="pace-title" { (words.t("pace")) }
            div class="field" {
                label for="pace-wish" { (words.t("settings-pace")) }
                select id="pace-wish" data-pace {
                    option value="slow" { (words.t("pace-slow")) }
                    option value="normal" selected { (words.t("pace-normal")) }
                    option value="once" { (words.t("pace-once")) }
                }
            }
            div class="check" {
                input type="checkbox" id="sounds" data-sounds;
                label for="sounds" { (words.t("pace-sounds")) }
                p { (words.t("settings-sounds-help")) }
            }
        }
    }
}

fn passphrase(page: &SettingsPage, words: Words) -> Markup {
    html! {
        section aria-labelledby="passphrase-title" {
            h2 id="passphrase-title" { (words.t("passphrase-title")) }
            p { (words.t("passphrase-what")) }
            form method="post" action="/settings/passphrase" {
                div class="field" {
                    label for="passphrase" {
                        @if page.frame.person.has_passphrase { (words.t("passphrase-change")) } @else { (words.t("passphrase-set")) }
                    }
                    input type="password" id="passphrase" name="passphrase" minlength="10" maxlength="200" required
                        autocomplete="new-password" aria-describedby="passphrase-help";
                    p id="passphrase-help" { (words.t("passphrase-help")) }
                }
                div class="actions" { button { (words.t("passphrase-save")) } }
            }
            form method="post" action="/settings/return" {
                div class="field" {
                    label for="arrive-name" { (words.t("arrive-name")) }
                    input type="text" id="arrive-name" name="name" maxlength="40" required autocomplete="username";
                }
                div class="field" {
                    label for="arrive" { (words.t("arrive")) }
                    input type="password" id="arrive" name="passphrase" maxlength="200" required autocomplete="current-password";
                    p { (words.t("arrive-help")) }
                }
                div class="actions" { button { (words.t("arrive-go")) } }
            }
        }
    }
}

fn radios<'a>(name: &str, legend: &str, choices: impl Iterator<Item = (&'a str, String, bool)>) -> Markup {
    html! {
        fieldset class="radios" {
            legend { (legend) }
            div class="chips" {
                @for (value, text, chosen) in choices {
                    label { input type="radio" name=(name) value=(value) checked[chosen]; span { (text) } }
                }
            }
        }
    }
}

fn check(name: &str, on: bool, title: &str, help: &str) -> Markup {
    html! {
        div class="check" {
            input type="checkbox" id=(name) name=(name) value="true" checked[on] aria-describedby={ (name) "-help" };
            label for=(name) { (title) }
            p id={ (name) "-help" } { (help) }
        }
    }
}
