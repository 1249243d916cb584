//! Hexagonal boards: from the engine's whole-numbered hexes to points of the plane.

use super::outline::{closed_lines, shrunk};
use crate::{
    geometry::{Area, Point, pt},
    scene::{Node, Path},
    text::Face,
    theme::Colour,
};
use galerne_engine::{Direction, Hex};
use std::collections::BTreeSet;

const ROOT_3: f32 = 1.732_050_8;

/// Which way the corners point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tip {
    /// A corner on top, rows of hexes: the engine's compass directions are meant for it.
    Pointy,
    /// An edge on top, columns of hexes. `q` counts columns; the engine's `E` then points down to the right.
    Flat,
}

/// How a board of hexes lies on the plane.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct HexGrid {
    /// Which way the hexes point.
    pub tip: Tip,
    /// From the centre of a hex to its corners, which is also the length of its edges.
    pub size: f32,
    /// Where the hex (0, 0) has its centre.
    pub origin: Point,
}

impl HexGrid {
    /// A grid whose hex (0, 0) is centred on the origin.
    #[must_use]
    pub const fn new(tip: Tip, size: f32) -> HexGrid {
        HexGrid { tip, size, origin: Point::ORIGIN }
    }

    /// The centre of a hex, on the board or not.
    #[must_use]
    pub fn centre(self, hex: Hex) -> Point {
        let (q, r) = (f32::from(hex.q), f32::from(hex.r));
        let step = match self.tip {
            Tip::Pointy => pt(ROOT_3 * (q + r / 2.0), 1.5 * r),
            Tip::Flat => pt(1.5 * q, ROOT_3 * (r + q / 2.0)),
        };
        self.origin + step * self.size
    }

    /// From edge to edge across a hex: what a finger has to hit.
    #[must_use]
    pub fn across(self) -> f32 {
        self.size * ROOT_3
    }

    /// The six corners, anticlockwise. Corner `i` is where edge `i` begins, edges being numbered as [`Direction::ALL`].
    #[must_use]
    pub fn corners(self, hex: Hex) -> [Point; 6] {
        Direction::ALL.map(|direction| self.edge(hex, direction)[0])
    }

    /// The edge on that side, from its right end to its left as one looks out of the hex.
    #[must_use]
    pub fn edge(self, hex: Hex, side: Direction) -> [Point; 2] {
        let out = self.centre(side.step()) - self.origin;
        // A step is as long as a hex is across, so that no length has to be measured.
        let along = out.left() * (0.5 / ROOT_3);
        let middle = self.centre(hex) + out * 0.5;
        [middle - along, middle + along]
    }

    /// The middle of the edge on that side: where walls, bridges and pawns on a border stand.
    #[must_use]
    pub fn edge_middle(self, hex: Hex, side: Direction) -> Point {
        self.centre(hex) + (self.centre(side.step()) - self.origin) * 0.5
    }

    /// The direction of a side, in degrees anticlockwise from East.
    #[must_use]
    pub fn degrees(self, side: Direction) -> f32 {
        (self.centre(side.step()) - self.origin).direction()
    }

    /// The hex as a shape, drawn in from its edges by a share (0 for hexes that touch). Class `cell`: it lights up by itself
    /// where it can be chosen.
    #[must_use]
    pub fn cell(self, hex: Hex, inset: f32) -> Node {
        Node::polygon(shrunk(self.corners(hex), inset)).class("cell")
    }

    /// The rectangle round all these hexes.
    #[must_use]
    pub fn area(self, hexes: impl IntoIterator<Item = Hex>) -> Area {
        Area::enclosing(hexes.into_iter().flat_map(|hex| self.corners(hex)))
    }

    /// The border of a region, holes included.
    #[must_use]
    pub fn outline(self, hexes: impl IntoIterator<Item = Hex>) -> Path {
        let hexes: Vec<Hex> = hexes.into_iter().collect();
        // A board of hundreds of hexes asks six times for each of them, and boards are drawn at every step.
        let region: BTreeSet<Hex> = hexes.iter().copied().collect();
        let mut edges = Vec::new();
        for &hex in &hexes {
            for side in Direction::ALL {
                if !region.contains(&hex.towards(side)) {
                    edges.push(self.edge(hex, side));
                }
            }
        }
        closed_lines(&edges)
    }

    /// The printed coordinate of a hex, small, in its lower part.
    #[must_use]
    pub fn coordinate(self, hex: Hex, text: impl Into<String>) -> Node {
        let drop = match self.tip {
            Tip::Pointy => 0.66,
            Tip::Flat => 0.64,
        };
        let at = self.centre(hex) + pt(0.0, drop * self.size);
        Node::label(at, text, Face::Sans, self.size * 0.26).fill(Colour::InkSoft)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use galerne_engine::Hexagon;

    const CLOSE: f32 = 1e-3;

    #[test]
    fn hexes_meet_at_their_edges() {
        for tip in [Tip::Pointy, Tip::Flat] {
            let grid = HexGrid { tip, size: 10.0, origin: pt(3.0, -7.0) };
            for hex in Hexagon::new(3).iter() {
                for side in Direction::ALL {
                    let [a, b] = grid.edge(hex, side);
                    let [c, d] = grid.edge(hex.towards(side), side.turned(3));
                    assert!((a - d).length() < CLOSE && (b - c).length() < CLOSE, "{tip:?} {hex:?} {side:?}");
                    assert!(((a - b).length() - grid.size).abs() < CLOSE);
                }
                for corner in grid.corners(hex) {
                    assert!(((corner - grid.centre(hex)).length() - grid.size).abs() < CLOSE);
                }
            }
        }
    }

    #[test]
    fn pointy_directions_are_those_of_the_compass() {
        let grid = HexGrid::new(Tip::Pointy, 1.0);
        for (side, degrees) in Direction::ALL.into_iter().zip([0.0, 60.0, 120.0, 180.0, 240.0, 300.0]) {
            assert!((grid.degrees(side) - degrees).abs() < 0.01, "{side:?}");
        }
        let flat = HexGrid::new(Tip::Flat, 1.0);
        assert!((flat.degrees(Direction::NW) - 90.0).abs() < 0.01, "in columns, r−1 is straight up");
    }

    #[test]
    fn a_region_has_one_border_and_one_for_each_hole() {
        let grid = HexGrid::new(Tip::Pointy, 10.0);
        let border = |hexes: &[Hex]| grid.outline(hexes.iter().copied()).data();
        assert_eq!(border(&[Hex::CENTRE]).matches('L').count(), 5, "six corners");
        let ring: Vec<Hex> = Hex::CENTRE.neighbours().collect();
        assert_eq!(border(&ring).matches('Z').count(), 2);
        let disc: Vec<Hex> = Hexagon::new(2).iter().collect();
        assert_eq!(border(&disc).matches('Z').count(), 1);
        assert_eq!(border(&[]), "");
    }
}
