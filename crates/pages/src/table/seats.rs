//! Who sits at the table, how they stand, and what one may do about it.

use crate::{
    icon::icon,
    model::{Seat, SeatKind},
    words::Words,
};
use galerne_engine::Message;
use maud::{Markup, html};

/// The signs of the seats, as on the board: disc, square, triangle, diamond, hexagon, star, cross, drop.
const SHAPES: [&str; 8] = [
    "M-8 0a8 8 0 1 1 16 0a8 8 0 1 1-16 0z",
    "M-7-7H7V7H-7z",
    "M0-8.5 8.5 6.5h-17z",
    "M0-9.5 8 0 0 9.5-8 0z",
    "M8.5 0 4.25 7.36h-8.5L-8.5 0l4.25-7.36h8.5z",
    "M0-9.2 2.9-3.3 9.3-2.4 4.6 2.2 5.8 8.6 0 5.5-5.8 8.6-4.6 2.2-9.3-2.4-2.9-3.3z",
    "M-3-8H3v5h5v6H3v5h-6V3h-5v-6h5z",
    "M0-9.5C2-5.5 6.8-2.5 6.8 2a6.8 6.8 0 1 1-13.6 0C-6.8-2.5-2-5.5 0-9.5z",
];

/// Once on the page, referred to by every mention of a seat.
pub(crate) fn marks() -> Markup {
    html! {
        svg class="sprite" aria-hidden="true" width="0" height="0" {
            @for (seat, shape) in SHAPES.iter().enumerate() {
                symbol id={ "mark-" (seat) } viewBox="-11 -11 22 22" { path d=(shape) {} }
            }
        }
    }
}

fn mark(seat: u8) -> Markup {
    let seat = seat.min(7);
    html! { svg class={ "mark seat-" (seat + 1) } aria-hidden="true" { use href={ "#mark-" (seat) } {} } }
}

pub(crate) fn seats(seats: &[Seat], words: Words) -> Markup {
    html! {
        ol id="seats" class="seats" { @for seat in seats { (one(seat, words)) } }
    }
}

fn one(seat: &Seat, words: Words) -> Markup {
    html! {
        li data-seat=(seat.seat) data-kind=(seat.kind.name()) data-awaited[seat.awaited] data-mine[seat.mine] data-won[seat.won] {
            (mark(seat.seat))
            p class="who" {
                b { @if seat.name.is_empty() { (words.t("seat-free")) } @else { (seat.name) } }
                " " small { (nature(seat, words)) }
            }
            @if seat.awaited { p class="awaited" { (words.t("seat-awaited")) } }
            p class="standing" { (seat.standing) }
            (doings(seat, words))
        }
    }
}

fn nature(seat: &Seat, words: Words) -> String {
    match seat.kind {
        SeatKind::Open => words.t("kind-open"),
        SeatKind::Bot => words.say(&Message::new("kind-bot").with("bot", seat.bot.as_deref().unwrap_or_default())),
        SeatKind::Human if seat.mine => words.t("kind-mine"),
        SeatKind::Human if seat.here => words.t("kind-here"),
        SeatKind::Human => words.t("kind-away"),
    }
}

/// A free seat can be taken, and one's own that was lent to a bot taken back; one's own can be left, renamed or lent to a bot; that of somebody who went away can be lent.
fn doings(seat: &Seat, words: Words) -> Markup {
    let about = if seat.name.is_empty() { words.t("seat-free") } else { seat.name.clone() };
    let away = seat.kind == SeatKind::Human && !seat.mine && !seat.here;
    let lent = seat.kind == SeatKind::Bot && seat.mine;
    html! {
        @if seat.kind == SeatKind::Open || lent {
            button type="button" data-seat-do="take" { (words.t("seat-take")) }
        }
        @if seat.kind == SeatKind::Open || (seat.mine && !lent) || away {
            details class="more" {
                summary aria-label=(words.say(&Message::new("seat-more").with("name", about))) { (icon("more")) }
                div {
                    @if seat.mine { button type="button" data-seat-do="rename" { (words.t("seat-rename")) } }
                    button type="button" data-seat-do="bot" { (words.t("seat-to-bot")) }
                    @if seat.mine { button type="button" data-seat-do="leave" { (words.t("seat-leave")) } }
                }
            }
        }
    }
}
