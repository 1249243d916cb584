//! The boxes on the shelf.

use crate::model::GameCard;

/// The order on the shelf; games that are not named come after.
const ORDER: [&str; 5] = ["sail-race", "windwalkers", "horde", "onb", "pluvionautes"];

/// The house's games in the order of the shelf, and the examples apart.
pub(crate) fn shelf(games: &[GameCard]) -> (Vec<GameCard>, Vec<GameCard>) {
    let (examples, mut house): (Vec<_>, Vec<_>) = games.iter().cloned().partition(|game| game.example);
    house.sort_by_key(|game| ORDER.iter().position(|id| *id == game.id).unwrap_or(ORDER.len()));
    (house, examples)
}
