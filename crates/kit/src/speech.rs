//! Every message must be sayable in every language.

use galerne_engine::{Game, Kind, MAX_SEATS, Message, Words};
use galerne_texts::{Language, Texts};

/// The texts of the game under test.
#[derive(Debug)]
pub struct Speech(Texts);

impl Speech {
    /// # Panics
    /// When the text files cannot be read or their keys differ between the languages.
    #[must_use]
    pub fn of<G: Words>() -> Speech {
        let texts = Texts::new(G::TEXTS).unwrap_or_else(|error| panic!("{}: {error}", G::ID));
        let [en, fr] = Language::ALL.map(|language| texts.own_keys(language));
        let difference: Vec<_> = en.symmetric_difference(fr).collect();
        assert!(difference.is_empty(), "{}: texts that exist in one language only: {difference:?}", G::ID);
        Speech(texts)
    }

    /// The message in English, having made sure that it can be said in all languages.
    ///
    /// # Panics
    /// When a text or an argument is missing.
    pub fn say(&self, message: &Message) -> String {
        let names: Vec<String> = (1..=MAX_SEATS).map(|seat| format!("Player {seat}")).collect();
        for language in Language::ALL {
            if let Err(error) = self.0.try_say(language, message, &names) {
                panic!("{error}; the message was {message}");
            }
        }
        self.0.say(Language::En, message, &names)
    }

    /// Titles and explanations of the game, its options and presets exist.
    pub(crate) fn options_are_explained<G: Game>(&self) {
        let mut keys = vec!["game-title".to_owned(), "game-tagline".to_owned(), "game-goal".to_owned()];
        for field in G::fields() {
            keys.push(format!("option-{}", field.name));
            keys.push(format!("option-{}-help", field.name));
            if let Kind::Choice(values) = field.kind {
                keys.extend(values.iter().map(|value| format!("option-{}-{value}", field.name)));
            }
        }
        for preset in G::presets() {
            keys.push(format!("preset-{}", preset.id));
        }
        for key in &keys {
            self.must_have(&text_key(key));
        }
    }

    /// The text exists in every language.
    pub(crate) fn must_have(&self, key: &str) {
        for language in Language::ALL {
            assert!(self.0.has(language, key), "no text \"{key}\" in {}", language.code());
        }
    }
}

/// Fluent keys have no dots: a preset called `V0.1b` has the text `preset-V0-1b`.
fn text_key(name: &str) -> String {
    name.replace('.', "-")
}
