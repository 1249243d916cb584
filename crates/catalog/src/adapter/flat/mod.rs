//! The flat face of a game behind the contract: set-ups, states, players and batches.

mod batch;
mod episode;
mod keys;
mod setup;
mod state;

pub(super) use setup::Setup;

use crate::Utility;
use galerne_engine::{Game, Judge, MAX_SEATS, Seat, Turn};

/// Far longer than any game in the catalog.
const MOST_STEPS: usize = 2_000_000;

/// What each seat is paid when the game is over: shares of the victory on −1 … 1, zero in sum, or the result of who plays alone.
fn returns<G: Game + Judge>(game: &G, state: &G::State, utility: Utility) -> [f32; MAX_SEATS] {
    let seats = game.seats();
    let mut paid = [0.0; MAX_SEATS];
    if utility == Utility::Delta || utility == Utility::Points {
        return scores(game, state);
    }
    if game.turn(state) != Turn::Over {
        return paid;
    }
    if seats == 1 {
        paid[0] = game.result(state, Seat(0)) as f32;
        return paid;
    }
    let winners = game.standings(state).winners;
    if !winners.is_empty() {
        let share = 1.0 / winners.len() as f32;
        for (seat, paid) in paid[..seats].iter_mut().enumerate() {
            let share = if winners.has(Seat(seat as u8)) { share } else { 0.0 };
            *paid = (share * seats as f32 - 1.0) / (seats as f32 - 1.0);
        }
    }
    paid
}

/// The points so far; alone the result as it stands: what a player without a rival can come nearer to.
fn scores<G: Game + Judge>(game: &G, state: &G::State) -> [f32; MAX_SEATS] {
    let seats = game.seats();
    if seats == 1 {
        let mut alone = [0.0; MAX_SEATS];
        alone[0] = game.result(state, Seat(0)) as f32;
        return alone;
    }
    let standings = game.standings(state);
    std::array::from_fn(|seat| if seat < seats { standings.score(Seat(seat as u8)) as f32 } else { 0.0 })
}
