//! What the script shows on request, and the words it needs: all written here, so that no sentence stands in the script.

use crate::{icon::icon, words::Words};
use galerne_engine::Message;
use maud::{Markup, html};

pub(crate) fn dialogs(bots: &[String], words: Words) -> Markup {
    html! {
        dialog id="keys-dialog" aria-labelledby="keys-title" {
            h2 id="keys-title" { (words.t("keys-title")) }
            dl {
                @for (keys, what) in [
                    (&["←", "↑", "→", "↓"][..], words.t("key-arrows")),
                    (&["n", "p"][..], words.t("key-next")),
                    (&["Enter"][..], words.t("key-enter")),
                    (&["1", "…", "9"][..], words.t("key-numbers")),
                    (&["Esc"][..], words.t("key-escape")),
                    (&["u"][..], words.t("key-undo")),
                    (&["h"][..], words.t("key-hint")),
                    (&["t"][..], words.t("key-text")),
                    (&["+", "−", "0"][..], words.t("key-zoom")),
                    (&["?"][..], words.t("key-help")),
                ] {
                    dt { @for key in keys { kbd { (key) } } }
                    dd { (what) }
                }
            }
            form method="dialog" { button { (words.t("close")) } }
        }
        dialog id="rule-dialog" aria-labelledby="rule-title" {
            h2 id="rule-title" {}
            div class="rules-text" {}
            form method="dialog" {
                a class="button" href="/rules/table" target="_blank" { (words.t("rule-whole")) }
                button { (words.t("close")) }
            }
        }
        dialog id="bot-dialog" aria-labelledby="bot-title" {
            h2 id="bot-title" { (words.t("bot-title")) }
            p { (words.t("bot-what")) }
            form method="dialog" {
                div class="chips" { @for bot in bots { button value=(bot) { (words.level(bot)) } } }
                button value="" { (words.t("cancel")) } }
        }
        dialog id="name-dialog" aria-labelledby="name-title" {
            form method="dialog" {
                label id="name-title" for="new-name" { (words.t("settings-name")) }
                input type="text" id="new-name" maxlength="40" autocomplete="nickname";
                div class="actions" {
                    button value="yes" class="primary" { (words.t("save")) }
                    button value="" formnovalidate { (words.t("cancel")) }
                }
            }
        }
    }
}

/// Where the script puts a name into a text.
const GAP: &str = "{}";

/// Bots whose names are not the ones that records know them by.
const BOTS: [&str; 5] = ["random", "greedy", "novice", "habitue", "maitre"];

/// What the script says by itself.
pub(crate) fn script_words(words: Words) -> Markup {
    html! {
        div id="words" hidden
            data-over=(words.t("over"))
            data-wait=(words.t("wait"))
            data-sent=(words.t("sent"))
            data-lost=(words.t("connection-lost"))
            data-back=(words.t("connection-back"))
            data-copied=(words.t("copied"))
            data-throw=(words.t("throw"))
            data-draw=(words.t("draw"))
            data-dice-say=(words.t("dice-say"))
            data-giving-up=(words.t("giving-up"))
            data-errands=(words.t("errands"))
            data-again=(words.t("touch-again"))
            data-dropped=(words.t("choice-dropped"))
            data-choices-all=(words.say(&Message::new("choices-all").with("count", GAP)))
            data-bots=(BOTS.map(|bot| format!("{bot}={}", words.bot(bot))).join("\n"))
            data-undo=(words.t("undo"))
            data-rematch=(words.t("rematch"))
            data-play-again=(words.t("play-again"))
            data-close=(words.t("close"))
            data-rematch-go=(words.t("rematch-go"))
            data-replay=(words.t("replay"))
            data-new-table=(words.t("new-table"))
            data-seat-free=(words.t("seat-free"))
            data-seat-awaited=(words.t("seat-awaited"))
            data-seat-take=(words.t("seat-take"))
            data-seat-rename=(words.t("seat-rename"))
            data-seat-to-bot=(words.t("seat-to-bot"))
            data-seat-leave=(words.t("seat-leave"))
            data-kind-open=(words.t("kind-open"))
            data-kind-mine=(words.t("kind-mine"))
            data-kind-here=(words.t("kind-here"))
            data-kind-away=(words.t("kind-away"))
            data-kind-shared=(words.t("kind-shared"))
            data-kind-bot-plain=(words.t("kind-bot-plain"))
            data-kind-bot=(words.say(&Message::new("kind-bot").with("bot", GAP)))
            data-seat-more=(words.say(&Message::new("seat-more").with("name", GAP)))
            data-undo-of=(words.say(&Message::new("undo-of").with("name", GAP)))
            data-board=(words.t("board"))
            data-cells=(words.t("cells"))
            data-cell=(words.t("cell"))
            data-cell-holds=(words.t("cell-holds"))
            data-confirm-warned=(words.t("confirm-warned"))
            data-confirm-this=(words.say(&Message::new("confirm-this").with("what", GAP)))
            data-second=(words.t("choose-second"))
            data-second-touch=(words.t("choose-second-touch")) {}
        // Signs that the script puts on what it writes.
        template id="icon-undo" { (icon("undo")) }
        template id="icon-more" { (icon("more")) }
    }
}
