//! What the players are called: in a language, and at a time.

use super::Live;
use crate::model::SeatKind;
use crate::store::NewSeat;
use crate::texts;
use galerne_engine::Message;
use galerne_texts::Language;
use std::borrow::Cow;

/// What the players are called in each language: a free seat has no name of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Calls([Vec<String>; Language::ALL.len()]);

impl Calls {
    pub(super) fn of(seats: &[NewSeat]) -> Calls {
        Calls(Language::ALL.map(|language| {
            let name = |(index, NewSeat { seat, .. }): (usize, &NewSeat)| match seat.kind {
                SeatKind::Human | SeatKind::Bot if !seat.name.is_empty() => seat.name.clone(),
                _ => texts::say(language, &Message::new("seat-numbered").with("number", index + 1)),
            };
            seats.iter().enumerate().map(name).collect()
        }))
    }
}

impl Live {
    pub(crate) fn names_in(&self, language: Language) -> &[String] {
        let at = Language::ALL.iter().position(|&one| one == language).unwrap_or(0);
        &self.calls.0[at]
    }

    /// A message of the game in words, with the names that the players have now.
    pub(crate) fn say(&self, language: Language, message: &Message) -> String {
        self.table.say_as(language, message, self.names_in(language))
    }

    /// The names at the time of that entry of the record: whoever has left keeps the name under which they played. What
    /// happened at a free seat is told of whoever sat down there next.
    pub(super) fn names_at(&self, place: usize, language: Language) -> Cow<'_, [String]> {
        let mut names = Cow::Borrowed(self.names_in(language));
        for seat in 0..self.seats.len() {
            let then = self.former.iter().find(|former| former.seat == seat && former.until > place);
            if let Some(then) = then {
                names.to_mut()[seat].clone_from(&then.name);
            }
        }
        names
    }

    /// The table speaks of its players by the names of their seats.
    pub(super) fn call_by_names(&mut self) {
        let names = names(&self.seats);
        if self.table.names() != names {
            self.table.call_players(names);
        }
        self.calls = Calls::of(&self.seats);
    }
}

/// What the players are called in the record; a free seat by its number.
pub(super) fn names(seats: &[NewSeat]) -> Vec<String> {
    let name = |(index, NewSeat { seat, .. }): (usize, &NewSeat)| match seat.kind {
        SeatKind::Open => (index + 1).to_string(),
        _ if seat.name.is_empty() => (index + 1).to_string(),
        _ => seat.name.clone(),
    };
    seats.iter().enumerate().map(name).collect()
}
