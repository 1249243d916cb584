//! The chance of another roll in a contre.

use super::cheapest::cheapest_win;
use crate::dice::Pool;
use crate::game::Windwalkers;
use crate::rules::facing::Facing;
use crate::state::State;

/// The chance that another roll of all free dice wins, the remaining moral spent on steps (WW-7.1).
pub(crate) fn odds_of_reroll(game: &Windwalkers, state: &State) -> Option<f64> {
    let facing = game.facing(state);
    let [blue, violet, ..] = state.contre.pools;
    let left = state.horde(state.active).moral.checked_sub(2)?;
    // Steps are spent where they are needed: first the violet dice, of which there are few.
    let violets = throws(violet.len() as u8);
    let blues = throws(blue.len() as u8);
    let rule = game.options.green_rule;
    let blue_costs: Vec<(u8, f64)> = blues
        .iter()
        .map(|&(pool, share)| {
            let roll = Facing { blue: pool.plus(state.contre.locked[0]), violet: facing.black, ..facing };
            (cheapest_win(&roll, rule, left), share)
        })
        .collect();
    let mut odds = 0.0;
    for (pool, violet_share) in violets {
        let fixed = Facing {
            violet: pool.plus(state.contre.locked[1]),
            blue: Pool::EMPTY,
            white: Pool::EMPTY,
            green: Pool::EMPTY,
            force: 0,
            ..facing
        };
        let cost = cheapest_win(&fixed, rule, left);
        let wins: f64 = blue_costs
            .iter()
            .filter(|(blue, _)| u32::from(*blue) + u32::from(cost) <= u32::from(left))
            .map(|(_, share)| share)
            .sum();
        odds += violet_share * wins;
    }
    Some(odds)
}

fn throws(dice: u8) -> Vec<(Pool, f64)> {
    let all = 6f64.powi(i32::from(dice));
    let mut throws = Vec::new();
    Pool::multisets(dice, |pool, ways| throws.push((pool, ways as f64 / all)));
    throws
}
