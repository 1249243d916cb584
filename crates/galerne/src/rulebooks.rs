//! The rulebooks, compiled in, and single rules out of them.

use galerne_texts::Language;

/// Game, language, text.
static BOOKS: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/rulebooks.rs"));

/// The rules of the table itself hold in every game.
const TABLE: &str = "table";

const ANCHOR: &str = "<a id=\"";

/// The books that hold in a game, its own first.
fn books(game: &str, language: Language) -> impl Iterator<Item = &'static str> {
    let of = move |name: &str| {
        let is_it = |book: &&(&str, &str, &'static str)| book.0 == name && book.1 == language.code();
        BOOKS.iter().find(is_it).map(|book| book.2)
    };
    [of(game), of(TABLE)].into_iter().flatten()
}

/// The game's own book, as Markdown.
pub(crate) fn own_book(game: &str, language: Language) -> Option<&'static str> {
    BOOKS.iter().find(|book| book.0 == game && book.1 == language.code()).map(|book| book.2)
}

/// The ids of all rules that hold in the game, in the order of the books.
pub(crate) fn ids(game: &str, language: Language) -> Vec<&'static str> {
    books(game, language).flat_map(rules).map(|(id, _)| id).collect()
}

/// The rule as plain text. Capitals do not matter.
pub(crate) fn rule(game: &str, language: Language, id: &str) -> Option<String> {
    let found = books(game, language).flat_map(rules).find(|(known, _)| known.eq_ignore_ascii_case(id))?;
    Some(plain(found.1))
}

/// Every rule of a book: its id, and the text from its anchor to the next anchor or heading.
fn rules(book: &'static str) -> impl Iterator<Item = (&'static str, &'static str)> {
    book.split(ANCHOR).skip(1).filter_map(|piece| {
        let (id, rest) = piece.split_once('"')?;
        let text = rest.split_once("</a>")?.1;
        Some((id, text.split("\n#").next().unwrap_or(text).trim()))
    })
}

/// Markdown without its marks: links by their words, no emphasis.
fn plain(markdown: &str) -> String {
    let mut text = String::new();
    let mut rest = markdown;
    while let Some(start) = rest.find('[') {
        let (before, link) = rest.split_at(start);
        text.push_str(before);
        // `[words](target)`; anything else between brackets stays as it is.
        let parts = link[1..].split_once("](").and_then(|(words, after)| Some((words, after.split_once(')')?.1)));
        match parts {
            Some((words, after)) if !words.contains([']', '\n']) => {
                text.push_str(words);
                rest = after;
            }
            _ => {
                text.push('[');
                rest = &link[1..];
            }
        }
    }
    text.push_str(rest);
    text.replace("**", "").replace('`', "")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rule_is_found_in_its_game_or_at_the_table() {
        let rule = |id| rule("connect-four", Language::En, id);
        assert!(rule("CF-1.3").unwrap().starts_with("CF-1.3 In one’s turn"));
        assert!(rule("cf-2.1").unwrap().ends_with("wins at once."));
        assert!(rule("TA-2.4").is_some(), "the rules of the table hold in every game");
        assert_eq!(rule("SR-1.1"), None, "a rule of another game does not");
        assert!(super::rule("sail-race", Language::Fr, "SR-4.1").is_some());
        assert_eq!(ids("kuhn-poker", Language::En)[..2], ["KP-1.1", "KP-1.2"]);
    }

    #[test]
    fn marks_are_left_out_and_words_stay() {
        assert_eq!(plain("**A-1** see [A-2](#A-2) and `x` [not a link]"), "A-1 see A-2 and x [not a link]");
    }

    #[test]
    fn both_languages_have_the_same_rules() {
        for (game, _, _) in BOOKS {
            assert_eq!(ids(game, Language::En), ids(game, Language::Fr), "{game}");
        }
    }
}
