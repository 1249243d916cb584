//! What is played otherwise than in the rulebook's own game, in words.

use crate::{AnyGame, OptionText, changed_rows};
use galerne_engine::{Kind, Message};
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
            Value::String(text) if option.kind == Kind::Edition => edition(game, text, language),
            Value::Bool(true) => game.say(language, &Message::new("option-yes")),
            Value::Bool(false) => game.say(language, &Message::new("option-no")),
            _ => option.values.iter().find(|(name, _)| *name == word).map_or(word, |(_, title)| title.clone()),
        };
        (option, word)
    };
    game.options(language).into_iter().filter(differs).map(in_words).collect()
}

/// Rows of an edition that are told by name; more are counted.
const ROWS_TOLD: usize = 6;

/// An edition by its identity and what it changes. Nothing that its author wrote is repeated: lists of tables are read by strangers.
fn edition(game: &dyn AnyGame, text: &str, language: Language) -> String {
    let Some(editions) = game.editions() else { return String::new() };
    let laid = editions.check("", text);
    let Some(tree) = &laid.tree else { return String::new() };
    let rows = changed_rows(game, editions.shelf().printed(), tree, language);
    let more = rows.len().saturating_sub(ROWS_TOLD);
    let told = rows.into_iter().take(ROWS_TOLD).map(|row| {
        let cells = row.cells.into_iter().filter(|cell| !cell.is_written).map(|cell| {
            let was = if cell.before.is_empty() { String::new() } else { format!("{} → ", cell.before) };
            format!("{} {was}{}", cell.title, cell.after)
        });
        let cells: Vec<_> = cells.collect();
        let what = if row.what == "out" { Message::new("edition-row-out") } else { Message::new("edition-row") };
        game.say(language, &what.with("row", row.title).with("cells", cells.join(", ")))
    });
    let more = (more > 0).then(|| game.say(language, &Message::new("edition-more").with("more", more)));
    let all: Vec<_> = std::iter::once(laid.identity.clone()).chain(told).chain(more).collect();
    all.join(" · ")
}
