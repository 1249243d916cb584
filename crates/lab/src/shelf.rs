//! The experiments that come with the program: the authors' questions, ready to be run or changed.

use crate::experiment::{Head, head};
use std::sync::LazyLock;

/// By file name without its ending.
static FILES: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/shelf.rs"));

/// An experiment that only waits to be run.
#[derive(Clone, Debug)]
pub struct Ready {
    pub name: &'static str,
    pub text: &'static str,
    pub head: Head,
}

static READY: LazyLock<Vec<Ready>> = LazyLock::new(|| {
    let ready = |&(name, text)| Some(Ready { name, text, head: head(text).ok()? });
    FILES.iter().filter_map(ready).collect()
});

/// All of them, by name.
#[must_use]
pub fn shelf() -> &'static [Ready] {
    &READY
}

/// The event that begins a turn of the whole table in that game, as its experiments have it; nothing where a decision is a
/// turn.
#[must_use]
pub fn turn_of(game: &str) -> Option<&'static str> {
    shelf().iter().filter(|ready| ready.head.game == game).find_map(|ready| ready.head.turn.as_deref())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Experiment;
    use galerne_texts::Language;

    #[test]
    fn every_file_is_an_experiment_and_says_what_it_asks() {
        assert!(shelf().len() == FILES.len() && shelf().len() >= 11);
        for ready in shelf() {
            let read = Experiment::read(ready.text);
            let read = read.unwrap_or_else(|problem| panic!("{}: {}", ready.name, problem.say(Language::En)));
            assert_eq!((read.game.id(), &read.title), (ready.head.game.as_str(), &ready.head.title), "{}", ready.name);
            for language in Language::ALL {
                assert!(!ready.head.question.of(language).is_empty(), "{}", ready.name);
            }
        }
        assert_eq!(turn_of("sail-race"), Some("weather"));
        assert_eq!(turn_of("connect-four"), None);
    }
}
