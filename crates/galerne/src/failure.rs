//! How the program fails: with a sentence that says what was wrong, why, and what to do, and a status for scripts.

use crate::voice::Voice;
use galerne_engine::{Message, Trouble};
use std::io;

/// What a script sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Exit {
    /// The input ended; not an error.
    Done = 0,
    /// A file is unsound, a rule refused something, or the machine would not.
    Refused = 1,
    /// The command line does not say something that can be done.
    Usage = 2,
}

/// Why the program ends early: the outermost reason first, and a last line of advice. Without a reason
/// nothing is printed and only the status is set.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Failure {
    pub(crate) exit: Exit,
    pub(crate) reasons: Vec<String>,
    pub(crate) advice: Option<String>,
}

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    pub(crate) fn new(exit: Exit, reason: String) -> Failure {
        Failure { exit, reasons: vec![reason], advice: None }
    }

    pub(crate) fn usage(voice: Voice, message: &Message) -> Failure {
        Failure::new(Exit::Usage, voice.say(message))
    }

    /// Something in the words of the command line that no game or program knows.
    pub(crate) fn bad_words(voice: Voice, trouble: &Trouble) -> Failure {
        Failure::new(Exit::Usage, voice.trouble(trouble))
    }

    /// The file with that name is at fault.
    pub(crate) fn of_file(voice: Voice, file: &str, reason: String) -> Failure {
        let mut failure = Failure::new(Exit::Refused, voice.say(&Message::new("error-file").with("file", file)));
        failure.reasons.push(reason);
        failure
    }

    pub(crate) fn advise(mut self, advice: String) -> Failure {
        self.advice = Some(advice);
        self
    }

    /// The answer was already given (as JSON, say); only the status is left.
    pub(crate) fn told_already(exit: Exit) -> Failure {
        Failure { exit, reasons: Vec::new(), advice: None }
    }

    /// The chain as one line, and the advice as another.
    pub(crate) fn text(&self, voice: Voice) -> Option<String> {
        let because = |why: String, what: &String| {
            voice.say(&Message::new("error-because").with("what", what.as_str()).with("why", why))
        };
        let (last, before) = self.reasons.split_last()?;
        let chain = format!("galerne: {}", before.iter().rev().fold(last.clone(), because));
        Some([chain].into_iter().chain(self.advice.clone()).collect::<Vec<_>>().join("\n"))
    }
}

/// Output that cannot be written. A closed pipe (`galerne games | head`) is no error at all.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Failure::told_already(Exit::Done),
            _ => Failure::new(Exit::Refused, error.to_string()),
        }
    }
}
