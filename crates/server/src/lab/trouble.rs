//! Why a run of the laboratory does not go on, in words.

use super::ticket::Words;
use galerne_engine::Message;
use galerne_lab::Problem;
use galerne_texts::Language;
use std::path::Path;

/// Why a run does not go on.
#[derive(Debug)]
pub(super) enum Trouble {
    Problem(Problem),
    Said(Message),
    /// The database of chunks that others play.
    #[cfg(feature = "cluster")]
    Store(crate::store::StoreError),
}

impl From<Problem> for Trouble {
    fn from(problem: Problem) -> Trouble {
        Trouble::Problem(problem)
    }
}

impl From<Message> for Trouble {
    fn from(message: Message) -> Trouble {
        Trouble::Said(message)
    }
}

#[cfg(feature = "cluster")]
impl From<crate::store::StoreError> for Trouble {
    fn from(error: crate::store::StoreError) -> Trouble {
        Trouble::Store(error)
    }
}

impl Trouble {
    pub(super) fn told(&self, folder: &Path) -> Words {
        match self {
            Trouble::Problem(problem) => told(problem, folder),
            Trouble::Said(message) => words(message),
            #[cfg(feature = "cluster")]
            Trouble::Store(error) => words(&error.message()),
        }
    }
}

/// What went wrong, in both languages, without the paths of the server's files.
fn told(problem: &Problem, folder: &Path) -> Words {
    let inside = format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR);
    let say = |language| {
        let reason = problem.say(language).replace(&inside, "");
        match &problem.io {
            Some(error) => format!("{reason} ({error})"),
            None => reason,
        }
    };
    Words { en: say(Language::En), fr: say(Language::Fr) }
}

pub(super) fn words(message: &Message) -> Words {
    Words { en: crate::texts::say(Language::En, message), fr: crate::texts::say(Language::Fr, message) }
}
