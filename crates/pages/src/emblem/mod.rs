//! Covers of boxes, and the wind behind the title.
//!
//! They name colours by the classes of the drawing's palette (`f-accent`, `s-ink`), so that each is printed in its game's colours
//! by day and by night. They are decoration: the words beside them say the same.

mod house;
mod wind;

pub use wind::streamlines;

use galerne_catalog::{AnyGame, find};
use galerne_draw::Accent;
use maud::{Markup, PreEscaped, html};

/// The value of `data-accent` for a game: its own colours, or those of pages of no game.
#[must_use]
pub fn accent(game: &str) -> &'static str {
    find(game).ok().and_then(AnyGame::accent).map_or(Accent::HOUSE.id, |accent| accent.id)
}

/// Whether a game draws its table.
#[must_use]
pub(crate) fn is_drawn(game: &str) -> bool {
    find(game).is_ok_and(|game| game.accent().is_some())
}

/// The cover of a game's box.
#[must_use]
pub fn cover(game: &str) -> Markup {
    let own = find(game).ok().and_then(AnyGame::cover);
    html! {
        svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid meet" aria-hidden="true" {
            @match own {
                Some(own) => { (PreEscaped(own)) }
                None => { (house::drawing()) }
            }
        }
    }
}
