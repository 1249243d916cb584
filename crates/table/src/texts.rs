//! The sentences of tables. Games speak for themselves, and hosts have their own.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(TEXTS.own_keys(Language::En), TEXTS.own_keys(Language::Fr));
    }

    #[test]
    fn every_key_that_the_code_names_has_a_text() {
        let mut keys = Vec::new();
        for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/src")).unwrap() {
            let source = std::fs::read_to_string(entry.unwrap().path()).unwrap();
            for call in ["Message::new(\"", "text(language, \"", "Refused::house(Why::Authority, \"", "refuse(\""] {
                keys.extend(source.split(call).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
            }
        }
        assert!(keys.len() > 20);
        for key in keys.iter().filter(|key| !key.is_empty() && key.as_str() != "hint-chance") {
            assert!(TEXTS.has(Language::En, key), "no text for {key:?}");
        }
    }
}
