//! The program's own sentences, in the reader's language.

use galerne_engine::{Message, Trouble};
use galerne_texts::{Language, Texts};
use std::{io, sync::LazyLock};

static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
    Texts::new([include_str!("../texts/en.ftl"), include_str!("../texts/fr.ftl")])
        .expect("the program's texts are compiled in, and tests read them")
});

/// Texts of the program in one language; games are put into words through their tables.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Voice {
    pub(crate) language: Language,
}

impl Voice {
    /// From `--lang` if it names a language, else `GALERNE_LANG`, else `LANG`. What `--lang` says is looked up before the
    /// arguments are parsed, because help and errors are already in that language; a wrong value is refused later.
    pub(crate) fn wished(arguments: &[String], environment: impl Fn(&str) -> Option<String>) -> Voice {
        let mut asked = None;
        for (index, argument) in arguments.iter().enumerate() {
            if argument == "--lang" {
                asked = arguments.get(index + 1).cloned();
            } else if let Some(value) = argument.strip_prefix("--lang=") {
                asked = Some(value.to_owned());
            }
        }
        let named = asked.and_then(|code| code.parse().ok());
        let from = |name| environment(name).filter(|wish| !wish.is_empty());
        let wished = || from("GALERNE_LANG").or_else(|| from("LANG")).map(|wish| Language::wished(&wish));
        Voice { language: named.or_else(wished).unwrap_or_default() }
    }

    pub(crate) fn say(self, message: &Message) -> String {
        TEXTS.say(self.language, message, &[])
    }

    /// A sentence without gaps.
    pub(crate) fn word(self, key: &'static str) -> String {
        self.say(&Message::new(key))
    }

    /// A sentence by a key made at run time, if there is one.
    pub(crate) fn find(self, key: &str) -> Option<String> {
        TEXTS.get(self.language, key)
    }

    /// What is wrong with an input, in the texts that all games share.
    pub(crate) fn trouble(self, trouble: &Trouble) -> String {
        self.say(&trouble.0)
    }

    /// Why the operating system would not: the common reasons in the reader's language, the rest as it says them.
    pub(crate) fn io(self, error: &io::Error) -> String {
        match error.kind() {
            io::ErrorKind::NotFound => self.word("io-not-found"),
            io::ErrorKind::PermissionDenied | io::ErrorKind::ReadOnlyFilesystem => self.word("io-denied"),
            io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => self.word("io-full"),
            io::ErrorKind::IsADirectory => self.word("io-folder"),
            io::ErrorKind::NotADirectory => self.word("io-not-found"),
            _ => error.to_string(),
        }
    }
}

/// The same command word in every language, so that a habit survives a change of language.
pub(crate) fn in_all_languages(key: &str) -> impl Iterator<Item = String> {
    Language::ALL.into_iter().filter_map(move |language| Voice { language }.find(key))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_comes_from_the_flag_then_from_the_environment() {
        let wished = |arguments: &[&str], galerne: Option<&str>, lang: Option<&str>| {
            let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
            let environment = |name: &str| (if name == "LANG" { lang } else { galerne }).map(str::to_owned);
            Voice::wished(&arguments, environment).language
        };
        assert_eq!(wished(&[], None, None), Language::En);
        assert_eq!(wished(&[], None, Some("fr_FR.UTF-8")), Language::Fr);
        assert_eq!(wished(&[], Some("en"), Some("fr_FR.UTF-8")), Language::En);
        assert_eq!(wished(&[], Some(""), Some("fr_FR.UTF-8")), Language::Fr);
        assert_eq!(wished(&["games", "--lang", "fr"], Some("en"), None), Language::Fr);
        assert_eq!(wished(&["games", "--lang=fr"], None, None), Language::Fr);
        assert_eq!(
            wished(&["--lang", "xx"], None, Some("fr")),
            Language::Fr,
            "help still speaks the reader's language"
        );
    }
}
