//! The names of seats in each language: those of people, those that the program gives to guests and bots, numbers for free seats.

use crate::saved::NewSeat;
use crate::texts;
use galerne_engine::Message;
use galerne_pages::model::SeatKind;
use galerne_texts::Language;

/// What the players are called in each language: a free seat has no name of its own.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatNames([Vec<String>; Language::ALL.len()]);

impl SeatNames {
    pub(crate) fn of(seats: &[NewSeat]) -> SeatNames {
        SeatNames(Language::ALL.map(|language| {
            let name = |(index, NewSeat { seat, .. }): (usize, &NewSeat)| match seat.kind {
                SeatKind::Human | SeatKind::Bot if !seat.name.is_empty() => in_words_of(&seat.name, language),
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

/// A player's name in that language. A name that the program itself gives, to a guest or a bot, is stored in the
/// language of the person who opened the table or came in; every reader sees it in their own.
#[must_use]
pub fn in_words_of(name: &str, language: Language) -> String {
    let said = |key: &&'static str| {
        let names = Language::ALL.map(|language| texts::text(language, key));
        renamed(name, &names, &texts::text(language, key))
    };
    GIVEN.iter().find_map(said).unwrap_or_else(|| name.to_owned())
}

/// The names that the program gives.
const GIVEN: [&str; 6] = ["guest", "bot-novice", "bot-habitue", "bot-maitre", "bot-greedy", "bot-random"];

/// What a bot is called at a table; one that is made to measure goes by its own name.
#[must_use]
pub fn bot_name(bot: &str, language: Language) -> String {
    match bot {
        "novice" => texts::text(language, "bot-novice"),
        "habitue" => texts::text(language, "bot-habitue"),
        "maitre" => texts::text(language, "bot-maitre"),
        "greedy" => texts::text(language, "bot-greedy"),
        "random" => texts::text(language, "bot-random"),
        other => other.to_owned(),
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
        let names = SeatNames::of(&[seat("Guest"), seat("Invité 2"), seat("Habitué"), seat("Zoé")]);
        assert_eq!(names.in_language(Language::Fr), ["Invité", "Invité 2", "Habitué", "Zoé"]);
        assert_eq!(names.in_language(Language::En), ["Guest", "Guest 2", "Regular", "Zoé"]);
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
