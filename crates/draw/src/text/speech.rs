//! Messages put into words for one reader.

use super::{number, percent};
use galerne_engine::{Message, Seat};
use galerne_texts::{Language, Texts};

/// The texts of a game, the reader's language and the names of the players: all that is needed to put a [`Message`] into words.
#[derive(Clone, Copy, Debug)]
pub struct Speech<'a> {
    /// The texts of the game, in every language.
    pub texts: &'a Texts,
    /// The reader's.
    pub language: Language,
    /// By seat; a seat without a name is called by its number.
    pub names: &'a [String],
}

impl<'a> Speech<'a> {
    /// A speech for one reader.
    #[must_use]
    pub const fn new(texts: &'a Texts, language: Language, names: &'a [String]) -> Speech<'a> {
        Speech { texts, language, names }
    }

    /// The message in words.
    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(self.language, message, self.names)
    }

    /// What the player of the seat is called.
    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    /// The number as the language writes it.
    #[must_use]
    pub fn number(&self, value: f64, decimals: usize) -> String {
        number(self.language, value, decimals)
    }

    /// The share as a percentage, as the language writes it.
    #[must_use]
    pub fn percent(&self, share: f64, decimals: usize) -> String {
        percent(self.language, share, decimals)
    }
}
