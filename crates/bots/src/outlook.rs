//! How a position will go: its chances, by playing on.

use crate::search::Glance;
use galerne_engine::{Judge, MAX_SEATS, Random, Seat, Turn};

/// Each seat's chance in that state, from 0 (lost) to 1 (won): the mean over so many ways the game may go on, played at a
/// glance as far as the game's own searches look, and judged there. For looking back at a game: it takes the true state.
#[must_use]
pub fn outlook<G: Judge>(game: &G, state: &G::State, ways: u32, seed: u64) -> [f32; MAX_SEATS] {
    let mut worth = [0.0; MAX_SEATS];
    let (thinking, mut random) = (game.thinking(), Random::new(seed));
    let mut glance = Glance::default();
    // What is over has one way only.
    let ways = if game.turn(state) == Turn::Over { 1 } else { ways.max(1) };
    for _ in 0..ways {
        let mut now = *state;
        let mut left = thinking.ahead;
        loop {
            match game.turn(&now) {
                Turn::Over => break,
                Turn::Chance(_) => {
                    let chance = game.draw(&now, &mut random);
                    game.resolve(&mut now, chance, &mut ());
                }
                Turn::Decide(deciders) => {
                    let Some(seat) = deciders.lowest().filter(|_| left > 0) else { break };
                    left -= 1;
                    if !glance.step(game, &mut now, seat, 1.0, &mut random) {
                        break;
                    }
                }
            }
        }
        for (seat, sum) in worth.iter_mut().enumerate().take(game.seats()) {
            *sum += game.evaluate(&now, Seat(seat as u8)).clamp(0.0, 1.0) / ways as f32;
        }
    }
    worth
}
