//! The names of a table's players: those of now, and those at the time of an entry.

use crate::seat_names::{SeatNames, in_words_of, names};
use crate::table::OpenTable;
use galerne_engine::Message;
use galerne_texts::Language;
use std::borrow::Cow;

impl OpenTable {
    /// The players' names in that language.
    #[must_use]
    pub fn names_in(&self, language: Language) -> &[String] {
        self.seat_names.in_language(language)
    }

    /// A message of the game in words, with the names that the players have now.
    #[must_use]
    pub fn say(&self, language: Language, message: &Message) -> String {
        self.table.say_as(language, message, self.names_in(language))
    }

    /// The names at the time of that entry of the record: a player who has left keeps the name under which they played.
    /// What happened at a free seat is attributed to the player who sat down there next.
    pub(crate) fn names_at(&self, place: usize, language: Language) -> Cow<'_, [String]> {
        let mut names = Cow::Borrowed(self.names_in(language));
        for seat in 0..self.seats.len() {
            let then = self.former.iter().find(|former| former.seat == seat && former.until > place);
            if let Some(then) = then {
                names.to_mut()[seat] = in_words_of(&then.name, language);
            }
        }
        names
    }

    /// Players are called by the names of their seats.
    pub(crate) fn call_by_names(&mut self) {
        let names = names(&self.seats);
        if self.table.names() != names {
            self.table.call_players(names);
        }
        self.seat_names = SeatNames::of(&self.seats);
    }
}
