//! `galerne games`: what there is to play.

use super::print_json;
use crate::args;
use crate::failure::Outcome;
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyGame, games as all_games};
use galerne_engine::Message;
use galerne_texts::Language;
use serde_json::{Map, Value, json};

pub(crate) fn games(args: &args::Games, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let shown: Vec<&dyn AnyGame> = all_games().filter(|game| args.all || !game.is_example()).collect();
    if args.json {
        print_json(terminal, &shown.iter().map(|game| as_json(*game)).collect())?;
        return Ok(());
    }
    for game in &shown {
        print(*game, terminal, voice)?;
    }
    if !args.all && all_games().any(AnyGame::is_example) {
        terminal.line(&voice.word("games-more"))?;
    }
    Ok(())
}

fn print(game: &dyn AnyGame, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let language = voice.language;
    let mut title = terminal.bold(&game.title(language));
    if game.is_example() {
        title = format!("{title} {}", voice.word("games-example"));
    }
    terminal.line(&format!("{title}  {}", terminal.dim(game.id())))?;
    terminal.line(&format!("   {}", game.tagline(language)))?;
    let seats = Message::new("games-seats").with("min", *game.seats().start()).with("max", *game.seats().end());
    terminal.line(&format!("   {}", voice.say(&seats)))?;
    for preset in game.presets(language) {
        terminal.line(&format!("   --preset {:<18} {}", preset.id, preset.title))?;
    }
    for option in game.options(language) {
        let default = match &option.default {
            Value::Null => "–".to_owned(),
            Value::String(word) => word.clone(),
            other => other.to_string(),
        };
        let takes = Message::new("games-takes").with("takes", option.takes()).with("default", default);
        terminal.line(&format!("   --option {:<18} {} — {}", option.name, option.title, option.help))?;
        terminal.line(&format!("   {:28}{}", "", terminal.dim(&voice.say(&takes))))?;
    }
    terminal.blank()?;
    Ok(())
}

fn as_json(game: &dyn AnyGame) -> Value {
    let per_language = |of: &dyn Fn(Language) -> Value| -> Value {
        let texts: Map<String, Value> =
            Language::ALL.into_iter().map(|language| (language.code().to_owned(), of(language))).collect();
        texts.into()
    };
    json!({
        "id": game.id(),
        "rules": game.rules(),
        "example": game.is_example(),
        "seats": { "min": game.seats().start(), "max": game.seats().end() },
        "sources": game.sources(),
        "bots": game.bots(),
        "title": per_language(&|language| game.title(language).into()),
        "tagline": per_language(&|language| game.tagline(language).into()),
        "options": per_language(&|language| serde_json::to_value(game.options(language)).unwrap_or_default()),
        "presets": per_language(&|language| serde_json::to_value(game.presets(language)).unwrap_or_default()),
    })
}
