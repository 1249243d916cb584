//! Maps: the marks on the sea (SR-2.7), the author's and ours, and what makes one valid (SR-12.4).

use super::Course;
use crate::rule_ids as rule;
use galerne_engine::{Direction, Hex, Hexagon, Message, Refusal};
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// A hex as it is printed on the map (SR-2.2): column and row, with minus signs that are no hyphens.
pub(crate) fn place(hex: Hex) -> String {
    format!("({},{})", hex.q, hex.r).replace('-', "−")
}

/// The marks of one sea.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Map {
    pub radius: u8,
    pub start: Hex,
    /// In anticlockwise order from the start (SR-2.8).
    pub buoys: Vec<Buoy>,
    #[serde(default)]
    pub reefs: Vec<Hex>,
}

/// A buoy and the direction of its gate (SR-2.9).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(from = "WrittenBuoy")]
pub struct Buoy {
    pub q: i8,
    pub r: i8,
    pub gate: Direction,
}

/// A buoy as a map writes it: one without a gate has the usual one (SR-2.9).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WrittenBuoy {
    q: i8,
    r: i8,
    gate: Option<Direction>,
}

impl From<WrittenBuoy> for Buoy {
    fn from(WrittenBuoy { q, r, gate }: WrittenBuoy) -> Buoy {
        let usual = Buoy::new(Hex::new(q, r));
        Buoy { gate: gate.unwrap_or(usual.gate), ..usual }
    }
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
    let file: File = toml::from_str(include_str!("../../data/maps.toml")).expect("maps.toml is tested");
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

/// A check of validity, given the least length of a gate: what is wrong, and where.
type Check = fn(&Map, usize) -> Result<(), Message>;

impl Map {
    #[must_use]
    pub const fn board(&self) -> Hexagon {
        Hexagon::new(self.radius)
    }

    /// Every check of SR-12.4, in order; the refusal names the one that failed and the marks it failed on. `margin` is the least
    /// length of a gate.
    pub fn validate(&self, margin: usize) -> Result<(), Refusal> {
        if !(MIN_RADIUS..=MAX_RADIUS).contains(&self.radius) {
            return Err(Refusal::new(rule::MAP_RADIUS, "refused-map-radius")
                .with("radius", self.radius)
                .with("min", MIN_RADIUS)
                .with("max", MAX_RADIUS));
        }
        if self.buoys.is_empty() || self.buoys.len() > MAX_BUOYS {
            return Err(Refusal::new(rule::MARKS, "refused-map-buoys")
                .with("buoys", self.buoys.len())
                .with("max", MAX_BUOYS));
        }
        let checks: [(&str, Check); 9] = [
            ("V1", Map::marks_are_apart),
            ("V2", Map::start_is_inside),
            ("V3", Map::marks_keep_their_distance),
            ("V4", Map::gates_are_wide_enough),
            ("V5", Map::gates_are_disjoint),
            ("V6", Map::tour_goes_round_the_centre),
            ("V7", Map::water_is_connected),
            ("V8", Map::nobody_is_trapped),
            ("V9", Map::has_a_tour_both_ways),
        ];
        for (name, check) in checks {
            check(self, margin).map_err(|why| {
                Refusal::new(rule::VALIDITY, "refused-map-check").with("check", name).with("why", why)
            })?;
        }
        Ok(())
    }

    fn marks(&self) -> impl Iterator<Item = Hex> {
        [self.start].into_iter().chain(self.buoys.iter().map(|buoy| buoy.hex())).chain(self.reefs.iter().copied())
    }

    fn is_water(&self, hex: Hex) -> bool {
        self.board().has(hex) && !self.reefs.contains(&hex)
    }

    /// The buoys with their numbers, as the map counts them (SR-2.8).
    fn numbered(&self) -> impl Iterator<Item = (usize, Buoy)> {
        self.buoys.iter().copied().enumerate().map(|(index, buoy)| (index + 1, buoy))
    }

    fn marks_are_apart(&self, _: usize) -> Result<(), Message> {
        if let Some(hex) = self.marks().find(|&hex| !self.board().has(hex)) {
            return Err(Message::new("map-off").with("place", place(hex)).with("radius", self.radius));
        }
        let mut marks: Vec<Hex> = self.marks().collect();
        marks.sort_unstable();
        match marks.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(Message::new("map-twice").with("place", place(pair[0]))),
            None => Ok(()),
        }
    }

    fn start_is_inside(&self, _: usize) -> Result<(), Message> {
        if self.start.distance(Hex::CENTRE) + 2 > u32::from(self.radius) {
            return Err(Message::new("map-start").with("place", place(self.start)).with("most", self.radius - 2));
        }
        match self.reefs.iter().find(|reef| reef.distance(self.start) <= 1) {
            Some(&reef) => Err(Message::new("map-reef-in-zone").with("place", place(reef))),
            None => Ok(()),
        }
    }

    fn marks_keep_their_distance(&self, _: usize) -> Result<(), Message> {
        for (number, buoy) in self.numbered() {
            if buoy.hex().distance(self.start) < 4 {
                return Err(Message::new("map-buoy-near-start").with("buoy", number).with("place", place(buoy.hex())));
            }
            let close = |(other, there): &(usize, Buoy)| *other < number && there.hex().distance(buoy.hex()) < 4;
            if let Some((other, _)) = self.numbered().find(close) {
                return Err(Message::new("map-buoys-near").with("buoy", other).with("other", number));
            }
        }
        Ok(())
    }

    fn gates_are_wide_enough(&self, margin: usize) -> Result<(), Message> {
        for (number, buoy) in self.numbered() {
            let gate: Vec<Hex> = buoy.gate_hexes(self.board()).collect();
            let about = |key| Message::new(key).with("buoy", number).with("gate", buoy.gate.name());
            if gate.len() < margin {
                return Err(about("map-gate-short").with("count", gate.len()).with("least", margin));
            }
            if let Some(&first) = gate.first().filter(|&&hex| !self.is_water(hex)) {
                return Err(about("map-gate-reef").with("place", place(first)));
            }
            if gate.iter().filter(|&&hex| self.is_water(hex)).count() < 2 {
                return Err(about("map-gate-blocked"));
            }
        }
        Ok(())
    }

    fn gates_are_disjoint(&self, _: usize) -> Result<(), Message> {
        let mut hexes: Vec<(Hex, usize)> = Vec::new();
        for (number, buoy) in self.numbered() {
            for hex in buoy.gate_hexes(self.board()) {
                let about = |key| Message::new(key).with("buoy", number).with("place", place(hex));
                if hex.distance(self.start) <= 1 {
                    return Err(about("map-gate-in-zone"));
                }
                if let Some((other, _)) = self.numbered().find(|(_, other)| other.hex() == hex) {
                    return Err(about("map-gate-over-buoy").with("other", other));
                }
                hexes.push((hex, number));
            }
        }
        hexes.sort_unstable();
        match hexes.windows(2).find(|pair| pair[0].0 == pair[1].0) {
            Some(pair) => Err(Message::new("map-gates-meet")
                .with("buoy", pair[0].1)
                .with("other", pair[1].1)
                .with("place", place(pair[0].0))),
            None => Ok(()),
        }
    }

    fn tour_goes_round_the_centre(&self, _: usize) -> Result<(), Message> {
        let corners: Vec<Hex> = [self.start].into_iter().chain(self.buoys.iter().map(|buoy| buoy.hex())).collect();
        for i in 0..corners.len() {
            let (a, b) = (corners[i], corners[(i + 1) % corners.len()]);
            let (aq, ar, bq, br) = (i32::from(a.q), i32::from(a.r), i32::from(b.q), i32::from(b.r));
            if (bq - aq) * -ar - (br - ar) * -aq >= 0 {
                return Err(Message::new("map-tour").with("from", place(a)).with("to", place(b)));
            }
        }
        Ok(())
    }

    fn water_is_connected(&self, _: usize) -> Result<(), Message> {
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
        let cut_off = |hex: &Hex| self.is_water(*hex) && board.index(*hex).is_none_or(|index| !seen[index]);
        match board.iter().find(cut_off) {
            Some(hex) => Err(Message::new("map-cut-off").with("place", place(hex))),
            None => Ok(()),
        }
    }

    fn nobody_is_trapped(&self, _: usize) -> Result<(), Message> {
        let open = |hex: Hex| hex.neighbours().filter(|&next| self.is_water(next)).count();
        match self.board().iter().find(|&hex| self.is_water(hex) && open(hex) < 2) {
            Some(hex) => Err(Message::new("map-pocket").with("place", place(hex))),
            None => Ok(()),
        }
    }

    fn has_a_tour_both_ways(&self, _: usize) -> Result<(), Message> {
        match Course::new(self, false).steps_both_ways() {
            Some(_) => Ok(()),
            None => Err(Message::new("map-no-tour")),
        }
    }
}
