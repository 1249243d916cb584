//! The chance of another roll in a contre.

use super::cheapest::steps_to_win;
use crate::dice::Pool;
use crate::game::Windwalkers;
use crate::rules::facing::Facing;
use crate::state::{State, flag};

/// The chance that another roll of all free dice wins, the remaining moral spent on steps (WW-7.1).
pub(crate) fn odds_of_reroll(game: &Windwalkers, state: &State) -> Option<f64> {
    let facing = game.facing(state);
    let [blue, violet, ..] = state.contre.pools;
    let left = steps_after(state)?;
    let locked = state.contre.locked;
    // Steps are spent where they are needed: first the violet dice, of which there are few.
    let violets = throws(violet.len() as u8);
    let blues = throws(blue.len() as u8);
    let rule = game.options.green_rule;
    let blue_costs: Vec<(u8, f64)> = blues
        .iter()
        .map(|&(pool, share)| {
            let roll = Facing { blue: pool.plus(locked[0]), violet: facing.black, ..facing };
            (steps_to_win(&roll, [locked[0], facing.black], rule, left), share)
        })
        .collect();
    let mut odds = 0.0;
    for (pool, violet_share) in violets {
        let fixed = Facing {
            violet: pool.plus(locked[1]),
            blue: Pool::EMPTY,
            white: Pool::EMPTY,
            green: Pool::EMPTY,
            force: 0,
            ..facing
        };
        let cost = steps_to_win(&fixed, [Pool::EMPTY, locked[1]], rule, left);
        let wins: f64 = blue_costs
            .iter()
            .filter(|(blue, _)| u32::from(*blue) + u32::from(cost) <= u32::from(left))
            .map(|(_, share)| share)
            .sum();
        odds += violet_share * wins;
    }
    Some(odds)
}

/// The steps that can be paid for once the roll is paid (WW-7.1): what is already paid for goes first, under card 46 a point pays for two
/// (WW-9.43), and the last point stays (WW-7.3).
fn steps_after(state: &State) -> Option<u8> {
    let each = if state.contre.is(flag::DOUBLED) { 2 } else { 1 };
    let all = state.contre.credits + each * state.horde(state.active).moral.saturating_sub(1);
    all.checked_sub(1)
}

fn throws(dice: u8) -> Vec<(Pool, f64)> {
    let all = 6f64.powi(i32::from(dice));
    let mut throws = Vec::new();
    Pool::multisets(dice, |pool, ways| throws.push((pool, ways as f64 / all)));
    throws
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::tests::scene::{against, solo};

    const TEAM: [u8; 8] = [1, 6, 12, 24, 25, 35, 38, 39];

    /// WW-9.43: under card 46 a moral point pays for two, another roll included; what is left of one pays for the roll.
    #[test]
    fn ww_9_43_the_chance_of_another_roll_counts_what_is_paid_for() {
        let mut scene = solo(&TEAM);
        scene.contre(0, -1, 2, against(&[1, 1, 1, 1, 1, 1], &[6], &[5, 5, 6, 6])).moral(3);
        assert_eq!(steps_after(&scene.state), Some(1));
        let plain = odds_of_reroll(&scene.game, &scene.state).unwrap();
        scene.state.contre.flags |= flag::DOUBLED;
        assert_eq!(steps_after(&scene.state), Some(3));
        assert!(odds_of_reroll(&scene.game, &scene.state).unwrap() > plain);
        scene.state.contre.credits = 1;
        scene.moral(1);
        assert_eq!(steps_after(&scene.state), Some(0), "the credit pays for the roll");
        scene.state.contre.credits = 0;
        assert_eq!(odds_of_reroll(&scene.game, &scene.state), None);
    }
}
