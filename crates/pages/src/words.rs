//! The sentences of the pages.

use galerne_engine::Message;
use galerne_texts::{Language, Texts};
use std::sync::LazyLock;

// A test reads both files; a program that could not would show keys, not fall over.
static TEXTS: LazyLock<Option<Texts>> =
    LazyLock::new(|| Texts::new([include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")]).ok());

/// The words of one language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Words {
    pub(crate) language: Language,
}

impl Words {
    pub(crate) fn of(language: Language) -> Words {
        Words { language }
    }

    /// The text with that key.
    pub(crate) fn t(self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// A text with gaps to fill.
    pub(crate) fn say(self, message: &Message) -> String {
        match &*TEXTS {
            Some(texts) => texts.say(self.language, message, &[]),
            None => message.key.to_owned(),
        }
    }

    /// What a bot is called; one that has no name here by its own.
    pub(crate) fn bot(self, bot: &str) -> String {
        match bot {
            "random" => self.t("bot-random"),
            "greedy" => self.t("bot-greedy"),
            "novice" => self.t("bot-novice"),
            "habitue" => self.t("bot-habitue"),
            "maitre" => self.t("bot-maitre"),
            other => other.to_owned(),
        }
    }

    /// The same where one chooses: a French name is explained to who reads another language.
    pub(crate) fn level(self, bot: &str) -> String {
        match bot {
            "habitue" => self.t("level-habitue"),
            "maitre" => self.t("level-maitre"),
            other => self.bot(other),
        }
    }

    /// A text by a key made at run time.
    pub(crate) fn get(self, key: &str) -> Option<String> {
        TEXTS.as_ref()?.get(self.language, key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::{collections::BTreeSet, fs, path::Path};

    fn sources(folder: &Path, all: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                sources(&path, all);
            } else {
                all.push_str(&fs::read_to_string(&path).unwrap());
            }
        }
    }

    #[test]
    fn every_text_that_the_code_asks_for_exists_in_both_languages_and_both_have_the_same() {
        let texts = TEXTS.as_ref().expect("both files can be read");
        assert_eq!(texts.own_keys(Language::En), texts.own_keys(Language::Fr));
        let mut code = String::new();
        sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), &mut code);
        let mut asked = BTreeSet::new();
        for before in [".t(\"", "Message::new(\""] {
            asked.extend(code.split(before).skip(1).filter_map(|rest| rest.split_once('"')).map(|(key, _)| key));
        }
        // What stands in this file to be searched for is no key.
        asked.retain(|key| key.starts_with(|letter: char| letter.is_ascii_lowercase()));
        assert!(asked.len() > 80, "the search has lost its object: {asked:?}");
        for language in Language::ALL {
            for key in &asked {
                assert!(texts.has(language, key), "no text \"{key}\" in {}", language.code());
            }
        }
    }
}
