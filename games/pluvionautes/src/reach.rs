//! Distance (PL-3): one wave serves weather areas, piloting and towing.

use crate::buildings::{Buildings, Kind};
use crate::cells::{LINKED, Mask, SHIFT, bit};
use crate::sky::{Sky, entry_costs, priced_entry};

/// Which cells are neighbours now, and what entering each of them costs.
///
/// The wave grows by whole sets: the cells at distance `d` are the neighbours of those within `d − cost`. That is a handful of
/// shifts per unit of distance, where a search with a queue would visit each cell and each edge.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ways {
    /// For each axis the lower cells whose link is not cut by a wall (PL-3.3).
    open: [Mask; 3],
    costs: [Mask; 3],
}

impl Ways {
    /// Only islands and walls count. Dice cost nothing and block nothing (PL-3.4), nor do other buildings (PL-9.5).
    #[inline]
    pub(crate) fn new(sky: &Sky, buildings: &Buildings) -> Ways {
        let walls = buildings.of(Kind::Wall);
        Ways { open: std::array::from_fn(|axis| LINKED[axis] & !walls[axis]), costs: entry_costs(sky) }
    }

    /// The same where entering a cell costs otherwise than printed.
    pub(crate) fn priced(sky: &Sky, buildings: &Buildings, enter: &[u8; 4]) -> Ways {
        Ways { costs: priced_entry(sky, enter), ..Ways::new(sky, buildings) }
    }

    /// All neighbours of all cells of the set.
    #[inline]
    pub(crate) fn neighbours(&self, set: Mask) -> Mask {
        let mut all = 0;
        for (open, shift) in self.open.iter().zip(SHIFT) {
            all |= (set & open) << shift | (set >> shift) & open;
        }
        all
    }

    /// `within(cell)[d]` are the cells at distance at most `d` of the cell, for `d` below `N`. The cell itself costs nothing, whatever
    /// lies on it: so an island that is towed starts for free (PL-3.5).
    #[inline]
    pub(crate) fn within<const N: usize>(&self, cell: u8) -> [Mask; N] {
        let [one, two, three] = self.costs;
        let mut levels = [0; N];
        let mut around = [0; N];
        levels[0] = bit(cell);
        for d in 1..N {
            around[d - 1] = self.neighbours(levels[d - 1]);
            let mut level = levels[d - 1] | around[d - 1] & one;
            if d >= 2 {
                level |= around[d - 2] & two;
            }
            if d >= 3 {
                level |= around[d - 3] & three;
            }
            levels[d] = level;
        }
        levels
    }

    /// The cells at distance at most `range`, which is at most 5 (PL-1.7).
    #[inline]
    pub(crate) fn reach(&self, cell: u8, range: u8) -> Mask {
        match range {
            0 | 1 => self.within::<2>(cell)[usize::from(range)],
            2 => self.within::<3>(cell)[2],
            3 => self.within::<4>(cell)[3],
            4 => self.within::<5>(cell)[4],
            _ => self.within::<6>(cell)[5],
        }
    }

    /// PL-3.2: the smallest sum of entry costs from one cell to another; `None` where walls leave no way.
    pub(crate) fn distance(&self, from: u8, to: u8) -> Option<u8> {
        // The dearest way round 37 cells is shorter than this.
        let levels = self.within::<100>(from);
        levels.iter().position(|level| level & bit(to) != 0).map(|d| d as u8)
    }

    /// PL-11.1: the size of the largest connected part of the set.
    ///
    /// Most islands have no neighbour of their kind: those without a link are set aside at once, and the others grow along the
    /// links within the set only, from one seed after the other.
    #[inline]
    pub(crate) fn largest_region(&self, set: Mask) -> u8 {
        let [a, b, c]: [Mask; 3] = std::array::from_fn(|axis| set & (set >> SHIFT[axis]) & self.open[axis]);
        let mut rest = a | a << SHIFT[0] | b | b << SHIFT[1] | c | c << SHIFT[2];
        if rest == 0 {
            return u8::from(set != 0);
        }
        let grow = |x: Mask| {
            x | (x & a) << SHIFT[0]
                | (x >> SHIFT[0]) & a
                | (x & b) << SHIFT[1]
                | (x >> SHIFT[1]) & b
                | (x & c) << SHIFT[2]
                | (x >> SHIFT[2]) & c
        };
        let mut largest = 0;
        loop {
            let mut region = grow(rest & rest.wrapping_neg());
            loop {
                let grown = grow(region);
                if grown == region {
                    break;
                }
                region = grown;
            }
            rest &= !region;
            largest = largest.max(region.count_ones());
            if rest.count_ones() <= largest {
                return largest as u8;
            }
        }
    }

    /// The part of `set` connected with `seed`, which belongs to it.
    #[inline]
    pub(crate) fn region(&self, seed: Mask, set: Mask) -> Mask {
        let mut region = seed;
        loop {
            let grown = region | self.neighbours(region) & set;
            if grown == region {
                return region;
            }
            region = grown;
        }
    }
}
