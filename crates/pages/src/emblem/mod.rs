//! Pictures drawn by code: a cover for each box, and the wind behind the title.
//!
//! They name colours by the classes of the drawing's palette (`f-accent`, `s-ink`), so that each is printed in its game's colours
//! by day and by night. They are decoration: what they show is said in words beside them.

mod horde;
mod house;
mod onb;
mod pluvionautes;
mod sail_race;
mod wind;
mod windwalkers;

pub use wind::streamlines;

use galerne_draw::Accent;
use maud::{Markup, html};

/// The value of `data-accent` for a game: its own colours, or the house's.
#[must_use]
pub fn accent(game: &str) -> &'static str {
    Accent::ALL.iter().find(|accent| accent.id == game).map_or(Accent::HOUSE.id, |accent| accent.id)
}

/// The cover of a game's box. What matters stands within 360 by 240; grounds run on to both sides, for wide boxes.
#[must_use]
pub fn cover(game: &str) -> Markup {
    let drawing = match game {
        "windwalkers" => windwalkers::drawing(),
        "horde" => horde::drawing(),
        "sail-race" => sail_race::drawing(),
        "onb" => onb::drawing(),
        "pluvionautes" => pluvionautes::drawing(),
        _ => house::drawing(),
    };
    html! {
        svg viewBox="0 0 360 240" preserveAspectRatio="xMidYMid meet" aria-hidden="true" { (drawing) }
    }
}
