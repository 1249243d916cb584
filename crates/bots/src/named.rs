//! Bots by name.

use crate::{Greedy, Hinted, Levelled, Player, RandomPlayer, Search};
use galerne_engine::{Judge, Level, SearchParams, Seat, Trouble, View, nearest};

/// The names of all bots: two yardsticks, then the levels from the weakest to the strongest.
pub const NAMES: &[&str] = &["random", "greedy", "novice", "habitue", "maitre"];

/// The levels among them.
pub const LEVELS: &[&str] = &["novice", "habitue", "maitre"];

/// Versions of the maître by name, the first one first.
const VERSIONS: &[&str] =
    &["maitre@1", "maitre@2", "maitre@3", "maitre@4", "maitre@5", "maitre@6", "maitre@7", "maitre@8"];

/// The bot of that name that may sit at a table of the game: one of [`NAMES`], or any version that its maître has had.
#[must_use]
pub fn playable<G: Judge>(name: &str) -> Option<&'static str> {
    let versions = VERSIONS.iter().take(usize::from(G::MAITRES));
    NAMES.iter().chain(versions).copied().find(|known| *known == name)
}

/// Whether a bot of that name is a level, in whatever version: it plans, and its plan is found again from what it saw.
#[must_use]
pub fn is_level(name: &str) -> bool {
    LEVELS.contains(&name) || VERSIONS.contains(&name)
}

/// The version in a name such as `maitre@1`, if the game has had it.
fn version<G: Judge>(name: &str) -> Option<u8> {
    let place = VERSIONS.iter().take(usize::from(G::MAITRES)).position(|version| *version == name)?;
    Some(place as u8 + 1)
}

/// For measurements: a search with that many iterations, whatever the game's own *maître* is (`search@400`), optionally with
/// a rollout depth (`search@400@12`).
const SEARCH: &str = "search@";

/// For measurements: a player that follows every hint.
const HINT: &str = "hint";

/// The bot with that name and seed. An unknown name is refused with the nearest known one.
pub fn by_name<G: Judge>(name: &str, seed: u64) -> Result<Box<dyn Player<G>>, Trouble> {
    match name {
        "random" => Ok(Box::new(RandomPlayer::new(seed))),
        "greedy" => Ok(Box::new(Greedy::new(seed))),
        "novice" => Ok(Box::new(Levelled::new(Level::Novice, seed))),
        "habitue" => Ok(Box::new(Levelled::new(Level::Habitue, seed))),
        "maitre" => Ok(Box::new(Levelled::new(Level::Maitre, seed))),
        HINT => Ok(Box::new(Hinted::new(HINTED))),
        _ => match (version::<G>(name), measured(name)) {
            (Some(version), _) => Ok(Box::new(Levelled::former(version, seed))),
            (None, Some((iterations, rollout_depth))) => {
                Ok(Box::new(Measured { iterations, rollout_depth, seed, search: None }))
            }
            (None, None) => {
                let known = NAMES.iter().chain(VERSIONS.iter().take(usize::from(G::MAITRES)));
                let nearest = nearest(name, known.copied());
                Err(Trouble::new("bot-unknown").with("name", name).with("nearest", nearest))
            }
        },
    }
}

/// About as many iterations as a hint gets while its reader waits.
const HINTED: u32 = 2_000;

fn measured(name: &str) -> Option<(u32, Option<u32>)> {
    let numbers = name.strip_prefix(SEARCH)?;
    match numbers.split_once('@') {
        None => Some((numbers.parse().ok()?, None)),
        Some((iterations, depth)) => Some((iterations.parse().ok()?, Some(depth.parse().ok()?))),
    }
}

/// A search with its effort given in its name.
struct Measured<G: Judge> {
    iterations: u32,
    rollout_depth: Option<u32>,
    seed: u64,
    search: Option<Search<G>>,
}

impl<G: Judge> Player<G> for Measured<G> {
    fn choose(&mut self, game: &G, view: &View<G>, seat: Seat) -> Option<G::Action> {
        let new = || {
            let params = game.search_params();
            let rollout_depth = self.rollout_depth.unwrap_or(params.rollout_depth);
            let params = SearchParams { rollout_depth, ..params };
            Search::new(params, self.iterations, self.seed)
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
        for name in NAMES.iter().chain(&["search@40", "search@40@12", "hint", "maitre@1"]) {
            assert!(by_name::<ConnectFour>(name, 0).is_ok(), "{name}");
        }
        assert_eq!(playable::<ConnectFour>("maitre@1"), Some("maitre@1"));
        // A version that is still to come is refused, and so are measures at a table.
        assert!(by_name::<ConnectFour>("maitre@2", 0).is_err() && playable::<ConnectFour>("maitre@2").is_none());
        assert!(playable::<ConnectFour>("hint").is_none());
        assert!(LEVELS.iter().all(|level| NAMES.contains(level)));
        let trouble = by_name::<ConnectFour>("greddy", 0).map(|_| ()).unwrap_err();
        assert_eq!(trouble.to_string(), "bot-unknown name=\"greddy\" nearest=\"greedy\"");
        assert!(by_name::<ConnectFour>("search@many", 0).is_err());
    }
}
