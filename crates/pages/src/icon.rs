//! The few small signs of the interface, drawn in a square of 24 with one stroke.

use maud::{Markup, html};

/// Decoration beside a word or inside a button that has a label of its own.
pub(crate) fn icon(name: &'static str) -> Markup {
    let d = match name {
        "undo" => "M9 6 4.5 10.5 9 15M5 10.5h9a5 5 0 0 1 0 10h-3",
        "hint" => "M9.5 20.5h5M10 17.5h4c0-3 3-4 3-8a5 5 0 0 0-10 0c0 4 3 5 3 8z",
        "rules" => "M12 6.5C10 4.8 7 4.5 4 5v13c3-.5 6-.2 8 1.5 2-1.7 5-2 8-1.5V5c-3-.5-6-.2-8 1.5zM12 6.5v13",
        "settings" => "M4 7h8m4 0h4M4 17h4m4 0h8M14 4.8v4.4M10 14.8v4.4",
        "text" => "M5 6h14M5 12h14M5 18h9",
        "keys" => "M3.5 7h17v10.5h-17zM7 10.5h.01M10.5 10.5h.01M14 10.5h.01M17.5 10.5h.01M8 14.2h8",
        "link" => "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3A4 4 0 0 0 11 18.7l1-1",
        "plus" => "M12 5v14M5 12h14",
        "minus" => "M5 12h14",
        "fit" => "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
        "light" => "M12 4a8 8 0 1 0 0 16zM12 4a8 8 0 0 1 0 16",
        "play" => "M8 5v14l11-7z",
        "pause" => "M8 5v14M16 5v14",
        "first" => "M6 5v14M18 5 9 12l9 7z",
        "previous" => "M15 5l-8 7 8 7",
        "earlier" => "M12 5l-8 7 8 7M20 5l-8 7 8 7",
        "later" => "M4 5l8 7-8 7M12 5l8 7-8 7",
        "next" => "M9 5l8 7-8 7",
        "last" => "M18 5v14M6 5l9 7-9 7z",
        "more" => "M5 12h.01M12 12h.01M19 12h.01",
        "print" => "M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z",
        _ => "M4 12h15M13 6l6 6-6 6",
    };
    html! { svg class="icon" viewBox="0 0 24 24" aria-hidden="true" { path d=(d) {} } }
}

/// The program's sign: three lines of wind, the last of which curls.
pub(crate) fn wordmark() -> Markup {
    html! {
        svg class="wind-mark" viewBox="0 0 40 28" aria-hidden="true" {
            path d="M3 8h20c4 0 6-1.5 6-3.8S27 1 25 1.8" {}
            path d="M1 14.5h30c4.5 0 7 1.8 7 4.6 0 3.2-3.5 4.6-6 2.7" {}
            path d="M8 21h11c3.2 0 5 1.2 5 3.2 0 2.2-2.6 3-4 1.6" {}
        }
    }
}
