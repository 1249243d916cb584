//! Which table the printed sheets of a game are for, and what chance lays out on them.

use crate::AnyGame;
use galerne_engine::Source;
use galerne_texts::Language;
use serde_json::Value;

/// The sources whose outcomes stand on the sheets of a game: the boards of Windwalkers that are laid anew, islands and weather of Les
/// Pluvionautes. Everything else chance does with the real things on the table.
#[must_use]
pub fn laid_on_paper(game: &str) -> &'static [Source] {
    match game {
        "windwalkers" => &[Source(3)],
        "pluvionautes" => &[Source(0), Source(1)],
        _ => &[],
    }
}

/// Whether chance lays something out on the sheets of a game at all, so that another seed prints other sheets: boards, skies, the weather of
/// Sail Race that is drawn in advance.
#[must_use]
pub fn drawn_for_paper(game: &str) -> bool {
    game == "sail-race" || !laid_on_paper(game).is_empty()
}

/// Whether a game has figures, which lie flat or stand.
#[must_use]
pub fn has_figures(game: &str) -> bool {
    game == "onb"
}

/// What the sheets of a game are for by default, as words of options: the first game that the quick start of its
/// rulebook recommends. Armies of ONB have to be chosen before they can be printed, and a race begins on a short
/// course.
#[must_use]
pub fn words_on_paper(game: &str) -> &'static [(&'static str, &'static str)] {
    match game {
        "onb" => &[("preset", "first-game")],
        "sail-race" => &[("map", "banane")],
        _ => &[],
    }
}

/// The options of that table; `null` for the rulebook's own game.
#[must_use]
pub fn options_on_paper(game: &dyn AnyGame) -> Value {
    let words = words_on_paper(game.id()).iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned()));
    let words: Vec<(String, String)> = words.collect();
    if words.is_empty() { Value::Null } else { game.parse_options(&words).unwrap_or(Value::Null) }
}

/// Those of the defaults that hold beside requested words: none where a preset is named, and none for an option that
/// is. Where such an option is one of the preset's own, the others of it hold one by one: nothing may be set twice.
#[must_use]
pub fn unsaid_on_paper(game: &dyn AnyGame, said: &[&str]) -> Vec<(&'static str, &'static str)> {
    if said.contains(&"preset") {
        return Vec::new();
    }
    // Armies of a bestiary that is brought along come before those of the box.
    let own = said.contains(&"bestiary").then_some("armies");
    let said: Vec<&str> = said.iter().copied().chain(own).collect();
    let mut words = Vec::new();
    for &(name, value) in words_on_paper(game.id()) {
        let preset = game.presets(Language::En).into_iter().find(|preset| name == "preset" && preset.id == value);
        let set = preset.map_or(&[][..], |preset| preset.set);
        if set.iter().any(|(name, _)| said.contains(name)) {
            words.extend(set.iter().copied());
        } else {
            words.push((name, value));
        }
    }
    words.retain(|(name, _)| !said.contains(name));
    words
}
