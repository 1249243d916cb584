//! The sheets: which rows there are, which cells they have, and the rule of each.

use crate::missions::COPIES;
use crate::rule_ids as rule;
use galerne_material::{Cell, CellKind, Sheet, cell, number};

pub(super) const WEATHER: [&str; 6] = ["1", "2", "3", "4", "5", "6"];
pub(super) const BALLOON: [&str; 4] = ["2", "3", "4", "5"];
/// Where a die comes down, and how a step bends.
pub(super) const TOUCH: [&str; 5] = ["there", "short", "long", "left", "right"];
pub(super) const DRIFT: [&str; 3] = ["straight", "left", "right"];

static MISSION: [Cell; 2] = [number("value", 1..=12, rule::CARDS), number("copies", 1..=COPIES as i64, rule::CARDS)];
static BAND: [Cell; 1] = [number("from", 1..=250, rule::SOLO)];
static TERRAIN: [Cell; 4] = [
    number("islands", 0..=15, rule::ISLANDS),
    number("enter_cost", 1..=3, rule::DISTANCE),
    number("altitude", 0..=3, rule::ALTITUDE),
    number("height", 0..=3, rule::CLIFF),
];
static GAP: [Cell; 2] = [number("enter_cost", 1..=3, rule::DISTANCE), number("height", 0..=3, rule::CLIFF)];
static FACE: [Cell; 2] = [number("rain", 0..=3, rule::WEATHER_DIE), number("storm", 0..=3, rule::WEATHER_DIE)];
static FLIGHT: [Cell; 2] = [number("fuel", 1..=5, rule::BALLOON_DIE), number("tow", 1..=5, rule::BALLOON_DIE)];
static BUILDING: [Cell; 1] = [number("count", 0..=9, rule::CONSERVED)];
static THROW: [Cell; 5] = [
    cell("touch", CellKind::Faces { words: &TOUCH, sides: 8 }, rule::TOUCHDOWN),
    cell("drift", CellKind::Faces { words: &DRIFT, sides: 6 }, rule::ROLL),
    number("rim", 1..=7, rule::OBSTACLE),
    number("straddle", 1..=7, rule::STRADDLE),
    number("cliff", 1..=4, rule::CLIFF),
];
static FORCE: [Cell; 2] = [
    cell("steps", CellKind::Numbers { rows: 1, columns: 4, range: 0..=4 }, rule::ROLL),
    number("push", 0..=2, rule::PUSH),
];

pub(super) static SHEETS: [Sheet; 9] = [
    // A table of one needs a card of each kind.
    Sheet { name: "mission", rows: 2..=6, spare: 0, rule: rule::CARDS, cells: &MISSION },
    Sheet { name: "band", rows: 4..=4, spare: 0, rule: rule::SOLO, cells: &BAND },
    Sheet { name: "terrain", rows: 3..=3, spare: 0, rule: rule::ISLANDS, cells: &TERRAIN },
    Sheet { name: "gap", rows: 1..=1, spare: 0, rule: rule::ISLANDS, cells: &GAP },
    Sheet { name: "weather", rows: 6..=6, spare: 0, rule: rule::WEATHER_DIE, cells: &FACE },
    Sheet { name: "balloon", rows: 4..=4, spare: 0, rule: rule::BALLOON_DIE, cells: &FLIGHT },
    Sheet { name: "building", rows: 3..=3, spare: 0, rule: rule::CONSERVED, cells: &BUILDING },
    Sheet { name: "throw", rows: 1..=1, spare: 0, rule: rule::LAUNCH, cells: &THROW },
    Sheet { name: "force", rows: 2..=2, spare: 0, rule: rule::ROLL, cells: &FORCE },
];
