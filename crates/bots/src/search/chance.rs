//! Chance nodes of the search: sampled, or stratified where the outcomes are few.

use super::fingerprint::{ByFingerprint, fingerprint};
use galerne_engine::{Game, Random};
use std::collections::HashMap;

/// Chances with at most this many outcomes are stratified; others are sampled.
const FEW: usize = 64;
/// The golden ratio's fraction: multiples of it fill the unit interval most evenly.
const GOLDEN: f64 = 0.618_033_988_749_894_9;
/// At most this many chance nodes are stored; later ones are sampled.
const MOST: usize = 50_000;

/// The position of each chance node in its sequence of outcomes. The first visit is a fair sample, later ones advance by the golden
/// ratio: every node is unbiased however rarely it is visited, and frequencies converge much faster than by sampling.
#[derive(Debug)]
pub(super) struct Spread<C> {
    shown: HashMap<u64, Shown, ByFingerprint>,
    outcomes: Vec<(C, u32)>,
}

#[derive(Clone, Copy, Debug)]
struct Shown {
    next: f64,
    few: bool,
}

impl<C> Default for Spread<C> {
    fn default() -> Self {
        Spread { shown: HashMap::default(), outcomes: Vec::new() }
    }
}

impl<C: Copy> Spread<C> {
    pub(super) fn clear(&mut self) {
        self.shown.clear();
    }

    pub(super) fn draw<G: Game<Chance = C>>(&mut self, game: &G, state: &G::State, random: &mut Random) -> C {
        let key = fingerprint(u8::MAX, state);
        let is_full = self.shown.len() >= MOST;
        let shown = match self.shown.get_mut(&key) {
            Some(shown) if !shown.few => return game.draw(state, random),
            Some(shown) => shown,
            None if is_full => return game.draw(state, random),
            None => self.shown.entry(key).or_insert(Shown { next: random.unit(), few: true }),
        };
        self.outcomes.clear();
        let total: u64 = if game.outcomes(state, &mut self.outcomes) && self.outcomes.len() <= FEW {
            self.outcomes.iter().map(|(_, weight)| u64::from(*weight)).sum()
        } else {
            0
        };
        shown.few = total > 0;
        let mut left = (shown.next * total as f64) as u64;
        shown.next = (shown.next + GOLDEN).fract();
        for (chance, weight) in &self.outcomes {
            if left < u64::from(*weight) && total > 0 {
                return *chance;
            }
            left = left.saturating_sub(u64::from(*weight));
        }
        game.draw(state, random)
    }
}
