//! The bots a person can name.

use crate::{Greedy, Hinted, Levelled, Player, RandomPlayer, Search};
use galerne_engine::{Game, Judge, Level, Seat, Thinking, Trouble, View, nearest};

/// The names of all bots: the two yardsticks, then the levels from the weakest to the strongest.
pub const NAMES: &[&str] = &["random", "greedy", "novice", "habitue", "maitre"];

/// The levels among them.
pub const LEVELS: &[&str] = &["novice", "habitue", "maitre"];

/// For measuring: a search of so many iterations, whatever the game's own maître is, such as `search@400`; and of so many
/// decisions ahead, such as `search@400@12`.
const SEARCH: &str = "search@";

/// For measuring as well: whoever does what the hint says.
const HINT: &str = "hint";

/// The bot with that name, with luck grown from the seed; an unknown name is refused with the nearest one.
pub fn by_name<G: Judge>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, Trouble> {
    match name {
        "random" => Ok(Box::new(RandomPlayer::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        "novice" => Ok(Box::new(Levelled::new(Level::Novice, seed))),
        "habitue" => Ok(Box::new(Levelled::new(Level::Habitue, seed))),
        "maitre" => Ok(Box::new(Levelled::new(Level::Maitre, seed))),
        HINT => Ok(Box::new(Hinted::new(HINTED))),
        _ => match measured(name) {
            Some((iterations, ahead)) => Ok(Box::new(Measured { iterations, ahead, seed, search: None })),
            None => {
                let nearest = nearest(name, NAMES.iter().copied());
                Err(Trouble::new("bot-unknown").with("name", name).with("nearest", nearest))
            }
        },
    }
}

/// What a search thinks for a hint while somebody waits, about.
const HINTED: u32 = 2_000;

fn measured(name: &str) -> Option<(u32, Option<u32>)> {
    let numbers = name.strip_prefix(SEARCH)?;
    match numbers.split_once('@') {
        None => Some((numbers.parse().ok()?, None)),
        Some((iterations, ahead)) => Some((iterations.parse().ok()?, Some(ahead.parse().ok()?))),
    }
}

/// A search whose effort is chosen by whoever measures.
struct Measured<G: Judge> {
    iterations: u32,
    ahead: Option<u32>,
    seed: u64,
    search: Option<Search<G>>,
}

impl<G: Judge> Player<G> for Measured<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<<G as Game>::Action> {
        let new = || {
            let thinking = game.thinking();
            let thinking = Thinking { ahead: self.ahead.unwrap_or(thinking.ahead), ..thinking };
            Search::new(thinking, self.iterations, self.seed)
        };
        self.search.get_or_insert_with(new).choose(game, view, seat)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_four::ConnectFour;

    #[test]
    fn every_name_is_a_bot_and_a_slip_is_answered_with_the_nearest() {
        for name in NAMES.iter().chain(&["search@40", "search@40@12", "hint"]) {
            assert!(by_name::<ConnectFour>(name, 0).is_ok(), "{name}");
        }
        assert!(LEVELS.iter().all(|level| NAMES.contains(level)));
        let trouble = by_name::<ConnectFour>("greddy", 0).map(|_| ()).unwrap_err();
        assert_eq!(trouble.to_string(), "bot-unknown name=\"greddy\" nearest=\"greedy\"");
        assert!(by_name::<ConnectFour>("search@many", 0).is_err());
    }
}
