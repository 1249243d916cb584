//! The server's own sentences. Games and tables have texts of their own.

use galerne_engine::Message;
use galerne_texts::{Language, Texts};
use std::sync::LazyLock;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new([include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")])
        .expect("the server's texts are compiled in, and a test reads them all")
});

/// A message in words: of the server's own, or of those that all tables have.
#[must_use]
pub fn say(language: Language, message: &Message) -> String {
    if TEXTS.has(language, message.key) {
        TEXTS.say(language, message, &[])
    } else {
        galerne_table::say(language, message)
    }
}

/// A sentence without gaps.
#[must_use]
pub(crate) fn text(language: Language, key: &'static str) -> String {
    say(language, &Message::new(key))
}
