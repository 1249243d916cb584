//! What the players are called.

use crate::saved::NewSeat;
use crate::seats::renamed;
use crate::texts;
use galerne_engine::Message;
use galerne_pages::model::SeatKind;
use galerne_texts::Language;

/// What the players are called in each language: a free seat has no name of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Calls([Vec<String>; Language::ALL.len()]);

impl Calls {
    pub(crate) fn of(seats: &[NewSeat]) -> Calls {
        let guests = Language::ALL.map(|language| texts::text(language, "guest"));
        Calls(Language::ALL.map(|language| {
            // The name that the program itself gives was stored in the guest's language; every reader sees it in his own.
            let guest = |name: &str| renamed(name, &guests, &texts::text(language, "guest"));
            let name = |(index, NewSeat { seat, .. }): (usize, &NewSeat)| match seat.kind {
                SeatKind::Human if !seat.name.is_empty() => guest(&seat.name).unwrap_or_else(|| seat.name.clone()),
                SeatKind::Bot if !seat.name.is_empty() => seat.name.clone(),
                _ => texts::say(language, &Message::new("seat-numbered").with("number", index + 1)),
            };
            seats.iter().enumerate().map(name).collect()
        }))
    }

    pub(crate) fn in_language(&self, language: Language) -> &[String] {
        let at = Language::ALL.iter().position(|&one| one == language).unwrap_or(0);
        &self.0[at]
    }
}

/// What the players are called in the record; a free seat by its number.
pub(crate) fn names(seats: &[NewSeat]) -> Vec<String> {
    let name = |(index, NewSeat { seat, .. }): (usize, &NewSeat)| match seat.kind {
        SeatKind::Open => (index + 1).to_string(),
        _ if seat.name.is_empty() => (index + 1).to_string(),
        _ => seat.name.clone(),
    };
    seats.iter().enumerate().map(name).collect()
}
