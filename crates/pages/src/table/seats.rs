//! Who sits at the table, how they stand, and what one may do about it.

use crate::{
    icon::icon,
    model::{SeatKind, SeatView},
    words::Words,
};
use galerne_draw::{Point, piece::SeatMark};
use galerne_engine::{Message, Seat};
use maud::{Markup, html};

/// Once on the page, referred to by every mention of a seat.
pub(crate) fn marks() -> Markup {
    html! {
        svg class="sprite" aria-hidden="true" width="0" height="0" {
            @for seat in 0..8 {
                // As on the board.
                symbol id={ "mark-" (seat) } viewBox="-11 -11 22 22" {
                    path d=(SeatMark::of(Seat(seat)).outline(Point::ORIGIN, 8.0).data()) {}
                }
            }
        }
    }
}

fn mark(seat: u8) -> Markup {
    let seat = seat.min(7);
    html! { svg class={ "mark seat-" (seat + 1) } aria-hidden="true" { use href={ "#mark-" (seat) } {} } }
}

pub(crate) fn seats(seats: &[SeatView], words: Words) -> Markup {
    let is_seated = seats.iter().any(|seat| seat.mine);
    let is_shared = seats.iter().filter(|seat| seat.mine && seat.kind == SeatKind::Human).count() > 1;
    html! {
        ol id="seats" class="seats" { @for seat in seats { (one(seat, is_seated, is_shared, words)) } }
    }
}

fn one(seat: &SeatView, is_seated: bool, is_shared: bool, words: Words) -> Markup {
    html! {
        li data-seat=(seat.seat) data-kind=(seat.kind.name()) data-awaited[seat.awaited] data-mine[seat.mine] data-out[seat.out] data-won[seat.won] {
            (mark(seat.seat))
            p class="who" {
                b { @if seat.name.is_empty() { (words.t("seat-free")) } @else { (seat.name) } }
                " " small { (nature(seat, is_shared, words)) }
            }
            @if seat.awaited { p class="awaited" { (words.t("seat-awaited")) } }
            p class="standing" { (seat.standing) }
            (doings(seat, is_seated, words))
        }
    }
}

fn nature(seat: &SeatView, is_shared: bool, words: Words) -> String {
    match seat.kind {
        SeatKind::Open => words.t("kind-open"),
        SeatKind::Bot => {
            let level = words.bot(seat.bot.as_deref().unwrap_or_default());
            // Its name may say already how well it plays.
            if seat.name.to_lowercase().starts_with(&level.to_lowercase()) {
                words.t("kind-bot-plain")
            } else {
                words.say(&Message::new("kind-bot").with("bot", level))
            }
        }
        SeatKind::Human if seat.mine && is_shared => words.t("kind-shared"),
        SeatKind::Human if seat.mine => words.t("kind-mine"),
        SeatKind::Human if seat.here => words.t("kind-here"),
        SeatKind::Human => words.t("kind-away"),
    }
}

/// The commands of a seat. A free seat can be taken; the reader's own can be left, renamed, lent to a bot or taken back from it; an absent
/// player's can be lent to a bot.
fn doings(seat: &SeatView, is_seated: bool, words: Words) -> Markup {
    let about = if seat.name.is_empty() { words.t("seat-free") } else { seat.name.clone() };
    let away = is_seated && seat.kind == SeatKind::Human && !seat.mine && !seat.here;
    let lent = seat.kind == SeatKind::Bot && seat.mine;
    html! {
        @if seat.kind == SeatKind::Open || lent {
            (doing("take", seat.seat, &words.t("seat-take")))
        }
        // A player who waits for another sees what else can be done.
        @if seat.kind == SeatKind::Open { (doing("bot", seat.seat, &words.t("seat-to-bot"))) }
        @if (seat.mine && !lent) || away {
            details class="more" {
                summary aria-label=(words.say(&Message::new("seat-more").with("name", about))) { (icon("more")) }
                div {
                    @if seat.mine { button type="button" data-seat-do="rename" { (words.t("seat-rename")) } }
                    (doing("bot", seat.seat, &words.t("seat-to-bot")))
                    @if seat.mine { (doing("leave", seat.seat, &words.t("seat-leave"))) }
                }
            }
        }
    }
}

/// Without the script the button posts the command that the script sends over the socket.
fn doing(what: &str, seat: u8, label: &str) -> Markup {
    html! {
        button type="submit" form="by-hand" name="do" value={ (what) " " (seat) } data-seat-do=(what) { (label) }
    }
}
