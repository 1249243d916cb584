//! The server's own sentences. Games and tables speak for themselves.

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
        let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
        while let Some(folder) = folders.pop() {
            for entry in std::fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                    continue;
                }
                let source = std::fs::read_to_string(path).unwrap();
                for call in ["Message::new(\"", "text(language, \"", "Problem::bad(\"", "refuse(\""] {
                    keys.extend(source.split(call).skip(1).filter_map(|rest| Some(rest.split_once('"')?.0.to_owned())));
                }
            }
        }
        assert!(keys.len() > 20);
        for key in keys.iter().filter(|key| !key.is_empty()) {
            let known = TEXTS.has(Language::En, key) || galerne_table::texts().has(Language::En, key);
            assert!(known, "no text for {key:?}");
        }
    }
}
