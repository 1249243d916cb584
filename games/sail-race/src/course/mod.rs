//! A map prepared for sailing: every table the moves need, computed once.

pub(crate) mod generate;
pub(crate) mod map;
mod rounding;

use galerne_engine::{Direction, Hex, Hexagon};
use map::{Buoy, Map};
use serde::{Deserialize, Serialize};

/// The sense of the tour (SR-6.7).
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Tour {
    Ccw,
    Cw,
}

impl Tour {
    pub const ALL: [Tour; 2] = [Tour::Ccw, Tour::Cw];
}

/// Beyond the border, and a reef (or a solid buoy), as neighbours of a cell.
pub(crate) const BORDER: u16 = u16::MAX;
pub(crate) const REEF: u16 = u16::MAX - 1;
pub(crate) const SOLID_BUOY: u16 = u16::MAX - 2;
/// Marks a place from which the finish cannot be reached.
const NEVER: u16 = u16::MAX;

/// What a boat finds in one hex.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cell {
    /// The six neighbours, or what stops a boat there (SR-8.2).
    pub(crate) next: [u16; 6],
    /// How many hexes a boat can go straight in each direction before something stops it.
    pub(crate) free: [u8; 6],
    /// The buoy whose gate this is, counted from 1; 0 for none. Gates are disjoint (V5).
    gate: u8,
    /// The buoy that floats here, counted from 1.
    buoy: u8,
    /// For each sense of the tour, the buoys of whose gate line this hex is on the near side (SR-9.2), one bit each.
    near: [u8; 2],
    /// Whether it is part of the finish zone (SR-2.10).
    pub(crate) zone: bool,
}

/// The end of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Landing {
    pub cell: u16,
    pub rounded: u8,
    pub moved: u8,
    pub finished: bool,
}

/// What a move does to the count of buoys. Buoys are numbered in the order sailed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Passage {
    Plain,
    Rounds(u8),
    /// The buoy rounded last no longer counts (SR-9.4).
    Loses(u8),
    /// Over the next buoy or onto its gate, but not from the near side: it does not count (SR-9.5).
    Misses(u8),
    /// Into the finish zone with every buoy rounded.
    Home,
}

/// The sea of one race.
#[derive(Clone, Debug)]
pub struct Course {
    map: Map,
    hexes: Vec<Hex>,
    cells: Vec<Cell>,
    start: u16,
    buoys: u8,
    /// Remaining single steps to the finish (SR-10.6), by sense, buoys rounded and cell.
    remaining: [Vec<u16>; 2],
    /// Bearings in whole degrees from the start to the first and to the last buoy (SR-6.4).
    bearings: [u16; 2],
}

impl Course {
    /// Prepare a map; `solid` buoys stop boats (SR-11.13).
    #[must_use]
    pub fn new(map: &Map, solid: bool) -> Course {
        let board = map.board();
        let mut cells: Vec<Cell> = board.iter().map(|hex| cell(map, board, hex, solid)).collect();
        for index in 0..cells.len() {
            cells[index].free = std::array::from_fn(|direction| {
                let ahead = |&at: &u16| Some(cells[usize::from(at)].next[direction]).filter(|&next| next < SOLID_BUOY);
                std::iter::successors(Some(index as u16), ahead).skip(1).count() as u8
            });
        }
        let start = board.index(map.start).unwrap_or(0) as u16;
        let bearing = |buoy: Option<&Buoy>| buoy.map_or(0, |buoy| bearing(map.start, buoy.hex()));
        let bearings = [bearing(map.buoys.first()), bearing(map.buoys.last())];
        let mut course = Course {
            map: map.clone(),
            hexes: board.iter().collect(),
            cells,
            start,
            buoys: map.buoys.len() as u8,
            remaining: [Vec::new(), Vec::new()],
            bearings,
        };
        course.remaining = Tour::ALL.map(|tour| course.distances(tour));
        course
    }

    #[must_use]
    pub const fn map(&self) -> &Map {
        &self.map
    }

    #[must_use]
    pub const fn board(&self) -> Hexagon {
        self.map.board()
    }

    /// The number of buoys to round.
    #[must_use]
    pub const fn buoys(&self) -> u8 {
        self.buoys
    }

    #[must_use]
    pub const fn start(&self) -> u16 {
        self.start
    }

    #[inline]
    pub(crate) fn cell(&self, index: u16) -> &Cell {
        &self.cells[usize::from(index)]
    }

    /// The hex of a cell.
    #[inline]
    #[must_use]
    pub fn hex(&self, index: u16) -> Hex {
        self.hexes.get(usize::from(index)).copied().unwrap_or(Hex::CENTRE)
    }

    /// The cell of a hex, where a boat may be.
    #[must_use]
    pub fn water(&self, hex: Hex) -> Option<u16> {
        let index = self.board().index(hex)?;
        // A reef or a solid buoy is no neighbour's `next`.
        let direction = Direction::ALL.into_iter().find(|&direction| self.board().has(hex.towards(direction)))?;
        let neighbour = self.board().index(hex.towards(direction))?;
        (self.cells[neighbour].next[direction.turned(3).index()] == index as u16).then_some(index as u16)
    }

    /// The buoy to round next, and the one rounded last, counted from 1 in map order (SR-9.1); 0 for none.
    #[must_use]
    pub const fn next_and_last(&self, tour: Tour, rounded: u8) -> (u8, u8) {
        let n = self.buoys;
        match tour {
            Tour::Ccw => (if rounded < n { rounded + 1 } else { 0 }, rounded),
            Tour::Cw => (n - rounded, if rounded > 0 { n - rounded + 1 } else { 0 }),
        }
    }

    /// The place of a buoy in the order sailed, from its number on the map and back: both count from 1 (SR-9.1).
    #[must_use]
    pub const fn in_order(&self, tour: Tour, number: u8) -> u8 {
        match tour {
            Tour::Ccw => number,
            Tour::Cw => self.buoys + 1 - number,
        }
    }

    /// Single steps until the next buoy is rounded, or until the finish once all are; `None` where there is no way.
    #[must_use]
    pub fn leg(&self, tour: Tour, cell: u16, rounded: u8) -> Option<u16> {
        if rounded >= self.buoys {
            return self.remaining(tour, cell, rounded);
        }
        let mut seen = vec![false; self.cells.len()];
        seen[usize::from(cell)] = true;
        let (mut front, mut steps) = (vec![cell], 0);
        while !front.is_empty() {
            steps += 1;
            let mut further = Vec::new();
            for from in front {
                for to in self.cell(from).next.into_iter().filter(|&to| to < SOLID_BUOY) {
                    match self.step(tour, from, to, rounded) {
                        after if after > rounded => return Some(steps),
                        // A way that loses a buoy is no way to the next one.
                        after if after < rounded => {}
                        _ if std::mem::replace(&mut seen[usize::from(to)], true) => {}
                        _ => further.push(to),
                    }
                }
            }
            front = further;
        }
        None
    }

    /// Where a straight move ends: for previews, bots and solvers. (The move itself, which also tells what happens on the way,
    /// is in `turn.rs`.)
    #[must_use]
    pub fn landing(&self, tour: Tour, cell: u16, rounded: u8, towards: Direction, speed: u8) -> Landing {
        let moved = speed.min(self.cell(cell).free[towards.index()]);
        let mut landing = Landing { cell, rounded, moved, finished: false };
        for _ in 0..moved {
            let to = self.cell(landing.cell).next[towards.index()];
            if !landing.finished {
                landing.rounded = self.step(tour, landing.cell, to, landing.rounded);
                landing.finished = self.finishes(to, landing.rounded);
            }
            landing.cell = to;
        }
        landing
    }

    /// Whether a boat that arrives here with `rounded` buoys has finished (SR-1.3, SR-10.1).
    #[inline]
    #[must_use]
    pub fn finishes(&self, cell: u16, rounded: u8) -> bool {
        rounded == self.buoys && self.cell(cell).zone
    }

    /// Remaining single steps to the finish (SR-10.6); `None` where there is no way.
    #[inline]
    #[must_use]
    pub fn remaining(&self, tour: Tour, cell: u16, rounded: u8) -> Option<u16> {
        let index = usize::from(rounded) * self.cells.len() + usize::from(cell);
        self.remaining[tour as usize].get(index).copied().filter(|&steps| steps != NEVER)
    }

    /// The shortest tour in single steps (the same both ways on every map of the box).
    #[must_use]
    pub fn par_steps(&self) -> u16 {
        self.remaining(Tour::Ccw, self.start, 0).unwrap_or(0)
    }

    /// The shortest tours in both senses; `None` if one of them does not exist (V9).
    #[must_use]
    pub fn steps_both_ways(&self) -> Option<(u16, u16)> {
        Some((self.remaining(Tour::Ccw, self.start, 0)?, self.remaining(Tour::Cw, self.start, 0)?))
    }

    /// Bearings from the start to the first buoy of each sense (SR-6.4).
    #[must_use]
    pub const fn bearings(&self) -> [u16; 2] {
        self.bearings
    }

    /// The sense in which the boats start more or less into the wind (SR-6.4 `upwind`).
    #[must_use]
    pub fn upwind(&self, direction: u16) -> Tour {
        let angle = |bearing: u16| {
            let apart = (i32::from(direction) - i32::from(bearing)).rem_euclid(360);
            apart.min(360 - apart)
        };
        if angle(self.bearings[0]) <= angle(self.bearings[1]) { Tour::Ccw } else { Tour::Cw }
    }

    /// Breadth-first search backwards from the finish over (buoys rounded, cell).
    fn distances(&self, tour: Tour) -> Vec<u16> {
        let (cells, places) = (self.cells.len(), self.cells.len() * (usize::from(self.buoys) + 1));
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); places];
        let mut distance = vec![NEVER; places];
        let mut front: Vec<u32> = Vec::new();
        for place in 0..places {
            let (rounded, from) = ((place / cells) as u8, (place % cells) as u16);
            for to in self.cell(from).next.into_iter().filter(|&to| to < SOLID_BUOY) {
                let after = self.step(tour, from, to, rounded);
                if self.finishes(to, after) {
                    front.push(place as u32);
                } else {
                    before[usize::from(after) * cells + usize::from(to)].push(place as u32);
                }
            }
        }
        front.dedup();
        for &place in &front {
            distance[place as usize] = 1;
        }
        let mut steps = 1;
        while !front.is_empty() {
            steps += 1;
            let mut further = Vec::new();
            for place in front {
                for &earlier in &before[place as usize] {
                    if distance[earlier as usize] == NEVER {
                        distance[earlier as usize] = steps;
                        further.push(earlier);
                    }
                }
            }
            front = further;
        }
        distance
    }
}

/// What a boat finds in a hex. A buoy stops no boat, unless the option makes it solid (SR-8.4). The finish zone is `#`
/// and its neighbours, the hexes at distance 1 (SR-2.4).
fn cell(map: &Map, board: Hexagon, hex: Hex, solid: bool) -> Cell {
    let number = |found: Option<usize>| found.map_or(0, |index| index as u8 + 1);
    let buoy_at = |hex: Hex| map.buoys.iter().position(|buoy| buoy.hex() == hex);
    let next = Direction::ALL.map(|direction| {
        let next = hex.towards(direction);
        match board.index(next) {
            None => BORDER,
            Some(_) if map.reefs.contains(&next) => REEF,
            Some(_) if solid && buoy_at(next).is_some() => SOLID_BUOY,
            Some(index) => index as u16,
        }
    });
    let mut near = [0; 2];
    for (index, buoy) in map.buoys.iter().enumerate() {
        let side = buoy.side(hex);
        near[Tour::Ccw as usize] |= u8::from(side > 0) << index;
        near[Tour::Cw as usize] |= u8::from(side < 0) << index;
    }
    Cell {
        next,
        free: [0; 6],
        gate: number(map.buoys.iter().position(|buoy| buoy.gate_hexes(board).any(|gate| gate == hex))),
        buoy: number(buoy_at(hex)),
        near,
        zone: hex.distance(map.start) <= 1,
    }
}

/// The bearing from one hex to another in whole degrees, anticlockwise from East (SR-6.4).
///
/// The only float in the rules. It decides nothing by a hair: between hexes of one board no bearing comes near
/// a half degree, which a test makes sure of.
fn bearing(from: Hex, to: Hex) -> u16 {
    let (dq, dr) = (f64::from(to.q) - f64::from(from.q), f64::from(to.r) - f64::from(from.r));
    let degrees = (-1.5 * dr).atan2(3f64.sqrt() * (dq + dr / 2.0)).to_degrees();
    degrees.round().rem_euclid(360.0) as u16
}
