//! An abstracted contre: the distribution of steps that a fresh roll lacks, and the value of paying them.

use super::{MORALS, READY, Sheet};
use crate::bots::outlook::insight;
use crate::game::Windwalkers;
use crate::state::State;
use std::sync::OnceLock;

/// Distinguished numbers of steps on the blue dice: 0 … 8 by the table, and one class for more.
const STEPS: usize = 10;
/// What "more" stands for.
const MORE: usize = 16;
/// A power pays two steps, a croc three.
const BY_POWER: usize = 2;
const BY_CROC: usize = 3;

/// One way a roll falls.
#[derive(Clone, Copy, Debug)]
struct Lack {
    blue: usize,
    violet: usize,
    odds: f32,
}

/// All the ways.
#[derive(Clone, Debug)]
pub(super) struct Ordeal {
    lacks: Vec<Lack>,
    /// How likely a furvent blows there.
    pub(super) furvent: f32,
}

/// By steps lacking on the blue dice: the best that paying them leads to.
pub(super) type Paid = [Sheet; STEPS];

/// Never affordable.
const NEVER: f32 = -1e6;

impl Ordeal {
    /// Over the bag where the wind is unknown.
    pub(super) fn unknown(game: &Windwalkers, state: &State, at: u8, blue: u8) -> Ordeal {
        let mut odds = [0.0; 9];
        insight().steps_ahead(game, state, at, blue, &mut odds);
        let token = state.token(at);
        let furvent = match () {
            () if !game.takes_wind(state.tile(at)) => 0.0,
            () if !token.is_none() => f32::from(u8::from(token.force() == 6)),
            () => {
                let total: f32 = state.bag.iter().map(|&n| f32::from(n)).sum::<f32>().max(1.0);
                f32::from(state.bag[5]) / total
            }
        };
        Ordeal { lacks: lacks(&odds, game.blacks_on(state, at)), furvent }
    }

    /// How likely what is lacking is of that kind.
    #[cfg(test)]
    pub(super) fn lacking(&self, kind: impl Fn(usize, usize) -> bool) -> f32 {
        self.lacks.iter().filter(|lack| kind(lack.blue, lack.violet)).map(|lack| lack.odds).sum()
    }

    /// The best that every number of steps leads to, when it is paid with moral and powers as is best.
    pub(super) fn paid(&self, after: &Sheet, full: usize) -> Paid {
        let mut paid = [[[NEVER; READY]; MORALS]; STEPS];
        for (steps, sheet) in paid.iter_mut().enumerate() {
            let steps = if steps == STEPS - 1 { MORE } else { steps };
            for powers in 0..=steps.div_ceil(BY_POWER).min(full) {
                let spent = steps.saturating_sub(BY_POWER * powers);
                for moral in spent + 1..MORALS {
                    let left = &after[moral - spent];
                    let row = &mut sheet[moral];
                    for ready in powers..READY {
                        row[ready] = row[ready].max(left[ready - powers]);
                    }
                }
            }
        }
        paid
    }

    /// The mean over all rolls: paid, paid with a croc, or failed, whichever is best.
    pub(super) fn expect(
        &self,
        paid: &Paid,
        moral: usize,
        failed: &[f32; READY],
        with_croc: impl Fn(f32) -> Option<f32>,
        malus: u8,
    ) -> [f32; READY] {
        let mut mean = [0.0; READY];
        for lack in &self.lacks {
            let mut best = *failed;
            if lack.violet < moral {
                for (best, paid) in best.iter_mut().zip(&paid[lack.blue][moral - lack.violet]) {
                    *best = best.max(*paid);
                }
            }
            if lack.blue + lack.violet >= 2 {
                let violet = lack.violet.saturating_sub(BY_CROC);
                let blue = lack.blue.saturating_sub(BY_CROC - (lack.violet - violet));
                let spent = violet + usize::from(malus);
                if spent < moral {
                    for (best, paid) in best.iter_mut().zip(&paid[blue][moral - spent]) {
                        if let Some(given) = with_croc(*paid) {
                            *best = best.max(given);
                        }
                    }
                }
            }
            for (mean, best) in mean.iter_mut().zip(best) {
                *mean += lack.odds * best;
            }
        }
        mean
    }
}

/// From the odds of winning with at most each number of steps, and the black dice.
fn lacks(upto: &[f32; 9], black: u8) -> Vec<Lack> {
    let mut out = Vec::new();
    let violet = &violet_odds()[usize::from(black.min(6))];
    let mut before = 0.0;
    for blue in 0..STEPS {
        let exactly = upto.get(blue).copied().unwrap_or(1.0) - before;
        before += exactly;
        if exactly < 1e-4 {
            continue;
        }
        for (steps, &odds) in violet.iter().enumerate() {
            // What hardly ever happens is left to the others.
            if exactly * odds > 2e-3 {
                out.push(Lack { blue, violet: steps, odds: exactly * odds });
            }
        }
    }
    let total: f32 = out.iter().map(|lack| lack.odds).sum();
    for lack in &mut out {
        lack.odds /= total;
    }
    out
}

/// How likely each number of violet dice lacks each number of steps against as many black ones; from eight on all together.
fn violet_odds() -> &'static [[f32; 9]; 7] {
    static ODDS: OnceLock<[[f32; 9]; 7]> = OnceLock::new();
    ODDS.get_or_init(|| {
        std::array::from_fn(|dice| {
            let mut rolls: Vec<([i32; 6], f32)> = Vec::new();
            crate::dice::Pool::multisets(dice as u8, |pool, ways| {
                rolls.push(([1, 2, 3, 4, 5, 6].map(|face| i32::from(pool.count(face))), ways as f32));
            });
            let (mut odds, mut total) = ([0.0; 9], 0.0);
            for (have, ways) in &rolls {
                for (want, times) in &rolls {
                    // Sorted against sorted: the differences of the running counts add up to the steps.
                    let (mut steps, mut ahead) = (0, 0);
                    for face in 0..6 {
                        ahead += have[face] - want[face];
                        steps += ahead.unsigned_abs() as usize;
                    }
                    odds[steps.min(8)] += ways * times;
                    total += ways * times;
                }
            }
            odds.map(|odds| odds / total)
        })
    })
}
