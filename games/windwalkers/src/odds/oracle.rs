//! The oracle: the exact odds of a contre before it is rolled, with moral to spend (section 20).
//!
//! For every roll of the épreuve the horde's rolls form a lattice in which one moral step is one edge; the cheapest win of
//! every roll at once is a distance transform on it: one sweep down, one sweep up (the lattice is distributive, so a
//! shortest way can always first go down to the meet and then up). Sixteen épreuves are swept side by side in the lanes of
//! byte vectors, which is what makes an exact answer fast enough to show while a finger hovers over a tile.

use super::lattice::{LANES, Lattice, ROLLS, added, count, distances_to, epreuves, sweep};
use crate::game::Windwalkers;
use crate::options::GreenRule;
use crate::state::State;
use crate::tiles::{PORTE_FORCE, Tile};
use galerne_engine::Hex;
use std::sync::OnceLock;

/// The most moral that an answer considers: a full track pays eight times.
pub const MOST_MORAL: usize = 8;
pub(super) const LEVELS: usize = MOST_MORAL + 1;
/// Lattices that are kept; larger pools are rare and built each time they are asked for.
const READY_DICE: u8 = 8;

/// A situation: dice to be rolled and the force to be met.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Query {
    pub rule: GreenRule,
    pub blue: u8,
    pub white: u8,
    pub green: u8,
    /// Black dice, and as many violet ones.
    pub black: u8,
    pub force: u8,
    /// Whether the force is a wind's: only then are missing dice added (WW-6.3).
    pub wind: bool,
}

/// The answer: by how much moral may be spent, the odds with steps only and with rerolls too.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Odds {
    /// Probability that so much moral, spent on steps alone, is enough.
    pub steps: [f64; LEVELS],
    /// Best probability when all blue and violet dice may also be rolled again for one moral.
    pub best: [f64; LEVELS],
}

/// How many of the horde's throws win for at most 0, 1, … 8 steps.
pub(super) type Costs = [u64; LEVELS];

/// The lattices, each made when it is first needed and kept for good.
static LATTICES: [OnceLock<Lattice>; READY_DICE as usize + 1] = [const { OnceLock::new() }; READY_DICE as usize + 1];

/// Keeps the answers it was asked to remember.
#[derive(Clone, Debug)]
pub struct Oracle {
    known: Vec<(Query, Odds)>,
}

impl Default for Oracle {
    fn default() -> Self {
        Oracle::new()
    }
}

impl Oracle {
    #[must_use]
    pub fn new() -> Oracle {
        Oracle { known: Vec::new() }
    }

    /// The odds of a situation, remembered: a page asks the same few questions again and again.
    pub fn ask(&mut self, query: &Query) -> Odds {
        if let Some(odds) = query.known() {
            return odds;
        }
        if let Some((_, odds)) = self.known.iter().find(|(known, _)| known == query) {
            return *odds;
        }
        let odds = self.reckoned(query);
        self.known.push((*query, odds));
        odds
    }

    /// The odds of a situation: as they are written down, or reckoned.
    #[must_use]
    pub fn odds(&self, query: &Query) -> Odds {
        query.known().unwrap_or_else(|| self.reckoned(query))
    }

    /// The odds of a situation, reckoned.
    #[must_use]
    pub fn reckoned(&self, query: &Query) -> Odds {
        self.with_blacks(query, &self.blue_costs(query), query.black)
    }

    /// The odds of the same situation with no, one, two … black dice: the blue part is computed once.
    #[must_use]
    pub fn odds_by_blacks(&self, query: &Query, blacks: std::ops::RangeInclusive<u8>) -> Vec<Odds> {
        let costs = self.blue_costs(query);
        blacks.map(|black| self.with_blacks(query, &costs, black)).collect()
    }

    fn with_blacks(&self, query: &Query, costs: &[(Costs, u64)], black: u8) -> Odds {
        let violet = self.violet_costs(black);
        let (blue_throws, violet_throws) = (6f64.powi(i32::from(query.blue)), 6f64.powi(i32::from(black)));
        let epreuves: f64 = costs.iter().map(|(_, weight)| *weight as f64).sum();
        let blacks: f64 = violet.iter().map(|(_, weight)| *weight as f64).sum();
        let violet: Vec<([f64; LEVELS], f64)> = violet
            .iter()
            .map(|(costs, weight)| (costs.map(|throws| throws as f64 / violet_throws), *weight as f64 / blacks))
            .collect();
        let mut odds = Odds { steps: [0.0; LEVELS], best: [0.0; LEVELS] };
        for (blue, blue_weight) in costs {
            let blue = blue.map(|throws| throws as f64 / blue_throws);
            let mut exactly = blue;
            for level in 1..LEVELS {
                exactly[level] = blue[level] - blue[level - 1];
            }
            for (violet, violet_share) in &violet {
                let share = *blue_weight as f64 / epreuves * violet_share;
                // The violet dice take what the blue ones leave.
                let win: [f64; LEVELS] = if black == 0 { blue } else { folded(&exactly, violet) };
                let mut best = 0.0;
                for (level, win) in win.into_iter().enumerate() {
                    best = win + (1.0 - win) * best;
                    odds.steps[level] += share * win;
                    odds.best[level] += share * best;
                }
            }
        }
        odds
    }

    /// The number of throws of all white, green and blue dice that win without moral, black dice aside.
    #[must_use]
    pub fn wins_without_moral(&self, query: &Query) -> u64 {
        self.blue_costs(query).iter().map(|(costs, weight)| costs[0] * weight).sum()
    }

    fn with_lattice<T>(&self, dice: u8, work: impl FnOnce(&Lattice) -> T) -> T {
        match LATTICES.get(usize::from(dice)) {
            Some(lattice) => work(lattice.get_or_init(|| Lattice::new(dice))),
            None => work(&Lattice::new(dice.min(12))),
        }
    }

    /// The costs of winning over all épreuve rolls, equal ones together.
    fn blue_costs(&self, query: &Query) -> Vec<(Costs, u64)> {
        let epreuves = epreuves(query);
        let needed = usize::from(query.force).min(usize::from(query.white + query.green) + added(query) as usize);
        self.with_lattice(query.blue, |lattice| {
            let mut costs: Vec<(Costs, u64)> = Vec::with_capacity(epreuves.len());
            let mut distance = Box::new([[0; LANES]; ROLLS]);
            for batch in epreuves.chunks(LANES) {
                sweep(lattice, query, needed as u8, batch, &mut distance);
                let counted = count(lattice, &distance);
                costs.extend(batch.iter().enumerate().map(|(lane, epreuve)| (counted[lane], epreuve.weight)));
            }
            merged(costs)
        })
    }

    /// The costs of equalling every roll of the black dice, equal ones together.
    fn violet_costs(&self, black: u8) -> Vec<(Costs, u64)> {
        if black == 0 {
            return vec![([1; LEVELS], 1)];
        }
        self.with_lattice(black, |lattice| {
            let mut costs = Vec::new();
            for &(weight, first, end) in &lattice.groups {
                for &target in &lattice.by_weight[first..end] {
                    costs.push((distances_to(lattice, usize::from(target)), u64::from(weight)));
                }
            }
            merged(costs)
        })
    }
}

/// The cumulative distribution of a sum: one part exactly so much, the other at most the rest.
#[inline]
fn folded(exactly: &[f64; LEVELS], at_most: &[f64; LEVELS]) -> [f64; LEVELS] {
    let mut out = [0.0; LEVELS];
    let mut level = 0;
    while level < LEVELS {
        let (mut sum, mut spent) = (0.0, 0);
        while spent <= level {
            sum += exactly[spent] * at_most[level - spent];
            spent += 1;
        }
        out[level] = sum;
        level += 1;
    }
    out
}

fn merged(mut costs: Vec<(Costs, u64)>) -> Vec<(Costs, u64)> {
    costs.sort_unstable();
    costs.dedup_by(|next, kept| {
        let same = next.0 == kept.0;
        if same {
            kept.1 += next.1;
        }
        same
    });
    costs
}

impl Windwalkers {
    /// The odds of attempting a tile as the horde stands now: known token, or averaged over the bag.
    #[must_use]
    pub fn odds(&self, oracle: &Oracle, state: &State, hex: Hex) -> Option<Odds> {
        self.odds_asking(|query| oracle.odds(query), state, hex)
    }

    /// The same, by any way to ask: one that remembers, say.
    pub(crate) fn odds_asking(&self, mut ask: impl FnMut(&Query) -> Odds, state: &State, hex: Hex) -> Option<Odds> {
        let at = self.board_of(state).index(hex).filter(|&at| state.has_tile(at) && !state.tile(at).is_city())?;
        let plan = self.roll_plan(state, state.active, at);
        let query = |force: u8, wind: bool| Query {
            rule: self.options.green_rule,
            blue: plan.blue,
            white: plan.white,
            green: plan.green,
            black: plan.black,
            force,
            wind,
        };
        let tile = state.tile(at);
        if !self.takes_wind(tile) {
            let force = if tile == Tile::PorteHurle { PORTE_FORCE } else { 0 };
            return Some(ask(&query(force, false)));
        }
        let token = state.token(at);
        if !token.is_none() {
            return Some(ask(&query(token.force(), true)));
        }
        let total: f64 = state.bag.iter().map(|&count| f64::from(count)).sum();
        let mut mean = Odds { steps: [0.0; LEVELS], best: [0.0; LEVELS] };
        for (force, count) in (1..=6).zip(state.bag).filter(|(_, count)| *count > 0) {
            let odds = ask(&query(force, true));
            let share = f64::from(count) / total;
            for level in 0..LEVELS {
                mean.steps[level] += share * odds.steps[level];
                mean.best[level] += share * odds.best[level];
            }
        }
        Some(mean)
    }
}
