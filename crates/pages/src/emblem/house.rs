//! For games without a cover of their own: wind over an empty board.

use maud::{Markup, html};

pub(super) fn drawing() -> Markup {
    html! {
        path class="f-accent-soft" d="M-300 0h960v240h-960z" {}
        g class="s-accent" stroke-width="5" {
            path d="M40 96h170c26 0 40-10 40-26s-16-24-32-15" {}
            path d="M20 130h250c32 0 48 12 48 32 0 22-26 30-42 16" {}
            path d="M84 164h96c22 0 34 8 34 22 0 16-20 22-32 11" stroke-width="3.5" {}
        }
        path class="s-second" stroke-width="3" d="M30 66h96M250 112h70M40 196h70" {}
    }
}
