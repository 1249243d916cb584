//! Messages put into words for one reader.

use super::{number, percent};
use galerne_engine::{Message, Seat};
use galerne_texts::{Language, Texts};

/// The texts of a game, the reader's language and the names of the players: all that is needed to put a [`Message`] into words.
#[derive(Clone, Copy, Debug)]
pub struct Speech<'a> {
    pub texts: &'a Texts,
    pub language: Language,
    /// By seat; a seat without a name is called by its number.
    pub names: &'a [String],
}

impl<'a> Speech<'a> {
    #[must_use]
    pub const fn new(texts: &'a Texts, language: Language, names: &'a [String]) -> Speech<'a> {
        Speech { texts, language, names }
    }

    #[must_use]
    pub fn say(&self, message: &Message) -> String {
        self.texts.say(self.language, message, self.names)
    }

    #[must_use]
    pub fn name(&self, seat: Seat) -> String {
        self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    #[must_use]
    pub fn number(&self, value: f64, decimals: usize) -> String {
        number(self.language, value, decimals)
    }

    #[must_use]
    pub fn percent(&self, share: f64, decimals: usize) -> String {
        percent(self.language, share, decimals)
    }
}
