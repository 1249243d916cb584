//! `galerne`: the page in the browser, and play, replay, check and measure at a terminal.
//!
//! This file is the program's edge: it reads the command line, calls the command, and turns whatever went wrong into one
//! readable complaint and an exit status (0 done, 1 refused or unsound, 2 not a command that can be done).

mod args;
mod commands;
mod failure;
mod files;
mod help;
mod play;
mod rulebooks;
mod terminal;
mod voice;

use args::{Cli, Command, RecordCommand};
use clap::{CommandFactory as _, FromArgMatches as _};
use failure::{Failure, Outcome};
use galerne_engine::Message;
use galerne_texts::Language;
use std::{
    io::{self, Write as _},
    process::ExitCode,
};
use terminal::Terminal;
use voice::Voice;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    // What is not Unicode cannot be a word of ours; its nearest reading is refused like any other unknown word.
    let arguments: Vec<String> = std::env::args_os().map(|word| word.to_string_lossy().into_owned()).collect();
    let voice = Voice::wished(&arguments, |name| std::env::var(name).ok());
    match run(arguments, voice) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            if let Some(text) = failure.text(voice) {
                // If even the error cannot be written, the status still reports it.
                let _ = writeln!(io::stderr(), "{text}");
            }
            ExitCode::from(failure.exit as u8)
        }
    }
}

fn run(arguments: Vec<String>, voice: Voice) -> Outcome {
    let command = help::localised(commands::with_own(Cli::command()), voice);
    let matches = match command.try_get_matches_from(help::help_as_a_word(arguments)) {
        Ok(matches) => matches,
        Err(error) => {
            let asked_for = help::complaint(&error, voice)?;
            return Ok(write!(io::stdout(), "{asked_for}")?);
        }
    };
    if let Some(outcome) = commands::own(&matches, voice) {
        return outcome;
    }
    let cli =
        Cli::from_arg_matches(&matches).or_else(|error| help::complaint(&error, voice).and(Ok(Cli::default())))?;
    // Cards may be printed in both languages; all else has one.
    let both = matches!(cli.command, Some(Command::Print(_))) && cli.lang.as_deref() == Some(commands::BOTH);
    if let Some(code) = cli.lang.filter(|code| !both && code.parse::<Language>().is_err()) {
        return Err(Failure::usage(voice, &Message::new("usage-language").with("code", code)));
    }
    let mut terminal = Terminal::standard();
    match cli.command {
        None => commands::serve(&args::Serve::default(), &mut terminal, voice),
        Some(Command::Serve(serve)) => commands::serve(&serve, &mut terminal, voice),
        Some(Command::Worker(worker)) => commands::worker(&worker, &mut terminal, voice),
        Some(Command::Backup(backup)) => commands::backup(&backup, &mut terminal, voice),
        Some(Command::Store(store)) => commands::store(&store.command, &mut terminal, voice),
        Some(Command::Play(play)) => play::play(&play, &mut terminal, voice),
        Some(Command::Games(games)) => commands::games(&games, &mut terminal, voice),
        Some(Command::Replay(replay)) => commands::replay(&replay, &mut terminal, voice),
        Some(Command::Render(render)) => commands::render(&render, &mut terminal, voice),
        Some(Command::Print(print)) => commands::print(&print, both, &mut terminal, voice),
        Some(Command::Record(record)) => match record.command {
            RecordCommand::Check(check) => commands::record_check(&check, &mut terminal, voice),
        },
        Some(Command::Position(position)) => {
            // Actions and chances are carried out in the order they were typed, which only the matches still know.
            let matches = matches.subcommand_matches("position");
            let steps = matches.map(|matches| commands::steps_in_order(&position, matches)).unwrap_or_default();
            commands::position(&position, &steps, &mut terminal, voice)
        }
        Some(Command::Lab(lab)) => commands::lab(&lab, &mut terminal, voice),
        Some(Command::Bench(bench)) => commands::bench(&bench, &mut terminal, voice),
        Some(Command::Arena(arena)) => commands::arena(&arena, &mut terminal, voice),
        Some(Command::Hint(hint)) => commands::hint(&hint, &mut terminal, voice),
        Some(Command::Review(review)) => commands::review(&review, &mut terminal, voice),
        Some(Command::Workshop(workshop)) => commands::workshop(&workshop, &mut terminal, voice),
    }
}
