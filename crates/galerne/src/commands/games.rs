//! `galerne games`: what there is to play.

use super::print_json;
use crate::args;
use crate::failure::{Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyGame, find, games as all_games};
use galerne_engine::Message;
use galerne_texts::Language;
use serde_json::{Map, Value, json};

pub(crate) fn games(args: &args::Games, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let shown: Vec<&dyn AnyGame> = match &args.game {
        Some(id) => vec![find(id).map_err(|trouble| Failure::bad_words(voice, &trouble))?],
        None => all_games().filter(|game| args.all || !game.is_example()).collect(),
    };
    if args.json {
        print_json(terminal, &shown.iter().map(|game| as_json(*game)).collect())?;
        return Ok(());
    }
    for game in &shown {
        print(*game, terminal, voice)?;
        if args.game.is_some() {
            print_options(*game, terminal, voice)?;
        }
        terminal.blank()?;
    }
    if args.game.is_none() {
        terminal.line(&voice.word("games-one"))?;
        if !args.all && all_games().any(AnyGame::is_example) {
            terminal.line(&voice.word("games-more"))?;
        }
    }
    Ok(())
}

fn print(game: &dyn AnyGame, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let mut title = terminal.bold(&game.title(voice.language));
    if game.is_example() {
        title = format!("{title} {}", voice.word("games-example"));
    }
    terminal.line(&format!("{title}  {}", terminal.dim(game.id())))?;
    terminal.line(&format!("   {}", game.tagline(voice.language)))?;
    let seats = Message::new("games-seats").with("min", *game.seats().start()).with("max", *game.seats().end());
    let (options, presets) = (game.options(voice.language).len(), game.presets(voice.language).len());
    let offers = Message::new("games-offers").with("options", options).with("presets", presets);
    terminal.line(&format!("   {} {}", voice.say(&seats), voice.say(&offers)))?;
    Ok(())
}

fn print_options(game: &dyn AnyGame, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let presets = game.presets(voice.language);
    if !presets.is_empty() {
        terminal.blank()?;
    }
    for preset in presets {
        terminal.line(&format!("   --preset {:<14} {}", preset.id, preset.title))?;
    }
    for option in game.options(voice.language) {
        let default = match &option.default {
            Value::Null => "–".to_owned(),
            Value::String(word) => word.clone(),
            other => other.to_string(),
        };
        let takes = Message::new("games-takes").with("takes", option.takes()).with("default", default);
        terminal.blank()?;
        terminal.line(&format!("   --option {}", terminal.bold(option.name)))?;
        terminal.line(&format!("      {}. {} [{}]", option.title, option.help, option.rule))?;
        terminal.line(&format!("      {}", voice.say(&takes)))?;
        for (value, title) in &option.values {
            terminal.line(&format!("      {}", terminal.dim(&format!("{value}: {title}"))))?;
        }
    }
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
