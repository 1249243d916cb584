//! The exact odds of a throw as chance lists them (PL-6.16): every sequence of draws that matters, tried one after the other. The
//! odds that the page shows are in `odds/`.

use super::throw::Flight;
use crate::draws::{Draw, Draws, Oracle};
use crate::material::{Shares, ThrowTable};
use std::collections::HashMap;

/// One way a throw can end: its weight, and draws that lead there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Way {
    pub(crate) weight: u64,
    pub(crate) draws: Draws,
}

/// The groups of values that have the same effect: a representative and how many values it stands for.
fn groups(table: &ThrowTable, draw: Draw, is_hard: bool) -> &[(u8, u8)] {
    const EACH: [(u8, u8); 37] = {
        let mut each = [(0, 1); 37];
        let mut value = 0;
        while value < 37 {
            each[value].0 = value as u8 + 1;
            value += 1;
        }
        each
    };
    table.shares(draw, is_hard).map_or(&EACH[..usize::from(draw.sides())], Shares::list)
}

/// Walks the tree of draws: each run follows one path, and the next run takes the next one.
struct Walker<'a> {
    table: &'a ThrowTable,
    is_hard: bool,
    /// The path: which draw, and which of its groups.
    path: Vec<(Draw, usize)>,
    depth: usize,
}

impl Oracle for Walker<'_> {
    fn draw(&mut self, draw: Draw) -> Option<u8> {
        if self.depth == self.path.len() {
            self.path.push((draw, 0));
        }
        let (_, group) = self.path[self.depth];
        self.depth += 1;
        Some(groups(self.table, draw, self.is_hard)[group].0)
    }
}

impl Walker<'_> {
    /// The number of equally likely throws in this path, and out of how many.
    fn share(&self) -> (u64, u64) {
        self.path.iter().fold((1, 1), |(some, all), &(draw, group)| {
            (some * u64::from(groups(self.table, draw, self.is_hard)[group].1), all * u64::from(draw.sides()))
        })
    }

    fn draws(&self) -> Draws {
        let mut draws = Draws::default();
        for &(draw, group) in &self.path {
            draws.push(draw, groups(self.table, draw, self.is_hard)[group].0);
        }
        draws
    }

    /// Move to the next path; `false` when all have been walked.
    fn advance(&mut self) -> bool {
        while let Some((draw, group)) = self.path.pop() {
            if group + 1 < groups(self.table, draw, self.is_hard).len() {
                self.path.push((draw, group + 1));
                return true;
            }
        }
        false
    }
}

/// Three weather dice on one cell of a hard throw have too many ends to list.
const MOST_PATHS: usize = 40_000;

/// A procedure that ends in a flight, for any oracle.
pub(crate) trait Procedure {
    fn run(&self, oracle: &mut impl Oracle) -> Option<Flight>;
}

/// All ends of a throw with exact integer weights, in the order in which they are first met; `None` where they are too many to
/// be worth listing or their weights do not fit.
pub(crate) fn ways(procedure: &impl Procedure, table: &ThrowTable, is_hard: bool) -> Option<Vec<Way>> {
    let mut walker = Walker { table, is_hard, path: Vec::new(), depth: 0 };
    let mut found: Vec<Way> = Vec::new();
    let mut place: HashMap<Flight, usize> = HashMap::new();
    let mut common: u64 = 1;
    for _ in 0..MOST_PATHS {
        walker.depth = 0;
        let flight = procedure.run(&mut walker)?;
        let (some, all) = walker.share();
        // Ends met by paths of different length are kept over the common denominator of those seen so far.
        let wider = lcm(common, all)?;
        if wider != common {
            for way in &mut found {
                way.weight = way.weight.checked_mul(wider / common)?;
            }
            common = wider;
        }
        let weight = some.checked_mul(common / all)?;
        match place.get(&flight) {
            Some(&index) => {
                let known = found.get_mut(index)?;
                known.weight = known.weight.checked_add(weight)?;
            }
            None => {
                place.insert(flight, found.len());
                found.push(Way { weight, draws: walker.draws() });
            }
        }
        if !walker.advance() {
            let divisor = found.iter().fold(0, |divisor, way| gcd(divisor, way.weight)).max(1);
            return Some(found.into_iter().map(|way| Way { weight: way.weight / divisor, ..way }).collect());
        }
    }
    None
}

const fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

fn lcm(a: u64, b: u64) -> Option<u64> {
    (a / gcd(a, b)).checked_mul(b)
}
