//! Perft: counts the continuations of a position to a given depth.

use galerne_engine::{Game, Turn};

/// The number of distinct sequences of `depth` actions and listed chance outcomes from that state. Where several seats decide
/// at once they are taken in seat order.
///
/// # Panics
/// Where a chance cannot be listed: such a game has no perft.
#[must_use]
pub fn perft<G: Game>(game: &G, state: &G::State, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    match game.turn(state) {
        Turn::Over => 0,
        Turn::Chance(_) => {
            let mut outcomes = Vec::new();
            assert!(game.outcomes(state, &mut outcomes), "perft needs outcomes that can be listed");
            outcomes
                .into_iter()
                .map(|(chance, _)| {
                    let mut next = *state;
                    game.resolve(&mut next, chance, &mut ());
                    perft(game, &next, depth - 1)
                })
                .sum()
        }
        Turn::Decide(seats) => {
            let Some(seat) = seats.lowest() else { return 0 };
            let mut actions = Vec::new();
            game.actions(state, seat, &mut actions);
            actions
                .into_iter()
                .map(|action| {
                    let mut next = *state;
                    game.act(&mut next, seat, action, &mut ());
                    perft(game, &next, depth - 1)
                })
                .sum()
        }
    }
}
