//! The law that every bot keeps: its choice does not depend on what its seat may not know.

use crate::Player;
use galerne_engine::{Game, Playout, Random, Seat, Step, View, Viewer, mix};

/// Which decisions of a random game are checked. Only those count at which something is hidden from the seat: where dealing anew
/// changes nothing, a comparison proves nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sampling {
    /// Every n-th such decision is checked.
    pub every: usize,
    /// At most this many decisions are checked.
    pub most: usize,
    /// How often each decision is checked, each time with another seed of the player.
    pub lucks: u64,
}

impl Sampling {
    /// Every decision of a whole game at which something is hidden.
    pub const WHOLE: Sampling = Sampling { every: 1, most: usize::MAX, lucks: 8 };
}

/// Plays a random game and puts every decision at which something is hidden to the player twice: in the actual state, and in one
/// where everything hidden from the seat is dealt anew. With the same seed the player must choose the same action.
///
/// Returns how many decisions were compared. None means that the game hid nothing: the caller asserts what it expects.
///
/// # Panics
/// If the player chooses differently: it has seen a secret.
#[must_use = "no comparison at all proves nothing"]
pub fn assert_honest<G: Game, P: Player<G>>(game: &G, seed: u64, player: impl Fn(u64) -> P) -> usize {
    assert_honest_in(game, seed, Sampling::WHOLE, player)
}

/// The same for slow players: a sample of the decisions.
///
/// # Panics
/// If the player chooses differently: it has seen a secret.
#[must_use = "no comparison at all proves nothing"]
pub fn assert_honest_in<G: Game, P: Player<G>>(
    game: &G,
    seed: u64,
    sampling: Sampling,
    player: impl Fn(u64) -> P,
) -> usize {
    let mut playout = Playout::new(seed);
    let mut redeal = Random::new(mix(seed, 1));
    let mut state = game.start();
    let (mut decisions, mut tried) = (0, 0);
    while tried < sampling.most {
        for seat in game.turn(&state).deciders().iter() {
            let view = View::new(game, &state, Viewer::seat(seat));
            let elsewhere = view.imagine(game, &mut redeal);
            // Nothing had to be filled in, or what was is by chance the truth.
            if elsewhere == *view.state() || elsewhere == state {
                continue;
            }
            decisions += 1;
            if !(decisions - 1usize).is_multiple_of(sampling.every.max(1)) {
                continue;
            }
            tried += 1;
            for luck in 0..sampling.lucks {
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
            break;
        }
    }
    tried
}

fn choice<G: Game>(game: &G, state: &G::State, seat: Seat, mut player: impl Player<G>) -> Option<G::Action> {
    player.choose(game, &View::new(game, state, Viewer::seat(seat)), seat)
}
