//! The list. To add a game: one line here, and one dependency in this crate's manifest.

use crate::adapter::{Chapters, Listed};
use crate::{AnyGame, AnyTable};
use galerne_draw::Accent;
use galerne_engine::{Head, Trouble, nearest, position_head};
use galerne_texts::{Language, Texts};
use std::{fmt, sync::LazyLock};

/// All games, in the order of the shelf: Galerne's own first, then the reference examples.
static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    vec![
        // Galerne's own games, one entry each.
        Listed::<galerne_sail_race::SailRace>::game()
            .without_points()
            .drawn()
            .printed()
            .taught(&galerne_sail_race::LESSON)
            .reviewed(galerne_sail_race::REVIEW)
            .listed(),
        Listed::<galerne_windwalkers::Windwalkers>::game()
            .drawn()
            .printed()
            .taught(&galerne_windwalkers::LESSON)
            .reviewed(galerne_windwalkers::REVIEW)
            .in_chapters(Chapters { option: "chapter", when: ("mode", "chapter") })
            .listed(),
        Listed::<galerne_horde::Horde>::game()
            .drawn()
            .printed()
            .taught(&galerne_horde::LESSON)
            .reviewed(galerne_horde::REVIEW)
            .edited()
            .listed(),
        Listed::<galerne_onb::Onb>::game()
            .drawn()
            .printed()
            .taught(&galerne_onb::LESSON)
            .reviewed(galerne_onb::REVIEW)
            .workshop(&galerne_onb::map::WORKSHOP)
            .commands(galerne_onb::COMMANDS)
            .listed(),
        Listed::<galerne_pluvionautes::Pluvionautes>::game()
            .drawn()
            .printed()
            .edited()
            .taught(&galerne_pluvionautes::LESSON)
            .reviewed(galerne_pluvionautes::REVIEW)
            .listed(),
        // The examples.
        Listed::<connect_four::ConnectFour>::example().drawn().listed(),
        Listed::<kuhn_poker::KuhnPoker>::example().listed(),
    ]
});

/// Every game there is.
pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().map(|game| &**game)
}

/// The default colours and those of every game that has its own: for the style sheet.
#[must_use]
pub fn accents() -> Vec<Accent> {
    let own = games().filter_map(AnyGame::accent).filter(|accent| *accent != Accent::HOUSE);
    [Accent::HOUSE].into_iter().chain(own).collect()
}

/// The game with that name; an unknown one is refused with the nearest.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Trouble> {
    games().find(|game| game.id() == id).ok_or_else(|| {
        let nearest = nearest(id, games().map(AnyGame::id));
        Trouble::new("file-unknown-game").with("name", id).with("nearest", nearest)
    })
}

/// The table that a record leads to, whatever game it belongs to. Every entry is checked.
pub fn load_record(text: &str) -> Result<Box<dyn AnyTable>, Unreadable> {
    let game = Head::read(text).and_then(|head| find(&head.game)).map_err(Unreadable::foreign)?;
    game.load_record(text).map_err(|trouble| Unreadable { game: Some(game), trouble })
}

/// A table that starts from a position, whatever game it belongs to.
pub fn load_position(text: &str, names: &[String]) -> Result<Box<dyn AnyTable>, Unreadable> {
    let game = position_head(text).and_then(|head| find(&head.game)).map_err(Unreadable::foreign)?;
    game.load_position(text, names).map_err(|trouble| Unreadable { game: Some(game), trouble })
}

/// A table from a record or a position, whichever it is. The names are for a position, which has none of its own.
pub fn load(text: &str, names: &[String]) -> Result<Box<dyn AnyTable>, Unreadable> {
    let is_foreign = |unreadable: &Unreadable| unreadable.trouble.0.key == "file-foreign";
    match load_record(text) {
        Err(unreadable) if is_foreign(&unreadable) => match load_position(text, names) {
            Err(unreadable) if is_foreign(&unreadable) => Err(Unreadable::foreign(Trouble::new("file-foreign-to-all"))),
            result => result,
        },
        result => result,
    }
}

/// Why a file could not be read, and which game can put the reason into words: it may be one of that game's refusals.
#[derive(Clone, Debug)]
pub struct Unreadable {
    /// The game the file belongs to, where that much could be read.
    pub game: Option<&'static dyn AnyGame>,
    /// What is wrong with it.
    pub trouble: Trouble,
}

impl Unreadable {
    fn foreign(trouble: Trouble) -> Unreadable {
        Unreadable { game: None, trouble }
    }

    /// The reason in words.
    #[must_use]
    pub fn say(&self, language: Language) -> String {
        static COMMON: LazyLock<Texts> =
            LazyLock::new(|| Texts::common().expect("the common texts are compiled in, and tests read them"));
        match self.game {
            Some(game) => game.say(language, &self.trouble.0),
            None => COMMON.say(language, &self.trouble.0, &[]),
        }
    }
}

impl fmt::Display for Unreadable {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.trouble.fmt(f)
    }
}

impl std::error::Error for Unreadable {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_unique_and_a_slip_is_answered_with_the_nearest() {
        for (index, game) in games().enumerate() {
            assert!(games().take(index).all(|other| other.id() != game.id()), "{} is listed twice", game.id());
            assert_eq!(find(game.id()).unwrap().id(), game.id());
        }
        let trouble = find("conect-for").unwrap_err();
        assert_eq!(trouble.to_string(), "file-unknown-game name=\"conect-for\" nearest=\"connect-four\"");
    }

    /// `data-accent` of a page is the id of a game.
    #[test]
    fn accents_are_named_after_their_games_and_stand_out_from_their_grounds() {
        for game in games() {
            assert!(
                game.accent().is_none_or(|accent| [game.id(), Accent::HOUSE.id].contains(&accent.id)),
                "{}",
                game.id()
            );
        }
        for accent in accents() {
            assert_eq!(galerne_draw::theme::faults(&accent), [""; 0]);
        }
    }

    #[test]
    fn what_is_neither_record_nor_position_is_told_apart_from_a_damaged_one() {
        let key = |text: &str| load(text, &[]).map(|_| ()).unwrap_err().trouble.0.key;
        assert_eq!(key("{}"), "file-foreign-to-all");
        assert_eq!(key("{"), "file-not-json");
        assert_eq!(key(r#"{"format":"galerne-record","version":1,"game":"chess","rules":1}"#), "file-unknown-game");
        assert_eq!(
            key(r#"{"format":"galerne-position","version":1,"game":"kuhn-poker","rules":1}"#),
            "file-part-missing"
        );
    }

    #[test]
    fn a_chapter_leads_to_the_next_and_the_last_to_none() {
        let games = || games().filter(|game| game.options(Language::En).iter().any(|option| option.name == "chapter"));
        assert_eq!(games().count(), 1);
        for game in games() {
            let words = |number: u8| [("mode", "chapter".to_owned()), ("chapter", number.to_string())];
            let parsed = |number: u8| {
                let words = words(number).map(|(name, value)| (name.to_owned(), value));
                game.parse_options(&words).unwrap()
            };
            assert_eq!(game.next_chapter(&parsed(1)), Some((2, parsed(2))));
            assert!(game.open(&parsed(2), vec!["A".into()]).is_ok());
            assert_eq!(game.next_chapter(&parsed(4)), None);
            assert_eq!(game.next_chapter(&game.parse_options(&[]).unwrap()), None, "a campaign is one table");
        }
    }

    #[test]
    fn a_misspelt_field_is_not_overlooked() {
        let table = find("connect-four").unwrap().open(&serde_json::Value::Null, vec!["A".into(), "B".into()]).unwrap();
        for file in [table.record(), table.now().position()] {
            assert!(load(&file, &[]).is_ok(), "{file}");
            let slip = file.replacen("\"version\"", "\"strat\": {}, \"version\"", 1);
            let trouble = load(&slip, &[]).map(|_| ()).unwrap_err().trouble;
            assert_eq!(trouble.to_string(), "file-part-unknown name=\"strat\"");
        }
    }
}
