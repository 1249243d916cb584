//! The sentences of the pages.

use galerne_engine::Message;
use galerne_texts::{Language, Texts};
use std::sync::LazyLock;

// `cargo xtask texts` reads both files; a program that could not would show keys, not fall over.
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

    /// A text by a key made at run time.
    pub(crate) fn get(self, key: &str) -> Option<String> {
        TEXTS.as_ref()?.get(self.language, key)
    }
}
