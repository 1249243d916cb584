//! How fast others move, what they did once more, and sounds. Without the script nothing moves by itself, and there is nothing to set.

use crate::{
    assets::{self, Script},
    model::TableView,
    words::Words,
};
use maud::{Markup, html};

/// Beside the question: while others move there is none, so it covers nothing. The script shows it after a moment.
pub(super) fn skip(words: Words) -> Markup {
    html! {
        button type="button" id="skip" data-skip data-to-turn=(words.t("pace-skip")) data-to-end=(words.t("pace-end")) hidden {
            (words.t("pace-skip"))
        }
    }
}

/// For who plays at a table; the script shows it.
pub(super) fn pace(view: &TableView, words: Words) -> Markup {
    // A player alone has no turns of others to follow.
    let title = words.t(if view.seats.len() == 1 { "pace-alone" } else { "pace" });
    let at = |script: Script| assets::loaded(script).last().cloned();
    html! {
        div id="pace" role="group" aria-label=(title) hidden
            data-sounds-at=[at(Script::Sounds)] data-again-at=[at(Script::Again)] {
            button type="button" data-again hidden { (words.t("pace-again")) }
            label {
                (title)
                select data-pace {
                    option value="slow" { (words.t("pace-slow")) }
                    option value="normal" selected { (words.t("pace-normal")) }
                    option value="once" { (words.t("pace-once")) }
                }
            }
            label { input type="checkbox" data-sounds; (words.t("pace-sounds")) }
        }
    }
}
