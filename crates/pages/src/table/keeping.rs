//! What one composes at a table can be kept under a name and used again at another: in this browser, or as a text to be sent.
//!
//! The list is the reader's own and the server never sees it; it is the script (`web/keep.js`) that fills this region. Without one it stays
//! hidden: there would be nothing to keep anything in.

use crate::{
    assets::Script,
    layout::load,
    model::{TableHead, TableView},
    words::Words,
};
use maud::{Markup, html};

pub(super) fn keeping(head: &TableHead, view: &TableView, words: Words) -> Markup {
    let Some(title) = &head.shelf else { return html! {} };
    // Only what the reader's own seats compose stands in their view.
    let composed = serde_json::to_string(&view.composed).unwrap_or_default();
    // At a shared device the lists of one player would be shown to the next.
    if view.seats.iter().filter(|seat| seat.mine).count() > 1 {
        return html! {};
    }
    // Who only looks on keeps nothing.
    let plays = view.seats.iter().any(|seat| seat.mine);
    let names = plays.then(|| serde_json::to_string(&head.shelf_words).unwrap_or_default());
    html! {
        section id="keeping" aria-labelledby="keeping-title" hidden data-composed=(composed) data-names=[names]
            data-kept=(words.t("keep-kept")) data-copied=(words.t("copied")) data-full=(words.t("keep-full"))
            data-foreign=(words.t("keep-foreign")) data-pasted=(words.t("keep-pasted")) {
            h2 id="keeping-title" { (title) }
            p class="whose" hidden { label for="keep-seat" { (words.t("keep-seat")) } " " select id="keep-seat" {} }
            form data-keep {
                label for="keep-name" { (words.t("keep-name")) }
                input type="text" id="keep-name" maxlength="40" required autocomplete="off";
                button { (words.t("keep-keep")) }
            }
            ul {}
            p class="soft" data-none { (words.t("keep-none")) }
            details {
                summary { (words.t("keep-paste")) }
                form data-paste {
                    textarea id="keep-text" rows="5" maxlength="2000" spellcheck="false" required aria-label=(words.t("keep-paste")) {}
                    button { (words.t("keep-add")) }
                }
            }
            p role="status" data-said {}
            template {
                li {
                    b {}
                    small {}
                    div {
                        button type="button" class="primary" data-do="take" { (words.t("keep-take")) }
                        button type="button" data-do="copy" { (words.t("copy")) }
                        button type="button" data-do="rename" { (words.t("keep-rename")) }
                        button type="button" data-do="drop" { (words.t("keep-drop")) }
                    }
                }
            }
        }
        (load(&[Script::Keep]))
    }
}
