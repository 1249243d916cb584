//! The law that every bot keeps: what it may not know does not change what it does.

use crate::Player;
use galerne_engine::{Game, Playout, Random, Seat, Step, View, Viewer, mix};

/// How thoroughly a player is tried.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Trial {
    /// Of the decisions of a random game, one in so many is put to the player.
    pub every: usize,
    /// At most so many decisions in all.
    pub most: usize,
    /// How many times the same decision is put to the player, each time with other luck of its own.
    pub lucks: u64,
}

impl Trial {
    /// Every decision of a whole game.
    pub const WHOLE: Trial = Trial { every: 1, most: usize::MAX, lucks: 8 };
}

/// Play a random game and put every decision to the player twice: as things are, and with all that the seat does not know
/// dealt anew. With the same luck of its own the player must do the same; so its choices have the same distribution.
///
/// # Panics
/// When the player does something else: it has seen a secret.
pub fn assert_honest<G: Game, P: Player<G>>(game: &G, seed: u64, player: impl Fn(u64) -> P) {
    assert_honest_in(game, seed, Trial::WHOLE, player);
}

/// The same for players who take their time: some of the decisions of a random game.
///
/// # Panics
/// When the player does something else: it has seen a secret.
pub fn assert_honest_in<G: Game, P: Player<G>>(game: &G, seed: u64, trial: Trial, player: impl Fn(u64) -> P) {
    let mut playout = Playout::new(seed);
    let mut redeal = Random::new(mix(seed, 1));
    let mut state = game.start();
    let (mut decisions, mut tried) = (0, 0);
    while tried < trial.most {
        for seat in game.turn(&state).deciders().iter() {
            decisions += 1;
            if !(decisions - 1usize).is_multiple_of(trial.every.max(1)) {
                continue;
            }
            tried += 1;
            let elsewhere = View::new(game, &state, Viewer::seat(seat)).imagine(game, &mut redeal);
            for luck in 0..trial.lucks {
                let choose = |state: &G::State| choice(game, state, seat, player(mix(seed, luck)));
                assert_eq!(
                    choose(&state),
                    choose(&elsewhere),
                    "{}, seed {seed}: the player of seat {seat} has seen a secret of {state:?}",
                    G::ID
                );
            }
        }
        if playout.step(game, &mut state, &mut ()) == Step::Over {
            return;
        }
    }
}

fn choice<G: Game>(game: &G, state: &G::State, seat: Seat, mut player: impl Player<G>) -> Option<G::Action> {
    player.choose(game, &View::new(game, state, Viewer::seat(seat)), seat)
}
