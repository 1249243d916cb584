//! Help and complaints of the command line, in the reader's language. clap parses; the sentences are ours.

use crate::commands::own_help;
use crate::failure::{Exit, Failure};
use crate::voice::Voice;
use clap::{
    Arg, ArgAction, Command,
    error::{ContextKind, ContextValue, ErrorKind},
};
use galerne_engine::Message;

/// Behind everything else in a list of arguments.
const LAST: usize = 900;

/// The command with all it says in the voice's language. Texts are found by the way to them: `cli-play` for a command,
/// `cli-play-seats` for its argument, `cli-play-more` for what stands below.
pub(crate) fn localised(command: Command, voice: Voice) -> Command {
    let command = named(command, "cli", voice).disable_help_subcommand(true).disable_version_flag(true);
    command.arg(
        Arg::new("version")
            .short('V')
            .long("version")
            .action(ArgAction::Version)
            .help(voice.word("cli-arg-version"))
            .display_order(LAST)
            .help_heading(voice.word("cli-heading-options")),
    )
}

fn named(mut command: Command, path: &str, voice: Voice) -> Command {
    let text = |key: &str| voice.find(key).or_else(|| own_help(key, voice));
    let options = voice.word("cli-heading-options");
    let help = |arg: Arg| {
        let own = format!("{path}-{}", arg.get_id());
        let common = format!("cli-arg-{}", arg.get_id());
        let heading = if arg.is_positional() { voice.word("cli-heading-arguments") } else { options.clone() };
        // clap would add "[default: …]" in English; the texts say it where it matters.
        let hide_default = arg.get_action().takes_values();
        let arg = arg.help_heading(heading).hide_default_value(hide_default);
        // What every command has stands below what it has of its own.
        let arg = if arg.is_global_set() { arg.display_order(LAST - 1) } else { arg };
        match text(&own).or_else(|| text(&common)) {
            Some(help) => arg.help(help),
            None => arg,
        }
    };
    let children: Vec<String> = command.get_subcommands().map(|child| child.get_name().to_owned()).collect();
    for child in children {
        let path = format!("{path}-{child}");
        command = command.mut_subcommand(child, |child| named(child, &path, voice));
    }
    let usage = voice.word("cli-heading-usage");
    command = command
        .mut_args(help)
        .disable_help_flag(true)
        .arg(
            Arg::new("help")
                .short('h')
                .long("help")
                .action(ArgAction::Help)
                .help(voice.word("cli-arg-help"))
                .display_order(LAST)
                .help_heading(options.clone()),
        )
        .subcommand_help_heading(voice.word("cli-heading-commands"))
        .subcommand_value_name(voice.word("cli-value-command"))
        .help_template(format!("{{about-with-newline}}\n{usage} {{usage}}\n\n{{all-args}}{{after-help}}"));
    if let Some(about) = text(path) {
        command = command.about(about);
    }
    if let Some(more) = text(&format!("{path}-more")) {
        command = command.after_help(more);
    }
    command
}

/// `galerne help play` is `galerne play --help`, as people expect.
pub(crate) fn help_as_a_word(mut arguments: Vec<String>) -> Vec<String> {
    if arguments.get(1).is_some_and(|word| word == "help") {
        arguments.remove(1);
        arguments.push("--help".to_owned());
    }
    arguments
}

/// An error of clap as a sentence of ours; `Ok` holds the help or the version, if that was asked for.
pub(crate) fn complaint(error: &clap::Error, voice: Voice) -> Result<String, Failure> {
    let first = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => (!texts.is_empty()).then(|| texts.join(" ")),
        _ => None,
    };
    let argument = first(ContextKind::InvalidArg).unwrap_or_default();
    let value = first(ContextKind::InvalidValue).unwrap_or_default();
    let about = |key| Message::new(key).with("argument", argument.as_str());
    let message = match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => return Ok(error.render().to_string()),
        ErrorKind::UnknownArgument => match first(ContextKind::SuggestedArg) {
            Some(nearest) => about("usage-unknown-near").with("nearest", nearest),
            None => about("usage-unknown"),
        },
        ErrorKind::InvalidSubcommand => {
            let name = first(ContextKind::InvalidSubcommand).unwrap_or_default();
            // clap's suggestions get better towards the end.
            match error.get(ContextKind::SuggestedSubcommand) {
                Some(ContextValue::Strings(near)) if !near.is_empty() => Message::new("usage-unknown-near")
                    .with("argument", name)
                    .with("nearest", near[near.len() - 1].as_str()),
                _ => Message::new("usage-unknown").with("argument", name),
            }
        }
        ErrorKind::InvalidValue if value.is_empty() => about("usage-no-value"),
        ErrorKind::InvalidValue | ErrorKind::ValueValidation => about("usage-bad-value").with("value", value),
        ErrorKind::MissingRequiredArgument => about("usage-missing"),
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::new("usage-no-command")
        }
        ErrorKind::ArgumentConflict => {
            let other = first(ContextKind::PriorArg).unwrap_or_default();
            about("usage-conflict").with("other", other)
        }
        _ => Message::new("usage-other").with("error", error.to_string().trim_end()),
    };
    Err(Failure::new(Exit::Usage, voice.say(&message)).advise(voice.word("usage-advice")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::Cli;
    use crate::commands::with_own;
    use clap::CommandFactory as _;
    use galerne_texts::Language;

    fn in_every_language() -> [(Language, Command); 2] {
        Language::ALL.map(|language| (language, localised(with_own(Cli::command()), Voice { language })))
    }

    #[test]
    fn the_command_line_is_sound() {
        for (_, command) in in_every_language() {
            command.debug_assert();
        }
    }

    #[test]
    fn every_command_and_argument_is_explained_in_every_language() {
        fn check(command: &Command, language: Language) {
            let name = command.get_name();
            assert!(command.get_about().is_some(), "{name} has no text in {}", language.code());
            for arg in command.get_arguments() {
                assert!(arg.get_help().is_some(), "{name} {} has no text in {}", arg.get_id(), language.code());
            }
            for child in command.get_subcommands() {
                check(child, language);
            }
        }
        for (language, command) in in_every_language() {
            check(&command, language);
        }
    }

    #[test]
    fn complaints_are_ours() {
        let complain = |words: &str| {
            let command = localised(Cli::command(), Voice { language: Language::En });
            let error = command.try_get_matches_from(words.split(' ')).unwrap_err();
            match complaint(&error, Voice { language: Language::En }) {
                Ok(_) => "help".to_owned(),
                Err(failure) => failure.reasons[0].clone(),
            }
        };
        for (words, expected) in [
            ("galerne --help", "help"),
            ("galerne play --help", "help"),
            ("galerne -V", "help"),
            ("galerne plai", "There is no “plai” here. Did you mean “play”?"),
            ("galerne games --jsn", "There is no “--jsn” here. Did you mean “--json”?"),
            ("galerne replay", "Something is missing: <FILE>."),
            ("galerne replay f --at x", "“x” does not fit “--at <N>”."),
            ("galerne replay f --at", "“--at <N>” needs a value."),
            ("galerne play x --from f --option a=b", "“--from <FILE>” and “--option <NAME=VALUE>” cannot go together."),
            ("galerne record", "A command is missing."),
        ] {
            assert_eq!(complain(words), expected, "{words}");
        }
    }
}
