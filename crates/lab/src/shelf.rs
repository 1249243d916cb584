//! The experiments shipped with the program: the authors' questions, ready to be run or edited.

use crate::experiment::{Head, head};
use galerne_texts::Language;
use std::sync::LazyLock;

/// By file stem: the experiment, and an excerpt of its report in English and in French.
static FILES: &[(&str, &str, [&str; 2])] = include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

/// A small experiment to begin with.
pub const EXAMPLE: &str = include_str!("../../../docs/lab/example.toml");

/// A shipped experiment.
#[derive(Clone, Debug)]
pub struct Ready {
    pub name: &'static str,
    pub text: &'static str,
    pub head: Head,
    shown: [&'static str; 2],
}

impl Ready {
    /// The first charts of its committed report, as a fragment of HTML; empty if there is no report.
    #[must_use]
    pub fn shown(&self, language: Language) -> &'static str {
        match language {
            Language::En => self.shown[0],
            Language::Fr => self.shown[1],
        }
    }
}

static READY: LazyLock<Vec<Ready>> = LazyLock::new(|| {
    let ready = |&(name, text, shown)| Some(Ready { name, text, head: head(text).ok()?, shown });
    FILES.iter().filter_map(ready).collect()
});

/// All of them, by name.
#[must_use]
pub fn shelf() -> &'static [Ready] {
    &READY
}

/// The event that begins a turn in that game's experiments; `None` where every decision is a turn.
#[must_use]
pub fn turn_of(game: &str) -> Option<&'static str> {
    shelf().iter().filter(|ready| ready.head.game == game).find_map(|ready| ready.head.turn.as_deref())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Experiment;

    #[test]
    fn every_file_is_an_experiment_and_says_what_it_asks() {
        assert!(shelf().len() == FILES.len() && shelf().len() >= 11);
        for ready in shelf() {
            let read = Experiment::read(ready.text);
            let read = read.unwrap_or_else(|problem| panic!("{}: {}", ready.name, problem.say(Language::En)));
            assert_eq!((read.game.id(), &read.title), (ready.head.game.as_str(), &ready.head.title), "{}", ready.name);
            for language in Language::ALL {
                assert!(!ready.head.question.of(language).is_empty(), "{}", ready.name);
                if !ready.head.answer.of(language).is_empty() {
                    let shown = ready.shown(language);
                    assert!(shown.contains("<figure>") && shown.ends_with("</figure>"), "{}: {shown}", ready.name);
                    assert_eq!(shown.matches("<figure>").count(), shown.matches("</figure>").count(), "{}", ready.name);
                    assert!(!shown.contains("<script") && !shown.contains("style="), "{}", ready.name);
                }
            }
        }
        assert!(Experiment::read(EXAMPLE).is_ok());
        assert_eq!(turn_of("sail-race"), Some("weather"));
        assert_eq!(turn_of("connect-four"), None);
    }
}
