//! The map generator (SR-12.1): integers only, so that every implementation draws the same map from the same seed.

use super::map::{Buoy, HAND_MADE_MARGIN, MAX_RADIUS, Map};
use crate::rule_ids as rule;
use galerne_engine::{Direction, Hex, Refusal};
use serde::{Deserialize, Serialize};

/// The generator's random numbers (SR-12.2). It is part of the rules, not a source of luck: a seed names a map.
#[derive(Clone, Debug)]
pub struct SplitMix64(pub u64);

impl SplitMix64 {
    pub fn output(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }

    /// The next output modulo `n`, as the rule says; 0 of nothing.
    pub fn below(&mut self, n: u64) -> u64 {
        if n == 0 { 0 } else { self.output() % n }
    }
}

/// What is asked of the generator (SR-12.2).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Draw {
    pub radius: u8,
    pub buoy_count: u8,
    pub reef_count: u16,
    pub margin: u8,
    pub seed: u64,
}

/// SR-12.5: no draw that was measured took more than 79, so a thousand fail only where there is hardly a map to be found.
const ATTEMPTS: usize = 1000;

/// Draw a map, and say how many attempts it took (SR-12.3).
pub fn generate(draw: &Draw) -> Result<(Map, usize), Refusal> {
    let sextants: &[usize] = match draw.buoy_count {
        2 => &[2, 4],
        3 => &[1, 3, 5],
        4 => &[1, 2, 4, 5],
        5 => &[1, 2, 3, 4, 5],
        _ => return Err(out_of_range("buoy_count", 2, 5)),
    };
    if !(8..=MAX_RADIUS).contains(&draw.radius) {
        return Err(out_of_range("radius", 8, u64::from(MAX_RADIUS)));
    }
    if !(2..=5).contains(&draw.margin) {
        return Err(out_of_range("margin", 2, 5));
    }
    let most = most_reefs(draw.radius);
    if usize::from(draw.reef_count) > most {
        return Err(out_of_range("reef_count", 0, most as u64));
    }
    let mut stream = SplitMix64(draw.seed);
    for attempt in 1..=ATTEMPTS {
        let map = one_attempt(draw, sextants, &mut stream);
        if map.validate(usize::from(draw.margin)).is_ok() {
            return Ok((map, attempt));
        }
    }
    Err(Refusal::new(rule::ATTEMPTS, "refused-map-attempts").with("attempts", ATTEMPTS))
}

fn out_of_range(name: &str, min: u64, max: u64) -> Refusal {
    Refusal::new(rule::GENERATOR, "refused-map-range").with("name", name).with("min", min).with("max", max)
}

/// At most 15 % of the hexes may be reefs.
pub(crate) const fn most_reefs(radius: u8) -> usize {
    galerne_engine::Hexagon::new(radius).len() * 15 / 100
}

fn one_attempt(draw: &Draw, sextants: &[usize], stream: &mut SplitMix64) -> Map {
    let radius = u64::from(draw.radius);
    let low = radius.div_ceil(2);
    let place = |sextant: usize, low: u64, high: u64, stream: &mut SplitMix64| {
        let ring = low + stream.below(high - low + 1);
        let shift = 1 + stream.below(ring - 1);
        in_sextant(sextant, ring as i8, shift as i8)
    };
    let start = place(0, low, radius - 3, stream);
    let high = radius - 1 - u64::from(draw.margin);
    let buoys = sextants.iter().map(|&sextant| Buoy::new(place(sextant, low.min(high), high, stream))).collect();
    let mut map = Map { radius: draw.radius, start, buoys, reefs: Vec::new() };
    map.reefs = draw_reefs(&map, usize::from(draw.reef_count), stream);
    map
}

/// A hex by sextant, ring and shift (SR-12.3); sextant 0 is the bottom one.
fn in_sextant(sextant: usize, ring: i8, shift: i8) -> Hex {
    let c = sextant + 5;
    let (along, across) = (Direction::of(c).step(), Direction::of(c + 4).step());
    Hex::new(ring * along.q + shift * across.q, ring * along.r + shift * across.r)
}

/// New reefs (SR-12.3 step 4), sorted by row and column.
fn draw_reefs(map: &Map, count: usize, stream: &mut SplitMix64) -> Vec<Hex> {
    let mut free: Vec<Hex> = map
        .board()
        .iter()
        .filter(|&hex| hex.distance(map.start) > 2)
        .filter(|&hex| map.buoys.iter().all(|buoy| buoy.hex().distance(hex) > 1))
        .filter(|hex| !map.reefs.contains(hex))
        .collect();
    let mut reefs: Vec<Hex> =
        (0..count.min(free.len())).map(|_| free.remove(stream.below(free.len() as u64) as usize)).collect();
    reefs.sort_unstable_by_key(|hex| (hex.r, hex.q));
    reefs
}

/// Rings of water round a map (SR-11.9).
pub(crate) fn pad(map: &mut Map, rings: u8) -> Result<(), Refusal> {
    let radius = map.radius.saturating_add(rings);
    if radius > MAX_RADIUS {
        return Err(Refusal::new(rule::PAD, "refused-pad").with("radius", radius).with("max", MAX_RADIUS));
    }
    map.radius = radius;
    Ok(())
}

/// More reefs on a map (SR-11.10), drawn again on the same stream until the map is valid.
pub(crate) fn add_reefs(map: &mut Map, count: usize, seed: u64) -> Result<(), Refusal> {
    if count == 0 {
        return Ok(());
    }
    let most = most_reefs(map.radius);
    if count > most {
        return Err(Refusal::new(rule::COMBINATIONS, "refused-extra-reefs").with("max", most));
    }
    let mut stream = SplitMix64(seed);
    for _ in 0..ATTEMPTS {
        let mut tried = map.clone();
        tried.reefs.extend(draw_reefs(map, count, &mut stream));
        if tried.validate(HAND_MADE_MARGIN).is_ok() {
            *map = tried;
            return Ok(());
        }
    }
    Err(Refusal::new(rule::EXTRA_REEFS, "refused-map-attempts").with("attempts", ATTEMPTS))
}
