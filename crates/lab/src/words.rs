//! The laboratory's own texts.

use galerne_engine::Message;
use galerne_texts::{Language, Texts};
use serde::Serialize;
use std::sync::LazyLock;

pub(crate) static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new([include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")])
        .expect("the laboratory's texts are compiled in, and tests read them")
});

pub(crate) fn say(language: Language, message: &Message) -> String {
    TEXTS.say(language, message, &[])
}

pub(crate) fn word(language: Language, key: &'static str) -> String {
    say(language, &Message::new(key))
}

/// A text of an experiment in both languages.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Both {
    pub en: String,
    pub fr: String,
}

impl Both {
    /// With the typography of each language: no line of French begins with a punctuation mark or a percent sign.
    #[must_use]
    pub fn new(en: &str, fr: &str) -> Both {
        let percent = |text: String| text.replace(" %", "\u{a0}%");
        Both { en: percent(en.to_owned()), fr: percent(Language::Fr.typeset(fr)) }
    }

    #[must_use]
    pub fn same(text: &str) -> Both {
        Both { en: text.to_owned(), fr: text.to_owned() }
    }

    #[must_use]
    pub fn of(&self, language: Language) -> &str {
        match language {
            Language::En => &self.en,
            Language::Fr => &self.fr,
        }
    }
}
