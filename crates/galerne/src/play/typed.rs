//! A typed line, parsed but not yet checked against the game.

use crate::voice::in_all_languages;
use galerne_engine::{Message, misread};
use serde_json::Value;

/// The words that are not moves. Each is known by its name in every language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Word {
    Undo,
    Why,
    Save,
    Log,
    Board,
    Rules,
    Hint,
    Lang,
    Help,
    Quit,
}

impl Word {
    const ALL: [(Word, &'static str); 10] = [
        (Word::Undo, "word-undo"),
        (Word::Why, "word-why"),
        (Word::Save, "word-save"),
        (Word::Log, "word-log"),
        (Word::Board, "word-board"),
        (Word::Rules, "word-rules"),
        (Word::Hint, "word-hint"),
        (Word::Lang, "word-lang"),
        (Word::Help, "word-help"),
        (Word::Quit, "word-quit"),
    ];

    /// Whether more words may follow. After one that takes none, more words make it something else: the name of a move.
    fn takes_more(self) -> bool {
        matches!(self, Word::Undo | Word::Why | Word::Save | Word::Rules | Word::Lang)
    }

    fn named(word: &str) -> Option<Word> {
        let word = plain(word);
        Word::ALL
            .into_iter()
            .find(|(_, key)| in_all_languages(key).any(|name| plain(&name) == word))
            .map(|(word, _)| word)
    }
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Typed {
    /// Just Enter.
    Nothing,
    Number(usize),
    Json(Value),
    /// It began like JSON, and this is where it went wrong.
    BrokenJson(Message),
    Word(Word, String),
    /// The beginning of a move's name, perhaps.
    Text(String),
}

impl Typed {
    pub(super) fn read(line: &str) -> Typed {
        let line = line.trim();
        if line.is_empty() {
            return Typed::Nothing;
        }
        if let Ok(number) = line.parse() {
            return Typed::Number(number);
        }
        if line.starts_with(['{', '[', '"']) {
            return match serde_json::from_str(line) {
                Ok(value) => Typed::Json(value),
                Err(error) => Typed::BrokenJson(misread(&error)),
            };
        }
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match Word::named(first) {
            Some(word) if rest.is_empty() || word.takes_more() => Typed::Word(word, rest.trim().to_owned()),
            _ => Typed::Text(line.to_owned()),
        }
    }
}

/// Without capitals, accents and typographic marks: what fingers type for what the screen shows.
pub(super) fn plain(text: &str) -> String {
    let unaccented = |letter: char| match letter {
        'à' | 'â' | 'ä' => 'a',
        'ç' => 'c',
        'é' | 'è' | 'ê' | 'ë' => 'e',
        'î' | 'ï' => 'i',
        'ô' | 'ö' => 'o',
        'ù' | 'û' | 'ü' => 'u',
        '’' => '\'',
        '\u{a0}' | '\u{202f}' => ' ',
        '—' | '–' => '-',
        other => other,
    };
    text.to_lowercase().chars().map(unaccented).collect::<String>().replace('œ', "oe")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn lines_are_told_apart() {
        let text = |text: &str| Typed::Text(text.to_owned());
        for (line, expected) in [
            ("  ", Typed::Nothing),
            (" 12 ", Typed::Number(12)),
            ("undo", Typed::Word(Word::Undo, String::new())),
            ("Annuler", Typed::Word(Word::Undo, String::new())),
            ("règles SR-1.1", Typed::Word(Word::Rules, "SR-1.1".to_owned())),
            ("regles", Typed::Word(Word::Rules, String::new())),
            ("save  my game.json ", Typed::Word(Word::Save, "my game.json".to_owned())),
            ("board the ship", text("board the ship")),
            ("Drop a disc", text("Drop a disc")),
            ("-3", text("-3")),
            ("{\"column\": 3}", Typed::Json(json!({ "column": 3 }))),
        ] {
            assert_eq!(Typed::read(line), expected, "{line}");
        }
        assert!(matches!(Typed::read("{\"column\": "), Typed::BrokenJson(_)));
    }

    #[test]
    fn every_word_exists_and_means_one_thing() {
        for (word, key) in Word::ALL {
            assert_eq!(in_all_languages(key).count(), 2, "{key}");
            for name in in_all_languages(key) {
                assert_eq!(Word::named(&name), Some(word), "{name}");
            }
        }
    }
}
