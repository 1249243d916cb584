//! A game from its start to its end, for whoever wants to look at it or to measure it.

use galerne_engine::{Game, Seat, Streams, Turn};

/// Play a game with the luck of that seed: whoever owes a decision is asked for it, the lowest seat first. Every action is legal,
/// or this panics.
pub fn play<G: Game>(game: &G, seed: u64, mut decide: impl FnMut(&G::State, Seat) -> G::Action) -> G::State {
    let (mut state, mut luck) = (game.start(), Streams::new(seed));
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Chance(source) => {
                let chance = game.draw(&state, luck.of(source));
                game.resolve(&mut state, chance, &mut ());
            }
            Turn::Decide(seats) => {
                let seat = seats.lowest().expect("somebody decides");
                let action = decide(&state, seat);
                let verdict = game.check(&state, seat, &action);
                assert!(verdict.is_ok(), "seed {seed}: {action:?} of seat {seat} is refused: {verdict:?}");
                game.act(&mut state, seat, action, &mut ());
            }
        }
    }
}
