//! What the players are called.

use crate::saved::NewSeat;
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

/// The new name of a seat that bears one of the old ones, alone or with a number.
#[must_use]
pub fn renamed(name: &str, old: &[String], new: &str) -> Option<String> {
    old.iter().find_map(|old| match name.strip_prefix(old.as_str())? {
        "" => Some(new.to_owned()),
        rest => {
            let number = rest.strip_prefix(' ').filter(|number| number.parse::<u8>().is_ok())?;
            Some(format!("{new} {number}"))
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::saved::SavedSeat;

    #[test]
    fn a_guest_is_called_so_in_every_language() {
        let seat = |name: &str| NewSeat {
            seat: SavedSeat { kind: SeatKind::Human, name: name.to_owned(), bot: None, nonce: String::new() },
            holders: Vec::new(),
        };
        let calls = Calls::of(&[seat("Guest"), seat("Invité 2"), seat("Zoé")]);
        assert_eq!(calls.in_language(Language::Fr), ["Invité", "Invité 2", "Zoé"]);
        assert_eq!(calls.in_language(Language::En), ["Guest", "Guest 2", "Zoé"]);
    }

    #[test]
    fn a_new_name_reaches_the_seats_that_bear_the_old_one() {
        let old = ["Guest".to_owned(), "Invité".to_owned()];
        let now = |name: &str| renamed(name, &old, "Zoé");
        assert_eq!(now("Guest").as_deref(), Some("Zoé"));
        assert_eq!(now("Invité 3").as_deref(), Some("Zoé 3"));
        assert_eq!((now("Guests"), now("Guest of honour"), now("Bob")), (None, None, None));
    }
}
