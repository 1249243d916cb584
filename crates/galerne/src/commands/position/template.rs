//! `galerne position new`: the start of a game as a file to be changed, with a word on every field.

use crate::args;
use crate::commands::position::{comment, deliver};
use crate::failure::{Exit, Failure, Outcome};
use crate::terminal::Terminal;
use crate::voice::Voice;
use galerne_catalog::{AnyGame, OptionText, find};
use galerne_engine::Message;
use std::collections::BTreeSet;

pub(crate) fn new(args: &args::PositionNew, terminal: &mut Terminal, voice: Voice) -> Outcome {
    let game = find(&args.game).map_err(|trouble| Failure::bad_words(voice, &trouble))?;
    let options = crate::play::read_options(game, &args.preset, &args.options, voice)?;
    let seats = args.seats.unwrap_or_else(|| game.usual_seats());
    let names = (1..=seats).map(|seat| seat.to_string()).collect();
    let table = game.open(&options, names).map_err(|trouble| {
        let advice = Message::new("advice-options").with("game", game.id());
        Failure::new(Exit::Refused, game.say(voice.language, &trouble.0)).advise(voice.say(&advice))
    })?;
    let file = explained(game, &table.now().position(), voice);
    deliver(args.out.as_deref(), &file, terminal, voice)
}

/// The file with a comment before every option and before the first field of each name.
fn explained(game: &dyn AnyGame, file: &str, voice: Voice) -> String {
    let title = game.title(voice.language);
    let head = Message::new("position-template").with("title", title).with("game", game.id());
    let mut out = comment("", &voice.say(&head));
    let options = game.options(voice.language);
    let mut section = String::new();
    let mut known = BTreeSet::new();
    for line in file.lines() {
        let indent = &line[..line.len() - line.trim_start().len()];
        if let Some(name) = field_name(line) {
            if indent.len() == 2 {
                name.clone_into(&mut section);
            } else if let Some(words) = about(game, &options, &section, name, voice)
                && known.insert((section.clone(), name.to_owned()))
            {
                out.push_str(&comment(indent, &words));
            }
        }
        out.push_str(line);
        out.push('\n');
    }
    out
}

fn about(game: &dyn AnyGame, options: &[OptionText], section: &str, name: &str, voice: Voice) -> Option<String> {
    match section {
        "position" => game.field(voice.language, name),
        "options" => options.iter().find(|option| option.name == name).map(|option| {
            let takes =
                Message::new("position-option").with("title", option.title.as_str()).with("takes", option.takes());
            voice.say(&takes)
        }),
        _ => None,
    }
}

/// The name of the field that the line begins with.
fn field_name(line: &str) -> Option<&str> {
    let (name, rest) = line.trim_start().strip_prefix('"')?.split_once('"')?;
    rest.starts_with(':').then_some(name)
}
