//! What the script shows on request, and the words it needs: all written here, so that no sentence stands in the script.

use crate::{
    assets::{self, Script},
    words::Words,
};
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
                div class="chips" { @for bot in bots { button value=(bot) { (words.bot(bot)) } } }
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

/// The picture of a finished game, to look at and to save.
pub(crate) fn share_dialog(table: &str, game: &str, words: Words) -> Markup {
    html! {
        dialog id="share-dialog" aria-labelledby="share-title" data-script-at=[assets::loaded(Script::Share).last()] {
            h2 id="share-title" { (words.t("share-picture")) }
            p role="status" data-wait=(words.t("share-wait")) data-failed=(words.t("share-failed")) {}
            img alt=(words.t("share-picture")) hidden;
            form method="dialog" {
                a class="button primary" href={ "/table/" (table) "/share.png" } download={ "galerne-" (game) ".png" } { (words.t("share-save")) }
                button { (words.t("close")) }
            }
        }
    }
}

/// Where the script puts a name into a text.
const GAP: &str = "{}";

/// What the script says by itself.
pub(crate) fn script_words(words: Words) -> Markup {
    html! {
        div id="words" hidden
            data-sent=(words.t("sent"))
            data-thinking=(words.t("thinking"))
            data-lost=(words.t("connection-lost"))
            data-back=(words.t("connection-back"))
            data-copied=(words.t("copied"))
            data-again=(words.t("touch-again"))
            data-dropped=(words.t("choice-dropped"))
            data-close=(words.t("close"))
            data-confirm-warned=(words.t("confirm-warned"))
            data-confirm-this=(words.say(&Message::new("confirm-this").with("what", GAP)))
            data-ways=(words.t("choose-way"))
            data-second-away=(words.t("choose-second-away"))
            data-turn=(words.t("table-your-turn"))
            data-soon=(words.say(&Message::new("choice-soon").with("what", GAP)))
            data-drop=(words.t("choice-drop"))
            data-left=(words.say(&Message::new("seat-left").with("name", GAP)))
            data-second=(words.t("choose-second"))
            data-second-touch=(words.t("choose-second-touch")) {}
    }
}
