//! The list. To add a game: one line here, and one dependency in this crate's manifest.

use crate::adapter::Listed;
use crate::{AnyGame, AnyTable};
use galerne_engine::{Head, Trouble, nearest, position_head};
use std::sync::LazyLock;

/// All games, in the order people see them: the house's own first, then the reference examples.
static GAMES: LazyLock<Vec<Box<dyn AnyGame>>> = LazyLock::new(|| {
    vec![
        // The games of the house, one line each.
        Listed::<galerne_sail_race::SailRace>::game(),
        // The examples.
        Listed::<connect_four::ConnectFour>::example(),
        Listed::<kuhn_poker::KuhnPoker>::example(),
    ]
});

/// Every game there is.
pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().map(|game| &**game)
}

/// The game with that name; an unknown one is refused with the nearest.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, Trouble> {
    games().find(|game| game.id() == id).ok_or_else(|| {
        let nearest = nearest(id, games().map(AnyGame::id));
        Trouble::new("file-unknown-game").with("name", id).with("nearest", nearest)
    })
}

/// The table that a record leads to, whatever game it belongs to. Every entry is checked.
pub fn load_record(text: &str) -> Result<Box<dyn AnyTable>, Trouble> {
    find(&Head::read(text)?.game)?.load_record(text)
}

/// A table that starts from a position, whatever game it belongs to.
pub fn load_position(text: &str, names: &[String]) -> Result<Box<dyn AnyTable>, Trouble> {
    find(&position_head(text)?.game)?.load_position(text, names)
}

/// A table from a record or a position, whichever it is. The names are for a position, which has none of its own.
pub fn load(text: &str, names: &[String]) -> Result<Box<dyn AnyTable>, Trouble> {
    match load_record(text) {
        Err(Trouble(reason)) if reason.key == "file-foreign" => match load_position(text, names) {
            Err(Trouble(reason)) if reason.key == "file-foreign" => Err(Trouble::new("file-foreign-to-all")),
            result => result,
        },
        result => result,
    }
}

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

    #[test]
    fn what_is_neither_record_nor_position_is_told_apart_from_a_damaged_one() {
        let key = |text: &str| load(text, &[]).map(|_| ()).unwrap_err().0.key;
        assert_eq!(key("{}"), "file-foreign-to-all");
        assert_eq!(key("{"), "file-not-json");
        assert_eq!(key(r#"{"format":"galerne-record","version":1,"game":"chess","rules":1}"#), "file-unknown-game");
        assert_eq!(
            key(r#"{"format":"galerne-position","version":1,"game":"kuhn-poker","rules":1}"#),
            "file-part-missing"
        );
    }
}
