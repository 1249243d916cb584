//! Boards drawn by players (ON-2.1): what there is to paint with, and the boards of the rules to begin with.

use super::{Draft, MAX_SIDE, Map, write_map};
use galerne_engine::{Brush, Workshop};

pub static WORKSHOP: Workshop = Workshop {
    option: "own_map",
    with: &[("map", "own")],
    most: MAX_SIDE,
    brushes: &[
        Brush::cell("free", '.'),
        Brush::cell("cluttered", ','),
        Brush::cell("stairs", '/'),
        Brush::cell("wall", '#'),
        Brush::cell("water", '0'),
        Brush::cell("low", '2'),
        Brush::cell("high", '4'),
        Brush::cell("tower", '6'),
        Brush::cell("door-open", '\''),
        Brush::cell("door-closed", '+'),
        Brush::cell("door-locked", '='),
        Brush::edge("no-edge", ' '),
        Brush::edge("edge-wall", '|'),
        Brush::edge("edge-open", '\''),
        Brush::edge("edge-closed", '+'),
        Brush::edge("edge-locked", '='),
        Brush::zone("no-zone", '.'),
        Brush::zone("zone-1", 'A'),
        Brush::zone("zone-2", 'B'),
        Brush::zone("zone-3", 'C'),
        Brush::zone("zone-4", 'D'),
        Brush::zone("objective", 'o'),
    ],
    samples,
};

/// An empty field for two with everything a board must have.
fn empty_field() -> String {
    let (width, height) = (14, 10);
    let zones = (0..height).map(|y| {
        let heart = if (4..6).contains(&y) { "oo" } else { ".." };
        format!("AAA...{heart}...BBB\n")
    });
    let grid = format!("{}\n", ".".repeat(width)).repeat(height);
    let head = "id: champ\nname: Champ\nsetting: exterieur\nplayers: 2\noutpost: 0\nhold: 2\nlimit: 8\n";
    format!("{head}grid:\n{grid}zones:\n{}", zones.collect::<String>())
}

fn samples() -> Vec<(String, String)> {
    let ours = Draft::starters().unwrap_or_default();
    let ours = ours.iter().filter_map(|draft| Map::new(draft).ok()).map(|map| (map.name.clone(), write_map(&map)));
    [("Champ".to_owned(), empty_field())].into_iter().chain(ours).collect()
}
