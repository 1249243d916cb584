//! Errors of experiments and runs, with the line of the file they refer to.

use crate::words::say;
use galerne_catalog::AnyGame;
use galerne_engine::{Message, Trouble};
use galerne_texts::Language;
use std::io;

/// An error that stops a run or prevents it from starting.
#[derive(Debug)]
pub struct Problem {
    /// The line of the experiment file it refers to, if any.
    pub line: Option<usize>,
    /// The game whose texts say it, for refusals of a game.
    game: Option<&'static dyn AnyGame>,
    message: Message,
    /// The error of the operating system behind it.
    pub io: Option<io::Error>,
}

impl Problem {
    pub(crate) fn new(message: Message) -> Problem {
        Problem { line: None, game: None, message, io: None }
    }

    pub(crate) fn of_game(game: &'static dyn AnyGame, trouble: Trouble) -> Problem {
        Problem { game: Some(game), ..Problem::new(trouble.0) }
    }

    pub(crate) fn at(self, line: usize) -> Problem {
        Problem { line: Some(line), ..self }
    }

    /// An error of the operating system about that file.
    pub fn file(path: &std::path::Path, error: io::Error) -> Problem {
        let message = Message::new("lab-file").with("file", path.to_string_lossy().into_owned());
        Problem { io: Some(error), ..Problem::new(message) }
    }

    /// The reason in words, without the line.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        match self.game {
            Some(game) => game.say(language, &self.message),
            None => say(language, &self.message),
        }
    }
}

pub type Outcome<T = ()> = Result<T, Problem>;
