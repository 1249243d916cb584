//! What may be wrong with an experiment or a run, in words, with the line where it stands.

use crate::words::say;
use galerne_catalog::AnyGame;
use galerne_engine::{Message, Trouble};
use galerne_texts::Language;
use std::io;

/// Something that stops a run, or keeps it from starting.
#[derive(Debug)]
pub struct Problem {
    /// The line of the experiment's file, where one is to blame.
    pub line: Option<usize>,
    /// Who can put it into words: a game speaks for its own refusals.
    game: Option<&'static dyn AnyGame>,
    message: Message,
    /// What the operating system would not do.
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

    /// What the operating system would not do with that file.
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
