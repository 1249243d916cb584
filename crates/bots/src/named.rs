//! The bots a person can name.

use crate::{Greedy, Levelled, Player, RandomPlayer};
use galerne_engine::{Judge, Level, Trouble, nearest};

/// The names of all bots: the two yardsticks, then the levels from the weakest to the strongest.
pub const NAMES: &[&str] = &["random", "greedy", "novice", "habitue", "maitre"];

/// The levels among them.
pub const LEVELS: &[&str] = &["novice", "habitue", "maitre"];

/// The bot with that name, with luck grown from the seed; an unknown name is refused with the nearest one.
pub fn by_name<G: Judge>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, Trouble> {
    match name {
        "random" => Ok(Box::new(RandomPlayer::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        "novice" => Ok(Box::new(Levelled::new(Level::Novice, seed))),
        "habitue" => Ok(Box::new(Levelled::new(Level::Habitue, seed))),
        "maitre" => Ok(Box::new(Levelled::new(Level::Maitre, seed))),
        _ => {
            let nearest = nearest(name, NAMES.iter().copied());
            Err(Trouble::new("bot-unknown").with("name", name).with("nearest", nearest))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use connect_four::ConnectFour;

    #[test]
    fn every_name_is_a_bot_and_a_slip_is_answered_with_the_nearest() {
        for name in NAMES {
            assert!(by_name::<ConnectFour>(name, 0).is_ok(), "{name}");
        }
        assert!(LEVELS.iter().all(|level| NAMES.contains(level)));
        let trouble = by_name::<ConnectFour>("greddy", 0).map(|_| ()).unwrap_err();
        assert_eq!(trouble.to_string(), "bot-unknown name=\"greddy\" nearest=\"greedy\"");
    }
}
