//! Commands that games add to the program: `galerne GAME WORDS…`.

use super::print_json;
use crate::failure::{Exit, Failure, Outcome};
use crate::files;
use crate::terminal::Terminal;
use crate::voice::Voice;
use clap::{Arg, ArgAction, ArgMatches, Command, value_parser};
use galerne_catalog::{AnyGame, find, games};
use galerne_engine::{Answer, Argument, Call, Fault, Message};
use std::path::{Path, PathBuf};

/// The command line with the commands of the games.
pub(crate) fn with_own(command: Command) -> Command {
    let own = games().filter(|game| !game.commands().is_empty());
    own.fold(command, |command, game| command.subcommand(group(game, game.id(), &[])))
}

/// The words that a game's commands begin with, as one subcommand each.
fn group(game: &dyn AnyGame, name: &'static str, way: &[&'static str]) -> Command {
    let mut group = Command::new(name).subcommand_required(true).arg_required_else_help(true);
    for own in game.commands().iter().filter(|own| own.words.starts_with(way)) {
        let word = own.words[way.len()];
        if group.find_subcommand(word).is_none() {
            let way = [way, &[word]].concat();
            let is_whole = own.words.len() == way.len();
            group = group.subcommand(if is_whole { whole(word, own.arguments) } else { self::group(game, word, &way) });
        }
    }
    group
}

fn whole(name: &'static str, arguments: &'static [Argument]) -> Command {
    let json = Arg::new("json").long("json").action(ArgAction::SetTrue);
    let arguments = arguments.iter().map(|argument| match *argument {
        Argument::Words(name) => Arg::new(name).value_name("ID").num_args(1..).action(ArgAction::Append),
        Argument::File(name) => Arg::new(name).value_name("FILE").required(true).value_parser(value_parser!(PathBuf)),
        Argument::Option(name) => Arg::new(name).long(name).value_name("FILE").value_parser(value_parser!(PathBuf)),
    });
    Command::new(name).args(arguments.chain([json]))
}

/// The help of a game's command or of its argument, by the way to it: `cli-GAME-WORDS`.
pub(crate) fn own_help(key: &str, voice: Voice) -> Option<String> {
    games().filter(|game| !game.commands().is_empty()).find_map(|game| {
        let way = key.strip_prefix("cli-")?.strip_prefix(game.id())?;
        game.command_help(voice.language, way.trim_start_matches('-'))
    })
}

/// Carries out a command of a game, if it is one.
pub(crate) fn own(matches: &ArgMatches, voice: Voice) -> Option<Outcome> {
    let (game, mut matches) = matches.subcommand()?;
    let game = find(game).ok()?;
    let mut words = Vec::new();
    while let Some((word, inner)) = matches.subcommand() {
        words.push(word);
        matches = inner;
    }
    let own = game.commands().iter().find(|own| own.words == words)?;
    Some(run(game, own, matches, voice))
}

fn run(game: &dyn AnyGame, own: &galerne_engine::Command, matches: &ArgMatches, voice: Voice) -> Outcome {
    let (mut words, mut files) = (Vec::new(), Vec::new());
    for argument in own.arguments {
        match *argument {
            Argument::Words(name) => words.extend(matches.get_many::<String>(name).into_iter().flatten().cloned()),
            Argument::File(name) | Argument::Option(name) => {
                if let Some(path) = matches.get_one::<PathBuf>(name) {
                    files.push((name, path.to_string_lossy().into_owned(), files::read(voice, Path::new(path))?));
                }
            }
        }
    }
    let say = |message: &Message| game.say(voice.language, message);
    let call = Call { words: &words, files: &files, json: matches.get_flag("json"), say: &say };
    let mut terminal = Terminal::standard();
    match (own.run)(&call) {
        Ok(Answer::Json(answer)) => Ok(print_json(&mut terminal, &answer)?),
        Ok(Answer::Lines(lines)) => {
            for (is_heading, line) in lines {
                let line = if is_heading { terminal.dim(&line) } else { line };
                terminal.line(&line)?;
            }
            Ok(())
        }
        Err(Fault::Usage(reason)) => Err(Failure::new(Exit::Usage, say(&reason))),
        Err(Fault::Refused(reason)) => Err(Failure::new(Exit::Refused, say(&reason))),
        Err(Fault::Json(fault)) => {
            print_json(&mut terminal, &fault)?;
            Err(Failure::told_already(Exit::Refused))
        }
    }
}
