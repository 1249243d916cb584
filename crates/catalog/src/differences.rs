//! What is played otherwise than in the rulebook's own game, in words.

use crate::{AnyGame, OptionText};
use galerne_engine::Message;
use galerne_texts::Language;
use serde_json::Value;

/// The options that differ from the rulebook's own game, each with its value in words.
#[must_use]
pub fn differences(game: &dyn AnyGame, options: &Value, language: Language) -> Vec<(OptionText, String)> {
    let differs = |option: &OptionText| options.get(option.name).is_some_and(|value| *value != option.default);
    let in_words = |option: OptionText| {
        let value = &options[option.name];
        let word = value.as_str().map_or_else(|| value.to_string(), str::to_owned);
        let word = match value {
            Value::Bool(true) => game.say(language, &Message::new("option-yes")),
            Value::Bool(false) => game.say(language, &Message::new("option-no")),
            _ => option.values.iter().find(|(name, _)| *name == word).map_or(word, |(_, title)| title.clone()),
        };
        (option, word)
    };
    game.options(language).into_iter().filter(differs).map(in_words).collect()
}
