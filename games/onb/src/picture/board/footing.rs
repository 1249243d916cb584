//! Which cells a hand touches for a place of a large base. A touch on a lit cell asks for the figure to stand on it:
//! every lit
//! cell belongs to one place that covers it, and every place has a cell.

use crate::game::Onb;
use crate::map::Base;
use crate::picture::{CELL, grid};
use galerne_draw::{Area, Path, pt};
use galerne_engine::Square;
use std::collections::BTreeMap;

/// Each cell to be touched with the index of its place. Places are anchors with their cost: a cell belongs to the cheapest place that
/// covers it, and among equals to the one that begins there. Cells of `own`, where the figure stands already, are left to its feet.
pub(crate) fn shares(places: &[(Square, u8)], side: u8, own: Option<Base>) -> Vec<(Square, usize)> {
    let mut owners: BTreeMap<(i8, i8), usize> = BTreeMap::new();
    let beginning = |(x, y): (i8, i8), at: Square| (x - at.x) + (y - at.y);
    for (index, &(at, cost)) in places.iter().enumerate() {
        for here in Base::new(at.x, at.y, side).squares() {
            if own.is_some_and(|own| own.covers(here.0, here.1)) {
                continue;
            }
            let owner = owners.entry(here).or_insert(index);
            let (other, known) = places[*owner];
            if (cost, beginning(here, at)) < (known, beginning(here, other)) {
                *owner = index;
            }
        }
    }
    // A place may be left without a cell: it takes its anchor, which is the anchor of no other place.
    let mut poor: Vec<usize> = (0..places.len()).filter(|index| !owners.values().any(|owner| owner == index)).collect();
    while let Some(index) = poor.pop() {
        let (at, _) = places[index];
        let loser = owners.insert((at.x, at.y), index);
        poor.extend(loser.filter(|&loser| loser != index && !owners.values().any(|&owner| owner == loser)));
    }
    owners.into_iter().map(|((x, y), index)| (Square::new(x, y), index)).collect()
}

/// How far from the corner of its first cell the middle of a large base begins: less than half a cell, so that the middle of a cell
/// belongs to the base that begins there.
const INSET: f32 = 0.38;

/// The ground around the middle of a base of even side, which lies between cells: a touch there means that place and none
/// beside it. The places next to where it stands have a little more, so that the cells beside it mean one step. Nothing for others:
/// the middle of an odd base is a cell.
pub(crate) fn middle(game: &Onb, at: Square, side: u8, own: Option<Base>) -> Option<Path> {
    if side < 2 || side % 2 == 1 {
        return None;
    }
    let near = own.is_some_and(|own| (own.x - at.x).abs() <= 1 && (own.y - at.y).abs() <= 1);
    let (inset, wide) = (f32::from(side) / 2.0 - 1.0 + INSET, if near { 2.0 * (1.0 - INSET) } else { 1.0 });
    let corner = grid(game).base(at, 1);
    let area = Area::new(corner.x + inset * CELL, corner.y + inset * CELL, wide * CELL, wide * CELL);
    let own = own.map(|own| grid(game).base(Square::new(own.x, own.y), own.n as u8));
    Some(around(area, own))
}

/// What is left of an area outside another: the figure itself is not ground to walk to.
fn around(area: Area, own: Option<Area>) -> Path {
    let outline = |x: f32, y: f32, right: f32, bottom: f32| {
        Path::through([pt(x, y), pt(right, y), pt(right, bottom), pt(x, bottom)]).close()
    };
    let (x, y, right, bottom) = (area.x, area.y, area.right(), area.bottom());
    let Some(own) = own.filter(|own| own.x < right && own.right() > x && own.y < bottom && own.bottom() > y) else {
        return outline(x, y, right, bottom);
    };
    let (left_of, right_of) = (x.max(own.x), right.min(own.right()));
    let parts = [
        (x, y, own.x, bottom),
        (own.right(), y, right, bottom),
        (left_of, y, right_of, own.y),
        (left_of, own.bottom(), right_of, bottom),
    ];
    let parts = parts.into_iter().filter(|(x, y, right, bottom)| x < right && y < bottom);
    parts.fold(Path::default(), |path, (x, y, right, bottom)| path.and(outline(x, y, right, bottom)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_of_a_large_base_has_a_cell_and_every_covered_cell_a_place() {
        let own = Base::new(3, 3, 2);
        let mut places = Vec::new();
        for y in 0..6i8 {
            for x in 0..6i8 {
                if (x, y) != (3, 3) {
                    places.push((Square::new(x, y), 2 * ((x - 3).unsigned_abs() + (y - 3).unsigned_abs())));
                }
            }
        }
        // One place that is dearer than all around it.
        places[8].1 = 40;
        let shares = shares(&places, 2, Some(own));
        for (index, &(at, _)) in places.iter().enumerate() {
            assert!(shares.iter().any(|&(_, owner)| owner == index), "{at} cannot be touched");
        }
        for y in 0..7 {
            for x in 0..7 {
                let there = shares.iter().find(|(here, _)| *here == Square::new(x, y));
                assert!(there.is_some() || own.covers(x, y), "{x}, {y} is lit and dead");
                let covers = |&(_, owner): &(Square, usize)| {
                    let (at, _) = places[owner];
                    Base::new(at.x, at.y, 2).covers(x, y)
                };
                assert!(there.is_none_or(covers), "{x}, {y} leads elsewhere");
            }
        }
    }
}
