//! Maps: the marks on the sea (SR-2.7), the author's and ours, and what makes one valid (SR-12.4).

use crate::course::Course;
use crate::ids;
use galerne_engine::{Direction, Hex, Hexagon, Refusal};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// The marks of one sea.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    pub radius: u8,
    pub start: Hex,
    /// In anticlockwise order from the start (SR-2.8).
    pub buoys: Vec<Buoy>,
    pub reefs: Vec<Hex>,
}

/// A buoy and the direction of its gate (SR-2.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Buoy {
    pub q: i8,
    pub r: i8,
    pub gate: Direction,
}

impl Buoy {
    /// A buoy with the gate that points most directly away from the centre (SR-2.9).
    #[must_use]
    pub fn new(hex: Hex) -> Buoy {
        let (q, r) = (i32::from(hex.q), i32::from(hex.r));
        let outward = |gate: Direction| {
            let (gq, gr) = (i32::from(gate.step().q), i32::from(gate.step().r));
            2 * q * gq + q * gr + r * gq + 2 * r * gr
        };
        // The first of equals: `max_by_key` would take the last.
        let gate = Direction::ALL.into_iter().rev().max_by_key(|&gate| outward(gate)).unwrap_or(Direction::E);
        Buoy { q: hex.q, r: hex.r, gate }
    }

    #[must_use]
    pub const fn hex(self) -> Hex {
        Hex::new(self.q, self.r)
    }

    /// On which side of the gate's line a hex lies (SR-9.2): positive is the clockwise side.
    #[must_use]
    pub fn side(self, hex: Hex) -> i32 {
        let step = self.gate.step();
        let (dq, dr) = (i32::from(hex.q) - i32::from(self.q), i32::from(hex.r) - i32::from(self.r));
        i32::from(step.q) * dr - i32::from(step.r) * dq
    }

    /// The hexes of the gate, from the buoy outwards to the border (SR-2.9).
    pub fn gate_hexes(self, board: Hexagon) -> impl Iterator<Item = Hex> {
        let mut hex = self.hex();
        std::iter::from_fn(move || {
            hex = hex.towards(self.gate);
            board.has(hex).then_some(hex)
        })
    }
}

/// A map of the box with its name.
#[derive(Clone, Debug)]
pub struct NamedMap {
    pub id: String,
    pub name: String,
    pub map: Map,
}

static MAPS: LazyLock<Vec<NamedMap>> = LazyLock::new(|| {
    #[derive(Deserialize)]
    struct File {
        map: Vec<Entry>,
    }
    #[derive(Deserialize)]
    struct Entry {
        id: String,
        name: String,
        radius: u8,
        start: Hex,
        buoys: Vec<Buoy>,
        reefs: Vec<Hex>,
    }
    let file: File = toml::from_str(include_str!("../data/maps.toml")).expect("maps.toml is tested");
    file.map
        .into_iter()
        .map(|Entry { id, name, radius, start, buoys, reefs }| NamedMap {
            id,
            name,
            map: Map { radius, start, buoys, reefs },
        })
        .collect()
});

/// The fourteen maps of the box (SR-2.11, SR-2.12).
#[must_use]
pub fn maps() -> &'static [NamedMap] {
    &MAPS
}

/// The largest sea (SR-11.9) and the smallest one a hand may draw.
pub(crate) const MAX_RADIUS: u8 = 16;
const MIN_RADIUS: u8 = 4;
/// More would not fit the gate bits of a cell; the generator stops at five.
const MAX_BUOYS: usize = 8;
/// The shortest gate of a hand-made map (V4).
pub(crate) const HAND_MADE_MARGIN: usize = 2;

/// A check of validity, given the least length of a gate.
type Check = fn(&Map, usize) -> bool;

impl Map {
    #[must_use]
    pub const fn board(&self) -> Hexagon {
        Hexagon::new(self.radius)
    }

    /// Every check of SR-12.4, in order; the refusal names the one that failed. `margin` is the least length of a gate.
    pub fn validate(&self, margin: usize) -> Result<(), Refusal> {
        if !(MIN_RADIUS..=MAX_RADIUS).contains(&self.radius) {
            return Err(Refusal::new(ids::MAP_RADIUS, "refused-map-radius")
                .with("min", MIN_RADIUS)
                .with("max", MAX_RADIUS));
        }
        if self.buoys.is_empty() || self.buoys.len() > MAX_BUOYS {
            return Err(Refusal::new(ids::MARKS, "refused-map-buoys").with("max", MAX_BUOYS));
        }
        let checks: [(&str, Check); 7] = [
            ("V1", Map::marks_are_apart),
            ("V2", Map::start_is_inside),
            ("V3", Map::marks_keep_their_distance),
            ("V4", Map::gates_are_wide_enough),
            ("V5", Map::gates_are_disjoint),
            ("V6", Map::tour_goes_round_the_centre),
            ("V7", Map::water_is_connected),
        ];
        let failed = |check: &str| Err(Refusal::new(ids::VALIDITY, "refused-map-check").with("check", check));
        for (name, holds) in checks {
            if !holds(self, margin) {
                return failed(name);
            }
        }
        if !self.nobody_is_trapped() {
            return failed("V8");
        }
        if Course::new(self, false).steps_both_ways().is_none() {
            return failed("V9");
        }
        Ok(())
    }

    fn marks(&self) -> impl Iterator<Item = Hex> {
        [self.start].into_iter().chain(self.buoys.iter().map(|buoy| buoy.hex())).chain(self.reefs.iter().copied())
    }

    fn is_water(&self, hex: Hex) -> bool {
        self.board().has(hex) && !self.reefs.contains(&hex)
    }

    fn marks_are_apart(&self, _: usize) -> bool {
        let mut marks: Vec<Hex> = self.marks().collect();
        let all_on_map = marks.iter().all(|&hex| self.board().has(hex));
        marks.sort_unstable();
        all_on_map && marks.windows(2).all(|pair| pair[0] != pair[1])
    }

    fn start_is_inside(&self, _: usize) -> bool {
        self.start.distance(Hex::CENTRE) + 2 <= u32::from(self.radius)
            && self.reefs.iter().all(|&reef| reef.distance(self.start) > 1)
    }

    fn marks_keep_their_distance(&self, _: usize) -> bool {
        let buoys: Vec<Hex> = self.buoys.iter().map(|buoy| buoy.hex()).collect();
        buoys.iter().enumerate().all(|(i, &buoy)| {
            buoy.distance(self.start) >= 4 && buoys[..i].iter().all(|&other| other.distance(buoy) >= 4)
        })
    }

    fn gates_are_wide_enough(&self, margin: usize) -> bool {
        self.buoys.iter().all(|buoy| {
            let gate: Vec<Hex> = buoy.gate_hexes(self.board()).collect();
            gate.len() >= margin
                && gate.first().is_some_and(|&hex| self.is_water(hex))
                && gate.iter().filter(|&&hex| self.is_water(hex)).count() >= 2
        })
    }

    fn gates_are_disjoint(&self, _: usize) -> bool {
        let mut hexes: Vec<Hex> = self.buoys.iter().flat_map(|buoy| buoy.gate_hexes(self.board())).collect();
        let clear =
            hexes.iter().all(|&hex| hex.distance(self.start) > 1 && self.buoys.iter().all(|buoy| buoy.hex() != hex));
        hexes.sort_unstable();
        clear && hexes.windows(2).all(|pair| pair[0] != pair[1])
    }

    fn tour_goes_round_the_centre(&self, _: usize) -> bool {
        let corners: Vec<Hex> = [self.start].into_iter().chain(self.buoys.iter().map(|buoy| buoy.hex())).collect();
        (0..corners.len()).all(|i| {
            let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
            let (aq, ar, bq, br) = (i32::from(a.q), i32::from(a.r), i32::from(b.q), i32::from(b.r));
            (bq - aq) * -ar - (br - ar) * -aq < 0
        })
    }

    fn water_is_connected(&self, _: usize) -> bool {
        let board = self.board();
        let mut seen = vec![false; board.len()];
        let mut front = vec![self.start];
        if let Some(index) = board.index(self.start) {
            seen[index] = true;
        }
        while let Some(hex) = front.pop() {
            for next in hex.neighbours().filter(|&next| self.is_water(next)) {
                if let Some(index) = board.index(next)
                    && !std::mem::replace(&mut seen[index], true)
                {
                    front.push(next);
                }
            }
        }
        board.iter().filter(|&hex| self.is_water(hex)).all(|hex| board.index(hex).is_some_and(|index| seen[index]))
    }

    fn nobody_is_trapped(&self) -> bool {
        self.board()
            .iter()
            .filter(|&hex| self.is_water(hex))
            .all(|hex| hex.neighbours().filter(|&next| self.is_water(next)).count() >= 2)
    }
}
