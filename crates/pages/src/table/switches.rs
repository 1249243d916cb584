//! What the reader may show and hide in the picture.

use crate::{model::TableHead, words::Words};
use maud::{Markup, html};

/// A form that works without a script; the answer leads back to the table.
pub(crate) fn switches(head: &TableHead, words: Words) -> Markup {
    html! {
        @if !head.switches.is_empty() {
            details id="switches" {
                summary { (words.t("switches")) }
                form method="post" action="/settings" {
                    input type="hidden" name="back" value={ "/table/" (head.id) };
                    @for switch in &head.switches {
                        div class="check" {
                            // Says that this box without its tick is off, not left out.
                            input type="hidden" name="offered" value=(switch.id);
                            input type="checkbox" id={ "show-" (switch.id) } name={ "show-" (switch.id) } value="true" checked[switch.on];
                            label for={ "show-" (switch.id) } { (switch.title) }
                        }
                    }
                    div class="actions" { button { (words.t("switches-apply")) } }
                }
            }
        }
    }
}
