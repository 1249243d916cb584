//! Who sits where.

use crate::failure::{Failure, Outcome};
use crate::voice::{Voice, in_all_languages};
use galerne_catalog::AnyGame;
use galerne_engine::{Message, nearest};

/// Who decides for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Who {
    Human,
    Bot(&'static str),
}

/// A name longer than this would break every line it stands in.
const LONGEST_NAME: usize = 40;

/// Seats from words such as `human,greedy`; a slip is answered with the nearest word.
pub(super) fn parse(words: &[String], game: &dyn AnyGame, voice: Voice) -> Outcome<Vec<Who>> {
    let humans: Vec<String> = in_all_languages("seat-human").collect();
    let read = |word: &String| {
        let word = word.trim().to_lowercase();
        if humans.contains(&word) {
            return Ok(Who::Human);
        }
        let called = |bot: &&&str| in_all_languages(&key_of(bot)).any(|name| name == word);
        let bot = game.bot(&word).or_else(|| game.bots().iter().find(called).copied());
        bot.map(Who::Bot).ok_or_else(|| {
            let known = humans.iter().map(String::as_str).chain(game.bots().iter().copied());
            let nearest = nearest(&word, known);
            Failure::usage(voice, &Message::new("usage-who").with("given", word.as_str()).with("nearest", nearest))
        })
    };
    words.iter().map(read).collect()
}

/// One person and the usual bot for every other seat; as many seats as the game usually has.
pub(super) fn usual(game: &dyn AnyGame, seats: Option<usize>) -> Vec<Who> {
    let seats = seats.unwrap_or_else(|| game.usual_seats());
    let other = game.usual_bot().map_or(Who::Human, Who::Bot);
    (0..seats).map(|seat| if seat == 0 { Who::Human } else { other }).collect()
}

/// The default name of a player. Two of the same kind get numbers.
pub(super) fn usual_names(seats: &[Who], voice: Voice) -> Vec<String> {
    let of_same_kind = |seat: usize| seats.iter().filter(|who| **who == seats[seat]).count();
    let name = |(seat, who): (usize, &Who)| {
        let number = 1 + seats[..seat].iter().filter(|other| *other == who).count();
        let kind = capitalised(&word_for(*who, voice));
        match who {
            Who::Human => voice.say(&Message::new("seat-player").with("number", number)),
            Who::Bot(_) if of_same_kind(seat) > 1 => format!("{kind} {number}"),
            Who::Bot(_) => kind,
        }
    };
    seats.iter().enumerate().map(name).collect()
}

/// Names that a table can show: one for each seat, all different, none empty, none that tricks a terminal.
pub(super) fn check_names(names: &[String], seats: usize, voice: Voice) -> Outcome {
    let fail = |message: Message| Err(Failure::usage(voice, &message));
    if names.len() != seats {
        return fail(Message::new("usage-names-count").with("names", names.len()).with("seats", seats));
    }
    for (index, name) in names.iter().enumerate() {
        if name.trim().is_empty() || name.chars().count() > LONGEST_NAME || name.chars().any(char::is_control) {
            return fail(
                Message::new("usage-name").with("name", name.escape_debug().to_string()).with("most", LONGEST_NAME),
            );
        }
        if names[..index].contains(name) {
            return fail(Message::new("usage-name-twice").with("name", name.as_str()));
        }
    }
    Ok(())
}

/// What kind of player sits there, in one word.
pub(super) fn word_for(who: Who, voice: Voice) -> String {
    match who {
        Who::Human => voice.word("seat-human"),
        Who::Bot(bot) => voice.find(&key_of(bot)).unwrap_or_else(|| bot.to_owned()),
    }
}

fn key_of(bot: &str) -> String {
    format!("bot-{bot}")
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_catalog::{find, games};
    use galerne_texts::Language;

    const EN: Voice = Voice { language: Language::En };

    fn words(text: &str) -> Vec<String> {
        text.split(',').map(str::to_owned).collect()
    }

    #[test]
    fn words_of_both_languages_seat_people_and_bots() {
        let game = find("connect-four").unwrap();
        let seats = parse(&words("human,greedy, Humain,random"), game, EN).unwrap();
        assert_eq!(seats, [Who::Human, Who::Bot("greedy"), Who::Human, Who::Bot("random")]);
        let failure = parse(&words("humn"), game, EN).unwrap_err();
        assert_eq!(failure.reasons, ["Nobody is called “humn” here. Did you mean “human”?"]);
    }

    #[test]
    fn every_bot_has_a_name_in_every_language() {
        for bot in games().flat_map(AnyGame::bots) {
            for language in Language::ALL {
                assert!(Voice { language }.find(&key_of(bot)).is_some(), "{bot} in {}", language.code());
            }
        }
    }

    #[test]
    fn names_tell_everybody_apart() {
        let seats = [Who::Human, Who::Bot("greedy"), Who::Bot("random"), Who::Bot("greedy"), Who::Human];
        assert_eq!(usual_names(&seats, EN), ["Player 1", "Greedy 1", "Random", "Greedy 2", "Player 2"]);
        for bad in ["a", "a,b,c", "a,a", "a,", "a,b\u{1b}[2J"] {
            assert!(check_names(&words(bad), 2, EN).is_err(), "{bad:?}");
        }
        assert!(check_names(&words("Caracole,Oroshi Melicerte"), 2, EN).is_ok());
    }
}
