//! The lattice of the horde's rolls: its neighbours one step apart, and the distance transform that prices every roll at once.

use super::oracle::{Costs, LEVELS, Query};
use crate::dice::Pool;
use crate::options::GreenRule;

/// Épreuves swept side by side.
pub(super) const LANES: usize = 16;

pub(super) type Lane = [u8; LANES];

/// All rolls of one number of dice, and the single steps between them.
#[derive(Clone, Debug)]
pub(super) struct Lattice {
    rolls: Vec<Roll>,
    /// Rolls grouped by how many ordered throws show them: (throws, first, last + 1) into `by_weight`.
    pub(super) groups: Vec<(u32, usize, usize)>,
    pub(super) by_weight: Vec<u16>,
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
pub(super) const ROLLS: usize = 8192;

impl Lattice {
    pub(super) fn new(dice: u8) -> Lattice {
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
pub(super) struct Epreuve {
    green: [u8; 6],
    wind: [u8; 6],
    sum: u8,
    pub(super) weight: u64,
}

/// White dice showing the force that are added where it exceeds the dice (WW-6.3).
pub(super) fn added(query: &Query) -> u8 {
    if query.wind && query.force <= 6 { query.force.saturating_sub(query.white + query.green) } else { 0 }
}

/// All rolls of the épreuve that differ in something that matters.
pub(super) fn epreuves(query: &Query) -> Vec<Epreuve> {
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
                // If every die is equalled, so are the green ones: their colour no longer matters.
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
pub(super) fn sweep(lattice: &Lattice, query: &Query, needed: u8, batch: &[Epreuve], distance: &mut [Lane; ROLLS]) {
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
pub(super) fn count(lattice: &Lattice, distance: &[Lane; ROLLS]) -> [Costs; LANES] {
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
pub(super) fn distances_to(lattice: &Lattice, target: usize) -> Costs {
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
