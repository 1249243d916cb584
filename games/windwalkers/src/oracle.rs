//! The oracle: the exact odds of a contre before it is rolled, with moral to spend (section 20).
//!
//! For every roll of the épreuve the horde's rolls form a lattice in which one moral step is one edge; the cheapest win of
//! every roll at once is a distance transform on it: one sweep down, one sweep up (the lattice is distributive, so a
//! shortest way can always first go down to the meet and then up). Sixteen épreuves are swept side by side in the lanes of
//! byte vectors, which is what makes an exact answer fast enough to show while a finger hovers over a tile.

use crate::dice::Pool;
use crate::options::GreenRule;
use crate::setup::Windwalkers;
use crate::state::State;
use crate::tiles::PORTE_FORCE;
use std::sync::OnceLock;

/// The most moral that an answer considers: a full track pays eight times.
pub const MOST_MORAL: usize = 8;
const LEVELS: usize = MOST_MORAL + 1;
/// Épreuves swept side by side.
const LANES: usize = 16;
/// Lattices that are kept; larger pools are rare and built each time they are asked for.
const READY_DICE: u8 = 8;

type Lane = [u8; LANES];

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

/// All rolls of one number of dice, and the single steps between them.
#[derive(Clone, Debug)]
struct Lattice {
    rolls: Vec<Roll>,
    /// Rolls grouped by how many ordered throws show them: (throws, first, last + 1) into `by_weight`.
    groups: Vec<(u32, usize, usize)>,
    by_weight: Vec<u16>,
    /// Rolls by ascending sum, each with the rolls one step below it; then by descending sum with those above.
    up: Vec<Reach>,
    down: Vec<Reach>,
}

#[derive(Clone, Copy, Debug)]
struct Roll {
    counts: [u8; 6],
    sum: u8,
}

/// A roll and the at most six rolls from which one step leads to it; unused places repeat the first.
#[derive(Clone, Copy, Debug)]
struct Reach {
    to: u16,
    len: u8,
    from: [u16; 6],
}

/// Distances are kept in an array of this size, so that indices need no check: enough for twelve dice.
const ROLLS: usize = 8192;

impl Lattice {
    fn new(dice: u8) -> Lattice {
        let mut pools: Vec<(Pool, u64)> = Vec::new();
        Pool::multisets(dice, |pool, ways| pools.push((pool, ways)));
        let counts = |pool: Pool| [1, 2, 3, 4, 5, 6].map(|face| pool.count(face));
        let order: std::collections::BTreeMap<[u8; 6], u16> =
            pools.iter().enumerate().map(|(at, (pool, _))| (counts(*pool), at as u16)).collect();
        let mut rolls: Vec<Roll> = Vec::with_capacity(pools.len());
        for &(pool, _) in &pools {
            rolls.push(Roll { counts: counts(pool), sum: pool.sum() as u8 });
        }
        let reach = |at: usize, up: bool| {
            let (pool, mut reach) = (pools[at].0, Reach { to: at as u16, len: 0, from: [0; 6] });
            for face in 1..=6 {
                let beside = pool.shifted(face, !up);
                if beside != pool {
                    reach.from[usize::from(reach.len)] = order.get(&counts(beside)).copied().unwrap_or(0);
                    reach.len += 1;
                }
            }
            reach
        };
        let mut by_sum: Vec<usize> = (0..pools.len()).collect();
        by_sum.sort_by_key(|&at| rolls[at].sum);
        let mut by_weight: Vec<u16> = (0..pools.len() as u16).collect();
        by_weight.sort_by_key(|&roll| pools[usize::from(roll)].1);
        let mut groups: Vec<(u32, usize, usize)> = Vec::new();
        for (at, &roll) in by_weight.iter().enumerate() {
            let throws = pools[usize::from(roll)].1 as u32;
            match groups.last_mut() {
                // Counts of a group are kept in bytes.
                Some((same, first, end)) if *same == throws && at - *first < 255 => *end = at + 1,
                _ => groups.push((throws, at, at + 1)),
            }
        }
        Lattice {
            groups,
            by_weight,
            up: by_sum.iter().map(|&at| reach(at, true)).collect(),
            down: by_sum.iter().rev().map(|&at| reach(at, false)).collect(),
            rolls,
        }
    }
}

/// One épreuve roll as far as it matters, with the number of throws that show it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Epreuve {
    green: [u8; 6],
    wind: [u8; 6],
    sum: u8,
    weight: u64,
}

/// How many of the horde's throws win for at most 0, 1, … 8 steps.
type Costs = [u64; LEVELS];

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

/// White dice showing the force that are added where it exceeds the dice (WW-6.3).
fn added(query: &Query) -> u8 {
    if query.wind && query.force <= 6 { query.force.saturating_sub(query.white + query.green) } else { 0 }
}

/// All rolls of the épreuve that differ in something that matters.
fn epreuves(query: &Query) -> Vec<Epreuve> {
    let (force, greens) = (query.force, query.green);
    let extra = added(query);
    // Where equalling the greens already makes the pairs, the white dice count by their sum only.
    let strict_enough = query.rule == GreenRule::Strict && greens >= force.min(greens + query.white + extra);
    let every = force >= greens + query.white + extra;
    let mut all = Vec::new();
    let mut whites: Vec<([u8; 6], u8, u64)> = Vec::new();
    Pool::multisets(query.white, |pool, ways| {
        let pool = pool.with(force, extra);
        whites.push(([1, 2, 3, 4, 5, 6].map(|face| pool.count(face)), pool.sum() as u8, ways));
    });
    Pool::multisets(greens, |pool, ways| {
        let green = [1, 2, 3, 4, 5, 6].map(|face| pool.count(face));
        for (white, sum, white_ways) in &whites {
            let mut epreuve = Epreuve { green, wind: [0; 6], sum: sum + pool.sum() as u8, weight: ways * white_ways };
            if force == 0 {
                epreuve.green = [0; 6];
            } else if every {
                // Whoever equals every die equals the green ones: which are green no longer matters.
                epreuve.green = [0; 6];
                epreuve.wind = std::array::from_fn(|face| green[face] + white[face]);
            } else if !strict_enough {
                for face in 0..6 {
                    // More dice of a face than the force asks for change nothing.
                    epreuve.wind[face] = (green[face] + white[face]).min(force);
                }
            }
            all.push(epreuve);
        }
    });
    // From force 3 on hardly any two rolls are alike: looking for them would cost more than it saves.
    if force >= 3 && !strict_enough && !every {
        return all;
    }
    all.sort_unstable();
    all.dedup_by(|next, kept| {
        let same = (next.green, next.wind, next.sum) == (kept.green, kept.wind, kept.sum);
        if same {
            kept.weight += next.weight;
        }
        same
    });
    all
}

/// The cheapest win of every roll of the horde, for up to sixteen épreuves side by side.
fn sweep(lattice: &Lattice, query: &Query, needed: u8, batch: &[Epreuve], distance: &mut [Lane; ROLLS]) {
    let (mut green, mut wind, mut sums) = ([[0u8; LANES]; 6], [[0u8; LANES]; 6], [0u8; LANES]);
    for (lane, epreuve) in batch.iter().enumerate() {
        for face in 0..6 {
            green[face][lane] = epreuve.green[face];
            wind[face][lane] = epreuve.wind[face];
        }
        sums[lane] = epreuve.sum;
    }
    let strict = query.rule == GreenRule::Strict;
    let every = needed > 0 && needed >= query.green + query.white + added(query);
    let greens = if query.force == 0 || every { 0 } else { query.green };
    let colours = if strict { greens } else { greens.min(query.force) };
    // Where the greens alone make the pairs, the épreuves carry no wind and no pairs are asked for again.
    let pairs_matter = batch.iter().any(|epreuve| epreuve.wind != [0; 6]);
    let needed = if pairs_matter { needed } else { 0 };
    // What a face contributes for each number of dice on it, so that a roll is six additions.
    let mut share = [[[[0u8; LANES]; 2]; 16]; 6];
    for face in 0..6 {
        for (have, out) in share[face].iter_mut().enumerate() {
            for lane in 0..LANES {
                out[0][lane] = green[face][lane].min(have as u8);
                out[1][lane] = wind[face][lane].min(have as u8);
            }
        }
    }
    for (roll, out) in lattice.rolls.iter().zip(distance.iter_mut()) {
        let (mut coloured, mut paired) = ([0u8; LANES], [0u8; LANES]);
        for (share, have) in share.iter().zip(roll.counts) {
            let [green, wind] = &share[usize::from(have & 15)];
            for lane in 0..LANES {
                coloured[lane] += green[lane];
                paired[lane] += wind[lane];
            }
        }
        for lane in 0..LANES {
            let sum = u8::from(roll.sum >= sums[lane]);
            let pairs = u8::from(paired[lane] >= needed);
            let greens = u8::from(coloured[lane] >= colours);
            out[lane] = 100 * (1 - (sum & pairs & greens));
        }
    }
    relax(distance, &lattice.down);
    relax(distance, &lattice.up);
}

/// One sweep: every roll learns from those one step beside it, in an order in which these are already settled.
fn relax(distance: &mut [Lane; ROLLS], order: &[Reach]) {
    for reach in order {
        let mut nearest = [200u8; LANES];
        for &from in reach.from.iter().take(usize::from(reach.len)) {
            let beside = &distance[usize::from(from) % ROLLS];
            for lane in 0..LANES {
                nearest[lane] = nearest[lane].min(beside[lane]);
            }
        }
        let here = &mut distance[usize::from(reach.to) % ROLLS];
        for lane in 0..LANES {
            here[lane] = here[lane].min(nearest[lane] + 1);
        }
    }
}

/// Per lane, the number of throws within each number of steps.
fn count(lattice: &Lattice, distance: &[Lane; ROLLS]) -> [Costs; LANES] {
    let mut all = [[0u32; LANES]; LEVELS];
    for &(throws, first, end) in &lattice.groups {
        let mut counts = [[0u8; LANES]; LEVELS];
        for &roll in &lattice.by_weight[first..end] {
            let here = &distance[usize::from(roll) % ROLLS];
            for (level, count) in counts.iter_mut().enumerate() {
                for lane in 0..LANES {
                    count[lane] += u8::from(here[lane] <= level as u8);
                }
            }
        }
        for (all, count) in all.iter_mut().zip(&counts) {
            for lane in 0..LANES {
                all[lane] += u32::from(count[lane]) * throws;
            }
        }
    }
    std::array::from_fn(|lane| std::array::from_fn(|level| u64::from(all[level][lane])))
}

/// The number of throws within each number of steps of one roll.
fn distances_to(lattice: &Lattice, target: usize) -> Costs {
    let goal = lattice.rolls[target].counts;
    let mut costs = [0; LEVELS];
    for &(throws, first, end) in &lattice.groups {
        for &roll in &lattice.by_weight[first..end] {
            // Sorted dice against sorted dice: the differences of the running counts add up to the steps.
            let (mut steps, mut ahead) = (0, 0i8);
            for (have, want) in lattice.rolls[usize::from(roll)].counts.iter().zip(goal) {
                ahead += *have as i8 - want as i8;
                steps += usize::from(ahead.unsigned_abs());
            }
            for level in costs.iter_mut().skip(steps) {
                *level += u64::from(throws);
            }
        }
    }
    costs
}

impl Windwalkers {
    /// The odds of attempting a tile as the horde stands now: known token, or averaged over the bag.
    #[must_use]
    pub fn odds(&self, oracle: &Oracle, state: &State, hex: galerne_engine::Hex) -> Option<Odds> {
        self.odds_asking(|query| oracle.odds(query), state, hex)
    }

    /// The same, by any way to ask: one that remembers, say.
    pub(crate) fn odds_asking(
        &self,
        mut ask: impl FnMut(&Query) -> Odds,
        state: &State,
        hex: galerne_engine::Hex,
    ) -> Option<Odds> {
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
            let force = if tile == crate::tiles::Tile::PorteHurle { PORTE_FORCE } else { 0 };
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
