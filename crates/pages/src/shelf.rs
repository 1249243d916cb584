//! The five boxes on the shelf. Those that can be played come from the server; the others are announced.

use crate::{model::GameCard, words::Words};

/// The order on the shelf, and how many may play each game. This list only announces: whatever the server can serve takes its
/// place, with its own words.
const ANNOUNCED: [(&str, usize, usize); 5] =
    [("sail-race", 1, 8), ("windwalkers", 1, 3), ("horde", 1, 2), ("onb", 2, 4), ("pluvionautes", 1, 6)];

/// The house's games with what can be played first, and the examples apart.
pub(crate) fn shelf(playable: &[GameCard], words: Words) -> (Vec<GameCard>, Vec<GameCard>) {
    let (examples, house): (Vec<_>, Vec<_>) = playable.iter().cloned().partition(|game| game.example);
    let mut shelf = house;
    shelf.sort_by_key(|game| ANNOUNCED.iter().position(|(id, ..)| *id == game.id).unwrap_or(ANNOUNCED.len()));
    for (id, fewest, most) in ANNOUNCED {
        if shelf.iter().all(|game| game.id != id) {
            let text = |part: &str| words.get(&format!("game-{id}-{part}")).unwrap_or_default();
            shelf.push(GameCard {
                id: id.to_owned(),
                title: text("title"),
                tagline: text("tagline"),
                fewest,
                most,
                unbuilt: true,
                ..GameCard::default()
            });
        }
    }
    (shelf, examples)
}
