//! The form that continues a finished game: a new table starts from any moment of its replay.

use crate::game::{seat_select, usual_bot};
use crate::model::{SeatKind, SeatView, TableHead};
use crate::words::Words;
use galerne_engine::Message;
use maud::{Markup, html};

/// The moment at which a new table begins, and how the form stands there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Beginning {
    /// The step of the replay.
    pub(crate) at: usize,
    /// Nothing is left to be played there.
    pub(crate) is_end: bool,
    /// It is what the page is about.
    pub(crate) open: bool,
}

/// The form of the replay and of the review. The script of the replay keeps the moment in it up to date.
pub(crate) fn play_on(head: &TableHead, seats: &[SeatView], from: Beginning, words: Words) -> Markup {
    let is_mine = |seat: &SeatView| if seats.iter().any(|seat| seat.mine) { seat.mine } else { seat.seat == 0 };
    let usual = |seat: &SeatView| match (&seat.bot, usual_bot(&head.game)) {
        _ if is_mine(seat) => "me".to_owned(),
        (Some(bot), _) if seat.kind == SeatKind::Bot => format!("bot:{bot}"),
        (_, Some(bot)) => format!("bot:{bot}"),
        (_, None) => "open".to_owned(),
    };
    let label = |seat: &SeatView| {
        let name =
            Message::new("play-on-seat").with("number", i64::from(seat.seat) + 1).with("name", seat.name.as_str());
        words.say(&name)
    };
    html! {
        details id="play-on" hidden[from.is_end] open[from.open] {
            summary { (words.t("play-on")) }
            form class="company" method="post" action={ "/table/" (head.id) "/play-on" } {
                p { (words.t("play-on-what")) }
                input type="hidden" id="play-on-at" name="at" value=(from.at);
                ol {
                    @for seat in seats {
                        li {
                            label for={ "seat-" (seat.seat + 1) } { (label(seat)) }
                            (seat_select(&head.game, usize::from(seat.seat), &words.t("seat-me"), &usual(seat), false, words))
                        }
                    }
                }
                button class="primary" { (words.t("play-on-open")) }
            }
        }
    }
}
