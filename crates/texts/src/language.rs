//! The languages players see.

use serde::{Deserialize, Serialize};
use std::str::FromStr;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Language {
    #[default]
    En,
    Fr,
}

impl Language {
    pub const ALL: [Language; 2] = [Language::En, Language::Fr];

    /// The code in addresses, files and `lang` attributes.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Language::En => "en",
            Language::Fr => "fr",
        }
    }

    /// The language's spaces that must not break. Sources contain plain ones: the difference cannot be seen in a file,
    /// and a colon alone at the beginning of a line is obvious.
    #[must_use]
    pub fn typeset(self, text: &str) -> String {
        if self == Language::En {
            return text.to_owned();
        }
        let mut set = String::with_capacity(text.len());
        let mut letters = text.chars().peekable();
        let mut before = '\n';
        while let Some(letter) = letters.next() {
            // Space at the beginning of a line is indentation.
            let fixed = match (before, letter, letters.peek()) {
                ('«', ' ', Some(_)) => '\u{a0}',
                (before, ' ', Some(':' | '»')) if !before.is_whitespace() => '\u{a0}',
                (before, ' ', Some(';' | '!' | '?' | '%')) if !before.is_whitespace() => '\u{202f}',
                _ => letter,
            };
            set.push(fixed);
            before = letter;
        }
        set
    }

    /// The best language for a list of wishes, such as a browser's `Accept-Language` or a terminal's `LANG`.
    #[must_use]
    pub fn wished(wishes: &str) -> Language {
        wishes
            .split([',', ';', ':'])
            .find_map(|wish| match wish.trim().get(..2).map(str::to_ascii_lowercase).as_deref() {
                Some("fr") => Some(Language::Fr),
                Some("en") => Some(Language::En),
                _ => None,
            })
            .unwrap_or_default()
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Language, String> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == code)
            .ok_or_else(|| format!("no language \"{code}\"; there are: en, fr"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn french_marks_are_never_alone_on_a_line() {
        let typed = "clef = Qui vive ? Un « loup » : fuyez !\n    : suite ; 8 %\n";
        let set =
            "clef = Qui vive\u{202f}? Un «\u{a0}loup\u{a0}»\u{a0}: fuyez\u{202f}!\n    : suite\u{202f}; 8\u{202f}%\n";
        assert_eq!(Language::Fr.typeset(typed), set);
        assert_eq!(Language::En.typeset(typed), typed);
    }

    #[test]
    fn the_first_known_wish_counts() {
        for (wishes, expected) in [
            ("fr-FR,fr;q=0.9,en;q=0.8", Language::Fr),
            ("de,en-GB;q=0.8,fr", Language::En),
            ("fr_BE.UTF-8", Language::Fr),
            ("C.UTF-8", Language::En),
            ("", Language::En),
            ("é", Language::En),
        ] {
            assert_eq!(Language::wished(wishes), expected, "{wishes}");
        }
    }
}
