//! What stands around every page: head, header, footer.

use crate::{
    assets::{self, Script},
    icon::{icon, wordmark},
    model::Frame,
    words::Words,
};
use galerne_texts::Language;
use maud::{DOCTYPE, Markup, html};

/// One page.
pub(crate) struct Layout<'a> {
    pub(crate) frame: &'a Frame,
    pub(crate) title: String,
    /// Which game's colours; without one, those of pages of no game.
    pub(crate) accent: &'a str,
    /// Chooses the arrangement in the stylesheet.
    pub(crate) class: &'a str,
    pub(crate) description: Option<&'a str>,
    /// The table whose picture goes with a link to this page.
    pub(crate) shown: Option<&'a str>,
}

impl Layout<'_> {
    pub(crate) fn page(&self, main: &Markup) -> String {
        self.page_with(&[], main)
    }

    /// A page that needs more than the script of every page.
    pub(crate) fn page_with(&self, scripts: &[Script], main: &Markup) -> String {
        let words = Words::of(self.frame.settings.language);
        let settings = &self.frame.settings;
        let files = assets::paths();
        html! {
            (DOCTYPE)
            html lang=(settings.language.code()) data-theme=(settings.theme.name()) data-motion=(settings.motion.name())
                data-confirm[settings.confirm] data-latency=(settings.latency)
                data-accent=(crate::emblem::accent(self.accent)) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    title { (self.title) @if self.class != "home" { " — Galerne" } }
                    @if let Some(description) = self.description {
                        meta name="description" content=(description);
                    }
                    @if let (Some(table), Some(origin)) = (self.shown, &self.frame.origin) {
                        meta property="og:title" content=(self.title);
                        meta property="og:image" content={ (origin) "/table/" (table) "/share.png" };
                        meta name="twitter:card" content="summary_large_image";
                    }
                    meta name="color-scheme" content="light dark";
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(files.title_font);
                    link rel="preload" as="font" type="font/woff2" crossorigin href=(files.text_font);
                    link rel="stylesheet" href=(files.stylesheet);
                    link rel="icon" type="image/svg+xml" href=(files.icon);
                    link rel="apple-touch-icon" href=(files.touch_icon);
                    link rel="manifest" href="/manifest.webmanifest";
                    (load(&[&[Script::Site], scripts].concat()))
                }
                body class=(self.class) {
                    a class="skip" href="#main" { (words.t("skip-to-content")) }
                    (self.header(words))
                    main id="main" tabindex="-1" { (main) }
                    (footer(words))
                }
            }
        }
        .into_string()
    }

    fn header(&self, words: Words) -> Markup {
        let name = &self.frame.person.name;
        html! {
            header class="site" {
                a class="wordmark" href="/" aria-label=(words.t("to-home")) { (wordmark()) span { "Galerne" } }
                nav aria-label=(words.t("nav")) {
                    (languages(self.frame, words))
                    button type="button" class="quiet square" data-theme-switch hidden
                        aria-label=(words.t("theme-switch")) title=(words.t("theme-switch")) { (icon("light")) }
                    a class="quiet person" href="/settings" aria-label=[name.is_empty().then(|| words.t("settings"))] {
                        (icon("settings"))
                        @if !name.is_empty() {
                            span class="hidden-word" { (words.t("settings")) " — " }
                            span { (name) }
                        }
                    }
                }
            }
        }
    }
}

/// The scripts, run in this order. What they import is named here too: the browser would otherwise learn of each module only from
/// the one that imports it.
pub(crate) fn load(scripts: &[Script]) -> Markup {
    let mut imports = Vec::new();
    let mut entries = Vec::new();
    for (entry, imported) in scripts.iter().filter_map(|&script| assets::loaded(script).split_last()) {
        imports.extend(imported);
        entries.push(entry);
    }
    imports.sort_unstable();
    imports.dedup();
    html! {
        @for address in imports { link rel="modulepreload" href=(address); }
        @for address in entries { script type="module" src=(address) {} }
    }
}

/// Both languages are always shown; a press loads the same page in the other.
fn languages(frame: &Frame, words: Words) -> Markup {
    html! {
        form method="post" action="/settings" {
            input type="hidden" name="back" value=(frame.path);
            div class="languages" role="group" aria-label=(words.t("language")) {
                @for language in [Language::Fr, Language::En] {
                    @let own = own_name(language);
                    button name="language" value=(language.code()) lang=(language.code())
                        aria-pressed=(if language == words.language { "true" } else { "false" })
                        aria-label=(own) title=(own) { (language.code().to_uppercase()) }
                }
            }
        }
    }
}

/// What a language calls itself: the same in every language, hence no text.
pub(crate) const fn own_name(language: Language) -> &'static str {
    match language {
        Language::Fr => "Français",
        Language::En => "English",
    }
}

fn footer(words: Words) -> Markup {
    html! {
        footer class="site" {
            p { (words.t("footer-galerne")) }
            nav aria-label=(words.t("footer-nav")) {
                a href="/rules" { (words.t("rulebooks")) }
                a href="/rules/table" { (words.t("house-rules")) }
                a href="/lab" { (words.t("lab")) }
                a href="/workshop" { (words.t("workshop-title")) }
                a href="/print" { (words.t("print-title")) }
                a href="/settings" { (words.t("settings")) }
                a href="/programs" { (words.t("for-programs")) }
            }
        }
    }
}
