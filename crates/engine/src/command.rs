//! Commands that a game adds to the program, `galerne ID WORDS…`. The program reads files and prints; the game only answers.

use crate::Message;
use serde_json::Value;

/// A command of a game. Its help stands in the game's texts: `command` for the game's id, `command-WORDS` for the command and
/// `command-WORDS-ARGUMENT` for its arguments. Every command also takes `--json`.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    /// What is typed after the game's id: `["map", "check"]`.
    pub words: &'static [&'static str],
    /// What is typed after that.
    pub arguments: &'static [Argument],
    /// Carries it out.
    pub run: fn(&Call<'_>) -> Result<Answer, Fault>,
}

/// What a command takes, by name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Argument {
    /// Any number of words, none included.
    Words(&'static str),
    /// The path of a file.
    File(&'static str),
    /// The path of a file behind `--NAME`, which may be left out.
    Option(&'static str),
}

/// What was typed.
#[allow(missing_debug_implementations, reason = "it holds a function")]
pub struct Call<'a> {
    /// The words.
    pub words: &'a [String],
    /// Name of the argument, path and content of each file.
    pub files: &'a [(&'static str, String, String)],
    /// Whether the answer is for programs.
    pub json: bool,
    /// A message in the reader's language.
    pub say: &'a dyn Fn(&Message) -> String,
}

impl Call<'_> {
    /// Path and content of the file that was given as that argument.
    #[must_use]
    pub fn file(&self, name: &str) -> Option<(&str, &str)> {
        self.files.iter().find(|(known, ..)| *known == name).map(|(_, path, text)| (path.as_str(), text.as_str()))
    }
}

/// What is printed.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// Lines, each with whether it is a heading.
    Lines(Vec<(bool, String)>),
    /// For programs.
    Json(Value),
}

/// Why a command could not be carried out.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    /// What was typed makes no sense.
    Usage(Message),
    /// A file is at fault.
    Refused(Message),
    /// A file is at fault; the answer is for programs.
    Json(Value),
}
