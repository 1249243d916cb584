//! The sentences of tables. Games and hosts have texts of their own.

use galerne_engine::Message;
use galerne_texts::{Language, Texts};
use std::sync::LazyLock;

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new([include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")])
        .expect("the texts of tables are compiled in, and a test reads them all")
});

/// A message in words.
#[must_use]
pub fn say(language: Language, message: &Message) -> String {
    TEXTS.say(language, message, &[])
}

/// All of them, for drawings with words and for hosts that look here for what they have no words for.
#[must_use]
pub fn all() -> &'static Texts {
    &TEXTS
}

/// A sentence without gaps.
#[must_use]
pub(crate) fn text(language: Language, key: &'static str) -> String {
    say(language, &Message::new(key))
}
