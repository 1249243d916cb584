//! Lines of sight between all pairs of cells of a map: `sight_speed PASSES [map] [figures]`. Two runs under callgrind with different
//! passes, and their difference divided by the lines between them, give the instructions of a line.
//!
//! Measured so, with fourteen figures about: 298 instructions between two cells of the meadow, 240 in the keep, 279 in the ruins
//! and 271 in the citadel; 170 in the citadel without figures. The goal is 300.

#![allow(clippy::print_stdout, reason = "an example speaks")]

use galerne_onb::Shot;
use galerne_onb::map::{Draft, Ground, Map};

fn main() {
    let mut args = std::env::args().skip(1);
    let passes: u32 = args.next().and_then(|n| n.parse().ok()).unwrap_or(1);
    let wanted = args.next().unwrap_or_else(|| "citadelle".to_owned());
    let figures: usize = args.next().and_then(|n| n.parse().ok()).unwrap_or(14);
    let drafts = Draft::starters().expect("the starter maps");
    let draft = drafts.iter().find(|draft| draft.id == wanted).expect("a starter map");
    let map = Map::new(draft).expect("a sound map");
    let cells: Vec<(u8, u8)> = (0..map.height)
        .flat_map(|y| (0..map.width).map(move |x| (x, y)))
        .filter(|&(x, y)| matches!(map.ground(x as i8, y as i8), Ground::Free | Ground::Cluttered | Ground::Stairs))
        .collect();
    let others: Vec<([u8; 4], bool)> = (0..figures)
        .map(|n| (cells[n * cells.len() / figures], n % 2 == 0))
        .map(|((x, y), foe)| ([x, y, 1, 3], foe))
        .collect();
    let (mut lines, mut seen) = (0u64, 0u64);
    for _ in 0..passes {
        for &(ax, ay) in &cells {
            for &(bx, by) in &cells {
                lines += 1;
                seen += u64::from(map.sight([ax, ay, 1, 3], [bx, by, 1, 3], false, Shot::Direct, &others).is_some());
            }
        }
    }
    println!("{lines} lines, {seen} clear");
}
